"""Intervals and differences: what a number of games says, and how surely."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

Z = 1.959964
"""So many standard errors either way hold 95 %."""


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's), which stays sensible at 0 and at 1."""
    if games == 0:
        return (0.0, 1.0)
    rate = won / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = (
        Z / (1 + Z * Z / games) * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    )
    # Computed, the end of the scale is missed by a rounding error.
    low = max(0.0, middle - half) if won > 0 else 0.0
    high = min(1.0, middle + half) if won < games else 1.0
    return (low, high)


class Estimate(msgspec.Struct, frozen=True):
    """A figure, and the 95 % interval around it."""

    value: float
    low: float
    high: float
    count: int
    """Of how many games."""

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves nothing out, so that the sign is sure."""
        return self.low > 0 or self.high < 0


def rate_of(won: float, games: int) -> Estimate:
    """A win rate with its interval."""
    low, high = wilson(won, games)
    return Estimate(won / games if games else 0.0, low, high, games)


def mean_of(total: float, squares: float, count: int) -> Estimate:
    """A mean with its interval, from the sum of the values and of their squares."""
    if count == 0:
        return Estimate(0.0, -math.inf, math.inf, 0)
    mean = total / count
    if count == 1:
        return Estimate(mean, -math.inf, math.inf, 1)
    variance = max(0.0, (squares - count * mean * mean) / (count - 1))
    half = Z * math.sqrt(variance / count)
    return Estimate(mean, mean - half, mean + half, count)


class Group(msgspec.Struct, frozen=True):
    """Some games that are alike: how many, the sum of what they brought, and of the squares."""

    count: int
    total: float
    squares: float

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def variance(self) -> float:
        """Of one game. Where all came out alike it is not nothing, but what one stray would be."""
        spread = max(0.0, self.squares - self.count * self.mean**2)
        return max(spread, 0.25 / self.count) / max(1, self.count - 1)


def stratified(pairs: Iterable[tuple[Group, Group]]) -> Estimate | None:
    """How much more games with something bring than like games without, over all their likes.

    Each pair is a stratum, with and without; strata weigh by how much they can tell (as Mantel and
    Haenszel weigh them). None where no stratum has both.
    """
    weights = 0.0
    total = 0.0
    error = 0.0
    count = 0
    for having, lacking in pairs:
        if having.count < 2 or lacking.count < 2:
            continue
        weight = having.count * lacking.count / (having.count + lacking.count)
        weights += weight
        count += having.count
        total += weight * (having.mean - lacking.mean)
        error += weight**2 * (having.variance / having.count + lacking.variance / lacking.count)
    if not weights:
        return None
    value = total / weights
    half = Z * math.sqrt(error) / weights
    return Estimate(value, value - half, value + half, count)


def paired(differences: Sequence[float]) -> Estimate:
    """The mean difference of pairs; half a pair each way is added, so that few of them count less.

    With win or loss this is Agresti and Min's interval for paired rates.
    """
    count = len(differences)
    if not count:
        return Estimate(0.0, -math.inf, math.inf, 0)
    size = max((abs(one) for one in differences), default=1.0) or 1.0
    many = count + 2  # two pairs more: half each of better, worse, and twice neither
    total = sum(differences)
    squares = sum(one * one for one in differences) + size * size
    middle = total / many
    variance = squares / many - middle * middle
    half = Z * math.sqrt(max(variance, 0.0) / many)
    return Estimate(total / count, middle - half, middle + half, count)


def sign_test(better: int, worse: int) -> float:
    """How likely so lopsided a count is where both ways are equally likely (two-sided)."""
    many = better + worse
    if many == 0:
        return 1.0
    fewer = min(better, worse)
    if many > 2000:
        z = (abs(better - worse) - 1) / math.sqrt(many)
        return min(1.0, math.erfc(max(0.0, z) / math.sqrt(2)))
    tail = sum(math.comb(many, at) for at in range(fewer + 1))
    return min(1.0, float(2 * tail / 2**many))


def needed(variance: float, difference: float) -> int:
    """About how many pairs would show a difference of this size in four cases of five."""
    if difference == 0:
        return 0
    return math.ceil((1.96 + 0.84) ** 2 * variance / difference**2)
