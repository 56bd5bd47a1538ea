"""Trait tests (p. 7 and 10): who rolls, what may change it, what counts as an attempt."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.engine.sets import NONE, members, plus, set_of
from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.cards.terms import (
    AFTER_TEST,
    ATTACK,
    FIGHT,
    FLANK_ROUND,
    JUDGED_EACH,
    TESTED,
    UNTIL_PASS,
)
from bossrush.games.sector.cards.verbs import ADD_SYMBOLS, TEST
from bossrush.games.sector.rules.instructions import NOTHING, carries_out, run, whom
from bossrush.games.sector.rules.rolling import roll_crew
from bossrush.games.sector.rules.symbols import passing, symbols, won
from bossrush.games.sector.rules.using_items import offer
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import log


@carries_out(TEST)
def test(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Roll for a trait. A special may ask for it amid a FIGHT, whose dice count all the same."""
    blows = [member.shown for member in s.crew]
    following = yield from attempts(s, step, subject)
    if s.phase == ATTACK or s.phase == FLANK_ROUND:
        for member, blow in zip(s.crew, blows, strict=True):
            if member.action == FIGHT:
                member.shown = blow
    return following


def attempts(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Roll as often as the card allows; what follows a pass or a failure."""
    s.attempt = 0
    s.rollers = NONE
    while True:
        rollers = yield from whom(s, step, subject)
        if s.attempt and step.judged == JUDGED_EACH and set_of(rollers) == s.rollers:
            rollers = members(s.failed)  # those who passed are done
        passed = yield from attempt(s, step, rollers)
        if passed:
            break
        s.attempt += 1
        if step.attempts == UNTIL_PASS:
            yield from follow_failure(s, step, subject)
        elif s.attempt >= step.attempts:
            break
    if step.judged != JUDGED_EACH or not s.passed or not s.failed:
        if passed:
            return step.good
        return NOTHING if step.attempts == UNTIL_PASS else step.bad
    yield from follow_failure(s, step, subject)  # some passed and some did not
    return step.good


def follow_failure(s: Mission, step: Step, subject: int) -> Flow[None]:
    """What a failure brings. A test in that text has a result of its own, and leaves this one's."""
    attempt, rollers, passed, failed = s.attempt, s.rollers, s.passed, s.failed
    yield from run(s, step.bad, subject)
    s.attempt, s.rollers, s.passed, s.failed = attempt, rollers, passed, failed


def attempt(s: Mission, step: Step, rollers: list[int]) -> Flow[bool]:
    """One attempt: everything that changes a roll before it is applied is part of it."""
    s.asked = step.number
    s.rollers = set_of(rollers)
    s.passed = NONE
    s.failed = NONE
    for member in s.crew:
        member.shown = -1
        member.added = 0
    if s.journal:
        log.test(s, step, rollers)
    for number in rollers:
        yield from roll_crew(s, number, True)
    for number in rollers:
        yield from offer(s, number, AFTER_TEST)
    counts = [symbols(s, number, step.trait) for number in rollers]
    judged = passing(step, counts)
    for place, number in enumerate(rollers):
        if judged[place]:
            s.passed = plus(s.passed, number)
        else:
            s.failed = plus(s.failed, number)
    if s.journal:
        log.judged(s, step, won(step, counts))
    return won(step, counts)


@carries_out(ADD_SYMBOLS)
def add_symbols(s: Mission, step: Step, subject: int) -> Flow[int]:
    """An item adds symbols to the roll of a test."""
    yield from ()  # it never asks
    asked = s.tables.steps[s.asked].trait
    if step.trait == TESTED or step.trait == asked:
        s.crew[subject].added += step.amount
        if s.journal:
            log.symbols(s, subject, asked, step.amount)
    return NOTHING
