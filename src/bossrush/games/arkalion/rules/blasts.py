"""Where the Mortar and the Cannons can be aimed, which cells they strike, and what that does."""

from __future__ import annotations

from typing import Final

from bossrush.games.arkalion.cards.terms import ARMOUR, NO_CELL, is_enemy
from bossrush.games.arkalion.rules.resources import tokens_for
from bossrush.games.arkalion.table.airship import MORTAR, PORT_CANNON, STARBOARD_CANNON, ZONES
from bossrush.games.arkalion.table.board import (
    AREA_COLUMNS,
    BLOCK,
    CELLS,
    FRESH_GROUND,
    PORT,
    ROWS,
    STARBOARD,
    cell_at,
)
from bossrush.games.arkalion.table.escape import Escape

STRIP: Final = 3
"""How many cells of a column a cannon strikes."""

SIDES: Final = {PORT_CANNON: AREA_COLUMNS[PORT], STARBOARD_CANNON: AREA_COLUMNS[STARBOARD]}
"""The columns that each cannon can fire at."""


def _aims() -> list[list[int]]:
    """For each zone's gun, every aim: the mortar's centre, the cannon's lowest cell."""
    aims: list[list[int]] = []
    for zone in range(len(ZONES)):
        if zone == MORTAR:
            aims.append([cell for cell in range(CELLS) if FRESH_GROUND[cell] != NO_CELL])
        else:
            lowest = range(ROWS - STRIP + 1)
            aims.append([cell_at(column, row) for column in SIDES.get(zone, []) for row in lowest])
    return aims


AIMS: Final[list[list[int]]] = _aims()
_STRIPS: Final[list[list[int]]] = [list(range(aim, aim + STRIP)) for aim in range(CELLS)]


def struck_cells(zone: int, aim: int) -> list[int]:
    """The cells a shot strikes."""
    if zone == MORTAR:
        return BLOCK[aim]
    return _STRIPS[aim]


class Blast:
    """What a shot does to the cells it strikes."""

    def __init__(self) -> None:
        self.killed: list[int] = []
        """The cells whose enemies die."""
        self.tokens = 0
        """How many tokens are drawn, one for each tile that falls."""
        self.armour = False
        """Whether the Armour is hit."""


def blast(s: Escape, cells: list[int]) -> Blast:
    """What a shot at these cells would do now."""
    made = Blast()
    for cell in cells:
        pawn = s.grid[cell]
        if is_enemy(pawn):
            made.killed.append(cell)
            made.tokens += tokens_for(s, cell, False)
        elif pawn == ARMOUR:
            made.armour = True
    return made
