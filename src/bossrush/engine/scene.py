"""What clients draw: a vocabulary rich enough for a board they have never seen.

A scene is plain data: places, pieces, cards, dice, tracks, sheets and texts, each with an id.
Options and events cite only those ids, so that any client can light, move and explain them.
Words are left as keys and arguments (`Words`): each client says them in its reader's language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from bossrush.engine.message import Arg, Listing, Mention, Message, plain_args

KEPT: Final = 1024
"""How many drawings of a kind are kept, where the same few facts are drawn again and again.
What is kept lies in many scenes and is never changed."""


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the catalogues, as plain data."""

    key: str
    args: dict[str, Any] = {}


def words(message: Message) -> Words:
    """A message as plain data for clients."""
    if not message.args:
        return _alone(message.key)
    return Words(message.key, plain_args(message))


@lru_cache(maxsize=4 * KEPT)
def _alone(key: str) -> Words:
    return Words(key)


def message_of(what: Message | Words) -> Message:
    """A message again, from the plain data of a scene."""
    if isinstance(what, Message):
        return what
    return Message(what.key, **{name: _arg(arg) for name, arg in what.args.items()})


def _arg(arg: Any) -> Arg:
    if isinstance(arg, Words):
        return message_of(arg)
    if isinstance(arg, dict):
        if "piece" in arg:
            return Mention(arg["piece"], _name(arg["name"]))
        if "list" in arg:
            return Listing([_name(item) for item in arg["list"]])
        return message_of(Words(arg["key"], arg.get("args", {})))
    if isinstance(arg, int | float | str):
        return arg
    raise TypeError(f"a scene says {arg!r}, which is no word")


def _name(arg: Any) -> Any:
    said = _arg(arg)
    return said if isinstance(said, Message | Mention | str) else str(said)


class Badge(msgspec.Struct, omit_defaults=True):
    """A small mark on something: a condition, a counter, a state."""

    id: str
    name: Words
    icon: str = ""
    value: int | None = None
    tone: str = ""
    """`good`, `bad`, `now` (somebody's to act on), `off` (spent, forbidden) or plain."""


class Track(msgspec.Struct, omit_defaults=True):
    """A value that goes up and down: health, souls, turns, a clock."""

    id: str
    name: Words
    value: int
    low: int = 0
    high: int = 0
    style: str = "boxes"
    """`boxes`, `ticks`, `figure`, `chart` (a line through `points`) or `bar` (`parts`)."""
    icon: str = ""
    points: list[int] = []
    """Every value it has had, oldest first."""
    parts: dict[str, int] = {}
    """What fills a bar: how many boxes of each kind."""
    tone: str = ""


class Stat(msgspec.Struct, omit_defaults=True):
    """A figure on a sheet that seldom changes."""

    id: str
    name: Words
    value: int
    icon: str = ""


class Card(msgspec.Struct, omit_defaults=True):
    """A card, tile or sheet of paper that lies somewhere."""

    id: str
    name: Words | None = None
    """None for a card nobody has seen."""
    text: Words | None = None
    icon: str = ""
    kind: str = ""
    at: str = ""
    size: int = 1
    """How many slots it takes."""
    up: bool = True
    badges: list[Badge] = []
    dice: list[Die] = []
    """Dice that lie on it."""


class Die(msgspec.Struct, omit_defaults=True):
    """A die: what it shows, and what its other faces are."""

    id: str
    kind: str
    face: str | None = None
    """The id of the face that is up; None while it has not been rolled."""
    faces: list[str] = []
    name: Words | None = None
    at: str = ""
    state: str = ""
    """`counts`, `void` (shown, but without effect), `locked`, `gone` or plain."""
    seat: int | None = None


class Pile(msgspec.Struct, omit_defaults=True):
    """A deck, a discard pile, a bag or a supply, by what everybody may know of it."""

    id: str
    name: Words
    count: int
    icon: str = ""
    top: Card | None = None
    contents: dict[str, int] = {}
    """What may be in it, by id, where that is public."""


class Link(msgspec.Struct, omit_defaults=True):
    """A way to a place one step away that is not like any other: a door, a wall that can break."""

    to: str
    state: str = ""
    """Such as `open`, `shut`, `locked`, `one-way`."""


class Place(msgspec.Struct, omit_defaults=True):
    """Somewhere on the board: a node, a cell, a room, a zone, a row."""

    id: str
    kind: str = "zone"
    """`node`, `cell`, `room`, `zone` or `row`: how a generic board draws it."""
    name: Words | None = None
    x: float = 0
    y: float = 0
    w: float = 1
    h: float = 1
    links: Sequence[str | Link] = []
    """The places one step away, by id; see `linked`."""
    state: str = ""
    badges: list[Badge] = []


class Piece(msgspec.Struct, omit_defaults=True):
    """A figure, token or marker on the board."""

    id: str
    name: Words
    at: str = ""
    icon: str = ""
    kind: str = ""
    seat: int | None = None
    facing: int | None = None
    """An eighth of a turn each, clockwise from the top of the board."""
    toward: str = ""
    """The piece or place it has turned to, or aims at."""
    covers: list[str] = []
    """Every place that a large piece covers, the one it is `at` among them."""
    count: int = 1
    state: str = ""
    tracks: list[Track] = []
    badges: list[Badge] = []


class Area(msgspec.Struct, omit_defaults=True):
    """Several places that something is about to happen to: a threat, an arc, a range."""

    id: str
    name: Words | None = None
    places: list[str] = []
    tone: str = ""
    """`good`, `bad`, `now`, `off` or plain, as for a badge."""


class Path(msgspec.Struct, omit_defaults=True):
    """A way over the board, place by place: where somebody will walk, or has walked."""

    id: str
    places: list[str] = []
    tone: str = ""


class Page(msgspec.Struct, omit_defaults=True):
    """A text to read: a story, a rule of the moment, an epilogue."""

    id: str
    title: Words
    kind: str = "story"
    body: list[Words] = []
    rule: str = ""
    plate: dict[str, str] = {}
    """How to draw its picture: names of scenes, figures and light."""


class Sheet(msgspec.Struct, omit_defaults=True):
    """Everything that belongs to one character."""

    id: str
    name: Words
    seat: int | None = None
    icon: str = ""
    mark: str = ""
    """The shape that stands for it wherever colour alone would not do."""
    stats: list[Stat] = []
    tracks: list[Track] = []
    cards: list[Card] = []
    slots: int = 0
    badges: list[Badge] = []
    dice: list[Die] = []
    text: Words | None = None


class Scene(msgspec.Struct, omit_defaults=True):
    """A table as one seat may see it.

    An option points at ids of it: the first is what is clicked, the others are what it is about.
    """

    game: str
    where: list[Words] = []
    """What is going on, from the large to the small: act, chapter, round."""
    places: list[Place] = []
    pieces: list[Piece] = []
    areas: list[Area] = []
    paths: list[Path] = []
    cards: list[Card] = []
    dice: list[Die] = []
    tray: list[Die] = []
    """The dice of the last roll, in the order they were rolled."""
    piles: list[Pile] = []
    tracks: list[Track] = []
    sheets: list[Sheet] = []
    pages: list[Page] = []
    badges: list[Badge] = []
    board: dict[str, Any] = {}
    """What only this game's own board knows how to draw."""


def ids(scene: Scene) -> Iterator[str]:
    """Every id in a scene, so that a reference can be told from a slip."""
    yield from (place.id for place in scene.places)
    for place in scene.places:
        yield from (badge.id for badge in place.badges)
    for piece in scene.pieces:
        yield piece.id
        yield from (track.id for track in piece.tracks)
        yield from (badge.id for badge in piece.badges)
    yield from (area.id for area in scene.areas)
    yield from (path.id for path in scene.paths)
    yield from _card_ids(scene.cards)
    yield from (die.id for die in scene.dice)
    yield from (die.id for die in scene.tray)
    for pile in scene.piles:
        yield pile.id
        if pile.top is not None:
            yield from _card_ids([pile.top])
    yield from (track.id for track in scene.tracks)
    yield from (badge.id for badge in scene.badges)
    for sheet in scene.sheets:
        yield sheet.id
        yield from (stat.id for stat in sheet.stats)
        yield from (track.id for track in sheet.tracks)
        yield from _card_ids(sheet.cards)
        yield from (badge.id for badge in sheet.badges)
        yield from (die.id for die in sheet.dice)
    yield from (page.id for page in scene.pages)


def _card_ids(cards: list[Card]) -> Iterator[str]:
    for card in cards:
        yield card.id
        yield from (badge.id for badge in card.badges)
        yield from (die.id for die in card.dice)


def linked(place: Place) -> list[str]:
    """The ids of the places one step away."""
    return [link if isinstance(link, str) else link.to for link in place.links]


def places_cited(scene: Scene) -> Iterator[tuple[str, str]]:
    """Where things are said to be: who says so, and the id of the place."""
    for place in scene.places:
        yield from ((place.id, link) for link in linked(place))
    for area in scene.areas:
        yield from ((area.id, place) for place in area.places)
    for path in scene.paths:
        yield from ((path.id, place) for place in path.places)
    for piece in scene.pieces:
        yield from ((piece.id, place) for place in piece.covers)


def things_cited(scene: Scene) -> Iterator[tuple[str, str]]:
    """What things lie at or turn to: who says so, and the id of anything in the scene."""
    for piece in scene.pieces:
        yield from ((piece.id, one) for one in (piece.at, piece.toward) if one)
    for card in scene.cards:
        if card.at:
            yield card.id, card.at
    for die in (*scene.dice, *scene.tray):
        if die.at:
            yield die.id, die.at


def said(scene: Any) -> Iterator[Words]:
    """Every text in a scene, or in a part of one, to check that each can be said."""
    yield from _said(msgspec.to_builtins(scene))


def _said(data: Any) -> Iterator[Words]:
    if isinstance(data, dict):
        if isinstance(data.get("key"), str) and set(data) <= {"key", "args"}:
            yield Words(data["key"], data.get("args", {}))
            data = data.get("args", {})
        for value in data.values():
            yield from _said(value)
    elif isinstance(data, list):
        for value in data:
            yield from _said(value)
