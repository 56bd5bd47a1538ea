"""The heroes' sheets in the scene: HP, actions, weapons, Ability, potions and tokens."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.scene import Badge, Card, Sheet, Stat, Track
from bossrush.engine.scene import words as say
from bossrush.games.arkalion.cards.tables import Weapon
from bossrush.games.arkalion.cards.terms import ACTIONS, GONE, PRESENCE, PRESENT
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import names


def sheet(s: Escape, player: int) -> Sheet:
    """Everything that belongs to one player."""
    hero = s.heroes[player]
    made = Sheet(
        f"hero-{player}",
        say(Message("arkalion-label", name=names.name(s, player))),
        s.seat_of(player),
        badges=[*_badges(s, player), *_tokens(s, player)],
    )
    if hero.sheet < 0:
        return made
    card = hero.character()
    made.icon = card.icon
    made.mark = card.mark
    made.text = say(Message(card.story))
    made.stats = [
        Stat(f"{name}-{player}", say(Message(f"arkalion-scene-{name}")), value, icon)
        for name, value, icon in figures(card.basic)
    ]
    name = say(Message("arkalion-scene-hp"))
    tone = "bad" if hero.hp == 1 and hero.presence == PRESENT else ""
    made.tracks = [Track(f"hp-{player}", name, hero.hp, 0, card.hp, tone=tone)]
    if s.hero_acts() and s.player() == player:
        name = say(Message("arkalion-scene-actions"))
        high = max(ACTIONS, s.actions)
        made.tracks.append(Track(f"actions-{player}", name, s.actions, 0, high, "ticks", "walk"))
    made.cards = _cards(s, player)
    return made


def figures(weapon: Weapon) -> list[tuple[str, int, str]]:
    """The figures of a weapon: what each is called, how high it is, and its icon."""
    return [
        ("power", weapon.power, "punch-blast"),
        ("range", weapon.range, "arrow-scope"),
        ("accuracy", weapon.accuracy, "bullseye"),
    ]


def weapon_card(name: str, weapon: Weapon, kind: str, at: str) -> Card:
    """A weapon, with its three figures in one line."""
    text = Message(
        "arkalion-scene-weapon", power=weapon.power, range=weapon.range, accuracy=weapon.accuracy
    )
    return Card(name, say(Message(weapon.name)), say(text), weapon.icon, kind, at)


def equipment_card(s: Escape, number: int, at: str) -> Card:
    card = s.tables.equipment[number]
    owner = s.tables.sheets[card.sheet]
    recipe = names.tokens(s, card.recipe)
    text = say(Message("arkalion-scene-owner", hero=Message(owner.name), recipe=recipe))
    made = weapon_card(f"equipment-{card.id}", card.weapon, "equipment", at)
    made.badges = [Badge(f"owner-{card.id}", text, owner.icon)]
    return made


def _cards(s: Escape, player: int) -> list[Card]:
    hero = s.heroes[player]
    card = hero.character()
    at = f"hero-{player}"
    name = say(Message(card.ability.name))
    text = say(Message(card.ability.text))
    ability = Card(f"ability-{player}", name, text, card.ability.icon, "ability", at)
    if s.player() == player and s.ability_used:
        name = say(Message("arkalion-scene-spent"))
        ability.badges = [Badge(f"spent-{player}", name, tone="off")]
    cards = [weapon_card(f"weapon-{player}", card.basic, "weapon", at), ability]
    for number, holder in enumerate(s.gear):
        if holder == player:
            cards.append(equipment_card(s, number, at))
    for number, count in enumerate(hero.potions):
        if count:
            cards.append(_potion(s, player, number, count))
    return cards


def _potion(s: Escape, player: int, number: int, count: int) -> Card:
    potion = s.tables.potions[number]
    name = say(Message(potion.name))
    text = say(Message(potion.text))
    at = f"hero-{player}"
    made = Card(f"potion-{player}-{potion.id}", name, text, potion.icon, "potion", at)
    if count > 1:
        name = say(Message("arkalion-scene-copies", count=count))
        made.badges = [Badge(f"copies-{player}-{potion.id}", name, value=count)]
    return made


def _tokens(s: Escape, player: int) -> list[Badge]:
    """The tokens a hero carries, one badge a kind."""
    badges: list[Badge] = []
    for resource, count in zip(s.tables.resources, s.heroes[player].tokens, strict=True):
        if count:
            name = say(Message(resource.name))
            badges.append(Badge(f"token-{player}-{resource.id}", name, resource.icon, count))
    return badges


def _badges(s: Escape, player: int) -> list[Badge]:
    hero = s.heroes[player]
    badges: list[Badge] = []
    if s.first == player:
        name = say(Message("arkalion-scene-first"))
        badges.append(Badge(f"first-{player}", name, "rank-1", tone="now"))
    if hero.presence != PRESENT:
        name = say(Message(f"arkalion-scene-{PRESENCE[hero.presence]}"))
        tone = "off" if hero.presence == GONE else "bad"
        badges.append(Badge(f"presence-{player}", name, "tombstone", tone=tone))
    if hero.shield:
        badges.append(_counted(player, "shield", "shield-reflect", hero.shield))
    if hero.ward:
        badges.append(_counted(player, "ward", "stone-block", hero.ward))
    if s.hero_acts() and s.player() == player:
        badges.extend(_boosts(s, player))
    return badges


def _counted(player: int, kind: str, figure: str, count: int) -> Badge:
    """So many of something that helps a hero."""
    name = say(Message(f"arkalion-scene-{kind}", count=count))
    return Badge(f"{kind}-{player}", name, figure, count, "good")


def _boosts(s: Escape, player: int) -> list[Badge]:
    """What potions have granted for this turn."""
    badges: list[Badge] = []
    if s.reroll:
        name = say(Message("arkalion-scene-reroll"))
        badges.append(Badge(f"reroll-{player}", name, "hawk-emblem", tone="good"))
    if s.sight:
        badges.append(_counted(player, "sight", "spyglass", s.sight))
    if s.steps:
        badges.append(_counted(player, "steps", "feather", s.steps))
    if s.manning >= 0:
        name = say(Message("arkalion-scene-manning", gun=names.station(s, s.manning)))
        badges.append(Badge(f"manning-{player}", name, "wrench", tone="good"))
    return badges
