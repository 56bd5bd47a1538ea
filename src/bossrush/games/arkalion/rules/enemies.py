"""Phase des Ennemis: each enemy attacks whom it reaches, or advances.

A Grenadier that reaches nobody shells a station, and advances where none is left standing.
"""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.games.arkalion.cards.terms import (
    ARMOUR,
    BEGIN_TURN,
    EMPTY,
    GREEN,
    GRENADIER,
    LEGIONNAIRE,
    STATIONS_LOST,
    TURNS,
    is_enemy,
)
from bossrush.games.arkalion.rules.armour import armour_advances
from bossrush.games.arkalion.rules.death import hurt_struck
from bossrush.games.arkalion.rules.ending import boarding_check, last_turn, over
from bossrush.games.arkalion.rules.pushing import (
    NOTHING_BARRED,
    ahead,
    lift_enemy,
    place_enemy,
    push,
)
from bossrush.games.arkalion.table.board import (
    AREA,
    FIRST_ZONE,
    FRESH_GROUND,
    MARCH,
    NEIGHBOURS,
    column_of,
    distance,
    in_line,
    in_row_or_column,
    row_of,
    zone_facing,
)
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import log_enemies


def enemies_phase(s: Escape) -> Flow[None]:
    """The boarding check, the enemies from the hull outwards, the Armour, and the clock."""
    boarding_check(s)
    if s.journal:
        log_enemies.enemies_phase(s)
    s.march = [cell for cell in MARCH if is_enemy(s.grid[cell])]
    while s.march:
        cell = s.march.pop(0)
        s.struck = heroes_in_reach(s, cell)
        if s.struck:
            yield from enemy_attacks(s, cell)
        elif s.grid[cell] != GRENADIER or not shell_station(s, cell):
            advance(s, cell)
    yield from armour_advances(s)
    if s.turn == TURNS:
        raise last_turn(s)
    s.phase = BEGIN_TURN


def enemy_attacks(s: Escape, cell: int) -> Flow[None]:
    """The enemy on a cell strikes those it reaches; a Legionnaire only the weakest of them."""
    kind = s.grid[cell]
    if kind == LEGIONNAIRE:
        s.struck = [weakest(s, s.struck)]
    if s.journal:
        log_enemies.attacked(s, kind, cell, s.struck)
    yield from hurt_struck(s)


def reaches(s: Escape, cell: int, place: int) -> bool:
    """Whether the enemy on a cell can attack a hero at a place.

    All reach into the zone they face, as far as their Range goes. Outside, a Legionnaire reaches
    the cells beside it, a Fusilier those in a straight line on its own side, a Grenadier none.
    """
    kind = s.grid[cell]
    if place >= FIRST_ZONE:
        faced = place == zone_facing(cell)
        return faced and distance(place, cell) <= s.tables.enemies[kind].range
    if kind == LEGIONNAIRE:
        return distance(cell, place) == 1
    if kind == GRENADIER or AREA[column_of(place)] != AREA[column_of(cell)]:
        return False
    aligned = in_row_or_column(cell, place)
    return aligned and distance(cell, place) <= s.tables.enemies[kind].range


def reached(s: Escape, cell: int) -> list[int]:
    """Every place at which the enemy on a cell can attack a hero."""
    kind = s.grid[cell]
    reach = s.tables.enemies[kind].range
    places: list[int] = []
    if distance(zone_facing(cell), cell) <= reach:
        places.append(zone_facing(cell))
    if kind == LEGIONNAIRE:
        places.extend(NEIGHBOURS[cell])
    elif kind != GRENADIER:
        for place in in_line(cell, reach):
            if AREA[column_of(place)] == AREA[column_of(cell)]:
                places.append(place)
    return places


def heroes_in_reach(s: Escape, cell: int) -> list[int]:
    """The players whose heroes the enemy on a cell can attack, in the order of play."""
    players: list[int] = []
    heroes = s.heroes
    count = len(heroes)
    for place in range(count):
        player = (s.starter + place) % count
        at = heroes[player].at
        if at >= 0 and reaches(s, cell, at):
            players.append(player)
    return players


def weakest(s: Escape, players: list[int]) -> int:
    """The one with the fewest HP, the earliest in the order of play on ties."""
    best = players[0]
    for player in players:
        if s.heroes[player].hp < s.heroes[best].hp:
            best = player
    return best


def shell_station(s: Escape, cell: int) -> bool:
    """A Grenadier breaks a station of the zone it faces, if one still stands."""
    station = s.airship.next_to_break(zone_facing(cell) - FIRST_ZONE)
    if station < 0:
        return False
    s.airship.damage(station)
    if s.journal:
        log_enemies.station_broken(s, cell, station)
    if s.airship.damaged_count() >= s.tables.parameters.stations_lost:
        raise over(s, STATIONS_LOST)
    return True


def advance(s: Escape, cell: int) -> None:
    """Step by step towards the airship, leaping over gaps. A push ends the move."""
    kind = s.grid[cell]
    at = cell
    for _ in range(s.tables.enemies[kind].speed):
        if FRESH_GROUND[at] == GREEN:
            break
        to = ahead(s, column_of(at), row_of(at) - 1)
        pawn = s.grid[to]
        if pawn >= ARMOUR:  # the Armour, or a hero: neither is pushed by an enemy
            break
        if pawn != EMPTY:
            push(s, to, row_of(to) - 1, NOTHING_BARRED)
        lift_enemy(s, at)
        place_enemy(s, to, kind)
        at = to
        if pawn != EMPTY:
            break
    if at != cell and s.journal:
        log_enemies.advanced(s, kind, cell, at)
