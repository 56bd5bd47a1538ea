"""Mise en place: the box is laid out, heroes are chosen and go aboard."""

from __future__ import annotations

from typing import Any

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.deck import Deck
from bossrush.games.arkalion.cards.tables import Tables
from bossrush.games.arkalion.cards.terms import BEGIN_TURN, BOARD_SHIP, CHOOSE, EMPTY
from bossrush.games.arkalion.questions.setup import CHOOSE_HERO, START_ZONE
from bossrush.games.arkalion.rules.mortar_and_cannons import record_crews
from bossrush.games.arkalion.rules.moving import put_hero
from bossrush.games.arkalion.table.airship import UNMANNED, Airship
from bossrush.games.arkalion.table.board import CELLS, COLUMNS, FRESH_GROUND
from bossrush.games.arkalion.table.escape import NOBODY, Escape
from bossrush.games.arkalion.table.hero import one_by_one
from bossrush.games.arkalion.words import log


def new_escape(tables: Tables, count: int, options: dict[str, Any]) -> Escape:
    """The table before the first choice: decks and bag full, nobody on the board."""
    s = Escape()
    s.tables = tables
    s.ground = FRESH_GROUND[:]
    s.grid = [EMPTY] * CELLS
    s.entered = [0] * COLUMNS
    s.extra = tables.extra[options["preset"]][count]
    for _ in range(count):
        s.heroes.append(s.new_hero())
    for number, cards in enumerate(tables.decks):
        deck = Deck()
        deck.key = f"deck-{number + 1}"
        deck.ids = tables.enemy_card_ids
        deck.shuffle_in(cards)
        s.decks.append(deck)
        s.discards.append([])
    s.airship = Airship()
    s.airship.crews = UNMANNED[:]
    s.placed = NOBODY[:]
    s.bag = Deck()
    s.bag.key = "bag"
    s.bag.ids = tables.resource_ids
    s.bag.shuffle_in(one_by_one([resource.tokens for resource in tables.resources]))
    s.gear = [-1] * len(tables.equipment)
    s.given = [0] * len(tables.items)
    s.taken = [0] * len(tables.items)
    s.first = options["youngest"] - 1
    s.starter = s.first
    s.phase = CHOOSE
    return s


def choose_hero(s: Escape) -> Flow[None]:
    """The next player without a sheet picks one of those left."""
    for player, hero in enumerate(s.heroes):
        if hero.sheet < 0:
            sheet = yield Decision(s, s.seat_of(player), CHOOSE_HERO, player)
            hero.sheet = sheet
            hero.hp = s.tables.sheets[sheet].hp
            if s.journal:
                log.chosen(s, player)
            return
    s.phase = BOARD_SHIP


def board_ship(s: Escape) -> Flow[None]:
    """The next player puts the hero in any zone; once all are aboard, the game begins."""
    for player, hero in enumerate(s.heroes):
        if hero.at < 0:
            place = yield Decision(s, s.seat_of(player), START_ZONE, player)
            put_hero(s, player, place)
            if s.journal:
                log.aboard(s, player)
            return
    record_crews(s)
    s.phase = BEGIN_TURN
