"""A toy that shows everything a client can be asked to draw: boards, charts, dice, cards, odds."""

from __future__ import annotations

from typing import Any

from bossrush.engine.decision import CREW, Decision, Flow, Names, Question, Together
from bossrush.engine.dice import Die, roll
from bossrush.engine.event import Event
from bossrush.engine.game import Game, Setting
from bossrush.engine.message import Listing, Mention, Message
from bossrush.engine.odds import Odds
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.scene import (
    Badge,
    Card,
    Page,
    Piece,
    Pile,
    Place,
    Scene,
    Sheet,
    Stat,
    Track,
    words,
)
from bossrush.engine.scene import Die as DrawnDie
from bossrush.engine.state import State
from bossrush.engine.visit import Visitor

ACTIONS = ("shoot", "aim", "cover")
SHOOT, AIM, COVER = range(3)
FIRE = Die("fire", ["blank", "blank", "hit", "hit", "hit", "burst"])
HITS = (0, 0, 1, 1, 1, 2)
BOARDS = ("none", "grid", "nodes", "rooms", "crowded")
ROW = ("might", "cunning", "wisdom", "might", "cunning")


def name(seat: int) -> Message:
    return Message(f"gallery-name-{seat}")


def piece(seat: int) -> Mention:
    return Mention(f"sheet-{seat}", name(seat))


class Gallery(State):
    """Who has lost how much, and how many dice of the row still stand."""

    def __init__(self) -> None:
        super().__init__()
        self.board = 0
        self.round = 1
        self.row = 0
        self.declared: list[int] = []
        self.records: list[int] = []
        """Twelve values a seat: the last ones its chart has had, zero-padded at the front."""
        self.tray: list[int] = []

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        self.board = v.ref("board", self.board, BOARDS)
        self.round = v.integer("round", self.round)
        self.row = v.integer("row", self.row)
        self.declared = v.refs("declared", self.declared, ACTIONS)
        self.records = v.integers("records", self.records)
        self.tray = v.integers("tray", self.tray)

    def hp(self, seat: int) -> int:
        return self.records[seat * 12 + 11]

    def hurt(self, seat: int, amount: int) -> None:
        start = seat * 12
        fresh = max(0, self.hp(seat) - amount)
        self.records[start : start + 12] = [*self.records[start + 1 : start + 12], fresh]


class Declare(Names[Gallery]):
    """Shoot, aim or take cover?"""

    def __init__(self) -> None:
        super().__init__("gallery.declare", ACTIONS)

    def options(self, state: Gallery, actor: int) -> list[int]:
        return [SHOOT, AIM, COVER]

    def detail(self, state: Gallery, actor: int, value: int) -> Message | None:
        return Message(f"gallery-declare-{ACTIONS[value]}-detail")

    def points_at(self, state: Gallery, actor: int, value: int) -> list[str]:
        return ["die-0", "enemy"] if value == SHOOT else [f"sheet-{actor}"]

    def odds(self, state: Gallery, actor: int, value: int) -> list[Odds]:
        unhurt = Message("gallery-odds-unhurt")
        if value == SHOOT:
            return [Odds(4 / 6, Message("gallery-odds-hit")), Odds(0.5, unhurt)]
        return [Odds(1.0 if value == COVER else 0.5, unhurt)]


class Press(Names[Gallery]):
    """The whole crew: press on or hold?"""

    def __init__(self) -> None:
        super().__init__("gallery.press", ("on", "hold"))

    def options(self, state: Gallery, actor: int) -> list[int]:
        return [0, 1]


class Many(Question[Gallery]):
    """A long list, to scroll and to type two digits for."""

    def options(self, state: Gallery, actor: int) -> list[int]:
        return list(range(1, 25))

    def label(self, state: Gallery, actor: int, value: int) -> Message:
        return Message("gallery-many-number", n=value)


DECLARE = Declare()
PRESS = Press()
MANY = Many("gallery.many")


def declare(state: Gallery, seat: int) -> Flow[None]:
    state.declared[seat] = yield Decision(state, seat, DECLARE, seat)


def gallery_round(state: Gallery) -> Flow[None]:
    def withdraw(seat: int) -> None:
        state.declared[seat] = -1

    yield Together(list(range(state.seats)), lambda seat: declare(state, seat), withdraw)
    state.tray = []
    for seat in range(state.seats):
        if state.declared[seat] == SHOOT:
            face = yield from roll(state, FIRE, seat)
            state.tray.append(face)
            state.row = max(0, state.row - HITS[face])
            if state.journal:
                said = Message("gallery-shot", who=piece(seat), hits=HITS[face])
                state.tell(Event("roll", said, (f"sheet-{seat}",)))
    if state.row == 0:
        raise Over(Outcome(True, Message("gallery-won"), tuple([3] * state.seats)))
    hurt = [seat for seat in range(state.seats) if state.declared[seat] != COVER]
    for seat in hurt:
        state.hurt(seat, 1 + seat % 2)
    if state.journal and hurt:
        people = Listing([piece(seat) for seat in hurt])
        state.tell(
            Event("hp", Message("gallery-hurt", who=people), tuple(f"sheet-{s}" for s in hurt))
        )
    if any(state.hp(seat) == 0 for seat in range(state.seats)):
        raise Over(Outcome(False, Message("gallery-lost")))
    state.declared = [-1] * state.seats
    if state.round % 2 == 0:
        yield Decision(state, 0, MANY, 0)
    else:
        yield Decision(state, CREW, PRESS)
    state.round += 1


class GalleryGame(Game[Gallery]):
    key = "gallery"
    minutes = (1, 5)

    def __init__(self) -> None:
        super().__init__()
        self.settings = [
            Setting("board", "none", BOARDS),
            Setting("dice", 5, low=1, high=9),
            Setting("quiet", False, (False, True)),
        ]

    def setup(self, seats: int, options: dict[str, Any]) -> Gallery:
        state = Gallery()
        state.board = BOARDS.index(options["board"])
        state.row = options["dice"]
        state.declared = [-1] * seats
        state.records = ([0] * 11 + [12]) * seats
        return state

    def phase(self, state: Gallery) -> Flow[None]:
        return gallery_round(state)

    def texts(self, options: dict[str, Any]) -> dict[str, dict[str, str]]:
        return {
            "gallery-card-rifle-name": {"en": "Carbine", "fr": "Carabine"},
            "gallery-card-kit-name": {"en": "Field kit", "fr": "Trousse"},
        }

    def scene(self, state: Gallery, seat: int | None) -> Scene:
        return Scene(
            "gallery",
            where=[words(Message("gallery-act")), words(Message("gallery-round", n=state.round))],
            places=PLACES[BOARDS[state.board]],
            pieces=pieces_on(state),
            cards=[
                Card(
                    "orders",
                    words(Message("gallery-orders")),
                    words(Message("gallery-orders-text")),
                )
            ],
            dice=row_of(state),
            tray=[
                DrawnDie(
                    f"tray-{place}",
                    "fire",
                    FIRE.faces[face],
                    FIRE.faces,
                    state="counts" if HITS[face] else "void",
                )
                for place, face in enumerate(state.tray)
            ],
            piles=[
                Pile("deck", words(Message("gallery-deck")), 17),
                Pile("discard", words(Message("gallery-discard")), 2, top=RIFLE),
            ],
            tracks=[
                Track("acts", words(Message("gallery-acts")), 2, high=4, style="ticks"),
                Track(
                    "strength",
                    words(Message("gallery-strength")),
                    0,
                    high=10,
                    style="bar",
                    parts={"black": 3, "red": 2},
                ),
            ],
            sheets=[sheet_of(state, one) for one in range(state.seats)],
            pages=[
                Page(
                    "story",
                    words(Message("gallery-story-title")),
                    body=[words(Message("gallery-story")), words(Message("gallery-special"))],
                )
            ],
            badges=[Badge("no-flank", words(Message("gallery-no-flank")), tone="off")],
        )


RIFLE = Card("card-rifle", words(Message("gallery-card-rifle-name")), size=2)
KIT = Card(
    "card-kit",
    words(Message("gallery-card-kit-name")),
    badges=[Badge("kit-left", words(Message("gallery-left")), value=2)],
)


def row_of(state: Gallery) -> list[DrawnDie]:
    """The enemy's dice, those that are gone as holes."""
    dice = []
    for place, face in enumerate(ROW):
        gone = place >= state.row
        dice.append(
            DrawnDie(
                f"die-{place}", "chapter", face, list(ROW), state="gone" if gone else "", at="row"
            )
        )
    return dice


def sheet_of(state: Gallery, seat: int) -> Sheet:
    record = [value for value in state.records[seat * 12 : seat * 12 + 12] if value]
    declared = state.declared[seat]
    badges = []
    if declared >= 0:
        badges = [Badge(f"declared-{seat}", words(Message("gallery-declared")), tone="good")]
    return Sheet(
        f"sheet-{seat}",
        words(name(seat)),
        seat=seat,
        stats=[
            Stat(f"might-{seat}", words(Message("gallery-might")), 3),
            Stat(f"cunning-{seat}", words(Message("gallery-cunning")), 1),
        ],
        tracks=[
            Track(
                f"hp-{seat}",
                words(Message("gallery-hp")),
                state.hp(seat),
                high=12,
                style="chart",
                points=record,
            ),
        ],
        cards=[RIFLE, KIT] if seat == 0 else [KIT],
        slots=4,
        badges=badges,
    )


def pieces_on(state: Gallery) -> list[Piece]:
    places = PLACES[BOARDS[state.board]]
    stands = [place.id for place in places if place.kind != "row"]
    if not stands:
        return []
    figures = [
        Piece(f"figure-{seat}", words(name(seat)), at=stands[seat % len(stands)], seat=seat)
        for seat in range(state.seats)
    ]
    hp = Track("enemy-hp", words(Message("gallery-hp")), 7, high=10)
    enemy = Piece(
        "enemy",
        words(Message("gallery-enemy")),
        at=stands[len(stands) // 2],
        kind="brute",
        facing=3,
        tracks=[hp],
        badges=[Badge("angry", words(Message("gallery-angry")), tone="bad")],
    )
    guard = Piece("guard", words(Message("gallery-guard")), at=stands[-1], kind="guard", count=3)
    return [*figures, enemy, guard]


def _grid(across: int, down: int, kind: str = "cell") -> list[Place]:
    return [
        Place(f"{chr(97 + x)}{y}", kind, x=x, y=y, state="gone" if (x, y) == (2, 1) else "")
        for y in range(down)
        for x in range(across)
    ]


def _room(id: str, x: float, y: float, w: float, h: float, links: list[str]) -> Place:  # noqa: A002
    key = f"gallery-room-{id}"
    return Place(id, "room", words(Message(key)), x, y, w, h, links)


ROW_PLACE = Place("row", "row", words(Message("gallery-row")))

PLACES: dict[str, list[Place]] = {
    "none": [ROW_PLACE],
    "grid": [*_grid(7, 5), ROW_PLACE],
    "nodes": [
        Place("n0", "node", x=0, y=0, links=["n1", "n2"]),
        Place("n1", "node", x=2, y=1, links=["n0", "n3", "n4"]),
        Place("n2", "node", x=0, y=3, links=["n0", "n3"]),
        Place("n3", "node", x=3, y=3, links=["n1", "n2", "n4"]),
        Place("n4", "node", x=5, y=1, links=["n1", "n3"]),
        ROW_PLACE,
    ],
    "rooms": [
        _room("hall", 0, 0, 2, 1, ["cellar", "yard"]),
        _room("yard", 2.2, 0, 1, 2, ["hall"]),
        _room("cellar", 0, 1.2, 1.4, 1, ["hall"]),
        ROW_PLACE,
    ],
    "crowded": [*_grid(40, 3), ROW_PLACE],
}
