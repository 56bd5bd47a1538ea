"""The phases of a game: their names for positions, and the flow that each begins with.

    PHASES: Final = Phases([("plan", plan), ("patrol", patrol), ("share", share)])

A phase is its place in the list. A game that gives its phases numbers says them beside the names:
`Phases(in_order({PLAN: ("plan", plan), PATROL: ("patrol", patrol)}))`.

`Game` takes two such lists: `phases` for the whole table, and `own_phases` for seats that go
at their own pace, where None stands for the barrier.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from bossrush.engine.decision import Flow
from bossrush.engine.errors import RuleError
from bossrush.engine.state import State

S = TypeVar("S", bound=State)
B = TypeVar("B")


def in_order(phases: dict[int, tuple[str, B]]) -> list[tuple[str, B]]:
    """Phases that are said by their numbers, each at its place; the numbers count up from 0."""
    for place, number in enumerate(phases):
        if number != place:
            raise TypeError(f"phase {phases[number][0]} is {number} and stands at {place}")
    return list(phases.values())


def _named(ids: list[str]) -> tuple[str, ...]:
    if len(set(ids)) < len(ids):
        raise ValueError(f"two phases have one name: {', '.join(ids)}")
    return tuple(ids)


class Phases(Generic[S]):
    """The phases of the whole table."""

    def __init__(self, phases: list[tuple[str, Callable[[S], Flow[None]]]]) -> None:
        self.ids = _named([name for name, _begin in phases])
        """Their names, as positions write them."""
        self.begins = [begin for _name, begin in phases]

    def flow(self, state: S) -> Flow[None]:
        """The flow of the phase that a state is in."""
        phase = state.phase
        if not 0 <= phase < len(self.begins):
            raise RuleError(f"there is no phase {phase}; there are {', '.join(self.ids)}")
        return self.begins[phase](state)


class OwnPhases(Generic[S]):
    """The phases of seats that go at their own pace; None is the barrier, where they wait."""

    def __init__(self, phases: list[tuple[str, Callable[[S, int], Flow[None]] | None]]) -> None:
        self.ids = _named([name for name, _begin in phases])
        self.begins = [begin for _name, begin in phases]

    def flow(self, state: S, seat: int) -> Flow[None] | None:
        """The flow of the phase that a seat is in; None at the barrier."""
        phase = state.seat_phases[seat]
        if not 0 <= phase < len(self.begins):
            raise RuleError(f"there is no own phase {phase}; there are {', '.join(self.ids)}")
        begin = self.begins[phase]
        return None if begin is None else begin(state, seat)
