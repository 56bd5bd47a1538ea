"""What only Dark Souls' own board knows: the numbers on cards and foes, and what foes will do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from bossrush.engine.message import Arg, Listing, Message
from bossrush.engine.scene import Piece, Scene, Sheet
from bossrush.terminal.voice import Voice, ended

FAR: Final = 99
"""The range of what reaches everybody."""
QUARRIES: Final = {"nearest": "souls-nearest", "aggro": "souls-aggro"}
BLOWS: Final = {"physical": "souls-physical", "magic": "souls-magic"}
DEFENCES: Final = {"block": "souls-block", "resist": "souls-resist"}


class Foe(NamedTuple):
    """A foe that stands, with what its card says."""

    piece: Piece
    number: int
    """Which one of its kind it is; 0 where it is the only one."""
    does: list[str]
    """What it does when it acts; nothing for a boss, whose cards say so."""
    armour: list[str]
    blows: list[tuple[str, int, str]]
    """Whom it would strike next, how hard and how: `figure-0`, 4, `physical`."""


def foes_of(voice: Voice, scene: Scene) -> list[Foe]:
    """Everybody the party fights who has not fallen, in the order in which they act."""
    about = {foe["id"]: foe for foe in scene.board.get("foes", [])}
    plans = {plan["foe"]: plan["blows"] for plan in scene.board.get("intents", [])}
    pieces = [piece for piece in scene.pieces if piece.id in about]
    found = []
    for piece in pieces:
        if not piece.at:
            continue
        same = [other.id for other in pieces if other.kind == piece.kind]
        number = same.index(piece.id) + 1 if len(same) > 1 else 0
        facts = about[piece.id]
        blows = [(blow["target"], blow["damage"], blow["type"]) for blow in plans.get(piece.id, [])]
        does = side_words(voice, facts["side"]) if facts["side"] is not None else []
        found.append(Foe(piece, number, does, _armour(voice, facts), blows))
    return found


def _armour(voice: Voice, facts: dict[str, Any]) -> list[str]:
    said = [
        voice.own("figure", name=_say(voice, f"souls-title-{name}"), value=facts[name])
        for name in ("block", "resist")
    ]
    return [*said, voice.written(facts["heats"])] if facts["heat_up"] else said


def side_words(voice: Voice, side: dict[str, Any]) -> list[str]:
    """What a foe does when it acts, icon by icon, and how to get out of its way."""
    sought = {whom for icon in side["icons"] if (whom := _sought(icon))}
    told = [_icon(voice, icon, "" if len(sought) == 1 else _sought(icon)) for icon in side["icons"]]
    if len(sought) == 1:
        told.append(voice.own(QUARRIES[sought.pop()]))
    if side["repeat"] > 1:
        told.append(voice.own("souls-repeat", times=side["repeat"]))
    if any(icon["op"] == "attack" for icon in side["icons"]):
        if side["range"] is not None:
            told.append(range_words(voice, side["range"]))
        told.append(voice.own("souls-dodge", dodge=side["dodge"]))
    for arcs, key in ((side["hit"], "souls-strikes"), (side["weak"], "souls-weak")):
        if arcs:
            told.append(voice.own(key, arcs=Listing([_say(voice, f"souls-arc-{a}") for a in arcs])))
    return told


def _sought(icon: dict[str, Any]) -> str:
    """Whom an icon is about: the `nearest` or `aggro`; nothing where its arcs say whom."""
    if icon["op"] == "attack":
        return str(icon["target"]) if icon["mode"] != "area" else ""
    return str(icon.get("to", ""))


def _icon(voice: Voice, icon: dict[str, Any], whom: str) -> str:
    """One behaviour icon: what it does, to or against whom, and whether it pushes."""
    what = icon["op"]
    if what == "attack":
        more = [_say(voice, f"souls-condition-{name}") for name in icon.get("conditions", [])]
        said = ", ".join([damage_words(voice, icon["damage"], icon["type"]), *more])
    elif what == "move" and not icon["nodes"]:
        said = voice.own("souls-faces")
    elif what == "move":
        said = voice.own("souls-away" if icon["away"] else "souls-move", nodes=icon["nodes"])
    elif what == "shift":
        said = voice.own("souls-move", nodes=icon["nodes"])
    else:
        said = voice.own("souls-leap" if what == "leap" else "souls-turn")
    about = [voice.own(QUARRIES[whom])] if whom else []
    if icon.get("mode") == "node":
        about.append(voice.own("souls-whole-node"))
    if "push" in icon:
        pushes = _say(voice, "souls-icon-push", nodes=1)
        about.append(f"{pushes} {icon['push']}" if icon["push"] else pushes)
    return f"{said} ({', '.join(about)})" if about else said


def title_of(voice: Voice, scene: Scene, name: str) -> str:
    """A caption of the board."""
    return voice.written(scene.board["titles"][name])


def damage_words(voice: Voice, damage: int, kind: str) -> str:
    """How hard a blow is, and of which kind."""
    return voice.own(BLOWS[kind], damage=damage)


def range_words(voice: Voice, reach: int) -> str:
    """How far something reaches."""
    if reach >= FAR:
        return _say(voice, "souls-range-infinite")
    return _say(voice, "souls-range", range=reach)


def dice_words(voice: Voice, dice: dict[str, int]) -> str:
    """A handful of dice by colour."""
    told = [_say(voice, f"souls-dice-{colour}", count=count) for colour, count in dice.items()]
    return " + ".join(told)


def card_words(voice: Voice, scene: Scene, card: str, whole: bool = True) -> list[str]:
    """The numbers of an equipment card; `whole` with what one needs to use it."""
    facts = scene.board.get("cards", {}).get(card)
    if facts is None:
        return []
    told = []
    if facts["range"] is not None:
        told.append(range_words(voice, facts["range"]))
    for name, key in DEFENCES.items():
        if facts[name]:
            told.append(voice.own(key, dice=dice_words(voice, facts[name])))
    if facts["dodge"] > 0:
        told.append(voice.own("souls-dodges", count=facts["dodge"]))
    elif facts["dodge"] < 0:
        told.append(voice.own("souls-dodges-less"))
    told += [_action(voice, action) for action in facts["actions"]]
    if whole and facts["needs"]:
        stats = [
            voice.own("figure", name=_say(voice, f"souls-stat-{stat}"), value=value)
            for stat, value in facts["needs"].items()
        ]
        told.append(voice.own("souls-needs", stats=Listing([*stats])))
    return told


def _action(voice: Voice, action: dict[str, Any]) -> str:
    """One line of a weapon: what it costs, rolls and does besides."""
    dice, mod = dice_words(voice, action["dice"]), action.get("mod", 0)
    rolled = dice
    if dice and mod:
        rolled = f"{dice} {'+' if mod > 0 else '−'} {abs(mod)}"
    more = [voice.written(action["icons"])] if "icons" in action else []
    more += [_say(voice, f"souls-condition-{name}") for name in action.get("conditions", [])]
    if not dice and "text" in action:
        more = [voice.written(action["text"]).rstrip(".")]
    does = ", ".join(filter(None, [rolled, *more]))
    return _say(voice, "souls-detail-use", cost=action["cost"], action=does)


def guard_words(voice: Voice, scene: Scene, number: int) -> list[str]:
    """The dice somebody defends with."""
    guards = scene.board.get("defence", [])
    guard = guards[number] if number < len(guards) else {}
    if not guard:
        return []
    none = _say(voice, "souls-dice-none")
    told = [
        voice.own(key, dice=dice_words(voice, guard[name]) or none)
        for name, key in DEFENCES.items()
    ]
    return [*told, voice.own("souls-dodges", count=guard["dodge"])]


def known_pattern(scene: Scene) -> list[tuple[str, str, list[dict[str, Any]], str]]:
    """What is known of a boss's deck: title, id, sides, and `next`, `past` or nothing."""
    boss = scene.board.get("boss")
    if boss is None:
        return []
    ahead = len(boss["discard"])
    rows = []
    for place, card in enumerate(boss["pattern"]):
        state = "past" if place < ahead else "next" if place == ahead else ""
        rows.append(("order", card, _sides(boss, card), state))
    for card in boss["shuffled"]:
        rows.append(("shuffled", card, _sides(boss, card), ""))
    told = {card for _, card, _, _ in rows}
    for card in boss["behaviours"]:
        if card not in told:
            rows.append(("earlier", card, _sides(boss, card), ""))
    return rows


def _sides(boss: dict[str, Any], card: str) -> list[dict[str, Any]]:
    known = boss["behaviours"].get(card)
    return known["sides"] if known is not None else []


def told(voice: Voice, scene: Scene) -> list[str]:
    """All of it in plain lines: foes, what they will do, the boss's cards, everybody's cards."""
    return [ended(line) for line in [*_foes_told(voice, scene), *_cards_told(voice, scene)]]


def _foes_told(voice: Voice, scene: Scene) -> Iterator[str]:
    names = {piece.id: voice.say(piece.name) for piece in scene.pieces}
    for foe in foes_of(voice, scene):
        name = voice.say(foe.piece.name)
        yield _line(voice, name, [*foe.does, *foe.armour])
        if foe.blows:
            blows = [
                voice.own(
                    "souls-blow",
                    who=names.get(who, who),
                    damage=damage_words(voice, damage, kind),
                )
                for who, damage, kind in foe.blows
            ]
            yield voice.own("souls-intent", name=name, blows=Listing([*blows]))
    yield from _pattern_told(voice, scene)
    boss = scene.board.get("boss")
    if boss is not None and boss["unseen"]:
        name = _say(voice, "souls-title-unseen")
        yield voice.own("figure", name=name, value=boss["unseen"])


def _pattern_told(voice: Voice, scene: Scene) -> Iterator[str]:
    before = ""
    for title, _, sides, state in known_pattern(scene):
        if title != before:
            yield _say(voice, f"souls-title-{title}")
            before = title
        for side in sides:
            said = _line(voice, voice.written(side["name"]), side_words(voice, side))
            yield voice.own("souls-next", said=said) if state == "next" else said


def _cards_told(voice: Voice, scene: Scene) -> Iterator[str]:
    held = [card for sheet in scene.sheets for card in sheet.cards]
    for card in [*held, *scene.cards]:
        numbers = card_words(voice, scene, card.id)
        if numbers and card.name is not None:
            yield _line(voice, voice.say(card.name), numbers)


def token_of(sheet: Sheet, name: str) -> bool | None:
    """Whether a token of a character is ready; None where there is none."""
    for badge in sheet.badges:
        if badge.id == f"{sheet.id}-{name}":
            return badge.tone != "off"
    return None


def _line(voice: Voice, name: str, numbers: list[str]) -> str:
    return voice.own("titled-line", title=name, text=", ".join(numbers))


def _say(voice: Voice, key: str, **args: Arg) -> str:
    return voice.say(Message(key, **args))
