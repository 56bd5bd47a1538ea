"""The Roll Phase: which skill to feed next, which dice to keep, when a wound is worth taking."""

from __future__ import annotations

from typing import Final

from bossrush.companions.vengeance.worth import ACTION_WORTH
from bossrush.games.vengeance.cards.tables import Skill
from bossrush.games.vengeance.cards.terms import (
    EVADE,
    HEAL,
    HIT,
    IN_RESOLUTION,
    JUMP,
    KILL,
    MOVE,
    SHOOT,
    SKILLS,
    WOUND,
)
from bossrush.games.vengeance.questions.answers import PLACES, SKILL
from bossrush.games.vengeance.rules.hand import takes_dice
from bossrush.games.vengeance.rules.resolution import wounds_due
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.terms import ASSIGN, PASS, PLACE, REFILL, STOP, THROW

ENOUGH: Final = [3.0, 4.0, 3.0, 9.0, 9.0, 2.0, 4.0, 3.0]
"""So many actions of a kind are wanted in one Combat; more are worth less."""
DIE_WORTH: Final = 0.28
"""What a die spent on a group could have done elsewhere."""


class Wish:
    """A skill to feed: what it is worth, and the places in hand to keep for it."""

    def __init__(self, code: int, worth: float, keep: int, ready: bool) -> None:
        self.code = code
        self.worth = worth
        self.keep = keep
        self.ready = ready


def command(s: Vendetta, seat: int, values: list[int], careful: int) -> int:
    """The next command; `careful` is how many life slots to keep after the wounds expected."""
    p = s.players[seat]
    refill = _most(values, REFILL)
    best = wish(s, p)
    if best is not None and best.ready:
        found = _assignment(s, p, values, best)
        if found >= 0:
            return found
    if refill >= 0:
        return refill
    place = _placement(s, p, values, careful)
    if place >= 0:
        return place
    throw = _throw(s, p, values, best)
    if throw >= 0:
        return throw
    any_group = _any_assignment(s, p, values)
    if any_group >= 0:
        return any_group
    if PASS in values and s.has_thrown() and p.faces:
        return PASS
    return STOP if STOP in values else values[-1]


def _most(values: list[int], kind: int) -> int:
    found = -1
    for value in values:
        if value & 7 == kind and value > found:
            found = value
    return found


def banked(p: Player) -> list[float]:
    """How many actions of each kind the groups laid so far will give."""
    counts = [0.0] * len(ACTION_WORTH)
    for group in p.groups:
        skill = p.card.skills[group.skill]
        for step in skill.bonus_steps if group.bonus else skill.steps:
            counts[step] += 1
    for code in range(SKILLS):
        if p.marks[code] and p.anticipated(code):
            for step in p.card.skills[code].steps:
                counts[step] += 1
    return counts


def skill_worth(p: Player, skill: Skill, counts: list[float]) -> float:
    """What one more use of a skill is worth, given what is banked already."""
    worth = 0.0
    steps = skill.bonus_steps if skill.bonus_face >= 0 else skill.steps
    for at, step in enumerate(steps):
        value = ACTION_WORTH[step]
        if step == HEAL:
            value = 0.8 if p.wounds + p.life_dice.bit_count() > at else 0.1
        elif step == WOUND:
            value = -0.6 if p.free_slots() > 1 else -1.6
        elif step in (MOVE, JUMP) and counts[MOVE] + 2 * counts[JUMP] >= ENOUGH[MOVE]:
            value *= 0.55
        elif step in (HIT, KILL) and counts[HIT] + counts[KILL] >= ENOUGH[HIT]:
            value *= 0.6
        elif step in (SHOOT, EVADE) and counts[step] >= ENOUGH[step]:
            value *= 0.5
        if at >= len(skill.steps):
            value *= 0.85  # the bonus wants its face
        worth += value
    if skill.timing == IN_RESOLUTION:
        worth *= 0.7
    return worth


def wish(s: Vendetta, p: Player) -> Wish | None:
    """The skill whose group is most worth going for with this hand."""
    counts = banked(p)
    best: Wish | None = None
    for code in range(SKILLS):
        skill = p.card.skills[code]
        if not p.on_board(code) or not takes_dice(p, code):
            continue
        if skill.requires.count > len(p.hand):
            continue
        found = _prospect(s, p, code, skill, skill_worth(p, skill, counts))
        if found is not None and (best is None or found.worth > best.worth):
            best = found
    return best


def _prospect(s: Vendetta, p: Player, code: int, skill: Skill, worth: float) -> Wish | None:
    """What going for this skill promises: its worth by the chance to complete it, less the dice."""
    keep = 0
    missing: list[int] = []
    for entry in skill.requires.entries:
        at = _fitting(s, p, entry, keep)
        if at >= 0:
            keep |= 1 << at
        else:
            missing.append(entry)
    loose = 0
    for place in range(len(p.hand)):
        if not keep >> place & 1 and p.faces[place] != s.tables.wound:
            loose += 1
    if len(missing) > loose:
        return None
    chance = 1.0
    for entry in missing:
        sides = 0
        for side in s.tables.face_of:
            sides += entry >> side & 1
        hit = sides / (sides + 1.0)
        spare = loose - len(missing)
        chance *= hit if spare == 0 else 1.0 - (1.0 - hit) ** (1 + spare)
    cost = DIE_WORTH * skill.requires.count + 0.12 * len(missing)
    return Wish(code, worth * chance - cost, keep, not missing)


def _fitting(s: Vendetta, p: Player, entry: int, used: int) -> int:
    """A die in hand for an entry, the one that fits fewest others first; -1 for none."""
    found = -1
    for place in range(len(p.hand)):
        face = p.faces[place]
        if used >> place & 1 or face >= s.tables.freed or not entry >> face & 1:
            continue
        if found < 0 or face < p.faces[found]:
            found = place
    return found


def _assignment(s: Vendetta, p: Player, values: list[int], best: Wish) -> int:
    """Lay the group of the skill wished for, with the bonus where there is one."""
    number = p.card.skill_number(best.code)
    skill = p.card.skills[best.code]
    found = -1
    for value in values:
        if value & 7 == ASSIGN and value >> SKILL & 63 == number:
            if found < 0:
                found = value
            if skill.bonus_face >= 0 and _shows(p, value, skill.bonus_face):
                return value
    return found


def _shows(p: Player, value: int, face: int) -> bool:
    for place in range(len(p.hand)):
        if value >> PLACES + place & 1 and p.faces[place] == face:
            return True
    return False


def _any_assignment(s: Vendetta, p: Player, values: list[int]) -> int:
    """Before giving up: whatever group can be laid, the best first."""
    counts = banked(p)
    found = -1
    best = 0.0
    for value in values:
        if value & 7 == ASSIGN:
            skill = s.tables.skills[value >> SKILL & 63]
            worth = skill_worth(p, skill, counts)
            if worth > best:
                best = worth
                found = value
    return found


def _placement(s: Vendetta, p: Player, values: list[int], careful: int) -> int:
    """Take a wound where enough slots stay free and it frees dice that are needed."""
    locked = p.faces.count(s.tables.wound)
    if locked == 0:
        return -1
    spare = p.free_slots() - min(2, wounds_due(p))
    loose = len(p.faces) - locked
    worth_it = spare > careful and (locked >= 2 or loose < 2 or spare > careful + 1)
    if not worth_it:
        return -1
    for value in values:
        if value & 7 == PLACE:
            return value
    return -1


def _throw(s: Vendetta, p: Player, values: list[int], best: Wish | None) -> int:
    """Throw everything that is not kept; nothing where no group can come of it."""
    whole = -1
    wanted = 0
    for place in range(len(p.hand)):
        if p.faces[place] != s.tables.wound and (best is None or not best.keep >> place & 1):
            wanted |= 1 << place
    if p.throws and (best is None or best.worth < 0.05):
        return -1
    for value in values:
        if value & 7 == THROW:
            if value >> PLACES & 15 == wanted:
                return value
            if p.throws == 0:
                whole = value
    return whole
