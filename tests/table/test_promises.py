"""What the live connection promises: in which order things happen, and how it ends."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bossrush.table import socket as live
from bossrush.table.store import StoreError
from tests.table.conftest import BOTH
from tests.table.player import Player
from tests.table.serving import GENEROUS, Serving
from tests.table.sitting import leave, seated, together


class Attentive(Player):
    """Remembers what came in which order."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.heard: list[dict[str, Any]] = []

    def _take(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        super()._take(message)


class Gate:
    """A store that takes its time to write what belongs to one table."""

    def __init__(self, serving: Serving, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
        assert serving.house is not None
        self.table = table
        self.open = asyncio.Event()
        self.waiting = 0
        self._append = serving.house.store.append
        monkeypatch.setattr(serving.house.store, "append", self._held)

    async def _held(self, table: str, epoch: int, number: int, entry: bytes) -> None:
        if table == self.table:
            self.waiting += 1
            await self.open.wait()
        await self._append(table, epoch, number, entry)


@BOTH
async def test_persisted_then_acknowledged_then_told(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert serving.house is not None
    ann, bob = await seated(serving, 2)
    careful = Attentive(serving.socket, ann.table_id, ann.token)
    await careful.connect()
    gate = Gate(serving, ann.table_id, monkeypatch)
    before = careful.n
    careful.heard.clear()
    asked = asyncio.create_task(careful.choose(0, "strike"))
    while not gate.waiting:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    kinds = [message["type"] for message in careful.heard]
    assert "ack" not in kinds, "it is not on disk"
    assert "update" not in kinds
    assert bob.n == careful.n == before
    assert len(await serving.house.store.read(ann.table_id)) == before
    gate.open.set()
    await asked
    assert [kind for kind in (m["type"] for m in careful.heard) if kind in ("ack", "update")] == [
        "ack",
        "update",
    ]
    await bob.reach(careful.n)
    assert len(await serving.house.store.read(ann.table_id)) == careful.n
    await leave(ann, bob, careful)


async def test_one_slow_table_holds_up_no_other(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await seated(serving, 2)
    cleo, dora = await seated(serving, 2)
    gate = Gate(serving, ann.table_id, monkeypatch)
    slow = asyncio.create_task(ann.choose(0, "strike"))
    while not gate.waiting:
        await asyncio.sleep(0.01)
    await bob.send_raw('{"type": "ping"}')
    await bob.until(lambda me: me.pongs == 1)
    await cleo.choose(0, "strike")
    await dora.choose(1, "guard")
    await together(cleo, dora)
    assert not slow.done()
    gate.open.set()
    await slow
    await leave(ann, bob, cleo, dora)


async def test_what_could_not_be_written_was_never_said(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert serving.house is not None
    ann, bob = await seated(serving, 2)
    append = serving.house.store.append
    before = ann.n

    async def full(*_: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(serving.house.store, "append", full)
    with pytest.raises(ConnectionResetError):
        await ann.do("choose", id="once", seat=0, option="strike", at=0)
    assert ann.goodbye is not None
    assert ann.goodbye["retry"]
    await bob.ended()
    assert bob.n == before, "nobody was told of it"
    monkeypatch.setattr(serving.house.store, "append", append)
    await ann.connect_again()
    await bob.connect_again()
    assert ann.n == before
    await ann.do("choose", id="once", seat=0, option="strike", at=0)
    await together(ann, bob)
    assert bob.log[-1]["option"] == "strike"
    await leave(ann, bob)


async def test_a_sign_of_life_names_the_latest_number(database: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, silence=0.9)
    serving = await Serving(database, limits).start()
    ann, bob = await seated(serving, 2)
    listening = Attentive(serving.socket, ann.table_id)
    await listening.connect()
    await listening.until(lambda me: any(m["type"] == "beat" for m in me.heard))
    beat = next(message for message in listening.heard if message["type"] == "beat")
    assert beat["n"] == listening.n
    assert beat["now"] > 1_700_000_000_000
    await leave(listening, ann, bob)
    await serving.stop()


async def test_numbers_in_a_beat_show_what_was_missed(serving: Serving) -> None:
    """A client that lost an update without noticing asks for it."""
    ann, bob = await seated(serving, 2)
    deaf = Attentive(serving.socket, ann.table_id, bob.token)
    await deaf.connect()
    before = deaf.n
    await ann.choose(0, "strike")
    await deaf.reach(ann.n)
    deaf.n = before  # as if it had never come
    deaf.log.pop()
    await deaf.send_raw(json.dumps({"type": "resync", "last": before}))
    await deaf.until(lambda me: me.heard[-1]["type"] == "welcome" and me.n == ann.n)
    assert [line["n"] for line in deaf.heard[-1]["log"]] == [before + 1]
    await leave(ann, bob, deaf)


async def said_before_the_end(line: Any) -> tuple[list[dict[str, Any]], int | None]:
    """Everything that is said until a connection ends, and its close code."""
    told: list[dict[str, Any]] = []
    try:
        async with asyncio.timeout(300):
            while True:
                told.append(json.loads(await line.recv()))
    except ConnectionClosed:
        return told, line.close_code


async def test_whoever_does_not_say_hello_is_let_go(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "HELLO_WITHIN", 0.2)
    async with connect(serving.socket) as silent:
        told, code = await said_before_the_end(silent)
    assert code == 1008
    assert [message["why"]["key"] for message in told] == ["table-goodbye-silent"]
    for first in ('{"type": "ping"}', "nonsense", b"\xff\xfe", "[" * 9000):
        async with connect(serving.socket) as rude:
            await rude.send(first)
            told, code = await said_before_the_end(rude)
        assert code == 1008
        assert [message["why"]["key"] for message in told] == ["table-goodbye-hello"]


async def test_a_table_that_is_not_there(serving: Serving) -> None:
    async with connect(serving.socket) as lost:
        await lost.send(json.dumps({"type": "hello", "table": "nowhere"}))
        told, code = await said_before_the_end(lost)
    assert code == 4003
    assert not told[-1]["retry"]


async def test_too_many_unreadable_messages_end_it(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    async with connect(serving.socket) as line:
        await line.send(json.dumps({"type": "hello", "table": ann.table_id}))
        for number in range(30):
            await line.send(json.dumps({"type": "choose", "id": f"x{number}", "seat": "left"}))
        told, code = await said_before_the_end(line)
    assert code == 1008
    refused = [message for message in told if message["type"] == "refused"]
    assert len(refused) == live.MALFORMED_MOST
    assert [message["id"] for message in refused] == [f"x{n}" for n in range(len(refused))]
    assert all(message["why"]["key"] == "table-refused-malformed" for message in refused)
    await ann.choose(0, "strike")
    await leave(ann, bob)
