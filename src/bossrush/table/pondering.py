"""The companions of one table that think: what they are given, and what comes back.

Each thinks in another process, on the moment alone. What an easy decision leaves over is kept for
a hard one, as it is where companions play without a server.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from bossrush.companions.sharp.budget import Purse
from bossrush.engine.decision import Decision
from bossrush.engine.moment import moment_of
from bossrush.engine.play import Play
from bossrush.engine.scene import Words
from bossrush.table.tasks import Found, Task
from bossrush.table.thinkers import LEAST, Thinkers, Told

HINT_SECONDS: Final = 4.0
"""What every option of a person's decision is worth sharpens for so long."""
LONGER: Final = 5
"""So many times as long, where somebody wants to know and nobody else waits to think."""


class Ask(NamedTuple):
    """What somebody wants to know the worth of."""

    seat: int
    """Theirs."""
    decision: Decision
    companion: str
    """Who works it out."""
    kept: str = ""
    """The option that was taken, where that has happened already."""
    longer: bool = False


class Answered(NamedTuple):
    """What a companion answers, after how long a person would, and why."""

    option: str
    delay: int
    why: Words | None = None


class Pondering:
    """Who thinks at one table, and about what."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        """The table's clock."""
        self.thinkers: Thinkers | None = None
        """None where there are none: then nobody thinks."""
        self.since: dict[int, int] = {}
        """By seat of the decision: since when, in milliseconds since 1970."""
        self._tasks: dict[int, int] = {}
        """By seat of the decision: what a companion thinks about."""
        self._weighed: dict[int, int] = {}
        """By seat of the one who asked: what they have asked a hint about."""
        self._seeds: dict[str, int] = {}
        self._purses: dict[str, Purse] = {}

    def begin(self, seat: int) -> None:
        """Somebody begins to think."""
        self.since[seat] = self._now()

    async def answer(
        self, play: Play, decision: Decision, key: str, left: dict[str, int], hurried: bool
    ) -> Answered | None:
        """What a companion answers; None where no thinker says so in time."""
        if self.thinkers is None:
            return None
        purse = self._purses.setdefault(key, Purse(self.thinkers.seconds))
        seconds = LEAST if hurried else self.thinkers.share()
        extra = 0.0 if hurried or left else min(purse.extra, seconds)
        task = self._task(play, decision, key, "answer", seconds, extra, left)
        self._tasks[decision.seat] = task.id
        try:
            found = await self.thinkers.think(task)
        finally:
            self._tasks.pop(decision.seat, None)
        if found is None:
            return None
        purse.settle(purse.each * found.spent / seconds)
        return Answered(found.choice, found.delay, found.why)

    async def weigh(self, play: Play, ask: Ask, told: Told) -> Found | None:
        """What every option is worth, told as it sharpens; None where no thinker can say."""
        if self.thinkers is None:
            return None
        seconds = HINT_SECONDS * (LONGER if ask.longer else 1)
        task = self._task(play, ask.decision, ask.companion, "weigh", seconds, 0.0, {}, ask.kept)
        self._weighed[ask.seat] = task.id
        try:
            return await self.thinkers.think(task, told)
        finally:
            self._weighed.pop(ask.seat, None)

    def gives_way(self, spent: float) -> bool:
        """Whether a hint that has had its time ends for others that wait to think."""
        crowded = self.thinkers is not None and self.thinkers.asked > self.thinkers.count
        return crowded and spent >= HINT_SECONDS

    def _task(
        self,
        play: Play,
        decision: Decision,
        key: str,
        kind: Literal["answer", "weigh"],
        seconds: float,
        extra: float,
        left: dict[str, int],
        kept: str = "",
    ) -> Task:
        assert self.thinkers is not None
        return Task(
            id=self.thinkers.number(),
            kind=kind,
            game=play.game.key,
            moment=moment_of(play),
            seat=decision.seat,
            companion=key,
            seed=self._seeds.setdefault(key, secrets.randbits(64)),
            at=decision.number,
            seconds=seconds,
            extra=extra,
            left=left,
            kept=kept,
        )

    def hurry(self) -> None:
        """Nobody wants to wait for companions."""
        if self.thinkers is not None:
            for task in self._tasks.values():
                self.thinkers.hurry(task)

    def enough(self, seat: int) -> None:
        """Those who looked at what options are worth look no more."""
        task = self._weighed.get(seat)
        if task is not None and self.thinkers is not None:
            self.thinkers.hurry(task)
