"""What a choice may cost at worst: the hero's life, by the second K.O."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.games.vengeance.table.state import Vendetta


def at_stake(s: Vendetta, seat: int) -> bool:
    """Whether the next K.O. is this hero's last."""
    p = s.players[seat]
    return p.ko + 1 == p.tables.ko_slots


def may_end(key: str, kind: str) -> bool:
    """In the Roll Phase only who is done with it goes on to Combat."""
    return key != "vengeance.roll" or kind in ("done", "pass")


def lost(before: Vendetta, after: Vendetta, seat: int) -> int:
    """Whether this hero has died; the others are rivals."""
    return int(after.players[seat].out() and not before.players[seat].out())


def loss(s: Vendetta) -> Message:
    return Message(f"vengeance-ends-{'challenge' if s.solo() else 'hero'}")
