"""When using something pays: what `steady` thinks of a re-roll, a turned die, a cure in time.

Each answer is how much better things would be, in dice removed or in chances; 0 for "let it be".
"""

from __future__ import annotations

from typing import Final

from bossrush.games.sector.cards.tables import Step, Use
from bossrush.games.sector.rules.symbols import symbols, test_passed
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import (
    ADD_SYMBOLS,
    AFTER_TEST,
    AMMO_DIE,
    CHAPTER_DIE,
    CHOICE,
    CREW_DIE,
    EACH,
    HEAL,
    JUDGED_TOTAL,
    LOWEST_HP,
    ONE,
    OTHERS,
    PARTNER,
    RELOAD_STEP,
    REROLL,
    ROLL,
    SELF,
    SET_DIE,
)
from bossrush.games.sector.view.odds import passing

BLOCK: Final = 0.6
"""What the shield of a double is worth, in dice removed."""


def pays(s: Mission, crew: int, card: Use, variant: int) -> float:
    """How much it would help to use a card now, in this variant; 0 where it would not."""
    for step in s.tables.lists[card.steps]:
        if step.verb == REROLL:
            return _reroll(s, crew, step, variant)
        if step.verb == SET_DIE and step.die == CREW_DIE:
            return _turned(s, crew, step.faces[variant])
        if step.verb == ADD_SYMBOLS:
            return 1.0 if _enough(s, crew, step.amount) else 0.0
    return 0.5


# -- dice just rolled -------------------------------------------------------------------------


def _reroll(s: Mission, crew: int, step: Step, variant: int) -> float:
    if step.die == AMMO_DIE:
        if step.amount == 1:
            return _wasted(s, s.ammo[variant])
        return max((_wasted(s, die) for die in s.ammo if die >> 16 == crew), default=0.0)
    if step.die == CHAPTER_DIE:
        shown = s.crew[crew].shown
        others = s.standing() - s.standing_of(shown % 3)
        return min(step.amount, others, unmatched(s, shown)) / 3
    if step.die != CREW_DIE:
        return 0.5
    if s.moment == AFTER_TEST:
        return passing(s, s.tables.steps[s.asked], [crew]) if not symbols_of(s, crew) else 0.0
    now = struck(s, crew, s.crew[crew].shown)
    card = s.crew_card(crew)
    total = 0.0
    for trait, count in zip(card.trait, card.count, strict=True):
        after = struck(s, crew, trait + 3 * (count - 1))
        total += max(after, now) if step.choose else after
    return max(0.0, total / len(card.trait) - now)


def _wasted(s: Mission, die: int) -> float:
    """An ammo die that jams its weapon, or does nothing."""
    card = s.tables.items[die >> 8 & 255]
    face = die & 255
    if card.jams[face]:
        return 1.5
    return 0.0 if card.hits[face] or card.wounds[face] else 0.5


def _turned(s: Mission, crew: int, face: int) -> float:
    if s.moment == AFTER_TEST:
        need = s.tables.steps[s.asked].need
        return 1.0 if (2 if face >= 3 else 1) >= need else 0.0
    return max(0.0, struck(s, crew, face) - struck(s, crew, s.crew[crew].shown))


def struck(s: Mission, crew: int, shown: int) -> float:
    """What a result of a FIGHT is worth: the dice it matches, and the shield of a double."""
    double = shown >= 3
    matched = min(2 if double else 1, s.standing_of(shown % 3))
    blocks = double and not s.changes.no_block and s.standing() > matched
    return matched + (BLOCK if blocks else 0.0)


def unmatched(s: Mission, shown: int) -> int:
    """How many more dice of the row a result could remove if they showed its trait."""
    return (2 if shown >= 3 else 1) - s.standing_of(shown % 3)


def symbols_of(s: Mission, crew: int) -> int:
    return symbols(s, crew, s.tables.steps[s.asked].trait)


def _enough(s: Mission, crew: int, more: int) -> bool:
    """Whether so many symbols more would pass the test."""
    step = s.tables.steps[s.asked]
    have = symbols_of(s, crew)
    if step.judged == JUDGED_TOTAL:
        have = sum(symbols_of(s, n) for n in range(len(s.crew)) if s.rollers >> n & 1)
    return not test_passed(s, crew) and have + more >= step.need


def better(s: Mission, crew: int) -> bool:
    """Of two results, whether the new one is at least as good as the old one."""
    new = s.crew[crew].shown
    if s.again >= 0:
        die = s.ammo[s.again]
        return _wasted(s, die) <= _wasted(s, die >> 8 << 8 | s.old)
    if s.moment == AFTER_TEST:
        trait = s.tables.steps[s.asked].trait
        return _counting(new, trait) >= _counting(s.old, trait)
    return struck(s, crew, new) >= struck(s, crew, s.old)


def _counting(shown: int, trait: int) -> int:
    if shown % 3 != trait:
        return 0
    return 2 if shown >= 3 else 1


# -- cures and ammo ---------------------------------------------------------------------------


def cures(s: Mission, steps: int, user: int, patient: int) -> int:
    """How many points somebody could regain if this were used; at the best of its branches."""
    most = 0
    for step in s.tables.lists[steps]:
        if step.verb == HEAL:
            if _reaches(step.who, user, patient):
                most = max(most, step.amount)
        elif step.verb == CHOICE:
            for option in step.options:
                most = max(most, cures(s, option.steps, user, patient))
        elif step.verb == ROLL:
            for branch in step.table:
                if branch >= 0:
                    most = max(most, cures(s, branch, user, patient) - 1)
    return most


def _reaches(who: int, user: int, patient: int) -> bool:
    if who == SELF:
        return user == patient
    if who in (PARTNER, OTHERS):
        return user != patient
    return who in (EACH, ONE, LOWEST_HP)


def loads(s: Mission, steps: int) -> bool:
    return any(step.verb == RELOAD_STEP for step in s.tables.lists[steps])
