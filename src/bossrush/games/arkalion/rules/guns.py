"""Where a gun can be aimed, and which cells it then strikes."""

from __future__ import annotations

from typing import Final

from bossrush.games.arkalion.table.board import BLOCK, CELLS, FRESH_GROUND, ROWS, SIDE_COLUMNS
from bossrush.games.arkalion.table.terms import MORTAR, NO_CELL, ZONES

STRIP: Final = 3


def _aims() -> list[list[int]]:
    """For each zone's gun, every aim: the mortar's centre, the cannon's lowest cell."""
    found: list[list[int]] = []
    for zone in range(len(ZONES)):
        aims: list[int] = []
        if zone == MORTAR:
            aims = [cell for cell in range(CELLS) if FRESH_GROUND[cell] != NO_CELL]
        for column in SIDE_COLUMNS[zone]:
            for row in range(ROWS - STRIP + 1):
                aims.append(column * ROWS + row)
        found.append(aims)
    return found


AIMS: Final[list[list[int]]] = _aims()


def struck_cells(zone: int, aim: int) -> list[int]:
    """The cells a shot strikes."""
    if zone == MORTAR:
        return BLOCK[aim]
    return [aim, aim + 1, aim + 2]
