"""Where tables are kept: one small interface, with SQLite and PostgreSQL behind it.

The log's primary key (table, number) is the version check: two who would write the same number
cannot both succeed. A table belongs to one worker at a time; each time it changes hands its epoch
goes up, and an append that names an older epoch is refused. A worker lives as long as it says so
every second: its tables are free to take once it has been silent for `LEASE` seconds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from bossrush.engine.errors import BossrushError
from bossrush.table.stored import DayTried, Elsewhere, Lease, Listing

LEASE: Final = 3.0
"""Seconds of silence after which a worker counts as dead."""


class StoreError(BossrushError):
    """The store cannot be used; the message says why."""


class Conflict(StoreError):
    """Somebody else has written this number: read the log again."""


class LostLease(StoreError):
    """The table has passed on to another worker."""


class CodeTaken(StoreError):
    """Another table has this code: make another."""


class Store(ABC):
    """A store. Times are milliseconds since 1970."""

    shared = False
    """Whether other workers may use it at the same time, and take the tables of a silent one."""
    on_lost: Callable[[], None] | None = None
    """Called when the store notices by itself that a worker may count as dead to the others."""

    # -- opening --------------------------------------------------------------------------

    @abstractmethod
    async def open(self) -> None:
        """Connect, and set up what is missing; StoreError where that cannot be."""

    @abstractmethod
    async def close(self) -> None:
        """Let go; nothing may be asked of it afterwards."""

    @abstractmethod
    async def secret(self) -> str:
        """What the workers of this store know each other by."""

    # -- workers and leases ---------------------------------------------------------------

    @abstractmethod
    async def beat(self, worker: str, address: str) -> bool:
        """Say that a worker lives, and where; False where it counted as dead until now."""

    @abstractmethod
    async def retire(self, worker: str) -> None:
        """A worker ends: whatever it still holds is free at once."""

    @abstractmethod
    async def workers(self) -> list[Elsewhere]:
        """Those that live."""

    @abstractmethod
    async def claim(self, table: str, worker: str) -> Lease | Elsewhere | None:
        """Take a table unless a living worker holds it; None where there is no such table."""

    @abstractmethod
    async def held(self, epochs: dict[str, int]) -> set[str]:
        """Of some tables, with the epochs they were taken in, those that are in the same hands."""

    @abstractmethod
    async def release(self, table: str, epoch: int, wake: int | None) -> None:
        """Give a table up; somebody must take it again at `wake` at the latest."""

    @abstractmethod
    async def due(self, limit: int) -> list[str]:
        """Tables that somebody must take: left behind by the dead, or with their time come."""

    # -- the log --------------------------------------------------------------------------

    @abstractmethod
    async def create(
        self, listing: Listing, people: list[str], entries: list[bytes], worker: str
    ) -> Lease:
        """Begin a table's log, and hold the table; CodeTaken where its code is another's."""

    @abstractmethod
    async def append(self, table: str, epoch: int, number: int, entry: bytes) -> None:
        """Write an entry for good; Conflict or LostLease where it is not ours to write."""

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The log of a table; empty where there is no such table."""

    # -- finding --------------------------------------------------------------------------

    @abstractmethod
    async def note(self, listing: Listing, people: list[str]) -> None:
        """Keep what lists show of a table, and whose lists it is in besides."""

    @abstractmethod
    async def find(self, code: str) -> str | None:
        """The table with this code."""

    @abstractmethod
    async def listing(self, table: str) -> Listing | None:
        """What lists show of a table."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        """The tables somebody came to, the latest first."""

    # -- replays --------------------------------------------------------------------------

    @abstractmethod
    async def keep(self, replay: str, body: bytes, person: str, most: int) -> None:
        """Keep a save for those who have its link; the oldest go beyond so many bytes in all."""

    @abstractmethod
    async def kept(self, replay: str) -> bytes | None:
        """A save that was kept."""

    @abstractmethod
    async def keeps(self, replay: str, person: str | None = None) -> bool:
        """Whether a save is kept (for this person), which makes it young again."""

    @abstractmethod
    async def drop(self, replay: str) -> None:
        """Keep a save no more."""

    # -- studies --------------------------------------------------------------------------

    @abstractmethod
    async def keep_study(self, replay: str, told: bytes, seen: bytes) -> None:
        """Keep a study with its replay, with which it goes; nothing where that has gone already."""

    @abstractmethod
    async def claim_study(self, replay: str, worker: str) -> Elsewhere | None:
        """Work on a study; where another living worker does, that one instead."""

    @abstractmethod
    async def student(self, replay: str) -> Elsewhere | None:
        """The living worker that works on a study; None where none does."""

    @abstractmethod
    async def release_study(self, replay: str, worker: str) -> None:
        """Work on a study no more."""

    @abstractmethod
    async def study(self, replay: str) -> tuple[bytes, bytes] | None:
        """A study that was kept: as it was told, and what to go on with."""

    # -- the day's game -------------------------------------------------------------------

    @abstractmethod
    async def try_day(self, one: DayTried) -> bool:
        """Note that somebody tries one of a day's games; False where they have done so before."""

    @abstractmethod
    async def end_day(self, one: DayTried) -> None:
        """Note how a try went."""

    @abstractmethod
    async def day(self, date: str) -> list[DayTried]:
        """Everybody's tries at the games of a day."""

    @abstractmethod
    async def days_of(self, person: str, limit: int) -> list[DayTried]:
        """Somebody's tries, the latest day first."""

    # -- ageing ---------------------------------------------------------------------------

    @abstractmethod
    async def delete(self, table: str, epoch: int) -> None:
        """Delete a table with its whole log; LostLease where it is in other hands."""

    @abstractmethod
    async def age(self, tables: int | None, replays: int | None, limit: int) -> int:
        """Delete what nobody has touched since these times: how many that were, at most `limit`.

        What a worker holds is left alone. Guesses of an hour ago are forgotten too.
        """

    # -- guessing -------------------------------------------------------------------------

    @abstractmethod
    async def guesses(self, who: str, rate: float) -> float:
        """How many wrong codes somebody has tried, less `rate` of them a second."""

    @abstractmethod
    async def guessed(self, who: str, rate: float) -> None:
        """Somebody has tried a wrong code."""


def opened(database: str) -> Store:
    """The store that a database URL or a file name stands for; not yet opened."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from bossrush.table.postgres import Postgres
        except ImportError:
            raise StoreError(
                "PostgreSQL needs one more package: pip install 'bossrush[postgres]'"
            ) from None
        return Postgres(database)
    if "://" in database and not database.startswith("sqlite:///"):
        raise StoreError(
            f"{database.partition('://')[0]!r} is no database this server knows; "
            "it takes a file name, sqlite:///FILE or postgresql://…"
        )
    from bossrush.table.sqlite import Sqlite

    return Sqlite(database.removeprefix("sqlite:///"))
