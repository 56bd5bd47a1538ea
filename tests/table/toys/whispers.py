"""A game with secrets: each seat has a word that only it may see, and guesses another's."""

from __future__ import annotations

from typing import Any

from bossrush.engine.decision import Decision, Flow, Names, Together
from bossrush.engine.dice import Die, roll
from bossrush.engine.event import Event
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.scene import Card, Scene, words
from bossrush.engine.state import State
from bossrush.engine.visit import Visitor

WORDS = ("ash", "birch", "cedar", "damson")
TREE = Die("tree", list(WORDS))


class Hidden(State):
    """Who has which word."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[int] = []

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        self.held = v.integers("held", self.held)


class Swap(Names[Hidden]):
    """Keep your word, or swap it for another: the options tell which one you have."""

    def __init__(self) -> None:
        super().__init__("whispers.swap", WORDS)

    def options(self, state: Hidden, actor: int) -> list[int]:
        mine = state.held[actor]
        return [mine, (mine + 1) % len(WORDS)]


SWAP = Swap()


def deal(state: Hidden) -> Flow[None]:
    for seat in range(state.seats):
        state.held[seat] = yield from roll(state, TREE, seat)
        if state.journal:
            said = Message("whispers-dealt", word=WORDS[state.held[seat]])
            state.tell(Event("draw", said, (f"word-{seat}",), audience=(seat,)))
    state.phase = 1


def swap(state: Hidden, seat: int) -> Flow[None]:
    state.held[seat] = yield Decision(state, seat, SWAP, seat)


def swaps(state: Hidden) -> Flow[None]:
    yield Together(list(range(state.seats)), lambda seat: swap(state, seat))
    state.phase += 1
    if state.phase == 4:
        raise Over(Outcome(None, Message("whispers-over"), tuple(state.held)))


class Whispers(Game[Hidden]):
    key = "whispers"

    def setup(self, seats: int, options: dict[str, Any]) -> Hidden:
        state = Hidden()
        state.held = [0] * seats
        return state

    def phase(self, state: Hidden) -> Flow[None]:
        return deal(state) if state.phase == 0 else swaps(state)

    def scene(self, state: Hidden, seat: int | None) -> Scene:
        return Scene(
            self.key,
            cards=[
                Card(
                    f"word-{one}",
                    words(Message(f"whispers-{WORDS[state.held[one]]}")) if one == seat else None,
                    up=one == seat,
                )
                for one in range(state.seats)
            ],
        )
