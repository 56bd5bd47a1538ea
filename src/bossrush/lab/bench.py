"""How fast every game is: decisions, games, copies, forks, saves, and peers in the same run.

Everything is measured in rounds, once in each, and a figure is the best of them: on a busy
machine the best is the one least disturbed, and what disturbs rarely lasts through all rounds.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec

from bossrush._build import is_compiled
from bossrush.companions.random import play_out
from bossrush.engine.chance import seeded
from bossrush.engine.game import Game
from bossrush.engine.play import Play
from bossrush.engine.save import read, restore

ROUNDS = 5
MOST_CHOICES = 100_000
MIDDLES = 8


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


class Subject(Protocol):
    """Something whose speed is measured, a little in every round."""

    def round(self, number: int, seconds: float) -> None:
        """Measure for about so many seconds, and keep what is better than before."""


def measure(subjects: Sequence[Subject], seconds: float = 0.4) -> None:
    """Measure all of them, round by round."""
    for number in range(ROUNDS):
        for subject in subjects:
            subject.round(number, seconds)


class Playing:
    """One game with so many seats, with nobody listening."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.middles = [middle(game, seats, seed) for seed in range(MIDDLES)]
        long = _longest(game, seats)
        data = long.save()
        self.document = read(data)
        self.choices = long.choices
        self.save_bytes = len(data)
        self.best_playing = (0.0, 0.0)
        self.least = {"copy": float("inf"), "fork": float("inf"), "load": float("inf")}

    def round(self, number: int, seconds: float) -> None:
        self.best_playing = max(self.best_playing, self._play(number, seconds))
        work: dict[str, Callable[[], object]] = {
            "copy": lambda: [play.copy() for play in self.middles],
            "fork": lambda: [play.fork(1) for play in self.middles],
            "load": lambda: restore(self.game, self.document, False),
        }
        for name, doing in work.items():
            self.least[name] = min(self.least[name], each(doing, seconds / 2))

    def _play(self, number: int, seconds: float) -> tuple[float, float]:
        """Decisions and games a second, other games in each round."""
        stream = seeded(number)
        made = 0
        games = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            play = self.game.new(seats=self.seats, seed=1000 * number + games, listen=False)
            made += play_out(play, stream, MOST_CHOICES)
            games += 1
        return made / spent, games / spent

    @property
    def measured(self) -> Measured:
        decisions_per_s, games_per_s = self.best_playing
        return Measured(
            game=self.game.key,
            seats=self.seats,
            decisions_per_s=decisions_per_s,
            games_per_s=games_per_s,
            copy_us=self.least["copy"] * 1e6 / MIDDLES,
            fork_us=self.least["fork"] * 1e6 / MIDDLES,
            save_bytes=self.save_bytes,
            load_choices_per_s=self.choices / self.least["load"],
            compiled=is_compiled(),
        )


def each(work: Callable[[], object], seconds: float) -> float:
    """How many seconds `work` takes, on average over about so many."""
    count = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or not count:
        work()
        count += 1
    return spent / count


def middle(game: Game[Any], seats: int, seed: int) -> Play:
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
