"""What time it is at a table, where time never stands still and never goes back.

A computer's clock may be set while people play. What runs for two minutes must run for two minutes
all the same, and nothing may happen before what was there already. So a table looks at the clock
once, when it is taken, and counts from there.
"""

from __future__ import annotations

import time


def now_ms() -> int:
    """The time by the computer's clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds by a clock that nobody sets, since whenever."""
    return time.monotonic_ns() // 1_000_000


class Clock:
    """The clock of a table whose last entry was made at `touched`."""

    def __init__(self, touched: int) -> None:
        self._ahead = max(now_ms(), touched) - ticks()

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return self._ahead + ticks()

    def by_the_wall(self, due: int) -> int:
        """When something is due by the computer's own clock, for those who take the table then."""
        return due - self.now() + now_ms()
