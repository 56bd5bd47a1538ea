"""What only Vengeance's own board knows: the dice each tile takes, and what stands in each room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bossrush.engine.message import Arg, Listing, Message
from bossrush.engine.scene import Card, Piece, Place, Scene, linked
from bossrush.terminal.spoken import fallen
from bossrush.terminal.voice import Voice, ended

LETTERS = 2
"""So many letters of a minion's name stand for it."""


class Tile(NamedTuple):
    """A skill or an item in front of somebody."""

    id: str
    name: str
    dice: str
    """The dice it takes, in words; nothing for an item."""
    does: str
    state: list[str]
    """How it stands: ready, lacking dice, assigned, anticipated, uses."""
    good: bool
    """Whether it can be fed or used now."""


class Room(NamedTuple):
    """A room of a lair."""

    place: Place
    number: int
    ways: list[int]
    """The rooms behind its doors, by number."""
    heroes: list[Piece]
    enemies: list[Piece]
    """Who stands there; the Boss too."""
    dead: int


def seat_of(scene: Scene, seat: int) -> dict[str, Any]:
    """What the board knows of a seat."""
    found: dict[str, Any] = scene.board["seats"][seat]
    return found


def tiles_of(voice: Voice, scene: Scene, seat: int) -> list[Tile]:
    """The tiles in front of a seat, skills before items."""
    cards = _cards(scene)
    return [
        _tile(voice, scene, facts, cards[facts["id"]]) for facts in seat_of(scene, seat)["tiles"]
    ]


def offers_of(voice: Voice, scene: Scene, seat: int) -> list[Tile]:
    """The skills that a seat may still learn."""
    cards = _cards(scene)
    made = []
    for facts in seat_of(scene, seat)["offers"]:
        cost = voice.own("vengeance-cost", xp=facts["cost"])
        tile = _tile(voice, scene, {**facts, "kind": "offer"}, cards[facts["id"]])
        made.append(tile._replace(state=[cost, *tile.state]))
    return made


def _tile(voice: Voice, scene: Scene, facts: dict[str, Any], card: Card) -> Tile:
    name = voice.say(card.name) if card.name is not None else ""
    does = voice.say(card.text) if card.text is not None else ""
    if facts["kind"] == "item":
        uses = facts["uses"]
        state = [voice.own("vengeance-uses" if uses else "vengeance-unused", uses=uses)]
        return Tile(facts["id"], name, "", does, state, bool(uses))
    if facts["bonus"]:
        bonus = Listing([_say(voice, f"vengeance-action-{step}") for step in facts["bonus"]])
        face = voice.face(facts["bonus_face"])
        does = f"{does}, {voice.own('vengeance-bonus', face=face, bonus=bonus)}"
    state = [_say(voice, "vengeance-once")] if facts["once"] else []
    if facts["kind"] == "offer":
        return Tile(facts["id"], name, dice_words(voice, facts), does, state, False)
    if facts["groups"]:
        state.append(voice.own("vengeance-groups", groups=len(facts["groups"])))
    if facts["marks"]:
        state.append(voice.own("vengeance-marks", marks=facts["marks"]))
    if scene.board["stage"] == "roll":
        if facts["ready"]:
            state.append(_say(voice, "vengeance-board-ready"))
        elif facts["needs"]:
            state.append(_say(voice, "vengeance-board-needs", count=facts["needs"]))
    good = bool(facts["ready"] or facts["groups"])
    return Tile(facts["id"], name, dice_words(voice, facts), does, state, good)


def dice_words(voice: Voice, facts: dict[str, Any]) -> str:
    """The dice a skill takes: “gun + gun + gun/knife”."""
    return " + ".join("/".join(map(voice.face, either)) for either in facts["requires"])


def rooms_of(scene: Scene, seat: int) -> list[Room]:
    """The rooms of a seat's lair, numbered as they are drawn, and who stands in each."""
    ids = seat_of(scene, seat)["lair"]
    places = {place.id: place for place in scene.places}
    numbers = {room: number + 1 for number, room in enumerate(ids)}
    rooms = []
    for room in ids:
        here = [piece for piece in scene.pieces if piece.at == room]
        standing = [piece for piece in here if not fallen(piece)]
        rooms.append(
            Room(
                places[room],
                numbers[room],
                sorted(numbers[other] for other in linked(places[room])),
                [piece for piece in standing if piece.kind == "hero"],
                [piece for piece in standing if piece.kind != "hero"],
                sum(piece.kind not in ("hero", "boss") for piece in here if piece not in standing),
            )
        )
    return rooms


def state_words(voice: Voice, piece: Piece) -> list[str]:
    """What has been done to somebody who still stands, and what forbids aiming there."""
    states = piece.state.split()
    told = [_say(voice, "vengeance-step-evaded")] if "evaded" in states else []
    told += [_say(voice, "vengeance-step-dotted")] if "dot" in states else []
    return told


def told(voice: Voice, scene: Scene) -> list[str]:
    """All of it in plain lines: the tiles and the threat. Rooms are read out with the places."""
    if not scene.board.get("seats") or scene.board["stage"] == "setup":
        return []
    return [ended(line) for line in _told(voice, scene, scene.board["viewer"])]


def _told(voice: Voice, scene: Scene, seat: int) -> Iterator[str]:
    for tile in [*tiles_of(voice, scene, seat), *offers_of(voice, scene, seat)]:
        key = "vengeance-tile" if tile.dice else "titled-line"
        said = voice.own(
            key, name=tile.name, dice=tile.dice, does=tile.does, title=tile.name, text=tile.does
        )
        yield " ".join([ended(said), ", ".join(tile.state)]) if tile.state else said
    names = {piece.id: voice.say(piece.name) for piece in scene.pieces}
    threat = [names[one] for one in seat_of(scene, seat)["threat"]]
    if threat:
        yield voice.own("vengeance-threat", enemies=Listing([*threat]))
    for room in rooms_of(scene, seat):
        where = voice.say(room.place.name) if room.place.name is not None else ""
        for piece in room.enemies:
            about = state_words(voice, piece)
            if about:
                name = _say(voice, "vengeance-step-target", enemy=names[piece.id], room=where)
                yield voice.own("titled-line", title=name, text=", ".join(about))
        if room.dead:
            dead = voice.own("vengeance-dead", enemies=room.dead)
            yield voice.own("titled-line", title=where, text=dead)


def _cards(scene: Scene) -> dict[str, Card]:
    return {card.id: card for sheet in scene.sheets for card in sheet.cards}


def _say(voice: Voice, key: str, **args: Arg) -> str:
    return voice.say(Message(key, **args))
