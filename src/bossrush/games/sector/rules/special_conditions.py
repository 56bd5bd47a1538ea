"""Combat specials (p. 15): whether a rule of a special holds, and what it surely costs.

Pure functions: the rules carry specials out by them, and the odds foretell them.
"""

from __future__ import annotations

from bossrush.games.sector.cards.tables import Rule
from bossrush.games.sector.cards.terms import EACH, PEACE, SELF, WHEN_FIGHT_ROLLED
from bossrush.games.sector.cards.verbs import DAMAGE, NO_BLOCK
from bossrush.games.sector.table.mission import Mission


def holds(s: Mission, rule: Rule, removed: int, mode: int = PEACE) -> bool:
    """Whether all the conditions of a special are met, so many dice having gone this round.

    A `mode` that is named is the one that combat will be in by then. A flank round comes between
    two rounds, and is neither of them.
    """
    if s.round < rule.round_at_least:
        return False
    if rule.round_is and (s.in_flank or s.round != rule.round_is):
        return False
    if rule.mode and (mode or s.mode) != rule.mode:
        return False
    if rule.row_at_most >= 0 and s.standing() > rule.row_at_most:
        return False
    if rule.row_has >= 0 and not s.standing_of(rule.row_has):
        return False
    if rule.flag >= 0 and not s.flag(rule.flag):
        return False
    if rule.crew_hurt and (s.hurt != 0) != (rule.crew_hurt == 1):
        return False
    return removed >= rule.removed_at_least


def toll(s: Mission, when: int, removed: int, mode: int = PEACE) -> int:
    """The HP that a special costs an attacker at a moment, so many dice having gone."""
    cost = 0
    for rule in s.enemy().rules[when]:
        if holds(s, rule, s.removed + removed, mode):
            for step in s.tables.lists[rule.steps]:
                if step.verb == DAMAGE and step.who in (SELF, EACH):
                    cost += step.amount
    return cost


def bars_blocks(s: Mission) -> bool:
    """Whether a special keeps a double from blocking once a FIGHT is rolled."""
    for rule in s.enemy().rules[WHEN_FIGHT_ROLLED]:
        if holds(s, rule, s.removed):
            for step in s.tables.lists[rule.steps]:
                if step.verb == NO_BLOCK:
                    return True
    return False
