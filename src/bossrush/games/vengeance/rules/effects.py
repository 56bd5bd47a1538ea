"""Unique Traits and Special Effects: what they change at Setup and in Flashback.

Both go before the rules. A hero's trait is always in force; a boss's effect may end with the boss.
What they change in Combat stands where it applies, in `actions` and `combat`.
"""

from __future__ import annotations

from bossrush.games.vengeance.cards.terms import (
    BARS_BONUS,
    CHECKS_SQUARES,
    FIRST_TRAIN,
    HEAL_CLEANS,
    ITEMS,
    SKILL_SLOTS,
)
from bossrush.games.vengeance.table.player import Player


def trait(p: Player, effect: int, otherwise: int) -> int:
    """What the hero's trait says of this, or else what the rules say."""
    return p.card.effect_of if p.card.effect == effect else otherwise


def check_squares(p: Player) -> None:
    """At Setup: squares of every item that are used up before the game begins."""
    if p.card.effect == CHECKS_SQUARES:
        for item in range(ITEMS):
            p.checked[item] = min(p.card.effect_of, p.card.items[item].squares)


def train_marks(p: Player) -> int:
    """How many experience slots Train marks; a trait may change the first one of a round."""
    marks = p.tables.train_marks
    return marks if p.trained else trait(p, FIRST_TRAIN, marks)


def cleaned(p: Player) -> int:
    """How many wounds Recover cleans."""
    return min(p.wounds, trait(p, HEAL_CLEANS, p.tables.heal_cleans))


def skill_slots(p: Player) -> int:
    """How many skills of their own a hero may have at a time."""
    return trait(p, SKILL_SLOTS, p.tables.skill_slots)


def bars_free_action(p: Player, action: int) -> bool:
    """Whether the Boss keeps the free action from being this one."""
    return p.effect(BARS_BONUS) and p.foe.effect_of == action
