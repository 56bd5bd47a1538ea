"""The store for many: PostgreSQL, written to in groups by one connection a worker.

Appends of all tables that pile up while the last group is written go out as one statement. It
inserts a row only where the table is still with the worker that appends (its epoch) and the
row before is there; a number that somebody else has written is left alone. What comes back are
the rows that were written, so each append knows whether it was one of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import zlib
from collections.abc import AsyncIterator
from typing import Any, Final, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import msgspec

from bossrush.table.statements import (
    AGED,
    APPEND,
    BEAT,
    CLAIM,
    CLAIM_STUDY,
    DUE,
    GUESSED,
    GUESSES,
    LOCK,
    OVER_QUOTA,
    OWNER,
    STEPS,
    STUDENT,
)
from bossrush.table.store import LEASE, CodeTaken, Conflict, LostLease, Store, StoreError
from bossrush.table.stored import DayTried, Elsewhere, Lease, Listing

VERSION: Final = len(STEPS)
TRIES: Final = 10
"""How often setting the database up is tried while others stand in its way."""
MOST_AT_ONCE: Final = 1000
TIMEOUT: Final = 10.0
FAILURES: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


class _Append(NamedTuple):
    """An entry that waits to be written."""

    table: str
    epoch: int
    number: int
    entry: bytes
    future: asyncio.Future[None]


class Postgres(Store):
    """A store in a PostgreSQL database."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None
        self._lines: dict[str, Any] = {}
        """By worker: the connection that holds its lock."""

    # -- opening --------------------------------------------------------------------------

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.url, min_size=2, max_size=8, command_timeout=TIMEOUT, timeout=TIMEOUT
            )
            await self._set_up()
        except (*FAILURES, ValueError) as error:
            raise StoreError(f"PostgreSQL cannot be reached: {_plain(error)}") from None
        self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _set_up(self) -> None:
        """Take the steps that lead to this version. Where it is this one, nothing is touched."""
        for tries_left in reversed(range(TRIES)):
            async with self._pool.acquire() as db:
                if await self._version(db) == VERSION:
                    return
                try:
                    async with db.transaction():
                        await db.execute("set local lock_timeout = '2s'")
                        await db.execute("select pg_advisory_xact_lock($1, 0)", LOCK)
                        await self._take_steps(db)
                        return
                except (asyncpg.DeadlockDetectedError, asyncpg.LockNotAvailableError):
                    if not tries_left:
                        raise
            await asyncio.sleep(0.2)

    async def _version(self, db: Any) -> int:
        if await db.fetchval("select to_regclass('bossrush_meta')") is None:
            return 0
        found = await db.fetchval("select value from bossrush_meta where key = 'version'")
        if found is not None and int(found) > VERSION:
            raise StoreError("a newer Bossrush has set this database up; update this one")
        return int(found or 0)

    async def _take_steps(self, db: Any) -> None:
        for number in range(await self._version(db), VERSION):
            await db.execute(STEPS[number])
        await db.execute(
            "insert into bossrush_meta values ('version', $1)"
            " on conflict (key) do update set value = excluded.value",
            str(VERSION),
        )
        await db.execute(
            "insert into bossrush_meta values ('secret', $1) on conflict do nothing",
            secrets.token_urlsafe(32),
        )

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
            self._writing = None
        for append in self._waiting:
            append.future.set_exception(StoreError("this store is closed"))
        self._waiting = []
        for worker in list(self._lines):
            await self._let_go(worker)
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await pool.close()

    @contextlib.asynccontextmanager
    async def _db(self) -> AsyncIterator[Any]:
        """A connection; whatever fails fails as a StoreError."""
        if self._pool is None:
            raise StoreError("this store is closed")
        try:
            async with self._pool.acquire(timeout=TIMEOUT) as db:
                yield db
        except FAILURES as error:
            raise StoreError(f"PostgreSQL failed: {_plain(error)}") from None

    async def _do(self, statement: str, *given: Any) -> None:
        async with self._db() as db:
            await db.execute(statement, *given)

    async def _rows(self, query: str, *given: Any) -> list[Any]:
        async with self._db() as db:
            return list(await db.fetch(query, *given))

    async def _row(self, query: str, *given: Any) -> Any:
        async with self._db() as db:
            return await db.fetchrow(query, *given)

    async def _value(self, query: str, *given: Any) -> Any:
        async with self._db() as db:
            return await db.fetchval(query, *given)

    async def secret(self) -> str:
        return str(await self._value("select value from bossrush_meta where key = 'secret'"))

    # -- workers and leases ---------------------------------------------------------------

    async def beat(self, worker: str, address: str) -> bool:
        lock = zlib.crc32(worker.encode()) >> 1
        held = await self._hold(worker, lock)
        async with self._db() as db:
            in_time = await db.fetchval(BEAT, worker, address, LEASE, lock)
            await db.execute(
                "delete from bossrush_workers where until < clock_timestamp() - interval '1 hour'"
            )
        return held and bool(in_time)

    async def _hold(self, worker: str, lock: int) -> bool:
        """Hold a worker's lock, on a connection of its own; False where it was not held so far."""
        line = self._lines.get(worker)
        if line is not None and not line.is_closed():
            return True
        try:
            line = await asyncpg.connect(self.url, timeout=TIMEOUT, command_timeout=TIMEOUT)
            await line.execute("select pg_advisory_lock($1, $2)", LOCK, lock)
        except FAILURES as error:
            raise StoreError(f"PostgreSQL failed: {_plain(error)}") from None
        self._lines[worker] = line
        line.add_termination_listener(self._broken)
        return False

    def _broken(self, line: Any) -> None:
        """A connection that held a lock has ended: if not by us, others know it before we ask."""
        if line in self._lines.values() and self.on_lost is not None:
            self.on_lost()

    async def _let_go(self, worker: str) -> None:
        line = self._lines.pop(worker, None)
        if line is not None:
            with contextlib.suppress(*FAILURES):
                await line.close(timeout=2)

    async def retire(self, worker: str) -> None:
        await self._do("delete from bossrush_workers where id = $1", worker)
        await self._let_go(worker)

    async def workers(self) -> list[Elsewhere]:
        rows = await self._rows("select id, address from bossrush_living")
        return [Elsewhere(row[0], row[1]) for row in rows]

    async def claim(self, table: str, worker: str) -> Lease | Elsewhere | None:
        async with self._db() as db:
            for _ in range(5):
                epoch = await db.fetchval(CLAIM, table, worker)
                if epoch is not None:
                    return Lease(int(epoch))
                row = await db.fetchrow(OWNER, table)
                if row is None:
                    return None
                if row[1] is not None:
                    return Elsewhere(row[0], row[1])
        raise StoreError(f"table {table} changes hands too quickly")

    async def held(self, epochs: dict[str, int]) -> set[str]:
        async with self._db() as db:
            rows = await db.fetch(
                "select id, epoch from bossrush_tables where id = any($1)", list(epochs)
            )
        return {row[0] for row in rows if epochs[row[0]] == row[1]}

    async def release(self, table: str, epoch: int, wake: int | None) -> None:
        await self._do(
            "update bossrush_tables set owner = null, wake = $3 where id = $1 and epoch = $2",
            table,
            epoch,
            wake,
        )

    async def due(self, limit: int) -> list[str]:
        async with self._db() as db:
            return [row[0] for row in await db.fetch(DUE, limit)]

    # -- the log --------------------------------------------------------------------------

    async def create(
        self, listing: Listing, people: list[str], entries: list[bytes], worker: str
    ) -> Lease:
        async with self._db() as db, db.transaction():
            added = await db.fetchval(
                "insert into bossrush_tables values ($1, $2, $3, $4, 1, $5, null)"
                " on conflict do nothing returning id",
                listing.id,
                listing.code,
                msgspec.json.encode(listing),
                listing.touched,
                worker,
            )
            if added is None:
                raise CodeTaken(f"the code {listing.code} is taken")
            await db.executemany(
                "insert into bossrush_log values ($1, $2, $3)",
                [(listing.id, number, entry) for number, entry in enumerate(entries, 1)],
            )
            await _add_people(db, listing.id, people)
        return Lease(1)

    async def append(self, table: str, epoch: int, number: int, entry: bytes) -> None:
        if self._writing is None:
            raise StoreError("this store is closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, epoch, number, entry, future))
        self._wake.set()
        await future

    async def _write(self) -> None:
        """Write what has piled up, again and again."""
        while True:
            await self._wake.wait()
            group, self._waiting = _group(self._waiting)
            if not self._waiting:
                self._wake.clear()
            try:
                await self._write_group(group)
            except StoreError as error:
                _fail(group, error)
            except BaseException:
                _fail(group, StoreError("this store is closed"))
                raise

    async def _write_group(self, group: list[_Append]) -> None:
        async with self._db() as db:
            rows = await db.fetch(
                APPEND,
                [append.table for append in group],
                [append.epoch for append in group],
                [append.number for append in group],
                [append.entry for append in group],
            )
            written = {row[0] for row in rows}
            missed = [append for append in group if append.table not in written]
            if missed:
                await self._explain(db, missed)
        for append in group:
            if not append.future.done():
                append.future.set_result(None)

    async def _explain(self, db: Any, missed: list[_Append]) -> None:
        """Say to each that was not written why."""
        rows = await db.fetch(
            "select id, epoch from bossrush_tables where id = any($1)",
            [append.table for append in missed],
        )
        epochs = {row[0]: row[1] for row in rows}
        for append in missed:
            if append.future.done():
                continue
            if epochs.get(append.table) != append.epoch:
                error: StoreError = LostLease(f"table {append.table} has passed on")
            else:
                error = Conflict(f"table {append.table} already has an entry {append.number}")
            append.future.set_exception(error)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._rows(
            "select entry from bossrush_log where table_id = $1 and number > $2 order by number",
            table,
            after,
        )
        return [row[0] for row in rows]

    # -- finding --------------------------------------------------------------------------

    async def note(self, listing: Listing, people: list[str]) -> None:
        async with self._db() as db:
            await db.execute(
                "update bossrush_tables set listing = $2, touched = $3 where id = $1",
                listing.id,
                msgspec.json.encode(listing),
                listing.touched,
            )
            await _add_people(db, listing.id, people)

    async def find(self, code: str) -> str | None:
        found: str | None = await self._value(
            "select id from bossrush_tables where code = $1", code
        )
        return found

    async def listing(self, table: str) -> Listing | None:
        body = await self._value("select listing from bossrush_tables where id = $1", table)
        return msgspec.json.decode(body, type=Listing) if body is not None else None

    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        rows = await self._rows(
            "select t.listing from bossrush_people p join bossrush_tables t"
            " on t.id = p.table_id where p.person = $1 order by t.touched desc limit $2",
            person,
            limit,
        )
        return [msgspec.json.decode(row[0], type=Listing) for row in rows]

    # -- replays --------------------------------------------------------------------------

    async def keep(self, replay: str, body: bytes, person: str, most: int) -> None:
        async with self._db() as db:
            await db.execute(
                "insert into bossrush_replays (id, body, person) values ($1, $2, $3)"
                " on conflict (id) do update set kept = now()",
                replay,
                body,
                person,
            )
            await db.execute(OVER_QUOTA, most)

    async def kept(self, replay: str) -> bytes | None:
        body: bytes | None = await self._value(
            "select body from bossrush_replays where id = $1", replay
        )
        return body

    async def keeps(self, replay: str, person: str | None = None) -> bool:
        async with self._db() as db:
            found = await db.fetchval(
                "select 1 from bossrush_replays"
                " where id = $1 and ($2::text is null or person = $2)",
                replay,
                person,
            )
            if found is not None:
                await db.execute(
                    "update bossrush_replays set kept = now()"
                    " where id = $1 and kept < now() - interval '1 day'",
                    replay,
                )
        return found is not None

    async def drop(self, replay: str) -> None:
        await self._do("delete from bossrush_replays where id = $1", replay)

    # -- studies --------------------------------------------------------------------------

    async def keep_study(self, replay: str, told: bytes, seen: bytes) -> None:
        await self._do(
            "insert into bossrush_studies select id, $2, $3 from bossrush_replays where id = $1"
            " on conflict (replay) do update set told = excluded.told, seen = excluded.seen",
            replay,
            told,
            seen,
        )

    async def claim_study(self, replay: str, worker: str) -> Elsewhere | None:
        async with self._db() as db:
            await db.execute(CLAIM_STUDY, replay, worker)
            row = await db.fetchrow(STUDENT, replay)
        return Elsewhere(row[0], row[1]) if row is not None and row[0] != worker else None

    async def student(self, replay: str) -> Elsewhere | None:
        row = await self._row(STUDENT, replay)
        return Elsewhere(row[0], row[1]) if row is not None else None

    async def release_study(self, replay: str, worker: str) -> None:
        await self._do(
            "delete from bossrush_studying where replay = $1 and worker = $2", replay, worker
        )

    async def study(self, replay: str) -> tuple[bytes, bytes] | None:
        row = await self._row("select told, seen from bossrush_studies where replay = $1", replay)
        return (row[0], row[1]) if row is not None else None

    # -- the day's game -------------------------------------------------------------------

    async def try_day(self, one: DayTried) -> bool:
        added = await self._value(
            "insert into bossrush_days values ($1, $2, $3, $4, $5)"
            " on conflict do nothing returning 1",
            *_day_row(one),
        )
        return added is not None

    async def end_day(self, one: DayTried) -> None:
        await self._do(
            "insert into bossrush_days values ($1, $2, $3, $4, $5)"
            " on conflict (date, game, seats, person) do update set body = excluded.body",
            *_day_row(one),
        )

    async def day(self, date: str) -> list[DayTried]:
        rows = await self._rows("select body from bossrush_days where date = $1", date)
        return [msgspec.json.decode(row[0], type=DayTried) for row in rows]

    async def days_of(self, person: str, limit: int) -> list[DayTried]:
        rows = await self._rows(
            "select body from bossrush_days where person = $1 order by date desc limit $2",
            person,
            limit,
        )
        return [msgspec.json.decode(row[0], type=DayTried) for row in rows]

    # -- ageing ---------------------------------------------------------------------------

    async def delete(self, table: str, epoch: int) -> None:
        async with self._db() as db, db.transaction():
            found = await db.fetchval(
                "delete from bossrush_tables where id = $1 and epoch = $2 returning id",
                table,
                epoch,
            )
            if found is None:
                raise LostLease(f"table {table} has passed on")
            await _delete_rest(db, [table])

    async def age(self, tables: int | None, replays: int | None, limit: int) -> int:
        gone: list[str] = []
        async with self._db() as db:
            if tables is not None:
                async with db.transaction():
                    gone = [row[0] for row in await db.fetch(AGED, tables, limit)]
                    await _delete_rest(db, gone)
            if replays is not None:
                old = "delete from bossrush_replays where kept < to_timestamp($1) returning id"
                gone += [row[0] for row in await db.fetch(old, replays / 1000)]
            await db.execute("delete from bossrush_guesses where at < now() - interval '1 hour'")
        return len(gone)

    # -- guessing -------------------------------------------------------------------------

    async def guesses(self, who: str, rate: float) -> float:
        return float(await self._value(GUESSES, who, rate) or 0.0)

    async def guessed(self, who: str, rate: float) -> None:
        await self._do(GUESSED, who, rate)


def _day_row(one: DayTried) -> tuple[str, str, int, str, bytes]:
    return one.date, one.game, one.seats, one.person, msgspec.json.encode(one)


async def _add_people(db: Any, table: str, people: list[str]) -> None:
    await db.execute(
        "insert into bossrush_people select person, $1 from unnest($2::text[]) as person"
        " on conflict do nothing",
        table,
        people,
    )


async def _delete_rest(db: Any, tables: list[str]) -> None:
    for name in ("bossrush_log", "bossrush_people"):
        await db.execute(f"delete from {name} where table_id = any($1)", tables)


def _group(waiting: list[_Append]) -> tuple[list[_Append], list[_Append]]:
    """What goes out together, one entry a table, and what must wait for the next time."""
    group: dict[str, _Append] = {}
    rest: list[_Append] = []
    for append in waiting:
        if append.table in group or len(group) == MOST_AT_ONCE:
            rest.append(append)
        else:
            group[append.table] = append
    return list(group.values()), rest


def _fail(group: list[_Append], error: StoreError) -> None:
    for append in group:
        if not append.future.done():
            append.future.set_exception(error)


def _plain(error: BaseException) -> str:
    """What went wrong, without whatever the address of the database may hold."""
    return str(error).splitlines()[0] if str(error) else type(error).__name__
