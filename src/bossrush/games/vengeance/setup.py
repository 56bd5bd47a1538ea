"""Setting up: boards at random, heroes by choice, a side chosen blind, and then the Boss."""

from __future__ import annotations

from typing import Any

from bossrush.engine.decision import Decision, Flow
from bossrush.games.vengeance import tell
from bossrush.games.vengeance.ask_setup import HERO, SIDE
from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.state import Vendetta
from bossrush.games.vengeance.tables import Tables
from bossrush.games.vengeance.terms import (
    BOSSES,
    CHECKS_SQUARES,
    CHOOSE_HERO,
    CHOOSE_SIDE,
    DEAL,
    DONE,
    ITEMS,
    LEVELS,
    MODES,
    QUOTA,
    ROUND,
)


def new_game(tables: Tables, seats: int, options: dict[str, Any]) -> Vendetta:
    """The table before anything is dealt."""
    s = Vendetta()
    s.t = tables
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
        player.t = tables
        s.players.append(player)
    return s


def reserves(tables: Tables, seats: int, mode: int, level: int) -> list[int]:
    """The dice of the game: one reserve for all, or in quota play one for each seat."""
    if seats == 1:
        return [(1 << tables.solo_dice[level]) - 1]
    if mode == QUOTA:
        share = tables.quota[seats]
        return [((1 << share) - 1) << share * seat for seat in range(seats)]
    return [(1 << tables.reserve[seats]) - 1]


def dice_total(s: Vendetta) -> int:
    """How many dice are in the game."""
    pools = reserves(s.t, s.seats, s.mode, s.dice_level)
    return sum(pool.bit_count() for pool in pools)


def deal(s: Vendetta) -> Flow[None]:
    """Each player takes a lair board at random."""
    for seat in range(s.seats):
        p = s.players[seat]
        if p.board < 0:
            p.board = yield from s.boards.draw(s, seat)
            if s.journal:
                tell.board_dealt(s, seat)
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
        tell.hero_chosen(s, seat)


def choose_side(s: Vendetta, seat: int) -> Flow[None]:
    """A side of the board, before the Boss is known."""
    side = yield Decision(s, seat, SIDE, seat)
    p = s.players[seat]
    p.lair = s.t.sides[p.board][side]
    p.bind()
    p.room = p.ground.entrance
    p.visited = p.ground.previsited
    s.seat_phases[seat] = DONE
    if s.journal:
        tell.side_chosen(s, seat)


def reveal_bosses(s: Vendetta) -> Flow[None]:
    """Every player turns the boss card and marks its life; then what traits and bosses add."""
    for seat in range(s.seats):
        p = s.players[seat]
        if p.boss < 0:
            p.boss = yield from s.bosses.draw(s, seat)
            p.bind()
            if s.journal:
                tell.boss_revealed(s, seat)
    for seat in range(s.seats):
        p = s.players[seat]
        if p.card.effect == CHECKS_SQUARES:
            for item in range(ITEMS):
                p.checked[item] = min(p.card.effect_of, p.card.items[item].squares)
    s.phase = ROUND
