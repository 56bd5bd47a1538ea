"""Setting up: boards at random, heroes by choice, a side chosen blind, and then the Boss."""

from __future__ import annotations

from typing import Any

from bossrush.engine.decision import Decision, Flow
from bossrush.games.vengeance.cards.tables import Tables
from bossrush.games.vengeance.cards.terms import (
    BOSSES,
    CHOOSE_HERO,
    CHOOSE_SIDE,
    DEAL,
    DONE,
    LEVELS,
    MODES,
    ROUND,
)
from bossrush.games.vengeance.questions.setup import HERO, SIDE
from bossrush.games.vengeance.rules.effects import check_squares
from bossrush.games.vengeance.table.dice import reserves
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words import log


def new_game(tables: Tables, seats: int, options: dict[str, Any]) -> Vendetta:
    """The table before anything is dealt."""
    s = Vendetta()
    s.tables = tables
    s.seats = seats
    s.phase = DEAL
    s.mode = MODES.index(options["mode"])
    s.dice_level = LEVELS.index(options["dice"])
    s.time_level = LEVELS.index(options["time"])
    s.score_level = LEVELS.index(options["score"])
    s.fair = options["fair"]
    s.countdown = options["countdown"]
    s.cooldown = options["cooldown"]
    s.idle = options["idle"]
    s.cap = options["cap"]
    s.limit = options["limit"]
    s.turn_limit = options["turn_limit"]
    s.pools = reserves(tables, seats, s.mode, s.dice_level)
    s.boards.key = "board"
    s.boards.ids = tables.boards
    s.boards.shuffle_in(list(range(len(tables.boards))))
    s.bosses.key = "boss"
    s.bosses.ids = tables.boss_ids
    s.bosses.shuffle_in(list(range(len(tables.bosses))))
    for _ in range(seats):
        player = Player()
        player.tables = tables
        s.players.append(player)
    return s


def deal(s: Vendetta) -> Flow[None]:
    """Each player takes a lair board at random."""
    for seat in range(s.seats):
        p = s.players[seat]
        if p.board < 0:
            p.board = yield from s.boards.draw(s, seat)
            if s.journal:
                log.board_dealt(s, seat)
    s.seat_phases = [CHOOSE_HERO] * s.seats
    s.phase = BOSSES


def choose_hero(s: Vendetta, seat: int) -> Flow[None]:
    """A hero that nobody else plays; the first come is the first served."""
    hero = yield Decision(s, seat, HERO, seat)
    p = s.players[seat]
    p.hero = hero
    p.bind()
    s.seat_phases[seat] = CHOOSE_SIDE
    if s.journal:
        log.hero_chosen(s, seat)


def choose_side(s: Vendetta, seat: int) -> Flow[None]:
    """A side of the board, before the Boss is known."""
    side = yield Decision(s, seat, SIDE, seat)
    p = s.players[seat]
    p.lair = s.tables.sides[p.board][side]
    p.bind()
    p.room = p.ground.entrance
    p.visited = p.ground.previsited
    s.seat_phases[seat] = DONE
    if s.journal:
        log.side_chosen(s, seat)


def reveal_bosses(s: Vendetta) -> Flow[None]:
    """Every player turns the boss card and marks its life; then what traits and bosses add."""
    for seat in range(s.seats):
        p = s.players[seat]
        if p.boss < 0:
            p.boss = yield from s.bosses.draw(s, seat)
            p.bind()
            if s.journal:
                log.boss_revealed(s, seat)
    for p in s.players:
        check_squares(p)
    s.phase = ROUND
