"""Utiliser une station: the guns, the chests, the laboratory and the armoury."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll
from bossrush.games.arkalion.questions.asks import CANCEL, FIRE_CANNON, FIRE_MORTAR
from bossrush.games.arkalion.rules.armour import hit_armour
from bossrush.games.arkalion.rules.attacking import sure
from bossrush.games.arkalion.rules.guns import struck_cells
from bossrush.games.arkalion.rules.resources import affordable, draw_due, pay, slay
from bossrush.games.arkalion.table.board import FIRST_ZONE
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import (
    ARMOUR,
    ARMOURY,
    CHEST_OF,
    CREW_OF,
    GONE,
    GRENADIER,
    LABORATORY,
    LEGIONNAIRE,
    MORTAR,
    ZONES,
)
from bossrush.games.arkalion.view import log


def record_crews(s: Escape) -> None:
    """Who mans the guns as the Heroes phase ends: they may fire in the turn that follows."""
    for zone in range(len(ZONES)):
        crew = 0
        count = 0
        if CREW_OF[zone]:
            for player, hero in enumerate(s.heroes):
                if hero.at == FIRST_ZONE + zone:
                    crew |= 1 << player
                    count += 1
        s.crews[zone] = crew if count >= CREW_OF[zone] else 0


def fire(s: Escape, player: int, zone: int) -> Flow[None]:
    """Fire a gun: choose where, kill everything there, then hit the Armour."""
    question = FIRE_MORTAR if zone == MORTAR else FIRE_CANNON
    target = yield Decision(s, s.seat_of(player), question, player)
    if target == CANCEL:
        return
    cells = struck_cells(zone, target)
    at_armour = False
    for cell in cells:
        if s.grid[cell] == ARMOUR:
            at_armour = True
    agreed = yield from sure(s, player, at_armour, cells)
    if not agreed:
        return
    s.actions -= 1
    s.fired |= 1 << zone
    if s.t.gun_powder:
        pay(s, player, powder(s))
    if s.journal:
        log.fired(s, player, zone, cells)
    for cell in cells:
        if LEGIONNAIRE <= s.grid[cell] <= GRENADIER:
            slay(s, player, cell, False)
    yield from draw_due(s, player)
    if at_armour:
        hit_armour(s, player)


def powder(s: Escape) -> list[int]:
    """What a shot costs in tokens."""
    cost = [0] * len(s.t.resource_ids)
    cost[s.t.powder] = s.t.gun_powder
    return cost


def may_fire(s: Escape, player: int, zone: int) -> bool:
    """Whether this hero, in this zone, may fire its gun now."""
    if CREW_OF[zone] == 0 or s.fired >> zone & 1 or not s.intact(zone):
        return False
    if s.crews[zone] >> player & 1 == 0 and s.manning != zone:
        return False
    return s.t.gun_powder == 0 or affordable(s, player, powder(s))


# -- chests ---------------------------------------------------------------------------------


def may_open(s: Escape, player: int, zone: int) -> bool:
    chest = CHEST_OF[zone]
    if chest < 0 or s.opened >> chest & 1 or not s.intact(chest):
        return False
    return s.heroes[player].tokens[s.t.key] > 0


def open_chest(s: Escape, player: int) -> Flow[None]:
    """The Key stays on the chest; the four-sided die says whose weapon lies in it."""
    hero = s.heroes[player]
    chest = CHEST_OF[hero.at - FIRST_ZONE]
    hero.tokens[s.t.key] -= 1
    s.opened |= 1 << chest
    s.roller = player
    s.need = 0
    s.rolled = []
    face = yield from roll(s, s.t.d4, s.seat_of(player))
    s.rolled = [face + 1]
    card = in_chest(s, face)
    if card >= 0:
        s.gear[card] = player
    if s.journal:
        log.opened(s, player, chest, face + 1, card)


def in_chest(s: Escape, face: int) -> int:
    """The weapon of the player at this place of the order, or the next that can be had; -1."""
    order = s.order()
    for step in range(len(order)):
        hero = s.heroes[order[(face + step) % len(order)]]
        if hero.presence != GONE:
            card = s.t.sheets[hero.sheet].improved
            if s.gear[card] < 0:
                return card
    return -1


# -- laboratory and armoury -----------------------------------------------------------------


def may_brew(s: Escape, player: int, potion: int) -> bool:
    """Whether the laboratory works, a copy is left, and the recipe is in hand."""
    if not s.intact(LABORATORY) or s.copies(potion) == 0:
        return False
    return affordable(s, player, s.t.potions[potion].recipe)


def brew(s: Escape, player: int, potion: int) -> None:
    pay(s, player, s.t.potions[potion].recipe)
    s.heroes[player].potions[potion] += 1
    if s.journal:
        log.brewed(s, player, potion)


def may_craft(s: Escape, player: int) -> bool:
    """Whether the armoury works, the own weapon is there, and the recipe is in hand."""
    card = s.t.sheets[s.heroes[player].sheet].improved
    if not s.intact(ARMOURY) or s.gear[card] >= 0:
        return False
    return affordable(s, player, s.t.equipment[card].recipe)


def craft(s: Escape, player: int) -> None:
    card = s.t.sheets[s.heroes[player].sheet].improved
    pay(s, player, s.t.equipment[card].recipe)
    s.gear[card] = player
    if s.journal:
        log.crafted(s, player, card)


# -- cards ----------------------------------------------------------------------------------


def drink(s: Escape, player: int, potion: int) -> None:
    """A potion is spent, and its copy is in the supply again."""
    hero = s.heroes[player]
    card = s.t.potions[potion]
    hero.potions[potion] -= 1
    before = hero.hp
    whole = s.t.sheets[hero.sheet].hp
    if card.heal_full:
        hero.hp = whole
    hero.hp = min(whole, hero.hp + card.heal)
    s.actions += card.actions
    s.reroll = s.reroll or card.reroll
    s.sight += card.range
    hero.ward += card.ward
    s.steps += card.steps
    if s.journal:
        log.drunk(s, player, potion, hero.hp - before)
