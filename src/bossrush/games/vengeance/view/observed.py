"""A vendetta as numbers, for programs that learn: one's own board whole, the others' in short."""

from __future__ import annotations

from typing import Final

from bossrush.engine.observing import Cells, Observer
from bossrush.engine.sets import plus
from bossrush.games.vengeance.cards.terms import (
    FLASHBACKS,
    ITEMS,
    LEVELS,
    MODES,
    MOST_SEATS,
    SKILLS,
    SOURCES,
    TIMINGS,
    TRIGGERS,
)
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.tile_in_use import step_of, tile_of

MOST_ROOMS: Final = 12
MOST_MINIONS: Final = 24
MOST_OBJECTIVES: Final = 6
_ROOMS: Final = [f"room {room}" for room in range(MOST_ROOMS)]
_MINIONS: Final = [f"minion {minion}" for minion in range(MOST_MINIONS)]
_OBJECTIVES: Final = [f"objective {number}" for number in range(MOST_OBJECTIVES)]
_SKILLS: Final = [f"skill {code}" for code in range(SKILLS)]
_ITEMS: Final = [f"item {item}" for item in range(ITEMS)]
_OTHERS: Final = [f"player {seat}" for seat in range(MOST_SEATS)]
_FLASH_DICE: Final = [f"flashback die {number}" for number in (1, 2, 3)]
_NOBODY: Final = Player()

QUESTIONS: Final = (
    "vengeance.hero",
    "vengeance.side",
    "vengeance.roll",
    "vengeance.refill",
    "vengeance.combat",
    "vengeance.step",
    "vengeance.answer",
    "vengeance.flashback",
    "vengeance.loot",
)
"""All that is asked, by key."""


class VendettaObserver(Observer[Vendetta]):
    """Nothing is hidden; a seat's own board is seen in full."""

    def see(self, state: Vendetta, seat: int, cells: Cells) -> None:
        own = state.seat_phases
        cells.one_of("own phase", own[seat] if seat < len(own) else -1, state.own_phase_ids)
        cells.one_of("mode", state.mode, MODES)
        cells.one_of("points wanted", state.score_level, LEVELS)
        cells.number("round", state.round)
        flash = [0] * len(FLASHBACKS)
        for action in state.flash:
            flash[action] += 1
        cells.counts("flashback dice", flash, FLASHBACKS)
        for place in range(3):
            shown = state.flash[place] if place < len(state.flash) else -1
            cells.one_of(_FLASH_DICE[place], shown, FLASHBACKS)
        cells.number("dice in reserve", state.reserve(seat) if state.pools else 0)
        cells.flag("refills closed", state.closed)
        cells.one_of("micro-turn of", state.turn, _OTHERS)
        cells.number("done in this micro-turn, as a set", state.turn_done)
        cells.group("own board")
        me = state.players[seat] if seat < len(state.players) else _NOBODY
        _see_board(state, me, cells)
        _see_dice(state, me, cells)
        _see_lair(me, cells)
        for other in range(MOST_SEATS):
            cells.group(_OTHERS[other])
            _see_other(state.players[other] if other < len(state.players) else _NOBODY, cells)

    def promise(self, state: Vendetta, seat: int) -> float:
        """Half for the harm done to the Boss, some for objectives, some for skills."""
        if seat >= len(state.players) or state.players[seat].boss < 0:
            return 0.0
        p = state.players[seat]
        hurt = min(1.0, p.damage / max(1, p.foe.life))
        aims = min(1.0, p.aims.bit_count() / MOST_OBJECTIVES)
        return 0.5 * hurt + 0.3 * aims + 0.2 * min(1.0, p.owned.bit_count() / SKILLS)


def _see_board(s: Vendetta, p: Player, cells: Cells) -> None:
    cells.one_of("hero", p.hero, s.tables.hero_ids)
    cells.one_of("Boss", p.boss, s.tables.boss_ids)
    cells.one_of("lair", p.lair, s.tables.lair_ids)
    cells.number("marked XP", p.marked)
    cells.number("spent XP", p.spent)
    cells.number("loot", p.loot)
    cells.number("extra life slots", p.extra)
    cells.number("wounds", p.wounds)
    cells.number("free life slots", p.free_slots())
    cells.number("knocked out", p.ko)
    cells.some_of("bought", p.owned, _SKILLS)
    cells.counts("anticipation", p.marks, _SKILLS)
    cells.counts("uses", p.uses, _ITEMS)
    cells.counts("checked", p.checked, _ITEMS)
    cells.some_of("used source", p.acted, SOURCES)
    cells.flag("trained", p.trained)
    cells.number("throws", p.throws)
    cells.flag("stopped", p.stopped)
    cells.flag("cooling", p.cooling)
    cells.flag("refills by itself", p.auto)
    cells.number("dice asked for", p.asking)
    cells.number("micro-turns", p.turns)
    cells.one_of("timing", p.timing, TIMINGS)
    cells.number("tiles in use", len(p.frames))
    framed = p.frames[-1] if p.frames else -1
    cells.number("tile in use, from 1", tile_of(framed) + 1 if framed >= 0 else 0)
    cells.number("its next step", step_of(framed) if framed >= 0 else 0)
    cells.one_of("may answer", p.trigger, TRIGGERS)
    cells.flag("fought", p.fought)
    cells.flag("moved", p.moved)
    cells.some_of("used this round", p.timed, _SKILLS)
    cells.number("loot to collect", p.collects)


def _see_dice(s: Vendetta, p: Player, cells: Cells) -> None:
    hand = [0] * len(s.tables.hand_ids)
    for face in p.faces:
        hand[face] += 1
    cells.counts("in hand", hand, s.tables.hand_ids)
    groups = [0] * SKILLS
    dice = [0] * SKILLS
    bonus = 0
    for group in p.groups:
        groups[group.skill] += 1
        dice[group.skill] += len(group.faces)
        if group.bonus:
            bonus = plus(bonus, group.skill)
    cells.counts("groups", groups, _SKILLS)
    cells.counts("dice", dice, _SKILLS)
    cells.some_of("bonus", bonus, _SKILLS)
    cells.number("dice on the life bar", p.life_dice.bit_count())


def _see_lair(p: Player, cells: Cells) -> None:
    cells.one_of("in", p.room, _ROOMS)
    cells.some_of("visited", p.visited, _ROOMS)
    cells.some_of("looted", p.looted, _ROOMS)
    cells.some_of("dead", p.dead, _MINIONS)
    cells.some_of("fallen this round", p.fresh, _MINIONS)
    cells.some_of("evaded", p.evaded, _MINIONS)
    cells.some_of("damaged", p.dots, _MINIONS)
    cells.some_of("marked", p.aims, _OBJECTIVES)
    cells.number("damage to the Boss", p.damage)
    cells.number("life of the Boss", p.foe.life)
    cells.flag("the Boss was hit", p.boss_hit)
    cells.flag("the Boss was hurt this round", p.boss_hurt)
    ground = p.ground
    known = p.lair >= 0
    cells.number("rooms to the Boss", ground.hops[p.room][ground.boss_room] if known else 0)
    here = ground.in_room[p.room] & p.active() if known else 0
    near = ground.next_door[p.room] & p.active() if known else 0
    cells.number("minions here", here.bit_count())
    cells.number("minions next door", near.bit_count())


def _see_other(p: Player, cells: Cells) -> None:
    cells.number("hero, its number from 1", p.hero + 1)
    cells.number("Boss, its number from 1", p.boss + 1)
    cells.number("lair, its number from 1", p.lair + 1)
    cells.number("marked XP", p.marked)
    cells.number("loot", p.loot)
    cells.number("wounds", p.wounds)
    cells.number("knocked out", p.ko)
    cells.number("skills", p.owned.bit_count())
    cells.number("dice in hand", len(p.hand))
    cells.number("groups", len(p.groups))
    cells.number("room", p.room)
    cells.number("dead minions", p.dead.bit_count())
    cells.number("objectives", p.aims.bit_count())
    cells.number("damage to the Boss", p.damage)
    cells.flag("stopped", p.stopped)
