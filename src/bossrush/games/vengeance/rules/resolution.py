"""The Resolution Phase, in six steps: anticipation, loot, wounds, tiles, K.O., evasion."""

from __future__ import annotations

from bossrush.engine.sets import members
from bossrush.games.vengeance.cards.terms import GUNMAN, HENCHMAN, IGNORES, IN_RESOLUTION, SKILLS
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.rules.flashback_actions import perform, wipe, wipe_half_marks
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.words import log


def begin_resolution(s: Vendetta, seat: int) -> None:
    """Step 1: anticipation and unused groups are lost; step 2: what there is to loot."""
    p = s.players[seat]
    if s.journal:
        log.step(s, seat, 1)
    wipe(s, seat, [code for code in range(SKILLS) if p.marks[code]])
    kept = []
    for group in p.groups:
        if p.card.skills[group.skill].timing == IN_RESOLUTION:
            kept.append(group)
        else:
            s.give_back(seat, group.dice)
    p.groups = kept
    if s.journal:
        log.step(s, seat, 2)
    gather(s, seat)


def gather(s: Vendetta, seat: int) -> None:
    """Every room both visited and cleared is looted, once; each symbol is a Collect."""
    p = s.players[seat]
    ground = p.ground
    for room in range(ground.rooms):
        if ground.loot[room] and not p.has_looted(room) and lootable(p, room):
            p.mark_looted(room)
            p.collects += ground.loot[room]
            if s.journal:
                log.looted(s, seat, room)


def lootable(p: Player, room: int) -> bool:
    return p.has_visited(room) and cleared(p, room)


def cleared(p: Player, room: int) -> bool:
    """Whether every minion of a room is dead or evaded; the Boss does not count."""
    return p.ground.in_room[room] & p.active() == 0


def collect(s: Vendetta, seat: int, answer: int) -> None:
    """One loot symbol: a loot slot is checked, or any other Flashback Action is done."""
    s.players[seat].collects -= 1
    if not answers.FLASHBACK_DONE.fits(answer):  # then nothing at all was possible
        perform(s, seat, answer)


def attackers(p: Player) -> int:
    """The minions that wound: Henchmen in the hero's room, Gunmen there or next door."""
    ground = p.ground
    active = p.active()
    henchmen = ground.in_room[p.room] & ground.of_type[HENCHMAN] & active
    gunmen = ground.within[p.room] & ground.of_type[GUNMAN] & active
    spared = p.passive(IGNORES)
    if spared is not None:  # any one of them: the first
        if spared.passive_of == GUNMAN:
            gunmen &= gunmen - 1
        elif spared.passive_of == HENCHMAN:
            henchmen &= henchmen - 1
    return henchmen | gunmen


def boss_attacks(p: Player) -> bool:
    """Whether the Boss wounds: alive, in the hero's room."""
    return p.room == p.ground.boss_room and p.boss_alive()


def wounds_due(p: Player) -> int:
    """Wounds by the Boss and Henchmen in the hero's room, and by Gunmen there or next door."""
    return attackers(p).bit_count() + (1 if boss_attacks(p) else 0)


def loot_due(p: Player) -> int:
    """How many loot symbols the rooms hold that would be looted as they are now."""
    ground = p.ground
    return sum(
        ground.loot[room]
        for room in range(ground.rooms)
        if ground.loot[room] and not p.has_looted(room) and lootable(p, room)
    )


def knocks_out(p: Player, wounds: int) -> bool:
    """Whether so many wounds more, or as many as there is room for, fill the life bar."""
    return p.wounds + min(wounds, p.free_slots()) >= p.slots()


def enemy_wounds(s: Vendetta, seat: int) -> None:
    """Step 3: wounds, as many as the life bar has room for."""
    p = s.players[seat]
    due = wounds_due(p)
    if s.journal:
        log.step(s, seat, 3)
        if due:
            log.enemies_wound(s, seat, due, min(due, p.free_slots()))
        log.step(s, seat, 4)
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
        log.step(s, seat, 5)
    if p.wounds >= p.slots():
        p.wounds = 0
        p.extra = 0
        p.ko += 1
        if s.journal:
            log.knocked_out(s, seat)
    if s.journal:
        log.step(s, seat, 6)
        back = p.evaded & ~p.dead
        if back:
            log.returned(s, seat, members(back))
    p.evaded = 0
    wipe_half_marks(s, seat)
    if s.journal:
        log.resolution_done(s, seat)
