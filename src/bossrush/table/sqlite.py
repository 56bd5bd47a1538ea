"""The default store: one SQLite file, written by one thread that commits in groups.

What asks for something waits until the group it is in is on disk (WAL, synchronous=full).
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from bossrush.table.statements import SQLITE_STEPS
from bossrush.table.store import LEASE, CodeTaken, Conflict, LostLease, Store, StoreError
from bossrush.table.stored import DayTried, Elsewhere, Lease, Listing
from bossrush.table.writer import Row, Writer

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR

VERSION: Final = len(SQLITE_STEPS)


class Sqlite(Store):
    """A store in one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._writer: Writer | None = None
        self._lock = -1

    # -- opening --------------------------------------------------------------------------

    async def open(self) -> None:
        self._writer = Writer(self.path, self._connected)
        await self._do(lambda db: None)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    def _do(
        self, work: Callable[[sqlite3.Connection], T], row: Row | None = None
    ) -> asyncio.Future[T]:
        if self._writer is None:
            raise StoreError("this store is closed")
        return self._writer.do(work, row)

    async def _first(self, question: str, *given: str) -> Any:
        """The first value of the first row that is found; None where there is none."""

        def work(db: sqlite3.Connection) -> Any:
            row = db.execute(question, given).fetchone()
            return row[0] if row is not None else None

        return await self._do(work)

    def _connected(self) -> sqlite3.Connection:
        if self.path != ":memory:":
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            self._keep_to_oneself()
            # What is in there is nobody else's business; the files beside it take after it.
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        db = sqlite3.connect(self.path, isolation_level=None, timeout=10)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("pragma foreign_keys = on")
        _set_up(db)
        db.execute("delete from workers")  # all that are listed there are dead
        return db

    def _keep_to_oneself(self) -> None:
        """Let nobody else use this file meanwhile; StoreError where somebody does.

        Two servers on one file would each show tables that the other goes on with.
        """
        self._lock = os.open(f"{self.path}-lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._lock, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._unlock()
            raise StoreError(
                "another Bossrush is using it; end that one, or name another file with --database"
            ) from None

    async def secret(self) -> str:
        def work(db: sqlite3.Connection) -> str:
            return str(db.execute("select value from meta where key = 'secret'").fetchone()[0])

        return await self._do(work)

    # -- workers and leases ---------------------------------------------------------------

    async def beat(self, worker: str, address: str) -> bool:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "insert or replace into workers values (?, ?, ?)",
                (worker, address, _now() + int(LEASE * 1000)),
            )
            db.execute("delete from workers where until < ?", (_now() - 3_600_000,))

        await self._do(work)
        return True  # nobody else has the file

    async def retire(self, worker: str) -> None:
        await self._do(lambda db: db.execute("delete from workers where id = ?", (worker,)))

    async def workers(self) -> list[Elsewhere]:
        def work(db: sqlite3.Connection) -> list[Elsewhere]:
            rows = db.execute("select id, address from workers where until > ?", (_now(),))
            return [Elsewhere(worker, address) for worker, address in rows]

        return await self._do(work)

    async def claim(self, table: str, worker: str) -> Lease | Elsewhere | None:
        def work(db: sqlite3.Connection) -> Lease | Elsewhere | None:
            row = db.execute(
                "select t.epoch, w.id, w.address from tables t left join workers w"
                " on w.id = t.owner and w.until > ? where t.id = ?",
                (_now(), table),
            ).fetchone()
            if row is None:
                return None
            epoch, owner, address = row
            if owner is not None and owner != worker:
                return Elsewhere(owner, address)
            db.execute(
                "update tables set owner = ?, epoch = ?, wake = null where id = ?",
                (worker, epoch + 1, table),
            )
            return Lease(epoch + 1)

        return await self._do(work)

    async def held(self, epochs: dict[str, int]) -> set[str]:
        def work(db: sqlite3.Connection) -> set[str]:
            asked = "select 1 from tables where id = ? and epoch = ?"
            return {one[0] for one in epochs.items() if db.execute(asked, one).fetchone()}

        return await self._do(work)

    async def release(self, table: str, epoch: int, wake: int | None) -> None:
        await self._do(
            lambda db: db.execute(
                "update tables set owner = null, wake = ? where id = ? and epoch = ?",
                (wake, table, epoch),
            )
        )

    async def due(self, limit: int) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            rows = db.execute(
                "select id from tables where (owner is null and wake <= ?)"
                " or owner not in (select id from workers where until > ?)"
                " order by touched desc limit ?",
                (_now(), _now(), limit),
            )
            return [row[0] for row in rows]

        return await self._do(work)

    # -- the log --------------------------------------------------------------------------

    async def create(
        self, listing: Listing, people: list[str], entries: list[bytes], worker: str
    ) -> Lease:
        def work(db: sqlite3.Connection) -> Lease:
            added = db.execute(
                "insert or ignore into tables values (?, ?, ?, ?, 1, ?, null)",
                (
                    listing.id,
                    listing.code,
                    msgspec.json.encode(listing),
                    listing.touched,
                    worker,
                ),
            )
            if added.rowcount == 0:
                raise CodeTaken(f"the code {listing.code} is taken")
            db.executemany(
                "insert into log values (?, ?, ?)",
                [(listing.id, number, entry) for number, entry in enumerate(entries, 1)],
            )
            _add_people(db, listing.id, people)
            return Lease(1)

        return await self._do(work)

    async def append(self, table: str, epoch: int, number: int, entry: bytes) -> None:
        def work(db: sqlite3.Connection) -> None:
            added = db.execute(
                "insert or ignore into log select ?, ?, ? where"
                " exists (select 1 from tables where id = ? and epoch = ?) and"
                " exists (select 1 from log where table_id = ? and number = ?)",
                (table, number, entry, table, epoch, table, number - 1),
            )
            if added.rowcount:
                return
            held = db.execute("select epoch from tables where id = ?", (table,)).fetchone()
            if held is None or held[0] != epoch:
                raise LostLease(f"table {table} has passed on to another worker")
            raise Conflict(f"table {table} already has an entry {number}")

        await self._do(work, Row(table, epoch, number, entry))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        def work(db: sqlite3.Connection) -> list[bytes]:
            rows = db.execute(
                "select entry from log where table_id = ? and number > ? order by number",
                (table, after),
            )
            return [row[0] for row in rows]

        return await self._do(work)

    # -- finding --------------------------------------------------------------------------

    async def note(self, listing: Listing, people: list[str]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "update tables set listing = ?, touched = ? where id = ?",
                (msgspec.json.encode(listing), listing.touched, listing.id),
            )
            _add_people(db, listing.id, people)

        await self._do(work)

    async def find(self, code: str) -> str | None:
        found: str | None = await self._first("select id from tables where code = ?", code)
        return found

    async def listing(self, table: str) -> Listing | None:
        told = await self._first("select listing from tables where id = ?", table)
        return msgspec.json.decode(told, type=Listing) if told is not None else None

    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        def work(db: sqlite3.Connection) -> list[Listing]:
            rows = db.execute(
                "select t.listing from people p join tables t on t.id = p.table_id"
                " where p.person = ? order by t.touched desc limit ?",
                (person, limit),
            )
            return [msgspec.json.decode(row[0], type=Listing) for row in rows]

        return await self._do(work)

    # -- replays --------------------------------------------------------------------------

    async def keep(self, replay: str, body: bytes, person: str, most: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "insert into replays values (?, ?, ?, ?)"
                " on conflict (id) do update set kept = excluded.kept",
                (replay, body, _now(), person),
            )
            db.execute(
                "delete from replays where id in (select id from ("
                " select id, sum(length(body)) over (order by kept desc, id) as taken"
                " from replays) where taken > ?)",
                (most,),
            )

        await self._do(work)

    async def kept(self, replay: str) -> bytes | None:
        body: bytes | None = await self._first("select body from replays where id = ?", replay)
        return body

    async def keeps(self, replay: str, person: str | None = None) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            row = db.execute("select kept, person from replays where id = ?", (replay,)).fetchone()
            if row is None or (person is not None and row[1] != person):
                return False
            if row[0] < _now() - DAY:
                db.execute("update replays set kept = ? where id = ?", (_now(), replay))
            return True

        return await self._do(work)

    async def drop(self, replay: str) -> None:
        await self._do(lambda db: db.execute("delete from replays where id = ?", (replay,)))

    # -- studies --------------------------------------------------------------------------

    async def keep_study(self, replay: str, told: bytes, seen: bytes) -> None:
        await self._do(
            lambda db: db.execute(
                "insert or replace into studies select id, ?, ? from replays where id = ?",
                (told, seen, replay),
            )
        )

    async def claim_study(self, replay: str, worker: str) -> Elsewhere | None:
        def work(db: sqlite3.Connection) -> Elsewhere | None:
            found = _student(db, replay)
            if found is not None and found.worker != worker:
                return found
            db.execute(
                "insert or replace into studying select id, ? from replays where id = ?",
                (worker, replay),
            )
            return None

        return await self._do(work)

    async def student(self, replay: str) -> Elsewhere | None:
        return await self._do(lambda db: _student(db, replay))

    async def release_study(self, replay: str, worker: str) -> None:
        await self._do(
            lambda db: db.execute(
                "delete from studying where replay = ? and worker = ?", (replay, worker)
            )
        )

    async def study(self, replay: str) -> tuple[bytes, bytes] | None:
        def work(db: sqlite3.Connection) -> tuple[bytes, bytes] | None:
            found = "select told, seen from studies where replay = ?"
            row: tuple[bytes, bytes] | None = db.execute(found, (replay,)).fetchone()
            return row

        return await self._do(work)

    # -- the day's game -------------------------------------------------------------------

    async def try_day(self, one: DayTried) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            added = "insert or ignore into days values (?, ?, ?, ?, ?)"
            return db.execute(added, _day_row(one)).rowcount > 0

        return await self._do(work)

    async def end_day(self, one: DayTried) -> None:
        await self._do(
            lambda db: db.execute(
                "insert or replace into days values (?, ?, ?, ?, ?)", _day_row(one)
            )
        )

    async def day(self, date: str) -> list[DayTried]:
        def work(db: sqlite3.Connection) -> list[DayTried]:
            rows = db.execute("select body from days where date = ?", (date,))
            return [msgspec.json.decode(row[0], type=DayTried) for row in rows]

        return await self._do(work)

    async def days_of(self, person: str, limit: int) -> list[DayTried]:
        def work(db: sqlite3.Connection) -> list[DayTried]:
            rows = db.execute(
                "select body from days where person = ? order by date desc limit ?",
                (person, limit),
            )
            return [msgspec.json.decode(row[0], type=DayTried) for row in rows]

        return await self._do(work)

    # -- ageing ---------------------------------------------------------------------------

    async def delete(self, table: str, epoch: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            held = "select 1 from tables where id = ? and epoch = ?"
            if db.execute(held, (table, epoch)).fetchone() is None:
                raise LostLease(f"table {table} has passed on to another worker")
            _delete(db, table)

        await self._do(work)

    async def age(self, tables: int | None, replays: int | None, limit: int) -> int:
        def work(db: sqlite3.Connection) -> int:
            gone = 0
            if tables is not None:
                old = "select id from tables where owner is null and touched < ? limit ?"
                for (table,) in db.execute(old, (tables, limit)).fetchall():
                    _delete(db, table)
                    gone += 1
            if replays is not None:
                gone += db.execute("delete from replays where kept < ?", (replays,)).rowcount
            db.execute("delete from guesses where at < ?", (_now() - HOUR,))
            return gone

        return await self._do(work)

    # -- guessing -------------------------------------------------------------------------

    async def guesses(self, who: str, rate: float) -> float:
        return await self._do(lambda db: _level(db, who, rate))

    async def guessed(self, who: str, rate: float) -> None:
        def work(db: sqlite3.Connection) -> None:
            level = _level(db, who, rate) + 1
            db.execute("insert or replace into guesses values (?, ?, ?)", (who, level, _now()))

        await self._do(work)


def _student(db: sqlite3.Connection, replay: str) -> Elsewhere | None:
    row = db.execute(
        "select w.id, w.address from studying s join workers w on w.id = s.worker"
        " where s.replay = ? and w.until > ?",
        (replay, _now()),
    ).fetchone()
    return Elsewhere(*row) if row is not None else None


def _set_up(db: sqlite3.Connection) -> None:
    """Take the steps that lead to this version; StoreError where it is beyond."""
    known = db.execute("select 1 from sqlite_master where name = 'meta'").fetchone() is not None
    found = known and db.execute("select value from meta where key = 'version'").fetchone()
    version = int(found[0]) if found else 0
    if version > VERSION:
        raise StoreError("a newer Bossrush has written it; update this one")
    for number in range(version, VERSION):
        said = f"insert or replace into meta values ('version', '{number + 1}');"
        db.executescript(f"begin immediate; {SQLITE_STEPS[number]} {said} commit;")
    db.execute("insert or ignore into meta values ('secret', ?)", (secrets.token_urlsafe(32),))


def _day_row(one: DayTried) -> tuple[str, str, int, str, bytes]:
    return one.date, one.game, one.seats, one.person, msgspec.json.encode(one)


def _level(db: sqlite3.Connection, who: str, rate: float) -> float:
    row = db.execute("select level, at from guesses where who = ?", (who,)).fetchone()
    return max(0.0, row[0] - rate * max(0, _now() - row[1]) / 1000) if row is not None else 0.0


def _delete(db: sqlite3.Connection, table: str) -> None:
    for name in ("log", "people"):
        db.execute(f"delete from {name} where table_id = ?", (table,))
    db.execute("delete from tables where id = ?", (table,))


def _add_people(db: sqlite3.Connection, table: str, people: list[str]) -> None:
    for person in people:
        db.execute("insert or ignore into people values (?, ?)", (person, table))


def _now() -> int:
    return time.time_ns() // 1_000_000
