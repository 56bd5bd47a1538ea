"""How bad things are: what every enemy threatens, what every place costs, what a kill is worth."""

from __future__ import annotations

from typing import Final

from bossrush.games.arkalion.cards.terms import (
    ARMOUR,
    FUSILIER,
    GAP,
    GREEN,
    GRENADIER,
    TILE,
    is_enemy,
)
from bossrush.games.arkalion.rules.armour import cells_ahead
from bossrush.games.arkalion.rules.blasts import blast
from bossrush.games.arkalion.rules.ending import green_occupied
from bossrush.games.arkalion.rules.enemies import heroes_in_reach, reached
from bossrush.games.arkalion.rules.resources import tokens_for
from bossrush.games.arkalion.table.board import (
    CELLS,
    FRESH_GROUND,
    GREEN_ROW,
    PLACES_COUNT,
    cell_at,
    column_of,
    row_of,
)
from bossrush.games.arkalion.table.escape import Escape

ON_GREEN: Final = 150.0
"""An enemy that boards unless it is killed in this Heroes phase."""
ARRIVED: Final = 60.0
"""One that has just come to green, and boards a turn later."""
BY_PHASES: Final[tuple[float, ...]] = (0.0, 30.0, 15.0, 10.0, 8.0, 7.0, 6.0)
"""By how many Enemies phases an enemy still needs to reach green."""
SHELLING: Final[tuple[float, ...]] = (22.0, 24.0, 28.0, 38.0, 70.0, 70.0)
"""What a Grenadier threatens, by how many stations are already damaged."""
ARMOUR_DOWN: Final = 500.0
"""What it is worth, beyond the rest, to win."""
TILE_COST: Final = 1.0
"""What the road that a fallen tile saves the enemy is worth."""


def phases_to_green(s: Escape, cell: int, kind: int) -> int:
    """How many Enemies phases an enemy needs to reach green, nobody being in its way."""
    column = column_of(cell)
    steps = 0
    for row in range(GREEN_ROW[column], row_of(cell)):
        if s.ground[cell_at(column, row)] != GAP:
            steps += 1
    speed = s.tables.enemies[kind].speed
    return (steps + speed - 1) // speed


def threat_of(s: Escape, cell: int) -> float:
    """What killing the enemy on a cell averts."""
    kind = s.grid[cell]
    if FRESH_GROUND[cell] == GREEN:
        worth = ON_GREEN if s.entered[column_of(cell)] < s.turn else ARRIVED
    else:
        worth = BY_PHASES[min(6, phases_to_green(s, cell, kind))]
    if kind == GRENADIER:
        worth += SHELLING[min(5, s.airship.damaged_count())]
    elif kind == FUSILIER:
        worth += 3.0 + 3.0 * len(heroes_in_reach(s, cell))
    return worth


def manned(s: Escape) -> list[int]:
    """The cells that enemies stand on."""
    return [cell for cell, pawn in enumerate(s.grid) if is_enemy(pawn)]


def threats(s: Escape) -> list[float]:
    """What killing would avert, cell by cell; 0 where no enemy stands."""
    averted = [0.0] * CELLS
    for cell in manned(s):
        averted[cell] = threat_of(s, cell)
    return averted


def dangers(s: Escape) -> list[int]:
    """How much damage a hero would take at each place if the Enemies phase came now."""
    damage = [0] * PLACES_COUNT
    for cell in manned(s):
        for place in reached(s, cell):
            damage[place] += 1
    for cell in cells_ahead(s):
        damage[cell] += 1
    return damage


def cost_of_danger(hp: int, damage: int) -> float:
    """What that damage is worth to a hero with so many HP."""
    if damage == 0:
        return 0.0
    if damage >= hp:
        return 34.0
    return damage * (3.0 if hp - damage >= 3 else 6.0 if hp - damage == 2 else 9.0)


def worth_of_tokens(s: Escape, count: int) -> float:
    """Tokens are weapons to come; late in the game they are little."""
    return count * (2.2 if s.turn <= 6 else 1.2 if s.turn <= 9 else 0.4)


def worth_of_kill(s: Escape, cell: int, threat: float, melee: bool) -> float:
    """A kill averts a threat, brings tokens, and may cost a tile."""
    worth = threat + worth_of_tokens(s, tokens_for(s, cell, melee))
    if not melee and s.ground[cell] == TILE:
        worth -= TILE_COST
    return worth


def worth_of_armour(s: Escape) -> float:
    """One HP of the Armour: the later, the dearer."""
    if s.armour_at < 0:
        return 0.0
    return (11.0, 13.0, 16.0, 22.0, 34.0, 90.0)[max(0, min(5, s.turn - 7))]


def kills(s: Escape, threat: list[float]) -> list[float]:
    """What killing from afar is worth, cell by cell; 0 where no enemy stands."""
    worths = [0.0] * CELLS
    for cell in manned(s):
        worths[cell] = worth_of_kill(s, cell, threat[cell], False)
    return worths


def worth_of_blast(s: Escape, cells: list[int], killing: list[float]) -> float:
    """What a gun's shot at these cells brings, by what each kill is worth."""
    total = 0.0
    armour = False
    for cell in cells:
        total += killing[cell]
        if s.grid[cell] == ARMOUR:
            armour = True
    if armour:
        if s.armour_hp == 1 and green_occupied(s, blast(s, cells).killed):
            return -1.0
        total += worth_of_armour(s)
        if s.armour_hp == 1:
            total += ARMOUR_DOWN
    return total
