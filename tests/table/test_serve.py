"""Starting the server: ports, the network, the environment, an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from bossrush import cli
from bossrush.table import commands, lan, serve, workers
from bossrush.table.doors import Doors, is_public_url
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


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "0"], "--workers"),
        (["--port", "99999"], "--port"),
        (["--log", "loud"], "plain, json or quiet"),
        (["--host", "203.0.113.1"], "cannot be used"),
        (["--public-url", "games.example"], "https://games.example"),
        (["--public-url", "https://games.example/table"], "no path"),
        (["--packs", "/no/such/folder"], "packs"),
    ],
)
def test_what_cannot_be_is_refused_before_it_begins(
    arguments: list[str],
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(commands, "set_up_logs", lambda log: None)
    monkeypatch.setattr(commands, "run", lambda *given: pytest.fail("it has begun"))
    monkeypatch.setenv("BOSSRUSH_PACKS", "")
    more = [] if "--port" in arguments else ["--port", "0"]
    assert cli.run(["serve", "--no-open", *more, *arguments]) == 2
    is_one_sentence(capsys.readouterr().err, says)


def is_one_sentence(said: str, says: str) -> None:
    assert said.startswith("bossrush: ")
    assert says in said
    assert len(said.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--database", "mysql://localhost/x"], "postgresql://"),
        (["--database", "/dev/null/tables.db"], "cannot be opened"),
        (["--database", "postgresql://u:hunter2@127.0.0.1:1/x"], "cannot be reached"),
        (["--database", "postgresql://u:hunter2@127.0.0.1:1/x", "--workers", "2"], "reached"),
    ],
)
def test_a_store_that_cannot_be_is_refused_in_one_sentence(arguments: list[str], says: str) -> None:
    process = started("--no-open", "--port", "0", *arguments)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 2
    is_one_sentence(said, says)
    assert "hunter2" not in said, "nor is a password ever repeated"


def test_a_number_from_the_environment_that_is_none() -> None:
    process = started(BOSSRUSH_PORT="eight thousand")
    _, said = process.communicate(timeout=30)
    assert process.returncode == 2
    assert "BOSSRUSH_PORT" in said


class Started(NamedTuple):
    """What a command line would have started."""

    settings: Settings
    workers: int
    log: str
    opened: list[str]
    said: str


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Started]:
    """Runs `bossrush` with everything but the server itself."""

    def called(*arguments: str, **environment: str) -> Started:
        found: dict[str, Any] = {"workers": 1, "log": "", "opened": []}

        def run(settings: Settings, sock: socket.socket, ready: Callable[[], None]) -> None:
            found["settings"] = settings
            ready()
            sock.close()

        def supervise(
            settings: Settings, sock: socket.socket, count: int, log: str, ready: Any
        ) -> None:
            found["workers"] = count
            run(settings, sock, ready)

        monkeypatch.setattr(commands, "run", run)
        monkeypatch.setattr(commands, "supervise", supervise)
        monkeypatch.setattr(commands, "set_up_logs", lambda log: found.update(log=log))
        monkeypatch.setattr("webbrowser.open", found["opened"].append)
        for name in list(os.environ):
            if name.startswith("BOSSRUSH_"):
                monkeypatch.delenv(name)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            assert cli.run(list(arguments)) == 0
        return Started(
            found["settings"], found["workers"], found["log"], found["opened"], said.getvalue()
        )

    return called


def test_alone_it_starts_the_table_and_opens_the_browser(
    command: Callable[..., Started], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    monkeypatch.setattr(commands, "PORT", port)
    made = command()
    assert made.settings.host == "127.0.0.1"
    assert made.settings.store == str(default_database())
    assert made.opened == [f"http://127.0.0.1:{port}"]
    assert made.said.splitlines() == [f"Bossrush is at http://127.0.0.1:{port}  (Ctrl+C ends it)"]
    assert made.log == "plain"


def test_where_its_port_is_taken_it_says_which_it_took(
    command: Callable[..., Started], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    monkeypatch.setattr(commands, "PORT", port)
    with serve.bound("127.0.0.1", port, exact=True):
        made = command("--no-open")
    first, second = made.said.splitlines()
    assert first.startswith(f"Port {port} is taken, so this is on port ")
    taken = int(first.rpartition(" ")[2].rstrip("."))
    assert port < taken < port + 20
    assert f"http://127.0.0.1:{taken} " in second
    assert made.opened == []


def test_every_option_may_come_from_the_environment(
    command: Callable[..., Started], tmp_path: Path
) -> None:
    port = str(free_port())
    given = command(
        *("--host", "127.0.0.2", "--port", port, "--database", "postgresql:///x", "--no-open"),
        *("--public-url", "https://games.example", "--workers", "3", "--log", "json"),
        *("--internal-host", "10.0.0.5"),
    )
    port = str(free_port())
    told = command(
        BOSSRUSH_HOST="127.0.0.2",
        BOSSRUSH_PORT=port,
        BOSSRUSH_DATABASE="postgresql:///x",
        BOSSRUSH_OPEN="0",
        BOSSRUSH_PUBLIC_URL="https://games.example",
        BOSSRUSH_WORKERS="3",
        BOSSRUSH_LOG="json",
        BOSSRUSH_INTERNAL_HOST="10.0.0.5",
    )
    assert told.settings == msgspec.structs.replace(given.settings, port=int(port))
    assert told[1:4] == given[1:4] == (3, "json", [])
    assert told.settings.store == "postgresql:///x"
    line = command("--host", "127.0.0.1", "--open", BOSSRUSH_HOST="127.0.0.2", BOSSRUSH_OPEN="0")
    assert line.settings.host == "127.0.0.1", "the command line counts for more"
    assert len(line.opened) == 1


def test_make_play_honours_the_environment() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nplay:")[2]
    assert "$(VENV)/bin/bossrush $(ARGS)" in recipe.partition("\n\n")[0]
    assert "export" not in recipe.partition("\n\n")[0], "what is set reaches it as it is"


def test_on_the_local_network(
    command: Callable[..., Started], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan, "lan_address", lambda: "192.0.2.17")
    port = free_port()
    for made in (
        command("--lan", "--no-open", "--port", str(port)),
        command("--no-open", "--port", str(port), BOSSRUSH_LAN="1"),
    ):
        assert made.settings.host == "0.0.0.0"
        assert made.settings.lan
        assert f"On your network: http://192.0.2.17:{port}" in made.said
        doors = serve.doors_of(made.settings, port)
        assert doors.knows(f"192.0.2.17:{port}")
        assert not doors.knows(f"192.0.2.18:{port}")
    assert not serve.doors_of(Settings(), port).knows(f"192.0.2.17:{port}")
    monkeypatch.setattr(lan, "lan_address", lambda: None)
    alone = command("--lan", "--no-open", "--port", str(port))
    assert "this computer is on no network" in alone.said


async def test_links_carry_the_networks_address(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """127.0.0.3 stands in for the network; the server listens everywhere, as `--lan` has it."""
    for module in (lan, serve):
        monkeypatch.setattr(module, "lan_address", lambda: "127.0.0.3")
    port = free_port()
    sock = serve.bound("0.0.0.0", port, exact=True)
    settings = Settings(host="0.0.0.0", lan=True, database=database)
    server, _, internal = serve.server_of(settings, port)
    task = asyncio.create_task(server.serve(sockets=[sock, internal]))
    while not server.started:
        await asyncio.sleep(0.01)
    url = f"http://127.0.0.3:{port}"
    token = await new_token(url)
    table = await new_table(url, token)
    assert table["link"] == f"{url}/join/{table['code']}"
    async with httpx.AsyncClient(base_url=url) as http:
        assert (await http.get("/api/lan")).json() == {"on": True, "link": url}
        drawn = (await http.get(f"/api/tables/{table['table']}/qr.svg")).text
        assert drawn.startswith("<svg")
        other = await http.get("/api/games", headers={"Host": f"127.0.0.4:{port}"})
        assert other.status_code == 421
    async with connect(f"ws://127.0.0.3:{port}/socket", origin=Origin(url)) as line:
        await line.send(json.dumps({"type": "hello", "table": table["table"]}))
        assert json.loads(await line.recv())["type"] == "welcome"
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.3:{port}/socket", origin=Origin(f"http://127.0.0.4:{port}"))
    server.should_exit = True
    await task


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


def test_a_server_without_a_name_of_its_own_knows_no_empty_one() -> None:
    for url, good in (
        ("https://games.example", True),
        ("http://games.example:8443/", True),
        ("games.example", False),
        ("ftp://games.example", False),
        ("https://", False),
        ("https://games.example/path", False),
        ("https://u@games.example", False),
        ("https://games.example:99999", False),
    ):
        assert is_public_url(url) is good, url
    assert not Doors(8000, ["192.168.1.5"]).knows("")


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
