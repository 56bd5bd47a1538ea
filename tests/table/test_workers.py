"""Several workers on one PostgreSQL: one judge a table, and it passes on when that one dies."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from bossrush.table.gathering import merged
from bossrush.table.hub import RESYNC
from bossrush.table.listing import Notice
from bossrush.table.metrics import Metrics
from tests.table.player import PATIENCE, Player, new_table, new_token
from tests.table.postgres import Cluster
from tests.table.serving import ROOT, Process, Serving, _environment, free_port
from tests.table.test_live import play_to_the_end

SECONDS = 8.0
"""Within which the players go on after a worker's death, where nothing else is at work."""
COUNTED = 60


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture
def pair(database: str) -> Iterator[tuple[Process, Process]]:
    first, second = Process(database).start(), Process(database).start()
    yield first, second
    for server in (first, second):
        try:
            server.end()
        except ProcessLookupError:
            continue


async def two_at_two(first: Process, second: Process) -> tuple[Player, Player]:
    """A table of the first worker's, with somebody connected to each."""
    tokens = [await new_token(first.url), await new_token(second.url)]
    table = await new_table(first.url, tokens[0])
    ann = Player(first.socket, table["table"], tokens[0])
    bob = Player(second.socket, table["table"], tokens[1])
    await ann.connect()
    await bob.connect()
    await bob.do("come", name="Bob")
    await bob.do("sit", seat=1)
    await ann.do("begin")
    await bob.reach(ann.n)
    return ann, bob


@pytest.mark.postgres
async def test_workers_serve_each_others_tables(pair: tuple[Process, Process]) -> None:
    ann, bob = await two_at_two(*pair)
    await play_to_the_end(ann, bob)
    assert ann.table == bob.table
    assert ann.scene == bob.scene
    await ann.close()
    await bob.close()


@pytest.mark.postgres
async def test_the_others_go_on_when_one_is_killed(pair: tuple[Process, Process]) -> None:
    assert await killed_and_gone_on(*pair) > 0


@pytest.mark.soak  # by the clock, so only on a machine that has nothing else to do
@pytest.mark.postgres
async def test_they_go_on_soon(pair: tuple[Process, Process]) -> None:
    assert await killed_and_gone_on(*pair) < SECONDS


async def killed_and_gone_on(first: Process, second: Process) -> float:
    """Kill the first of two workers, and play on at the other; seconds until that was possible."""
    ann, bob = await two_at_two(first, second)
    await ann.choose(0, "strike", id="before")
    first.kill()
    died = time.monotonic()
    ann.socket = second.socket
    await asyncio.gather(ann.connect_again(), bob.connect_again())
    again = await ann.do("choose", id="before", seat=0, option="strike", at=0)
    assert again["n"] == ann.n, "what was acknowledged is known to the other worker"
    await bob.choose(1, "guard")
    waited = time.monotonic() - died
    print(f"the players went on after {waited:.2f} s")  # noqa: T201
    await play_to_the_end(ann, bob)
    await ann.close()
    await bob.close()
    return waited


@pytest.mark.postgres
async def test_a_worker_that_ends_in_good_order_hands_over_at_once(
    pair: tuple[Process, Process],
) -> None:
    first, second = pair
    ann, bob = await two_at_two(first, second)
    await asyncio.to_thread(first.end)
    ended = time.monotonic()
    ann.socket = second.socket
    await asyncio.gather(ann.connect_again(), bob.connect_again())
    await ann.choose(0, "strike")
    print(f"the players went on after {time.monotonic() - ended:.2f} s")  # noqa: T201
    await ann.close()
    await bob.close()


@pytest.mark.postgres
async def test_a_dead_workers_clock_still_runs_out(pair: tuple[Process, Process]) -> None:
    first, second = pair
    token = await new_token(first.url)
    seats = [{"mine": True}, {"mine": True}]
    table = await new_table(
        first.url, token, game="grab", seats=seats, options={"seconds": 2}, begin=True
    )
    first.kill()
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=second.url, headers=headers, timeout=PATIENCE) as http:
        for _ in range(3000):
            answer = (await http.get(f"/api/tables/{table['table']}")).json()
            if answer["table"]["status"] == "over":
                break
            await asyncio.sleep(0.1)
    assert answer["table"]["status"] == "over"


@pytest.mark.postgres
async def test_of_the_dead_only_what_goes_on_is_taken_over(database: str) -> None:
    """A game that is over owes nothing: it is read when somebody wants to see it."""
    first = await Serving(database).start()
    assert first.house is not None
    token = await new_token(first.url)
    tables = []
    for _ in range(2):
        table = await new_table(first.url, token, seats=[{"mine": True}] * 2, begin=True)
        tables.append(table["table"])
    async with Player(first.socket, tables[0], token) as ann:
        await play_to_the_end(ann)
    await asyncio.sleep(0.1)
    over = first.house.hall.keepers[tables[0]]
    await Notice(first.house.store, over.table).note()
    second = await Serving(database).start()
    assert second.house is not None
    for task in first.house.hall._tasks:  # as if it had died
        task.cancel()
    await first.house.store.retire(first.house.hall.worker)
    for _ in range(6000):
        if tables[1] in second.house.hall.keepers and not await second.house.store.due(10):
            break
        await asyncio.sleep(0.05)
    assert list(second.house.hall.keepers) == [tables[1]]
    async with Player(second.socket, tables[0], token) as ann:
        assert ann.table["status"] == "over"
    await second.stop()
    await first.stop()


@pytest.mark.postgres
async def test_two_that_believe_to_own_a_table_do_not_both_write(database: str) -> None:
    """A worker that was cut off and does not know it yet is refused by the store."""
    first, second = await Serving(database).start(), await Serving(database).start()
    assert first.house is not None
    assert second.house is not None
    token = await new_token(first.url)
    table = await new_table(first.url, token, seats=[{"mine": True}] * 2, begin=True)
    ann = Player(first.socket, table["table"], token)
    await ann.connect()
    for task in first.house.hall._tasks:  # it no longer reaches the others
        task.cancel()
    await first.house.store.retire(first.house.hall.worker)
    taken = await second.house.hall.keeper(table["table"])
    assert taken is second.house.hall.keepers[table["table"]]
    with pytest.raises(ConnectionResetError):
        await ann.do("choose", id="late", seat=0, option="strike", at=0)
    assert ann.goodbye is not None
    assert ann.goodbye["retry"]
    ann.socket = second.socket
    await ann.connect_again()
    assert ann.log[-1]["kind"] == "begun", "the one that was cut off wrote nothing"
    await ann.do("choose", id="late", seat=0, option="strike", at=0)
    await ann.close()
    await first.stop()
    await second.stop()


async def choices_timed(one: Player, other: Player, count: int) -> list[float]:
    """How long it takes from what one says until the other has heard it, in seconds."""
    waits: list[float] = []
    for number in range(count):
        started = time.perf_counter()
        await one.do("say", text=f"line {number}")
        await other.reach(one.n)
        waits.append(time.perf_counter() - started)
    return sorted(waits)


@pytest.mark.postgres
async def test_news_wait_for_no_poll(database: str) -> None:
    """They travel between workers by the connection that is passed on, not by the database."""
    both = [await Serving(database).start() for _ in range(2)]
    token = await new_token(both[0].url)
    table = (await new_table(both[0].url, token))["table"]
    async with Player(both[0].socket, table, token) as ann, Player(both[1].socket, table) as bob:
        for serving in both:
            assert serving.house is not None
            for task in serving.house.hall._tasks:  # whoever looks into the database regularly
                task.cancel()
        for one, number in ((ann, 1), (ann, 2)):
            await one.do("say", text=f"line {number}")
            await bob.reach(one.n)
    for serving in both:
        await serving.stop()


@pytest.mark.soak
@pytest.mark.postgres
async def test_what_passing_on_costs(pair: tuple[Process, Process]) -> None:
    """News travels between workers by the connection that is passed on, not by the database."""
    first, second = pair
    ann, bob = await two_at_two(first, second)
    through = await choices_timed(ann, bob, COUNTED)
    back = await choices_timed(bob, ann, COUNTED)
    await bob.close()
    bob.socket = first.socket
    await bob.connect()
    straight = await choices_timed(ann, bob, COUNTED)
    middle = COUNTED // 2
    print(  # noqa: T201  (what `make soak` reports)
        f"to the other: {1000 * straight[middle]:.2f} ms at one worker, "
        f"{1000 * through[middle]:.2f} ms to another, {1000 * back[middle]:.2f} ms from another"
    )
    assert through[middle] - straight[middle] < 0.25, "no waiting for a poll or a timer"
    assert back[middle] - straight[middle] < 0.25
    await ann.close()
    await bob.close()


@pytest.mark.soak
@pytest.mark.postgres
async def test_what_a_notification_would_cost(cluster: Cluster) -> None:
    """The other way to carry news: NOTIFY, then the other worker reads the entry and plays it."""
    database = cluster.database()
    writing, reading = [await asyncpg.connect(database) for _ in range(2)]
    await writing.execute("create table log (n serial primary key, entry bytea)")
    heard = asyncio.Event()
    await reading.add_listener("news", lambda *_: heard.set())
    waits: list[float] = []
    for _ in range(200):
        heard.clear()
        number = await writing.fetchval("insert into log (entry) values ($1) returning n", b"x")
        started = time.perf_counter()
        await writing.execute(f"notify news, 'table {number}'")
        await heard.wait()
        await reading.fetchval("select entry from log where n = $1", number)
        waits.append(time.perf_counter() - started)
    waits.sort()
    print(f"NOTIFY and a read: {1000 * waits[100]:.2f} ms, p99 {1000 * waits[198]:.2f} ms")  # noqa: T201
    for line in (writing, reading):
        await line.close()


@pytest.mark.postgres
async def test_the_database_goes_away_and_comes_back(cluster: Cluster) -> None:
    database = cluster.database()
    serving = await Serving(database).start()
    token = await new_token(serving.url)
    table = await new_table(serving.url, token, seats=[{"mine": True}] * 2, begin=True)
    ann = Player(serving.socket, table["table"], token)
    await ann.connect()
    await ann.choose(0, "strike", id="before")
    await asyncio.to_thread(cluster.stop)
    await ann.ended()
    assert ann.close_code == RESYNC, "nobody is shown what others may have gone on from"
    assert ann.goodbye is not None
    assert ann.goodbye["retry"]
    async with serving.http() as http:
        assert (await http.get("/healthz")).status_code == 503
    await asyncio.to_thread(cluster.run)
    await ann.connect_again(seconds=60)
    again = await ann.do("choose", id="before", seat=0, option="strike", at=0)
    assert again["n"] == 3, "what was acknowledged is there"
    await ann.do("choose", id="meanwhile", seat=1, option="strike", at=0)
    await play_to_the_end(ann)
    await ann.close()
    await serving.stop()


@pytest.mark.postgres
async def test_serve_with_workers(cluster: Cluster, tmp_path: Path) -> None:
    """`bossrush serve --workers 2`: one port, and a worker that dies is replaced."""
    port = free_port()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "bossrush.table.commands", "--no-open", "--log", "quiet"),
            *("--port", str(port), "--workers", "2", "--database", cluster.database()),
        ],
        env=_environment(),
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        said = await asyncio.to_thread(process.stdout.readline)
        assert f"http://127.0.0.1:{port}".encode() in said
        url, socket = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}/socket"
        tokens = [await new_token(url) for _ in range(2)]
        table = await new_table(url, tokens[0], seats=[{"mine": True}] * 2, begin=True)
        players = [Player(socket, table["table"], tokens[0]) for _ in range(6)]
        for player in players:
            await player.connect()
        await players[0].choose(0, "strike")
        for player in players:
            await player.reach(players[0].n)
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            figures = (await http.get("/metrics")).text
        assert figures.count("bossrush_tables{") == 2, "both workers' figures, from either"
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        assert len(children) == 2
        os.kill(int(random.choice(children)), signal.SIGKILL)
        for player in players:
            await player.connect_again(seconds=30)
        await players[1].choose(1, "strike")
        for player in players:
            await player.reach(players[1].n)
            await player.close()
    finally:
        process.terminate()
        process.communicate(timeout=300)


def test_figures_of_several_workers_are_merged() -> None:
    first, second = Metrics("w1"), Metrics("w2")
    first.refused("stale")
    text = merged([first.text(), second.text(), ""])
    assert text.count("# TYPE bossrush_tables gauge") == 1
    assert 'bossrush_tables{worker="w1"}' in text
    assert 'bossrush_tables{worker="w2"}' in text
    assert 'bossrush_refusals_total{worker="w1",reason="stale"} 1' in text
