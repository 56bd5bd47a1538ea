"""What just happened, in words and in data, for logs and for clients that animate it."""

from __future__ import annotations

from typing import Any

from bossrush.engine.message import Message


class Event:
    """Something that happened: its kind, a full sentence, and the pieces it happened to."""

    __slots__ = ("audience", "data", "kind", "message", "pieces", "rule")

    def __init__(
        self,
        kind: str,
        message: Message | None = None,
        pieces: tuple[str, ...] = (),
        data: dict[str, Any] | None = None,
        rule: str = "",
        audience: tuple[int, ...] | None = None,
    ) -> None:
        self.kind = kind
        """What a client animates it as: `roll`, `draw`, `move`, `hp`, `say`, `over` …"""
        self.message = message
        """The sentence for the log; None for a change that needs no words of its own."""
        self.pieces = pieces
        """Ids of the scene this is about, the subject first."""
        self.data: dict[str, Any] = data or {}
        """Plain values a client needs to show it: faces rolled, from, to, amount …"""
        self.rule = rule
        """The ledger id that made it so."""
        self.audience = audience
        """The seats that may know; None for everybody."""

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.message!r}, {self.pieces!r}, {self.data!r})"


class Journal:
    """Where the rules write what happens while somebody listens."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def take(self) -> tuple[Event, ...]:
        """Everything told since the last time."""
        told = tuple(self.events)
        self.events = []
        return told
