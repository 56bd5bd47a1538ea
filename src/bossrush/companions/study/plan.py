"""Where the next playouts go: a first look at everything, and then a closer one where it matters.

What matters are the marked moments, the three largest swings and the best and the worst throw of
every view, and the errors: they are looked at until their ± is what was aimed at. Whatever might
still turn out to be one of them is looked at too, until it is clearly none.

What is played next depends on what was seen and on nothing else. So the same seed and the same
number of playouts give the same study, however many processes play them, and it can be taken up
again where it was left.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from bossrush.companions.study.course import ENOUGH, Course, Figure, Prospect, Turn
from bossrush.companions.study.script import CHOICE, THROW

GLANCE: Final = 8
"""Rounds of an answer that nobody gave, at first."""
FIRST: Final = 16
"""Rounds of everything else."""
STRETCH: Final = 6
"""Steps that are looked at together for the first time."""
LAP: Final = 400
"""Playouts that are decided upon together, about."""
TURNING: Final = 3
"""So many turning points are told of each view."""
SLIP: Final = 0.02
"""Less than this is no error."""
MISTAKE: Final = 0.05
"""What looks like an error of this size is looked at in whole games."""
WHOLE: Final = 512
"""Whole games of an answer, at most."""
SURE: Final = 3.0
"""Standard errors by which an error outweighs its doubt: there are many choices, and some of them
would look like errors by luck alone."""
AIM: Final = 0.03


class Marks:
    """The moments of a view that stand out."""

    def __init__(self) -> None:
        self.turning: list[int] = []
        """In the order they came."""
        self.best = -1
        self.worst = -1

    def all(self) -> list[int]:
        return sorted({*self.turning, *(one for one in (self.best, self.worst) if one >= 0)})


class Plan:
    """What to play out next."""

    def __init__(self, course: Course, aim: float = AIM) -> None:
        self.course = course
        self.aim = aim
        self.read = 0
        """How many steps have been looked at."""
        self.look = -1
        """A step that somebody wants looked at first; below zero for none."""

    @property
    def playouts(self) -> int:
        return sum(prospect.rounds for prospect in self.course.prospects)

    def lap(self) -> list[tuple[Prospect, int]]:
        """The next prospects to play out, each with the number of rounds it shall then have.

        Empty once everything is as sharp as was aimed at.
        """
        if self.look >= 0:
            wanted = self._closer(self.course.turns[self.look])
            if wanted:
                return _first_of(wanted)
            self.look = -1
        while self.read < len(self.course.turns):
            wanted = self._first_look()
            if wanted:
                return list(wanted.items())
            self.read += STRETCH
        self.read = len(self.course.turns)
        return _first_of(self._sharper())

    def enter(self, played: list[tuple[Prospect, list[list[float]]]]) -> None:
        """Take in a lap: the rounds of each prospect, after those it has."""
        for prospect, rounds in played:
            prospect.chances.extend(rounds)

    # -- the first look -------------------------------------------------------------------

    def _first_look(self) -> dict[Prospect, int]:
        wanted: dict[Prospect, int] = {}
        for turn in self.course.turns[self.read : self.read + STRETCH]:
            for prospect in (turn.before, turn.after):
                _want(wanted, prospect, FIRST)
            for prospect in turn.options.values():
                _want(wanted, prospect, GLANCE)
        if self.read + STRETCH >= len(self.course.turns):
            _want(wanted, self.course.end, FIRST)
        return wanted

    # -- a closer look --------------------------------------------------------------------

    def _sharper(self) -> dict[Prospect, int]:
        """What is not sharp enough, what matters most first."""
        course = self.course
        wanted: dict[Prospect, int] = {}
        for view in range(len(course.views)):
            swings = self._swings(view)
            marks = marked(course, view, swings)
            for number in marks.all():
                self._mark(wanted, course.turns[number], view)
            for number in self._contenders(swings, marks):
                turn = course.turns[number]
                for prospect in (turn.before, turn.after):
                    self._double(wanted, prospect, view)
        for turn in course.turns:
            if turn.options:
                self._doubtful(wanted, turn)
        if course.start.known is None:
            for view in range(len(course.views)):
                self._until_sharp(wanted, course.start, view)
        for turn in (*course.turns, *reversed(course.turns)):
            _evenly(wanted, turn)
        return wanted

    def _swings(self, view: int) -> list[Figure]:
        return [self.course.swing(turn, view) for turn in self.course.turns]

    def _mark(self, wanted: dict[Prospect, int], turn: Turn, view: int) -> None:
        """A moment that stands out is looked at until it is sharp, its better answers too."""
        for prospect in (turn.before, turn.after):
            self._until_sharp(wanted, prospect, view)
        if turn.options:
            leader = self.course.leader(turn)
            for value, prospect in turn.options.items():
                if not self._clearly_worse(turn, value, leader):
                    self._until_sharp(wanted, prospect, self.course.view_of(turn.step.seat))

    def _contenders(self, swings: list[Figure], marks: Marks) -> list[int]:
        """Steps that may yet turn out to be among those that stand out, the likeliest first."""
        least = min((abs(swings[number].value) for number in marks.turning), default=0.0)
        found: list[tuple[float, int]] = []
        for number, swing in enumerate(swings):
            if swing.error <= 0.0:
                continue
            may_be = abs(swing.value) + swing.error >= least
            if self.course.turns[number].step.kind == THROW:
                if marks.best >= 0:
                    may_be = may_be or swing.value + swing.error >= swings[marks.best].value
                if marks.worst >= 0:
                    may_be = may_be or swing.value - swing.error <= swings[marks.worst].value
            if may_be:
                found.append((-abs(swing.value) - swing.error, number))
        return [number for _order, number in sorted(found)]

    def _doubtful(self, wanted: dict[Prospect, int], turn: Turn) -> None:
        """A choice that may have been an error, as long as that is not clear."""
        if turn.twins and turn.twins[turn.step.value].rounds:
            self._to_the_end(wanted, turn)
            return
        lost = self.course.lost(turn)
        if lost.value + lost.error < SLIP or lost.error <= 0.0:
            return
        if lost.value >= SURE * lost.error:
            if lost.value >= MISTAKE:
                self._to_the_end(wanted, turn)
            if lost.error <= self.aim:
                return
        view = self.course.view_of(turn.step.seat)
        for prospect in (turn.options[self.course.leader(turn)], turn.after):
            self._double(wanted, prospect, view)

    def _to_the_end(self, wanted: dict[Prospect, int], turn: Turn) -> None:
        """Whole games decide whether an error is one."""
        best = self.course.leader(turn)
        if best == turn.step.value or not turn.twins:
            return
        twins = (turn.twins[best], turn.twins[turn.step.value])
        seen = min(twin.rounds for twin in twins)
        if seen >= ENOUGH:
            lost = self.course.behind(turn, turn.step.value, best)
            clear = lost.value >= SURE * lost.error or lost.value + lost.error < SLIP
            if clear or seen >= WHOLE:
                return
        for twin in twins:
            _want(wanted, twin, max(ENOUGH, min(WHOLE, 2 * seen)))

    def _closer(self, turn: Turn) -> dict[Prospect, int]:
        """Everything about one step, for somebody who looks at it."""
        wanted: dict[Prospect, int] = {}
        for view in range(len(self.course.views)):
            for prospect in (turn.before, turn.after, *turn.options.values()):
                self._until_sharp(wanted, prospect, view)
        return wanted

    def _clearly_worse(self, turn: Turn, value: int, leader: int) -> bool:
        behind = self.course.behind(turn, value, leader)
        return behind.value >= SURE * behind.error and behind.error < 0.5

    # -- how much -------------------------------------------------------------------------

    def _until_sharp(self, wanted: dict[Prospect, int], prospect: Prospect, view: int) -> None:
        if prospect.known is None and 2.0 * self.course.chance(prospect, view).error > self.aim:
            self._double(wanted, prospect, view)

    def _double(self, wanted: dict[Prospect, int], prospect: Prospect, view: int) -> None:
        """Twice as many rounds, but not more than make it sharp."""
        if prospect.known is not None:
            return
        enough = ceil(4.0 * max(prospect.variance(view), 0.02) / (self.aim * self.aim)) + 1
        most = min(max(FIRST, 2 * prospect.rounds), enough)
        _want(wanted, prospect, most)


def _want(wanted: dict[Prospect, int], prospect: Prospect, rounds: int) -> None:
    if prospect.known is None and prospect.frame >= 0 and prospect.rounds < rounds:
        wanted[prospect] = max(rounds, wanted.get(prospect, 0))


def _evenly(wanted: dict[Prospect, int], turn: Turn) -> None:
    """What a choice changed is seen best where both its sides have met the same rounds."""
    one, other = turn.before, turn.after
    if one is other or turn.step.kind != CHOICE:
        return
    most = max(wanted.get(one, one.rounds), wanted.get(other, other.rounds))
    _want(wanted, one, most)
    _want(wanted, other, most)


def _first_of(wanted: dict[Prospect, int]) -> list[tuple[Prospect, int]]:
    """As many as are decided upon together."""
    found: list[tuple[Prospect, int]] = []
    playouts = 0
    for prospect, rounds in wanted.items():
        if playouts >= LAP:
            break
        found.append((prospect, rounds))
        playouts += rounds - prospect.rounds
    return found


def marked(course: Course, view: int, swings: list[Figure]) -> Marks:
    """The moments of a view that stand out, as far as they have been looked at."""
    marks = Marks()
    ranked: list[tuple[float, int]] = []
    for number, turn in enumerate(course.turns):
        if swings[number].value and turn.before.seen and turn.after.seen:
            ranked.append((-abs(swings[number].value), number))
    ranked.sort()
    marks.turning = sorted(number for _size, number in ranked[:TURNING])
    for _size, number in ranked:
        if course.turns[number].step.kind != THROW:
            continue
        value = swings[number].value
        if value > 0.0 and (marks.best < 0 or value > swings[marks.best].value):
            marks.best = number
        if value < 0.0 and (marks.worst < 0 or value < swings[marks.worst].value):
            marks.worst = number
    return marks
