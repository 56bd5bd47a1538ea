"""The board: 82 cells around the prow, the five zones of the airship, and how they lie.

A cell is column * 7 + row, A0 to M6; the prow (F-H, rows 0-2) leaves nine of those numbers
without a cell. The zones follow behind the cells, so that one number says where a hero is.
Everything here is worked out once and then only looked up.
"""

from __future__ import annotations

from typing import Final

from bossrush.games.arkalion.table.airship import ZONES
from bossrush.games.arkalion.table.terms import ENEMIES, GRAPNEL, GREEN, NO_CELL, TILE

COLUMNS: Final = 13
ROWS: Final = 7
CELLS: Final = COLUMNS * ROWS
FIRST_ZONE: Final = CELLS
PLACES_COUNT: Final = CELLS + len(ZONES)
NOWHERE: Final = -1
SPAWN_ROW: Final = 6

LETTERS: Final = "ABCDEFGHIJKLM"
PLACES: Final[tuple[str, ...]] = (
    *(f"{letter}{row}" for letter in LETTERS for row in range(ROWS)),
    *ZONES,
)
"""The text id of every place."""
ENEMY_IDS: Final[tuple[str, ...]] = tuple(
    f"{enemy}-{cell}" for cell in PLACES[:CELLS] for enemy in ENEMIES
)
"""An enemy on a cell, as positions write it: cell * 3 + type - 1."""

AREA: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2)
"""Port, bow or starboard, by column."""
AREA_FROM: Final[tuple[int, ...]] = (0, 5, 8)
AREA_TO: Final[tuple[int, ...]] = (5, 8, 13)
GREEN_ROW: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0)
FACES: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4)
"""The zone that each column faces."""
ZONE_COLUMNS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 1),
    (2, 3, 4),
    (5, 6, 7),
    (8, 9, 10),
    (11, 12),
)
ARMOUR_COLUMNS: Final[tuple[int, ...]] = (2, 10)
"""Where the Armour comes: the middle of port, the middle of starboard."""
SIDE_COLUMNS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (0, 1, 2, 3, 4),
    (),
    (8, 9, 10, 11, 12),
    (),
)
"""The columns each zone's cannon can fire at."""


def is_cell(column: int, row: int) -> bool:
    return 0 <= column < COLUMNS and 0 <= row < ROWS and row >= GREEN_ROW[column]


def _fresh_ground() -> list[int]:
    ground: list[int] = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            if not is_cell(column, row):
                ground.append(NO_CELL)
            else:
                ground.append(GREEN if row == GREEN_ROW[column] else TILE)
    return ground


def _neighbours() -> list[list[int]]:
    found: list[list[int]] = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            near: list[int] = []
            if is_cell(column, row):
                for across, up in ((0, -1), (-1, 0), (1, 0), (0, 1)):
                    if is_cell(column + across, row + up):
                        near.append((column + across) * ROWS + row + up)
            found.append(near)
    return found


def _from_cell(column: int, row: int) -> list[tuple[int, int]]:
    """Every cell in a straight line: the line must stay on cells, so the prow blocks."""
    found: list[tuple[int, int]] = []
    for across, up in ((0, -1), (-1, 0), (1, 0), (0, 1)):
        distance = 1
        while is_cell(column + across * distance, row + up * distance):
            cell = (column + across * distance) * ROWS + row + up * distance
            found.append((distance, cell))
            distance += 1
    return sorted(found)


def _from_zone(zone: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for column in ZONE_COLUMNS[zone]:
        for row in range(GREEN_ROW[column], ROWS):
            found.append((max(1, row - GREEN_ROW[column]), column * ROWS + row))
    return sorted(found)


def _lines() -> list[list[tuple[int, int]]]:
    found: list[list[tuple[int, int]]] = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            found.append(_from_cell(column, row) if is_cell(column, row) else [])
    for zone in range(len(ZONES)):
        found.append(_from_zone(zone))
    return found


_LINES: Final = _lines()

FRESH_GROUND: Final[list[int]] = _fresh_ground()
"""The ground before anything has fallen; never changed."""
NEIGHBOURS: Final[list[list[int]]] = _neighbours()
"""The cells beside a cell, along row and column only."""
LINE: Final[list[list[int]]] = [[cell for _, cell in line] for line in _LINES]
"""From every place: the cells in a straight line, the nearest first."""
LINE_DISTANCE: Final[list[list[int]]] = [[far for far, _ in line] for line in _LINES]
"""How far each of them is."""
GREENS: Final[list[int]] = [column * ROWS + GREEN_ROW[column] for column in range(COLUMNS)]
"""The green cell of each column."""


def distance(place: int, cell: int) -> int:
    """How far a cell is from a place; from a zone only to the columns it faces."""
    column = cell // ROWS
    if place >= FIRST_ZONE:
        return max(1, cell % ROWS - GREEN_ROW[column])
    return abs(place // ROWS - column) + abs(place % ROWS - cell % ROWS)


def in_close_combat(place: int, cell: int) -> bool:
    """Whether a place is beside a cell, or the zone at its edge."""
    return distance(place, cell) == 1


def side_by_side(place: int, other: int) -> bool:
    """Whether two heroes are in the same zone, or on cells beside each other."""
    if place == other:
        return True
    return place < FIRST_ZONE and other < FIRST_ZONE and other in NEIGHBOURS[place]


def zone_facing(cell: int) -> int:
    """The zone in front of a cell, as a place."""
    return FIRST_ZONE + FACES[cell // ROWS]


def depth(cell: int) -> int:
    """How many rows a cell lies from the green one of its column."""
    return cell % ROWS - GREEN_ROW[cell // ROWS]


def _covers() -> list[list[int]]:
    """For each centre, the cells of a 3x3 block, what is no cell left out."""
    found: list[list[int]] = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            block: list[int] = []
            if is_cell(column, row):
                for across in (-1, 0, 1):
                    for up in (-1, 0, 1):
                        if is_cell(column + across, row + up):
                            block.append((column + across) * ROWS + row + up)
            found.append(block)
    return found


BLOCK: Final[list[list[int]]] = _covers()
"""The cells the mortar strikes, and those the Armour covers, by their centre."""


def _marching_order() -> list[int]:
    """Rows from the green one outwards, and A to M within a row."""
    cells = [cell for cell in range(CELLS) if FRESH_GROUND[cell] != NO_CELL]
    return sorted(cells, key=lambda cell: (depth(cell), cell // ROWS))


MARCH: Final[list[int]] = _marching_order()
"""Every cell, in the order in which enemies on them act."""


def _grapnel_targets(reach: int) -> list[list[int]]:
    """From every place, the cells at most so far; from a zone, of a green cell it faces."""
    found: list[list[int]] = []
    for place in range(PLACES_COUNT):
        if place >= FIRST_ZONE:
            starts = [GREENS[column] for column in ZONE_COLUMNS[place - FIRST_ZONE]]
        else:
            starts = [place] if FRESH_GROUND[place] != NO_CELL else []
        near: list[int] = []
        for cell in range(CELLS):
            if FRESH_GROUND[cell] != NO_CELL and cell != place:
                for start in starts:
                    if distance(start, cell) <= reach:
                        near.append(cell)
                        break
        found.append(near)
    return found


GRAPNEL_CELLS: Final[list[list[int]]] = _grapnel_targets(GRAPNEL)
