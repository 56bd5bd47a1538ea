"""Phase des Ennemis: how enemies make room for each other, pushed ahead or aside, or falling."""

from __future__ import annotations

from typing import Final

from bossrush.games.arkalion.cards.terms import EMPTY, GAP, GREEN, TILE
from bossrush.games.arkalion.table.board import (
    COLUMNS,
    FRESH_GROUND,
    GREEN_ROW,
    ROWS,
    cell_at,
    column_of,
)
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import log

NOTHING_BARRED: Final[list[int]] = []


def ahead(s: Escape, column: int, row: int) -> int:
    """The nearest cell towards the airship, from this row on, that has ground; -1 for none."""
    while row >= GREEN_ROW[column]:
        cell = cell_at(column, row)
        if s.ground[cell] != GAP:
            return cell
        row -= 1
    return -1


def place_enemy(s: Escape, cell: int, kind: int) -> None:
    """Put an enemy on a free cell; on green, the clock of its column starts."""
    s.grid[cell] = kind
    s.placed[kind] += 1
    if FRESH_GROUND[cell] == GREEN:
        s.entered[column_of(cell)] = s.turn


def lift_enemy(s: Escape, cell: int) -> int:
    """Take the enemy off a cell: its type."""
    kind = s.grid[cell]
    s.grid[cell] = EMPTY
    s.placed[kind] -= 1
    if FRESH_GROUND[cell] == GREEN:
        s.entered[column_of(cell)] = 0
    return kind


def push(s: Escape, cell: int, beyond: int, barred: list[int]) -> None:
    """Push the enemy on a cell: ahead from row `beyond` on, else aside, else it falls.

    It is never pushed into the cells `barred`, the ones the Armour is about to cover.
    """
    column = column_of(cell)
    kind = lift_enemy(s, cell)
    to = -1
    if FRESH_GROUND[cell] != GREEN:
        to = ahead(s, column, beyond)
        if to >= 0 and s.grid[to] != EMPTY:
            to = -1
        if to < 0 and column > 0 and _open(s, cell - ROWS, barred):
            to = cell - ROWS
        if to < 0 and column < COLUMNS - 1 and _open(s, cell + ROWS, barred):
            to = cell + ROWS
    if to >= 0:
        place_enemy(s, to, kind)
    _remember(s, cell, to)
    if s.journal:
        log.pushed(s, kind, cell, to)


def _open(s: Escape, cell: int, barred: list[int]) -> bool:
    """Whether an enemy can be pushed aside onto a cell: tiled, not green, nobody there."""
    return s.ground[cell] == TILE and s.grid[cell] == EMPTY and cell not in barred


def _remember(s: Escape, cell: int, to: int) -> None:
    """An enemy that has yet to act acts where it then stands, or not at all."""
    if cell in s.march:
        place = s.march.index(cell)
        if to >= 0:
            s.march[place] = to
        else:
            s.march.pop(place)
