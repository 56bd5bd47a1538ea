"""Companions in every seat, playing a whole game by a clock of their own.

Each answers after the delay a person would take; whoever is due first goes first. In a game
without a clock this only settles the order in which seats answer; in a race it decides who wins.
"""

from __future__ import annotations

from bossrush.companions.companion import Companion
from bossrush.engine.clocks import Clocks, soonest
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.play import Play
from bossrush.engine.state import Timer


class Sitting:
    """A play with a companion in each seat, and the time it would be."""

    def __init__(self, play: Play, seats: list[Companion], timed: bool) -> None:
        self.play = play
        self.seats = seats
        self.timed = timed
        self.now = 0
        """Milliseconds since the game began."""
        self.decisions = 0
        self._due: dict[tuple[int, int], int] = {}
        """For what is asked, by seat and number of the decision: when it will be answered."""
        self._clocks = Clocks()

    def play_out(self, most: int) -> bool:
        """Play to the end, or until `most` decisions have been made; True when it ended."""
        play = self.play
        while play.outcome is None and self.decisions < most:
            self.step()
        return play.outcome is not None

    def step(self) -> None:
        """Let whoever is due next answer, or a clock run out."""
        play = self.play
        if not self.timed:
            if play.open:
                self._answer(play.open[0])
            else:
                self._wait(soonest(play.timers))
            return
        decision, due = self._next_due()
        self._clocks.follow(play.timers, self.now)
        clock = self._clocks.next()
        if clock is not None and (decision is None or clock.due <= due):
            self.now = clock.due
            play.expire(clock.timer.id)
            return
        assert decision is not None
        self.now = due
        self._answer(decision)

    def _wait(self, timer: Timer) -> None:
        """Nobody is asked anything: let a clock run out."""
        self.now += timer.milliseconds
        self.play.expire(timer.id)

    def _next_due(self) -> tuple[Decision | None, int]:
        """What is answered next, and when; None while all wait for a clock."""
        best: Decision | None = None
        best_due = 0
        due_by_ask: dict[tuple[int, int], int] = {}
        for decision in self.play.open:
            ask = (decision.seat, decision.number)
            due = self._due.get(ask, -1)
            if due < 0:
                value = decision.values()[0]
                due = self.now + self._of(decision).delay(self.play, decision, value)
            due_by_ask[ask] = due
            if best is None or due < best_due:
                best = decision
                best_due = due
        self._due = due_by_ask
        return best, best_due

    def _of(self, decision: Decision) -> Companion:
        return self.seats[0 if decision.seat == CREW else decision.seat]

    def _answer(self, decision: Decision) -> None:
        self.decisions += 1
        self.play.answer(decision, self._of(decision).answer(self.play, decision))
