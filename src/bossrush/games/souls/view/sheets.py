"""What clients draw of a character and of cards: bars, tokens, stats, equipment."""

from __future__ import annotations

from typing import Any

import msgspec

from bossrush.engine.message import Message
from bossrush.engine.scene import Badge, Card, Sheet, Stat, Track, words
from bossrush.engine.sets import has, members, named
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.dice import count_of, only_of
from bossrush.games.souls.cards.tables import Action, Item
from bossrush.games.souls.rules.enemy_attack import strength
from bossrush.games.souls.rules.equipment import block_dice, dodge_dice, resist_dice
from bossrush.games.souls.table import phases
from bossrush.games.souls.table.owned_cards import card_of, upgrades_of
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import names

CONDITION_ICONS = ("bleeding-wound", "poison-bottle", "snowflake-1", "knockout")
MARKS = ("square", "circle", "lozenge", "pentagon")
"""Tell players apart until they have chosen a character, which has a picture."""


def sheet(s: Dungeon, number: int) -> Sheet:
    """A character board."""
    character = s.party[number]
    name = f"hero-{number}"
    if character.character < 0:
        title = names.hero(s, number).name
        assert isinstance(title, Message)
        return Sheet(name, words(title), character.seat, mark=MARKS[number])
    card = character.card()
    return Sheet(
        name,
        words(Message(card.name)),
        character.seat,
        card.icon,
        stats=_stats(s, number),
        tracks=[bar(s, number)],
        cards=_equipment(s, number),
        slots=6,
        badges=_tokens(s, number),
        text=words(Message(card.heroic_text)),
    )


def bar(s: Dungeon, number: int) -> Track:
    """The endurance bar: Energy from the left, damage from the right, a blow that hangs over it."""
    character = s.party[number]
    parts = {"black": character.black, "red": character.red}
    if s.phase == phases.DEFEND and has(s.fight.targets, number):
        parts["pending"] = min(strength(s), character.free())
    title = words(Message("souls-scene-bar"))
    return Track(f"hero-{number}-bar", title, character.free(), 0, terms.BAR, "ends", parts=parts)


def _stats(s: Dungeon, number: int) -> list[Stat]:
    character = s.party[number]
    stats = [
        Stat(f"hero-{number}-{name}", words(names.stat(stat)), character.stat(stat), name)
        for stat, name in enumerate(terms.STATS)
    ]
    taunt = words(Message("souls-scene-taunt"))
    stats.append(Stat(f"hero-{number}-taunt", taunt, character.card().taunt, "shouting"))
    return stats


def _tokens(s: Dungeon, number: int) -> list[Badge]:
    character = s.party[number]
    name = f"hero-{number}"
    badges = [
        _token(f"{name}-estus", "estus", "health-potion", character.estus),
        _token(f"{name}-luck", "luck", "clover", character.luck),
        _token(f"{name}-heroic", "heroic", "laurels", character.heroic),
    ]
    if character.ember:
        badges.append(_token(f"{name}-ember", "ember", "fire-gem", True))
    if s.fight.aggro == number:
        title = words(Message("souls-scene-aggro"))
        badges.append(Badge(f"{name}-aggro", title, "bullseye", tone="now"))
    badges.extend(conditions(character.conditions, name))
    badges.extend(_guard(s, number))
    return badges


def _guard(s: Dungeon, number: int) -> list[Badge]:
    """The dice to block, resist and dodge with: a badge for each colour."""
    name = f"hero-{number}"
    badges = []
    for way, icon, handful in (
        ("block", "round-shield", block_dice(s, number)),
        ("resist", "magic-shield", resist_dice(s, number)),
    ):
        for colour in range(3):
            count = count_of(handful, colour)
            if count:
                some = names.dice(only_of(handful, colour))
                title = words(Message(f"souls-scene-{way}", dice=some))
                key = f"{name}-{way}-{terms.COLOURS[colour]}"
                badges.append(Badge(key, title, icon, count))
    count = dodge_dice(s, number)
    title = words(Message("souls-scene-dodge", count=count))
    badges.append(Badge(f"{name}-dodge-green", title, "dodging", count))
    return badges


def _token(name: str, what: str, icon: str, ready: bool) -> Badge:
    state = "ready" if ready else "spent"
    return Badge(
        name, words(Message(f"souls-scene-{what}-{state}")), icon, tone="" if ready else "off"
    )


def conditions(tokens: int, name: str) -> list[Badge]:
    """The condition tokens on a model."""
    return [
        Badge(
            f"{name}-{terms.CONDITIONS[number]}",
            words(names.condition(number)),
            CONDITION_ICONS[number],
            tone="bad",
        )
        for number in members(tokens)
    ]


def _equipment(s: Dungeon, number: int) -> list[Card]:
    character = s.party[number]
    cards = []
    for place in range(terms.IN_BACKUP + len(character.backup)):
        held = character.card_in(place)
        if held >= 0:
            name = terms.PLACES[place]
            cards.append(card(s, held, f"hero-{number}-{name}", name))
    return cards


def card(s: Dungeon, held: int, name: str, at: str) -> Card:
    """An equipment card with what is tucked under it."""
    item = s.tables.items[card_of(held)]
    text = words(Message(item.text)) if item.text else None
    badges = [
        Badge(f"{name}-upgrade-{place}", words(Message(s.tables.items[upgrade].name)), "gem")
        for place, upgrade in enumerate(upgrades_of(held))
    ]
    size = 2 if item.slot == terms.TWO_HAND else 1
    kind = terms.CATEGORIES[item.category]
    return Card(name, words(names.card(s, held)), text, item.icon, kind, at, size, badges=badges)


def said(message: Message) -> Any:
    """Words as plain data, for this game's own board."""
    return msgspec.to_builtins(words(message))


# -- for this game's own board ---------------------------------------------------------------


def dice(handful: int) -> dict[str, int]:
    """Dice by colour, those there are."""
    by_id = {}
    for colour in range(3):
        count = count_of(handful, colour)
        if count:
            by_id[terms.COLOURS[colour]] = count
    return by_id


def defence(s: Dungeon, number: int) -> dict[str, Any]:
    """The dice a character defends with."""
    if s.party[number].character < 0:
        return {}
    return {
        "block": dice(block_dice(s, number)),
        "resist": dice(resist_dice(s, number)),
        "dodge": dodge_dice(s, number),
    }


def facts(s: Dungeon, held: int) -> dict[str, Any]:
    """A card's numbers, for the treasure browser."""
    item = s.tables.items[card_of(held)]
    return {
        "card": item.id,
        "slot": terms.KINDS_OF_SLOT[item.slot],
        "kind": said(_slot(item)),
        "needs": {
            name: item.needs[stat] for stat, name in enumerate(terms.STATS) if item.needs[stat]
        },
        "block": dice(item.block),
        "resist": dice(item.resist),
        "dodge": item.dodge,
        "range": item.range if item.range >= 0 else None,
        "upgrades": item.upgrades,
        "actions": [_action(action) for action in item.actions],
    }


def _action(action: Action) -> dict[str, Any]:
    facts: dict[str, Any] = {"cost": action.cost, "dice": dice(action.dice)}
    numbers: dict[str, Any] = {
        "mod": action.mod,
        "magic": action.magic,
        "node": action.node,
        "shaft": action.shaft,
        "shift_before": action.before,
        "shift_after": action.after,
        "shift": action.shift,
        "push": action.push,
        "stamina": action.stamina,
        "health": action.health,
    }
    facts.update({name: value for name, value in numbers.items() if value})
    if action.repeat > 1:
        facts["repeat"] = action.repeat
    if action.range >= 0:
        facts["range"] = action.range
    if action.conditions:
        facts["conditions"] = named(action.conditions, terms.CONDITIONS)
    drawn = names.icons(action)
    if drawn.items:
        facts["icons"] = said(Message("souls-icons", icons=drawn))
    if action.text:
        facts["text"] = said(Message(action.text))
    return facts


def _slot(item: Item) -> Message:
    """Where a card goes, and how many upgrades fit under it."""
    name = Message(f"souls-slot-{terms.KINDS_OF_SLOT[item.slot].replace('_', '-')}")
    if not item.upgrades:
        return name
    return Message("souls-slot-upgrades", slot=name, count=item.upgrades)
