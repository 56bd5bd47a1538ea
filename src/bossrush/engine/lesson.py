"""Lessons: plays prepared for learning, which a game lists beside its settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from bossrush.engine.message import Message

PRACTICE: Final = "practice"
"""The mark of a play that began as a lesson: its dice were known beforehand."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lesson:
    """A play prepared for learning: an opening whose dice are fixed, or a position to go on from.

    Its title is the text `<game>-lesson-<id>`, what it shows `<game>-lesson-<id>-about`.
    """

    def __init__(
        self,
        game: str,
        name: str,
        seats: int,
        seed: int,
        options: dict[str, Any] | None = None,
        staged: Callable[[], dict[str, Any]] | None = None,
    ) -> None:
        self.game = game
        self.id = name
        self.seats = seats
        self.seed = seed
        self.options: dict[str, Any] = options or {}
        self.staged = staged
        """Makes the position it begins at; None for the very beginning of a game."""
        self.open_chance = False
        """Whether its dice fall anew each time."""

    @property
    def position(self) -> dict[str, Any] | None:
        """Where it begins; None for the very beginning of a game."""
        return self.staged() if self.staged is not None else None

    @property
    def title(self) -> Message:
        return Message(f"{self.game}-lesson-{self.id}")

    @property
    def about(self) -> Message:
        return Message(f"{self.game}-lesson-{self.id}-about")
