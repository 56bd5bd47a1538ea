"""Starting the server: ports, the network, the environment, an orderly end."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from bossrush.table import commands, lan, serve, workers
from bossrush.table.doors import Doors
from bossrush.table.limits import Bucket, Buckets
from bossrush.table.logs import JsonLines, PlainLines
from bossrush.table.metrics import Metrics
from bossrush.table.settings import Settings, default_database, switched_on
from bossrush.table.store import StoreError
from tests.table.player import new_table, new_token
from tests.table.serving import ROOT, Serving, _environment, free_port


def test_the_next_free_port_is_taken() -> None:
    port = free_port()
    with serve.bound("127.0.0.1", port, exact=False) as first:
        with serve.bound("127.0.0.1", port, exact=False) as second:
            assert first.getsockname()[1] == port
            assert port < second.getsockname()[1] < port + 20
        with pytest.raises(StoreError, match=f"port {port} on 127.0.0.1 cannot be used"):
            serve.bound("127.0.0.1", port, exact=True)
    with pytest.raises(StoreError, match="cannot be used"):
        serve.bound("203.0.113.1", port, exact=False)


def started(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "bossrush", "serve", *arguments],
        env=_environment(PYTHONUNBUFFERED="1", **environment),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_it_says_where_it_is_and_ends_in_good_order(tmp_path: Path) -> None:
    port = free_port()
    process = started(
        "--log",
        "json",
        BOSSRUSH_PORT=str(port),
        BOSSRUSH_DATABASE=str(tmp_path / "mine.db"),
        BOSSRUSH_OPEN="0",
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    assert f"http://127.0.0.1:{port}" in said
    assert httpx.get(f"http://127.0.0.1:{port}/healthz").json()["ok"]
    page = httpx.get(f"http://127.0.0.1:{port}/")
    assert page.status_code == 200
    process.send_signal(signal.SIGINT)
    _, logged = process.communicate(timeout=20)
    assert process.returncode in (0, -signal.SIGINT, 130)
    assert (tmp_path / "mine.db").is_file()
    assert "Traceback" not in logged
    for line in logged.splitlines():
        assert {"time", "level", "event"} <= set(json.loads(line))


def test_a_taken_port_is_refused_in_one_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        process = started("--no-open", "--port", str(other.getsockname()[1]))
        _, said = process.communicate(timeout=30)
    assert process.returncode == 2
    assert said.startswith("bossrush: port ")
    assert len(said.strip().splitlines()) == 1


def test_several_workers_need_postgresql() -> None:
    process = started("--no-open", "--workers", "2", "--port", "0")
    _, said = process.communicate(timeout=30)
    assert process.returncode == 2
    assert "PostgreSQL" in said


def test_the_help_names_every_option() -> None:
    app = CliRunner()
    import typer

    program = typer.Typer()
    program.command()(commands.serve)
    said = app.invoke(program, ["--help"], env={"COLUMNS": "200"}).output
    for option in ("--host", "--port", "--database", "--no-open", "--lan", "--workers"):
        assert option in said


def test_switches(monkeypatch: pytest.MonkeyPatch) -> None:
    for text, on in (("", True), ("0", False), ("no", False), ("1", True), ("Off", False)):
        monkeypatch.setenv("BOSSRUSH_OPEN", text)
        assert switched_on("BOSSRUSH_OPEN", True) is on
    assert Settings().store == str(default_database())
    assert Settings(database="x.db").store == "x.db"


def test_games_that_are_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOSSRUSH_GAMES", "no.such.module:GAME")
    with pytest.raises(StoreError, match=r"no\.such\.module"):
        serve.load_more_games()


async def test_opening_to_the_network_from_the_page(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """127.0.0.2 stands in for the network: every machine has it, and it is not 127.0.0.1."""
    for module in (lan, serve):
        monkeypatch.setattr(module, "lan_address", lambda: "127.0.0.2")
    serving = await Serving(database).start()
    token = await new_token(serving.url)
    async with serving.http() as http:
        assert (await http.get("/api/lan")).json() == {"on": False, "may": True}
        far = {"X-Forwarded-For": "192.0.2.7"}
        assert not (await http.get("/api/lan", headers=far)).json().get("may")
        assert (await http.post("/api/lan", headers=far)).status_code == 403
        opened = (await http.post("/api/lan")).json()
        assert opened == {"on": True, "link": f"http://127.0.0.2:{serving.port}"}
        assert (await http.post("/api/lan")).status_code == 403, "once is enough"
    table = await new_table(serving.url, token)
    assert table["link"] == f"http://127.0.0.2:{serving.port}/join/{table['code']}"
    url = f"http://127.0.0.2:{serving.port}"
    async with httpx.AsyncClient(base_url=url) as neighbour:
        answer = await neighbour.get(f"/api/codes/{table['code']}", headers={"Origin": url})
        assert answer.status_code == 200
    await serving.stop()


def test_the_names_it_goes_by() -> None:
    from starlette.datastructures import Headers

    doors = Doors(8000, ["192.168.1.5"], "https://games.example/")
    for host in ("127.0.0.1:8000", "LOCALHOST:8000", "[::1]:8000", "192.168.1.5:8000"):
        assert doors.knows(host)
    assert doors.knows("games.example")
    for host in ("games.example:8000", "127.0.0.1", "127.0.0.1:80", "evil.example", ""):
        assert not doors.knows(host)
    assert doors.admits(Headers({"host": "games.example", "origin": "https://games.example"}))
    assert not doors.admits(Headers({"host": "games.example", "origin": "https://evil.example"}))
    assert not doors.admits(Headers({"host": "games.example", "origin": "null"}))
    assert Doors(80, ["myhost"]).knows("myhost")


def test_buckets() -> None:
    now = 0.0
    bucket = Bucket(2, 3, now)
    assert [bucket.draw(now) for _ in range(4)] == [True, True, True, False]
    assert bucket.draw(0.5)
    assert not bucket.draw(0.5)
    clock = iter(range(100_000))
    many = Buckets(1, 1, lambda: next(clock) * 1e-6)
    assert many.draw("a")
    assert not many.draw("a")
    assert many.draw("b")
    for number in range(30_000):
        many.draw(f"address {number}")
    assert len(many._buckets) <= 20_000, "it does not grow without end"


def test_lines_of_the_log() -> None:
    record = logging.LogRecord("bossrush", 20, "", 0, "table dropped", None, None)
    record.table = "abc"
    assert json.loads(JsonLines().format(record))["table"] == "abc"
    assert PlainLines().format(record).endswith("table dropped  table=abc")
    try:
        raise ZeroDivisionError
    except ZeroDivisionError:
        record.exc_info = sys.exc_info()
    assert "ZeroDivisionError" in json.loads(JsonLines().format(record))["trace"]


def test_figures_of_several_workers_are_merged() -> None:
    from bossrush.table.gathering import merged

    first, second = Metrics("w1"), Metrics("w2")
    first.refused("stale")
    text = merged([first.text(), second.text(), ""])
    assert text.count("# TYPE bossrush_tables gauge") == 1
    assert 'bossrush_tables{worker="w1"}' in text
    assert 'bossrush_tables{worker="w2"}' in text
    assert 'bossrush_refusals_total{worker="w1",reason="stale"} 1' in text


def test_settings_travel_to_workers() -> None:
    settings = Settings(
        host="::", port=1, database="postgresql://x", public_url="https://g.example"
    )
    again = msgspec.json.decode(msgspec.json.encode(settings), type=Settings)
    assert again == settings
    assert workers.SETTINGS not in os.environ


async def test_ipv6(database: str) -> None:
    try:
        sock = serve.bound("::1", 0, exact=True)
    except StoreError:
        pytest.skip("this machine has no IPv6")
    port = sock.getsockname()[1]
    server, _, internal = serve.server_of(Settings(host="::1", database=database), port)
    task = asyncio.create_task(server.serve(sockets=[sock, internal]))
    while not server.started:
        await asyncio.sleep(0.01)
    async with httpx.AsyncClient(base_url=f"http://[::1]:{port}") as http:
        assert (await http.get("/healthz")).status_code == 200
    server.should_exit = True
    await task
