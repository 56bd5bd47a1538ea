"""The state of a play: plain data, and the stream of chance inside it.

A game subclasses `State`. Everything a player could see is in it before any question is asked,
so that a phase can start from it alone, and so that what is offered depends on nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from mypy_extensions import mypyc_attr

from bossrush.engine.chance import Chance, Stream
from bossrush.engine.event import Event, Journal
from bossrush.engine.message import Message
from bossrush.engine.visit import Fixed, Part, Visitor


class Timer(Fixed):
    """A clock a rule has started. The host says when it has run out."""

    def __init__(self) -> None:
        self.key = ""
        self.milliseconds = 0
        self.seat = -1
        """Whose clock it is; CREW for the whole table's."""
        self.serial = 0
        """How many clocks had been started before: one that is started anew is another one."""

    @property
    def id(self) -> str:
        """What a host calls it: its key, and whose it is."""
        return self.key if self.seat < 0 else f"{self.key}-{self.seat}"

    def visit(self, v: Visitor) -> None:
        self.key = v.text("key", self.key)
        self.milliseconds = v.integer("milliseconds", self.milliseconds)
        self.seat = v.integer("seat", self.seat, -1)

    def __repr__(self) -> str:
        return f"Timer({self.id!r}, {self.milliseconds})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """What every game's state has. Subclasses declare fields of their own."""

    def __init__(self) -> None:
        self.chance: Chance = Stream()
        self.journal: Journal | None = None
        """Where events go; None while nobody listens, and then none are made."""
        self.seats = 0
        self.phase = 0
        """The phase the whole table is in, or will be once every seat has reached the barrier."""
        self.seat_phases: list[int] = []
        """While seats go at their own pace: the phase of each. Empty otherwise."""
        self.timers: list[Timer] = []
        self.clocks_started = 0
        """How many clocks were ever started: their serials."""
        self.phase_ids: Sequence[str] = ()
        """What positions call the phases; the game's own `Phases` say so."""
        self.own_phase_ids: Sequence[str] = ()

    def copy(self) -> Self:
        """An exact twin that shares nothing which can change; nobody listens to it."""
        twin = super().copy()
        self.copy_base(twin)
        return twin

    def copy_base(self, twin: State) -> None:
        """Copy what every state has; the journal stays behind."""
        twin.journal = None
        twin.chance = self.chance.copy()
        twin.seats = self.seats
        twin.phase = self.phase
        if self.seat_phases:  # it has empty lists of its own
            twin.seat_phases = self.seat_phases[:]
        if self.timers:
            twin.timers = self.timers[:]
        twin.clocks_started = self.clocks_started
        twin.phase_ids = self.phase_ids
        twin.own_phase_ids = self.own_phase_ids

    def visit(self, v: Visitor) -> None:
        """Show every field. A `visit` of a subclass calls this first, and then shows others."""
        if self.phase_ids:
            self.phase = v.ref("phase", self.phase, self.phase_ids, null=False)
        else:
            self.phase = v.integer("phase", self.phase)
        if self.own_phase_ids:
            ids = self.own_phase_ids
            self.seat_phases = v.refs("seat_phases", self.seat_phases, ids, null=False)
        else:
            self.seat_phases = v.integers("seat_phases", self.seat_phases)
        self.timers = v.parts("timers", self.timers, Timer)
        self.visit_fields(v)

    def faults(self) -> list[str]:
        if len(self.seat_phases) not in (0, self.seats):
            return [f"seat_phases: expected none, or one for each of {self.seats} seats"]
        known: list[str] = []
        for timer in self.timers:
            if timer.seat >= self.seats or timer.id in known:
                return [f"timers: {timer.id} is there twice, or of a seat that is not"]
            known.append(timer.id)
        return []

    def seat_of(self, actor: int) -> int:
        """Which seat answers for a character."""
        return actor

    def tell(self, event: Event) -> None:
        """Let those who listen know. Build events only after asking `if state.journal`."""
        if self.journal is not None:
            self.journal.tell(event)

    def say(
        self,
        kind: str,
        message: Message | None,
        pieces: tuple[str, ...] = (),
        rule: str = "",
        **data: Any,
    ) -> None:
        """Tell of something in one call, its data by name; only after asking `if state.journal`."""
        self.tell(Event(kind, message, pieces, data, rule))

    def start_timer(self, key: str, milliseconds: int, seat: int = -1) -> None:
        """Start a clock, of the whole table or of a seat; one that runs already starts anew."""
        self.stop_timer(key, seat)
        timer = Timer()
        timer.key = key
        timer.milliseconds = milliseconds
        timer.seat = seat
        timer.serial = self.clocks_started
        self.clocks_started += 1
        self.timers.append(timer)

    def stop_timer(self, key: str, seat: int = -1) -> None:
        """Stop a clock, if it runs."""
        for timer in self.timers:
            if timer.key == key and timer.seat == seat:
                self.timers = [other for other in self.timers if other is not timer]
                return

    def timer(self, timer_id: str) -> Timer | None:
        """The clock that a host calls so, if it runs."""
        for timer in self.timers:
            if timer.id == timer_id:
                return timer
        return None
