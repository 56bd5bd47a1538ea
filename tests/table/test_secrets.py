"""What one seat alone may know reaches no other; the seed reaches nobody before the end."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from bossrush.engine.game import Game
from bossrush.engine.registry import games, register
from bossrush.engine.scene import Scene
from tests.table.player import Player
from tests.table.serving import Serving
from tests.table.sitting import leave, seated, soon, together
from tests.table.toys.whispers import WORDS
from tests.toys.hunt import Hunt, HuntGame


class Eavesdropper(Player):
    """Keeps everything the server ever sent."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.heard = ""

    def _take(self, message: dict[str, Any]) -> None:
        self.heard += json.dumps(message)
        super()._take(message)


def words_in(text: str) -> set[str]:
    return {word for word in WORDS if word in text}


def open_games() -> list[Game[Any]]:
    return [game for game in games() if game.open_table]


@pytest.mark.parametrize("game", open_games(), ids=lambda game: game.key)
def test_what_is_said_to_be_open_is_open(game: Game[Any]) -> None:
    """Nothing is told to one seat alone; and where one scene is to serve all, it does."""
    for seed in range(3):
        play = game.new(game.max_seats, seed=seed)
        dice = random.Random(seed)
        for _ in range(400):
            if play.outcome is not None or not play.open:
                break
            decision = dice.choice(play.open)
            play.take(max(0, decision.seat), dice.randrange(len(decision.values())))
            if game.one_scene:
                seats = range(play.state.seats)
                seen = {msgspec.json.encode(play.scene(seat)) for seat in seats}
                assert seen == {msgspec.json.encode(play.scene(None))}
        assert all(event.audience is None for event in play.events)


class Facing(HuntGame):
    """A hunt without secrets, in which everybody sees their own side of the table first."""

    open_table = True

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        drawn: Scene = super().scene(state, seat)
        drawn.board = {"first": seat}
        return drawn


async def test_an_open_table_may_be_laid_out_for_each(serving: Serving) -> None:
    register(Facing())
    ann, bob = await seated(serving, 2)
    async with Player(serving.socket, ann.table_id) as watcher:
        assert [(one.scene or {}).get("board") for one in (ann, bob, watcher)] == [
            {"first": 0},
            {"first": 1},
            {"first": None},
        ]
        await ann.choose(0, "strike")
        await together(ann, bob, watcher)
        assert bob.log[-1]["option"] == "strike", "nothing about it is secret"
        assert watcher.asked["1"]["options"]
        assert (bob.scene or {})["board"] == {"first": 1}
    async with serving.http(bob.token or "") as http:
        assert (await http.get(f"/api/tables/{ann.table_id}/save")).status_code == 200
    await leave(ann, bob)
    register(HuntGame())


async def test_nobody_sees_anothers_word(serving: Serving) -> None:
    ann, bob = await seated(serving, 2, game="whispers")
    async with Eavesdropper(serving.socket, ann.table_id, options="all") as watcher:
        spy = Eavesdropper(serving.socket, ann.table_id, bob.token, options="all")
        await spy.connect()
        own = {option["id"] for seat in ("1",) for option in spy.asked[seat]["options"]}
        assert "options" not in spy.asked["0"], "they would tell which word Ann has"
        mine = words_in(json.dumps(ann.scene))
        assert len(mine) == 1
        await ann.choose(0, ann.asked["0"]["options"][1]["id"])
        await together(ann, bob, spy, watcher)
        chosen = watcher.log[-1]
        assert chosen["kind"] == "chose"
        assert "option" not in chosen
        assert words_in(watcher.heard) == set(), "whoever looks on has not heard a single word"
        assert words_in(spy.heard) <= own
        dealt = [event for line in ann.log for event in line.get("events", [])]
        assert len([event for event in dealt if event["kind"] == "draw"]) == 1
        await spy.close()
        await spy.connect_again()
        assert words_in(spy.heard) <= own, "nor does the log tell it afterwards"
    async with serving.http() as http:
        for path in ("", "/log", "/decisions", "/frames"):
            answer = await http.get(f"/api/tables/{ann.table_id}{path}")
            assert answer.status_code == 200
            assert words_in(answer.text) == set(), path
    async with serving.http(bob.token or "") as http:
        answer = await http.get(f"/api/tables/{ann.table_id}/save")
        assert answer.status_code == 422, "a save would tell what was dealt to whom"
        bug = await http.post(f"/api/tables/{ann.table_id}/bug", json={})
        assert bug.status_code == 200
        assert bug.json()["save"] is None
        assert [line["kind"] for line in bug.json()["lines"]].count("chose") == 1
        assert words_in(bug.text) <= own, "only what Bob himself may know"
    await leave(ann, bob)


async def test_the_seed_is_told_only_at_the_end(serving: Serving) -> None:
    from tests.table.test_live import play_to_the_end

    assert serving.house is not None
    ann, bob = await seated(serving, 2)
    opened = serving.house.hall.keepers[ann.table_id].table.opened
    assert opened is not None
    secrets = [opened.seed, opened.nonce, str(int(opened.seed, 16))]
    heard = Eavesdropper(serving.socket, ann.table_id, ann.token)
    await heard.connect()
    await ann.choose(0, "strike")
    await bob.choose(1, "strike")
    async with serving.http(ann.token or "") as http:
        paths = ["", "/log", "/decisions", "/frames", "/save"]
        texts = [(await http.get(f"/api/tables/{ann.table_id}{path}")).text for path in paths]
        bug = await http.post(f"/api/tables/{ann.table_id}/bug", json={"note": "odd"})
        texts += [bug.text, (await http.get("/metrics")).text, heard.heard]
        for text in texts:
            assert not any(secret in text for secret in secrets)
        await play_to_the_end(ann, bob)
        await heard.reach(ann.n)
        assert opened.seed in heard.heard
        assert opened.seed in (await http.get(f"/api/tables/{ann.table_id}/save")).text
    await leave(ann, bob, heard)


async def test_no_token_reaches_anybody(serving: Serving) -> None:
    from bossrush.table.identity import key_of

    ann, bob = await seated(serving, 2)
    spy = Eavesdropper(serving.socket, ann.table_id, bob.token)
    await spy.connect()
    await ann.do("say", text="hello")
    await spy.reach(ann.n)
    async with serving.http(bob.token or "") as http:
        texts = [
            (await http.get(f"/api/tables/{ann.table_id}{path}")).text
            for path in ("", "/log", "/save", "/frames")
        ]
    for text in [*texts, spy.heard]:
        for token in (ann.token, bob.token):
            assert token is not None
            assert token not in text
            assert key_of(token) not in text
    await leave(ann, bob, spy)


async def test_scenes_that_nobody_looks_at_any_more_are_let_go(serving: Serving) -> None:
    assert serving.house is not None
    ann, bob = await seated(serving, 2, game="whispers")
    views = serving.house.hall.keepers[ann.table_id].views
    await ann.choose(0, ann.asked["0"]["options"][0]["id"])
    await together(ann, bob)
    assert await soon(lambda: {0, 1} <= set(views._scenes))
    await bob.close()
    assert await soon(lambda: set(views._scenes) == {0})
    await leave(ann)
