"""A study of a play without any process or word: only the figures."""

from __future__ import annotations

from collections.abc import Callable

from bossrush.companions.companion import Companion
from bossrush.companions.study.course import Course, Figure
from bossrush.companions.study.outlook import Outlook, Wanted
from bossrush.companions.study.plan import Plan
from bossrush.companions.study.script import CHOICE, Script
from bossrush.engine.play import Play


class Looked:
    """A play, looked at until nothing is left to look at."""

    def __init__(
        self,
        play: Play,
        policy: Callable[[int], Companion],
        seed: int = 1,
        aim: float = 0.05,
        laps: int = 10_000,
    ) -> None:
        self.script = Script(play, policy)
        self.course = Course(self.script)
        self.plan = Plan(self.course, aim)
        self.outlook = Outlook(self.script, self.course.views)
        self.seed = seed
        self.go_on(laps)

    def go_on(self, laps: int) -> None:
        for _ in range(laps):
            wanted = self.plan.lap()
            if not wanted:
                return
            self.plan.enter(
                [
                    (
                        one,
                        self.outlook.rounds(
                            Wanted(
                                one.frame,
                                one.value,
                                one.fate,
                                self.seed,
                                range(one.rounds, most),
                                one.whole,
                            )
                        ),
                    )
                    for one, most in wanted
                ]
            )

    def luck(self, view: int = 0) -> Figure:
        turns = [turn for turn in self.course.turns if turn.step.kind != CHOICE]
        return self.course.changes(turns, view)

    def play(self, view: int = 0) -> Figure:
        turns = [turn for turn in self.course.turns if turn.step.kind == CHOICE]
        return self.course.changes(turns, view)

    def start(self, view: int = 0) -> Figure:
        return self.course.chance(self.course.start, view)

    def result(self, view: int = 0) -> Figure:
        return self.course.chance(self.course.end, view)

    def errors(self) -> list[float]:
        """What each choice clearly gave away."""
        found = []
        for turn in self.course.turns:
            if turn.options:
                lost = self.course.lost(turn)
                clear = lost.value >= 0.02 and lost.value >= 3 * lost.error
                found.append(lost.value if clear else 0.0)
        return found
