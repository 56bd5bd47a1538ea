"""The board: 82 cells around the prow, the five zones of the airship, and how they lie.

A cell is column * 7 + row, A0 to M6; the prow (F-H, rows 0-2) leaves nine of those numbers
without a cell. The zones follow behind the cells, so that one number says where a hero is.
Everything here is worked out once and then only looked up.
"""

from __future__ import annotations

from typing import Final

from bossrush.games.arkalion.cards.terms import ENEMIES, GRAPNEL, GREEN, NO_CELL, TILE
from bossrush.games.arkalion.table.airship import ZONES

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
COLUMN_NAMES: Final[tuple[str, ...]] = tuple(LETTERS)
"""What positions call the columns."""
ENEMY_IDS: Final[tuple[str, ...]] = tuple(
    f"{enemy}-{cell}" for cell in PLACES[:CELLS] for enemy in ENEMIES
)
"""An enemy on a cell, as positions write it: cell * 3 + type - 1."""

PORT: Final[int] = 0
BOW: Final[int] = 1
STARBOARD: Final[int] = 2
AREA: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2)
"""Port, bow or starboard, by column."""
FACES: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4)
"""The zone that each column faces."""
GREEN_ROW: Final[tuple[int, ...]] = tuple(3 if area == BOW else 0 for area in AREA)
ARMOUR_COLUMNS: Final[tuple[int, ...]] = (2, 10)
"""Where the Armour comes: the middle of port, the middle of starboard."""


def _columns(belongs: tuple[int, ...]) -> list[list[int]]:
    """The columns of each part that columns belong to."""
    parts = range(max(belongs) + 1)
    return [[column for column in range(COLUMNS) if belongs[column] == part] for part in parts]


AREA_COLUMNS: Final[list[list[int]]] = _columns(AREA)
ZONE_COLUMNS: Final[list[list[int]]] = _columns(FACES)


def column_of(cell: int) -> int:
    return cell // ROWS


def row_of(cell: int) -> int:
    return cell % ROWS


def cell_at(column: int, row: int) -> int:
    return column * ROWS + row


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


FRESH_GROUND: Final[list[int]] = _fresh_ground()
"""The ground before anything has fallen; never changed."""
GREENS: Final[list[int]] = [cell_at(column, GREEN_ROW[column]) for column in range(COLUMNS)]
"""The green cell of each column."""

_BESIDE: Final = [(0, -1), (-1, 0), (1, 0), (0, 1)]
"""Steps across and up, along row and column only."""
_AROUND: Final = [(across, up) for across in (-1, 0, 1) for up in (-1, 0, 1)]


def _reached(steps: list[tuple[int, int]]) -> list[list[int]]:
    """From each cell, the cells that these steps lead to."""
    reached: list[list[int]] = []
    for start in range(CELLS):
        column, row = divmod(start, ROWS)
        cells: list[int] = []
        for across, up in steps:
            if is_cell(column, row) and is_cell(column + across, row + up):
                cells.append(cell_at(column + across, row + up))
        reached.append(cells)
    return reached


NEIGHBOURS: Final[list[list[int]]] = _reached(_BESIDE)
"""The cells beside a cell, along row and column only."""
BLOCK: Final[list[list[int]]] = _reached(_AROUND)
"""The cells the mortar strikes, and those the Armour covers, by their centre."""


def _measured(place: int, cell: int) -> int:
    column = column_of(cell)
    if place >= FIRST_ZONE:
        return max(1, row_of(cell) - GREEN_ROW[column])
    return abs(column_of(place) - column) + abs(row_of(place) - row_of(cell))


_DISTANCE: Final[list[list[int]]] = [
    [_measured(place, cell) for cell in range(CELLS)] for place in range(PLACES_COUNT)
]


def distance(place: int, cell: int) -> int:
    """How far a cell is from a place; from a zone only to the columns it faces."""
    return _DISTANCE[place][cell]


def _line(place: int) -> list[int]:
    """The cells in a straight line: it must stay on cells, so the prow blocks."""
    line: list[int] = []
    if place >= FIRST_ZONE:
        for column in ZONE_COLUMNS[place - FIRST_ZONE]:
            line.extend(range(GREENS[column], (column + 1) * ROWS))
    else:
        for across, up in _BESIDE:
            column, row = divmod(place, ROWS)
            while is_cell(column, row) and is_cell(column + across, row + up):
                column += across
                row += up
                line.append(cell_at(column, row))
    return sorted(line, key=lambda cell: (distance(place, cell), cell))


LINE: Final[list[list[int]]] = [_line(place) for place in range(PLACES_COUNT)]
"""From every place: the cells in a straight line, the nearest first."""
_FARTHEST: Final[int] = max(max(distances) for distances in _DISTANCE)
_IN_LINE: Final[list[list[list[int]]]] = [
    [[cell for cell in line if distance(place, cell) <= far] for far in range(_FARTHEST + 1)]
    for place, line in enumerate(LINE)
]


def in_line(place: int, reach: int) -> list[int]:
    """Those of them that are no farther than this."""
    return _IN_LINE[place][min(reach, _FARTHEST)]


def in_close_combat(place: int, cell: int) -> bool:
    """Whether a place is beside a cell, or the zone at its edge."""
    return distance(place, cell) == 1


def side_by_side(place: int, other: int) -> bool:
    """Whether two heroes are in the same zone, or on cells beside each other."""
    if place == other:
        return True
    on_cells = 0 <= place < FIRST_ZONE and 0 <= other < FIRST_ZONE
    return on_cells and _DISTANCE[place][other] == 1


def in_row_or_column(cell: int, other: int) -> bool:
    """Whether two cells on one side of the airship are in a straight line."""
    return column_of(cell) == column_of(other) or row_of(cell) == row_of(other)


_ZONE_FACING: Final[list[int]] = [FIRST_ZONE + FACES[column_of(cell)] for cell in range(CELLS)]


def zone_facing(cell: int) -> int:
    """The zone in front of a cell, as a place."""
    return _ZONE_FACING[cell]


def depth(cell: int) -> int:
    """How many rows a cell lies from the green one of its column."""
    return row_of(cell) - GREEN_ROW[column_of(cell)]


MARCH: Final[list[int]] = sorted(
    (cell for cell in range(CELLS) if FRESH_GROUND[cell] != NO_CELL),
    key=lambda cell: (depth(cell), column_of(cell)),
)
"""Every cell, in the order in which enemies on them act: from the green row outwards, A to M."""


def _grapnel_cells(place: int) -> list[int]:
    """The cells that the grapnel reaches; from a zone, by way of a green cell that it faces."""
    if place >= FIRST_ZONE:
        starts = [GREENS[column] for column in ZONE_COLUMNS[place - FIRST_ZONE]]
    else:
        starts = [place]
    return [
        cell
        for cell in range(CELLS)
        if FRESH_GROUND[cell] != NO_CELL
        and cell != place
        and min(distance(start, cell) for start in starts) <= GRAPNEL
    ]


GRAPNEL_CELLS: Final[list[list[int]]] = [_grapnel_cells(place) for place in range(PLACES_COUNT)]
