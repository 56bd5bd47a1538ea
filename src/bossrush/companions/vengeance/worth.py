"""What things are worth to a player, in points of the final score."""

from __future__ import annotations

from typing import Final

from bossrush.games.vengeance.cards.lair import Objective
from bossrush.games.vengeance.cards.terms import (
    BRUTE,
    CLEAR_IN_ROUND,
    ITEMS,
    LIFE_SIX,
    VISIT_ADJACENT,
)
from bossrush.games.vengeance.rules.final_score import exit_rooms
from bossrush.games.vengeance.rules.objectives import asked, done, fulfilled
from bossrush.games.vengeance.rules.resolution import cleared, wounds_due
from bossrush.games.vengeance.table.player import Player

ACTION_WORTH: Final = [1.0, 1.2, 1.1, -0.6, 0.7, 1.3, 0.7, 1.6]
"""Of Move, Hit, Shoot, Wound, Heal, Jump, Evade and Kill, before anything is aimed at."""

COLLECT_WORTH: Final = 1.15
DEATH: Final = -60.0
WOUND_LATER: Final = 0.45
"""What a wound costs while rounds are left."""


def position(p: Player, left: int) -> float:
    """How good it is to end Combat like this, with so many rounds left after this one."""
    ground = p.ground
    worth = aims(p, left)
    if p.damage:
        worth += ground.boss_track[p.damage - 1]
    if not p.boss_alive():
        worth += p.tables.boss_points
    for room in range(ground.rooms):
        if ground.loot[room] and not p.has_looted(room):
            seen = p.has_visited(room)
            if seen and cleared(p, room):
                worth += COLLECT_WORTH * ground.loot[room]
            elif left:
                standing = (ground.in_room[room] & ~p.dead).bit_count()
                worth += ground.loot[room] * (0.3 if seen else 0.1) / (1 + standing)
    worth += life(p, left)
    if left == 0:
        return worth - p.tables.exit_points * exit_rooms(p)
    kept = 0
    for item in range(ITEMS):
        kept += p.uses[item]
    return worth + 0.9 * kept + prospects(p, left)


def life(p: Player, left: int) -> float:
    """What the wounds to come mean."""
    wounds = p.wounds + min(wounds_due(p), p.free_slots())
    if wounds >= p.slots():
        if p.ko:
            return DEATH
        return -4.0 - p.extra if left else -0.2
    return -WOUND_LATER * wounds if left else -0.01 * wounds


def prospects(p: Player, left: int) -> float:
    """What is within reach for the rounds to come."""
    ground = p.ground
    worth = 0.1 * p.dead.bit_count() + 0.08 * p.visited.bit_count()
    if p.boss_alive():
        guards = (ground.in_room[ground.boss_room] & ground.of_type[BRUTE] & ~p.dead).bit_count()
        away = ground.hops[p.room][ground.boss_room]
        worth -= 0.8 * guards + (0.7 if left > 1 else 1.2) * away
        worth += 0.5 * p.damage
    return worth


def aims(p: Player, left: int) -> float:
    """Objectives marked, and how far the others have come."""
    worth = 0.0
    for number, aim in enumerate(p.ground.objectives):
        if p.has_marked(number):
            worth += aim.points
        elif left:
            near = 1.0 / (2 + p.ground.hops[p.room][aim.room])
            worth += aim.points * 0.5 * progress(p, aim) * (0.6 + near)
    return worth


def progress(p: Player, objective: Objective) -> float:
    """How much of an objective is done, from 0 to 1."""
    ground = p.ground
    condition = objective.condition
    if condition == CLEAR_IN_ROUND:
        return 0.0 if ground.in_room[objective.room] & p.dead else 0.2
    if fulfilled(p, objective):
        return 1.0
    whole = asked(p, objective)
    if condition in (LIFE_SIX, VISIT_ADJACENT):
        whole += 1  # presence is still wanting
    return done(p, objective) / max(1, whole)
