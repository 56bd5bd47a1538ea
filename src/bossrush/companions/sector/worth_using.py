"""When using something pays: what `steady` thinks of a re-roll, a turned die, a cure in time.

Each answer is how much better things would be, in dice removed or in chances; 0 for "let it be".
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import members
from bossrush.games.sector.cards.tables import Step, Use
from bossrush.games.sector.cards.terms import (
    AFTER_TEST,
    AMMO_DIE,
    CHAPTER_DIE,
    CREW_DIE,
    JUDGED_TOTAL,
    symbols_of,
    trait_of,
)
from bossrush.games.sector.cards.verbs import (
    ADD_SYMBOLS,
    REROLL,
    SET_DIE,
)
from bossrush.games.sector.rules.symbols import blocks, counting, matched, symbols, test_passed, won
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.tray import face_of, gun_of, roller_of, turned_to
from bossrush.games.sector.view.odds_of_tests import pass_chance

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
            return wasted(s, s.ammo[variant])
        return max((wasted(s, die) for die in s.ammo if roller_of(die) == crew), default=0.0)
    if step.die == CHAPTER_DIE:
        shown = s.crew[crew].shown
        others = s.standing() - s.standing_of(trait_of(shown))
        return min(step.amount, others, unmatched(s, shown)) / 3
    if step.die != CREW_DIE:
        return 0.5
    if s.moment == AFTER_TEST:
        return pass_chance(s, s.tables.steps[s.asked], [crew]) if not have(s, crew) else 0.0
    now = struck(s, s.crew[crew].shown)
    faces = s.crew_card(crew).shown
    total = 0.0
    for shown in faces:
        after = struck(s, shown)
        total += max(after, now) if step.choose else after
    return max(0.0, total / len(faces) - now)


def wasted(s: Mission, die: int) -> float:
    """An ammo die that jams its weapon, or does nothing."""
    card = s.tables.items[gun_of(die)]
    face = face_of(die)
    if card.jams[face]:
        return 1.5
    return 0.0 if card.hits[face] or card.wounds[face] else 0.5


def _turned(s: Mission, crew: int, face: int) -> float:
    if s.moment == AFTER_TEST:
        need = s.tables.steps[s.asked].need
        return 1.0 if symbols_of(face) >= need else 0.0
    return max(0.0, struck(s, face) - struck(s, s.crew[crew].shown))


def struck(s: Mission, shown: int) -> float:
    """What a result of a FIGHT is worth: the dice it matches, and the shield of a double."""
    removed = matched(s, shown)
    return removed + (BLOCK if blocks(s, shown) and s.standing() > removed else 0.0)


def unmatched(s: Mission, shown: int) -> int:
    """How many more dice of the row a result could remove if they showed its trait."""
    return symbols_of(shown) - s.standing_of(trait_of(shown))


def have(s: Mission, crew: int) -> int:
    """How many symbols a crewmember has in the present test."""
    return symbols(s, crew, s.tables.steps[s.asked].trait)


def _enough(s: Mission, crew: int, more: int) -> bool:
    """Whether so many symbols more would pass the test."""
    step = s.tables.steps[s.asked]
    rollers = members(s.rollers) if step.judged == JUDGED_TOTAL else [crew]
    counts = [have(s, roller) + (more if roller == crew else 0) for roller in rollers]
    return not test_passed(s, crew) and won(step, counts)


def better(s: Mission, crew: int) -> bool:
    """Of two results, whether the new one is at least as good as the old one."""
    new = s.crew[crew].shown
    if s.again >= 0:
        die = s.ammo[s.again]
        return wasted(s, die) <= wasted(s, turned_to(die, s.old))
    if s.moment == AFTER_TEST:
        trait = s.tables.steps[s.asked].trait
        return counting(new, trait) >= counting(s.old, trait)
    return struck(s, new) >= struck(s, s.old)
