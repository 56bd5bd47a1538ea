"""Phase des Ennemis: each enemy attacks whom it reaches, or advances."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.games.arkalion.rules.appearance import NOTHING_BARRED
from bossrush.games.arkalion.rules.armour import armour_advances
from bossrush.games.arkalion.rules.death import hurt_struck
from bossrush.games.arkalion.rules.ending import boarding_check, last_turn, over
from bossrush.games.arkalion.rules.pushing import ahead, lift_enemy, place_enemy, push
from bossrush.games.arkalion.table.board import (
    AREA,
    FIRST_ZONE,
    FRESH_GROUND,
    LINE,
    LINE_DISTANCE,
    MARCH,
    NEIGHBOURS,
    ROWS,
    depth,
    zone_facing,
)
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import (
    ARMOUR,
    BEGIN_TURN,
    EMPTY,
    FUSILIER,
    GREEN,
    GRENADIER,
    HERO,
    LEGIONNAIRE,
    STATIONS_LOST,
    TURNS,
    is_enemy,
)
from bossrush.games.arkalion.view import log_enemies


def enemies_phase(s: Escape) -> Flow[None]:
    """The boarding check, the enemies from the hull outwards, the Armour, and the clock."""
    boarding_check(s)
    if s.journal:
        log_enemies.enemies_phase(s)
    s.march = [cell for cell in MARCH if is_enemy(s.grid[cell])]
    while s.march:
        cell = s.march.pop(0)
        kind = s.grid[cell]
        if kind == GRENADIER:
            yield from grenadier(s, cell)
        else:
            s.struck = legionnaire_target(s, cell) if kind == LEGIONNAIRE else shot_at(s, cell)
            if s.struck:
                if s.journal:
                    log_enemies.attacked(s, kind, cell, s.struck)
                yield from hurt_struck(s)
            else:
                advance(s, cell)
    yield from armour_advances(s)
    if s.turn == TURNS:
        raise last_turn(s)
    s.phase = BEGIN_TURN


def heroes_in(s: Escape, place: int) -> list[int]:
    """The players whose heroes are in a zone, in the order of play."""
    found: list[int] = []
    for player in s.order():
        if s.heroes[player].at == place:
            found.append(player)
    return found


def legionnaire_target(s: Escape, cell: int) -> list[int]:
    """The one hero a Legionnaire strikes: beside it, or in the zone at arm's length."""
    zone = zone_facing(cell) if depth(cell) <= 1 else -2
    best = -1
    for player in s.order():
        at = s.heroes[player].at
        if at == zone or (0 <= at < FIRST_ZONE and at in NEIGHBOURS[cell]):
            if best < 0 or s.heroes[player].hp < s.heroes[best].hp:
                best = player
    return [best] if best >= 0 else []


def shot_at(s: Escape, cell: int) -> list[int]:
    """Every hero a Fusilier shoots: in line within reach on its own side, and in its zone."""
    reach = s.tables.enemies[FUSILIER].range
    column = cell // ROWS
    found: list[int] = []
    if max(1, depth(cell)) <= reach:
        zone = zone_facing(cell)
        for player, hero in enumerate(s.heroes):
            if hero.at == zone:
                found.append(player)
    line = LINE[cell]
    far = LINE_DISTANCE[cell]
    for place in range(len(line)):
        if far[place] > reach:
            break
        pawn = s.grid[line[place]]
        if pawn >= HERO and AREA[line[place] // ROWS] == AREA[column]:
            found.append(pawn - HERO)
    if len(found) > 1:
        found = [player for player in s.order() if player in found]
    return found


def grenadier(s: Escape, cell: int) -> Flow[None]:
    """Shell the zone in front: heroes take it, else a station breaks, else it advances."""
    zone = zone_facing(cell)
    s.struck = heroes_in(s, zone)
    if s.struck:
        if s.journal:
            log_enemies.attacked(s, GRENADIER, cell, s.struck)
        yield from hurt_struck(s)
        return
    station = s.airship.next_to_break(zone - FIRST_ZONE)
    if station < 0:
        advance(s, cell)
        return
    s.airship.damage(station)
    if s.journal:
        log_enemies.station_broken(s, cell, station)
    if s.airship.damaged_count() >= s.tables.parameters.stations_lost:
        raise over(s, STATIONS_LOST)


def advance(s: Escape, cell: int) -> None:
    """Step by step towards the airship, leaping over gaps; whoever is pushed ends the move."""
    kind = s.grid[cell]
    at = cell
    for _ in range(s.tables.enemies[kind].speed):
        if FRESH_GROUND[at] == GREEN:
            break
        to = ahead(s, at // ROWS, at % ROWS - 1)
        pawn = s.grid[to]
        if pawn >= ARMOUR:
            break
        if pawn != EMPTY:
            push(s, to, to % ROWS - 1, NOTHING_BARRED)
        lift_enemy(s, at)
        place_enemy(s, to, kind)
        at = to
        if pawn != EMPTY:
            break
    if at != cell and s.journal:
        log_enemies.advanced(s, kind, cell, at)
