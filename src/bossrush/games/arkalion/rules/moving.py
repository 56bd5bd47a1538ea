"""Se déplacer: from zone to zone, through the doors, and from cell to cell."""

from __future__ import annotations

from bossrush.games.arkalion.cards.terms import EMPTY, GAP, GREEN, HERO
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
from bossrush.games.arkalion.words import log


def moves(s: Escape, at: int) -> list[int]:
    """Every place one step away."""
    grid = s.grid
    near: list[int] = []
    if at >= FIRST_ZONE:
        if at > FIRST_ZONE:
            near.append(at - 1)
        if at < PLACES_COUNT - 1:
            near.append(at + 1)
        for column in ZONE_COLUMNS[at - FIRST_ZONE]:
            if grid[GREENS[column]] == EMPTY:
                near.append(GREENS[column])
        return near
    ground = s.ground
    for cell in NEIGHBOURS[at]:
        if grid[cell] == EMPTY and ground[cell] != GAP:
            near.append(cell)
    if ground[at] == GREEN:
        near.append(zone_facing(at))
    return near


def grapnel_places(s: Escape, at: int) -> list[int]:
    """Where the Adventurer's grapnel reaches: any zone, and free ground within three."""
    places = [zone for zone in range(FIRST_ZONE, PLACES_COUNT) if zone != at]
    for cell in GRAPNEL_CELLS[at]:
        if s.grid[cell] == EMPTY and s.ground[cell] != GAP:
            places.append(cell)
    return places


def put_hero(s: Escape, player: int, place: int) -> None:
    """Set a hero down somewhere, lifting it from where it stood."""
    hero = s.heroes[player]
    if 0 <= hero.at < FIRST_ZONE:
        s.grid[hero.at] = EMPTY
    hero.at = place
    if place < FIRST_ZONE:
        s.grid[place] = HERO + player


def move_hero(s: Escape, player: int, place: int) -> None:
    """A hero goes from one place to another."""
    before = s.heroes[player].at
    put_hero(s, player, place)
    if s.journal:
        log.walked(s, player, before)


def walk(s: Escape, player: int, place: int) -> None:
    """One step; free ones first."""
    if s.steps:
        s.steps -= 1
    else:
        s.actions -= 1
    move_hero(s, player, place)
