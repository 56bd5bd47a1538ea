"""Objectives: marked by themselves while the hero is in the room and the condition holds."""

from __future__ import annotations

from bossrush.games.vengeance.cards.lair import Objective
from bossrush.games.vengeance.cards.terms import (
    CLEAR_IN_ROUND,
    HIT_BOSS,
    KILL_COUNT,
    LIFE_SIX,
    VISIT_ADJACENT,
    VISIT_COUNT,
)
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words import log


def claim(s: Vendetta, seat: int) -> None:
    """Mark what is fulfilled in the hero's room."""
    p = s.players[seat]
    for number in p.ground.objectives_in[p.room]:
        if not p.has_marked(number) and fulfilled(p, p.ground.objectives[number]):
            p.mark_objective(number)
            if s.journal:
                log.objective_marked(s, seat, number)


def fulfilled(p: Player, objective: Objective) -> bool:
    """Whether the condition of an objective holds, wherever the hero is."""
    return done(p, objective) >= asked(p, objective)


def done(p: Player, objective: Objective) -> int:
    """How much of an objective is done: minions, rooms or life slots."""
    ground = p.ground
    condition = objective.condition
    if condition == KILL_COUNT:
        return (p.dead & ground.of_type[objective.type]).bit_count()
    if condition == CLEAR_IN_ROUND:
        # who fell in an earlier round never counts, so such a room cannot be cleared any more
        return (ground.in_room[objective.room] & (p.fresh | (p.evaded & ~p.dead))).bit_count()
    if condition == LIFE_SIX:
        return p.extra
    if condition == VISIT_ADJACENT:
        return (ground.near_rooms[objective.room] & p.visited).bit_count()
    if condition == HIT_BOSS:
        return 1 if p.boss_hit else 0
    if condition == VISIT_COUNT:
        return p.visited.bit_count()
    return (_next_door(p, objective) & p.dead).bit_count()


def asked(p: Player, objective: Objective) -> int:
    """How much of it there is to do."""
    ground = p.ground
    condition = objective.condition
    if condition == CLEAR_IN_ROUND:
        return max(1, ground.in_room[objective.room].bit_count())
    if condition == LIFE_SIX:
        return p.tables.life_extra
    if condition == VISIT_ADJACENT:
        return ground.near_rooms[objective.room].bit_count()
    if condition == HIT_BOSS:
        return 1
    if condition in (KILL_COUNT, VISIT_COUNT):
        return objective.n
    return _next_door(p, objective).bit_count()


def _next_door(p: Player, objective: Objective) -> int:
    """A mask of the minions of its type in the rooms adjacent to an objective."""
    ground = p.ground
    return ground.next_door[objective.room] & ground.of_type[objective.type]
