"""Studies at a server: worked out in a process of their own, told as they sharpen, and kept."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import bossrush
from bossrush.companions.random import play_out
from bossrush.engine.chance import seeded
from bossrush.table.store import Store
from bossrush.table.stored import Elsewhere
from tests.table.conftest import BOTH
from tests.table.player import Player, new_token
from tests.table.postgres import Cluster
from tests.table.serving import Process, Serving
from tests.table.sitting import leave, seated
from tests.table.test_live import play_to_the_end
from tests.toys.hunt import HuntGame

JSON = {"Content-Type": "application/json"}
TOYS = {"BOSSRUSH_GAMES": "tests.toys.hunt:HuntGame"}


@pytest.fixture(autouse=True)
def _students_know_the_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in TOYS.items():
        monkeypatch.setenv(name, value)


def played(seed: int = 5) -> bytes:
    play = HuntGame().new(seats=2, seed=seed, listen=False)
    play_out(play, seeded(seed), 10_000)
    return play.save()


async def kept(http: httpx.AsyncClient, save: bytes) -> str:
    answer = await http.post("/api/replays", content=save, headers=JSON)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def until(
    http: httpx.AsyncClient, replay: str, seconds: float = 300.0, **members: Any
) -> dict[str, Any]:
    """Ask for more until a study is as it should be."""
    end = time.monotonic() + seconds
    revision = 0
    while True:
        view: dict[str, Any] = (
            await http.get(f"/api/replays/{replay}/study", params={"after": revision})
        ).json()
        if all(view.get(name) == value for name, value in members.items()):
            return view
        assert time.monotonic() < end, view
        assert not view.get("failed"), view
        revision = view["revision"]


async def test_a_replay_is_studied_kept_and_sharpened(serving: Serving) -> None:
    token = await new_token(serving.url)
    async with serving.http(token) as http:
        replay = await kept(http, played())
        nothing = (await http.get(f"/api/replays/{replay}/study")).json()
        assert nothing == {"replay": replay, "revision": 0}
        begun = (await http.post(f"/api/replays/{replay}/study", json={"aim": 0.2})).json()
        assert begun["running"]
        done = (await until(http, replay, running=None))["study"]
        assert done["progress"]["stage"] == "sharp"
        (view,) = done["views"]
        total = view["start"] + view.get("luck", 0.0) + view.get("play", 0.0)
        assert total == pytest.approx(view["result"], abs=1e-9)
        assert len(view["points"]) == len(done["moments"]) > 3
        again = (await http.post(f"/api/replays/{replay}/study", json={"aim": 0.12})).json()
        assert again["revision"] >= done["progress"]["playouts"], "it goes on where it was"
        assert again["study"]["progress"]["playouts"] == done["progress"]["playouts"]
        sharper = (await until(http, replay, running=None))["study"]
        assert sharper["progress"]["playouts"] > done["progress"]["playouts"]
        assert sharper["progress"]["doubt"] <= 0.12
        await http.delete(f"/api/replays/{replay}")
        assert (await http.get(f"/api/replays/{replay}/study")).status_code == 404


async def test_enough_stops_it_and_what_was_seen_stays(serving: Serving) -> None:
    async with serving.http(await new_token(serving.url)) as http:
        replay = await kept(http, played())
        wish = {"aim": 0.005, "look": 0}
        await http.post(f"/api/replays/{replay}/study", json=wish)
        await until(http, replay, running=True)
        while "study" not in (
            view := (await http.get(f"/api/replays/{replay}/study?after=0")).json()
        ):
            assert view["running"]
        await http.post(f"/api/replays/{replay}/study/stop")
        stopped = await until(http, replay, running=None)
        assert stopped["study"]["progress"]["playouts"] > 0
        assert stopped["study"]["progress"]["stage"] != "sharp"


async def test_the_game_of_a_table_is_studied_once_it_is_over(serving: Serving) -> None:
    ann, bob = await seated(serving, 2)
    async with serving.http(ann.token or "") as http:
        path = f"/api/tables/{ann.table_id}/study"
        early = await http.post(path, json={})
        assert early.json()["why"]["key"] == "table-refused-not-over"
        await play_to_the_end(ann, bob)
        view = (await http.post(path, json={"aim": 0.2})).json()
        study = (await until(http, view["replay"], running=None))["study"]
        assert study["names"] == ["Ann", "Bob"]
    async with serving.http(await new_token(serving.url)) as http:
        stranger = await http.post(path, json={})
        assert stranger.status_code == 403
    await leave(ann, bob)


async def test_what_cannot_be_studied_is_refused_in_a_sentence(serving: Serving) -> None:
    """Who strikes falls at once, and the beast would take many blows."""
    game = HuntGame()
    play = game.stage({"seats": 2, "state": {"hp": [1, 1]}}, seed=1, listen=False)
    play_out(play, seeded(1), 10_000)
    async with serving.http(await new_token(serving.url)) as http:
        replay = await kept(http, play.save())
        await http.post(f"/api/replays/{replay}/study", json={})
        while True:
            view = (await http.get(f"/api/replays/{replay}/study?after=999999")).json()
            if view.get("failed"):
                break
        assert view["failed"]["key"] == "study-nobody-wins"
        assert view["failed"]["args"]["count"] > 0
        assert (await http.post("/api/replays/0000/study", json={})).status_code == 404
        nothing = await http.post(f"/api/replays/{replay}/study", json={"aim": 0})
        assert nothing.status_code == 400


async def test_a_student_that_dies_is_told_of(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert serving.house is not None
    serving.house.studies._command = ("false",)
    async with serving.http(await new_token(serving.url)) as http:
        replay = await kept(http, played())
        await http.post(f"/api/replays/{replay}/study", json={})
        for _ in range(6000):
            view = (await http.get(f"/api/replays/{replay}/study")).json()
            if view.get("failed"):
                break
            await asyncio.sleep(0.05)
        assert view["failed"]["key"] == "table-study-lost"


@pytest.mark.parametrize("dice", ["same", "fresh"])
async def test_one_plays_on_from_any_moment(serving: Serving, dice: str) -> None:
    token = await new_token(serving.url)
    save = played()
    async with serving.http(token) as http:
        replay = await kept(http, save)
        frame = 4
        frames = (await http.get(f"/api/replays/{replay}/frames?first={frame}&count=2")).json()
        wish = {"frame": frame, "dice": dice, "name": "Ann"}
        answer = await http.post(f"/api/replays/{replay}/branch", json=wish)
        assert answer.status_code == 201, answer.text
    ann = Player(serving.socket, answer.json()["table"], token)
    await ann.connect()
    stood = frames["frames"][0]
    assert ann.scene == stood["scene"]
    assert "practice" in ann.table["marks"]
    assert ("reseeded" in ann.table["marks"]) == (dice == "fresh")
    if dice == "same":
        await ann.choose(stood["next_seat"], stood["next"])
        assert ann.scene == frames["frames"][1]["scene"]
    await play_to_the_end(ann)
    await leave(ann)


async def test_one_cannot_play_on_from_where_there_is_nothing(serving: Serving) -> None:
    async with serving.http(await new_token(serving.url)) as http:
        save = played()
        replay = await kept(http, save)
        last = bossrush.load(save).length
        for frame, why in ((last, "import-over"), (last + 1, "no-frame")):
            wish = {"frame": frame, "name": "Ann"}
            answer = await http.post(f"/api/replays/{replay}/branch", json=wish)
            assert answer.json()["why"]["key"] == f"table-refused-{why}"


@BOTH
async def test_a_study_goes_with_its_replay(store: Store) -> None:
    await store.keep_study("none", b"told", b"seen")
    assert await store.study("none") is None
    await store.keep("one", b"save", "ann", 1000)
    await store.keep_study("one", b"told", b"seen")
    await store.keep_study("one", b"more", b"again")
    assert await store.study("one") == (b"more", b"again")
    await store.keep("one", b"save", "bob", 1000)
    assert await store.study("one") == (b"more", b"again")
    await store.drop("one")
    assert await store.study("one") is None


@BOTH
async def test_one_worker_works_on_a_study_at_a_time(store: Store) -> None:
    await store.keep("one", b"save", "ann", 1000)
    for worker, port in (("first", 1), ("second", 2)):
        await store.beat(worker, f"127.0.0.1:{port}")
    assert await store.student("one") is None
    assert await store.claim_study("one", "first") is None
    assert await store.claim_study("one", "first") is None, "as often as it likes"
    first = Elsewhere("first", "127.0.0.1:1")
    assert await store.student("one") == first
    assert await store.claim_study("one", "second") == first
    await store.release_study("one", "second")
    assert await store.student("one") == first, "nobody lets go for another"
    await store.release_study("one", "first")
    assert await store.claim_study("one", "second") is None
    await store.retire("second")
    assert await store.student("one") is None, "the dead work on nothing"
    assert await store.claim_study("one", "first") is None
    await store.drop("one")
    assert await store.student("one") is None
    assert await store.claim_study("none", "first") is None
    assert await store.student("none") is None


@pytest.fixture
def pair(cluster: Cluster) -> Iterator[tuple[Process, Process]]:
    database = cluster.database()
    first, second = Process(database).start(), Process(database).start()
    yield first, second
    for server in (first, second):
        with contextlib.suppress(ProcessLookupError):
            server.end()


def asking(server: Process, token: str) -> httpx.AsyncClient:
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.AsyncClient(base_url=server.url, headers=headers, timeout=300)


@pytest.mark.postgres
async def test_every_worker_knows_that_a_study_runs(pair: tuple[Process, Process]) -> None:
    """And passes on to the one that works on it what is wished, and that it is enough."""
    first, second = pair
    token = await new_token(first.url)
    async with asking(first, token) as here, asking(second, token) as there:
        replay = await kept(here, played())
        path = f"/api/replays/{replay}/study"
        await here.post(path, json={"aim": 0.005})
        assert (await there.get(path)).json()["running"]
        one = await until(there, replay, 120, running=True)
        wished = (await there.post(path, json={"aim": 0.006})).json()
        assert wished["running"]
        assert wished["revision"] >= one["revision"]
        more = (await there.get(path, params={"after": wished["revision"]})).json()
        assert more["revision"] > wished["revision"], "who waits hears of it at once"
        assert more["study"]["progress"]["playouts"] > 0
        await there.post(f"{path}/stop")
        done = await until(here, replay, 120, running=None)
        assert done["study"]["progress"]["stage"] != "sharp"
        assert (await until(there, replay, 120, running=None))["study"] == done["study"]


@pytest.mark.postgres
async def test_another_worker_goes_on_with_the_study_of_a_dead_one(
    pair: tuple[Process, Process],
) -> None:
    first, second = pair
    token = await new_token(first.url)
    async with asking(second, token) as there:
        async with asking(first, token) as here:
            replay = await kept(here, played())
            path = f"/api/replays/{replay}/study"
            await here.post(path, json={"aim": 0.005})
            await until(there, replay, 120, running=True)
        first.kill()
        assert "running" not in (await there.get(path)).json(), "nobody works on it any more"
        assert (await there.post(path, json={"aim": 0.2})).json()["running"]
        done = await until(there, replay, 120, running=None)
        assert done["study"]["progress"]["stage"] == "sharp"


def test_a_database_of_before_takes_studies_too(tmp_path: Path) -> None:
    """The steps of the statements lead from any version to this one."""
    from bossrush.table.statements import SQLITE_STEPS, STEPS

    assert len(SQLITE_STEPS) == len(STEPS) == 4
