"""The plan of the dungeon: which tiles lie where, how their doors join, how far they are."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.state import NO_TILE, Dungeon
from bossrush.games.souls.terms import (
    BONFIRE,
    SIDE_X,
    SIDE_Y,
    STANDARD,
)

AUTO: Final = 1 << 16
"""Let the table lay this tile and the rest."""


UNREACHED: Final = 99


FEWEST: Final = 64
"""More free places than can ever be open, so that many of them sort before few."""


def levels_to_deal(s: Dungeon) -> list[int]:
    """The levels of this section's encounters, the lowest first."""
    if s.campaign != STANDARD:
        return s.t.campaigns[s.campaign].sections[s.section].levels
    return s.boss_card().levels


def placed(x: int, y: int, turn: int) -> int:
    """A place and a turn as one int."""
    return (x + 16) << 8 | (y + 16) << 2 | turn


def x_of(value: int) -> int:
    return (value >> 8) - 16


def y_of(value: int) -> int:
    return (value >> 2 & 63) - 16


def tile_at(s: Dungeon, x: int, y: int) -> int:
    """Which tile lies there: its number, BONFIRE, or NO_TILE."""
    if x == 0 and y == 0:
        return BONFIRE
    for number, tile in enumerate(s.tiles):
        if tile.x == x and tile.y == y:
            return number
    return NO_TILE


def cell_of(s: Dungeon, number: int) -> tuple[int, int]:
    if number == BONFIRE:
        return 0, 0
    return s.tiles[number].x, s.tiles[number].y


def has_door(s: Dungeon, number: int, side: int) -> bool:
    """Whether a tile has a door on this side of the table."""
    if number == BONFIRE:
        return s.t.bonfire_doors >> side & 1 == 1
    return s.tiles[number].has_door(side)


def open_doors(s: Dungeon) -> list[tuple[int, int, int]]:
    """Every door that leads to a free place: the place, and the side of it the door is on."""
    found = []
    for number in range(BONFIRE, len(s.tiles)):
        x, y = cell_of(s, number)
        for side in range(4):
            if has_door(s, number, side):
                to_x, to_y = x + SIDE_X[side], y + SIDE_Y[side]
                if tile_at(s, to_x, to_y) == NO_TILE:
                    found.append((to_x, to_y, (side + 2) % 4))
    return found


def placements(s: Dungeon) -> list[int]:
    """Every way to lay the dealt tile, the most useful first: near the bonfire, ways kept open."""
    doors = s.t.faces[s.dealt].doors
    last = len(s.tiles) + 1 == len(levels_to_deal(s))
    ways = open_doors(s)
    cells: list[int] = []
    for x, y, _side in ways:
        cell = placed(x, y, 0)
        if cell not in cells:
            cells.append(cell)
    known = distances(s)
    tried: list[int] = []
    scored: list[int] = []
    for x, y, side in ways:
        for turn in range(4):
            value = placed(x, y, turn)
            if not doors >> ((side - turn) % 4) & 1 or value in tried:
                continue
            tried.append(value)
            left = len(cells) - 1 + _opened(s, x, y, doors, turn, cells)
            if left or last:
                away = distance_of_cell(s, x, y, doors, turn, known)
                scored.append(away << 24 | (FEWEST - left) << 16 | value)
    scored.sort()
    return [value & 0xFFFF for value in scored]


def _opened(s: Dungeon, x: int, y: int, doors: int, turn: int, cells: list[int]) -> int:
    """How many more free places would be open once a tile lies there."""
    count = 0
    for side in range(4):
        if doors >> ((side - turn) % 4) & 1:
            to_x, to_y = x + SIDE_X[side], y + SIDE_Y[side]
            if placed(to_x, to_y, 0) not in cells and tile_at(s, to_x, to_y) == NO_TILE:
                count += 1
    return count


def distance_of_cell(s: Dungeon, x: int, y: int, doors: int, turn: int, known: list[int]) -> int:
    """How far from the bonfire a tile would be that lies there; `known` are the others."""
    best = UNREACHED
    for side in range(4):
        if not doors >> ((side - turn) % 4) & 1:
            continue
        other = tile_at(s, x + SIDE_X[side], y + SIDE_Y[side])
        if other != NO_TILE and has_door(s, other, (side + 2) % 4):
            best = min(best, 1 if other == BONFIRE else known[other] + 1)
    return best


def neighbour(s: Dungeon, number: int, side: int) -> int:
    """The tile that a door of this one leads to; NO_TILE where doors do not meet."""
    if not has_door(s, number, side):
        return NO_TILE
    x, y = cell_of(s, number)
    other = tile_at(s, x + SIDE_X[side], y + SIDE_Y[side])
    if other == NO_TILE or not has_door(s, other, (side + 2) % 4):
        return NO_TILE
    return other


def distances(s: Dungeon) -> list[int]:
    """How many tiles away from the bonfire each tile is."""
    found = [UNREACHED] * len(s.tiles)
    edge = [BONFIRE]
    away = 0
    while edge:
        away += 1
        further = []
        for number in edge:
            for side in range(4):
                other = neighbour(s, number, side)
                if other >= 0 and found[other] == UNREACHED:
                    found[other] = away
                    further.append(other)
        edge = further
    return found


def fog_places(s: Dungeon) -> list[int]:
    """The walls without a door of the farthest tiles: tile * 4 + side of the table."""
    away = distances(s)
    farthest = max(away)
    return [
        number * 4 + side
        for number in range(len(s.tiles))
        if away[number] == farthest
        for side in range(4)
        if not s.tiles[number].has_door(side)
    ]


def dash_ways(s: Dungeon) -> list[int]:
    """Where the party may dash to: 0 to stay, else 1 + the side of the table."""
    found = [0]
    for side in range(4):
        if neighbour(s, s.at, side) >= BONFIRE:
            found.append(1 + side)
    return found
