"""The whole logs of tables that somebody reads, kept ready: each is played through only once."""

from __future__ import annotations

from typing import Final

from bossrush.table import entry as e
from bossrush.table.lately import Lately, Underway
from bossrush.table.lines import Record, record
from bossrush.table.reading import LONG, told
from bossrush.table.refusal import Refusal
from bossrush.table.store import Store
from bossrush.table.table import Table

KEPT: Final = 32
"""Logs that are kept at hand."""
MOST_BYTES: Final = 32_000_000
"""How much room their lines may take, but for the log that is read right now."""


class Chronicle:
    """A table as its log tells it, and every line of it."""

    def __init__(self, table: Table, records: list[Record], last: bytes) -> None:
        self.table = table
        self._records = records
        self._last = last
        self.size = sum(one.size for one in records)
        """About how many bytes its lines take."""

    def after(self, number: int, count: int) -> list[Record]:
        """So many lines after a number."""
        return self._records[number : number + count]

    def goes_on_with(self, log: list[bytes]) -> bool:
        """Take in a log from its last known entry on; False where all must be read again."""
        if not log or log[0] != self._last or len(log) > LONG:
            return False  # it was deleted, or is another since a backup was put in place
        if len(log) == 1:
            return True
        if self.table.status == "stuck":
            return False
        entries = [e.read(body) for body in log[1:]]
        if any(isinstance(entry, e.Struck | e.Adrift) for entry in entries):
            return False  # what came before counts differently from here
        for entry in entries:
            try:
                found = self.table.take(entry)
            except Exception:
                return False
            self._records.append(record(self.table, entry, found))
            self.size += self._records[-1].size
        self._last = log[-1]
        return True


class Chronicles:
    """The logs that are being read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: Lately[Chronicle] = Lately(KEPT, MOST_BYTES)
        self._reading: Underway[Chronicle] = Underway()

    async def of(self, table: str) -> Chronicle:
        """A table's log, as it stands; Refusal where there is no such table."""
        while (known := self._kept.get(table)) is not None:
            before = known.table.n
            news = await self._store.read(table, after=before - 1)
            if self._kept.get(table) is not known or known.table.n != before:
                continue  # somebody else has taken in what is new
            if known.goes_on_with(news):
                return known
            self._kept.drop(table)
        return await self._reading.of(table, self._read)

    async def _read(self, table: str) -> Chronicle:
        log = await self._store.read(table)
        if not log:
            raise Refusal("no-table")
        return self._kept.add(table, Chronicle(*await told(log), log[-1]))
