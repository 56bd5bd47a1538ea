"""How much anybody may ask: each limit by itself, and nobody pays for another's."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bossrush.table import company
from bossrush.table.limits import Bucket, Buckets, whence
from bossrush.table.pondering import Answered
from bossrush.table.settings import Limits
from tests.table.player import Player, Refused, new_table, new_token
from tests.table.postgres import Cluster
from tests.table.serving import GENEROUS, Serving
from tests.table.sitting import leave, seated, soon

ELSEWHERE = {"X-Forwarded-For": "198.51.100.7"}
"""Somebody at another address, as a proxy on this machine tells it."""


def generous(**limits: Any) -> Limits:
    return msgspec.structs.replace(GENEROUS, **limits)


async def refused_after(http: httpx.AsyncClient, count: int, **request: Any) -> httpx.Response:
    """Ask so often that it is refused; it must not be before `count` times."""
    for _ in range(count):
        answer = await http.request(**request)
        assert answer.status_code != 429, answer.text
    answer = await http.request(**request)
    assert answer.status_code == 429
    assert answer.json()["why"]["key"] == "table-refused-too-many"
    assert int(answer.headers["retry-after"]) > 0
    return answer


async def test_requests(database: str) -> None:
    serving = await Serving(database, generous(requests=0.001, requests_burst=5)).start()
    async with serving.http() as http:
        await refused_after(http, 5, method="GET", url="/api/games")
        elsewhere = await http.get("/api/games", headers=ELSEWHERE)
        assert elsewhere.status_code == 200, "others have not asked too often"
        with pytest.raises(InvalidStatus) as caught:
            await connect(serving.socket)
        assert caught.value.response.status_code == 429
    await serving.stop()


async def test_new_tables(database: str) -> None:
    serving = await Serving(database, generous(creations=0.001, creations_burst=3)).start()
    token = await new_token(serving.url)
    body = {"game": "hunt", "name": "Ann", "seats": [{"mine": True}, {}]}
    async with serving.http(token) as http:
        await refused_after(http, 3, method="POST", url="/api/tables", json=body)
        assert (await http.get("/api/tables")).status_code == 200, "looking is no creation"
        again = await http.post("/api/tables", json=body, headers=ELSEWHERE)
        assert again.status_code == 201
        for path in ("/api/imports?name=Ann", "/api/replays"):
            assert (await http.post(path, json={})).status_code == 429
    await serving.stop()


async def test_what_a_game_is_played_through_for(database: str) -> None:
    serving = await Serving(database, generous(heavy=0.001, heavy_burst=4)).start()
    token = await new_token(serving.url)
    table = await new_table(serving.url, token, seats=[{"mine": True}] * 2, begin=True)
    async with serving.http(token) as http:
        path = f"/api/tables/{table['table']}"
        await refused_after(http, 4, method="GET", url=f"{path}/save")
        for more in ("", "/log", "/frames", "/frames/lines", "/decisions"):
            assert (await http.get(path + more)).status_code == 429
        assert (await http.post(f"{path}/bug", json={})).status_code == 429
    async with Player(serving.socket, table["table"], token) as ann:
        await ann.choose(0, "strike")
    await serving.stop()


async def test_connections_in_all(database: str) -> None:
    serving = await Serving(database, generous(connections=3)).start()
    lines = [await connect(serving.socket) for _ in range(3)]
    with pytest.raises(InvalidStatus) as caught:
        await connect(serving.socket, additional_headers=ELSEWHERE)
    assert caught.value.response.status_code == 503
    for line in lines:
        await line.close()
    assert serving.house is not None
    metrics = serving.house.metrics
    assert await soon(lambda: metrics.connections == 0)
    assert serving.house.connections == {}, "those who have gone are not counted"
    async with connect(serving.socket):
        pass
    await serving.stop()


async def test_connections_of_one_address(database: str) -> None:
    serving = await Serving(database, generous(connections_each=2)).start()
    lines = [await connect(serving.socket) for _ in range(2)]
    with pytest.raises(InvalidStatus):
        await connect(serving.socket)
    async with connect(serving.socket, additional_headers=ELSEWHERE):
        pass
    for line in lines:
        await line.close()
    await serving.stop()


@pytest.mark.parametrize(
    "fields",
    [{"type": "come", "name": "Bob"}, {"type": "wish"}, {"type": "emote", "emote": "wave"}],
    ids=lambda fields: str(fields["type"]),
)
async def test_whatever_only_fills_the_log(database: str, fields: dict[str, str]) -> None:
    serving = await Serving(database, generous(speech=0.001, speech_burst=4)).start()
    ann, bob = await seated(serving, 2)
    kind = fields["type"]
    more = {name: value for name, value in fields.items() if name != "type"}
    for _ in range(3):  # bob has come already
        await bob.do(kind, **more)
    with pytest.raises(Refused) as caught:
        await bob.do(kind, **more)
    assert caught.value.reason == "speech-fast"
    await bob.choose(1, "strike")
    await ann.do("emote", emote="cheer")
    await leave(ann, bob)
    await serving.stop()


async def test_looking_at_everything_again_and_again(database: str) -> None:
    serving = await Serving(database, generous(looks=0.001, looks_burst=2)).start()
    ann, bob = await seated(serving, 2)
    told: list[dict[str, Any]] = []
    take = ann._take

    def noted(message: dict[str, Any]) -> None:
        told.append(message)
        take(message)

    ann._take = noted  # type: ignore[method-assign]
    for text in (
        f'{{"type": "resync", "last": {ann.n}}}',
        '{"type": "look"}',
        '{"type": "look", "eye": 0}',
    ):
        await ann.send_raw(text)
    await ann.until(lambda _: any(one["type"] == "refused" for one in told))
    kinds = [one["type"] for one in told if one["type"] in ("welcome", "refused")]
    assert kinds == ["welcome", "welcome", "refused"]
    with pytest.raises(Refused) as caught:
        await ann.do("hint", seat=0)
    assert caught.value.reason == "too-fast"
    await ann.choose(0, "strike")
    await leave(ann, bob)
    await serving.stop()


async def test_one_hint_at_a_time(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    ready = threading.Event()
    real = company.answer

    def slowly(*given: Any) -> Answered | None:
        ready.wait(300)
        return real(*given)

    monkeypatch.setattr(company, "answer", slowly)
    ann, bob = await seated(serving, 2)
    first = asyncio.create_task(ann.do("hint", seat=0))
    await asyncio.sleep(0.1)
    with pytest.raises(Refused) as caught:
        await ann.do("hint", seat=0)
    assert caught.value.reason == "hint-busy"
    ready.set()
    assert (await first)["option"]
    assert (await ann.do("hint", seat=0))["option"], "and then another"
    await leave(ann, bob)


async def test_people_at_one_table(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bossrush.table.judge.MOST_PEOPLE", 3)
    ann, bob = await seated(serving, 2)
    token = await new_token(serving.url)
    async with Player(serving.socket, ann.table_id, token) as cleo:
        await cleo.do("come", name="Cleo")
    another = await new_token(serving.url)
    async with Player(serving.socket, ann.table_id, another) as dora:
        with pytest.raises(Refused) as caught:
            await dora.do("come", name="Dora")
        assert caught.value.reason == "crowded"
        await ann.choose(0, "strike")
        await dora.reach(ann.n)
    await leave(ann, bob)


def test_the_limits_are_as_the_pages_say() -> None:
    """docs/hosting.md and docs/protocol.md name them."""
    limits = Limits()
    assert (limits.connections_each, limits.requests) == (400, 20.0)
    assert (limits.messages, limits.messages_burst) == (60.0, 240)
    assert (limits.speech, limits.speech_burst) == (1.0, 6)
    assert (limits.looks, limits.looks_burst) == (5.0, 60)
    assert (1 / limits.creations, limits.guesses_burst, 1 / limits.guesses) == (2.0, 15, 5.0)
    assert limits.silence == 75.0


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


def test_a_household_has_one_address() -> None:
    assert whence("198.51.100.7") == "198.51.100.7"
    assert whence("2001:db8:1:2:aaaa::1") == whence("2001:db8:1:2::ffff") == "2001:db8:1:2::/64"
    assert whence("2001:db8:1:3::1") != whence("2001:db8:1:2::1")
    assert whence("::ffff:198.51.100.7") == "198.51.100.7"
    assert whence("") == ""


@pytest.mark.postgres
async def test_guesses_are_counted_by_all_workers_together(cluster: Cluster) -> None:
    database = cluster.database()
    limits = generous(guesses=0.001, guesses_burst=6)
    both = [await Serving(database, limits).start() for _ in range(2)]
    codes = []
    for number in range(7):
        async with both[number % 2].http() as http:
            elsewhere = {"X-Forwarded-For": f"2001:db8:1:2::{number}"}
            codes.append((await http.get("/api/codes/AAAAAA", headers=elsewhere)).status_code)
    assert codes == [404] * 6 + [429]
    async with both[0].http() as http:
        elsewhere = {"X-Forwarded-For": "2001:db8:1:3::1"}
        assert (await http.get("/api/codes/AAAAAA", headers=elsewhere)).status_code == 404
    for serving in both:
        await serving.stop()
