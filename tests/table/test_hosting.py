"""What docs/hosting.md says: every option and figure is on the page, and its recipes work."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import typer

from bossrush.table import commands
from bossrush.table.doors import is_public_url
from bossrush.table.metrics import Metrics
from tests.table.postgres import Cluster
from tests.table.serving import ROOT, Serving
from tests.table.sitting import leave, seated, together
from tests.table.test_live import play_to_the_end

DOCUMENT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "src" / "bossrush"


def test_every_option_is_on_the_page_with_its_variable() -> None:
    program = typer.Typer()
    program.command()(commands.serve)
    for option in typer.main.get_command(program).params:
        if option.name == "help" or option.name.endswith("completion"):
            continue
        names = [name for name in option.opts if name.startswith("--")]
        assert any(f"`{name}" in DOCUMENT for name in names), names
        variable = getattr(option, "envvar", None) or "BOSSRUSH_OPEN"
        assert f"`{variable}" in DOCUMENT, variable


def test_every_figure_is_on_the_page() -> None:
    told = re.findall(r"# HELP (\w+) ", Metrics("w").text())
    assert len(told) > 10
    for name in told:
        assert f"`{name}" in DOCUMENT, name
    known = set(re.findall(r"`(bossrush_[a-z_]+?)(?:_bucket|\{|`)", DOCUMENT))
    assert known - {"bossrush_"} <= set(told), "and no other"


def test_nothing_but_webhooks_ever_calls_out() -> None:
    """Workers talk to each other, and the lab to the cluster that --ray names; that is all."""
    calls = re.compile(
        r"open_connection\(|create_connection\(|urlopen|urllib\.request|http\.client"
        r"|import (httpx|requests|aiohttp)|from websockets\.\S*client|\.connect_ex\("
    )
    callers = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if calls.search(path.read_text(encoding="utf-8"))
    }
    inside = {"table/forward.py", "table/gathering.py", "lab/cluster.py"}
    assert callers - inside == {"table/webhook.py"}


async def test_a_backup_of_a_running_server(serving: Serving, tmp_path: Path) -> None:
    """SQLite's own `.backup`, as the page has it."""
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    await together(ann, bob)
    copy = tmp_path / "backup.db"
    with sqlite3.connect(serving.settings.database) as live, sqlite3.connect(copy) as kept:
        live.backup(kept)
    await bob.choose(1, "guard")
    await together(ann, bob)
    beyond = ann.n
    await leave(ann, bob)
    await serving.stop()
    restored = await Serving(str(copy)).start()
    for player in (ann, bob):
        player.socket = restored.socket
        player.n = 0
        player.log.clear()
    ann.hello["last"] = beyond  # it has seen more than the backup holds
    await ann.connect()
    await bob.connect()
    assert ann.n == bob.n == beyond - 1, "the table as it is, and no complaint"
    assert ann.log[-1]["option"] == "strike"
    await play_to_the_end(ann, bob)
    await leave(ann, bob)
    await restored.stop()


@pytest.mark.postgres
async def test_a_dump_of_a_running_database(cluster: Cluster) -> None:
    database = cluster.database()
    serving = await Serving(database).start()
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    await together(ann, bob)
    fresh = cluster.database()
    await asyncio.to_thread(_dumped, cluster, database, fresh)
    await leave(ann, bob)
    await serving.stop()
    restored = await Serving(fresh).start()
    for player in (ann, bob):
        player.socket = restored.socket
        await player.connect_again()
    assert ann.log[-1]["option"] == "strike"
    await play_to_the_end(ann, bob)
    await leave(ann, bob)
    await restored.stop()


def _dumped(cluster: Cluster, source: str, target: str) -> None:
    """`pg_dump bossrush > bossrush.sql`, and `psql` into an empty database."""
    dumped = subprocess.run(
        [str(cluster.bin / "pg_dump"), source], capture_output=True, check=True
    ).stdout
    name = urlsplit(target).path.lstrip("/")
    address = urlsplit(target)
    subprocess.run(
        [
            str(cluster.bin / "psql"),
            *("-q", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-p", str(address.port)),
            *("-U", str(address.username), name),
        ],
        input=dumped,
        capture_output=True,
        check=True,
    )


def unit() -> dict[str, list[str]]:
    """The systemd unit of the page: every setting with its values."""
    (written,) = re.findall(r"```ini\n(.*?)```", DOCUMENT, re.DOTALL)
    found: dict[str, list[str]] = {}
    for line in written.splitlines():
        name, said, value = line.partition("=")
        if said:
            found.setdefault(name, []).append(value)
    return found


def test_the_systemd_unit_makes_the_user_and_the_folder_that_it_needs() -> None:
    told = unit()
    assert told["DynamicUser"] == ["yes"], "nobody has to make the user first"
    variables = dict(one.split("=", 1) for one in told["Environment"])
    (folder,) = told["StateDirectory"]
    database = Path(variables["BOSSRUSH_DATABASE"])
    assert database.parent == Path("/var/lib") / folder, "the only place that it may write to"
    assert told["ProtectSystem"] == ["strict"]
    assert told["WantedBy"] == ["multi-user.target"]


def test_the_systemd_unit_starts_what_there_is() -> None:
    told = unit()
    program = typer.Typer()
    program.command()(commands.serve)
    known = {getattr(option, "envvar", None) for option in typer.main.get_command(program).params}
    for one in told["Environment"]:
        assert one.split("=", 1)[0] in known | {"BOSSRUSH_OPEN"}, one
    (started,) = told["ExecStart"]
    assert started.endswith("/bin/bossrush serve")
    installed = f"{started.removesuffix('/bossrush serve')}/pip install bossrush"
    assert installed in DOCUMENT, "and it is installed where it is started from"
    assert told["Restart"] == ["always"]


def test_a_path_below_another_site_is_said_to_be_refused() -> None:
    assert "it cannot be put below a path of another site" in DOCUMENT
    assert not is_public_url("https://example.org/games/")
