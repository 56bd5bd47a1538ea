"""The commands of the Roll Phase, packed into one number each.

Bits 0-2 say which command, 3-4 whose dice, 5-8 which places in hand, 9-14 which skill, and from
15 on the place of the wound die that an assignment frees, plus one.
"""

from __future__ import annotations

from typing import Final

THROW: Final = 0
ASSIGN: Final = 1
PLACE: Final = 2
REFILL: Final = 3
STOP: Final = 4
PASS: Final = 5
AUTO: Final = 6
COMMANDS: Final = ("throw", "assign", "place", "refill", "done", "pass", "auto")

SEAT: Final = 3
PLACES: Final = 5
SKILL: Final = 9
FREES: Final = 15


def _parts(mask: int) -> list[int]:
    return [part << PLACES for part in range(mask, 0, -1) if part & mask == part]


SUBSETS: Final = [_parts(mask) for mask in range(16)]
"""For a mask of places every part of it that is not empty, the whole first, ready to pack."""
