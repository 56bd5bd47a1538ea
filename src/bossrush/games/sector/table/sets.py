"""Sets of crewmembers, items or actions: each is one int in the state, a bit for every member.

Positions write them as lists of ids. Here is the only place that knows about the bits.
"""

from __future__ import annotations

from typing import Final

NONE: Final = 0
"""The empty set."""


def just(member: int) -> int:
    """The set of one."""
    return 1 << member


def first(count: int) -> int:
    """The set of the first so many."""
    return (1 << count) - 1


def has(members: int, member: int) -> bool:
    return members >> member & 1 == 1


def plus(members: int, member: int) -> int:
    return members | 1 << member


def minus(members: int, member: int) -> int:
    return members & ~(1 << member)


def listed(members: int) -> list[int]:
    """The members in order."""
    return [member for member in range(members.bit_length()) if members >> member & 1]


def set_of(members: list[int]) -> int:
    members_set = 0
    for member in members:
        members_set |= 1 << member
    return members_set
