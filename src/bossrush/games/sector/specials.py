"""Combat specials: what an enemy's card changes, at named moments of the combat."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Flow
from bossrush.games.sector import tell_combat
from bossrush.games.sector.state import Mission
from bossrush.games.sector.steps import NOTHING, run
from bossrush.games.sector.tables import Rule, Step
from bossrush.games.sector.terms import (
    ATTACK_ALSO,
    CAP_REMOVED,
    CHANGE_CAP,
    CHANGE_COVER,
    CHANGE_DRONE_FAILS,
    CHANGE_FORBIDDEN,
    CHANGE_HIT_DICE,
    CHANGE_NO_BLOCK,
    CHANGE_NO_FLANK_BONUS,
    CHANGE_ONLY_AMMO,
    CHANGE_VALUE,
    CLOSE,
    DRONE_FAILS,
    EXTRA_HIT_DIE,
    FORBID,
    FORCE_MODE,
    IGNORE_FLANK_BONUS,
    NO_BLOCK,
    ONLY_AMMO,
    READY,
    SPENT,
    WHEN_SETUP,
)


def moment(s: Mission, when: int, subject: int) -> Flow[None]:
    """A named moment has come: carry out what the enemy's special says to it."""
    enemy = s.t.cards[s.turned[-1]].enemy
    if enemy is None or not enemy.rules[when]:
        return
    for rule in enemy.rules[when]:
        if holds(s, rule):
            if s.journal:
                tell_combat.special(s)
            yield from run(s, rule.steps, subject)
            if when == WHEN_SETUP:
                s.lasting = s.changes[:]


def holds(s: Mission, rule: Rule) -> bool:
    """Whether all the conditions of a special are met."""
    if s.round < rule.round_at_least or (rule.round_is and s.round != rule.round_is):
        return False
    if rule.mode and s.mode != rule.mode:
        return False
    if rule.row_at_most >= 0 and s.standing() > rule.row_at_most:
        return False
    if rule.row_has >= 0 and not s.standing_of(rule.row_has):
        return False
    if rule.flag >= 0 and not s.flag(rule.flag):
        return False
    if rule.crew_hurt and (s.hurt != 0) != (rule.crew_hurt == 1):
        return False
    return s.removed >= rule.removed_at_least


def enter_close(s: Mission) -> None:
    """Close combat begins: there is no way back, and no flanking any more."""
    s.mode = CLOSE
    if s.flank == READY and s.flanker < 0:
        s.flank = SPENT
    if s.journal:
        tell_combat.close(s)


_PLACES: Final[dict[int, int]] = {
    FORBID: CHANGE_FORBIDDEN,
    ONLY_AMMO: CHANGE_ONLY_AMMO,
    NO_BLOCK: CHANGE_NO_BLOCK,
    EXTRA_HIT_DIE: CHANGE_HIT_DICE,
    ATTACK_ALSO: CHANGE_COVER,
    CAP_REMOVED: CHANGE_CAP,
    IGNORE_FLANK_BONUS: CHANGE_NO_FLANK_BONUS,
    DRONE_FAILS: CHANGE_DRONE_FAILS,
}
"""Which of the mission's changes a verb is about."""


def changed(s: Mission, step: Step, subject: int) -> Flow[int]:
    """The verbs of specials that change a rule for this round, or until combat ends."""
    yield from ()  # it never asks
    verb = step.verb
    if verb == FORCE_MODE:
        if step.mode == CLOSE and s.mode != CLOSE:
            enter_close(s)
    elif verb == CHANGE_VALUE:
        s.changes[step.die] += step.amount
        if step.lasting:
            s.lasting[step.die] += step.amount
    elif verb == EXTRA_HIT_DIE:
        s.changes[CHANGE_HIT_DICE] += step.amount
    elif verb in (FORBID, ATTACK_ALSO):
        s.changes[_PLACES[verb]] |= step.amount
    else:
        s.changes[_PLACES[verb]] = step.amount or 1
    return NOTHING
