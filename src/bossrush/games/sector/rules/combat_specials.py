"""Combat specials (p. 15): what an enemy's card changes, at named moments of the combat."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.cards.terms import CLOSE, PEACE, RANGED, READY, SPENT, WHEN_SETUP
from bossrush.games.sector.cards.verbs import (
    ATTACK_ALSO,
    CAP_REMOVED,
    CHANGE_VALUE,
    DRONE_FAILS,
    EXTRA_HIT_DIE,
    FORBID,
    FORCE_MODE,
    IGNORE_FLANK_BONUS,
    NO_BLOCK,
    ONLY_AMMO,
)
from bossrush.games.sector.rules.instructions import NOTHING, carries_out, run
from bossrush.games.sector.rules.special_conditions import holds
from bossrush.games.sector.table.changes import Changes
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import log_combat


def moment(s: Mission, when: int, subject: int, only: int = PEACE) -> Flow[None]:
    """A named moment has come: carry out what the enemy's special says to it.

    Where a round turns close after it has begun, `only` what it says of close rounds is left to do.
    """
    enemy = s.tables.cards[s.turned[-1]].enemy
    if enemy is None or not enemy.rules[when]:
        return
    for rule in enemy.rules[when]:
        if (not only or rule.mode == only) and holds(s, rule, s.removed):
            if s.journal:
                log_combat.special(s)
            yield from run(s, rule.steps, subject)
            if when == WHEN_SETUP:
                s.lasting = s.changes.copy()


def enter_close(s: Mission) -> None:
    """Close combat begins: there is no way back, and no flanking any more."""
    s.mode = CLOSE
    if s.flank == READY and s.flanker < 0:
        s.flank = SPENT
    if s.journal:
        log_combat.close(s)


@carries_out(
    FORBID,
    FORCE_MODE,
    ONLY_AMMO,
    NO_BLOCK,
    EXTRA_HIT_DIE,
    CHANGE_VALUE,
    ATTACK_ALSO,
    CAP_REMOVED,
    IGNORE_FLANK_BONUS,
    DRONE_FAILS,
)
def changed(s: Mission, step: Step, subject: int) -> Flow[int]:
    """The verbs of specials that change a rule for this round, or until combat ends."""
    yield from ()  # it never asks
    verb = step.verb
    changes = s.changes
    if verb == FORCE_MODE:
        if step.amount == CLOSE and s.mode != CLOSE:
            enter_close(s)
    elif verb == CHANGE_VALUE:
        _change_value(changes, step)
        if step.lasting:
            _change_value(s.lasting, step)
    elif verb == EXTRA_HIT_DIE:
        changes.hit_dice += step.amount
    elif verb == FORBID:
        changes.forbidden |= step.amount
    elif verb == ATTACK_ALSO:
        changes.exposed |= step.amount
    elif verb == ONLY_AMMO:
        changes.only_ammo = step.amount
    elif verb == CAP_REMOVED:
        changes.cap = step.amount
    elif verb == NO_BLOCK:
        changes.no_block = True
    elif verb == IGNORE_FLANK_BONUS:
        changes.no_flank_bonus = True
    elif verb == DRONE_FAILS:
        changes.drone_fails = True
    return NOTHING


def _change_value(changes: Changes, step: Step) -> None:
    if step.mode == RANGED:
        changes.ranged += step.amount
    else:
        changes.close += step.amount
