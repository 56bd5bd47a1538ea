"""The clocks that rules start: the terminal, as the host, says when one has run out."""

from __future__ import annotations

import time
from collections.abc import Callable

from bossrush.engine.play import Play


class Clocks:
    """When each running clock of a play will have run out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._ends: dict[str, float] = {}

    def follow(self, play: Play) -> None:
        """Start what the rules have started since, and forget what they have stopped."""
        running = {timer.key: timer.milliseconds / 1000 for timer in play.timers}
        self._ends = {
            key: self._ends.get(key, self._now() + seconds) for key, seconds in running.items()
        }

    def left(self) -> dict[str, float]:
        """The seconds left on each clock, the nearest end first."""
        now = self._now()
        return {
            key: max(0.0, end - now)
            for key, end in sorted(self._ends.items(), key=lambda item: item[1])
        }

    def due(self) -> str | None:
        """A clock that has run out, if any."""
        return next((key for key, seconds in self.left().items() if seconds == 0), None)
