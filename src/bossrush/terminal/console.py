"""A pair of streams that a plain client speaks over: lines out, and a line in at each prompt."""

from __future__ import annotations

from typing import TextIO

from bossrush.terminal.spoken import Reader
from bossrush.terminal.voice import Voice


class Console:
    """What is written to somebody line by line, and what they type."""

    def __init__(self, voice: Voice, source: TextIO, sink: TextIO) -> None:
        self.voice = voice
        self.reader = Reader(voice)
        self.source = source
        self.sink = sink

    def _write(self, line: str = "") -> None:
        self.sink.write(f"{line}\n")

    def _typed(self) -> str | None:
        """What is typed at the prompt; None once the input has ended."""
        self.sink.write("> ")
        self.sink.flush()
        line = self.source.readline()
        if not line:
            self._write()
            return None
        return line.strip()
