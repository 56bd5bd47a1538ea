"""Whoever uses an id twice, looks on uninvited, takes over for good, or comes in hundreds."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bossrush.table import judge
from bossrush.table.hub import REFUSED
from bossrush.table.store import StoreError
from tests.table.player import Player, Refused, new_token
from tests.table.serving import Serving
from tests.table.sitting import leave, seated, soon
from tests.table.test_limits import generous


async def test_an_id_is_one_command_s(serving: Serving) -> None:
    assert serving.house is not None
    hall = serving.house.hall
    ann, bob = await seated(serving, 2)
    first = await ann.do("choose", id="x", seat=0, option="strike", at=0)
    again = await ann.do("choose", id="x", seat=0, option="strike", at=0)
    assert again["n"] == first["n"]
    for _ in range(2):
        for other in ({"option": "guard"}, {"option": "strike", "at": 7}):
            with pytest.raises(Refused) as caught:
                await ann.do("choose", id="x", **{"seat": 0, "at": 0, **other})
            assert caught.value.reason == "id-used"
        with pytest.raises(Refused) as caught:
            await ann.do("say", id="x", text="another thing")
        assert caught.value.reason == "id-used"
        # And after a restart just so: what it was is in the log.
        await hall.let_go(hall.keepers[ann.table_id], "moved")
        await ann.connect_again()
    assert ann.n == first["n"]
    await bob.connect_again()
    await bob.do("choose", id="x", seat=1, option="strike", at=0)
    await leave(ann, bob)


async def test_nobody_looks_on_once_that_is_switched_off(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    came = Player(serving.socket, ann.table_id, await new_token(serving.url))
    await came.connect()
    await came.do("come", name="Cleo")
    lookers = [
        Player(serving.socket, ann.table_id),
        Player(serving.socket, ann.table_id, await new_token(serving.url)),
    ]
    for looker in lookers:
        await looker.connect()
    await ann.do("arrange", watch=False)
    for looker in lookers:
        await looker.ended()
        assert looker.close_code == REFUSED
        assert looker.goodbye is not None
        assert looker.goodbye["why"]["key"] == "table-goodbye-private"
    await ann.choose(0, "strike")
    await came.reach(ann.n)
    await leave(ann, bob, came)


async def test_nor_when_the_last_free_seat_is_taken(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await bob.do("stand", seat=1)
    await ann.do("arrange", watch=False)
    looker = Player(serving.socket, ann.table_id)
    await looker.connect()  # somebody may want the seat
    await bob.do("sit", seat=1)
    await looker.ended()
    assert looker.close_code == REFUSED
    await leave(ann, bob)


async def test_health_is_whether_something_can_be_written(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert serving.house is not None
    store = serving.house.store
    ann, bob = await seated(serving, 2)
    append = store.append

    async def full(*given: Any) -> None:
        raise StoreError("the disk is full")

    async with serving.http() as http:
        assert (await http.get("/healthz")).status_code == 200
        monkeypatch.setattr(store, "append", full)
        with pytest.raises(ConnectionResetError):
            await ann.choose(0, "strike")
        assert (await http.get("/healthz")).status_code == 503, "entries are not written"
        monkeypatch.setattr(store, "append", append)
        await ann.connect_again()
        await ann.choose(0, "strike")
        assert (await http.get("/healthz")).status_code == 200
        monkeypatch.setattr(store, "beat", full)
        for _ in range(3000):
            if (await http.get("/healthz")).status_code == 503:
                break
            await asyncio.sleep(0.1)
        else:
            pytest.fail("nor is anything else")
    monkeypatch.undo()
    await leave(ann, bob)


async def test_who_took_over_is_host_for_the_time_being(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judge, "HOST_AWAY", 0)
    ann, bob = await seated(serving, 2)
    await ann.close()
    await bob.until(lambda me: "0" in me.presence.get("away", {}))
    await bob.do("host", person=1)
    with pytest.raises(Refused) as caught:
        await bob.do("kick", person=0)
    assert caught.value.reason == "kick-founder"
    await ann.connect_again()
    monkeypatch.setattr(judge, "HOST_AWAY", 60_000)
    await ann.do("host", person=0)
    assert ann.table.get("host", 0) == 0
    with pytest.raises(Refused):
        await bob.do("host", person=1)
    await ann.do("host", person=1)  # and what is given is given
    await bob.until(lambda me: me.table.get("host", 0) == 1)
    with pytest.raises(Refused):
        await ann.do("host", person=0)
    await bob.do("kick", person=0)
    await ann.ended()
    await leave(ann, bob)


async def test_one_stranger_does_not_fill_a_table(database: str) -> None:
    limits = generous(arrivals=0.001, arrivals_burst=4)
    serving = await Serving(database, limits).start()
    ann, bob = await seated(serving, 2)  # the first of four
    came = 0
    for number in range(6):
        token = await new_token(serving.url)
        async with Player(serving.socket, ann.table_id, token) as stranger:
            try:
                await stranger.do("come", name=f"Stranger {number}")
                came += 1
            except Refused as refused:
                assert refused.reason == "arrivals"
    assert came == 3
    await bob.do("come", name="Robert")  # who is there already may change their name
    elsewhere = Player(serving.socket, ann.table_id, await new_token(serving.url))
    elsewhere.headers = {"X-Forwarded-For": "198.51.100.7"}
    async with elsewhere:
        await elsewhere.do("come", name="Cleo")
    await leave(ann, bob)
    await serving.stop()


async def test_an_origin_that_is_none(serving: Serving) -> None:
    async with serving.http(await new_token(serving.url)) as http:
        headers = {"Origin": "http://[::1"}
        assert (await http.post("/api/tables", json={}, headers=headers)).status_code == 403
    with pytest.raises(InvalidStatus) as caught:
        await connect(serving.socket, origin="http://[::1")  # type: ignore[arg-type]
    assert caught.value.response.status_code == 403
    assert serving.house is not None
    metrics = serving.house.metrics
    assert await soon(lambda: metrics.connections == 0)
    assert metrics.errors == 0
