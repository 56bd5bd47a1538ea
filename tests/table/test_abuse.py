"""Whatever is thrown at it: nothing crashes, leaks, or changes another's table."""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import time
from collections import Counter

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bossrush.table import protocol
from tests.table.attacker import KINDS, Attacker, Overheard
from tests.table.player import Player, new_table, new_token
from tests.table.serving import GENEROUS, Serving
from tests.table.sitting import leave, looks_on_unread, seated, soon, together

ROUNDS = int(os.environ.get("BOSSRUSH_ABUSE", "300"))
ROUNDS_IN_FULL = int(os.environ.get("BOSSRUSH_ABUSE", "10000"))
PATIENT = msgspec.structs.replace(GENEROUS, messages=1e6, messages_burst=1_000_000)


async def abused(database: str, rounds: int) -> None:
    serving = await Serving(database, PATIENT).start()
    assert serving.house is not None
    hall = serving.house.hall
    ann, bob = await seated(serving, 2)
    other = await seated(serving, 2)  # a table that nobody attacks
    careless = Overheard(serving.socket, ann.table_id, ann.token)
    await careless.connect()
    await careless.choose(0, "strike")
    await together(ann, bob, careless)
    before, untouched = ann.n, hall.keepers[other[0].table_id].table.n
    tokens = [None, await new_token(serving.url), await new_token(serving.url)]
    outsider = Player(serving.socket, ann.table_id, tokens[1])
    await outsider.connect()
    await outsider.do("come", name="Mallory")
    attackers = [Attacker(serving, ann.table_id, token, seed) for seed, token in enumerate(tokens)]
    started = time.perf_counter()
    for attacker in attackers:
        attacker.overheard = careless.said
    await asyncio.gather(*(attacker.attack(rounds // 3 + 1) for attacker in attackers))
    keeper = hall.keepers[ann.table_id]
    await keeper.idle()
    took = time.perf_counter() - started
    sent = sum((attacker.count for attacker in attackers), Counter[str]())
    answers = sum((attacker.answers for attacker in attackers), Counter[str]())
    print(  # noqa: T201  (the figures of a long run)
        f"{sent.total()} messages in {took:.1f} s: {dict(sent)}; answers: {dict(answers)}; "
        f"{serving.house.metrics.messages_in} read, {serving.house.metrics.cut} connections cut"
    )
    assert min(sent[kind] for kind in KINDS) > sent.total() // 100, "some of every kind"
    assert serving.house.metrics.messages_in > 0.7 * sent.total(), "and most were listened to"
    await ann.reach(keeper.table.n)
    own = [line["kind"] for line in ann.log[before:]]
    assert set(own) <= {"came", "named", "said", "emoted", "wished"}, own
    assert keeper.table.host == 0
    assert not keeper.table.kicked
    assert [seat.person for seat in keeper.table.seats] == [0, 1]
    assert hall.keepers[other[0].table_id].table.n == untouched, "nor anybody else's table"
    assert serving.house.metrics.errors == 0
    assert ann.goodbye is None, "whoever did nothing wrong is still there"
    await bob.choose(1, "guard")
    await ann.reach(bob.n)
    await ann.choose(0, "strike")
    await leave(ann, bob, careless, outsider, *other)
    await serving.stop()


async def test_nonsense_changes_nothing(database: str) -> None:
    await abused(database, ROUNDS)


@pytest.mark.soak
async def test_nonsense_by_the_ten_thousand(database: str) -> None:
    await abused(database, ROUNDS_IN_FULL)


async def test_a_long_message_ends_the_connection(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    await ann.send_raw(json.dumps({"type": "say", "id": "1", "text": "x" * 20_000}))
    await ann.ended()
    assert ann.close_code == 1009
    await ann.connect_again()
    await ann.choose(0, "strike")
    await leave(ann, bob)


async def test_a_flood_is_cut_off(database: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, messages=5, messages_burst=20)
    serving = await Serving(database, limits).start()
    ann, bob = await seated(serving, 2)
    for _ in range(60):
        await ann.send_raw('{"type": "ping"}')
    await ann.ended()
    assert ann.close_code == 1008
    assert ann.goodbye is not None
    assert ann.goodbye["why"]["key"] == "table-goodbye-flood"
    await bob.choose(1, "strike")
    await leave(ann, bob)
    await serving.stop()


async def test_chatter_is_slowed_down_and_play_is_not(database: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, speech=0.1, speech_burst=3)
    serving = await Serving(database, limits).start()
    ann, bob = await seated(serving, 2)
    refused = 0
    for number in range(6):
        try:
            await ann.do("say", text=f"line {number}")
        except Exception as error:
            assert getattr(error, "reason", "") == "speech-fast"
            refused += 1
    assert refused == 3
    await ann.choose(0, "strike")
    await leave(ann, bob)
    await serving.stop()


async def test_whoever_does_not_read_is_cut_and_nobody_waits(serving: Serving) -> None:
    """A client whose buffers are full never delays the others."""
    assert serving.house is not None
    ann, bob = await seated(serving, 2)
    slow = await looks_on_unread(serving, ann.table_id)
    keeper = serving.house.hall.keepers[ann.table_id]
    assert len(keeper.hub.listeners) == 3
    waits: list[float] = []
    loop = asyncio.get_running_loop()
    silent = await connect(serving.socket, compression=None)  # and one that never says a word
    for number in range(150):
        keeper.hub.tell(protocol.Presence(here=list(range(6000))))
        started = loop.time()
        await ann.do("say", text=f"line {number}")
        await bob.reach(ann.n)
        waits.append(loop.time() - started)
    assert statistics.median(waits) < 0.25, "the others are not held up"
    assert max(waits) < 1.0
    await silent.close()
    assert await soon(lambda: len(keeper.hub.listeners) == 2), "the slow one is gone"
    slow.transport.abort()
    await ann.choose(0, "strike")
    await bob.choose(1, "strike")
    await leave(ann, bob)


async def test_foreign_pages_cannot_connect(serving: Serving) -> None:
    token = await new_token(serving.url)
    table = await new_table(serving.url, token)
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{serving.port + 1}"):
        with pytest.raises(InvalidStatus) as caught:
            await connect(serving.socket, origin=origin)  # type: ignore[arg-type]
        assert caught.value.response.status_code == 403
        async with serving.http(token) as http:
            answer = await http.post("/api/tables", json={}, headers={"Origin": origin})
            assert answer.status_code == 403
    for origin in (serving.url, f"http://localhost:{serving.port}"):
        async with connect(serving.socket, origin=origin) as line:  # type: ignore[arg-type]
            await line.send(json.dumps({"type": "hello", "table": table["table"]}))
            assert json.loads(await line.recv())["type"] == "welcome"


async def test_a_foreign_name_is_turned_away(serving: Serving) -> None:
    """What a page could do that has made its own name point at this machine."""
    async with serving.http() as http:
        answer = await http.get("/api/games", headers={"Host": f"evil.example:{serving.port}"})
        assert answer.status_code == 421
        assert "--public-url" in answer.text
    reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
    writer.write(
        f"GET /socket HTTP/1.1\r\nHost: evil.example:{serving.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b" 403 " in await reader.readline()
    writer.close()


async def test_too_many_connections_from_one_address(database: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, connections_each=3)
    serving = await Serving(database, limits).start()
    lines = [await connect(serving.socket) for _ in range(3)]
    with pytest.raises(InvalidStatus) as caught:
        await connect(serving.socket)
    assert caught.value.response.status_code == 503
    for line in lines:
        await line.close()
    assert serving.house is not None
    for _ in range(300):  # the server hears of it in its own time
        if not serving.house.connections:
            break
        await asyncio.sleep(0.1)
    async with connect(serving.socket):
        pass
    await serving.stop()


async def test_a_tables_worker_door_is_not_open_to_clients(serving: Serving) -> None:
    assert serving.house is not None
    for url in (
        f"ws://127.0.0.1:{serving.port}/internal/socket",
        f"ws://127.0.0.1:{serving.house.internal_port}/internal/socket",
    ):
        with pytest.raises(InvalidStatus):
            await connect(url)
        if str(serving.port) in url:
            secret = {"X-Bossrush-Secret": serving.house.secret}
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers=secret)
    async with serving.http() as http:
        assert (await http.get("/internal/metrics")).status_code == 404
