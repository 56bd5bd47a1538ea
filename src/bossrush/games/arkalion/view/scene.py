"""What clients draw: the crumbling ground, the airship, its guns, and what is about to happen."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bossrush.engine.event import Event
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
)
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import (
    ACT,
    ARMOUR_HP,
    BOARD_SHIP,
    CHOOSE,
    ENEMIES,
    ENEMIES_PHASE,
    GREEN,
    GROUND,
    NO_CELL,
    TRADING,
    TURNS,
    is_enemy,
)
from bossrush.games.arkalion.view import supplies, words
from bossrush.games.arkalion.view.forecast import TOLD, drawn, forecast
from bossrush.games.arkalion.view.sheets import sheet

_CHEST = len(ZONES)


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
        pages=supplies.pages(s, _sentences(coming)),
        board=_board(s, shown),
    )


def _sentences(coming: list[Event]) -> list[Words]:
    return [
        say(event.message) for event in coming if event.kind in TOLD and event.message is not None
    ]


def _where(s: Escape) -> list[Words]:
    if s.phase in (CHOOSE, BOARD_SHIP):
        return [say(Message("arkalion-scene-setup"))]
    key = "enemies" if s.phase == ENEMIES_PHASE else "heroes"
    return [
        say(Message("arkalion-scene-turn", turn=s.turn, turns=TURNS)),
        say(Message(f"arkalion-scene-{key}")),
        say(
            Message(
                "arkalion-scene-damaged", count=s.airship.damaged_count(), stations=len(STATIONS)
            )
        ),
    ]


# -- the board ------------------------------------------------------------------------------


def _cells(s: Escape) -> list[Place]:
    found: list[Place] = []
    for cell in range(CELLS):
        if FRESH_GROUND[cell] == NO_CELL:
            continue
        column, row = divmod(cell, ROWS)
        links = [PLACES[near] for near in NEIGHBOURS[cell]]
        if FRESH_GROUND[cell] == GREEN:
            links.append(ZONES[[column in zone for zone in ZONE_COLUMNS].index(True)])
        place = Place(
            PLACES[cell],
            "cell",
            say(Message("arkalion-cell", cell=PLACES[cell])),
            column,
            SPAWN_ROW - row,
            links=links,
            state=GROUND[s.ground[cell]],
        )
        if s.entered[column] and cell == GREENS[column]:
            name = say(Message("arkalion-scene-entered", turn=s.entered[column]))
            place.badges = [Badge(f"entered-{PLACES[cell]}", name, "hazard-sign", tone="bad")]
        found.append(place)
    return found


def _zones(s: Escape) -> list[Place]:
    found: list[Place] = []
    for zone, columns in enumerate(ZONE_COLUMNS):
        links = [ZONES[near] for near in (zone - 1, zone + 1) if 0 <= near < len(ZONES)]
        links.extend(PLACES[GREENS[column]] for column in columns)
        found.append(
            Place(
                ZONES[zone],
                "zone",
                say(Message(s.tables.zones[zone].name)),
                columns[0],
                ROWS,
                len(columns),
                1,
                links,
            )
        )
    return found


def _enemies(s: Escape) -> list[Piece]:
    found: list[Piece] = []
    for cell, pawn in enumerate(s.grid):
        if is_enemy(pawn):
            place = PLACES[cell]
            name = Message("arkalion-enemy-at", enemy=words.enemy(s, pawn), cell=place)
            icon = s.tables.enemies[pawn].icon
            kind = ENEMIES[pawn - 1]
            found.append(Piece(f"enemy-{place}", say(name), place, icon, kind, count=1))
    return found


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
    return [
        Area("armour-next", say(Message("arkalion-scene-armour-next")), one["cells"], "bad")
        for one in coming
        if one["kind"] == "armour"
    ]


def _paths(coming: list[dict[str, Any]]) -> list[Path]:
    """Where enemies will go and whom they will shoot, if nothing changes."""
    found: list[Path] = []
    for number, one in enumerate(coming):
        if one["kind"] == "move":
            found.append(Path(f"march-{number}", [one["from"], one["to"]], "bad"))
        elif one["kind"] == "shot":
            for to in dict.fromkeys(one["to"]):
                found.append(Path(f"shot-{number}-{to}", [one["from"], to], "bad"))
    return found


def _pawns(s: Escape) -> list[Piece]:
    found: list[Piece] = []
    for player, hero in enumerate(s.heroes):
        if hero.at >= 0:
            card = hero.character()
            acting = s.phase in (ACT, TRADING) and s.player() == player
            found.append(
                Piece(
                    f"pawn-{player}",
                    say(Message(card.name)),
                    PLACES[hero.at],
                    card.icon,
                    "hero",
                    s.seat_of(player),
                    state="acting" if acting else "",
                )
            )
    return found


def _stations(s: Escape) -> list[Piece]:
    found: list[Piece] = []
    for number, station in enumerate(STATIONS):
        zone = s.tables.zones[ZONE_OF[number]]
        chest = number >= _CHEST
        opened = s.airship.is_open(number)
        icon = ("open-chest" if opened else "locked-chest") if chest else zone.icon
        piece = Piece(
            f"station-{station}",
            say(Message(zone.chest if chest else zone.station)),
            ZONES[ZONE_OF[number]],
            icon,
            "chest" if chest else "station",
            state="damaged" if not s.airship.intact(number) else "open" if opened else "",
        )
        if not s.airship.intact(number):
            name = say(Message("arkalion-scene-broken"))
            piece.badges = [Badge(f"broken-{station}", name, "cracked-shield", tone="bad")]
        elif not chest and CREW_OF[number]:
            state = gun_state(s, number)
            name = say(Message(f"arkalion-scene-gun-{state}"))
            tone = {"ready": "good", "fired": "off"}.get(state, "")
            piece.badges = [Badge(f"gun-{station}", name, tone=tone)]
        found.append(piece)
    return found


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
        "acting": s.player() if s.phase in (ACT, TRADING) else None,
        "first": s.first,
        "actions": s.actions,
        "forecast": coming,
        "guns": {ZONES[zone]: gun_state(s, zone) for zone in range(len(ZONES)) if CREW_OF[zone]},
        "armour": None,
        "roll": None,
        "titles": {view: say(Message(f"arkalion-scene-view-{view}")) for view in VIEWS},
        "tokens": {
            s.tables.resource_ids[resource]: {
                "name": say(words.token(s, resource)),
                "icon": s.tables.resources[resource].icon,
            }
            for resource in range(len(s.tables.resource_ids))
        },
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
        ids = s.item_ids()
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
    carried = [s.weapon(player, number) for number in weapons(s, player, False)]
    found: dict[str, list[Words]] = {}
    for cell, pawn in enumerate(s.grid):
        if is_enemy(pawn):
            reasons = min((refusals(s, s.heroes[player].at, one, cell) for one in carried), key=len)
            if reasons:
                said = [say(Message(f"arkalion-refused-{reason}")) for reason in reasons]
                found[f"enemy-{PLACES[cell]}"] = said
    return found
