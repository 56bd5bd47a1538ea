"""Sets of small numbers, each as one int with a bit for every member.

Seats that are done, items that have changed hands, conditions on a model: such a set is copied
with its state at no cost, and positions write it as a list of ids (`Visitor.mask`). Rules,
questions and views read it through these functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NONE: Final = 0
"""The empty set."""


def only(number: int) -> int:
    """The set that has this one member."""
    return 1 << number


def below(count: int) -> int:
    """The set of all numbers below this one."""
    return (1 << count) - 1


def set_of(members: Sequence[int]) -> int:
    """The set of these numbers."""
    made = 0
    for number in members:
        made |= 1 << number
    return made


def set_named(names: Sequence[str], among: Sequence[str]) -> int:
    """The set that these names stand for; ValueError where one of them is no name."""
    made = 0
    for name in names:
        made |= 1 << among.index(name)
    return made


def has(numbers: int, number: int) -> bool:
    """Whether a number is in a set."""
    return numbers >> number & 1 == 1


def plus(numbers: int, number: int) -> int:
    """A set and one member more."""
    return numbers | 1 << number


def minus(numbers: int, number: int) -> int:
    """A set and one member less."""
    return numbers & ~(1 << number)


def members(numbers: int) -> list[int]:
    """The numbers in a set, the lowest first."""
    listed: list[int] = []
    while numbers:
        first = numbers & -numbers
        listed.append(first.bit_length() - 1)
        numbers ^= first
    return listed


def named(numbers: int, names: Sequence[str]) -> list[str]:
    """The members of a set by their names."""
    return [name for number, name in enumerate(names) if numbers >> number & 1]


def lowest(numbers: int) -> int:
    """The lowest number in a set that is not empty."""
    return (numbers & -numbers).bit_length() - 1


def is_choice(numbers: int) -> bool:
    """Whether a set has more than one member."""
    return numbers & (numbers - 1) != 0


def subsets(count: int) -> range:
    """Every set of numbers below this one, but the empty one."""
    return range(1, 1 << count)
