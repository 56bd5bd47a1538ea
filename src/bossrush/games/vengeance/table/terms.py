"""Where the table and its seats stand, and what a seat may do, as numbers."""

from __future__ import annotations

from typing import Final

# -- settings -----------------------------------------------------------------------------

TURNS: Final = 0
REALTIME: Final = 1
QUOTA: Final = 2
MODES: Final = ("turns", "realtime", "quota")

MOST_SEATS: Final = 4
SIDES: Final = ("a", "b")
"""Of a lair board."""
LEVELS: Final = ("easy", "medium", "hard")

# -- phases of the table ------------------------------------------------------------------

DEAL: Final = 0
BOSSES: Final = 1
ROUND: Final = 2
OPEN_ROLL: Final = 3
MICRO_TURN: Final = 4
CLOSE_ROLL: Final = 5
ROUND_END: Final = 6

# -- phases of a seat that goes at its own pace -------------------------------------------

CHOOSE_HERO: Final = 0
CHOOSE_SIDE: Final = 1
FLASHBACK: Final = 2
ROLL: Final = 3
START: Final = 4
FIGHT: Final = 5
STEP: Final = 6
ANSWER: Final = 7
LOOT: Final = 8
TILES: Final = 9
DONE: Final = 10

# -- flashback ----------------------------------------------------------------------------

BONUS: Final = 3
"""The free action as a source, where the three dice are 0, 1 and 2."""
SOURCES: Final = ("1", "2", "3", "free")

EXTRA: Final = 0
CLEAN: Final = 1
RECOVERIES: Final = ("extra", "clean")
"""How Recover is used: an extra life slot, or wounds cleaned."""

# -- what a use of a tile is paid with ----------------------------------------------------

BY_DICE: Final = 0
BY_BONUS: Final = 1
BY_ANTICIPATION: Final = 2
BY_ITEM: Final = 3
TIMED: Final = 4
PAYMENTS: Final = ("dice", "bonus", "mind", "item", "timed")
"""A group, a group with the bonus, an anticipation, a square, nothing at all."""

# -- targets ------------------------------------------------------------------------------

BOSS: Final = 40
"""The Boss where a target is named by number; minions have their place in the lair."""
