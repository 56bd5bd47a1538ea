"""When the garbage collector looks through memory: often and little, and all of it in the quiet.

While it looks, nobody at any table is told anything. Almost everything here is freed as soon as
nobody refers to it, and a choice leaves nothing behind that it would have to look through; what
is left for it are mostly connections that have ended. So it looks at what is new a little at a
time, and never by itself at all there is: that waits for a moment when nobody plays.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator
from typing import Any, Final

from bossrush.table.metrics import Metrics

NEW: Final = 5_000
"""New objects after which it looks at those: some milliseconds."""
YOUNG: Final = 4
"""How often it does so before it looks at the survivors once more."""
NEVER: Final = 2**31 - 1
LOOKS: Final = 5.0
"""Seconds between two looks at whether anybody plays; without anything in between it is quiet."""
APART: Final = 60.0
"""Seconds between two times that it looks at everything."""
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
    before = gc.get_threshold()
    gc.set_threshold(NEW, YOUNG, NEVER)
    gc.callbacks.append(looked)
    tidying = asyncio.get_running_loop().create_task(_tidy(metrics))
    try:
        yield
    finally:
        tidying.cancel()
        gc.callbacks.remove(looked)
        gc.set_threshold(*before)
        gc.unfreeze()


async def _tidy(metrics: Metrics) -> None:
    quiet = Quiet(time.monotonic())
    while True:
        await asyncio.sleep(LOOKS)
        if quiet.has_come(time.monotonic(), metrics.entries):
            gc.collect()
