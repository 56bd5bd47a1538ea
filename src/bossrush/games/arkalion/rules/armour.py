"""L'Armure mobile: how it comes, advances, and is worn down."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Flow
from bossrush.engine.dice import roll
from bossrush.games.arkalion.cards.terms import ARMOUR, EMPTY, is_enemy
from bossrush.games.arkalion.rules.death import hurt
from bossrush.games.arkalion.rules.ending import armour_destroyed
from bossrush.games.arkalion.rules.pushing import push
from bossrush.games.arkalion.table import board
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import log_enemies

PORT_FACES: Final = 3
"""A roll of up to three brings it to port, a higher one to starboard."""


def armour_enters(s: Escape) -> Flow[None]:
    """Turn 7, before any draw: a die chooses the side, and it crushes its way onto row 6."""
    face = yield from roll(s, s.tables.d6, s.seat_of(s.starter))
    s.roller = -1
    s.rolled = [face + 1]
    s.need = 0
    column = board.ARMOUR_COLUMNS[0 if face < PORT_FACES else 1]
    if s.journal:
        log_enemies.armour_coming(s, face + 1, column)
    yield from stand(s, board.cell_at(column, board.SPAWN_ROW))


def next_centre(s: Escape) -> int:
    """Where the Armour will stand after its next advance; NOWHERE if it does not advance."""
    if s.armour_at == board.NOWHERE or board.row_of(s.armour_at) == 0:
        return board.NOWHERE
    return s.armour_at - 1


def cells_ahead(s: Escape) -> list[int]:
    """The cells that the Armour takes when it next advances."""
    centre = next_centre(s)
    if centre == board.NOWHERE:
        return []
    return [cell for cell in board.BLOCK[centre] if s.grid[cell] != ARMOUR]


def armour_advances(s: Escape) -> Flow[None]:
    """One row towards the airship, whatever the tiles."""
    centre = next_centre(s)
    if centre != board.NOWHERE:
        yield from stand(s, centre)


def stand(s: Escape, centre: int) -> Flow[None]:
    """Take the cells around a centre: enemies there are pushed, heroes thrown back in order."""
    cells = board.BLOCK[centre]
    s.struck = []
    front = max(0, board.row_of(centre) - 1)
    for row in range(front, board.ROWS):
        for cell in cells:
            if board.row_of(cell) == row and is_enemy(s.grid[cell]):
                push(s, cell, front - 1, cells)
    for player in s.order():
        if s.heroes[player].at in cells:
            s.struck.append(player)
    while s.struck:
        player = s.struck.pop(0)
        yield from hurt(s, player)
        throw_back(s, player)
    before = s.armour_at
    if before != board.NOWHERE:
        for cell in board.BLOCK[before]:
            s.grid[cell] = EMPTY
    for cell in cells:
        s.grid[cell] = ARMOUR
    s.armour_at = centre
    if board.row_of(centre) == 0:
        s.armour_entered = s.turn
    if s.journal:
        log_enemies.armour_stands(s, before)


def throw_back(s: Escape, player: int) -> None:
    """A hero in the Armour's way who lives is put in the zone facing that column."""
    hero = s.heroes[player]
    if 0 <= hero.at < board.FIRST_ZONE:
        before = hero.at
        s.grid[before] = EMPTY
        hero.at = board.zone_facing(before)
        if s.journal:
            log_enemies.thrown_back(s, player, before)


def hit_armour(s: Escape, player: int) -> None:
    """Whatever hits it, it loses one HP; at none it is destroyed, and the game ends."""
    s.armour_hp -= 1
    if s.journal:
        log_enemies.armour_hit(s, player)
    if s.armour_hp == 0:
        for cell in board.BLOCK[s.armour_at]:
            s.grid[cell] = EMPTY
        s.armour_at = board.NOWHERE
        raise armour_destroyed(s)
