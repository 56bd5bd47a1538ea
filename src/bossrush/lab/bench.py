"""How fast every game is: decisions, games, copies, forks, saves, and peers in the same run.

A figure is the best of several runs: on a busy machine the best run is the one least disturbed.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from bossrush._build import is_compiled
from bossrush.companions.random import play_out
from bossrush.engine.chance import seeded
from bossrush.engine.game import Game
from bossrush.engine.play import Play
from bossrush.engine.save import read, restore

RUNS = 5
MOST_CHOICES = 100_000


class Measured(msgspec.Struct):
    """The speed of one game with so many seats."""

    game: str
    seats: int
    decisions_per_s: float
    games_per_s: float
    copy_us: float
    fork_us: float
    save_bytes: int
    load_choices_per_s: float
    compiled: bool


def measure(game: Game[Any], seats: int, seconds: float = 0.4) -> Measured:
    """Measure one game, with nobody listening; each figure takes about `seconds` times the runs."""
    decisions_per_s, games_per_s = _best_playing(game, seats, seconds)
    middles = [_middle(game, seats, seed) for seed in range(8)]
    long = _longest(game, seats)
    data = long.save()
    document = read(data)
    made = long.choices
    return Measured(
        game=game.key,
        seats=seats,
        decisions_per_s=decisions_per_s,
        games_per_s=games_per_s,
        copy_us=_best_each(lambda: [play.copy() for play in middles], seconds) * 1e6 / 8,
        fork_us=_best_each(lambda: [play.fork(1) for play in middles], seconds) * 1e6 / 8,
        save_bytes=len(data),
        load_choices_per_s=made / _best_each(lambda: restore(game, document, False), seconds),
        compiled=is_compiled(),
    )


def _best_playing(game: Game[Any], seats: int, seconds: float) -> tuple[float, float]:
    best = 0.0
    best_games = 0.0
    for run in range(RUNS):
        stream = seeded(run)
        made = 0
        games = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            play = game.new(seats=seats, seed=1000 * run + games, listen=False)
            made += play_out(play, stream, MOST_CHOICES)
            games += 1
        if made / spent > best:
            best = made / spent
            best_games = games / spent
    return best, best_games


def _best_each(work: Callable[[], object], seconds: float) -> float:
    """The least time, in seconds, that `work` took on average in any of the runs."""
    best = float("inf")
    for _ in range(RUNS):
        count = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / 2:
            work()
            count += 1
        best = min(best, spent / max(count, 1))
    return best


def _middle(game: Game[Any], seats: int, seed: int) -> Play:
    """A play about half-way through."""
    whole = game.new(seats=seats, seed=seed, listen=False)
    made = play_out(whole, seeded(seed), MOST_CHOICES)
    play = game.new(seats=seats, seed=seed, listen=False)
    play_out(play, seeded(seed), made // 2)
    return play


def _longest(game: Game[Any], seats: int) -> Play:
    plays = []
    for seed in range(8):
        play = game.new(seats=seats, seed=seed, listen=False)
        play_out(play, seeded(seed), MOST_CHOICES)
        plays.append(play)
    return max(plays, key=lambda play: play.choices)


def machine() -> str:
    """What it was measured on."""
    processor = platform.processor() or platform.machine()
    about = Path("/proc/cpuinfo")
    if about.exists():
        for line in about.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                processor = line.partition(":")[2].strip()
                break
    return f"{processor}, Python {platform.python_version()}, {platform.system()}"
