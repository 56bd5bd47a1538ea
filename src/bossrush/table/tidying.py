"""When the garbage collector looks through memory: often and little, and all of it in the quiet.

While it looks, nobody at any table is told anything. By itself it would look when so and so many
objects are new on balance; but at a busy table new ones replace old ones all the time, so that
it would look seldom, and long. Almost everything here is freed as soon as nobody refers to it,
and a choice leaves nothing behind; what is left for it are mostly connections that have ended.
So it looks at what is new four times a second, which takes a few milliseconds with hundreds of
tables, and at all there is when nobody plays.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator
from typing import Any, Final

from bossrush.table.metrics import Metrics

EVERY: Final = 0.25
"""Seconds between two looks at what is new."""
LOOKS: Final = 20
"""After so many of them, a look at whether anything was entered since the last one."""
APART: Final = 60.0
"""Seconds between two looks at everything."""
AT_LAST: Final = 3600.0
"""Seconds after which it does so even where it is never quiet."""


class Quiet:
    """Tells when the moment has come to look at everything."""

    def __init__(self, now: float) -> None:
        self._last = now
        self._done = 0

    def has_come(self, now: float, done: int) -> bool:
        """Whether it is now; `done` counts whatever has been entered at tables so far."""
        quiet, self._done = done == self._done, done
        if now - self._last < (APART if quiet else AT_LAST):
            return False
        self._last = now
        return True


@contextlib.asynccontextmanager
async def tidied(metrics: Metrics) -> AsyncIterator[None]:
    """Keep to it for as long as this lasts; what is there already stays, and is not looked at."""
    began = 0.0

    def looked(phase: str, about: dict[str, Any]) -> None:
        nonlocal began
        if phase == "start":
            began = time.perf_counter()
        else:
            metrics.took("pause", time.perf_counter() - began)

    gc.collect()
    gc.freeze()
    gc.disable()
    gc.callbacks.append(looked)
    tidying = asyncio.get_running_loop().create_task(_tidy(metrics))
    try:
        yield
    finally:
        tidying.cancel()
        gc.callbacks.remove(looked)
        gc.enable()
        gc.unfreeze()


async def _tidy(metrics: Metrics) -> None:
    quiet = Quiet(time.monotonic())
    while True:
        for _ in range(LOOKS):
            await asyncio.sleep(EVERY)
            gc.collect(0)
        if quiet.has_come(time.monotonic(), metrics.entries):
            gc.collect()
