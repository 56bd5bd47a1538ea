"""The course of a game as chances: where each step led, and what the other answers were worth.

A *prospect* is something to play on from: an entry, an answer to it, and how much of what came up
after it is settled. Steps that changed nothing share a prospect: a choice that the plain companion
would have made too leads to what was expected before it, and what nothing was drawn after is what
the next choice begins with. So every change of the chance to win is counted once, as luck or as
play, and all changes together lead exactly from the first prospect to the last.

A value at a horizon is a judgement, and may favour one answer. So what looks like an error is
looked at once more in whole games, by *twins* of the prospects of both answers: they decide it.

Every figure of a study is a sum of prospects with signs, and rounds are independent of each other;
`Course.sum` finds the figure and its error from that, whatever the prospects have in common.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from bossrush.companions.sharp.temper import chance_of
from bossrush.companions.study.script import CHOICE, CLOCK, Script, Step

_DOUBT: Final = 1.0
"""Added to the squares, as if one more round had gone the other way: equal ones prove little."""
ENOUGH: Final = 64
"""Whole games of two answers that say more about them than a value at a horizon."""
UNSURE: Final = 0.5
"""The error of what has hardly been seen."""


class Figure:
    """An estimate and its standard error."""

    __slots__ = ("error", "value")

    def __init__(self, value: float, error: float) -> None:
        self.value = value
        self.error = error

    def __repr__(self) -> str:
        return f"Figure({self.value:+.3f} ± {self.error:.3f})"


class Prospect:
    """Something to play on from, and what came of it, round by round."""

    __slots__ = ("chances", "fate", "frame", "known", "number", "value", "whole")

    def __init__(self, number: int, whole: bool = False) -> None:
        self.number = number
        self.whole = whole
        """Whether games are played to their end, whatever the horizon."""
        self.frame = -1
        """The entry it is looked at from; below zero until one is known."""
        self.value = 0
        self.fate = 0
        """How many picks after that entry are settled."""
        self.known: list[float] | None = None
        """By view, where the game has ended."""
        self.chances: list[list[float]] = []
        """By round and view."""

    def look_from(self, frame: int, value: int, fate: int = 0) -> None:
        self.frame = frame
        self.value = value
        self.fate = fate

    @property
    def rounds(self) -> int:
        return len(self.chances)

    @property
    def seen(self) -> bool:
        return self.known is not None or len(self.chances) > 1

    def mean(self, view: int) -> float:
        if self.known is not None:
            return self.known[view]
        if not self.chances:
            return 0.0
        total = 0.0
        for chances in self.chances:
            total += chances[view]
        return total / len(self.chances)

    def variance(self, view: int) -> float:
        """Of a single round."""
        count = len(self.chances)
        if self.known is not None or count < 2:
            return 0.0
        mean = self.mean(view)
        squares = _DOUBT
        for chances in self.chances:
            squares += (chances[view] - mean) * (chances[view] - mean)
        return squares / (count - 1)


class Turn:
    """A step of the script on its way from one prospect to another."""

    __slots__ = ("after", "before", "options", "step", "twins")

    def __init__(self, step: Step, before: Prospect, after: Prospect) -> None:
        self.step = step
        self.before = before
        self.after = after
        self.options: dict[int, Prospect] = {}
        """Of a choice: the prospect of each answer that is looked at, in the order offered."""
        self.twins: dict[int, Prospect] = {}
        """The same in whole games; empty where all games are."""


class Course:
    """A script as prospects."""

    def __init__(self, script: Script) -> None:
        self.script = script
        outcome = script.play.outcome
        together = script.game.cooperative or script.play.state.seats == 1
        if outcome is not None:
            together = outcome.won is not None
        self.views: list[int] = [0] if together else list(range(script.play.state.seats))
        """The seats whose chances are told; 0 alone where all win or lose together."""
        self.together = together
        self.prospects: list[Prospect] = []
        self.turns: list[Turn] = []
        self.start = self._new()
        self.end = self.start
        judgement = script.policy(0).judgement()
        self._judged = judgement.stages > 0 or judgement.horizon > 0
        self._lay_out()
        self._next: dict[Turn, Turn] = {}
        """By choice: the one that follows with no luck between them."""
        for turn, after in zip(self.turns, self.turns[1:], strict=False):
            if turn.options and after.options and self._of_one_view(turn, after):
                self._next[turn] = after

    # -- laying it out --------------------------------------------------------------------

    def _of_one_view(self, one: Turn, other: Turn) -> bool:
        return self.view_of(one.step.seat) == self.view_of(other.step.seat)

    def _new(self, whole: bool = False) -> Prospect:
        made = Prospect(len(self.prospects), whole)
        self.prospects.append(made)
        return made

    def _lay_out(self) -> None:
        point = self.start
        for step in self.script.steps:
            before = point
            if step.kind == CHOICE:
                point = self._choice(step, before)
            elif step.kind == CLOCK:
                if before.frame >= 0:
                    point = self._new()
            else:
                if before.frame < 0:
                    before.look_from(step.frame, step.value, step.fated - len(step.picks))
                point = self._new()
                point.look_from(step.frame, step.value, step.fated)
            turn = Turn(step, before, point)
            if step.asked is not None:
                self._branch(turn)
            self.turns.append(turn)
        self._close(point)

    def _choice(self, step: Step, before: Prospect) -> Prospect:
        asked = step.asked
        assert asked is not None
        before.look_from(step.frame, asked.usual)
        if step.value == asked.usual:
            return before
        after = self._new()
        after.look_from(step.frame, step.value)
        return after

    def _branch(self, turn: Turn) -> None:
        asked = turn.step.asked
        assert asked is not None
        for value in asked.candidates:
            if value == turn.step.value:
                turn.options[value] = turn.after
            elif value == asked.usual:
                turn.options[value] = turn.before
            else:
                other = self._new()
                other.look_from(turn.step.frame, value)
                turn.options[value] = other
        if self._judged:
            for value in asked.candidates:
                twin = self._new(whole=True)
                twin.look_from(turn.step.frame, value)
                turn.twins[value] = twin

    def _close(self, point: Prospect) -> None:
        """The last prospect: how it ended, or how it stands."""
        script = self.script
        outcome = script.play.outcome
        last = script.play.length
        if outcome is not None:
            point.known = [chance_of(outcome, seat) for seat in self.views]
        elif script.open[last][0] > -2:
            point.look_from(last, script.open[last][1])
        elif point.frame < 0 and self.turns:  # all wait for a clock: it stands as it stood
            stood = self.turns[-1].before
            for turn in self.turns:
                if turn.after is point:
                    turn.after = stood
            point = stood
        self.end = point

    # -- what is seen ---------------------------------------------------------------------

    def sum(self, parts: dict[Prospect, float], view: int) -> Figure:
        """Prospects with signs, added up: the figure and its error.

        Rounds are independent, and everything that meets the luck of one round counts in it
        together. So what two prospects have in common is neither forgotten nor counted twice.
        """
        value = 0.0
        most = 0
        least = 1 << 30
        for prospect, sign in parts.items():
            value += sign * prospect.mean(view)
            if prospect.known is None and sign:
                most = max(most, prospect.rounds)
                least = min(least, prospect.rounds)
        if most == 0 and least == 1 << 30:
            return Figure(value, 0.0)
        if least < 2:
            return Figure(value, UNSURE)
        apart = [0.0] * most
        for prospect, sign in parts.items():
            if prospect.known is not None or not sign:
                continue
            mean = prospect.mean(view)
            weight = sign / prospect.rounds
            for number, chances in enumerate(prospect.chances):
                apart[number] += weight * (chances[view] - mean)
        squares = 0.0
        for one in apart:
            squares += one * one
        squares *= least / (least - 1.0)
        return Figure(value, sqrt(squares + _DOUBT / (least * (least - 1.0))))

    def chance(self, prospect: Prospect, view: int) -> Figure:
        """The chance to win from somewhere."""
        return self.sum({prospect: 1.0}, view)

    def swing(self, turn: Turn, view: int) -> Figure:
        """What a step changed."""
        if turn.before is turn.after:
            return Figure(0.0, 0.0)
        return self.sum({turn.after: 1.0, turn.before: -1.0}, view)

    def changes(self, turns: list[Turn], view: int) -> Figure:
        """What several steps changed together."""
        parts: dict[Prospect, float] = {}
        for turn in turns:
            if turn.before is not turn.after:
                parts[turn.after] = parts.get(turn.after, 0.0) + 1.0
                parts[turn.before] = parts.get(turn.before, 0.0) - 1.0
        return self.sum(parts, view)

    def view_of(self, seat: int) -> int:
        """The view by which a seat's choices are measured."""
        return 0 if self.together or seat < 0 else seat

    # -- choices --------------------------------------------------------------------------

    def leader(self, turn: Turn) -> int:
        """The most promising answer; of equal ones the one that was chosen, then the usual one."""
        assert turn.step.asked is not None
        best = turn.step.value
        for value in (turn.step.asked.usual, *turn.options):
            if turn.options[value].seen and self.behind(turn, best, value).value > 0.0:
                best = value
        return best

    def behind(self, turn: Turn, value: int, other: int) -> Figure:
        """How much better `other` is than `value`, on the rounds that both were played in; by whole
        games, once there are enough."""
        view = self.view_of(turn.step.seat)
        if turn.twins:
            mine, its = turn.twins[other], turn.twins[value]
            if mine.rounds >= ENOUGH and its.rounds >= ENOUGH:
                return paired(mine, its, view)
        return paired(turn.options[other], turn.options[value], view)

    def lost(self, turn: Turn) -> Figure:
        """What a choice gave away against the most promising answer.

        What the next choice can still bring, with no luck before it, is not given away.
        """
        best = self.leader(turn)
        if best == turn.step.value:
            return Figure(0.0, 0.0)
        gave = self.behind(turn, turn.step.value, best)
        later = self._next.get(turn)
        if later is not None:
            view = self.view_of(turn.step.seat)
            still = paired(turn.options[best], later.options[self.leader(later)], view)
            if still.value < gave.value:
                return still if still.value > 0.0 else Figure(0.0, 0.0)
        return gave


def paired(one: Prospect, other: Prospect, view: int) -> Figure:
    """How much better one is than another, round by round."""
    if one is other:
        return Figure(0.0, 0.0)
    if one.known is not None and other.known is not None:
        return Figure(one.known[view] - other.known[view], 0.0)
    rounds = min(
        one.rounds if one.known is None else 1 << 30,
        other.rounds if other.known is None else 1 << 30,
    )
    if rounds < 2:
        return Figure(0.0, UNSURE)
    gaps = [0.0] * rounds
    total = 0.0
    for number in range(rounds):
        mine = one.chances[number][view] if one.known is None else one.known[view]
        its = other.chances[number][view] if other.known is None else other.known[view]
        gaps[number] = mine - its
        total += mine - its
    mean = total / rounds
    squares = _DOUBT
    for gap in gaps:
        squares += (gap - mean) * (gap - mean)
    return Figure(mean, sqrt(squares / (rounds * (rounds - 1.0))))
