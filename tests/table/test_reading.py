"""Reading long logs: once, beside the loop, and only so long."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect

from bossrush.table import duty, history, judge, reading
from bossrush.table.chronicle import Chronicles
from bossrush.table.lines import Record
from bossrush.table.refusal import Refusal
from bossrush.table.table import Table
from tests.table.player import Refused
from tests.table.serving import Serving
from tests.table.sitting import leave, seated


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each log had that was played through."""
    counted: list[int] = []
    real = reading.replayed

    def counting(log: list[bytes], tell: Callable[[Record], None], play: bool = True) -> Table:
        counted.append(len(log))
        return real(log, tell, play)

    monkeypatch.setattr(reading, "replayed", counting)
    return counted


async def test_a_log_is_played_through_once(
    serving: Serving, replays: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "MOST_LINES", 4)
    ann, bob = await seated(serving, 2)
    for _ in range(6):
        await ann.choose(0, "strike")
        await ann.do("undo", seat=0)
    replays.clear()
    async with serving.http(ann.token or "") as http:
        path = f"/api/tables/{ann.table_id}/log"
        latest = (await http.get(path, params={"after": ann.n - 3})).json()
        assert [line["n"] for line in latest["lines"]] == list(range(ann.n - 2, ann.n + 1))
        assert replays == [], "the latest lines are at hand"
        for _ in range(3):
            told = (await http.get(path, params={"count": 200})).json()
            assert [line["n"] for line in told["lines"]] == list(range(1, ann.n + 1))
        assert len(replays) == 1
        await ann.choose(0, "strike")
        told = (await http.get(path, params={"count": 200})).json()
        assert told["last"] == ann.n
        assert told["lines"][-1]["kind"] == "chose"
        assert [line for line in ann.log if line["n"] > 5] == told["lines"][5:]
        assert len(replays) == 1, "what is new is only added"
    await leave(ann, bob)


async def test_a_log_that_changed_behind_its_back_is_read_again(serving: Serving) -> None:
    """A backup was put in place, or the table was deleted."""
    assert serving.house is not None
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    store = serving.house.store
    chronicles = Chronicles(store)
    first = await chronicles.of(ann.table_id)
    assert await chronicles.of(ann.table_id) is first
    log = await store.read(ann.table_id)

    async def shorter(table: str, after: int = 0) -> list[bytes]:
        return log[:-1][after:]

    store.read = shorter  # type: ignore[method-assign]
    again = await chronicles.of(ann.table_id)
    assert again.table.n == first.table.n - 1

    async def gone(table: str, after: int = 0) -> list[bytes]:
        return []

    store.read = gone  # type: ignore[method-assign]
    with pytest.raises(Refusal):
        await chronicles.of(ann.table_id)
    await leave(ann, bob)


async def test_others_do_not_wait_while_a_log_is_read(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "MOST_LINES", 1)
    monkeypatch.setattr(reading, "LONG", 3)
    ann, bob = await seated(serving, 2)
    await ann.choose(0, "strike")
    begun, go_on = threading.Event(), threading.Event()
    real = reading.replayed

    def slowly(*given: Any) -> Table:
        begun.set()
        assert go_on.wait(300)
        return real(*given)

    monkeypatch.setattr(reading, "replayed", slowly)
    async with serving.http(ann.token or "") as http:
        asked = asyncio.create_task(http.get(f"/api/tables/{ann.table_id}/log"))
        while not begun.is_set():
            await asyncio.sleep(0.005)
        await bob.choose(1, "strike")  # and this is answered meanwhile
        assert not asked.done()
        go_on.set()
        assert (await asked).status_code == 200
    await leave(ann, bob)


async def test_a_log_does_not_grow_without_end(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await seated(serving, 2)
    monkeypatch.setattr(judge, "MOST_TALK", ann.n + 1)
    await ann.do("say", text="one more")
    with pytest.raises(Refused) as caught:
        await ann.do("say", text="and one too many")
    assert caught.value.reason == "log-full"
    await ann.choose(0, "strike")
    for module in (judge, duty):
        monkeypatch.setattr(module, "MOST_ENTRIES", ann.n)
    with pytest.raises(Refused) as caught:
        await bob.choose(1, "strike")
    assert caught.value.reason == "log-full"
    assert serving.house is not None
    assert serving.house.hall.keepers[ann.table_id].duty() is None
    await leave(ann, bob)


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (b'{"is": "levitated", "time": 1, "height": 3}', "newer"),
        (b'{"is": "said", "time": 1, "text": "cut of', "damaged"),
        (b'{"is": "said", "time": "noon", "text": "hello"}', "damaged"),
        (b"\x00\xff\x17", "damaged"),
    ],
)
async def test_a_damaged_entry_is_no_newer_one(serving: Serving, entry: bytes, said: str) -> None:
    assert serving.house is not None
    hall = serving.house.hall
    ann, bob = await seated(serving, 2)
    await leave(ann, bob)
    keeper = hall.keepers[ann.table_id]
    await hall.store.append(ann.table_id, keeper.epoch, keeper.table.n + 1, entry)
    await hall.let_go(keeper, "moved")
    line = await connect(serving.socket)
    await line.send(json.dumps({"type": "hello", "table": ann.table_id, "token": ann.token}))
    goodbye = json.loads(await line.recv())
    assert goodbye["why"]["key"] == f"table-goodbye-{said}"
    assert not goodbye["retry"]
    await line.close()
    async with serving.http(ann.token or "") as http:
        answer = await http.get(f"/api/tables/{ann.table_id}")
        assert answer.status_code == 503
        assert answer.json()["why"]["key"] == f"table-refused-{said}"
