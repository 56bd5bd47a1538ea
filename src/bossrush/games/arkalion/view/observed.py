"""An escape as numbers, for programs that learn: all that lies open on the table."""

from __future__ import annotations

from typing import Final

from bossrush.engine.observing import Cells, Observer
from bossrush.games.arkalion.cards.terms import (
    FUSILIER,
    GAP,
    GRENADIER,
    LEGIONNAIRE,
    MOST,
    PRESENCE,
)
from bossrush.games.arkalion.table.airship import STATIONS, ZONES
from bossrush.games.arkalion.table.board import CELLS, PLACES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.hero import Hero

DECK_NAMES: Final = ("deck 1", "deck 2", "deck 3", "deck 4")
COLUMN_NAMES: Final = "ABCDEFGHIJKLM"
_PLAYERS: Final = [f"hero {player}" for player in range(MOST)]
_NOBODY: Final = Hero()
LONG: Final = 16
"""Turns, about as many as an escape has."""

QUESTIONS: Final = (
    "arkalion.ask-start",
    "arkalion.ask-hero",
    "arkalion.ask-act",
    "arkalion.ask-agree",
    "arkalion.ask-aim",
    "arkalion.ask-bolt",
    "arkalion.ask-cannon",
    "arkalion.ask-confirm",
    "arkalion.ask-grapnel",
    "arkalion.ask-mortar",
    "arkalion.ask-return",
    "arkalion.ask-scrounge",
    "arkalion.ask-second-aim",
    "arkalion.ask-step",
    "arkalion.ask-trade",
)
"""All that is asked, by key."""


class EscapeObserver(Observer[Escape]):
    """What lies on the table: the same for every seat."""

    def see(self, state: Escape, seat: int, cells: Cells) -> None:
        _see_turn(state, cells)
        _see_board(state, cells)
        _see_airship(state, cells)
        for player in range(MOST):
            cells.group(_PLAYERS[player])
            hero = state.heroes[player] if player < len(state.heroes) else _NOBODY
            _see_hero(state, hero, cells)
        cells.group("holder, from 1")
        for card, equipment in enumerate(state.tables.equipment_ids):
            cells.number(equipment, state.gear[card] + 1)

    def promise(self, state: Escape, seat: int) -> float:
        """Half for the turns survived, half for the HP that is left."""
        hp = 0
        most = 0
        for hero in state.heroes:
            if hero.sheet >= 0:
                hp += max(0, hero.hp)
                most += hero.character().hp
        if not most:
            return 0.0
        return 0.5 * min(1.0, state.turn / LONG) + 0.5 * min(1.0, hp / most)


def _see_turn(s: Escape, cells: Cells) -> None:
    cells.number("turn", s.turn)
    cells.one_of("First Hero", s.first, _PLAYERS)
    cells.one_of("began the turn", s.starter, _PLAYERS)
    cells.one_of("acts", s.player() if s.heroes else -1, _PLAYERS)
    cells.number("enemy cards to draw", s.cards_left)
    cells.number("actions left", s.actions)
    cells.flag("Ability used", s.ability_used)
    cells.flag("may roll again", s.reroll)
    cells.number("range added", s.sight)
    cells.number("free moves", s.steps)
    cells.one_of("gun manned by the Mechanic", s.manning, ZONES)
    cells.number("tokens to draw", s.due)
    cells.number("first target, from 1", s.aim + 1)
    cells.number("power of the bolt", s.power)
    cells.one_of("trades with", s.partner, _PLAYERS)
    cells.counts("offered", s.given, s.tables.item_ids)
    cells.counts("asked for", s.taken, s.tables.item_ids)
    cells.number("enemies yet to act", len(s.march))
    cells.one_of("rolled last", s.roller, _PLAYERS)
    cells.number("last roll", s.rolled[-1] if s.rolled else 0)
    cells.number("needed", s.need)
    for number in range(len(DECK_NAMES)):
        cells.number(DECK_NAMES[number], s.decks[number].size())
    cells.number("tokens in the bag", s.bag.size())


def _see_board(s: Escape, cells: Cells) -> None:
    """A number for what stands on each cell; the prow has none, and nothing stands there."""
    cells.group("on the board")
    cells.number("Legionnaires", s.placed[LEGIONNAIRE])
    cells.number("Fusiliers", s.placed[FUSILIER])
    cells.number("Grenadiers", s.placed[GRENADIER])
    cells.number("HP of the Armour", s.armour_hp)
    cells.number("the Armour's middle, its cell from 1", s.armour_at + 1)
    cells.number("turn in which the Armour reached green", s.armour_entered)
    cells.counts("enemy on green since turn, column", s.entered, COLUMN_NAMES)
    cells.group("cell (1 to 3 enemies, 4 the Armour, from 5 on heroes)")
    grid = s.grid
    for cell in range(CELLS):
        cells.number(PLACES[cell], grid[cell])
    cells.group("fallen")
    ground = s.ground
    for cell in range(CELLS):
        cells.flag(PLACES[cell], ground[cell] == GAP)


def _see_airship(s: Escape, cells: Cells) -> None:
    airship = s.airship
    cells.group("airship")
    cells.some_of("damaged", airship.damaged, STATIONS)
    cells.some_of("open", airship.opened, STATIONS)
    cells.some_of("fired", airship.fired, ZONES)
    for zone in range(len(ZONES)):
        cells.some_of(ZONES[zone], airship.crews[zone], _PLAYERS)


def _see_hero(s: Escape, hero: Hero, cells: Cells) -> None:
    tables = s.tables
    cells.one_of("sheet", hero.sheet, tables.sheet_ids)
    cells.number("HP", hero.hp)
    cells.number("place, from 1", hero.at + 1)
    cells.one_of("presence", hero.presence if hero.sheet >= 0 else -1, PRESENCE)
    cells.counts("token", hero.tokens, tables.resource_ids)
    cells.counts("potion", hero.potions, tables.potion_ids)
    cells.number("shield", hero.shield)
    cells.number("ward", hero.ward)
