"""Unique Traits and Special Effects: what they change at Setup and in Flashback, and forbid.

Both go before the rules. A hero's trait is always in force; a boss's effect may end with the boss.
What they change in Combat stands where it applies, in `actions` and `combat`. What nothing else
forbids is told by their text, where it is tried and where one would aim.
"""

from __future__ import annotations

from bossrush.engine.sets import members
from bossrush.games.vengeance.cards.terms import (
    BARS_BONUS,
    BASICS,
    BONUS,
    BOSS,
    CHECKS_SQUARES,
    EVADE,
    FIRST_TRAIN,
    HEAL_CLEANS,
    HIT,
    ITEMS,
    NO_EVADE,
    NO_SHOOT,
    SHOOT,
    SKILL_SLOTS,
    SKILLS,
)
from bossrush.games.vengeance.rules.actions import guarded, targets
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


# -- what they forbid ---------------------------------------------------------------------


def forbidden_targets(p: Player, action: int) -> dict[int, str]:
    """Enemies that nothing but an effect keeps an action from, each with that effect's text."""
    ground = p.ground
    mask = 0
    boss = False
    if action == SHOOT:
        mask = ground.next_door[p.room] & ~p.dead
        boss = p.near_boss()
    elif action == HIT:
        boss = p.room == ground.boss_room
    elif action == EVADE and p.effect(NO_EVADE):
        mask = ground.within[p.room] & p.active() & ground.in_room[ground.boss_room]
    forbidden: dict[int, str] = {}
    allowed = targets(p, action)
    by_trait = 0
    if action == SHOOT and p.card.effect == NO_SHOOT:
        by_trait = ground.of_type[p.card.effect_of]
    for minion in members(mask):
        if minion not in allowed:
            own = minion in members(by_trait)
            forbidden[minion] = p.card.trait_text if own else p.foe.text
    if boss and BOSS not in allowed and p.boss_alive() and not guarded(p, False):
        forbidden[BOSS] = p.foe.text
    return forbidden


def forbidden_free_action(p: Player, action: int) -> str:
    """The text of the boss effect that bars this free action; empty where none does."""
    if p.has_used_source(BONUS) or action not in p.tables.bonus:
        return ""
    return p.foe.text if bars_free_action(p, action) else ""


def forbidden_lesson(p: Player, skill: int) -> str:
    """The text of the trait that leaves no room for another skill where the rules would."""
    code = p.card.skill_code(skill)
    if p.card.effect != SKILL_SLOTS or not BASICS <= code < SKILLS or p.owns(code):
        return ""
    if p.card.skills[code].cost > p.xp():
        return ""
    if skill_slots(p) <= p.owned.bit_count() < p.tables.skill_slots:
        return p.card.trait_text
    return ""
