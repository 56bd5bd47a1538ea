"""What only a trait or a boss effect forbids: named where it is tried, and where one would aim."""

from __future__ import annotations

from bossrush.games.vengeance.cards.terms import (
    BASICS,
    EVADE,
    HIT,
    NO_EVADE,
    NO_SHOOT,
    SHOOT,
    SKILL_SLOTS,
    SKILLS,
)
from bossrush.games.vengeance.rules.actions import guarded, targets
from bossrush.games.vengeance.rules.effects import bars_free_action, skill_slots
from bossrush.games.vengeance.table.dice import members
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.terms import BONUS, BOSS


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
    """The boss effect that keeps somebody from this free action; empty where none does."""
    if p.has_used_source(BONUS) or action not in p.tables.bonus:
        return ""
    return p.foe.text if bars_free_action(p, action) else ""


def forbidden_lesson(p: Player, skill: int) -> str:
    """The trait that leaves no room for one more of the hero's skills, where the rules would."""
    code = p.card.skill_code(skill)
    if p.card.effect != SKILL_SLOTS or not BASICS <= code < SKILLS or p.owns(code):
        return ""
    if p.card.skills[code].cost > p.xp():
        return ""
    if skill_slots(p) <= p.owned.bit_count() < p.tables.skill_slots:
        return p.card.trait_text
    return ""
