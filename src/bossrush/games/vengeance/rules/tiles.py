"""Tiles: which skills and items can be used at a moment, and which answer what just happened."""

from __future__ import annotations

from bossrush.games.vengeance.cards.terms import FIRST_ITEM, IN_RESOLUTION, ITEMS, NO_TRIGGER
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.terms import (
    BY_ANTICIPATION,
    BY_BONUS,
    BY_DICE,
    BY_ITEM,
    TIMED,
)


def tile_uses(p: Player) -> list[int]:
    """What may be used at this moment: a tile, and from bit 5 on what it is paid with."""
    uses: list[int] = []
    timing = p.timing
    for code, skill in enumerate(p.card.skills):
        if skill.timing != timing or not p.on_board(code):
            continue
        if skill.timed:
            if not p.has_used_timed(code):
                uses.append(code | TIMED << 5)
            continue
        plain = bonus = False
        for group in p.groups:
            if group.skill == code:
                if group.bonus:
                    bonus = True
                else:
                    plain = True
        if plain:
            uses.append(code | BY_DICE << 5)
        if bonus:
            uses.append(code | BY_BONUS << 5)
        if p.marks[code] and p.anticipated(code):
            uses.append(code | BY_ANTICIPATION << 5)
    for number in range(ITEMS):
        item = p.card.items[number]
        if p.uses[number] and item.timing == timing and item.answers == NO_TRIGGER:
            uses.append(FIRST_ITEM + number | BY_ITEM << 5)
    return uses


def answers(p: Player) -> list[int]:
    """The modifier items that may be played right after what just happened."""
    modifiers: list[int] = []
    if p.trigger == NO_TRIGGER or p.timing == IN_RESOLUTION:
        return modifiers
    for number in range(ITEMS):
        if p.uses[number] and p.card.items[number].answers == p.trigger:
            modifiers.append(FIRST_ITEM + number)
    return modifiers
