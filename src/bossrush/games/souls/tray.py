"""The dice that were rolled last, and what may still be done to them."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.fight import BLOCK_ROLL
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import STAND_FAST

KEEP: Final = 0
"""Of what may be done to a roll: nothing."""


REROLL: Final = 1
"""From here on: roll die 0, 1, … again."""


ADD_DIE: Final = 32
"""Stand Fast."""


def total(s: Dungeon) -> int:
    """The pips, or dodge icons, that lie in the tray."""
    pips = s.t.pips
    found = 0
    for die in s.fight.tray:
        found += pips[die >> 4][die & 15]
    return found


def changes(s: Dungeon, hero: int) -> list[int]:
    """What may be done to the roll in the tray: keep it, roll a die again, add one."""
    found = [KEEP]
    one = s.party[hero]
    fight = s.fight
    if one.luck:
        for place, die in enumerate(fight.tray):
            pips = s.t.pips[die >> 4]
            if pips[die & 15] < pips[5]:
                found.append(REROLL + place)
    if fight.roll == BLOCK_ROLL and one.heroic and one.card().heroic == STAND_FAST:
        found.append(ADD_DIE)
    return found
