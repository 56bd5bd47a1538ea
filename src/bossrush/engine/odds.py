"""Odds at the moment of choice, exact.

`Spread` is how often each number comes up: sums of dice, counts of one symbol. Spreads add up by
convolution, in whole numbers of equally likely ways, so nothing is lost to rounding. `outcomes`
enumerates a whole rule, however it rolls.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from bossrush.engine.chance import Chance, Enumerated
from bossrush.engine.message import Message

T = TypeVar("T")


ALMOST: Final = 1e-9


def certain(chance: float) -> float:
    """A chance that has been added up: what is certain is nothing less, and never is never.

    What cannot be a chance stays what it is, for the conformance suite to find.
    """
    if abs(chance - 1.0) < ALMOST:
        return 1.0
    return 0.0 if abs(chance) < ALMOST else chance


class Odds:
    """A chance and what it is the chance of: "83 % survive"."""

    __slots__ = ("chance", "of")

    def __init__(self, chance: float, of: Message) -> None:
        self.chance = certain(chance)
        self.of = of

    def __repr__(self) -> str:
        return f"Odds({self.chance:.4f}, {self.of.key!r})"


class Spread:
    """In how many equally likely ways each number comes up.

    >>> two_dice = spread([1, 2, 3, 4, 5, 6]).times(2)
    >>> two_dice.at_least(10)
    0.16666666666666666
    """

    def __init__(self, low: int, ways: list[int]) -> None:
        self.low = low
        self.ways = ways
        self.total = sum(ways)

    def plus(self, other: Spread) -> Spread:
        """The sum of two numbers that know nothing of each other."""
        ways = [0] * (len(self.ways) + len(other.ways) - 1)
        for i, mine in enumerate(self.ways):
            if mine:
                for j, theirs in enumerate(other.ways):
                    ways[i + j] += mine * theirs
        return Spread(self.low + other.low, ways)

    def times(self, count: int) -> Spread:
        """The sum of `count` such numbers."""
        result = Spread(0, [1])
        for _ in range(count):
            result = result.plus(self)
        return result

    def chance(self, number: int) -> float:
        """How likely exactly this number is."""
        place = number - self.low
        if not 0 <= place < len(self.ways):
            return 0.0
        return self.ways[place] / self.total

    def at_least(self, number: int) -> float:
        place = number - self.low
        if place <= 0:
            return 1.0
        return sum(self.ways[place:]) / self.total

    def mean(self) -> float:
        weighted = 0
        for place, ways in enumerate(self.ways):
            weighted += (self.low + place) * ways
        return weighted / self.total

    def __repr__(self) -> str:
        return f"Spread({self.low}, {self.ways})"


def spread(values: list[int]) -> Spread:
    """The spread of one die, by the number on each of its faces."""
    low = min(values)
    ways = [0] * (max(values) - low + 1)
    for value in values:
        ways[value - low] += 1
    return Spread(low, ways)


def outcomes(run: Callable[[Chance], T]) -> dict[T, float]:
    """Every result of something that rolls, with how likely it is, by trying all outcomes."""
    chance = Enumerated()
    results: dict[T, float] = {}
    while True:
        result = run(chance)
        results[result] = results.get(result, 0.0) + chance.weight()
        if not chance.advance():
            return results
