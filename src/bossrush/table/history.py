"""The lines of a table's log that are kept ready: the latest ones, within bounds.

Somebody who comes back wants them, seldom and all at once. So only the very last lie there as
they were told; those before are packed, in which they take a sixth of the room.
"""

from __future__ import annotations

import zlib
from collections import deque
from typing import Final

import msgspec

from bossrush.table.lines import Record

MOST_BYTES: Final = 96_000
"""How long all of them may be together, unpacked."""
MOST_LINES: Final = 400
SHOWN_AT_FIRST: Final = 60
"""How many lines somebody gets who has seen nothing yet."""
AS_TOLD: Final = 8
"""How many of the last lines are never packed."""
IN_A_PACK: Final = 16

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[Record])


class Pack(msgspec.Struct, frozen=True, gc=False):
    """Some lines, one after another."""

    body: bytes
    lines: int
    last: int
    """The number of the last of them."""
    size: int
    """How long they are unpacked."""

    def unpacked(self) -> list[Record]:
        return _decoder.decode(zlib.decompress(self.body))


def packed(records: list[Record]) -> Pack:
    """Lines in little room."""
    body = zlib.compress(_encoder.encode(records), 1)
    size = sum(record.size for record in records)
    return Pack(body, len(records), records[-1].n, size)


class History:
    """What has been told lately."""

    def __init__(self) -> None:
        self._packs: deque[Pack] = deque()
        self._records: list[Record] = []
        """After all that is packed."""
        self._bytes = 0
        self._lines = 0

    def add(self, record: Record) -> None:
        self._records.append(record)
        self._bytes += record.size
        self._lines += 1
        if len(self._records) >= AS_TOLD + IN_A_PACK:
            self._pack()
        while self._bytes > MOST_BYTES or self._lines > MOST_LINES:
            self._drop()

    def _drop(self) -> None:
        """Let go of what is oldest."""
        if self._packs:
            oldest = self._packs.popleft()
            self._bytes -= oldest.size
            self._lines -= oldest.lines
        else:
            self._bytes -= self._records.pop(0).size
            self._lines -= 1

    def _pack(self) -> None:
        """Pack the oldest of what lies as it was told."""
        old, self._records = self._records[:IN_A_PACK], self._records[IN_A_PACK:]
        self._packs.append(packed(old))

    def since(self, last: int | None) -> tuple[list[Record], bool]:
        """The lines after `last`, and whether earlier ones are missing between them."""
        if last is None:
            shown = self._unpacked(0)[-SHOWN_AT_FIRST:]
            return shown, bool(shown) and shown[0].n > 1
        shown = [record for record in self._unpacked(last) if record.n > last]
        first = shown[0].n if shown else last + 1
        return shown, first > last + 1

    def _unpacked(self, last: int) -> list[Record]:
        """All lines but those of packs that end before `last`."""
        found = [line for pack in self._packs if pack.last > last for line in pack.unpacked()]
        return found + self._records
