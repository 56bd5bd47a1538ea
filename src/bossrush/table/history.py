"""The lines of a table's log that are kept ready: the latest ones, within bounds."""

from __future__ import annotations

from collections import deque
from typing import Final

from bossrush.table.lines import Record

MOST_BYTES: Final = 96_000
MOST_LINES: Final = 400
SHOWN_AT_FIRST: Final = 60
"""How many lines somebody gets who has seen nothing yet."""


class History:
    """What has been told lately."""

    def __init__(self) -> None:
        self._records: deque[Record] = deque()
        self._bytes = 0

    def add(self, record: Record) -> None:
        self._records.append(record)
        self._bytes += record.size
        while self._bytes > MOST_BYTES or len(self._records) > MOST_LINES:
            self._bytes -= self._records.popleft().size

    def since(self, last: int | None) -> tuple[list[Record], bool]:
        """The lines after `last`, and whether earlier ones are missing between them."""
        if last is None:
            shown = list(self._records)[-SHOWN_AT_FIRST:]
            return shown, bool(shown) and shown[0].n > 1
        shown = [record for record in self._records if record.n > last]
        first = shown[0].n if shown else last + 1
        return shown, first > last + 1
