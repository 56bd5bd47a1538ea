"""A mission as numbers, for programs that learn: all that lies open on the table."""

from __future__ import annotations

from typing import Final

from bossrush.engine.observing import Cells, Observer
from bossrush.engine.sets import has
from bossrush.games.sector.cards.tables import Item, Step
from bossrush.games.sector.cards.terms import (
    ACTIONS,
    AMMO,
    FUNCTIONS,
    MODES,
    MOMENTS,
    MOST_CREW,
    SHOWN,
    TRAITS,
    WON,
)
from bossrush.games.sector.table.changes import Changes
from bossrush.games.sector.table.crew import CREW_IDS, Crew
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.tray import face_of

ACTS: Final = ("start", "act 1", "act 2", "act 3", "boss")
CARRIED: Final = 5
"""How many cards of an inventory are seen; they fill four slots, and one may have just come."""
SHARED: Final = 6
"""How many cards of the pool are seen."""

_CARRIED: Final = [[f"{crew}, item {place + 1}" for place in range(CARRIED)] for crew in CREW_IDS]
_POOL: Final = [f"shared item {place + 1}" for place in range(SHARED)]
_NOBODY: Final = Crew()
_NO_ITEM: Final = Item()
_NO_STEP: Final = Step()
MOST_HP: Final = 12

QUESTIONS: Final = (
    "sector.ask.begin",
    "sector.ask.crew",
    "sector.ask.cybernetic",
    "sector.ask.drone",
    "sector.ask.leader",
    "sector.ask.option",
    "sector.ask.one",
    "sector.ask.order",
    "sector.ask.share",
    "sector.ask.share-card",
    "sector.ask.regroup",
    "sector.ask.regroup-card",
    "sector.ask.window",
    "sector.ask.aside",
    "sector.ask.keep",
    "sector.ask.replicate",
    "sector.ask.lost-item",
    "sector.ask.lost-ammo",
    "sector.ask.lowest",
    "sector.ask.declare",
    "sector.ask.weapon",
    "sector.ask.gun",
    "sector.ask.partner",
    "sector.ask.trade",
    "sector.ask.load",
    "sector.ask.reroll",
    "sector.ask.remove",
    "sector.ask.close-in",
    "sector.ask.flank",
)
"""All that is asked, by key."""


class MissionObserver(Observer[Mission]):
    """What lies on the table: the same for every seat."""

    def see(self, state: Mission, seat: int, cells: Cells) -> None:
        _see_chapter(state, cells)
        _see_combat(state, cells)
        for number in range(MOST_CREW):
            cells.group(CREW_IDS[number])
            member = state.crew[number] if number < len(state.crew) else _NOBODY
            _see_member(state, number, member, cells)

    def promise(self, state: Mission, seat: int) -> float:
        """The share of the cards that lie behind; a quarter of it falls with the HP."""
        if not state.turned or not state.crew:
            return 0.0
        hp = 0
        for member in state.crew:
            hp += max(0, member.hp)
        turned = len(state.turned)
        way = turned / (turned + state.mission.size())
        return way * (0.75 + 0.25 * min(1.0, hp / (MOST_HP * len(state.crew))))


def _see_chapter(s: Mission, cells: Cells) -> None:
    tables = s.tables
    card = s.turned[-1] if s.turned else -1
    cells.number("cards to come", s.mission.size())
    cells.number("cards turned", len(s.turned))
    cells.one_of("act", tables.cards[card].act if card >= 0 else -1, ACTS)
    cells.number("the card, its number from 1", card + 1)
    cells.flag("won", s.ended == WON)
    cells.one_of("leader", s.leader, CREW_IDS)
    cells.group("step asked about")
    step = tables.steps[s.asked] if s.asked >= 0 else _NO_STEP
    cells.number("verb, from 1", step.verb + 1 if s.asked >= 0 else 0)
    cells.number("who", step.who)
    cells.number("amount", step.amount)
    cells.one_of("trait", step.trait, TRAITS)
    cells.number("need", step.need)
    cells.number("judged", step.judged)
    cells.number("attempts", step.attempts)
    cells.number("its number from 1, lower part", (s.asked + 1) % 256)
    cells.number("its number from 1, upper part", (s.asked + 1) // 256)
    cells.group("")
    cells.number("failed attempts", s.attempt)
    cells.some_of("rollers", s.rollers, CREW_IDS)
    cells.some_of("passed", s.passed, CREW_IDS)
    cells.some_of("failed", s.failed, CREW_IDS)
    cells.number("items to search for", s.search)
    cells.some_of("moment", s.moment, MOMENTS)
    cells.number("HP about to be lost", s.loss)
    cells.one_of("endangered", s.endangered, CREW_IDS)
    cells.number("chosen card, its number from 1", s.picked + 1)
    cells.number("items left in the deck", s.items.size())
    cells.number("discarded items", len(s.discard))
    cells.counts("ammo supply", s.supply.left, AMMO)
    for place in range(SHARED):
        cells.group(_POOL[place])
        _see_item(s, s.pool[place] if place < len(s.pool) else -1, cells)


def _see_combat(s: Mission, cells: Cells) -> None:
    cells.group("combat")
    cells.one_of("mode", s.mode, MODES)
    cells.number("round", s.round)
    cells.number("wave", s.wave)
    cells.flag("flank round", s.in_flank)
    cells.number("might dice", s.standing_of(0))
    cells.number("cunning dice", s.standing_of(1))
    cells.number("wisdom dice", s.standing_of(2))
    cells.number("fallen dice", len(s.row) - s.standing())
    cells.number("wounds to apply", s.wounds)
    cells.number("dice removed this round", s.removed)
    enemy = s.tables.cards[s.turned[-1]].enemy if s.turned else None
    cells.flag("the card has an enemy", enemy is not None)
    cells.number("ranged damage", enemy.ranged if enemy is not None else 0)
    cells.number("close damage", enemy.close if enemy is not None else 0)
    cells.number("items for the victory", enemy.search if enemy is not None else 0)
    cells.number("waves", len(enemy.waves) if enemy is not None else 0)
    cells.group("this round")
    _see_changes(s.changes, cells)
    cells.group("this combat")
    _see_changes(s.lasting, cells)
    cells.group("tray")
    hits = 0
    for die in s.hits:
        if s.tables.hit_faces[face_of(die)]:
            hits += 1
    cells.number("hits", hits)
    cells.number("misses", len(s.hits) - hits)
    cells.number("ammo dice", len(s.ammo))
    cells.number("tech die, from 1", s.tech + 1)
    cells.group("")
    cells.flag("FLANK card used", s.flank != 0)
    cells.one_of("flanker", s.flanker, CREW_IDS)
    cells.number("drone, its number from 1", s.drone + 1)
    cells.flag("drone used", s.drone_side != 0)
    cells.one_of("drone's user", s.drone_user, CREW_IDS)
    cells.one_of("drone's function", s.drone_function, FUNCTIONS)


def _see_changes(changes: Changes, cells: Cells) -> None:
    cells.signed("ranged damage", changes.ranged)
    cells.signed("close damage", changes.close)
    cells.number("hit dice", changes.hit_dice)
    cells.some_of("forbidden", changes.forbidden, ACTIONS)
    cells.some_of("ammo that fires", changes.only_ammo, AMMO)
    cells.flag("no block", changes.no_block)
    cells.number("most dice removed", changes.cap)
    cells.some_of("exposed", changes.exposed, ACTIONS)
    cells.flag("no flank bonus", changes.no_flank_bonus)
    cells.flag("the drone fails", changes.drone_fails)


def _see_member(s: Mission, number: int, member: Crew, cells: Cells) -> None:
    tables = s.tables
    there = member.card >= 0
    ratings = tables.crew[member.card].ratings if there else []
    cells.number("card, its number from 1", member.card + 1)
    cells.counts("rating", ratings, TRAITS)
    cells.number("implant, its number from 1", member.cybernetic + 1)
    cells.number("HP", member.hp)
    cells.number("loss prevented", member.guard)
    cells.number("HP being lost", member.losing)
    cells.one_of("action", member.action, ACTIONS)
    cells.number("first weapon, its number from 1", member.first + 1)
    cells.number("first rate", member.first_rate)
    cells.number("second weapon, its number from 1", member.second + 1)
    cells.number("second rate", member.second_rate)
    cells.one_of("trades with", member.partner, CREW_IDS)
    cells.one_of("die shows", member.shown, SHOWN)
    cells.number("symbols added", member.added)
    cells.number("hits added", member.bonus_hits)
    cells.flag("blocks", member.blocking)
    cells.number("weapon slots used", member.weapon_slots)
    cells.flag("hurt this round", has(s.hurt, number))
    cells.flag("attack resolved", has(s.resolved, number))
    cells.flag("used an item", has(s.used_items, number))
    cells.flag("ready", has(s.ready, number))
    cells.flag("reloaded between chapters", has(s.reloaded, number))
    for place in range(CARRIED):
        cells.group(_CARRIED[number][place])
        _see_item(s, member.pack[place] if place < len(member.pack) else -1, cells)


def _see_item(s: Mission, item: int, cells: Cells) -> None:
    card = s.tables.items[item] if item >= 0 else _NO_ITEM
    cells.number("its number from 1", item + 1)
    cells.number("category, from 1", card.category + 1 if item >= 0 else 0)
    cells.number("slots", card.slots if item >= 0 else 0)
    cells.one_of("ammo", card.ammo, AMMO)
    cells.number("capacity", card.capacity)
    cells.number("loaded", s.loaded[item] if item >= 0 else 0)
