"""The Resolution Phase, in six steps: anticipation, loot, wounds, tiles, K.O., evasion."""

from __future__ import annotations

from bossrush.games.vengeance import tell
from bossrush.games.vengeance.flashback import wipe_half_marks
from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.state import Vendetta
from bossrush.games.vengeance.terms import (
    DONE,
    GUNMAN,
    HENCHMAN,
    IGNORES,
    IN_RESOLUTION,
    SKILLS,
)


def begin_resolution(s: Vendetta, seat: int) -> None:
    """Step 1: anticipation and unused groups are lost; step 2: what there is to loot."""
    p = s.players[seat]
    p.marks = [0] * SKILLS
    kept = []
    for group in p.groups:
        if p.card.skills[group.skill].timing == IN_RESOLUTION:
            kept.append(group)
        else:
            s.give_back(seat, group.dice)
    p.groups = kept
    if s.journal:
        tell.step(s, seat, 1)
        tell.step(s, seat, 2)
    gather(s, seat)


def gather(s: Vendetta, seat: int) -> None:
    """Every room both visited and cleared is looted, once; each symbol is a Collect."""
    p = s.players[seat]
    ground = p.ground
    for room in range(ground.rooms):
        if ground.loot[room] and not p.looted >> room & 1 and lootable(p, room):
            p.looted |= 1 << room
            p.collects += ground.loot[room]
            if s.journal:
                tell.looted(s, seat, room)


def lootable(p: Player, room: int) -> bool:
    return bool(p.visited >> room & 1) and cleared(p, room)


def cleared(p: Player, room: int) -> bool:
    """Whether every minion of a room is dead or evaded; the Boss does not count."""
    return p.ground.in_room[room] & p.active() == 0


def wounds_due(p: Player) -> int:
    """Wounds by the Boss and Henchmen in the hero's room, and by Gunmen there or next door."""
    ground = p.ground
    active = p.active()
    henchmen = (ground.in_room[p.room] & ground.of_type[HENCHMAN] & active).bit_count()
    gunmen = (ground.within[p.room] & ground.of_type[GUNMAN] & active).bit_count()
    spared = p.passive(IGNORES)
    if spared is not None:
        if spared.passive_of == GUNMAN and gunmen:
            gunmen -= 1
        elif spared.passive_of == HENCHMAN and henchmen:
            henchmen -= 1
    boss = 1 if p.room == ground.boss_room and p.boss_alive() else 0
    return henchmen + gunmen + boss


def enemy_wounds(s: Vendetta, seat: int) -> None:
    """Step 3: wounds, as many as the life bar has room for."""
    p = s.players[seat]
    due = wounds_due(p)
    if s.journal:
        tell.step(s, seat, 3)
        if due:
            tell.enemies_wound(s, seat, due, min(due, p.free_slots()))
        tell.step(s, seat, 4)
    p.wounds += min(due, p.free_slots())


def end_of_tiles(s: Vendetta, seat: int) -> None:
    """Step 4 is over: the dice on Resolution skills go back, used or not."""
    p = s.players[seat]
    for group in p.groups:
        s.give_back(seat, group.dice)
    p.groups = []


def finish(s: Vendetta, seat: int) -> None:
    """Step 5: a full life bar is a K.O.; step 6: the evaded return."""
    p = s.players[seat]
    if s.journal:
        tell.step(s, seat, 5)
    if p.wounds >= p.slots():
        p.wounds = 0
        p.extra = 0
        p.ko += 1
        if s.journal:
            tell.knocked_out(s, seat)
    p.evaded = 0
    wipe_half_marks(p)
    s.seat_phases[seat] = DONE
    if s.journal:
        tell.step(s, seat, 6)
        tell.resolution_done(s, seat)
