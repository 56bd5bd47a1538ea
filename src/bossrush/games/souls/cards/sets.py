"""Sets of small numbers, each as one int with a bit for every member.

Conditions on a model, arcs of a boss, characters that still have to defend: such a set is copied
with its state at no cost, and rules, questions and views read it through these functions.
"""

from __future__ import annotations

from collections.abc import Sequence


def only(number: int) -> int:
    """The set that has this one member."""
    return 1 << number


def has(numbers: int, number: int) -> bool:
    """Whether a number is in a set."""
    return numbers >> number & 1 == 1


def together_with(numbers: int, number: int) -> int:
    """A set and one member more."""
    return numbers | 1 << number


def without(numbers: int, number: int) -> int:
    """A set and one member less."""
    return numbers & ~(1 << number)


def set_of(members: list[int]) -> int:
    """The set of these numbers."""
    made = 0
    for number in members:
        made |= 1 << number
    return made


def subsets(count: int) -> range:
    """Every set of numbers below this one, but the empty one."""
    return range(1, 1 << count)


def members(numbers: int) -> list[int]:
    """The numbers in a set, the lowest first."""
    listed: list[int] = []
    number = 0
    while numbers >> number:
        if numbers >> number & 1:
            listed.append(number)
        number += 1
    return listed


def is_choice(numbers: int) -> bool:
    """Whether a set has more than one member."""
    return numbers & (numbers - 1) != 0


def first(numbers: int) -> int:
    """The lowest number in a set that is not empty."""
    number = 0
    while not numbers >> number & 1:
        number += 1
    return number


def named(numbers: int, names: Sequence[str]) -> list[str]:
    """The members of a set by their names."""
    return [name for number, name in enumerate(names) if numbers >> number & 1]


def read(names: Sequence[str], among: Sequence[str]) -> int:
    """The set that these names stand for."""
    return set_of([among.index(name) for name in names])
