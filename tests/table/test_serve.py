"""Starting the server: ports, the command line, the environment, an orderly end."""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from bossrush import cli
from bossrush.table import commands, lan, serve, workers
from bossrush.table.settings import Settings, default_database, switched_on
from bossrush.table.store import StoreError
from tests.table.serving import ROOT, free_port, started


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
    _, logged = process.communicate(timeout=300)
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
        _, said = process.communicate(timeout=300)
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
        (["--players", "/no/such/folder"], "there is no folder /no/such/folder"),
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
    _, said = process.communicate(timeout=300)
    assert process.returncode == 2
    is_one_sentence(said, says)
    assert "hunter2" not in said, "nor is a password ever repeated"


def test_a_number_from_the_environment_that_is_none() -> None:
    process = started(BOSSRUSH_PORT="eight thousand")
    _, said = process.communicate(timeout=300)
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


def test_settings_travel_to_workers() -> None:
    settings = Settings(
        host="::", port=1, database="postgresql://x", public_url="https://g.example"
    )
    again = msgspec.json.decode(msgspec.json.encode(settings), type=Settings)
    assert again == settings
    assert workers.SETTINGS not in os.environ
