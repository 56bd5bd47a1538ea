"""The day's game: the same dice for everybody, once a person, with a table of results."""

from __future__ import annotations

from datetime import date

import pytest

import bossrush.table.days
from bossrush.table.days import seed_of, streaks
from bossrush.table.store import Store
from bossrush.table.stored import DayTried
from tests.table.conftest import BOTH
from tests.table.player import Player, new_token
from tests.table.serving import Serving
from tests.table.sitting import leave
from tests.table.test_live import play_to_the_end

DAY = date(2026, 11, 18)


@pytest.fixture(autouse=True)
def _one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bossrush.table.days, "today", lambda: DAY)
    monkeypatch.setattr("bossrush.table.retrospect.today", lambda: DAY)


def tried(day: str, person: str = "ann", ended: int | None = 9) -> DayTried:
    return DayTried(
        date=day, game="hunt", seats=2, person=person, name="Ann", table="t", began=1, ended=ended
    )


async def begun(serving: Serving, name: str) -> Player:
    token = await new_token(serving.url)
    async with serving.http(token) as http:
        wish = {"game": "hunt", "seats": 2, "name": name}
        answer = await http.post("/api/day", json=wish)
        assert answer.status_code == 201, answer.text
    player = Player(serving.socket, answer.json()["table"], token)
    await player.connect()
    return player


async def test_everybody_meets_the_same_dice_and_each_may_try_once(serving: Serving) -> None:
    ann, bob = await begun(serving, "Ann"), await begun(serving, "Bob")
    for player in (ann, bob):
        while player.table["status"] != "over":
            seat = min(int(key) for key, one in player.asked.items() if not one.get("waiting"))
            await player.choose(seat, "strike")
    assert ann.scene == bob.scene
    async with serving.http(ann.token or "") as http:
        again = await http.post("/api/day", json={"game": "hunt", "seats": 2, "name": "Ann"})
        assert again.json()["why"]["key"] == "table-refused-day-tried"
        other = await http.post("/api/day", json={"game": "hunt", "seats": 1, "name": "Ann"})
        assert other.status_code == 201, "another number of seats is another game"
        view = (await http.get("/api/day")).json()
        game = next(one for one in view["games"] if (one["game"], one["seats"]) == ("hunt", 2))
        assert game["tries"] == 2
        assert [one["name"] for one in game["results"]] == ["Ann", "Bob"]
        assert game["mine"]["over"]
        assert game["mine"]["table"] == ann.table_id
        assert "table" not in game["results"][1], "where others played is their own business"
        assert view["streak"] == view["longest"] == 1
        history = (await http.get("/api/day/history")).json()
        assert [one["date"] for one in history["tries"]] == ["2026-11-18"] * 2
    async with serving.http() as http:
        seen = (await http.get("/api/day")).json()
        assert "streak" not in seen
        keys = {one["game"] for one in seen["games"]}
        assert {"sector", "souls", "vengeance", "arkalion"} <= keys
    await leave(ann, bob)


async def test_a_rematch_has_dice_of_its_own(serving: Serving) -> None:
    ann = await begun(serving, "Ann")
    await play_to_the_end(ann)
    await ann.do("rematch")
    assert serving.house is not None
    keepers = list(serving.house.hall.keepers.values())
    days = sorted(keeper.table.setup.day for keeper in keepers)
    assert days == ["", "2026-11-18"]
    seeds = {keeper.table.opened.seed for keeper in keepers if keeper.table.opened is not None}
    assert len(seeds) == 2
    await leave(ann)


async def test_what_there_is_not_cannot_be_tried(serving: Serving) -> None:
    async with serving.http(await new_token(serving.url)) as http:
        for wish, why in (
            ({"game": "chess", "seats": 2}, "no-game"),
            ({"game": "hunt", "seats": 9}, "seats"),
            ({"game": "hunt", "seats": 2, "companion": "deep-blue"}, "no-companion"),
        ):
            answer = await http.post("/api/day", json={"name": "Ann", **wish})
            assert answer.json()["why"]["key"] == f"table-refused-{why}"


def test_nobody_can_work_the_seed_out_without_the_secret() -> None:
    seeds = {
        seed_of(secret, day, game, seats)
        for secret in ("one", "two")
        for day in ("2026-11-18", "2026-11-19")
        for game in ("sector", "souls")
        for seats in (1, 2)
    }
    assert len(seeds) == 16
    assert all(len(seed) == 32 for seed in seeds)


def test_a_streak_lasts_until_a_whole_day_has_passed() -> None:
    run = [tried("2026-11-15"), tried("2026-11-16"), tried("2026-11-17")]
    assert streaks([], DAY) == (0, 0)
    assert streaks(run, DAY) == (3, 3), "today is not over yet"
    assert streaks([*run, tried("2026-11-18")], DAY) == (4, 4)
    assert streaks(run[:2], DAY) == (0, 2)
    assert streaks([*run, tried("2026-11-18", ended=None)], DAY) == (3, 3)
    assert streaks([tried("2026-11-01"), tried("2026-11-18")], DAY) == (1, 1)


@BOTH
async def test_stores_keep_tries_once_a_person(store: Store) -> None:
    assert await store.try_day(tried("2026-11-18", ended=None))
    assert not await store.try_day(tried("2026-11-18", ended=None))
    assert await store.try_day(tried("2026-11-18", "bob", None))
    await store.end_day(tried("2026-11-18"))
    assert sorted(one.person for one in await store.day("2026-11-18")) == ["ann", "bob"]
    assert [one.ended for one in await store.days_of("ann", 9)] == [9]
    assert await store.day("2026-11-19") == []
