"""Lessons: prepared plays, at a table like any other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import bossrush
from bossrush.engine.lesson import Lesson
from bossrush.engine.registry import game as find_game
from bossrush.engine.registry import games, register
from bossrush.table.texts import game_view
from tests.table.player import Player, Refused, new_table, new_token
from tests.table.serving import Serving
from tests.table.sitting import leave
from tests.table.test_live import play_to_the_end
from tests.toys.hunt import HuntGame

OPENING = Lesson("hunt", "opening", 2, seed=7)
LAST_BLOW = Lesson(
    "hunt", "last-blow", 2, seed=3, staged=lambda: {"seats": 2, "state": {"beast": 2}}
)


@pytest.fixture(autouse=True)
def _taught() -> Iterator[None]:
    game = HuntGame()
    game.lessons = [OPENING, LAST_BLOW]
    register(game)
    game_view.cache_clear()
    yield
    register(HuntGame())
    game_view.cache_clear()


async def taught(serving: Serving, lesson: str, **more: Any) -> Player:
    """Somebody who plays every seat of a lesson."""
    token = await new_token(serving.url)
    wanted = {"lesson": lesson, "seats": None, "begin": True, **more}
    table = await new_table(serving.url, token, **wanted)
    player = Player(serving.socket, table["table"], token)
    await player.connect()
    return player


async def test_games_list_their_lessons(serving: Serving) -> None:
    async with serving.http() as http:
        games = {one["key"]: one for one in (await http.get("/api/games")).json()["games"]}
    opening, last_blow = games["hunt"]["lessons"]
    assert opening == {
        "id": "opening",
        "title": {"key": "hunt-lesson-opening"},
        "about": {"key": "hunt-lesson-opening-about"},
        "seats": 2,
    }
    assert last_blow["staged"]
    assert "lessons" not in games["grab"]


async def test_the_dice_of_a_lesson_are_the_same_every_time(serving: Serving) -> None:
    told = []
    for _ in range(2):
        ann = await taught(serving, "opening")
        assert ann.you["seats"] == [0, 1], "one person plays all of it unless told otherwise"
        assert ann.table["lesson"] == "opening"
        assert ann.table["marks"] == ["practice"]
        await play_to_the_end(ann)
        told.append([line.get("events") for line in ann.log])
        await leave(ann)
    assert told[0] == told[1]


async def test_a_lesson_begins_where_it_says(serving: Serving) -> None:
    ann = await taught(serving, "last-blow")
    fresh = await taught(serving, "opening")
    assert ann.scene != fresh.scene
    shown = (dict(ann.table), dict(ann.scene or {}), dict(ann.asked))
    await serving.stop()
    register(HuntGame())  # a Bossrush that no longer has this lesson
    await serving.start()
    await ann.connect_again()
    assert (ann.table, ann.scene, ann.asked) == shown, "the log has everything it needs"
    await play_to_the_end(ann)
    with pytest.raises(Refused) as caught:
        await ann.do("rematch")
    assert caught.value.reason == "no-lesson"
    async with serving.http(ann.token or "") as http:
        save = (await http.get(f"/api/tables/{ann.table_id}/save")).content
    play = bossrush.load(save)
    assert play.origin.marks == ["practice"]
    assert play.outcome is not None
    await leave(ann, fresh)


async def test_a_lesson_again_is_the_same_lesson(serving: Serving) -> None:
    ann = await taught(serving, "last-blow")
    scene = dict(ann.scene or {})
    await play_to_the_end(ann)
    await ann.do("rematch")
    again = Player(serving.socket, ann.table["rematch"]["table"], ann.token)
    await again.connect()
    await again.do("begin")
    assert again.scene == scene
    assert again.table["lesson"] == "last-blow"
    await leave(ann, again)


async def test_a_lesson_with_others(serving: Serving) -> None:
    ann = await taught(serving, "opening", seats=[{"mine": True}, {"companion": "random"}])
    assert ann.table["seats"][1]["companion"] == "random"
    async with serving.http(ann.token or "") as http:
        (card,) = (await http.get("/api/tables")).json()["tables"]
    assert card["lesson"] == "opening"
    assert card["mine"] == [0]
    await leave(ann)


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"lesson": "nothing"}, 404, "no-lesson"),
        ({"lesson": "opening", "options": {"x": 1}}, 422, "lesson-fixed"),
        ({"lesson": "opening", "chance": "physical"}, 422, "lesson-fixed"),
        ({"lesson": "opening", "seats": [{"mine": True}]}, 422, "lesson-seats"),
        ({"lesson": "x" * 50}, 400, "malformed"),
        ({}, 400, "malformed"),
    ],
)
async def test_a_lesson_that_cannot_be(
    serving: Serving, change: dict[str, Any], status: int, reason: str
) -> None:
    token = await new_token(serving.url)
    async with serving.http(token) as http:
        answer = await http.post("/api/tables", json={"game": "hunt", "name": "Ann", **change})
    assert answer.status_code == status, answer.text
    assert answer.json()["why"]["key"] == f"table-refused-{reason}"


async def test_a_lesson_stays_as_it_is(serving: Serving) -> None:
    ann = await taught(serving, "opening", begin=False)
    changes: list[dict[str, Any]] = [{"seats": 3}, {"chance": "physical"}, {"options": {}}]
    for change in changes:
        with pytest.raises(Refused) as caught:
            await ann.do("arrange", **change)
        assert caught.value.reason == "lesson-fixed"
    await ann.do("arrange", grace=30)
    assert ann.table["lesson"] == "opening"
    await ann.do("begin")
    assert ann.table["marks"] == ["practice"]
    await leave(ann)


@pytest.mark.parametrize(
    ("game", "lesson"),
    [(game.key, lesson.id) for game in games() for lesson in game.lessons],
)
async def test_every_lesson_there_is_can_be_opened(
    serving: Serving, game: str, lesson: str
) -> None:
    """Of every game that is installed: it begins, and a companion can go on from there."""
    wanted = find_game(game).lesson(lesson)
    seats = [{"mine": True}, *({"companion": "random"} for _ in range(wanted.seats - 1))]
    ann = await taught(serving, lesson, game=game, seats=seats)
    assert ann.table["lesson"] == lesson
    assert ann.table["marks"] == ["practice"]
    assert ann.scene
    assert ann.asked or ann.table["clocks"]
    if "0" in ann.asked or "crew" in ann.asked:
        hint = await ann.do("hint", seat=0)
        await ann.choose(0, hint["option"])
        assert [line["kind"] for line in ann.log].count("chose") >= 1
    async with serving.http(ann.token or "") as http:
        save = (await http.get(f"/api/tables/{ann.table_id}/save")).content
        kept = await http.post(
            "/api/replays", content=save, headers={"Content-Type": "application/json"}
        )
        assert kept.status_code == 201, kept.text
        assert kept.json()["marks"] == ["practice"]
    await leave(ann)
