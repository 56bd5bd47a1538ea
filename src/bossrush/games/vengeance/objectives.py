"""Objectives: marked by themselves while the hero is in the room and the condition holds."""

from __future__ import annotations

from bossrush.games.vengeance import tell
from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.state import Vendetta
from bossrush.games.vengeance.tables import Objective
from bossrush.games.vengeance.terms import (
    CLEAR_IN_ROUND,
    HIT_BOSS,
    KILL_COUNT,
    LIFE_SIX,
    VISIT_ADJACENT,
    VISIT_COUNT,
)


def claim(s: Vendetta, seat: int) -> None:
    """Mark what is fulfilled in the hero's room."""
    p = s.players[seat]
    for number in p.ground.aims[p.room]:
        if not p.aims >> number & 1 and fulfilled(p, p.ground.objectives[number]):
            p.aims |= 1 << number
            if s.journal:
                tell.objective_marked(s, seat, number)


def fulfilled(p: Player, aim: Objective) -> bool:
    """Whether the condition of an objective holds, wherever the hero is."""
    ground = p.ground
    kind = aim.kind
    if kind == KILL_COUNT:
        return (p.dead & ground.of_type[aim.type]).bit_count() >= aim.n
    if kind == CLEAR_IN_ROUND:
        minions = ground.in_room[aim.room]
        return minions != 0 and minions & ~(p.fresh | (p.evaded & ~p.dead)) == 0
    if kind == LIFE_SIX:
        return p.slots() >= p.t.life_base + p.t.life_extra
    if kind == VISIT_ADJACENT:
        return ground.near_rooms[aim.room] & ~p.visited == 0
    if kind == HIT_BOSS:
        return p.boss_hit
    if kind == VISIT_COUNT:
        return p.visited.bit_count() >= aim.n
    return ground.next_door[aim.room] & ground.of_type[aim.type] & ~p.dead == 0
