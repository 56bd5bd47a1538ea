"""The clocks that rules start: the terminal, as the host, says when one has run out."""

from __future__ import annotations

import time
from collections.abc import Callable

from bossrush.engine import clocks
from bossrush.engine.play import Play


class Clocks:
    """When each running clock of a play will have run out, in real time."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._now = now
        self._sleep = sleep
        self._clocks = clocks.Clocks()

    def follow(self, play: Play) -> None:
        """Start what the rules have started since, and forget what they have stopped."""
        self._clocks.follow(play.timers, self._milliseconds())

    def left(self) -> dict[str, float]:
        """The seconds left on each clock, the nearest end first."""
        now = self._milliseconds()
        return {clock.timer.id: max(0, clock.due - now) / 1000 for clock in self._clocks.running}

    def due(self) -> str | None:
        """A clock that has run out, if any."""
        clock = self._clocks.next()
        return clock.timer.id if clock is not None and clock.due <= self._milliseconds() else None

    def wait(self) -> None:
        """Let time pass until the next clock has run out."""
        for seconds in self.left().values():
            self._sleep(seconds + 0.001)
            return

    def _milliseconds(self) -> int:
        return int(self._now() * 1000)
