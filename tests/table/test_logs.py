"""What the server writes about itself, by a real server on which all sorts of things go wrong."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from bossrush.table.identity import key_of
from bossrush.table.logs import Expected, JsonLines, PlainLines
from tests.table.player import PATIENCE, Player, Refused, new_table, new_token
from tests.table.serving import TOYS, free_port, started
from tests.table.test_live import play_to_the_end

GAMES = f"{TOYS},tests.table.toys.faulty:Faulty"
CHAT = "meet me at the reservoir"
NAME = "Ann of the Hollow"


async def everything_that_can_go_wrong(url: str) -> list[str]:
    """Play, fail, be refused and be turned away; the secrets that were in use."""
    socket = url.replace("http", "ws", 1) + "/socket"
    tokens = [await new_token(url) for _ in range(2)]
    secrets = [*tokens, *map(key_of, tokens)]
    for game in ("hunt", "faulty"):
        table = await new_table(url, tokens[0], game=game, name=NAME)
        secrets.append(table["code"])
        ann = Player(socket, table["table"], tokens[0])
        bob = Player(socket, table["table"], tokens[1])
        await ann.connect()
        await bob.connect()
        await bob.do("come", name="Bob")
        await bob.do("sit", seat=1)
        await ann.do("begin")
        await ann.do("say", text=CHAT)
        await ann.do("webhook", url="https://hooks.example/secret-path")
        with pytest.raises(Refused):
            await bob.do("kick", person=0)
        await ann.send_raw("nonsense")
        if game == "faulty":
            fatal = {"type": "choose", "id": "x", "seat": 0, "option": "guard", "at": 0}
            await ann.send_raw(json.dumps(fatal))
            await ann.ended()
            await ann.connect_again()
            assert any(line["kind"] == "struck" for line in ann.log)
        else:
            await bob.reach(ann.n)
            await play_to_the_end(ann, bob)
        await ann.close()
        await bob.close()
    await turned_away(url, tokens[0])
    return secrets


async def turned_away(url: str, token: str) -> None:
    socket = url.replace("http", "ws", 1) + "/socket"
    for _ in range(3):
        with pytest.raises(InvalidStatus):
            await connect(socket, origin=Origin("https://evil.example"))
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE) as http:
        assert (await http.get("/api/codes/AAAAAA")).status_code == 404
        assert (await http.post("/api/replays", json={"game": "hunt"})).status_code == 422
        assert (await http.get("/api/tables", headers={"Host": "evil.example"})).status_code == 421


def opened_entries(database: Path) -> list[dict[str, Any]]:
    with sqlite3.connect(database) as db:
        rows = db.execute("select entry from log where number = 1").fetchall()
    return [json.loads(row[0]) for row in rows]


def logged(process: subprocess.Popen[str]) -> str:
    process.send_signal(signal.SIGTERM)
    _, said = process.communicate(timeout=300)
    return said


@pytest.mark.parametrize("kind", ["json", "plain", "quiet"])
async def test_no_log_holds_a_secret(kind: str, tmp_path: Path) -> None:
    port = free_port()
    database = tmp_path / "tables.db"
    process = started(
        *("--no-open", "--port", str(port), "--log", kind, "--database", str(database)),
        BOSSRUSH_GAMES=GAMES,
    )
    try:
        assert process.stdout is not None
        assert str(port) in await asyncio.to_thread(process.stdout.readline)
        secrets = await everything_that_can_go_wrong(f"http://127.0.0.1:{port}")
    finally:
        said = await asyncio.to_thread(logged, process)
    for opened in opened_entries(database):
        seed, nonce = opened["seed"], opened["nonce"]
        secrets += [seed, nonce, str(int(seed, 16)), str(int(nonce, 16)), opened["code"]]
    for secret in [*secrets, CHAT, NAME, "secret-path"]:
        assert secret not in said
    assert "the rules failed" in said, "what must be mended is there"
    assert "handshake" not in said, "strangers cannot fill it"
    if kind == "json":
        lines = [json.loads(line) for line in said.splitlines()]
        assert all({"time", "level", "from", "event"} <= set(line) for line in lines)
        (failed,) = [line for line in lines if line["event"] == "the rules failed"]
        assert "ZeroDivisionError" in failed["trace"]
        assert failed["n"] > 0
        events = [line["event"] for line in lines]
        assert events[0] == "open"
        assert events[-1] == "closed", "it ended in good order"


def test_only_what_is_expected_is_left_out() -> None:
    expected = Expected()
    for said, kept in (
        ("ASGI callable returned without completing handshake.", False),
        ("Exception in ASGI application\n", True),
    ):
        record = logging.LogRecord("uvicorn.error", 40, "", 0, said, None, None)
        assert expected.filter(record) is kept


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
