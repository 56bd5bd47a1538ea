"""Companions think in processes of their own: the same answers, one in time whatever happens."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bossrush.companions.random import play_out
from bossrush.companions.roster import companion
from bossrush.companions.sharp.budget import Thinking
from bossrush.companions.sharp.player import Sharp
from bossrush.engine.chance import seeded
from bossrush.engine.moment import moment_of
from bossrush.engine.play import Play
from bossrush.engine.registry import game as find_game
from bossrush.engine.registry import register
from bossrush.table.pipes import framed
from bossrush.table.tasks import Found, Ready, Task
from bossrush.table.thinkers import Thinkers
from tests.toys.hunt import HuntGame

Made = Callable[..., Thinkers]


@pytest.fixture
async def thinkers() -> AsyncIterator[Made]:
    made: list[Thinkers] = []

    def make(*script: str, **how: Any) -> Thinkers:
        if script:
            how["command"] = (sys.executable, "-c", script[0])
        made.append(Thinkers(**how))
        return made[-1]

    yield make
    for one in made:
        await one.close()


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is soon played out, known to the processes too."""
    root = str(Path(__file__).parents[2])
    path = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.setenv("BOSSRUSH_GAMES", "tests.toys.hunt:HuntGame")
    register(HuntGame())


def position(step: int = 4) -> Play:
    play = find_game("hunt").new(seats=4, seed=8, listen=False)
    play_out(play, seeded(2), step)
    return play


def task(pool: Thinkers, play: Play, **more: Any) -> Task:
    asked = play.open[0]
    given: dict[str, Any] = {"kind": "answer", "companion": "sharp", "playouts": 24, **more}
    return Task(
        id=pool.number(),
        game=play.game.key,
        moment=moment_of(play),
        seat=asked.seat,
        seed=5,
        at=asked.number,
        **given,
    )


@pytest.mark.parametrize("count", [1, 2])
async def test_many_processes_give_the_answers_of_one(thinkers: Made, count: int) -> None:
    pool = thinkers(count=count)
    plays = [position(step) for step in (0, 3, 6, 9)]
    found = await asyncio.gather(*(pool.think(task(pool, play)) for play in plays))
    for play, one in zip(plays, found, strict=True):
        mind = companion("sharp", "hunt", 5, Thinking(24))
        assert isinstance(mind, Sharp)
        value = mind.answer(play, play.open[0])
        assert one is not None
        assert one.choice == play.open[0].option_id(value)
        assert one.done
        assert mind.weighing is not None
        assert one.playouts == mind.weighing.playouts
        assert [seen.chance for seen in one.options] == [
            option.chance for option in mind.weighing.options if option.playouts
        ]


async def test_weighing_is_told_again_and_again_and_ends(thinkers: Made) -> None:
    pool = thinkers()
    told: list[Found] = []
    play = position()
    kept = play.open[0].option_id(play.open[0].values()[-1])
    asked = task(pool, play, kind="weigh", playouts=60, kept=kept)
    last = await pool.think(asked, told.append)
    assert last is not None
    assert told[-1] is last
    assert last.done
    assert not any(one.done for one in told[:-1])
    assert 0 < last.playouts <= 60
    assert kept in [seen.option for seen in last.options]
    assert {seen.option for seen in last.options} == {one.id for one in play.open[0].options}


async def test_who_is_hurried_answers_with_what_was_seen(thinkers: Made) -> None:
    pool = thinkers()
    endless = task(pool, position(), kind="weigh", playouts=10_000_000)
    begun = asyncio.Event()
    thinking = asyncio.create_task(pool.think(endless, lambda found: begun.set()))
    await begun.wait()
    pool.hurry(endless.id)
    found = await thinking
    assert found is not None
    assert found.done
    assert found.playouts < 10_000_000
    again = await pool.think(task(pool, position()))
    assert again is not None


async def test_a_killed_process_gives_none_and_is_started_again(thinkers: Made) -> None:
    pool = thinkers()
    endless = task(pool, position(), kind="weigh", playouts=10_000_000)
    begun = asyncio.Event()
    thinking = asyncio.create_task(pool.think(endless, lambda found: begun.set()))
    await begun.wait()
    (alive,) = pool._alive
    os.kill(alive.assistant.process.pid, signal.SIGKILL)
    assert await thinking is None
    assert await pool.think(task(pool, position())) is not None


async def test_a_stuck_process_gives_none_in_time(thinkers: Made) -> None:
    ready = f"import sys,time;sys.stdout.buffer.write({framed(Ready())!r});"
    stuck = ready + "sys.stdout.flush();"
    pool = thinkers(stuck + "time.sleep(600)", grace=0.05)
    pool.prepare()
    await asyncio.gather(*pool._starting)
    assert await pool.think(task(pool, position(), playouts=0, seconds=0.01)) is None


async def test_a_slow_process_is_taken_at_its_last_word(thinkers: Made) -> None:
    """A busy machine may not end in time: what was told by then counts as the end of it."""
    said = framed(Found(id=1, done=False, choice="strike", playouts=7))
    pool = thinkers(
        f"import sys,time;sys.stdout.buffer.write({framed(Ready()) + said!r});"
        "sys.stdout.flush();time.sleep(600)",
        grace=0.3,
    )
    pool.prepare()
    await asyncio.gather(*pool._starting)
    told: list[Found] = []
    asked = task(pool, position(), kind="weigh", playouts=0, seconds=0.01)
    assert asked.id == 1
    found = await pool.think(asked, told.append)
    assert found is not None
    assert found.done
    assert found.playouts == 7
    assert [one.done for one in told] == [False, True]


@pytest.mark.parametrize(
    "script", ["import sys; sys.exit(3)", "print('nonsense' * 100)", "import time; time.sleep(600)"]
)
async def test_a_process_that_never_gets_ready_gives_none_in_time(
    thinkers: Made, script: str
) -> None:
    pool = thinkers(script, grace=0.3)
    assert await pool.think(task(pool, position(), playouts=0, seconds=0.01)) is None


async def test_what_a_process_cannot_do_gives_none_and_it_goes_on(thinkers: Made) -> None:
    pool = thinkers()
    good = task(pool, position())
    bad = task(pool, position())
    moment = {**bad.moment, "entries": [[0, 0, 99999]]}
    broken = Task(
        id=bad.id,
        kind="answer",
        game="hunt",
        moment=moment,
        seat=0,
        companion="sharp",
        seed=1,
        at=0,
    )
    unknown = Task(
        id=pool.number(), kind="answer", game="no such game", moment={}, seat=0, companion="sharp",
        seed=1, at=0,
    )  # fmt: skip
    assert await pool.think(broken) is None
    assert await pool.think(unknown) is None
    assert await pool.think(good) is not None


async def test_many_who_ask_share_what_there_is(thinkers: Made) -> None:
    pool = thinkers(seconds=2.0, count=2)
    assert pool.share() == 2.0
    pool.asked = 7
    assert pool.share() == pytest.approx(0.5)
    pool.asked = 10_000
    assert pool.share() > 0
    pool.asked = 0


async def test_who_waits_no_more_leaves_the_process_to_others(thinkers: Made) -> None:
    pool = thinkers()
    endless = task(pool, position(), kind="weigh", playouts=10_000_000)
    told: list[Found] = []
    begun = asyncio.Event()

    def tell(found: Found) -> None:
        told.append(found)
        begun.set()

    thinking = asyncio.create_task(pool.think(endless, tell))
    await begun.wait()
    thinking.cancel()
    await asyncio.gather(thinking, return_exceptions=True)
    heard = len(told)
    before = set(pool._alive)
    assert await pool.think(task(pool, position())) is not None
    assert set(pool._alive) == before
    assert len(told) == heard


async def test_a_closed_pool_thinks_no_more(thinkers: Made) -> None:
    pool = thinkers()
    assert await pool.think(task(pool, position())) is not None
    working = list(pool._alive)
    assert working
    await pool.close()
    assert await pool.think(task(pool, position())) is None
    assert all(one.assistant.process.returncode is not None for one in working)
