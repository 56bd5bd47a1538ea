"""The log: what has happened, in full sentences, as each seat may know it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from bossrush.engine.event import Event
from bossrush.engine.message import Message

TOLD = "told"
"""Something that happened."""
CHOSEN = "chosen"
"""Something that somebody chose."""
NOTE = "note"
"""Something about the table itself: an undo, a save, the seal on the dice."""


class LogLine(NamedTuple):
    """One sentence of the log."""

    kind: str
    message: Message
    audience: tuple[int, ...] | None = None
    rule: str = ""

    def known_to(self, seats: Collection[int]) -> bool:
        """Whether one of these seats may read it."""
        return self.audience is None or any(seat in self.audience for seat in seats)


def note(key: str, **args: str | int | Message) -> LogLine:
    """A sentence of the terminal's own."""
    return LogLine(NOTE, Message(f"terminal-{key}", **args))


def told(events: Iterable[Event]) -> list[LogLine]:
    """The sentences of events; those that need no words have none."""
    return [
        LogLine(TOLD, event.message, event.audience, event.rule)
        for event in events
        if event.message is not None
    ]
