"""A worker that has lost a table does not show it as it was."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator

import pytest

from bossrush.table.hub import RESYNC
from bossrush.table.store import LEASE
from tests.table.player import Player, new_table, new_token
from tests.table.postgres import Cluster
from tests.table.serving import Process, Serving
from tests.table.sitting import soon

pytestmark = pytest.mark.postgres


@pytest.fixture
def pair(cluster: Cluster) -> Iterator[tuple[Process, Process]]:
    database = cluster.database()
    first, second = Process(database).start(), Process(database).start()
    yield first, second
    for server in (first, second):
        server.end()


async def test_a_worker_that_stood_still_shows_nothing_of_the_past(
    pair: tuple[Process, Process],
) -> None:
    first, second = pair
    token = await new_token(first.url)
    table = await new_table(first.url, token, seats=[{"mine": True}] * 2, begin=True)
    stays = Player(first.socket, table["table"], token)
    await stays.connect()
    moves = Player(second.socket, table["table"], token)
    os.kill(first.pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(LEASE)
        await moves.connect_again()
        await moves.choose(0, "strike")
    finally:
        os.kill(first.pid, signal.SIGCONT)
    for _ in range(8):
        looks = Player(first.socket, table["table"], token)
        await looks.connect_again()
        assert looks.n >= moves.n, "the past"
        await looks.close()
    await stays.ended()
    assert stays.close_code == RESYNC
    await moves.choose(1, "strike")
    await moves.close()


async def test_a_hello_is_answered_by_whoever_has_the_table(cluster: Cluster) -> None:
    """Also while the one that has lost it does not know that yet."""
    database = cluster.database()
    first, second = await Serving(database).start(), await Serving(database).start()
    assert first.house is not None
    assert second.house is not None
    token = await new_token(first.url)
    table = await new_table(first.url, token, seats=[{"mine": True}] * 2, begin=True)
    for task in first.house.hall._tasks:  # it no longer hears of others
        task.cancel()
    await second.house.store.retire(first.house.hall.worker)
    async with Player(second.socket, table["table"], token) as moves:
        await moves.choose(0, "strike")
        assert table["table"] in first.house.hall.keepers, "it believes that nothing has happened"
        async with first.http(token) as http:
            told = (await http.get(f"/api/tables/{table['table']}")).json()
            assert told["n"] == moves.n
        async with Player(first.socket, table["table"], token) as looks:
            assert looks.n == moves.n
    await first.stop()
    await second.stop()


@pytest.mark.parametrize("taken", [True, False], ids=["taken", "still its own"])
async def test_whoever_looks_again_after_a_long_silence_is_sent_on(
    cluster: Cluster, taken: bool
) -> None:
    """Unless nobody else has taken the table meanwhile: a busy machine ends no connection."""
    database = cluster.database()
    serving, second = await Serving(database).start(), await Serving(database).start()
    assert serving.house is not None
    assert second.house is not None
    hall = serving.house.hall
    token = await new_token(serving.url)
    table = await new_table(serving.url, token, seats=[{"mine": True}] * 2, begin=True)
    async with Player(serving.socket, table["table"], token) as ann:
        for task in (*hall._tasks, second.house.hall._tasks[1]):  # nobody looks after tables
            task.cancel()
        hall._confirmed = time.monotonic() - LEASE - 1  # the process stood still
        if taken:
            await second.house.store.retire(hall.worker)
            await second.house.hall.keeper(table["table"])
        await ann.send_raw(f'{{"type": "resync", "last": {ann.n}}}')
        if taken:
            await ann.ended()
            assert ann.close_code == RESYNC
            assert not hall.keepers
        else:
            await ann.choose(0, "strike")
    await serving.stop()
    await second.stop()


async def test_beats_that_do_not_arrive_end_it(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bossrush.table.hall.BEAT", 0.1)
    serving = await Serving(cluster.database()).start()
    assert serving.house is not None
    token = await new_token(serving.url)
    table = await new_table(serving.url, token, seats=[{"mine": True}] * 2, begin=True)
    async with Player(serving.socket, table["table"], token) as ann:

        async def never(worker: str, address: str) -> bool:
            await asyncio.Event().wait()
            return True

        beat = serving.house.store.beat
        monkeypatch.setattr(serving.house.store, "beat", never)
        for module in ("hall", "store"):
            monkeypatch.setattr(f"bossrush.table.{module}.LEASE", 0.4)
        await ann.ended()
        assert ann.close_code == RESYNC
        monkeypatch.setattr(serving.house.store, "beat", beat)
        hall = serving.house.hall
        assert await soon(lambda: not hall.overdue(time.monotonic()))
        monkeypatch.setattr("bossrush.table.hall.LEASE", 60)
        await ann.connect_again()
        await ann.choose(0, "strike")
    await serving.stop()
