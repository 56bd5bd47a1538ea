"""A game by turns, to measure the server with: everybody declares, then all is carried out.

What it shows is as large as the table of a real game; its rules cost next to nothing.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from bossrush.engine.decision import Decision, Flow, Names, Together
from bossrush.engine.dice import Die, roll
from bossrush.engine.event import Event
from bossrush.engine.game import Game, Setting
from bossrush.engine.message import Message
from bossrush.engine.odds import Odds
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.scene import Badge, Card, Scene, Sheet, Stat, Track, words
from bossrush.engine.scene import Die as SceneDie
from bossrush.engine.state import State
from bossrush.engine.visit import Visitor

ORDERS: Final = ("advance", "hold", "scout", "rest", "signal", "retreat")
LUCK: Final = Die("luck", ["1", "2", "3", "4", "5", "6"])
UNDECLARED: Final = -1
CARDS: Final = 24


class Muster(State):
    """What everybody has declared, and how they stand."""

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.rounds = 0
        self.declared: list[int] = []
        self.rolled: list[int] = []
        self.strength: list[int] = []

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        self.round = v.integer("round", self.round)
        self.declared = v.integers("declared", self.declared)
        self.rolled = v.integers("rolled", self.rolled)
        self.strength = v.integers("strength", self.strength)


class Order(Names[Muster]):
    """What will you do?"""

    def __init__(self) -> None:
        super().__init__("muster.order", ORDERS)

    def options(self, state: Muster, actor: int) -> list[int]:
        return list(range(len(ORDERS)))

    def detail(self, state: Muster, actor: int, value: int) -> Message | None:
        return Message("muster-detail", strength=state.strength[actor])

    def points_at(self, state: Muster, actor: int, value: int) -> list[str]:
        return [f"unit-{actor}", f"card-{(state.round + value) % CARDS}"]

    def odds(self, state: Muster, actor: int, value: int) -> list[Odds]:
        return [Odds((value + 1) / len(ORDERS), Message("muster-odds"))]


ORDER: Final = Order()


def declare(muster: Muster, seat: int) -> Flow[None]:
    muster.declared[seat] = yield Decision(muster, seat, ORDER, seat)


def one_round(muster: Muster) -> Flow[None]:
    yield Together(list(range(muster.seats)), lambda seat: declare(muster, seat))
    for seat in range(muster.seats):
        face = yield from roll(muster, LUCK, seat)
        muster.rolled[seat] = face
        muster.strength[seat] = 1 + (muster.strength[seat] + face) % 20
        if muster.journal:
            done = Message(f"muster-{ORDERS[muster.declared[seat]]}")
            said = Message("muster-done", seat=seat, order=done)
            data = {"face": LUCK.faces[face]}
            muster.tell(Event("roll", said, (f"unit-{seat}",), data))
    muster.declared = [UNDECLARED] * muster.seats
    muster.round += 1
    if muster.round == muster.rounds:
        raise Over(Outcome(True, Message("muster-over")))


class MusterGame(Game[Muster]):
    """The game by turns."""

    key = "muster"
    open_table: ClassVar[bool] = True
    one_scene: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.settings = [Setting("rounds", 30, low=1, high=1_000_000)]

    def setup(self, seats: int, options: dict[str, Any]) -> Muster:
        muster = Muster()
        muster.rounds = options["rounds"]
        muster.declared = [UNDECLARED] * seats
        muster.rolled = [0] * seats
        muster.strength = [10] * seats
        return muster

    def phase(self, state: Muster) -> Flow[None]:
        return one_round(state)

    def scene(self, state: Muster, seat: int | None) -> Scene:
        return Scene(
            self.key,
            where=[words(Message("muster-title")), words(Message("muster-round", n=state.round))],
            tracks=[Track("round", words(Message("muster-rounds")), state.round)],
            tray=[
                SceneDie(f"luck-{one}", "luck", LUCK.faces[state.rolled[one]], LUCK.faces)
                for one in range(state.seats)
            ],
            cards=[self._card(state, number) for number in range(CARDS)],
            sheets=[self._sheet(state, one) for one in range(state.seats)],
        )

    def _card(self, state: Muster, number: int) -> Card:
        lit = number == state.round % CARDS
        return Card(
            f"card-{number}",
            words(Message("muster-card", n=number)),
            text=words(Message("muster-card-text", n=number)),
            icon="scroll-unfurled",
            kind="order",
            badges=[Badge("lit", words(Message("muster-lit")), tone="now")] if lit else [],
        )

    def _sheet(self, state: Muster, seat: int) -> Sheet:
        declared = state.declared[seat]
        return Sheet(
            f"unit-{seat}",
            words(Message("muster-unit", seat=seat)),
            seat=seat,
            icon="meeple",
            stats=[
                Stat(f"stat-{seat}-{n}", words(Message("muster-stat", n=n)), n) for n in range(4)
            ],
            tracks=[
                Track(
                    f"strength-{seat}",
                    words(Message("muster-strength")),
                    state.strength[seat],
                    high=20,
                )
            ],
            badges=[Badge(f"order-{seat}", words(Message(f"muster-{ORDERS[declared]}")), "rank-3")]
            if declared >= 0
            else [],
        )
