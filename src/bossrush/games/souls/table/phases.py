"""The phases of the table, as small ints."""

from __future__ import annotations

from typing import Final

# Phases of the table.

CHOOSE_CHARACTER: Final[int] = 0
CHOOSE_HANDS: Final[int] = 1
CHOOSE_BOSS: Final[int] = 2
DEAL_TILE: Final[int] = 3
PLACE_TILE: Final[int] = 4
PLACE_FOG: Final[int] = 5
DEAL_LEVELS: Final[int] = 6
EXPLORE: Final[int] = 7
CHANGE_GEAR: Final[int] = 8
MOVE_CARD: Final[int] = 9
SELL: Final[int] = 10
DRAW_TREASURE: Final[int] = 11
SHARE_TREASURE: Final[int] = 12
TURN_ENCOUNTER: Final[int] = 13
PLACE_HEROES: Final[int] = 14
GIVE_AGGRO: Final[int] = 15
BOSS_DECK: Final[int] = 16
BOSS_FACING: Final[int] = 17
FOES_BEGIN: Final[int] = 18
FOE_NEXT: Final[int] = 19
FOE_ICON: Final[int] = 20
DEFEND: Final[int] = 21
FOE_END: Final[int] = 22
DASH: Final[int] = 23
HERO_BEGINS: Final[int] = 24
HERO_ACTS: Final[int] = 25
HERO_ENDS: Final[int] = 26
DEFEATED: Final[int] = 27
WON: Final[int] = 28
