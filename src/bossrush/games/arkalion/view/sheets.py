"""The heroes' sheets in the scene: HP, actions, weapons, Ability, potions and tokens."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.scene import Badge, Card, Sheet, Stat, Track
from bossrush.engine.scene import words as say
from bossrush.games.arkalion.cards.tables import Weapon
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import ACTIONS, GONE, PRESENCE, PRESENT
from bossrush.games.arkalion.view import words


def sheet(s: Escape, player: int) -> Sheet:
    """Everything that belongs to one player."""
    hero = s.heroes[player]
    made = Sheet(
        f"hero-{player}",
        say(Message("arkalion-label", name=words.name(s, player))),
        s.seat_of(player),
        badges=[*_badges(s, player), *_tokens(s, player)],
    )
    if hero.sheet < 0:
        return made
    card = hero.character()
    made.icon = card.icon
    made.mark = card.mark
    made.text = say(Message(card.story))
    made.stats = _stats(player, card.basic)
    made.tracks = [
        Track(
            f"hp-{player}",
            say(Message("arkalion-scene-hp")),
            hero.hp,
            0,
            card.hp,
            tone="bad" if hero.hp == 1 and hero.presence == PRESENT else "",
        )
    ]
    if s.hero_acts() and s.player() == player:
        name = say(Message("arkalion-scene-actions"))
        high = max(ACTIONS, s.actions)
        made.tracks.append(Track(f"actions-{player}", name, s.actions, 0, high, "ticks", "walk"))
    made.cards = _cards(s, player)
    return made


def _stats(player: int, weapon: Weapon) -> list[Stat]:
    """The figures of the basic weapon."""
    named = (
        ("power", weapon.power, "punch-blast"),
        ("range", weapon.range, "arrow-scope"),
        ("accuracy", weapon.accuracy, "bullseye"),
    )
    return [
        Stat(f"{name}-{player}", say(Message(f"arkalion-scene-{name}")), value, icon)
        for name, value, icon in named
    ]


def weapon_text(weapon: Weapon) -> Message:
    """A weapon's three figures in one line."""
    return Message(
        "arkalion-scene-weapon", power=weapon.power, range=weapon.range, accuracy=weapon.accuracy
    )


def equipment_card(s: Escape, number: int, at: str) -> Card:
    card = s.tables.equipment[number]
    owner = say(
        Message(
            "arkalion-scene-owner",
            hero=Message(s.tables.sheets[card.sheet].name),
            recipe=words.tokens(s, card.recipe),
        )
    )
    return Card(
        f"equipment-{card.id}",
        say(Message(card.weapon.name)),
        say(weapon_text(card.weapon)),
        card.weapon.icon,
        "equipment",
        at,
        badges=[Badge(f"owner-{card.id}", owner, s.tables.sheets[card.sheet].icon)],
    )


def _cards(s: Escape, player: int) -> list[Card]:
    hero = s.heroes[player]
    card = hero.character()
    at = f"hero-{player}"
    used = s.player() == player and s.ability_used
    spent = Badge(f"spent-{player}", say(Message("arkalion-scene-spent")), tone="off")
    found = [
        Card(
            f"weapon-{player}",
            say(Message(card.basic.name)),
            say(weapon_text(card.basic)),
            card.basic.icon,
            "weapon",
            at,
        ),
        Card(
            f"ability-{player}",
            say(Message(card.ability.name)),
            say(Message(card.ability.text)),
            card.ability.icon,
            "ability",
            at,
            badges=[spent] if used else [],
        ),
    ]
    for number, holder in enumerate(s.gear):
        if holder == player:
            found.append(equipment_card(s, number, at))
    for number, count in enumerate(hero.potions):
        if count:
            found.append(_potion(s, player, number, count))
    return found


def _potion(s: Escape, player: int, number: int, count: int) -> Card:
    potion = s.tables.potions[number]
    badges: list[Badge] = []
    if count > 1:
        name = say(Message("arkalion-scene-copies", count=count))
        badges.append(Badge(f"copies-{player}-{potion.id}", name, value=count))
    return Card(
        f"potion-{player}-{potion.id}",
        say(Message(potion.name)),
        say(Message(potion.text)),
        potion.icon,
        "potion",
        f"hero-{player}",
        badges=badges,
    )


def _tokens(s: Escape, player: int) -> list[Badge]:
    """The tokens a hero carries, one badge a kind."""
    return [
        Badge(
            f"token-{player}-{s.tables.resource_ids[resource]}",
            say(words.token(s, resource)),
            s.tables.resources[resource].icon,
            count,
        )
        for resource, count in enumerate(s.heroes[player].tokens)
        if count
    ]


def _badges(s: Escape, player: int) -> list[Badge]:
    hero = s.heroes[player]
    found: list[Badge] = []
    if s.first == player:
        name = say(Message("arkalion-scene-first"))
        found.append(Badge(f"first-{player}", name, "rank-1", tone="now"))
    if hero.presence != PRESENT:
        name = say(Message(f"arkalion-scene-{PRESENCE[hero.presence]}"))
        tone = "off" if hero.presence == GONE else "bad"
        found.append(Badge(f"presence-{player}", name, "tombstone", tone=tone))
    if hero.shield:
        name = say(Message("arkalion-scene-shield", count=hero.shield))
        found.append(Badge(f"shield-{player}", name, "shield-reflect", hero.shield, "good"))
    if hero.ward:
        name = say(Message("arkalion-scene-ward", count=hero.ward))
        found.append(Badge(f"ward-{player}", name, "stone-block", hero.ward, "good"))
    if s.hero_acts() and s.player() == player:
        found.extend(_boosts(s, player))
    return found


def _boosts(s: Escape, player: int) -> list[Badge]:
    """What potions have granted for this turn."""
    found: list[Badge] = []
    if s.reroll:
        name = say(Message("arkalion-scene-reroll"))
        found.append(Badge(f"reroll-{player}", name, "hawk-emblem", tone="good"))
    if s.sight:
        name = say(Message("arkalion-scene-sight", count=s.sight))
        found.append(Badge(f"sight-{player}", name, "spyglass", s.sight, "good"))
    if s.steps:
        name = say(Message("arkalion-scene-steps", count=s.steps))
        found.append(Badge(f"steps-{player}", name, "feather", s.steps, "good"))
    if s.manning >= 0:
        name = say(Message("arkalion-scene-manning", gun=words.station(s, s.manning)))
        found.append(Badge(f"manning-{player}", name, "wrench", tone="good"))
    return found
