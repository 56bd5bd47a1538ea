"""Reading a table's log: the table it leads to, and its latest lines.

A long log is read in a thread beside the loop, so that nobody at another table waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from bossrush.engine.errors import BossrushError
from bossrush.table import entry as e
from bossrush.table.history import History
from bossrush.table.lines import Record, record
from bossrush.table.playing import Diverged, Withheld
from bossrush.table.table import Table

LONG: Final = 48
"""Entries beyond which a log is long."""
_READERS: Final = ThreadPoolExecutor(2, thread_name_prefix="reading")


class Unreadable(BossrushError):
    """The log does not lead anywhere under today's rules."""

    def __init__(self, n: int, last: bool, mark: e.Mark | None, cause: Exception) -> None:
        super().__init__(f"entry {n}: {cause}")
        self.n = n
        """The entry it fails at."""
        self.last = last
        """Whether that is the last one."""
        self.diverged = isinstance(cause, Diverged)
        """Whether the rules have changed, and did not merely fail."""
        self.withheld = isinstance(cause, Withheld)
        """Whether nothing is wrong with it but what this server was started without."""
        self.mark = mark
        """The latest moment that was marked, to go on from."""


async def rebuilt(log: list[bytes]) -> tuple[Table, History]:
    """The table a log leads to, and its latest lines."""
    history = History()
    return await _read(log, history.add), history


async def unplayed(log: list[bytes]) -> tuple[Table, History]:
    """The table without its game: what can still be shown where today's rules get stuck."""
    history = History()
    table = await _read(log, history.add, play=False)
    if table.status == "playing":
        table.status = "stuck"
    return table, history


async def trouble(log: list[bytes]) -> Unreadable | None:
    """Why today's rules cannot follow a log; None where they can."""
    try:
        await rebuilt(log)
    except Unreadable as found:
        return found
    return None


async def records(log: list[bytes]) -> list[Record]:
    """Every line of a log."""
    _, found = await told(log)
    return found


async def told(log: list[bytes]) -> tuple[Table, list[Record]]:
    """The table a log leads to, without its game where there is no other way, and every line."""
    found: list[Record] = []
    try:
        return await _read(log, found.append), found
    except Unreadable:
        found.clear()
    table = await _read(log, found.append, play=False)
    if table.status == "playing":
        table.status = "stuck"
    return table, found


async def _read(log: list[bytes], tell: Callable[[Record], None], play: bool = True) -> Table:
    if len(log) <= LONG:
        return replayed(log, tell, play)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_READERS, replayed, log, tell, play)


def replayed(log: list[bytes], tell: Callable[[Record], None], play: bool = True) -> Table:
    """The table a log leads to, each of its lines told on the way."""
    table = Table()
    for place, (entry, replay) in enumerate(_numbered(log)):
        try:
            told = table.take(entry, replay and play)
        except Exception as error:
            mark = _last_mark(log)
            raise Unreadable(table.n + 1, place == len(log) - 1, mark, error) from error
        tell(record(table, entry, told))
    return table


def _numbered(log: list[bytes]) -> list[tuple[e.AnyEntry, bool]]:
    """The entries, and whether each still counts for the play."""
    entries = [e.read(body) for body in log]
    struck = {entry.of for entry in entries if isinstance(entry, e.Struck)}
    adrift = max(
        (n for n, entry in enumerate(entries, 1) if isinstance(entry, e.Adrift)), default=0
    )
    return [(entry, n not in struck and (n >= adrift)) for n, entry in enumerate(entries, 1)]


def _last_mark(log: list[bytes]) -> e.Mark | None:
    for body in reversed(log):
        entry = e.read(body)
        if isinstance(entry, e.Chose) and entry.mark is not None:
            return entry.mark
    return None
