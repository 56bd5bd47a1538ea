"""What nobody has touched for a long time is deleted, a little at a time."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Final

from bossrush.table.store import Store, StoreError

log = logging.getLogger(__name__)

EVERY: Final = 3600.0
"""Seconds between two looks."""
AT_ONCE: Final = 100
"""Tables that are deleted in one go."""
DAY: Final = 24 * 3_600_000


async def ageing(store: Store, tables: int, replays: int) -> None:
    """Look now and then for tables and replays older than so many days; 0: they may stay."""
    while True:
        await asyncio.sleep(EVERY * (0.5 + random.random()))  # not all workers at once
        try:
            await aged(store, tables, replays)
        except StoreError as error:
            log.warning("store not reached", extra={"why": str(error)})


async def aged(store: Store, tables: int, replays: int) -> int:
    """Delete what is older than so many days: how many that were."""
    now = time.time_ns() // 1_000_000
    gone = 0
    while True:
        found = await store.age(
            now - tables * DAY if tables else None,
            now - replays * DAY if replays else None,
            AT_ONCE,
        )
        gone += found
        if found < AT_ONCE:
            break
    if gone:
        log.info("aged", extra={"deleted": gone})
    return gone
