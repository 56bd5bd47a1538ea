"""How bad things are: what every enemy threatens, what every place costs, what a kill is worth."""

from __future__ import annotations

from typing import Final

from bossrush.games.arkalion.table.board import (
    AREA,
    CELLS,
    FIRST_ZONE,
    FRESH_GROUND,
    GREEN_ROW,
    LINE,
    LINE_DISTANCE,
    NEIGHBOURS,
    ROWS,
    ZONE_COLUMNS,
    depth,
    zone_facing,
)
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import (
    ARMOUR,
    FUSILIER,
    GAP,
    GREEN,
    GRENADIER,
    HERO,
    LEGIONNAIRE,
    TILE,
    is_enemy,
)

ON_GREEN: Final = 150.0
"""An enemy that boards unless it is killed in this Heroes phase."""
ARRIVED: Final = 60.0
"""One that has just come to green, and boards a turn later."""
BY_PHASES: Final[tuple[float, ...]] = (0.0, 30.0, 15.0, 10.0, 8.0, 7.0, 6.0)
"""By how many Enemies phases an enemy still needs to reach green."""
SHELLING: Final[tuple[float, ...]] = (22.0, 24.0, 28.0, 38.0, 70.0, 70.0)
"""What a Grenadier threatens, by how many stations are already damaged."""
TILE_COST: Final = 1.0
"""What the road that a fallen tile saves the enemy is worth."""


def phases_to_green(s: Escape, cell: int, kind: int) -> int:
    """How many Enemies phases an enemy needs to reach green, nobody being in its way."""
    column = cell // ROWS
    steps = 0
    for row in range(GREEN_ROW[column], cell % ROWS):
        if s.ground[column * ROWS + row] != GAP:
            steps += 1
    speed = s.tables.enemies[kind].speed
    return (steps + speed - 1) // speed


def threat_of(s: Escape, cell: int) -> float:
    """What killing the enemy on a cell averts."""
    kind = s.grid[cell]
    if FRESH_GROUND[cell] == GREEN:
        worth = ON_GREEN if s.entered[cell // ROWS] < s.turn else ARRIVED
    else:
        worth = BY_PHASES[min(6, phases_to_green(s, cell, kind))]
    if kind == GRENADIER:
        worth += SHELLING[min(5, s.airship.damaged_count())]
    elif kind == FUSILIER:
        worth += 3.0 + 3.0 * len_shot_at(s, cell)
    return worth


def len_shot_at(s: Escape, cell: int) -> int:
    """How many heroes a Fusilier on a cell would shoot now."""
    count = 0
    reach = s.tables.enemies[FUSILIER].range
    if depth(cell) <= reach:
        zone = zone_facing(cell)
        for hero in s.heroes:
            if hero.at == zone:
                count += 1
    line = LINE[cell]
    far = LINE_DISTANCE[cell]
    area = AREA[cell // ROWS]
    for place in range(len(line)):
        if far[place] > reach:
            break
        if s.grid[line[place]] >= HERO and AREA[line[place] // ROWS] == area:
            count += 1
    return count


def threats(s: Escape) -> list[float]:
    """What killing would avert, cell by cell; 0 where no enemy stands."""
    found = [0.0] * CELLS
    for cell in range(CELLS):
        pawn = s.grid[cell]
        if is_enemy(pawn):
            found[cell] = threat_of(s, cell)
    return found


def danger(s: Escape, place: int) -> int:
    """How much damage a hero at a place would take if the Enemies phase came now."""
    damage = 0
    if place >= FIRST_ZONE:
        for column in ZONE_COLUMNS[place - FIRST_ZONE]:
            for row in range(GREEN_ROW[column], ROWS):
                pawn = s.grid[column * ROWS + row]
                far = max(1, row - GREEN_ROW[column])
                if (
                    pawn == GRENADIER
                    or (pawn == FUSILIER and far <= s.tables.enemies[FUSILIER].range)
                    or (pawn == LEGIONNAIRE and far <= 1)
                ):
                    damage += 1
        return damage
    for cell in NEIGHBOURS[place]:
        if s.grid[cell] == LEGIONNAIRE:
            damage += 1
    line = LINE[place]
    far_away = LINE_DISTANCE[place]
    for number in range(len(line)):
        if far_away[number] > s.tables.enemies[FUSILIER].range:
            break
        if s.grid[line[number]] == FUSILIER and AREA[line[number] // ROWS] == AREA[place // ROWS]:
            damage += 1
    if s.armour_at >= 0 and abs(place // ROWS - s.armour_at // ROWS) <= 1:
        if place % ROWS == s.armour_at % ROWS - 2:
            damage += 1
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
    if melee:
        return threat + worth_of_tokens(s, s.grid[cell])
    if s.ground[cell] == TILE:
        return threat + worth_of_tokens(s, 1) - TILE_COST
    return threat


def worth_of_armour(s: Escape) -> float:
    """One HP of the Armour: the later, the dearer."""
    if s.armour_at < 0:
        return 0.0
    return (11.0, 13.0, 16.0, 22.0, 34.0, 90.0)[max(0, min(5, s.turn - 7))]


def green_held(s: Escape, spared: list[int]) -> bool:
    """Whether bringing the Armour down now would lose, those on `spared` being killed too."""
    for column in range(13):
        cell = column * ROWS + GREEN_ROW[column]
        if LEGIONNAIRE <= s.grid[cell] <= GRENADIER and cell not in spared:
            return True
    return False


def worth_of_blast(s: Escape, cells: list[int], threat: list[float]) -> float:
    """What a gun's shot at these cells brings."""
    total = 0.0
    armour = False
    for cell in cells:
        pawn = s.grid[cell]
        if is_enemy(pawn):
            total += worth_of_kill(s, cell, threat[cell], False)
        elif pawn == ARMOUR:
            armour = True
    if armour:
        if s.armour_hp == 1 and green_held(s, cells):
            return -1.0
        total += worth_of_armour(s)
        if s.armour_hp == 1:
            total += 500.0
    return total
