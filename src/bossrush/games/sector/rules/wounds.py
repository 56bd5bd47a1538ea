"""Wounds (p. 14): chapter dice leave the row, and enemies have their say about it."""

from __future__ import annotations

from collections.abc import Callable

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.dice import roll
from bossrush.engine.sets import plus
from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.cards.terms import (
    MIGHT,
    MOST_DICE,
    NO_TRAIT,
    PICK_ANY,
    PICK_MATCH,
    WHEN_DIE_REMOVED,
    trait_of,
)
from bossrush.games.sector.cards.verbs import ADD_DIE, WOUND
from bossrush.games.sector.questions.combat import NEXT_ATTACK, REMOVE_DIE
from bossrush.games.sector.rules.combat_actions import unresolved
from bossrush.games.sector.rules.combat_specials import moment
from bossrush.games.sector.rules.instructions import NOTHING, carries_out
from bossrush.games.sector.table.mission import FALLEN, Mission
from bossrush.games.sector.words import log_combat


def inflict(s: Mission, crew: int, count: int, pick: int) -> Flow[int]:
    """Remove dice from the row, as many as there are; how many were removed.

    `crew` is whose wounds they are, -1 for the crew's. Wounds beyond the row are lost.
    """
    removed = 0
    s.wounds = count
    while s.wounds > 0:
        trait = _forced(s, crew, pick)
        if trait == NO_TRAIT:
            break
        if trait == PICK_ANY:
            seat = s.seat_of(crew) if crew >= 0 else CREW
            trait = yield Decision(s, seat, REMOVE_DIE, crew)
        s.wounds -= 1
        left = s.wounds
        yield from remove_die(s, trait, crew)
        s.wounds = left
        removed += 1
    s.wounds = 0
    return removed


def _forced(s: Mission, crew: int, pick: int) -> int:
    """The trait to remove next: NO_TRAIT when none can be, PICK_ANY when there is a choice."""
    cap = s.changes.cap
    if cap and s.removed >= cap:
        return NO_TRAIT
    if pick == PICK_MATCH:
        shown = s.crew[crew].shown if crew >= 0 else -1
        pick = trait_of(shown) if shown >= 0 else MIGHT
    if pick < PICK_ANY:
        return pick if s.standing_of(pick) else NO_TRAIT
    only = NO_TRAIT
    several = False
    standing = 0
    for die in s.row:
        if die < FALLEN:
            standing += 1
            if only == NO_TRAIT:
                only = die
            elif die != only:
                several = True
    if several and (standing > s.wounds or (cap and standing > cap - s.removed)):
        return PICK_ANY
    return only


def remove_die(s: Mission, trait: int, crew: int) -> Flow[None]:
    """One die leaves the row; what the enemy's special says to that."""
    place = s.row.index(trait)
    s.row[place] = trait + FALLEN
    s.removed += 1
    if s.journal:
        log_combat.removed(s, place, trait, crew)
    yield from moment(s, WHEN_DIE_REMOVED, crew)


@carries_out(WOUND)
def wound(s: Mission, step: Step, subject: int) -> Flow[int]:
    """A card's text inflicts wounds."""
    yield from inflict(s, subject, step.amount, step.pick)
    return NOTHING


@carries_out(ADD_DIE)
def add_die(s: Mission, step: Step, subject: int) -> Flow[int]:
    """A special adds dice to the row, rolled unless it names a trait; never beyond nine."""
    for _ in range(step.amount):
        if s.standing() >= MOST_DICE:
            break
        trait = step.trait
        if trait == NO_TRAIT:
            face = yield from roll(s, s.tables.chapter_die)
            trait = s.tables.chapter_trait[face]
        if len(s.row) < MOST_DICE:
            s.row.append(trait)
        else:
            for place, die in enumerate(s.row):
                if die >= FALLEN:
                    s.row[place] = trait  # the die comes back out of the supply
                    break
        if s.journal:
            log_combat.added(s, trait)
    return NOTHING


def resolve(s: Mission, apply: Callable[[Mission, int], Flow[None]]) -> Flow[None]:
    """Resolve every attack, one at a time.

    The same dice leave the row in any order, unless the enemy caps how many may leave or answers
    each. Only then is the group asked.
    """
    enemy = s.enemy()
    matters = s.changes.cap != 0 or len(enemy.rules[WHEN_DIE_REMOVED]) > 0
    waiting = unresolved(s)
    while waiting:
        crew = waiting[0]
        if matters and len(waiting) > 1:
            crew = yield Decision(s, CREW, NEXT_ATTACK)
        s.resolved = plus(s.resolved, crew)
        yield from apply(s, crew)
        waiting.remove(crew)
