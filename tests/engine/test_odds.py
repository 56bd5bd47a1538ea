"""Exact odds: convolution against full enumeration."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bossrush.engine.chance import Chance
from bossrush.engine.dice import Die
from bossrush.engine.odds import outcomes, spread

dice = st.lists(st.integers(-2, 5), min_size=1, max_size=6)


@given(dice, dice, st.integers(0, 3))
def test_sums_are_those_of_full_enumeration(one: list[int], other: list[int], count: int) -> None:
    total = spread(one).times(count).plus(spread(other))
    sums = [sum(faces) for faces in product(*([one] * count), other)]
    for number in range(min(sums) - 1, max(sums) + 2):
        assert total.chance(number) == pytest.approx(sums.count(number) / len(sums))
        at_least = sum(s >= number for s in sums) / len(sums)
        assert total.at_least(number) == pytest.approx(at_least)
    assert total.mean() == pytest.approx(sum(sums) / len(sums))


def test_a_rule_that_rolls_on_is_enumerated_with_its_weights() -> None:
    coin = Die("coin", ["heads", "tails"])
    cube = Die("cube", ["1", "2", "3"])

    def rule(chance: Chance) -> str:
        if chance.pick(coin.count, coin) == 0:
            return "heads"
        return cube.faces[chance.pick(cube.count, cube)]

    assert outcomes(rule) == pytest.approx({"heads": 1 / 2, "1": 1 / 6, "2": 1 / 6, "3": 1 / 6})


def test_equal_faces_are_one_way_with_the_chance_of_all_of_them() -> None:
    die = Die("die", ["hit", "hit", "hit", "miss", "miss", "crit"])
    tried: list[str] = []

    def run(chance: Chance) -> str:
        tried.append(die.outcome(chance.pick(6, die)))
        return tried[-1]

    found = outcomes(run)
    assert tried == ["hit", "miss", "crit"]
    assert found == pytest.approx({"hit": 1 / 2, "miss": 1 / 3, "crit": 1 / 6})
