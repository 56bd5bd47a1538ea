"""A play gone through again from its beginning, entry by entry, as a replay shows it.

What was taken back is left out: a reel shows the line that led to where the play is.
"""

from __future__ import annotations

from collections.abc import Callable

from bossrush.engine.chance import Chance
from bossrush.engine.decision import Decision
from bossrush.engine.entries import CHOICE, UNDO, kind_of, seat_of, what_of
from bossrush.engine.event import Event, Journal
from bossrush.engine.line import Line
from bossrush.engine.play import Play


class Upcoming:
    """The next entry, while what it answers can still be asked about."""

    def __init__(self, kind: int, seat: int, decision: Decision | None, value: int) -> None:
        self.kind = kind
        """Of `entries`: CHOICE, TIMER, JOIN, LEAVE or RESEED."""
        self.seat = seat
        """Whose it is; CREW for everybody's."""
        self.decision = decision
        """What it answers, where it is a choice."""
        self.value = value

    @property
    def option(self) -> str:
        """The id of the option that is taken; empty for what is no choice."""
        return self.decision.option_id(self.value) if self.decision is not None else ""


class Reel:
    """Stands at some moment of a play, at first its beginning, and goes on step by step."""

    def __init__(
        self, play: Play, through: Callable[[Chance, Journal], Chance] | None = None
    ) -> None:
        """Its chance may be led `through` another one, which notes what comes up."""
        told = play.line
        self._entries = told.unforced()
        journal = Journal()
        self._line = Line(told.rules, told.root, told.root, journal)
        self._line.extras = told.extras
        if through is not None:
            state = self._line.state
            state.chance = through(state.chance, journal)
        self._line.settle()
        self.play = Play(play.game, play.origin, self._line)
        """The play as it was at this moment, to be looked at and not to be played on."""
        self.at = 0
        """How many entries led to this moment."""
        self.last = len(self._entries)
        """How many there are."""
        self.taken_back = 0
        """How many choices were taken back, and are not shown."""
        for code in told.log:
            if kind_of(code) == UNDO:
                self.taken_back += 1

    def events(self) -> tuple[Event, ...]:
        """What has happened since this was last asked."""
        journal = self._line.journal
        return journal.take() if journal is not None else ()

    def upcoming(self) -> Upcoming | None:
        """What is entered next; None at the end."""
        if self.at == self.last:
            return None
        code = self._entries[self.at]
        kind = kind_of(code)
        seat = seat_of(code)
        if kind != CHOICE:
            return Upcoming(kind, seat, None, 0)
        return Upcoming(kind, seat, self._line.answering(seat), what_of(code))

    def step(self) -> None:
        """Enter what comes next."""
        self._line.follow(self._entries[self.at : self.at + 1])
        self.at += 1
