"""Coffres et Armurerie: how a hero comes by an equipment card, from a chest or by crafting it."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.engine.dice import roll
from bossrush.games.arkalion.cards.terms import PRESENT
from bossrush.games.arkalion.rules.resources import affordable, pay
from bossrush.games.arkalion.table.airship import ARMOURY, CHEST_OF
from bossrush.games.arkalion.table.board import FIRST_ZONE
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import log

# -- Coffres: a Key opens a chest, once -----------------------------------------------------


def may_open(s: Escape, player: int, zone: int) -> bool:
    """Whether there is a chest, closed and whole, and a Key for it."""
    chest = CHEST_OF[zone]
    if chest < 0 or s.airship.is_open(chest) or not s.airship.intact(chest):
        return False
    return s.heroes[player].tokens[s.tables.key] > 0


def open_chest(s: Escape, player: int) -> Flow[None]:
    """The Key stays on the chest; the four-sided die says whose weapon lies in it."""
    hero = s.heroes[player]
    chest = CHEST_OF[hero.at - FIRST_ZONE]
    hero.tokens[s.tables.key] -= 1
    s.airship.open(chest)
    s.roller = player
    s.need = 0
    s.rolled = []
    face = yield from roll(s, s.tables.d4, s.seat_of(player))
    s.rolled = [face + 1]
    card = in_chest(s, face)
    if card >= 0:
        s.gear[card] = player
    if s.journal:
        log.opened(s, player, chest, face + 1, card)


def in_chest(s: Escape, face: int) -> int:
    """The weapon of the player at this place of the order, or the next that can be had; -1.

    A player whose hero waits to return, or is gone, is passed over.
    """
    order = s.order()
    for step in range(len(order)):
        hero = s.heroes[order[(face + step) % len(order)]]
        if hero.presence == PRESENT:
            card = hero.character().improved
            if s.gear[card] < 0:
                return card
    return -1


# -- Armurerie: the weapon on the sheet is crafted ------------------------------------------


def may_craft(s: Escape, player: int) -> bool:
    """Whether the armoury works, the own weapon is there, and the recipe is in hand."""
    card = s.heroes[player].character().improved
    if not s.airship.intact(ARMOURY) or s.gear[card] >= 0:
        return False
    return affordable(s, player, s.tables.equipment[card].recipe)


def craft(s: Escape, player: int) -> None:
    """The recipe is paid, and the weapon is the hero's."""
    card = s.heroes[player].character().improved
    pay(s, player, s.tables.equipment[card].recipe)
    s.gear[card] = player
    if s.journal:
        log.crafted(s, player, card)
