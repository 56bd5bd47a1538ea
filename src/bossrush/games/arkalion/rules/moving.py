"""Se déplacer: from zone to zone, through the doors, and from cell to cell."""

from __future__ import annotations

from bossrush.games.arkalion.table.board import (
    FIRST_ZONE,
    GRAPNEL_CELLS,
    GREENS,
    NEIGHBOURS,
    PLACES_COUNT,
    ZONE_COLUMNS,
    zone_facing,
)
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import EMPTY, GAP, GREEN, HERO
from bossrush.games.arkalion.view import log


def add_moves(s: Escape, at: int, base: int, found: list[int]) -> None:
    """Every place one step away, each as base + place."""
    grid = s.grid
    if at >= FIRST_ZONE:
        if at > FIRST_ZONE:
            found.append(base + at - 1)
        if at < PLACES_COUNT - 1:
            found.append(base + at + 1)
        for column in ZONE_COLUMNS[at - FIRST_ZONE]:
            if grid[GREENS[column]] == EMPTY:
                found.append(base + GREENS[column])
        return
    ground = s.ground
    for cell in NEIGHBOURS[at]:
        if grid[cell] == EMPTY and ground[cell] != GAP:
            found.append(base + cell)
    if ground[at] == GREEN:
        found.append(base + zone_facing(at))


def grapnel_places(s: Escape, at: int) -> list[int]:
    """Where the Adventurer's grapnel reaches: any zone, and free ground within three."""
    found: list[int] = []
    for zone in range(FIRST_ZONE, PLACES_COUNT):
        if zone != at:
            found.append(zone)
    for cell in GRAPNEL_CELLS[at]:
        if s.grid[cell] == EMPTY and s.ground[cell] != GAP:
            found.append(cell)
    return found


def put_hero(s: Escape, player: int, place: int) -> None:
    """Set a hero down somewhere, lifting it from where it stood."""
    hero = s.heroes[player]
    if 0 <= hero.at < FIRST_ZONE:
        s.grid[hero.at] = EMPTY
    hero.at = place
    if place < FIRST_ZONE:
        s.grid[place] = HERO + player


def walk(s: Escape, player: int, place: int) -> None:
    """One step; free ones first."""
    before = s.heroes[player].at
    if s.steps:
        s.steps -= 1
    else:
        s.actions -= 1
    put_hero(s, player, place)
    if s.journal:
        log.walked(s, player, before)
