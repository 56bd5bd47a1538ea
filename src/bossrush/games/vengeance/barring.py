"""What only a trait or a boss effect forbids: named where it is tried, and where one would aim."""

from __future__ import annotations

from bossrush.games.vengeance.actions import guarded, targets
from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.terms import (
    BARS_BONUS,
    BASICS,
    BONUS,
    BOSS,
    EVADE,
    HIT,
    NO_EVADE,
    NO_SHOOT,
    SHOOT,
    SKILL_SLOTS,
    SKILLS,
)


def barred(p: Player, action: int) -> dict[int, str]:
    """Enemies that nothing but an effect keeps an action from, each with that effect's text."""
    ground = p.ground
    mask = 0
    boss = False
    if action == SHOOT:
        mask = ground.next_door[p.room] & ~p.dead
        boss = bool(ground.near_rooms[p.room] >> ground.boss_room & 1)
    elif action == HIT:
        boss = p.room == ground.boss_room
    elif action == EVADE and p.effect(NO_EVADE):
        mask = ground.within[p.room] & p.active() & ground.in_room[ground.boss_room]
    found: dict[int, str] = {}
    allowed = targets(p, action)
    for minion in range(mask.bit_length()):
        if mask >> minion & 1 and minion not in allowed:
            by_trait = p.card.effect == NO_SHOOT and action == SHOOT
            own = by_trait and ground.of_type[p.card.effect_of] >> minion & 1
            found[minion] = p.card.trait_text if own else p.foe.text
    if boss and BOSS not in allowed and p.boss_alive() and not guarded(p, False):
        found[BOSS] = p.foe.text
    return found


def barred_bonus(p: Player, action: int) -> str:
    """The boss effect that keeps somebody from this free action; empty where none does."""
    barred = p.effect(BARS_BONUS) and p.foe.effect_of == action and action in p.t.bonus
    if p.acted >> BONUS & 1 or not barred:
        return ""
    return p.foe.text


def barred_lesson(p: Player, skill: int) -> str:
    """The trait that leaves no room for one more of the hero's skills, where the rules would."""
    code = p.skill_code(skill)
    if p.card.effect != SKILL_SLOTS or not BASICS <= code < SKILLS or p.owned >> code & 1:
        return ""
    if p.card.skills[code].cost > p.xp():
        return ""
    if p.card.effect_of <= p.owned.bit_count() < p.t.skill_slots:
        return p.card.trait_text
    return ""
