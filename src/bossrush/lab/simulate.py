"""Play many games with companions and say how they went.

The same seeds give the same result however many processes share the work: each game has a seed
of its own, made from the seed of the whole and its number, and the results are counted in order.
"""

from __future__ import annotations

import hashlib
import math
import os
import time
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing
from typing import Any

import msgspec

from bossrush.companions.roster import companion, plain_companions, thinks
from bossrush.companions.sharp.budget import Thinking
from bossrush.companions.sitting import Sitting
from bossrush.engine.game import Game
from bossrush.engine.registry import game as find_game
from bossrush.engine.registry import register
from bossrush.lab.workers import share

MOST_DECISIONS = 200_000
CHUNK = 5
"""So many games are one piece of work."""


class Played(msgspec.Struct):
    """How one game went."""

    won: bool | None
    """None where scores decide, or where it did not end."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """The rank of each seat, where they compete."""
    decisions: int
    seconds_of_play: float
    """By the clock of the companions."""
    labels: dict[str, str]
    """What the game itself says of how it ended, each to be counted."""


class Simulation(msgspec.Struct):
    """How many games went, together."""

    game: str
    seats: int
    companion: str
    thinking: str
    """How much it thinks about a decision; empty where it answers at once."""
    games: int
    won: int
    win_rate: float
    interval: tuple[float, float]
    """95 % of such intervals hold the true rate."""
    decisions: int
    seconds: float
    breakdowns: dict[str, dict[str, int]]
    """For each label: how often each of its values came up, the most frequent first."""
    losses: dict[str, dict[str, int]]
    """The same of lost games only: where they were lost, where all win or lose together."""
    mean_scores: list[float]
    """By seat, where there are scores."""
    mean_places: list[float]
    """By seat, where seats compete: 1 is first."""
    win_shares: list[float]
    """By seat, where seats compete: the games it won; a shared one counts in parts."""


class Player(msgspec.Struct, frozen=True):
    """Who plays every seat, as plain data that any process can be told."""

    name: str
    playouts: int = 0
    seconds: float = 0.0
    policy: str = ""

    def thinking(self) -> Thinking | None:
        """How much it thinks about a decision; None where it answers at once."""
        return Thinking(self.playouts, self.seconds, self.policy) if thinks(self.name) else None


class Stopped(KeyboardInterrupt):
    """Somebody stopped it; `so_far` counts the games that were played by then."""

    def __init__(self, so_far: Simulation) -> None:
        super().__init__()
        self.so_far = so_far


def best_companion(game: str) -> str:
    """The best player of a game that answers at once."""
    return plain_companions(game)[-1]


def simulate(
    game: Game[Any],
    seats: int,
    companion_name: str,
    games: int,
    seed: int = 0,
    workers: int | None = None,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    thinking: Thinking | None = None,
) -> Simulation:
    """Play `games` games and count; whoever interrupts it gets `Stopped`."""
    start = time.perf_counter()
    given = options or {}
    register(game)
    refuse_early(game, seats, seed, companion_name, given, thinking)
    player = _player(companion_name, thinking)
    played: list[Played] = []
    chunks = _chunks(game, seats, player, games, seed, workers, given)

    def counted() -> Simulation:
        return _counted(game.key, seats, player, played, time.perf_counter() - start)

    try:
        with closing(chunks):
            for chunk in chunks:
                played.extend(chunk)
                if progress is not None:
                    progress(len(chunk))
    except KeyboardInterrupt:
        raise Stopped(counted()) from None
    return counted()


def _player(name: str, thinking: Thinking | None) -> Player:
    if thinking is None:
        return Player(name)
    return Player(name, thinking.playouts, thinking.seconds, thinking.policy)


def refuse_early(
    game: Game[Any],
    seats: int,
    seed: int,
    companion_name: str,
    options: dict[str, Any],
    thinking: Thinking | None = None,
) -> None:
    """Raise what is wrong with a request before any process or progress bar is started."""
    game.root(seats, seed, None, options)
    companion(companion_name, game.key, 0, thinking)


def _chunks(
    game: Game[Any],
    seats: int,
    player: Player,
    games: int,
    seed: int,
    workers: int | None,
    options: dict[str, Any],
) -> Generator[list[Played], None, None]:
    chunk = 1 if thinks(player.name) else CHUNK
    spans = [
        (game.key, seats, player, seed, at, min(at + chunk, games), options)
        for at in range(0, games, chunk)
    ]
    many = min(workers or os.cpu_count() or 1, len(spans))
    if many > 1:
        return share(many, play_span, spans, register, game)
    return (play_span(*span) for span in spans)


def play_span(
    key: str, seats: int, player: Player, seed: int, begin: int, end: int, options: dict[str, Any]
) -> list[Played]:
    """Play the games from number `begin` up to number `end`."""
    game = find_game(key)
    return [
        play_one(game, seats, player.name, game_seed(seed, number), options, player.thinking())
        for number in range(begin, end)
    ]


def play_one(
    game: Game[Any],
    seats: int,
    name: str,
    seed: int,
    options: dict[str, Any],
    thinking: Thinking | None = None,
) -> Played:
    """Play one game with the same companion in every seat."""
    play = game.new(seats=seats, seed=seed, listen=False, **options)
    crew = [companion(name, game.key, seed ^ (seat + 1), thinking) for seat in range(seats)]
    sitting = Sitting(play, crew, game.is_realtime(play.origin.options))
    sitting.play_out(MOST_DECISIONS)
    outcome = play.outcome
    labels = {"reason": outcome.reason.key if outcome is not None else "unfinished"}
    labels.update(game.report(play.state))
    return Played(
        won=outcome.won if outcome is not None else None,
        scores=outcome.scores if outcome is not None else (),
        places=outcome.places if outcome is not None else (),
        decisions=sitting.decisions,
        seconds_of_play=sitting.now / 1000,
        labels=labels,
    )


def game_seed(seed: int, number: int) -> int:
    """The seed of one game among many."""
    digest = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    return int.from_bytes(digest[:16], "big")


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's), which stays sensible at 0 and at 1."""
    if games == 0:
        return (0.0, 1.0)
    z = 1.959964
    rate = won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = (
        z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    )
    return (max(0.0, middle - half), min(1.0, middle + half))


def _win_shares(placed: list[tuple[int, ...]]) -> list[float]:
    """How many of the games each seat won; those who share a first place share the game."""
    shares = [tuple((place == 1) / places.count(1) for place in places) for places in placed]
    return [sum(seat) / len(placed) for seat in zip(*shares, strict=True)]


def _by_label(played: list[Played]) -> dict[str, dict[str, int]]:
    counts: dict[str, Counter[str]] = {}
    for one in played:
        for label, value in one.labels.items():
            counts.setdefault(label, Counter())[value] += 1
    return {label: dict(counter.most_common()) for label, counter in counts.items()}


def _counted(
    key: str, seats: int, player: Player, played: list[Played], seconds: float
) -> Simulation:
    won = sum(one.won is True for one in played)
    scored = [one.scores for one in played if one.scores]
    placed = [one.places for one in played if one.places]
    return Simulation(
        game=key,
        seats=seats,
        companion=player.name,
        thinking=str(player.thinking() or ""),
        games=len(played),
        won=won,
        win_rate=won / len(played) if played else 0.0,
        interval=wilson(won, len(played)),
        decisions=sum(one.decisions for one in played),
        seconds=seconds,
        breakdowns=_by_label(played),
        losses=_by_label([one for one in played if one.won is False]),
        mean_scores=[sum(seat) / len(scored) for seat in zip(*scored, strict=True)],
        mean_places=[sum(seat) / len(placed) for seat in zip(*placed, strict=True)],
        win_shares=_win_shares(placed),
    )
