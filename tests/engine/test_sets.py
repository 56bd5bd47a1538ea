"""Sets of small numbers, each as one int."""

from __future__ import annotations

import pytest

from bossrush.engine import sets


def test_members_come_and_go() -> None:
    numbers = sets.set_of([0, 3])
    assert sets.members(numbers) == [0, 3]
    assert sets.has(numbers, 3)
    assert not sets.has(numbers, 1)
    assert sets.members(sets.plus(numbers, 1)) == [0, 1, 3]
    assert sets.minus(numbers, 0) == sets.only(3)
    assert sets.members(sets.NONE) == []


def test_a_set_may_be_a_choice() -> None:
    numbers = sets.set_of([0, 3])
    assert sets.is_choice(numbers)
    assert not sets.is_choice(sets.only(2))
    assert (sets.lowest(sets.only(2)), sets.lowest(numbers)) == (2, 0)
    assert list(sets.subsets(2)) == [0b01, 0b10, 0b11]
    assert sets.members(sets.below(3)) == [0, 1, 2]


def test_members_have_names() -> None:
    numbers = sets.set_of([0, 3])
    assert sets.named(numbers, "abcd") == ["a", "d"]
    assert sets.set_named(["a", "d"], ["a", "b", "c", "d"]) == numbers
    with pytest.raises(ValueError, match="z"):
        sets.set_named(["z"], ["a", "b"])
