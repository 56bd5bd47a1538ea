"""How events are told: one door for all of them."""

from __future__ import annotations

from typing import Any

from bossrush.engine.event import Event
from bossrush.engine.message import Message
from bossrush.games.souls.state import Dungeon


def say(
    s: Dungeon,
    kind: str,
    message: Message | None,
    pieces: tuple[str, ...] = (),
    rule: str = "",
    **data: Any,
) -> None:
    """Tell those who listen; only after asking `if s.journal`."""
    s.tell(Event(kind, message, pieces, data or None, f"souls.{rule}" if rule else ""))
