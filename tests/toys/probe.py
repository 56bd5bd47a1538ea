"""A game made of whatever flows a test gives it, to look into the engine's corners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bossrush.engine.decision import NO_ASIDES, Decision, Flow, Names, Question, Together
from bossrush.engine.dice import Die
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.rules import ALL, KEEP, LANE, Outcome, Over
from bossrush.engine.scene import Scene
from bossrush.engine.state import State, Timer
from bossrush.engine.visit import Visitor

COIN = Die("coin", ["heads", "tails"])
SIX = Die("six", ["1", "2", "3", "4", "5", "6"])
FALL = 9


class Probe(State):
    """What has been noted, in order; and who leads which actor."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: list[int] = []
        self.leads: list[int] = []
        """For each actor its seat; empty where every seat is its own actor."""
        self.gone: list[int] = []

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        self.notes = v.integers("notes", self.notes)
        self.leads = v.integers("leads", self.leads)
        self.gone = v.integers("gone", self.gone)

    def seat_of(self, actor: int) -> int:
        return self.leads[actor] if self.leads else actor


class Ask(Question[Probe]):
    """Any number below `count`, less those somebody has noted, where notes are `taken`."""

    def __init__(self, key: str, count: int, moment: bool = False, taken: bool = False) -> None:
        super().__init__(key, moment)
        self.count = count
        self.taken = taken

    def options(self, state: Probe, actor: int) -> list[int]:
        if self.taken:
            return [value for value in range(self.count) if value not in state.notes]
        return list(range(self.count))

    def prompt(self, state: Probe, actor: int) -> Message:
        return Message("probe-ask")

    def label(self, state: Probe, actor: int, value: int) -> Message:
        return Message("probe-answer", value=value)


class Cry(Names[Probe]):
    """What may be shouted at any time: once `hey`, and once somebody has, `fall` ends it all."""

    def __init__(self) -> None:
        super().__init__("probe.cry", ("hey", "ask", "fall"))

    def options(self, state: Probe, actor: int) -> list[int]:
        return [0, 1] if 100 not in state.notes else [2]

    def label(self, state: Probe, actor: int, value: int) -> Message:
        return Message("probe-answer", value=value)


TWO = Ask("probe.two", 2)
THREE = Ask("probe.three", 3)
ONE = Ask("probe.one", 1)
MOMENT = Ask("probe.moment", 1, moment=True)
TAKE = Ask("probe.take", 4, taken=True)
CRY = Cry()

Phase = Callable[[Probe], Flow[None]]
SeatPhase = Callable[[Probe, int], Flow[None] | None]


def note(state: Probe, seat: int, question: Question[Any] = TWO, actor: int = -1) -> Flow[None]:
    """Ask, and note the answer."""
    value = yield Decision(state, seat, question, actor)
    state.notes.append(value)


def both(state: Probe) -> Flow[None]:
    """Ask the first three seats at once."""
    yield Together([0, 1, 2], lambda seat: note(state, seat))


def over(state: Probe) -> Flow[None]:
    """The phase after the last one a test gives."""
    yield Together([], lambda seat: note(state, seat))
    raise Over(Outcome(True, Message("probe-over"), (0,) * state.seats))


class ProbeGame(Game[Probe]):
    """Its phases are the flows it is given, one after another, and then it is over."""

    key = "probe"

    def __init__(
        self,
        *phases: Phase,
        seat_phase: SeatPhase | None = None,
        cry: bool = False,
        leads: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.given = phases
        self.lane = seat_phase
        self.cry = cry
        self.leads = leads or []

    def setup(self, seats: int, options: dict[str, Any]) -> Probe:
        probe = Probe()
        probe.leads = self.leads[:]
        return probe

    def phase(self, state: Probe) -> Flow[None]:
        if state.phase == len(self.given):
            return over(state)
        return self._phase(state)

    def _phase(self, state: Probe) -> Flow[None]:
        yield from self.given[state.phase](state)
        state.phase += 1

    def seat_phase(self, state: Probe, seat: int) -> Flow[None] | None:
        assert self.lane is not None
        return self.lane(state, seat)

    def asides(self, state: Probe, decision: Decision) -> Question[Any]:
        return CRY if self.cry else NO_ASIDES

    def aside(self, state: Probe, seat: int, actor: int, value: int) -> Flow[None]:
        state.notes.append(100 + value)
        if value == 1:
            yield from note(state, seat, THREE)
        if value == 2:
            raise Over(Outcome(False, Message("probe-over")))

    def expire(self, state: Probe, timer: Timer) -> int:
        state.notes.append(50)
        if timer.key == "doom":
            raise Over(Outcome(False, Message("probe-over")))
        if timer.key == "chime":
            return KEEP
        if timer.key == "nap":
            state.seat_phases[timer.seat] += 1
            return LANE
        state.phase += 1
        return ALL

    def may_join(self, state: Probe, options: dict[str, Any]) -> bool:
        return not state.notes

    def join(self, state: Probe, options: dict[str, Any]) -> None:
        state.seats += 1

    def may_leave(self, state: Probe, seat: int) -> bool:
        return not state.notes and seat not in state.gone

    def leave(self, state: Probe, seat: int) -> None:
        state.gone.append(seat)

    def has_left(self, state: Probe, seat: int) -> bool:
        return seat in state.gone

    def scene(self, state: Probe, seat: int | None) -> Scene:
        return Scene(self.key)
