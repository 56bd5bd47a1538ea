"""Tiles: which skills and items can be used at a moment, and which answer what just happened."""

from __future__ import annotations

from bossrush.games.vengeance.cards.terms import IN_RESOLUTION, ITEMS, NO_TRIGGER
from bossrush.games.vengeance.questions.answers import USE
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.terms import (
    BY_ANTICIPATION,
    BY_BONUS,
    BY_DICE,
    BY_ITEM,
    TIMED,
)


def tile_uses(p: Player) -> list[int]:
    """The tiles that may be used at this moment, each with what it is paid with."""
    uses: list[int] = []
    card = p.card
    timing = p.timing
    for code, skill in enumerate(card.skills):
        if skill.timing != timing or not p.on_board(code):
            continue
        if skill.timed:
            if not p.has_used_timed(code):
                uses.append(USE.answer(card.skill_number(code), TIMED))
            continue
        plain = bonus = False
        for group in p.groups:
            if group.skill == code:
                if group.bonus:
                    bonus = True
                else:
                    plain = True
        if plain:
            uses.append(USE.answer(card.skill_number(code), BY_DICE))
        if bonus:
            uses.append(USE.answer(card.skill_number(code), BY_BONUS))
        if p.marks[code] and p.anticipated(code):
            uses.append(USE.answer(card.skill_number(code), BY_ANTICIPATION))
    for number in range(ITEMS):
        item = card.items[number]
        if p.uses[number] and item.timing == timing and item.answers == NO_TRIGGER:
            uses.append(USE.answer(card.first_item_tile + number, BY_ITEM))
    return uses


def modifiers(p: Player) -> list[int]:
    """The modifier items that may be played right after what just happened."""
    uses: list[int] = []
    if p.trigger == NO_TRIGGER or p.timing == IN_RESOLUTION:
        return uses
    for number in range(ITEMS):
        if p.uses[number] and p.card.items[number].answers == p.trigger:
            uses.append(USE.answer(p.card.first_item_tile + number, BY_ITEM))
    return uses
