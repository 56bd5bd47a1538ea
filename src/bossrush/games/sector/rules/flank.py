"""The flank round (p. 22): a bonus round in which the flanker alone attacks, unanswered."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.sector.cards import terms
from bossrush.games.sector.questions.combat import FLANK_ATTACK
from bossrush.games.sector.rules import close_combat, ranged_combat
from bossrush.games.sector.rules.combat import clear_round, row_empty
from bossrush.games.sector.rules.combat_actions import declare
from bossrush.games.sector.rules.combat_specials import enter_close, moment
from bossrush.games.sector.rules.rolling import roll_crew
from bossrush.games.sector.rules.using_items import offer
from bossrush.games.sector.rules.wounds import inflict
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import log_combat


def flank_round(s: Mission) -> Flow[None]:
    """The flanker must attack; a wound removes one die more; then FLANK is used up."""
    flanker = s.flanker
    clear_round(s)
    s.in_flank = True
    if s.journal:
        log_combat.flank_round(s)
    yield from moment(s, terms.WHEN_FLANK, flanker)
    yield from moment(s, terms.WHEN_DECLARE, flanker)
    if s.standing():
        yield from _attack(s, flanker)
    s.in_flank = False
    s.flanker = -1
    s.flank = terms.SPENT
    if s.standing() == 0:
        yield from row_empty(s)
    else:
        s.phase = terms.ROUND_START


def _attack(s: Mission, flanker: int) -> Flow[None]:
    member = s.crew[flanker]
    value = yield Decision(s, s.seat_of(flanker), FLANK_ATTACK, flanker)
    declare(member, value)
    before = s.removed  # what was used while this was asked is no part of the attack
    if member.action == terms.SHOOT:
        yield from ranged_combat.fire(s, flanker)
        yield from moment(s, terms.WHEN_SHOOT_ROLLED, flanker)
        yield from offer(s, flanker, terms.AFTER_SHOOT)
        yield from ranged_combat.apply_shot(s, flanker)
        if s.removed > before:
            yield from _bonus(s, flanker)
        return
    if s.mode != terms.CLOSE:
        enter_close(s)
    yield from roll_crew(s, flanker, False)
    yield from moment(s, terms.WHEN_FIGHT_ROLLED, flanker)
    yield from offer(s, flanker, terms.AFTER_FIGHT)
    yield from close_combat.apply_blow(s, flanker)
    wounded = s.removed > before
    if wounded:
        yield from _bonus(s, flanker)
    if s.standing():
        yield from offer(s, flanker, terms.AFTER_ATTACK)
    if not wounded and s.removed > before:  # a close weapon's wound is one of the attack too
        yield from _bonus(s, flanker)


def _bonus(s: Mission, flanker: int) -> Flow[None]:
    """The attack has inflicted a wound: one die more is removed."""
    if not s.changes.no_flank_bonus:
        yield from inflict(s, flanker, 1, terms.PICK_ANY)
