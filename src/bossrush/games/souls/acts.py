"""What a character may do in its activation."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.gear import (
    hand_sets,
)
from bossrush.games.souls.room import steps, ways
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.striking import uses
from bossrush.games.souls.terms import (
    BERSERK_CHARGE,
    PERSEVERANCE,
)

END: Final = 0


STEP: Final = 1


ESTUS: Final = 2


HEROIC: Final = 3


HANDS: Final = 4


USE: Final = 5


KIND: Final = 20


LOW: Final = (1 << KIND) - 1


STAND_STILL: Final = 63
"""Berserk Charge without its move."""


def acts(s: Dungeon, hero: int) -> list[int]:
    """Everything a character may do at this point of its activation."""
    one = s.party[hero]
    fight = s.fight
    found = [USE << KIND | use for use in uses(s, hero)]
    for way in steps(s, hero):
        found.append(STEP << KIND | way)
    if one.estus and (one.black or one.red):
        found.append(ESTUS << KIND)
    if one.heroic:
        heroic = one.card().heroic
        if heroic == PERSEVERANCE:
            for other in s.party:
                if other.black:
                    found.append(HEROIC << KIND)
                    break
        elif heroic == BERSERK_CHARGE:
            found.append(HEROIC << KIND | STAND_STILL)
            for way in ways(s, hero, False):
                found.append(HEROIC << KIND | way)
    if fight.fresh and one.backup:
        weapons = one.weapons()
        now = 0
        if one.left >= 0:
            now = 1
        if one.right >= 0:
            now = now << 1 | 1
        for mask in hand_sets(one, s.t):
            if mask != now and mask < 1 << len(weapons):
                found.append(HANDS << KIND | mask)
    found.append(END << KIND)
    return found
