"""What clients draw of a character and of cards: bars, tokens, stats, equipment."""

from __future__ import annotations

from typing import Any

import msgspec

from bossrush.engine.message import Message
from bossrush.engine.scene import Badge, Card, Sheet, Stat, Track, words
from bossrush.games.souls import terms as t
from bossrush.games.souls import words as w
from bossrush.games.souls.gear import block_dice, dodge_dice, held_in, resist_dice
from bossrush.games.souls.held import card_of, upgrades_of
from bossrush.games.souls.quarry import strength
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.tables import Action, Item

CONDITION_ICONS = ("bleeding-wound", "poison-bottle", "snowflake-1", "knockout")
MARKS = ("square", "circle", "lozenge", "pentagon")
"""Tell players apart until they have chosen a character, which has a picture."""


def sheet(s: Dungeon, number: int) -> Sheet:
    """A character board."""
    one = s.party[number]
    name = f"hero-{number}"
    if one.character < 0:
        title = w.hero(s, number).name
        assert isinstance(title, Message)
        return Sheet(name, words(title), one.seat, mark=MARKS[number])
    card = one.card()
    return Sheet(
        name,
        words(Message(card.name)),
        one.seat,
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
    one = s.party[number]
    parts = {"black": one.black, "red": one.red}
    if s.phase == t.DEFEND and s.fight.targets >> number & 1:
        parts["pending"] = min(strength(s), one.free())
    title = words(Message("souls-scene-bar"))
    return Track(f"hero-{number}-bar", title, one.free(), 0, t.BAR, "ends", parts=parts)


def _stats(s: Dungeon, number: int) -> list[Stat]:
    one = s.party[number]
    found = [
        Stat(f"hero-{number}-{name}", words(w.stat(stat)), one.stat(stat), name)
        for stat, name in enumerate(t.STATS)
    ]
    taunt = words(Message("souls-scene-taunt"))
    found.append(Stat(f"hero-{number}-taunt", taunt, one.card().taunt, "shouting"))
    return found


def _tokens(s: Dungeon, number: int) -> list[Badge]:
    one = s.party[number]
    name = f"hero-{number}"
    found = [
        _token(f"{name}-estus", "estus", "health-potion", one.estus),
        _token(f"{name}-luck", "luck", "clover", one.luck),
        _token(f"{name}-heroic", "heroic", "laurels", one.heroic),
    ]
    if one.ember:
        found.append(_token(f"{name}-ember", "ember", "fire-gem", True))
    if s.fight.aggro == number:
        title = words(Message("souls-scene-aggro"))
        found.append(Badge(f"{name}-aggro", title, "bullseye", tone="now"))
    found.extend(conditions(one.conditions, name))
    found.extend(_guard(s, number))
    return found


def _guard(s: Dungeon, number: int) -> list[Badge]:
    """The dice to block, resist and dodge with: a badge for each colour."""
    name = f"hero-{number}"
    found = []
    for way, icon, handful in (
        ("block", "round-shield", block_dice(s, number)),
        ("resist", "magic-shield", resist_dice(s, number)),
    ):
        for colour in range(3):
            some = handful & 255 << 8 * colour
            if some:
                title = words(Message(f"souls-scene-{way}", dice=w.dice(some)))
                key = f"{name}-{way}-{t.COLOURS[colour]}"
                found.append(Badge(key, title, icon, some >> 8 * colour))
    count = dodge_dice(s, number)
    title = words(Message("souls-scene-dodge", count=count))
    found.append(Badge(f"{name}-dodge-green", title, "dodging", count))
    return found


def _token(name: str, what: str, icon: str, ready: bool) -> Badge:
    state = "ready" if ready else "spent"
    return Badge(
        name, words(Message(f"souls-scene-{what}-{state}")), icon, tone="" if ready else "off"
    )


def conditions(mask: int, name: str) -> list[Badge]:
    """The condition tokens on a model."""
    return [
        Badge(
            f"{name}-{t.CONDITIONS[number]}",
            words(w.condition(number)),
            CONDITION_ICONS[number],
            tone="bad",
        )
        for number in range(4)
        if mask >> number & 1
    ]


def _equipment(s: Dungeon, number: int) -> list[Card]:
    one = s.party[number]
    found = []
    for place in range(t.IN_BACKUP + len(one.backup)):
        held = held_in(one, place)
        if held >= 0:
            name = t.PLACES[place]
            found.append(card(s, held, f"hero-{number}-{name}", name))
    return found


def card(s: Dungeon, held: int, name: str, at: str) -> Card:
    """An equipment card with what is tucked under it."""
    item = s.t.items[card_of(held)]
    text = words(Message(item.text)) if item.text else None
    badges = [
        Badge(f"{name}-upgrade-{place}", words(Message(s.t.items[upgrade].name)), "gem")
        for place, upgrade in enumerate(upgrades_of(held))
    ]
    size = 2 if item.slot == t.TWO_HAND else 1
    kind = t.CATEGORIES[item.category]
    return Card(name, words(w.card(s, held)), text, item.icon, kind, at, size, badges=badges)


def said(message: Message) -> Any:
    """Words as plain data, for the own board of this game."""
    return msgspec.to_builtins(words(message))


# -- for the own board of this game ---------------------------------------------------------------


def dice(handful: int) -> dict[str, int]:
    """Dice by colour, those there are."""
    found = {}
    for colour in range(3):
        count = handful >> 8 * colour & 255
        if count:
            found[t.COLOURS[colour]] = count
    return found


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
    item = s.t.items[card_of(held)]
    return {
        "card": item.id,
        "slot": t.KINDS_OF_SLOT[item.slot],
        "kind": said(_slot(item)),
        "needs": {name: item.needs[stat] for stat, name in enumerate(t.STATS) if item.needs[stat]},
        "block": dice(item.block),
        "resist": dice(item.resist),
        "dodge": item.dodge,
        "range": item.range if item.range >= 0 else None,
        "upgrades": item.upgrades,
        "actions": [_action(action) for action in item.actions],
    }


def _action(action: Action) -> dict[str, Any]:
    found: dict[str, Any] = {"cost": action.cost, "dice": dice(action.dice)}
    numbers = {
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
    found.update({name: value for name, value in numbers.items() if value})
    if action.repeat > 1:
        found["repeat"] = action.repeat
    if action.range >= 0:
        found["range"] = action.range
    if action.conditions:
        names = [name for bit, name in enumerate(t.CONDITIONS) if action.conditions >> bit & 1]
        found["conditions"] = names
    drawn = w.icons(action)
    if drawn.items:
        found["icons"] = said(Message("souls-icons", icons=drawn))
    if action.text:
        found["text"] = said(Message(action.text))
    return found


def _slot(item: Item) -> Message:
    """Where a card goes, and how many upgrades fit under it."""
    name = Message(f"souls-slot-{t.KINDS_OF_SLOT[item.slot].replace('_', '-')}")
    if not item.upgrades:
        return name
    return Message("souls-slot-upgrades", slot=name, count=item.upgrades)
