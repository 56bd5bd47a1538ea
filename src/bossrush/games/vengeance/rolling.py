"""What may be done with the dice in hand, right now."""

from __future__ import annotations

from bossrush.games.vengeance.player import Player
from bossrush.games.vengeance.roll_terms import (
    ASSIGN,
    AUTO,
    FREES,
    PASS,
    PLACE,
    PLACES,
    REFILL,
    SEAT,
    SKILL,
    STOP,
    SUBSETS,
    THROW,
)
from bossrush.games.vengeance.state import REFILLED, THROWN, Vendetta


def roll_options(s: Vendetta, seat: int) -> list[int]:
    """Every command the seat may give; only `done` where nothing else will ever be possible."""
    p = s.players[seat]
    in_turns = s.in_turns()
    found: list[int] = []
    rollable = throwable(s, p)
    whose = seat << SEAT
    if rollable and not p.cooling and not (in_turns and s.turn_done & THROWN):
        if p.throws == 0:
            found.append(THROW | whose | rollable << PLACES)
        else:
            for part in SUBSETS[rollable]:
                found.append(THROW | whose | part)
    add_assignments(s, p, whose, found)
    if p.free_slots() > 0:
        for place, face in enumerate(p.faces):
            if face == s.t.wound or face == s.t.freed:
                found.append(PLACE | whose | 1 << PLACES + place)
    if not (in_turns and s.turn_done & REFILLED):
        for count in range(refillable(s, seat), 0, -1):
            found.append(REFILL | count << PLACES)
    if not found and not rollable:
        return [PASS] if in_turns and s.turn_done else [STOP]
    if in_turns:
        found.append(PASS)
    if s.on_clock():
        found.append(AUTO)
    found.append(STOP)
    return found


def throwable(s: Vendetta, p: Player) -> int:
    """A mask of the places in hand that are not locked."""
    mask = 0
    for place, face in enumerate(p.faces):
        if face != s.t.wound:
            mask |= 1 << place
    return mask


def add_assignments(s: Vendetta, p: Player, whose: int, found: list[int]) -> None:
    """Every complete group on every skill open to dice, naming the wound die it frees."""
    if p.throws == 0 or len(p.hand) < 2:
        return
    hand = p.hand_code()
    wounds = p.faces.count(s.t.wound)
    opened = p.open_skills()
    code = -1
    for skill in p.card.skills:
        code += 1
        if not opened >> code & 1:
            continue
        groups = skill.requires.fits(hand)
        if not groups or not takes_dice(p, code):
            continue
        command = ASSIGN | whose | p.skill_number(code) << SKILL
        for places in groups:
            if wounds < 2:
                found.append(command | places << PLACES)
            else:
                for place, face in enumerate(p.faces):
                    if face == s.t.wound:
                        found.append(command | places << PLACES | (place + 1) << FREES)


def takes_dice(p: Player, code: int) -> bool:
    """Whether a skill is open to a dice group: one with the one-use symbol takes one a round."""
    skill = p.card.skills[code]
    if skill.requires.count == 0:
        return False
    if not skill.once:
        return True
    if p.anticipated(code):
        return False
    for group in p.groups:
        if group.skill == code:
            return False
    return True


def refillable(s: Vendetta, seat: int) -> int:
    """How many dice the seat could take from the reserve now."""
    p = s.players[seat]
    if s.closed or p.asking or p.throws == 0:
        return 0
    return min(p.hand_cap() - len(p.hand), s.reserve(seat))


def stuck(s: Vendetta, seat: int) -> bool:
    """Whether nothing is left to throw, assign, place or refill: that can never change."""
    p = s.players[seat]
    if p.asking or throwable(s, p) or refillable(s, seat):
        return False
    if p.free_slots() > 0 and p.faces:
        return False
    found: list[int] = []
    add_assignments(s, p, 0, found)
    return not found
