"""Rules name their moments; content attaches to them without the rules knowing it.

A moment is an int that a game defines ("after a roll", "before damage"). To it content attaches

- *modifiers*: pure, they change a value (`modified`);
- *reactions*: things seats may do in a window, in seat order, reopened after each use until all
  pass, and resolved before the interrupted flow goes on (`react`).

Where nobody has anything to do, nothing is yielded and nothing is spent.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bossrush.engine.decision import Decision, Flow, Question
from bossrush.engine.message import Message
from bossrush.engine.state import State

S = TypeVar("S", bound=State)

PASS: Final = 0
"""The answer of a seat that lets the moment go by."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Generic[S]):
    """Something that changes a value at a moment, while it is in force."""

    def applies(self, state: S, actor: int) -> bool:
        raise NotImplementedError

    def change(self, state: S, actor: int, value: int) -> int:
        raise NotImplementedError


def modified(state: S, modifiers: list[Modifier[S]], actor: int, value: int) -> int:
    """The value once every modifier in force has had its say, in their order."""
    for modifier in modifiers:
        if modifier.applies(state, actor):
            value = modifier.change(state, actor, value)
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Question[S]):
    """A moment at which somebody may step in. A game makes one object of each kind.

    Its answers are PASS and whatever `uses` lists, which must all be above zero.
    """

    def __init__(self, key: str) -> None:
        super().__init__(key, moment=True)

    def uses(self, state: S, actor: int) -> list[int]:
        """What this actor could do now. Cheap: it is asked at every such moment."""
        raise NotImplementedError

    def carry_out(self, state: S, actor: int, use: int) -> Flow[None]:
        """Do it."""
        raise NotImplementedError

    def use_id(self, state: S, use: int) -> str:
        return str(use)

    def use_of(self, state: S, use_id: str) -> int:
        return int(use_id)

    def use_label(self, state: S, actor: int, use: int) -> Message:
        return Message(f"{self.key}-{self.use_id(state, use)}".replace(".", "-"))

    def options(self, state: S, actor: int) -> list[int]:
        return [PASS, *self.uses(state, actor)]

    def option_id(self, state: S, value: int) -> str:
        return "pass" if value == PASS else self.use_id(state, value)

    def value(self, state: S, option_id: str) -> int:
        return PASS if option_id == "pass" else self.use_of(state, option_id)

    def label(self, state: S, actor: int, value: int) -> Message:
        return Message("pass") if value == PASS else self.use_label(state, actor, value)


def react(state: S, window: Window[S], actors: list[int]) -> Flow[None]:
    """Open a window to these actors in turn, again after each use, until all have passed."""
    passed = 0
    place = 0
    while passed < len(actors):
        actor = actors[place % len(actors)]
        place += 1
        if not window.uses(state, actor):
            passed += 1
            continue
        use = yield Decision(state, state.seat_of(actor), window, actor, passed)
        if use == PASS:
            passed += 1
            continue
        yield from window.carry_out(state, actor, use)
        passed = 0
        place -= 1
