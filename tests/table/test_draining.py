"""A worker that ends hands its tables over first; one that is gone is waited for."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bossrush.table.hub import RESTART
from tests.table.player import Player, new_table, new_token
from tests.table.postgres import Cluster
from tests.table.serving import ROOT, Serving, _environment, free_port
from tests.table.sitting import leave, seated

pytestmark = pytest.mark.postgres


async def test_tables_are_free_before_anybody_is_told(cluster: Cluster) -> None:
    """Whoever comes back at once, to another worker, is served at the first attempt."""
    database = cluster.database()
    first, second = await Serving(database).start(), await Serving(database).start()
    assert second.house is not None
    tables = [await seated(first, 2) for _ in range(5)]
    ending = asyncio.create_task(first.stop())
    for ann, bob in tables:
        for player in (ann, bob):
            await player.ended()
            assert player.close_code == RESTART
            assert player.goodbye is not None
            assert player.goodbye["why"]["key"] == "table-goodbye-restart"
            player.socket = second.socket
            await player.connect()
            assert player.goodbye is None, "once is enough"
        assert ann.table_id in second.house.hall.keepers
        await ann.choose(0, "strike")
        await leave(ann, bob)
    await ending
    await second.stop()


async def test_a_worker_that_does_not_answer_is_waited_for(cluster: Cluster) -> None:
    """The client stays connected until somebody can take its table."""
    database = cluster.database()
    first, second = await Serving(database).start(), await Serving(database).start()
    assert first.house is not None
    assert first._server is not None
    token = await new_token(first.url)
    table = (await new_table(first.url, token, seats=[{"mine": True}] * 2, begin=True))["table"]
    for server in first._server.servers:
        server.close()
    ann = Player(second.socket, table, token)
    coming = asyncio.create_task(ann.connect())
    await asyncio.sleep(0.5)
    assert not coming.done()
    for task in first.house.hall._tasks:
        task.cancel()
    await first.house.store.retire(first.house.hall.worker)
    await coming
    assert ann.goodbye is None
    await ann.choose(0, "strike")
    await ann.close()
    await second.stop()
    await first.stop()


async def test_a_worker_that_ends_takes_nothing_on(cluster: Cluster) -> None:
    """Neither for a newcomer, who is sent to another worker at once, nor for a request."""
    serving = await Serving(cluster.database()).start()
    assert serving.house is not None
    hall = serving.house.hall
    token = await new_token(serving.url)
    table = (await new_table(serving.url, token))["table"]
    await hall.drain()
    ann = Player(serving.socket, table, token)
    await ann.connect()
    await ann.ended()
    assert ann.close_code == RESTART
    assert ann.goodbye is not None
    assert ann.goodbye["why"]["key"] == "table-goodbye-restart"
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=serving.url, headers=headers, timeout=300) as http:
        assert (await http.delete(f"/api/tables/{table}")).status_code == 503
    assert not hall.keepers
    await serving.stop()


async def test_a_worker_does_not_outlive_its_parent(cluster: Cluster) -> None:
    process, port = served_by_two(cluster.database())
    children = children_of(process.pid)
    assert len(children) == 2
    process.kill()
    process.communicate(timeout=300)
    async with asyncio.timeout(300):
        while any(Path(f"/proc/{child}").exists() for child in children):
            await asyncio.sleep(0.05)
    again, _ = served_by_two(cluster.database(), port)
    again.terminate()
    again.communicate(timeout=300)
    assert again.returncode == 0, "the port is free"


def served_by_two(database: str, port: int = 0) -> tuple[subprocess.Popen[bytes], int]:
    port = port or free_port()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "bossrush.table.commands", "--no-open", "--log", "quiet"),
            *("--port", str(port), "--workers", "2", "--database", database),
        ],
        env=_environment(),
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert f"http://127.0.0.1:{port}".encode() in process.stdout.readline()
    return process, port


def children_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


@pytest.mark.soak
async def test_a_rolling_restart_keeps_nobody_waiting(cluster: Cluster) -> None:
    """Each worker in turn, while twenty tables are played at: nobody is away for two seconds."""
    process, port = served_by_two(cluster.database())
    url, socket = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}/socket"
    gaps: list[float] = []
    playing: set[str] = set()
    going_on = True

    async def all_play() -> None:
        async with asyncio.timeout(300):
            while len(playing) < 20:
                await asyncio.sleep(0.1)

    async def play() -> None:
        token = await new_token(url)
        table = (await new_table(url, token, seats=[{"mine": True}] * 2))["table"]
        ann = Player(socket, table, token)
        await ann.connect()
        while going_on:
            playing.add(table)
            with contextlib.suppress(ConnectionClosed, ConnectionResetError):
                await ann.do("emote", emote="wave")
                await asyncio.sleep(0.9)
            if ann.lost:
                lost = time.monotonic()
                playing.discard(table)
                await ann.connect_again(seconds=20)
                gaps.append(time.monotonic() - lost)
        await ann.close()

    players = [asyncio.create_task(play()) for _ in range(20)]
    await all_play()
    for child in children_of(process.pid):
        os.kill(int(child), signal.SIGTERM)
        while child in children_of(process.pid):
            await asyncio.sleep(0.1)
        await asyncio.sleep(6)
        await all_play()
    going_on = False
    await asyncio.gather(*players)
    process.terminate()
    process.communicate(timeout=300)
    assert len(gaps) >= 20
    print(f"{len(gaps)} came back after {max(gaps):.2f} s at most")  # noqa: T201
    assert max(gaps) < 2
