"""What a store keeps, and what it says of who holds a table."""

from __future__ import annotations

import msgspec

from bossrush.engine.scene import Words
from bossrush.table.shown import OutcomeView


class Lease(msgspec.Struct, frozen=True):
    """The right to write to a table."""

    epoch: int


class Elsewhere(msgspec.Struct, frozen=True):
    """The worker a table belongs to."""

    worker: str
    address: str
    """Where other workers reach it."""


class Listed(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What lists of tables keep of one, and show of it."""

    id: str
    code: str
    game: str
    status: str
    seats: list[str]
    """The name of each seat's person; empty where it is free, or a companion's."""
    turns: list[int]
    """The seats it waits for; -1 for the whole crew."""
    touched: int
    created: int
    lesson: str = ""
    where: list[Words] = []
    """How far the game has come, in its own words, from the large to the small."""


class Listing(Listed, frozen=True, kw_only=True):
    """What is kept for lists of tables, as of the last time it was noted."""

    holders: list[str] = msgspec.field(default_factory=list)
    """The key of each seat's person; empty where nobody holds it. Never shown."""
    outcome: OutcomeView | None = None
    """How it ended, without its score sheet."""


class DayTried(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Somebody's try at one of a day's games."""

    date: str
    game: str
    seats: int
    person: str
    """Their key. Never shown."""
    name: str
    table: str
    began: int
    ended: int | None = None
    won: bool | None = None
    score: int | None = None
    choices: int = 0
    marks: list[str] = []
