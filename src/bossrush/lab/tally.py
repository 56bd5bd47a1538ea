"""How many games went, together: counted one by one, so that none has to be kept."""

from __future__ import annotations

from collections import Counter

import msgspec

from bossrush.lab.playing import Played, Player
from bossrush.lab.stats import wilson


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


class Tally:
    """Counts games as they come in."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.decisions = 0
        self.labels: dict[str, Counter[str]] = {}
        self.lost: dict[str, Counter[str]] = {}
        self.scores = _Means()
        self.places = _Means()
        self.shares = _Means()

    def add(self, one: Played) -> None:
        self.games += 1
        self.won += one.won is True
        self.decisions += one.decisions
        for label, value in one.labels.items():
            self.labels.setdefault(label, Counter())[value] += 1
            if one.won is False:
                self.lost.setdefault(label, Counter())[value] += 1
        self.scores.add(one.scores)
        self.places.add(one.places)
        # Those who share a first place share the game.
        firsts = one.places.count(1)
        self.shares.add(tuple((place == 1) / firsts for place in one.places) if firsts else ())

    def counted(self, game: str, seats: int, player: Player, seconds: float) -> Simulation:
        """All of it together; `seconds` is how long it took."""
        return Simulation(
            game=game,
            seats=seats,
            companion=player.name,
            thinking=str(player.thinking() or ""),
            games=self.games,
            won=self.won,
            win_rate=self.won / self.games if self.games else 0.0,
            interval=wilson(self.won, self.games),
            decisions=self.decisions,
            seconds=seconds,
            breakdowns=_ordered(self.labels),
            losses=_ordered(self.lost),
            mean_scores=self.scores.means,
            mean_places=self.places.means,
            win_shares=self.shares.means,
        )


class _Means:
    """The mean of each seat."""

    def __init__(self) -> None:
        self.count = 0
        self.sums: list[float] = []

    def add(self, values: tuple[float, ...]) -> None:
        if values:
            self.count += 1
            self.sums = [
                before + value
                for before, value in zip(self.sums or [0.0] * len(values), values, strict=True)
            ]

    @property
    def means(self) -> list[float]:
        return [total / self.count for total in self.sums]


def _ordered(counts: dict[str, Counter[str]]) -> dict[str, dict[str, int]]:
    return {label: dict(counter.most_common()) for label, counter in counts.items()}
