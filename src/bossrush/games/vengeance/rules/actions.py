"""The eight actions: what they may be aimed at, and what they do."""

from __future__ import annotations

from bossrush.engine.sets import members
from bossrush.games.vengeance.cards.lair import crossed_in, reached_in
from bossrush.games.vengeance.cards.terms import (
    BLOCKER,
    BOSS,
    BRUTE,
    DRAWS_FIRE,
    EVADE,
    EXTRA_LIFE,
    FELLS,
    HEAL,
    HIT,
    IN_RESOLUTION,
    JUMP,
    KILL,
    MOVE,
    NO_EVADE,
    NO_SHOOT,
    REACHES,
    SHIELD_REACH,
    SHOOT,
    SLIPS,
    STOPS_TILE,
    THORNS,
    TOUGH,
    WOUND,
)
from bossrush.games.vengeance.rules.objectives import claim
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words import log


def possible(p: Player, action: int) -> bool:
    """Whether a step can be resolved at all."""
    if action == WOUND:
        return p.free_slots() > 0
    if action == HEAL:
        return p.wounds > 0
    if action == MOVE:
        return not blocked(p, True)
    if action == JUMP:
        return not blocked(p, False)
    return len(targets(p, action)) > 0


def targets(p: Player, action: int) -> list[int]:
    """What an action may be aimed at: rooms, minions, the Boss; nothing where it cannot be."""
    ground = p.ground
    if action == MOVE:
        return [] if blocked(p, True) else ground.near[p.room]
    if action == JUMP:
        return [] if blocked(p, False) else ground.leaps[p.room]
    if action in (WOUND, HEAL):
        return [0] if possible(p, action) else []
    boss = False
    if action == HIT:
        mask = ground.in_room[p.room] & ~p.dead
        boss = p.room == ground.boss_room and vulnerable(p)
    elif action == SHOOT:
        mask, boss = in_sight(p)
    elif action == EVADE:
        reach = ground.within_two if p.passive(REACHES) is not None else ground.within
        mask = reach[p.room] & p.active()
        if p.effect(NO_EVADE):
            mask &= ~ground.in_room[ground.boss_room]
    else:
        mask = ground.in_room[p.room] & ~p.dead
    aimed = members(mask)
    if boss:
        aimed.append(BOSS)
    return aimed


def in_sight(p: Player) -> tuple[int, bool]:
    """Whom a Shoot may target next door, traits and boss effects heeded."""
    ground = p.ground
    mask = ground.next_door[p.room] & ~p.dead
    if p.card.effect == NO_SHOOT:
        mask &= ~ground.of_type[p.card.effect_of]
    if p.effect(DRAWS_FIRE):
        drawn = mask & ground.of_type[p.foe.effect_of]
        if drawn:
            return drawn, False
    return mask, p.near_boss() and vulnerable(p)


def blocked(p: Player, walking: bool) -> bool:
    """Whether an active Blocker in the hero's room stops a Move, or a Jump at its start."""
    ground = p.ground
    if ground.in_room[p.room] & ground.of_type[BLOCKER] & p.active() == 0:
        return False
    slips = walking and not p.moved and p.timing != IN_RESOLUTION and p.passive(SLIPS) is not None
    return not slips


def vulnerable(p: Player) -> bool:
    """Whether the Boss can be damaged: alive, and no active Brute to shield it."""
    return p.boss_alive() and not guarded(p, p.effect(SHIELD_REACH))


def guarded(p: Player, from_next_door: bool) -> bool:
    """Whether an active Brute shields the Boss, from its room or from any next to it."""
    ground = p.ground
    guards = ground.in_room[ground.boss_room]
    if from_next_door:
        guards = ground.within[ground.boss_room]
    return guards & ground.of_type[BRUTE] & p.active() != 0


def act(s: Vendetta, seat: int, action: int, target: int) -> bool:
    """Carry out an action; False where it ends the tile in use."""
    p = s.players[seat]
    goes_on = True
    if action == MOVE:
        goes_on = enter(s, seat, target, -1)
        p.moved = True
    elif action == JUMP:
        goes_on = enter(s, seat, reached_in(target), crossed_in(target))
    elif action in (HIT, SHOOT):
        hurt(s, seat, target, action)
    elif action == WOUND:
        wound(s, seat)
    elif action == HEAL:
        p.wounds -= 1
        if s.journal:
            log.healed(s, seat)
    elif action == EVADE:
        p.mark_evaded(target)
        if s.journal:
            log.evaded(s, seat, target)
    elif action == KILL:
        fall(s, seat, target, action)
    claim(s, seat)
    return goes_on


def enter(s: Vendetta, seat: int, room: int, crossed: int) -> bool:
    """Step into a room and visit it; a room that is only crossed is not visited."""
    p = s.players[seat]
    left = p.room
    p.room = room
    new = not p.has_visited(room)
    p.mark_visited(room)
    if s.journal:
        log.moved(s, seat, left, crossed, new)
    return not (room == p.ground.boss_room and p.effect(STOPS_TILE))


def wound(s: Vendetta, seat: int) -> None:
    """Check a free slot of the life bar."""
    s.players[seat].wounds += 1
    if s.journal:
        log.wounded(s, seat, 1)


def lives(p: Player, minion: int, action: int) -> int:
    """How much damage a minion takes within one Combat before it falls."""
    kind = p.ground.minion_type[minion]
    if p.effect(EXTRA_LIFE) and p.foe.effect_of == kind:
        return 2
    if kind != TOUGH:
        return 1
    if action == HIT:
        breaker = p.passive(FELLS)
        if breaker is not None and breaker.passive_of == kind:
            return 1
    return 2


def hurt(s: Vendetta, seat: int, target: int, action: int) -> None:
    """One damage to an enemy."""
    p = s.players[seat]
    if target == BOSS:
        hurt_boss(s, seat, action)
        return
    if p.is_dotted(target) or lives(p, target, action) == 1:
        fall(s, seat, target, action)
        return
    p.mark_dot(target)
    if s.journal:
        log.dotted(s, seat, target, action)


def fall(s: Vendetta, seat: int, minion: int, action: int) -> None:
    """A minion dies, and stays dead."""
    p = s.players[seat]
    p.mark_dead(minion)
    if s.journal:
        log.fell(s, seat, minion, action)


def hurt_boss(s: Vendetta, seat: int, action: int) -> None:
    """Check the next slot of the boss life track."""
    p = s.players[seat]
    p.damage += 1
    if action == HIT:
        p.boss_hit = True
    if s.journal:
        log.boss_hurt(s, seat, action)
    first = not p.boss_hurt
    p.boss_hurt = True
    if first and p.foe.effect == THORNS and p.free_slots() > 0:
        wound(s, seat)
