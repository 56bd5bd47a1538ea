"""What both stores promise, by one suite."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import time
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from bossrush.table import postgres, sqlite
from bossrush.table import store as stores
from bossrush.table.statements import SQLITE_STEPS, STEPS
from bossrush.table.store import CodeTaken, Conflict, LostLease, Store, StoreError, opened
from bossrush.table.stored import Elsewhere, Lease, Listing
from bossrush.table.writer import Job, Writer
from tests.table.conftest import BOTH
from tests.table.postgres import Cluster

_numbers = itertools.count()


def listing(name: str = "", touched: int = 1) -> Listing:
    number = next(_numbers)
    return Listing(
        id=name or f"table{number}",
        code=f"CODE{number:04d}",
        game="hunt",
        status="playing",
        seats=["Ann", ""],
        turns=[0],
        touched=touched,
        created=1,
    )


async def created(store: Store, worker: str = "w1", people: tuple[str, ...] = ("ann",)) -> str:
    made = listing()
    await store.beat(worker, "127.0.0.1:1")
    await store.create(made, list(people), [b"one", b"two"], worker)
    return made.id


@BOTH
async def test_what_was_appended_is_read_in_order(store: Store) -> None:
    table = await created(store)
    for number in range(3, 8):
        await store.append(table, 1, number, b"entry %d" % number)
    assert await store.read(table) == [b"one", b"two", *(b"entry %d" % n for n in range(3, 8))]
    assert await store.read(table, after=5) == [b"entry 6", b"entry 7"]
    assert await store.read("nothing") == []


@BOTH
async def test_no_number_is_written_twice(store: Store) -> None:
    table = await created(store)
    await store.append(table, 1, 3, b"first")
    with pytest.raises(Conflict):
        await store.append(table, 1, 3, b"second")
    with pytest.raises(Conflict):
        await store.append(table, 1, 1, b"history")
    assert await store.read(table) == [b"one", b"two", b"first"]


@BOTH
async def test_there_is_never_a_gap(store: Store) -> None:
    table = await created(store)
    with pytest.raises(Conflict):
        await store.append(table, 1, 4, b"too early")
    assert await store.read(table) == [b"one", b"two"]


@BOTH
async def test_of_many_who_write_one_number_one_succeeds(store: Store) -> None:
    table = await created(store)
    tries = [store.append(table, 1, 3, b"try %d" % n) for n in range(20)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 19
    assert len(await store.read(table)) == 3


@BOTH
async def test_many_tables_are_written_together(store: Store) -> None:
    tables = [await created(store) for _ in range(30)]

    async def fill(table: str) -> None:
        for number in range(3, 13):
            await store.append(table, 1, number, f"{table} {number}".encode())

    await asyncio.gather(*(fill(table) for table in tables))
    for table in tables:
        assert (await store.read(table))[2:] == [f"{table} {n}".encode() for n in range(3, 13)]


@BOTH
async def test_a_living_worker_keeps_its_table(store: Store) -> None:
    table = await created(store, "w1")
    await store.beat("w2", "127.0.0.1:2")
    assert await store.claim(table, "w2") == Elsewhere("w1", "127.0.0.1:1")
    assert await store.claim(table, "w1") == Lease(2), "its own it may always take again"
    assert await store.claim("nothing", "w1") is None


@BOTH
async def test_a_table_passes_on_and_the_old_worker_writes_no_more(store: Store) -> None:
    table = await created(store, "w1")
    await store.beat("w2", "127.0.0.1:2")
    await store.retire("w1")
    assert await store.claim(table, "w2") == Lease(2)
    with pytest.raises(LostLease):
        await store.append(table, 1, 3, b"from the past")
    await store.append(table, 2, 3, b"from now")
    assert await store.read(table, after=2) == [b"from now"]


@BOTH
async def test_only_one_of_many_takes_a_free_table(store: Store) -> None:
    table = await created(store, "w0")
    await store.retire("w0")
    workers = [f"x{n}" for n in range(10)]
    for worker in workers:
        await store.beat(worker, f"127.0.0.1:{worker}")
    claims = await asyncio.gather(*(store.claim(table, worker) for worker in workers))
    assert sum(isinstance(claim, Lease) for claim in claims) == 1


@BOTH
async def test_the_silent_count_as_dead(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def lease(seconds: float) -> None:
        for module in (sqlite, postgres, stores):
            monkeypatch.setattr(module, "LEASE", seconds)

    lease(600)
    table = await created(store, "w1")
    assert await store.due(10) == []
    lease(0.3)
    await store.beat("w1", "127.0.0.1:1")
    await asyncio.sleep(0.4)
    assert await store.due(10) == [table], "somebody must look after it"
    assert await store.workers() == []
    lease(600)
    await store.beat("w2", "127.0.0.1:2")
    assert await store.claim(table, "w2") == Lease(2)
    assert await store.due(10) == []


@BOTH
async def test_a_released_table_is_due_in_its_time(store: Store) -> None:
    now = time.time_ns() // 1_000_000
    sleeping, ringing, silent = [await created(store) for _ in range(3)]
    await store.release(sleeping, 1, now + 60_000)
    await store.release(ringing, 1, now - 1)
    await store.release(silent, 1, None)
    assert await store.due(10) == [ringing]
    with pytest.raises(StoreError):
        await store.append(ringing, 0, 3, b"with an epoch that never was")
    assert isinstance(await store.claim(ringing, "w1"), Lease)
    assert await store.due(10) == []


@BOTH
async def test_releasing_what_has_passed_on_changes_nothing(store: Store) -> None:
    table = await created(store, "w1")
    await store.retire("w1")
    await store.beat("w2", "127.0.0.1:2")
    await store.claim(table, "w2")
    await store.release(table, 1, 5)
    assert await store.claim(table, "w3") == Elsewhere("w2", "127.0.0.1:2")


@BOTH
async def test_codes_are_unique(store: Store) -> None:
    made = listing()
    await store.beat("w1", "127.0.0.1:1")
    await store.create(made, ["ann"], [b"one"], "w1")
    other = Listing(
        id="other",
        code=made.code,
        game="hunt",
        status="playing",
        seats=[],
        turns=[],
        touched=1,
        created=1,
    )
    with pytest.raises(CodeTaken):
        await store.create(other, ["bob"], [b"one"], "w1")
    assert await store.read("other") == []
    assert await store.find(made.code) == made.id
    assert await store.find("NOBODY") is None


@BOTH
async def test_everybody_finds_their_tables(store: Store) -> None:
    await store.beat("w1", "127.0.0.1:1")
    first, second, other = listing(touched=1), listing(touched=2), listing(touched=3)
    await store.create(first, ["ann"], [b"one"], "w1")
    await store.create(second, ["ann", "bob"], [b"one"], "w1")
    await store.create(other, ["bob"], [b"one"], "w1")
    assert await store.tables_of("ann", 10) == [second, first]
    moved = Listing(
        id=first.id,
        code=first.code,
        game=first.game,
        status="over",
        seats=["Ann", "Cleo"],
        turns=[],
        touched=9,
        created=1,
    )
    await store.note(moved, ["ann", "cleo"])
    assert await store.tables_of("ann", 10) == [moved, second]
    assert await store.tables_of("ann", 1) == [moved]
    assert await store.tables_of("cleo", 10) == [moved]
    assert await store.listing(first.id) == moved
    assert await store.listing("nothing") is None


@BOTH
async def test_replays_are_kept_once(store: Store) -> None:
    await store.keep("abc", b"save", "ann", 100)
    await store.keep("abc", b"other", "bob", 100)
    assert await store.kept("abc") == b"save"
    assert await store.kept("xyz") is None
    assert await store.keeps("abc")
    assert await store.keeps("abc", "ann")
    assert not await store.keeps("abc", "bob"), "it is still the first one's"
    assert not await store.keeps("xyz")
    await store.drop("abc")
    assert not await store.keeps("abc")


@BOTH
async def test_awkward_texts_are_only_texts(store: Store) -> None:
    odd = "x'; drop table log; --"
    assert await store.read(odd) == []
    assert await store.find(odd) is None
    assert await store.claim(odd, odd) is None
    assert await store.tables_of(odd, 5) == []
    table = await created(store)
    await store.append(table, 1, 3, b'{"text": "\\u0000 \xff"}')
    assert (await store.read(table))[2] == b'{"text": "\\u0000 \xff"}'


@BOTH
async def test_it_is_all_there_when_opened_again(store: Store, database: str) -> None:
    table = await created(store)
    secret = await store.secret()
    await store.append(table, 1, 3, b"three")
    await store.close()
    again = opened(database)
    await again.open()
    assert await again.read(table) == [b"one", b"two", b"three"]
    assert await again.secret() == secret
    await again.close()


async def test_a_file_is_used_by_one_server_alone(store: Store, database: str) -> None:
    """Two would each show tables that the other goes on with."""
    other = opened(database)
    with pytest.raises(StoreError, match="another Bossrush is using it"):
        await other.open()
    await other.close()
    await created(store)
    await store.close()
    again = opened(database)
    await again.open()
    await again.close()


@BOTH
async def test_a_store_knows_whose_a_table_is(store: Store) -> None:
    table = await created(store, "w1")
    assert await store.held({table: 1, "nothing": 1}) == {table}
    await store.retire("w1")
    await store.beat("w2", "127.0.0.1:2")
    await store.claim(table, "w2")
    assert await store.held({table: 1}) == set()
    assert await store.held({table: 2}) == {table}


@pytest.mark.postgres
async def test_a_late_sign_of_life_says_so(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever counted as dead must not believe that nothing has happened."""
    monkeypatch.setattr(postgres, "LEASE", 0.4)
    store = postgres.Postgres(cluster.database())
    await store.open()
    assert not await store.beat("w1", "127.0.0.1:1"), "it has only just come to life"
    monkeypatch.setattr(postgres, "LEASE", 60)
    await asyncio.sleep(0.5)
    assert not await store.beat("w1", "127.0.0.1:1"), "its lease had run out"
    assert await store.beat("w1", "127.0.0.1:1")
    lost: list[bool] = []
    store.on_lost = lambda: lost.append(True)
    db = await asyncpg.connect(store.url)
    locks = "pg_locks where locktype = 'advisory' and objsubid = 2"
    await db.execute(f"select pg_terminate_backend(pid) from {locks}")
    await db.close()
    for _ in range(15_000):
        if lost:
            break
        await asyncio.sleep(0.02)
    assert lost, "it does not wait until it is asked"
    assert not await store.beat("w1", "127.0.0.1:1"), "its lock was lost"
    assert await store.beat("w1", "127.0.0.1:1")
    await store.close()
    assert lost == [True], "its own end is no loss"


@BOTH
async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreError):
        await store.append("any", 1, 1, b"")
    with pytest.raises(StoreError):
        await store.read("any")


async def test_a_database_that_cannot_be_opened_is_named(tmp_path_factory: object) -> None:
    for database, said in (
        ("/dev/null/tables.db", "cannot be opened"),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be reached"),
    ):
        broken = opened(database)
        with pytest.raises(StoreError, match=said):
            await broken.open()
        await broken.close()
    with pytest.raises(StoreError, match="no database this server knows"):
        opened("mysql://localhost/x")


# -- commits in groups ------------------------------------------------------------------------


@pytest.fixture
def groups(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many requests each commit carried."""
    counted: list[int] = []
    carry_out = Writer.carry_out

    def counting(self: Writer, db: sqlite3.Connection, group: list[Job]) -> None:
        counted.append(len(group))
        carry_out(self, db, group)

    monkeypatch.setattr(Writer, "carry_out", counting)
    return counted


async def test_what_comes_at_once_is_committed_together(database: str, groups: list[int]) -> None:
    store = sqlite.Sqlite(database)
    await store.open()
    tables = [await created(store) for _ in range(40)]
    groups.clear()
    await asyncio.gather(*(store.append(table, 1, 3, b"three") for table in tables))
    assert sum(groups) == 40
    assert len(groups) <= 3, "one to notice that there is traffic, and one for the rest"
    await store.close()


async def test_a_group_is_appended_in_few_statements(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    carry_out = Writer.carry_out

    def watched(self: Writer, db: sqlite3.Connection, group: list[Job]) -> None:
        db.set_trace_callback(said.append)
        carry_out(self, db, group)

    store = sqlite.Sqlite(database)
    await store.open()
    tables = [await created(store) for _ in range(40)]
    monkeypatch.setattr(Writer, "carry_out", watched)
    await asyncio.gather(*(store.append(table, 1, 3, b"three") for table in tables))
    kinds = [statement.split()[0] for statement in said]
    assert "rollback" not in kinds, "nothing was wrong with them"
    assert kinds.count("insert") <= 9, "three groups at most, of which each is a few statements"
    for table in tables:
        assert await store.read(table) == [b"one", b"two", b"three"]
    await store.close()


async def test_what_comes_alone_does_not_wait(database: str, groups: list[int]) -> None:
    store = sqlite.Sqlite(database)
    await store.open()
    table = await created(store)
    groups.clear()
    for number in range(3, 13):
        await store.append(table, 1, number, b"entry")
    assert groups == [1] * 10
    await store.close()


@BOTH
async def test_one_that_is_refused_does_not_spoil_the_others(store: Store) -> None:
    good, stale = await created(store), await created(store)
    done = await asyncio.gather(
        store.append(good, 1, 3, b"three"),
        store.append(stale, 7, 3, b"not its own any more"),
        store.append(good, 1, 5, b"with a gap"),
        store.append(stale, 1, 3, b"three"),
        return_exceptions=True,
    )
    assert [type(one) for one in done] == [type(None), LostLease, Conflict, type(None)]
    assert await store.read(good) == await store.read(stale) == [b"one", b"two", b"three"]


@BOTH
async def test_what_was_asked_before_the_end_is_answered(store: Store) -> None:
    tables = [await created(store) for _ in range(10)]
    asked = [
        asyncio.ensure_future(store.append(table, 1, 3, b"three"))
        for table in tables
        for _ in range(2)
    ]
    await asyncio.sleep(0)
    await store.close()
    async with asyncio.timeout(300):
        done = await asyncio.gather(*asked, return_exceptions=True)
    assert all(one is None or isinstance(one, StoreError) for one in done), done


# -- ageing, guessing, and the steps from version to version ------------------------------------


@BOTH
async def test_the_oldest_replays_go_first(store: Store) -> None:
    for number in range(4):
        await store.keep(f"replay{number}", b"x" * 40, "", 100)
        await asyncio.sleep(0.01)
    assert [await store.keeps(f"replay{n}") for n in range(4)] == [False, False, True, True]


@BOTH
async def test_a_table_is_deleted_with_all_its_rows(store: Store) -> None:
    table, other = await created(store), await created(store)
    with pytest.raises(LostLease):
        await store.delete(table, 7)
    await store.delete(table, 1)
    assert await store.read(table) == []
    assert await store.listing(table) is None
    assert await store.claim(table, "w1") is None
    assert [one.id for one in await store.tables_of("ann", 10)] == [other]
    with pytest.raises(LostLease):
        await store.append(table, 1, 3, b"three")


@BOTH
async def test_what_nobody_has_touched_for_long_goes(store: Store) -> None:
    await store.beat("w1", "127.0.0.1:1")
    old, held, young = listing(touched=10), listing(touched=10), listing(touched=1000)
    for one in (old, held, young):
        await store.create(one, ["ann"], [b"one"], "w1")
        if one is not held:
            await store.release(one.id, 1, None)
    await store.keep("abc", b"save", "", 100)
    assert await store.age(None, None, 10) == 0
    assert await store.age(500, 500, 10) == 1
    assert await store.read(old.id) == []
    assert await store.read(held.id) == [b"one"], "somebody is at it"
    assert await store.read(young.id) == [b"one"]
    assert await store.kept("abc") == b"save"
    assert await store.age(None, time.time_ns() // 1_000_000 + 60_000, 10) == 1
    assert await store.kept("abc") is None


@BOTH
async def test_guesses_are_counted_and_forgotten(store: Store) -> None:
    assert await store.guesses("somebody", 0) == 0
    for _ in range(3):
        await store.guessed("somebody", 0)
    assert await store.guesses("somebody", 0) == 3
    assert await store.guesses("another", 0) == 0
    await asyncio.sleep(0.01)  # stores count in milliseconds: within one, nothing is forgotten
    assert await store.guesses("somebody", 1e9) == 0, "a while later"


async def test_a_file_is_for_its_owner_only(store: Store, database: str) -> None:
    await created(store)
    for name in (database, f"{database}-wal"):
        assert Path(name).stat().st_mode & 0o077 == 0, name


async def test_an_older_file_is_taken_along(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    db = sqlite3.connect(path)
    db.executescript(SQLITE_STEPS[0])
    db.execute("insert into meta values ('version', '1'), ('secret', 'kept')")
    db.execute("insert into replays values ('abc', 'save', 1)")
    db.commit()
    db.close()
    for _ in range(2):
        store = opened(str(path))
        await store.open()
        assert await store.secret() == "kept"
        assert await store.keeps("abc", "")
        await store.guessed("somebody", 0)
        await store.close()


@pytest.mark.postgres
async def test_an_older_database_is_taken_along_while_others_use_it(cluster: Cluster) -> None:
    """Whoever stands in the way is waited for; a database of this version is not touched."""
    url = cluster.database()
    db = await asyncpg.connect(url)
    await db.execute(STEPS[0])
    await db.execute("insert into bossrush_meta values ('version', '1'), ('secret', 'kept')")
    await db.execute("insert into bossrush_replays (id, body) values ('abc', 'save')")
    busy = await asyncpg.connect(url)
    reading = busy.transaction()
    await reading.start()
    await busy.fetch("select * from bossrush_replays")  # which a step wants for itself
    opening = asyncio.create_task(opened_store(url))
    await asyncio.sleep(2.5)
    assert not opening.done()
    await reading.rollback()
    async with asyncio.timeout(300):
        store = await opening
    assert await store.keeps("abc", "")
    await store.close()
    await reading_again(busy)
    async with asyncio.timeout(300):  # it would wait for the lock if it changed anything
        again = await opened_store(url)
    assert await again.secret() == "kept"
    await again.close()
    for line in (db, busy):
        await line.close()


async def opened_store(url: str) -> Store:
    store = opened(url)
    await store.open()
    return store


async def reading_again(line: Any) -> None:
    await line.transaction().start()
    for name in ("replays", "tables", "log", "people", "workers", "meta"):
        await line.execute(f"lock table bossrush_{name} in row exclusive mode")
    await line.fetch("select * from bossrush_living")
