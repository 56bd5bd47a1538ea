"""Trait tests: who rolls, what may change the roll, and what counts as one attempt."""

from __future__ import annotations

from bossrush.engine.decision import Flow
from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.rules.instructions import NOTHING, listed, run, whom
from bossrush.games.sector.rules.rolling import roll_crew
from bossrush.games.sector.rules.symbols import symbols
from bossrush.games.sector.rules.using_items import offer
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import (
    AFTER_TEST,
    JUDGED_ALL,
    JUDGED_ANY,
    JUDGED_EACH,
    JUDGED_TOTAL,
    TESTED,
    UNTIL_PASS,
)
from bossrush.games.sector.view import log


def test(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Roll for a trait, as often as the card allows; what follows a pass or a failure."""
    s.attempt = 0
    s.rollers = 0
    while True:
        rollers = yield from whom(s, step, subject)
        if s.attempt and step.judged == JUDGED_EACH and rollers == s.rollers:
            rollers = s.failed  # those who passed are done
        won = yield from attempt(s, step, rollers)
        if won:
            break
        s.attempt += 1
        if step.attempts == UNTIL_PASS:
            yield from run(s, step.bad, subject)
        elif s.attempt >= step.attempts:
            break
    if step.judged != JUDGED_EACH or not s.passed or not s.failed:
        if won:
            return step.good
        return NOTHING if step.attempts == UNTIL_PASS else step.bad
    yield from run(s, step.bad, subject)  # judged one by one: some passed and some did not
    return step.good


def attempt(s: Mission, step: Step, rollers: int) -> Flow[bool]:
    """One attempt: everything that changes a roll before it is applied is part of it."""
    s.asked = step.number
    s.rollers = rollers
    s.passed = 0
    s.failed = 0
    crew = listed(s, rollers)
    for member in s.crew:
        member.shown = -1
        member.added = 0
    if s.journal:
        log.test(s, step, crew)
    for number in crew:
        yield from roll_crew(s, number)
    for number in crew:
        yield from offer(s, number, AFTER_TEST)
    won = _judge(s, step, crew)
    if s.journal:
        log.judged(s, step, won)
    return won


def _judge(s: Mission, step: Step, crew: list[int]) -> bool:
    """Who has passed, and whether the test as a whole is passed."""
    total = 0
    for number in crew:
        count = symbols(s, number, step.trait)
        total += count
        if count >= step.need:
            s.passed |= 1 << number
        else:
            s.failed |= 1 << number
    if step.judged == JUDGED_TOTAL:
        won = total >= step.need
        s.passed = s.rollers if won else 0
        s.failed = 0 if won else s.rollers
        return won
    if step.judged == JUDGED_ANY:
        return s.passed != 0
    assert step.judged in (JUDGED_ALL, JUDGED_EACH)
    return s.failed == 0


def add_symbols(s: Mission, step: Step, subject: int) -> Flow[int]:
    """An item adds symbols to the roll of a test."""
    yield from ()  # it never asks
    asked = s.tables.steps[s.asked].trait
    if step.trait == TESTED or step.trait == asked:
        s.crew[subject].added += step.amount
        if s.journal:
            log.symbols(s, subject, asked, step.amount)
    return NOTHING
