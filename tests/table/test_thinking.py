"""Thinking companions and hints at a table: seen, hurried, stood in for, forbidden, marked."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from bossrush.engine.message import Message
from bossrush.engine.moment import rebuilt
from bossrush.engine.registry import game as find_game
from bossrush.engine.scene import words
from bossrush.table import pondering
from bossrush.table.pondering import HINT_SECONDS, Pondering
from bossrush.table.tasks import Found, OptionWeight, Task
from bossrush.table.thinkers import LEAST, Thinkers, Told
from tests.table.player import Player, Refused
from tests.table.serving import Serving
from tests.table.sitting import leave, seated, soon

WHY = words(Message("companion-why-won"))
MANY = [{"mine": True}, {"companion": "sharp"}, {"companion": "sharp"}]


class Puppets(Thinkers):
    """Answers at once, waits to be hurried, or is never heard of, as a test says."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[Task] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.lost = False
        self.hurries: list[int] = []

    async def think(self, task: Task, told: Told | None = None) -> Found | None:
        self.tasks.append(task)
        if task.kind == "weigh" and told is not None:
            told(self._found(task, False))
        await self.gate.wait()
        if self.lost:
            return None
        found = self._found(task, True)
        if told is not None:
            told(found)
        return found

    def hurry(self, task: int) -> None:
        self.hurries.append(task)
        self.gate.set()

    def _found(self, task: Task, done: bool) -> Found:
        play = rebuilt(find_game(task.game), task.moment)
        asked = next(one for one in play.open if one.seat == task.seat)
        ids = [option.id for option in asked.options]
        weights = [OptionWeight(option=one, chance=0.5, error=0.01, playouts=9) for one in ids]
        return Found(
            id=task.id,
            done=done,
            choice=ids[-1],
            best=ids[-1],
            as_good=[ids[-1]],
            options=weights,
            playouts=18,
            why=WHY,
            lost=0.06 if task.kept else 0.0,
        )


def thinkers(serving: Serving) -> Puppets:
    """In the place of the processes: what thinks as a test says."""
    assert serving.house is not None
    made = Puppets()
    serving.house.hall.thinkers = made
    return made


def chose(player: Player, companion: str) -> list[dict[str, Any]]:
    return [
        line
        for line in player.log
        if line["kind"] == "chose" and line.get("companion") == companion
    ]


async def test_a_companion_that_thinks_says_why(serving: Serving) -> None:
    pool = thinkers(serving)
    (ann,) = await seated(serving, 1, seats=MANY)
    await ann.do("skip")
    assert await soon(lambda: len(chose(ann, "sharp")) >= 2)
    assert all(line["why"] == {"key": "companion-why-won"} for line in chose(ann, "sharp")[:2])
    assert all(line["option"] == "guard" for line in chose(ann, "sharp")[:2])
    seeds = {task.seed for task in pool.tasks}
    assert len(seeds) == 1, "one companion, one seed"
    assert all(task.seconds > 0 for task in pool.tasks)
    await leave(ann)


async def test_people_see_that_it_thinks_and_hurry_it(serving: Serving) -> None:
    pool = thinkers(serving)
    pool.gate.clear()
    (ann,) = await seated(serving, 1, seats=MANY)
    assert await soon(lambda: set(ann.presence.get("pondering", {})) == {"1", "2"})
    assert not chose(ann, "sharp")
    await ann.do("skip")
    assert await soon(lambda: len(chose(ann, "sharp")) >= 2)
    assert pool.hurries
    await leave(ann)


async def test_where_no_process_answers_a_plain_companion_does(serving: Serving) -> None:
    pool = thinkers(serving)
    pool.lost = True
    (ann,) = await seated(serving, 1, seats=MANY)
    await ann.do("skip")
    assert await soon(lambda: len(chose(ann, "sharp")) >= 2)
    assert all("why" not in line for line in chose(ann, "sharp"))
    await leave(ann)


async def test_real_processes_think_for_a_table(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = str(Path(__file__).parents[2])
    path = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.setenv("BOSSRUSH_GAMES", "tests.toys.hunt:HuntGame")
    assert serving.house is not None
    pool = Thinkers(seconds=0.05, grace=60.0)
    serving.house.hall.thinkers = pool
    monkeypatch.setattr(pondering, "HINT_SECONDS", 0.3)
    pool.prepare()
    await asyncio.gather(*pool._starting)
    (ann,) = await seated(serving, 1, seats=MANY)
    await ann.send_raw('{"type": "weigh", "id": "w", "seat": 0}')
    for _ in range(20):  # the machine may be busy
        if await soon(lambda: any(one.get("done") for one in ann.weighed)):
            break
    hint = ann.weighed[-1]
    assert hint["done"]
    assert not hint.get("failed")
    assert {one["option"] for one in hint["options"]} == {"strike", "guard"}
    await ann.do("skip")
    assert await soon(lambda: len(chose(ann, "sharp")) >= 2)
    await leave(ann)


async def test_nothing_secret_reaches_a_thinker(serving: Serving) -> None:
    pool = thinkers(serving)
    (ann,) = await seated(serving, 1, seats=MANY)
    await ann.do("skip")
    assert await soon(lambda: len(chose(ann, "sharp")) >= 2)
    assert serving.house is not None
    (keeper,) = serving.house.hall.keepers.values()
    assert keeper.table.opened is not None
    secrets = (keeper.table.opened.seed, keeper.table.opened.nonce)
    for task in pool.tasks:
        assert not any(secret in repr(task) for secret in secrets)
        assert not any(str(int(secret, 16)) in repr(task) for secret in secrets)
    await leave(ann)


# -- hints ----------------------------------------------------------------------------------------


async def test_options_with_their_numbers_and_the_game_is_marked(serving: Serving) -> None:
    thinkers(serving)
    ann, bob = await seated(serving, 2)
    hint = await ann.do("weigh", seat=0)
    assert hint["seat"] == 0
    assert hint["at"] == ann.asked["0"]["number"]
    assert hint["best"] == "guard"
    assert hint["as_good"] == ["guard"]
    assert [one["option"] for one in hint["options"]] == ["strike", "guard"]
    assert hint["options"][0]["chance"] == 0.5
    assert hint["why"] == {"key": "companion-why-won"}
    assert [bool(one.get("done")) for one in ann.weighed] == [False, True]
    assert not bob.weighed
    assert await soon(lambda: bob.table.get("marks") == ["hinted"])
    await ann.do("weigh", seat=0)
    assert [line["kind"] for line in bob.log].count("hinted") == 1
    await leave(ann, bob)


async def test_what_was_chosen_is_weighed_afterwards(serving: Serving) -> None:
    pool = thinkers(serving)
    ann, bob = await seated(serving, 2)
    with pytest.raises(Refused) as caught:
        await ann.do("weigh", seat=0, last=True)
    assert caught.value.reason == "nothing-chosen"
    await ann.choose(0, "strike")
    hint = await ann.do("weigh", seat=0, last=True)
    assert hint["chosen"] == "strike"
    assert hint["lost"] == 0.06
    assert [offer["id"] for offer in hint["asked"]["options"]] == ["strike", "guard"]
    assert pool.tasks[-1].kept == "strike"
    await leave(ann, bob)


async def test_the_host_can_forbid_them(serving: Serving) -> None:
    thinkers(serving)
    ann, bob = await seated(serving, 2, hints=False)
    assert ann.table["hints"] is False
    for kind in ("hint", "weigh"):
        with pytest.raises(Refused) as caught:
            await bob.do(kind, seat=1)
        assert caught.value.reason == "hints-off"
    with pytest.raises(Refused):
        await bob.do("arrange", hints=True)
    await ann.do("arrange", hints=True)
    assert (await bob.do("hint", seat=1))["option"]
    assert not ann.table.get("outcome")
    await leave(ann, bob)


async def test_a_hint_is_for_ones_own_seat_and_one_at_a_time(serving: Serving) -> None:
    pool = thinkers(serving)
    pool.gate.clear()
    ann, bob = await seated(serving, 2)
    with pytest.raises(Refused) as caught:
        await bob.do("weigh", seat=0)
    assert caught.value.reason == "not-your-seat"
    first = asyncio.create_task(bob.do("weigh", seat=1))
    assert await soon(lambda: bool(bob.weighed))
    with pytest.raises(Refused) as caught:
        await bob.do("weigh", seat=1)
    assert caught.value.reason == "hint-busy"
    pool.gate.set()
    assert (await first)["done"]
    await leave(ann, bob)


async def test_a_hint_nobody_can_work_out_says_so(serving: Serving) -> None:
    pool = thinkers(serving)
    pool.lost = True
    ann, bob = await seated(serving, 2)
    hint = await ann.do("weigh", seat=0)
    assert hint["failed"]
    assert hint["done"]
    await leave(ann, bob)


async def test_whoever_has_seen_enough_is_told_at_once(serving: Serving) -> None:
    pool = thinkers(serving)
    pool.gate.clear()
    ann, bob = await seated(serving, 2)
    asked = asyncio.create_task(bob.do("weigh", seat=1, longer=True))
    assert await soon(lambda: bool(bob.weighed))
    assert pool.tasks[-1].seconds > HINT_SECONDS
    with pytest.raises(Refused) as caught:
        await ann.do("enough", seat=1)
    assert caught.value.reason == "not-your-seat"
    await bob.do("enough", seat=1)
    assert (await asked)["done"]
    assert pool.hurries == [pool.tasks[-1].id]
    await leave(ann, bob)


async def test_a_longer_hint_gives_way_to_those_that_wait_to_think(serving: Serving) -> None:
    pool = thinkers(serving)
    pondering = Pondering(lambda: 0)
    pondering.thinkers = pool
    pool.asked = 1
    assert not pondering.gives_way(HINT_SECONDS)
    pool.asked = 2
    assert pondering.gives_way(HINT_SECONDS)
    assert not pondering.gives_way(HINT_SECONDS - 1)


async def test_companions_may_be_let_think_and_then_act_at_once(serving: Serving) -> None:
    pool = thinkers(serving)
    pool.gate.clear()
    (ann,) = await seated(serving, 1, seats=MANY)
    assert await soon(lambda: bool(pool.tasks))
    await ann.do("skip", thoughts=False)
    assert not pool.hurries
    assert pool.tasks[-1].seconds > LEAST
    await ann.do("skip")
    assert pool.hurries
    await leave(ann)
