"""Odds at the moment of choice."""

from __future__ import annotations

from bossrush.engine.message import Message


class Odds:
    """A chance and what it is the chance of: "83 % survive"."""

    __slots__ = ("chance", "of")

    def __init__(self, chance: float, of: Message) -> None:
        self.chance = chance
        self.of = of

    def __repr__(self) -> str:
        return f"Odds({self.chance:.4f}, {self.of.key!r})"
