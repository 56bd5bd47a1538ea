"""How the questions are answered: the parts of each answer, packed into one number.

A command of the Roll Phase: bits 0-2 say which one, 3-4 whose dice, 5-8 which places in hand, 9-14
which skill, and from 15 on the place of the wound die that an assignment frees, plus one.

A Flashback Action: bits 0-1 the source (a die, or the free action), 2-4 the action, 5-10 what it is
about (an item, a skill, a way to recover), from 11 on the skill given up plus one.
"""

from __future__ import annotations

from typing import Final

SEAT: Final = 3
PLACES: Final = 5
SKILL: Final = 9
FREES: Final = 15


def _parts(mask: int) -> list[int]:
    return [part << PLACES for part in range(mask, 0, -1) if part & mask == part]


SUBSETS: Final = [_parts(mask) for mask in range(16)]
"""For a mask of places every part of it that is not empty, the whole first, ready to pack."""

ACTION: Final = 2
WHAT: Final = 5
DISCARD: Final = 11


def source_of(value: int) -> int:
    return value & 3


def action_of(value: int) -> int:
    return value >> ACTION & 7


def what_of(value: int) -> int:
    return value >> WHAT & 63


def discard_of(value: int) -> int:
    """The skill given up for another, plus one; 0 for none."""
    return value >> DISCARD
