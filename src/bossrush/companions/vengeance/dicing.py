"""The Roll Phase: which skill to feed next, which dice to keep, when a wound is worth taking."""

from __future__ import annotations

from typing import Final

from bossrush.companions.vengeance.worth import ACTION_WORTH
from bossrush.engine.sets import members
from bossrush.games.vengeance.cards.requirement import takes
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
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.rules.hand import takes_dice
from bossrush.games.vengeance.rules.resolution import wounds_due
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta

ENOUGH: Final = [3.0, 4.0, 3.0, 9.0, 9.0, 2.0, 4.0, 3.0]
"""So many actions of a kind are wanted in one Combat; more are worth less."""
DIE_WORTH: Final = 0.28
"""What a die spent on a group could have done elsewhere."""


class Wish:
    """A skill to feed: what it is worth, and the places in hand to keep for it."""

    def __init__(self, code: int, worth: float, keep: list[int], ready: bool) -> None:
        self.code = code
        self.worth = worth
        self.keep = keep
        self.ready = ready


def command(s: Vendetta, seat: int, values: list[int], careful: int) -> int:
    """The next command; `careful` is how many life slots to keep after the wounds expected."""
    p = s.players[seat]
    refill = _refill(values)
    best = wish(s, p)
    if best is not None and best.ready:
        laid = _assignment(p, values, best)
        if laid >= 0:
            return laid
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
    if s.has_thrown() and p.faces and answers.PASS.answer() in values:
        return answers.PASS.answer()
    return answers.STOP.answer() if answers.STOP.answer() in values else values[-1]


def _refill(values: list[int]) -> int:
    """The refill of the most dice; -1 for none."""
    best = -1
    for value in values:
        if answers.REFILL.fits(value) and (
            best < 0 or answers.COUNT.of(value) > answers.COUNT.of(best)
        ):
            best = value
    return best


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
        if skill.requirement.count > len(p.hand):
            continue
        prospect = _prospect(s, p, code, skill, skill_worth(p, skill, counts))
        if prospect is not None and (best is None or prospect.worth > best.worth):
            best = prospect
    return best


def _prospect(s: Vendetta, p: Player, code: int, skill: Skill, worth: float) -> Wish | None:
    """What going for this skill promises: its worth by the chance to complete it, less the dice."""
    keep: list[int] = []
    missing: list[int] = []
    for entry in skill.requirement.entries:
        at = _fitting(s, p, entry, keep)
        if at >= 0:
            keep.append(at)
        else:
            missing.append(entry)
    loose = 0
    for place in range(len(p.hand)):
        if place not in keep and p.faces[place] != s.tables.wound:
            loose += 1
    if len(missing) > loose:
        return None
    chance = 1.0
    for entry in missing:
        sides = 0
        for side in s.tables.face_of:
            sides += 1 if takes(entry, side) else 0
        hit = sides / (sides + 1.0)
        spare = loose - len(missing)
        chance *= hit if spare == 0 else 1.0 - (1.0 - hit) ** (1 + spare)
    cost = DIE_WORTH * skill.requirement.count + 0.12 * len(missing)
    return Wish(code, worth * chance - cost, keep, not missing)


def _fitting(s: Vendetta, p: Player, entry: int, used: list[int]) -> int:
    """A die in hand for an entry, the one that fits fewest others first; -1 for none."""
    fitting = -1
    for place in range(len(p.hand)):
        face = p.faces[place]
        if place in used or face >= s.tables.freed or not takes(entry, face):
            continue
        if fitting < 0 or face < p.faces[fitting]:
            fitting = place
    return fitting


def _assignment(p: Player, values: list[int], best: Wish) -> int:
    """Lay the group of the skill wished for, with the bonus where there is one."""
    number = p.card.skill_number(best.code)
    skill = p.card.skills[best.code]
    plain = -1
    for value in values:
        if answers.assigns(value) and answers.ASSIGNED.of(value) == number:
            if plain < 0:
                plain = value
            if skill.bonus_face >= 0 and _shows(p, value, skill.bonus_face):
                return value
    return plain


def _shows(p: Player, assignment: int, face: int) -> bool:
    for place in members(answers.PLACES.of(assignment)):
        if p.faces[place] == face:
            return True
    return False


def _any_assignment(s: Vendetta, p: Player, values: list[int]) -> int:
    """Before giving up: whatever group can be laid, the best first."""
    counts = banked(p)
    best = -1
    most = 0.0
    for value in values:
        if answers.assigns(value):
            worth = skill_worth(p, s.tables.skills[answers.ASSIGNED.of(value)], counts)
            if worth > most:
                most = worth
                best = value
    return best


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
        if answers.PLACE.fits(value):
            return value
    return -1


def _throw(s: Vendetta, p: Player, values: list[int], best: Wish | None) -> int:
    """Throw everything that is not kept; nothing where no group can come of it."""
    whole = -1
    wanted: list[int] = []
    for place in range(len(p.hand)):
        if p.faces[place] != s.tables.wound and (best is None or place not in best.keep):
            wanted.append(place)
    if p.throws and (best is None or best.worth < 0.05):
        return -1
    for value in values:
        if answers.THROW.fits(value):
            if members(answers.PLACES.of(value)) == wanted:
                return value
            if p.throws == 0:
                whole = value
    return whole
