"""What clients draw: the crumbling ground, the airship, its guns, and what is about to happen."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bossrush.engine.message import Message
from bossrush.engine.scene import (
    Area,
    Badge,
    Path,
    Piece,
    Place,
    Scene,
    Track,
    Words,
)
from bossrush.engine.scene import words as say
from bossrush.games.arkalion.cards.terms import (
    ACT,
    ARMOUR_HP,
    ENEMIES,
    ENEMIES_PHASE,
    GREEN,
    GROUND,
    NO_CELL,
    TRADING,
    TURNS,
    is_enemy,
)
from bossrush.games.arkalion.rules.targets import refusals, weapons
from bossrush.games.arkalion.table.airship import CREW_OF, STATIONS, ZONE_OF, ZONES
from bossrush.games.arkalion.table.board import (
    BLOCK,
    CELLS,
    COLUMNS,
    FIRST_ZONE,
    FRESH_GROUND,
    GREENS,
    NEIGHBOURS,
    PLACES,
    ROWS,
    SPAWN_ROW,
    ZONE_COLUMNS,
    zone_facing,
)
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.view import supplies
from bossrush.games.arkalion.view.forecast import drawn, forecast, sentences
from bossrush.games.arkalion.view.sheets import sheet
from bossrush.games.arkalion.words import names


def scene(s: Escape, seat: int | None) -> Scene:
    """The table as everybody sees it: nothing here is hidden from anyone."""
    coming = forecast(s)
    shown = drawn(s, coming)
    return Scene(
        game="arkalion",
        where=_where(s),
        places=[*_cells(s), *_zones(s)],
        pieces=[*_enemies(s), *_armour(s), *_pawns(s), *_stations(s)],
        areas=_areas(shown),
        paths=_paths(shown),
        cards=supplies.cards(s),
        tray=supplies.tray(s),
        piles=supplies.piles(s),
        tracks=supplies.tracks(s),
        sheets=[sheet(s, player) for player in range(len(s.heroes))],
        pages=supplies.pages(s, sentences(coming)),
        board=_board(s, shown),
    )


def _where(s: Escape) -> list[Words]:
    if s.in_setup():
        return [say(Message("arkalion-scene-setup"))]
    key = "enemies" if s.phase == ENEMIES_PHASE else "heroes"
    damaged = s.airship.damaged_count()
    return [
        say(Message("arkalion-scene-turn", turn=s.turn, turns=TURNS)),
        say(Message(f"arkalion-scene-{key}")),
        say(Message("arkalion-scene-damaged", count=damaged, stations=len(STATIONS))),
    ]


# -- the board ------------------------------------------------------------------------------


def _cells(s: Escape) -> list[Place]:
    places: list[Place] = []
    for cell in range(CELLS):
        if FRESH_GROUND[cell] == NO_CELL:
            continue
        column, row = divmod(cell, ROWS)
        links = [PLACES[near] for near in NEIGHBOURS[cell]]
        if FRESH_GROUND[cell] == GREEN:
            links.append(PLACES[zone_facing(cell)])
        name = say(Message("arkalion-cell", cell=PLACES[cell]))
        state = GROUND[s.ground[cell]]
        place = Place(PLACES[cell], "cell", name, column, SPAWN_ROW - row, links=links, state=state)
        if s.entered[column] and cell == GREENS[column]:
            name = say(Message("arkalion-scene-entered", turn=s.entered[column]))
            place.badges = [Badge(f"entered-{PLACES[cell]}", name, "hazard-sign", tone="bad")]
        places.append(place)
    return places


def _zones(s: Escape) -> list[Place]:
    places: list[Place] = []
    for zone, columns in enumerate(ZONE_COLUMNS):
        links = [ZONES[near] for near in (zone - 1, zone + 1) if 0 <= near < len(ZONES)]
        links.extend(PLACES[GREENS[column]] for column in columns)
        name = say(Message(s.tables.zones[zone].name))
        width = len(columns)
        places.append(Place(ZONES[zone], "zone", name, columns[0], ROWS, width, 1, links))
    return places


def _enemies(s: Escape) -> list[Piece]:
    pieces: list[Piece] = []
    for cell, pawn in enumerate(s.grid):
        if is_enemy(pawn):
            place = PLACES[cell]
            name = Message("arkalion-enemy-at", enemy=names.enemy(s, pawn), cell=place)
            icon = s.tables.enemies[pawn].icon
            kind = ENEMIES[pawn - 1]
            pieces.append(Piece(f"enemy-{place}", say(name), place, icon, kind, count=1))
    return pieces


def _armour(s: Escape) -> list[Piece]:
    if s.armour_at < 0:
        return []
    hp = Track("armour-hp", say(Message("arkalion-scene-hp")), s.armour_hp, 0, ARMOUR_HP)
    name = say(Message("arkalion-the-armour"))
    at = PLACES[s.armour_at]
    cells = [PLACES[cell] for cell in BLOCK[s.armour_at]]
    return [Piece("armour", name, at, "battle-mech", "armour", covers=cells, tracks=[hp])]


def _areas(coming: list[dict[str, Any]]) -> list[Area]:
    """The cells the Armour takes next."""
    name = say(Message("arkalion-scene-armour-next"))
    advances = [shown for shown in coming if shown["kind"] == "armour"]
    return [Area("armour-next", name, advance["cells"], "bad") for advance in advances]


def _paths(coming: list[dict[str, Any]]) -> list[Path]:
    """Where enemies will go and whom they will shoot, if nothing changes."""
    paths: list[Path] = []
    for number, shown in enumerate(coming):
        if shown["kind"] == "move":
            paths.append(Path(f"march-{number}", [shown["from"], shown["to"]], "bad"))
        elif shown["kind"] == "shot":
            for to in dict.fromkeys(shown["to"]):
                paths.append(Path(f"shot-{number}-{to}", [shown["from"], to], "bad"))
    return paths


def _pawns(s: Escape) -> list[Piece]:
    pieces: list[Piece] = []
    for player, hero in enumerate(s.heroes):
        if hero.at >= 0:
            sheet = hero.character()
            pawn = Piece(f"pawn-{player}", say(Message(sheet.name)), PLACES[hero.at], sheet.icon)
            pawn.kind = "hero"
            pawn.seat = s.seat_of(player)
            pawn.state = "acting" if s.hero_acts() and s.player() == player else ""
            pieces.append(pawn)
    return pieces


def _stations(s: Escape) -> list[Piece]:
    pieces: list[Piece] = []
    for number, station in enumerate(STATIONS):
        zone = s.tables.zones[ZONE_OF[number]]
        at = ZONES[ZONE_OF[number]]
        if number < len(ZONES):
            name = say(Message(zone.station))
            piece = Piece(f"station-{station}", name, at, zone.icon, "station")
            if CREW_OF[number]:
                state = gun_state(s, number)
                name = say(Message(f"arkalion-scene-gun-{state}"))
                tone = {"ready": "good", "fired": "off"}.get(state, "")
                piece.badges = [Badge(f"gun-{station}", name, tone=tone)]
        else:
            opened = s.airship.is_open(number)
            icon = "open-chest" if opened else "locked-chest"
            piece = Piece(f"station-{station}", say(Message(zone.chest)), at, icon, "chest")
            piece.state = "open" if opened else ""
        if not s.airship.intact(number):
            name = say(Message("arkalion-scene-broken"))
            piece.state = "damaged"
            piece.badges = [Badge(f"broken-{station}", name, "cracked-shield", tone="bad")]
        pieces.append(piece)
    return pieces


def gun_state(s: Escape, zone: int) -> str:
    """What a gun can do this turn: damaged, fired, ready, or without a crew."""
    if not s.airship.intact(zone):
        return "damaged"
    if s.airship.has_fired(zone):
        return "fired"
    if s.manning == zone:
        return "ready"
    for player, hero in enumerate(s.heroes):
        if s.airship.in_crew(player, zone) and hero.at == FIRST_ZONE + zone:
            return "ready"
    return "idle"


def _foe(s: Escape, pawn: int) -> Words:
    """The numbers of an ordinary enemy; pawns are numbered by their resistance."""
    enemy = s.tables.enemies[pawn]
    message = Message(
        "arkalion-scene-foe",
        resistance=pawn,
        range=enemy.range,
        speed=enemy.speed,
    )
    return say(message)


# -- for the game's own board ------------------------------------------------------------------


VIEWS: Final = ("all", "port", "bow", "starboard")
"""The parts of the ground that a small screen shows."""


def _board(s: Escape, coming: list[dict[str, Any]]) -> dict[str, Any]:
    """What only this game's own board draws."""
    made: dict[str, Any] = {
        "columns": COLUMNS,
        "rows": ROWS,
        "turn": s.turn,
        "sequence": s.sequence() + 1 if s.turn else 0,
        "order": s.order(),
        "acting": s.player() if s.hero_acts() else None,
        "first": s.first,
        "actions": s.actions,
        "forecast": coming,
        "guns": {ZONES[zone]: gun_state(s, zone) for zone in range(len(ZONES)) if CREW_OF[zone]},
        "armour": None,
        "roll": None,
        "titles": {view: say(Message(f"arkalion-scene-view-{view}")) for view in VIEWS},
        "tokens": {
            resource.id: {"name": say(Message(resource.name)), "icon": resource.icon}
            for resource in s.tables.resources
        },
        "foes": {ENEMIES[pawn - 1]: _foe(s, pawn) for pawn in range(1, len(ENEMIES) + 1)},
    }
    if s.armour_at >= 0:
        cells = [PLACES[cell] for cell in BLOCK[s.armour_at]]
        made["armour"] = {"at": PLACES[s.armour_at], "cells": cells, "hp": s.armour_hp}
    if s.rolled:
        made["roll"] = {
            "need": s.need or None,
            "faces": s.rolled[:],
            "hit": s.rolled[-1] >= s.need if s.need else None,
            "hero": f"hero-{s.roller}" if s.roller >= 0 else None,
        }
    if s.phase == TRADING:
        ids = s.tables.item_ids
        made["trade"] = {
            "partner": f"hero-{s.partner}",
            "given": {ids[item]: count for item, count in enumerate(s.given) if count},
            "taken": {ids[item]: count for item, count in enumerate(s.taken) if count},
        }
    if s.phase == ACT:
        made["refused"] = _refused(s)
    plain: dict[str, Any] = msgspec.to_builtins(made)
    return plain


def _refused(s: Escape) -> dict[str, list[Words]]:
    """Why the hero whose turn it is cannot attack an enemy, by the weapon that comes closest."""
    player = s.player()
    at = s.heroes[player].at
    carried = [s.weapon(player, number) for number in weapons(s, player, False)]
    refused: dict[str, list[Words]] = {}
    for cell, pawn in enumerate(s.grid):
        if is_enemy(pawn):
            reasons = min((refusals(s, at, weapon, cell) for weapon in carried), key=len)
            if reasons:
                said = [say(Message(f"arkalion-refused-{reason}")) for reason in reasons]
                refused[f"enemy-{PLACES[cell]}"] = said
    return refused
