"""`make sweep ARGS="sector arkalion --plays 20000"`, or `python -m tests.sweep` with the same.

Without names it sweeps all games, each in every number of seats and with every value of every
setting. It prints what it played and every fault with the way to see it again, and fails if there
was one.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import bossrush.engine.play
from bossrush.engine.registry import game, games
from bossrush.testing.walk import Case, cases
from tests.sweep.random_plays import Watch, play_through

PLAYS = 100_000
"""Of all games together."""
PART = 50
"""Plays that a process is given at a time."""
MOST_TOLD = 40
TOLD_EVERY = 5_000
"""After how many plays it says how far it is."""

JOINS = {"souls": {"character": "herald"}}
"""With which options somebody sits down, where the rules of a game let anyone."""

_watches: dict[str, Watch] = {}


def sweep_part(key: str, first: int, count: int) -> tuple[str, int, int, list[str]]:
    """Play some of a game's plays: how many, how many phase starts, and what was wrong."""
    if key not in _watches:
        _watches[key] = Watch(game(key))
    watch = _watches[key]
    before = watch.starts
    faults: list[str] = []
    ways = cases(watch.game, joins=JOINS.get(key))
    for number in range(first, first + count):
        case = ways[number % len(ways)]
        for moves, fault in play_through(watch, case, number):
            faults.append(f"{key}: {fault}\n    {again(case, number)}, after {moves} moves")
    return key, count, watch.starts - before, faults


def again(case: Case, seed: int) -> str:
    """How to see a play again."""
    given = "".join(f" --option {name}={value}" for name, value in case.options.items())
    return f"seats {case.seats}, seed {seed}{given}"


def main() -> None:
    """Sweep, and say what was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.sweep", description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all by default")
    parser.add_argument("--plays", type=int, default=PLAYS, help="of all games together")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    keys = asked.games or [one.key for one in games()]
    each = -(-asked.plays // len(keys))
    began = time.monotonic()
    played: Counter[str] = Counter()
    starts: Counter[str] = Counter()
    faults: list[str] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        parts = [
            pool.submit(sweep_part, key, asked.first + at, min(PART, each - at))
            for at in range(0, each, PART)
            for key in keys
        ]
        for part in parts:
            key, count, looked, found = part.result()
            played[key] += count
            starts[key] += looked
            for fault in found:
                if len(faults) < MOST_TOLD:
                    print(fault, flush=True)
                faults.append(fault)
            done = sum(played.values())
            if done // TOLD_EVERY > (done - count) // TOLD_EVERY:
                print(f"{done:,} plays, {len(faults)} faults", file=sys.stderr, flush=True)
    form = "compiled" if bossrush.engine.play.__file__.endswith(".so") else "source"
    for key in keys:
        print(f"{key}: {played[key]:,} plays, {starts[key]:,} phase starts ({form})")
    took = time.monotonic() - began
    print(f"{len(faults)} faults in {sum(played.values()):,} plays, {took / 60:.1f} minutes")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
