"""Companions in every seat, playing a whole game by a clock of their own.

Each answers after the delay a person would take, and the one due first goes first. In a game
without a clock this only settles the order in which seats answer; in a race it decides who wins.
"""

from __future__ import annotations

from bossrush.companions.companion import Companion
from bossrush.engine.clocks import Clocks, soonest
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.play import Play
from bossrush.engine.state import Timer


class Plan:
    """What a companion will answer, and when."""

    def __init__(self, decision: Decision, value: int) -> None:
        self.decision = decision
        self.value = value
        self.values = decision.values()
        """What there was to choose from."""
        self.due = 0


class Sitting:
    """A play with a companion in each seat, and the time it would be."""

    def __init__(
        self,
        play: Play,
        seats: list[Companion],
        timed: bool,
        left: dict[str, int] | None = None,
    ) -> None:
        """`left` is how many milliseconds the clocks of a play under way still have, by id."""
        self.play = play
        self.seats = seats
        self.timed = timed
        self.now = 0
        """Milliseconds since the game began."""
        self.decisions = 0
        self._plans: dict[tuple[int, int], Plan] = {}
        """For what is asked, by seat and number of the decision."""
        self._clocks = Clocks()
        if left:
            self._clocks.follow(play.timers, 0)
            self._clocks.run_out(left)

    def play_out(self, most: int) -> bool:
        """Play to the end, or until `most` decisions have been made; True when it ended."""
        play = self.play
        while play.outcome is None and self.decisions < most:
            self.step()
        return play.outcome is not None

    def step(self) -> None:
        """Let the companion that is due next answer, or a clock run out."""
        play = self.play
        if not self.timed:
            if play.open:
                decision = play.open[0]
                self._answer(decision, self._of(decision).answer(play, decision))
            else:
                self._wait(soonest(play.timers))
            return
        plan = self._next()
        self._clocks.follow(play.timers, self.now)
        clock = self._clocks.next()
        if clock is not None and (plan is None or clock.due <= plan.due):
            self.now = clock.due
            play.expire(clock.timer.id)
            return
        assert plan is not None
        self.now = plan.due
        self._answer(plan.decision, plan.value)

    def _wait(self, timer: Timer) -> None:
        """Nobody is asked anything: let a clock run out."""
        self.now += timer.milliseconds
        self.play.expire(timer.id)

    def _next(self) -> Plan | None:
        """What is answered next; None while all wait for a clock."""
        best: Plan | None = None
        plans: dict[tuple[int, int], Plan] = {}
        for decision in self.play.open:
            ask = (decision.seat, decision.number)
            known = self._plans.get(ask)
            if known is None or known.values != decision.values():
                known = self._think(decision, known)
            known.decision = decision
            plans[ask] = known
            if best is None or known.due < best.due:
                best = known
        self._plans = plans
        return best

    def take(self, decision: Decision, value: int) -> None:
        """Give an answer at once, whatever the companion of that seat thinks of it."""
        self._answer(decision, value)

    def _think(self, decision: Decision, before: Plan | None) -> Plan:
        """Settle an answer, and when a person would give it; what changes meanwhile costs none."""
        companion = self._of(decision)
        companion.hear_clocks(self._left())
        plan = Plan(decision, companion.answer(self.play, decision))
        if before is not None:
            plan.due = max(before.due, self.now)
        else:
            plan.due = self.now + companion.delay(self.play, decision, plan.value)
        return plan

    def _left(self) -> dict[str, int]:
        return {clock.timer.id: max(0, clock.due - self.now) for clock in self._clocks.running}

    def _of(self, decision: Decision) -> Companion:
        return self.seats[0 if decision.seat == CREW else decision.seat]

    def _answer(self, decision: Decision, value: int) -> None:
        self.decisions += 1
        self.play.answer(decision, value)
