"""What a choice costs the server, without a network: `python -m tests.load.choice sector`.

Four people at one table answer at random whatever they are asked. From the command to the bytes
of its acknowledgement and of four updates everything is as on a server; the store takes entries
at once and keeps none, and nothing is sent. `--instructions` counts under callgrind (Valgrind),
which does not depend on the hour; `--profile` says where the time goes.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import os
import pstats
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path
from typing import Final

from bossrush._build import form
from bossrush.engine.registry import game as find_game
from bossrush.table import entry as e
from bossrush.table import hall as hall_module
from bossrush.table import protocol as p
from bossrush.table.hall import Hall
from bossrush.table.hub import Listener, goodbye
from bossrush.table.judge import set_up
from bossrush.table.keeper import Keeper
from bossrush.table.store import opened

KEYS: Final = ("ann", "bob", "cleo", "dora")
WARM_UP: Final = 100
"""Choices before anything is counted: what cards can do is worked out once."""


class Void:
    """A way to a client that takes everything and counts it."""

    def __init__(self) -> None:
        self.bytes = 0

    def write(self, *bodies: bytes) -> None:
        self.bytes += sum(map(len, bodies))

    def waiting(self) -> int:
        return 0


class Crowd:
    """Tables with four people each, one after another as games end."""

    def __init__(self, hall: Hall, game: str) -> None:
        self.hall = hall
        self.game = game
        self.keeper: Keeper | None = None
        self.listeners: list[Listener] = []
        self.void = Void()
        self._dice = random.Random(4)
        self._tables = 0
        self._count = 0

    async def table(self) -> Keeper:
        """The table at play; a new one where the last is over."""
        keeper = self.keeper
        if keeper is None or keeper.table.status != "playing":
            if keeper is not None:
                for listener in self.listeners:
                    keeper.leave(listener)
                await self.hall.let_go(keeper, "moved")
            keeper = self.keeper = await seated(self.hall, self.game)
            self.listeners = [Listener(key, None, None, self.void) for key in KEYS]
            for listener in self.listeners:
                keeper.join(listener, None)
        return keeper

    async def choose(self, choices: int) -> None:
        """Answer so many times whatever is asked."""
        for _ in range(choices):
            keeper = await self.table()
            play = keeper.table.play
            assert play is not None
            decision = self._dice.choice(play.open)
            seat = max(0, decision.seat)
            option = decision.option_id(self._dice.choice(decision.values()))
            self._count += 1
            command = p.Choose(id=f"r{self._count}", seat=seat, option=option, at=decision.number)
            person = keeper.table.seats[seat].person
            keeper.hear(self.listeners[person or 0], command)
            await keeper.idle()


async def seated(hall: Hall, game: str) -> Keeper:
    """A table of four people that has begun."""
    people = [e.Person(key, key) for key in KEYS]
    places = [e.Place(person=seat) for seat in range(len(KEYS))]
    return await hall.create(set_up(game, {}, len(KEYS)), people, places, begin="")


async def measured(game: str, choices: int, rounds: int, how: str) -> None:
    """Play, and print what a choice cost."""
    with tempfile.TemporaryDirectory() as folder:
        store = opened(str(Path(folder, "tables.db")))
        await store.open()
        hall = Hall(store)
        await hall.open("nowhere:1")
        crowd = Crowd(hall, game)

        async def at_once(table: str, epoch: int, number: int, entry: bytes) -> None:
            pass

        setattr(store, "append", at_once)  # noqa: B010
        setattr(hall_module, "fresh_seed", lambda: f"{7:032x}")  # noqa: B010 the same game each time
        goodbye("moved", retry=True)  # its words are read once
        await crowd.choose(WARM_UP)
        if how == "count":
            await counted(crowd, choices)
        elif how == "profile":
            await profiled(crowd, choices)
        elif how == "memory":
            await weighed(hall, game, choices)
        else:
            await timed(crowd, choices, rounds)
        await hall.close()
        await store.close()


async def timed(crowd: Crowd, choices: int, rounds: int) -> None:
    """The processor time of a choice, the best of some rounds."""
    best = float("inf")
    for _ in range(rounds):
        gc.collect()
        gc.disable()
        sent = crowd.void.bytes
        started = time.process_time()
        await crowd.choose(choices)
        best = min(best, time.process_time() - started)
        sent = crowd.void.bytes - sent
        gc.enable()
    each = 1e6 * best / choices
    print(
        f"{crowd.game}, {form()}: {each:.0f} µs a choice, {sent / choices / 4:,.0f} bytes an update"
    )


async def profiled(crowd: Crowd, choices: int) -> None:
    """Where the time of a choice goes."""
    profile = cProfile.Profile()
    profile.enable()
    await crowd.choose(choices)
    profile.disable()
    told = pstats.Stats(profile)
    told.sort_stats("cumulative").print_stats("bossrush", 60)
    told.sort_stats("tottime").print_stats(45)


async def weighed(hall: Hall, game: str, choices: int) -> None:
    """How much memory a table takes after some choices: the mean of ten."""
    kept = []
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(10):
        crowd = Crowd(hall, game)
        await crowd.choose(choices)
        kept.append(crowd)
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0] - before
    shot = tracemalloc.take_snapshot()
    tracemalloc.stop()
    print(f"{game}, {form()}: {taken / 10 / 1024:.0f} KB a table after {choices} choices")
    for line in shot.statistics("lineno")[:25]:
        print(f"  {line.size / 10 / 1024:6.1f} KB  {line.count / 10:7.1f}  {line.traceback}")


async def counted(crowd: Crowd, choices: int) -> None:
    """Let callgrind count while some choices are made."""
    control = ["callgrind_control", "--instr=on", str(os.getpid())]
    gc.disable()
    subprocess.run(control, check=True, capture_output=True)
    await crowd.choose(choices)
    control[1] = "--instr=off"
    subprocess.run(control, check=True, capture_output=True)


def count(game: str, choices: int) -> None:
    """Print the instructions of a choice."""
    if shutil.which("valgrind") is None:
        sys.exit("Counting instructions needs Valgrind: apt-get install valgrind")
    with tempfile.TemporaryDirectory() as folder:
        out = os.environ.get("CALLGRIND_OUT", str(Path(folder, "out")))
        done = subprocess.run(
            [
                *("valgrind", "--tool=callgrind", "--instr-atstart=no"),
                *(f"--callgrind-out-file={out}", sys.executable, "-m", "tests.load.choice"),
                *(game, "--choices", str(choices), "--how", "count"),
            ],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
    total = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or total is None or not int(total[1]):
        sys.exit(f"Nothing could be counted.\n{done.stdout}{done.stderr[-2000:]}")
    print(f"{game}, {form()}: {int(total[1]) / choices:,.0f} instructions a choice")


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.choice", description=__doc__)
    parser.add_argument("game", nargs="?", default="sector")
    parser.add_argument("--choices", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--instructions", action="store_true", help="count them, under callgrind")
    parser.add_argument(
        "--how", choices=["time", "profile", "memory", "count"], default="time", help="what to tell"
    )
    asked = parser.parse_args()
    find_game(asked.game)
    if asked.instructions:
        count(asked.game, asked.choices)
    else:
        asyncio.run(measured(asked.game, asked.choices, asked.rounds, asked.how))


if __name__ == "__main__":
    main()
