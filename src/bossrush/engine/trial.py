"""What to begin with so that one card is at hand; `towards` leads a play there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bossrush.engine.errors import OptionError


class Trial:
    """What to begin with so that a card is at hand."""

    def __init__(
        self,
        seats: int = 1,
        options: dict[str, Any] | None = None,
        wanted: Sequence[str] = (),
        phase: str = "",
        change: Callable[[dict[str, Any]], None] | None = None,
    ) -> None:
        self.seats = seats
        self.options = dict(options or {})
        self.wanted = tuple(wanted)
        """What luck should bring and players choose, by id; the first is preferred."""
        self.phase = phase
        """The phase at whose start the card is put down; the very first where it is empty."""
        self.change = change
        """Puts the card into the position, where neither luck nor a choice brings it."""


class NoTrialError(OptionError):
    """This kind of card cannot be put on the table by itself; the sentence says why."""
