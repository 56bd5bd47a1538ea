"""What a busy server keeps: nothing for each choice, and nothing of a table it has let go of.

Whatever is kept makes the garbage collector's next look longer, and while it looks nobody at any
table is told anything.
"""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Iterator

import pytest

from bossrush.engine.registry import game as find_game
from bossrush.table import entry as e
from bossrush.table import protocol as p
from bossrush.table.hall import Hall
from bossrush.table.hub import Listener
from bossrush.table.judge import set_up
from bossrush.table.keeper import Keeper
from bossrush.table.metrics import Metrics
from bossrush.table.store import Store
from bossrush.table.tidying import Quiet, tidied
from bossrush.table.writer import Job

KEYS = ("ann", "bob", "cleo", "dora")
GAMES = ("hunt", "sector", "souls", "vengeance", "arkalion")


@pytest.fixture
async def hall(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr("bossrush.table.hall.fresh_seed", lambda: f"{7:032x}")
    made = Hall(store)
    await made.open("nowhere:1")
    yield made
    await made.close()


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing is freed but what nobody refers to any more."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Void:
    """A way to a client that takes everything and keeps nothing."""

    def write(self, *bodies: bytes) -> None:
        pass

    def waiting(self) -> int:
        return 0


class Round:
    """A table with four people at it, without a network in between."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.listeners = [Listener(key, None, None, Void()) for key in KEYS]
        self._dice = random.Random(4)
        self._count = 0
        for listener in self.listeners:
            keeper.join(listener, None)

    async def play(self, choices: int) -> int:
        """Answer whatever is asked, so many times or until the game is over: how many it were."""
        before = self._count
        while self._count - before < choices and self.keeper.table.status == "playing":
            play = self.keeper.table.play
            assert play is not None
            decision = self._dice.choice(play.open)
            seat = max(0, decision.seat)
            option = decision.option_id(self._dice.choice(decision.values()))
            self._count += 1
            command = p.Choose(id=f"r{self._count}", seat=seat, option=option, at=decision.number)
            await self.ask(command, self.keeper.table.seats[seat].person)
        return self._count - before

    async def ask(self, command: p.Command, person: int | None) -> None:
        self.keeper.hear(self.listeners[person or 0], command)
        await self.keeper.idle()

    def leave(self) -> None:
        for listener in self.listeners:
            self.keeper.leave(listener)


async def opened(hall: Hall, game: str, companion: str = "") -> Keeper:
    """A table of four people; with a companion, that one has the last seat."""
    seats = max(4, find_game(game).min_seats)
    people = [e.Person(key, key) for key in KEYS]
    places = [e.Place(person=seat % len(KEYS)) for seat in range(seats)]
    if companion:
        places[-1] = e.Place(companion=companion)
    return await hall.create(set_up(game, {}, seats), people, places, begin="")


def ours() -> Counter[str]:
    """How many objects there are of each class of this project.

    The thread that writes holds on to the last things it wrote until it is given others.
    """
    found: Counter[str] = Counter()
    for thing in gc.get_objects():
        kind = type(thing)
        if str(kind.__module__).startswith("bossrush.") and kind is not Job:
            found[f"{kind.__module__}.{kind.__name__}"] += 1
    return found


async def settled(before: Counter[str]) -> Counter[str]:
    """What there is more than before, once threads that were still at work have ended."""
    left = ours() - before
    for _ in range(3000):
        if not left:
            break
        await asyncio.sleep(0.1)
        left = ours() - before
    return left


@pytest.mark.parametrize("game", GAMES)
async def test_a_choice_leaves_nothing_behind(hall: Hall, game: str) -> None:
    table = Round(await opened(hall, game))
    await table.play(20)
    gc.collect()
    before = ours()
    made = await table.play(60)
    gc.collect()
    kept = ours() - before
    for name in [name for name in kept if name.startswith("bossrush.engine.scene.")]:
        del kept[name]  # what is drawn once is kept for every table, until something else is
    assert made > 20
    assert kept.total() < made, kept.most_common(5)


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_that_is_let_go_is_freed_at_once(
    hall: Hall, game: str, uncollected: None
) -> None:
    before: Counter[str] = Counter()
    for _ in range(2):  # what the first one leaves, every game needs only once
        before = ours()
        table = Round(await opened(hall, game, companion="heuristic"))
        await table.play(30)
        await table.ask(p.Undo(id="undo", seat=0), 0)
        await table.ask(p.Hint(id="hint", seat=0), 0)
        await table.ask(p.Say(id="say", text="Goodbye"), 0)
        await table.ask(p.Pause(id="pause"), 0)  # or it is taken up again: a companion is to move
        table.leave()
        await hall.let_go(table.keeper, "moved")
        del table
        await asyncio.sleep(0.05)
    left = await settled(before)
    assert not left, left.most_common(10)


def test_all_of_memory_is_looked_at_only_in_the_quiet() -> None:
    quiet = Quiet(now=0.0)
    looks = [quiet.has_come(second, done=second) for second in range(5, 3600, 5)]
    assert not any(looks), "somebody plays all the time"
    assert quiet.has_come(3600, done=3600), "once an hour it must be"
    assert not quiet.has_come(3605, done=3600), "quiet, but it has just been"
    assert not quiet.has_come(3661, done=3661)
    assert quiet.has_come(3666, done=3661)
    assert not quiet.has_come(3671, done=3661)


async def test_the_collector_looks_often_and_is_left_alone_afterwards() -> None:
    metrics = Metrics()
    before = len(gc.callbacks)

    class Ring:
        """Something that only the collector can free."""

        def __init__(self) -> None:
            self.me = self

    async with tidied(metrics):
        assert not gc.isenabled(), "by itself it would look seldom, and long"
        assert gc.get_freeze_count() > 1000
        ring = weakref.ref(Ring())
        assert ring() is not None
        async with asyncio.timeout(300):
            while ring() is not None:
                await asyncio.sleep(0.05)
        assert 'bossrush_pause_seconds_count{worker=""} 0' not in metrics.text()
    assert gc.isenabled()
    assert (len(gc.callbacks), gc.get_freeze_count()) == (before, 0)
