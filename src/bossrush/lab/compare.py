"""Two players, packs or versions on the same seeds: which is better, by how much, how surely.

Games with the same seats and the same seed are a pair: what both owe to the deal falls out of the
difference, and far fewer games tell as much as two separate samples would.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import pvariance

import msgspec

from bossrush.lab.playing import Played
from bossrush.lab.stats import Estimate, mean_of, needed, paired, rate_of, sign_test

Key = tuple[int, str]
"""Seats and seed: what makes two games a pair."""

SURE = 0.05
"""A difference that chance makes less often than this is called real."""


class Comparison(msgspec.Struct, frozen=True):
    """Two sides, pair by pair."""

    first: str
    second: str
    scored: bool
    """Whether points are compared; wins otherwise."""
    one: Estimate
    two: Estimate
    difference: Estimate
    """The second less the first."""
    better: int
    """Pairs in which the second did better."""
    worse: int
    chance: float
    """How often chance alone makes so lopsided a count."""
    needed: int
    """About how many pairs would show a difference of this size; 0 where none was seen."""

    @property
    def is_real(self) -> bool:
        return self.difference.is_clear and self.chance < SURE

    @property
    def verdict(self) -> str:
        """Whether it is real, in a sentence."""
        unit = "points" if self.scored else "points of win rate"
        size = 1 if self.scored else 100
        by = abs(self.difference.value) * size
        low, high = self.difference.low * size, self.difference.high * size
        interval = f"95 % interval {low:+.1f} to {high:+.1f}"
        if not self.better and not self.worse:
            return f"no pair came out differently: {self.first} and {self.second} do equally well"
        ahead, behind = (
            (self.second, self.first) if self.difference.value > 0 else (self.first, self.second)
        )
        if self.is_real:
            return f"{ahead} is better than {behind} by {by:.1f} {unit} ({interval}): this is real"
        more = f"; about {self.needed:,} pairs would tell" if self.needed else ""
        return (
            f"{by:.1f} {unit} between {self.first} and {self.second} ({interval}) "
            f"may well be chance{more}"
        )


def worth_of(played: Played) -> float:
    """What a game brought: 1 for a win, or the mean score where seats compete."""
    if played.won is None and played.scores:
        return sum(played.scores) / len(played.scores)
    return 1.0 if played.won else 0.0


def is_scored(played: Played) -> bool:
    """Whether a game is compared by its points."""
    return played.won is None and bool(played.scores)


def compared(
    first: str, second: str, one: Mapping[Key, float], two: Mapping[Key, float], scored: bool
) -> Comparison:
    """Two sides by what each of their games brought."""
    pairs = [(one[key], two[key]) for key in one if key in two]
    differences = [after - before for before, after in pairs]
    better = sum(one > 0 for one in differences)
    worse = sum(one < 0 for one in differences)
    difference = paired(differences)
    spread = pvariance(differences) if len(differences) > 1 else 0.0
    return Comparison(
        first,
        second,
        scored,
        _side([before for before, _ in pairs], scored),
        _side([after for _, after in pairs], scored),
        difference,
        better,
        worse,
        sign_test(better, worse),
        needed(spread, difference.value),
    )


def _side(values: list[float], scored: bool) -> Estimate:
    if scored:
        return mean_of(sum(values), sum(one * one for one in values), len(values))
    return rate_of(sum(values), len(values))
