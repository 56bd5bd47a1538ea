"""Following the instructions of a card (p. 10): its steps in order, and whom each is about.

Each verb is carried out by one rule, its handler, and `verbs` lists them. A play's tables hold that
list, so that every rule may run a card's text without knowing what such texts can do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.questions.chapters import NAME_LOWEST, NAME_ONE, NAME_PARTNER
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import (
    EACH,
    FAILED,
    LOWEST_HP,
    ONE,
    OTHERS,
    PARTNER,
    PASSED,
    SELF,
    YOU,
)

NOTHING: Final = -1
"""What a handler returns when no further list of steps follows."""

Handler: TypeAlias = Callable[[Mission, Step, int], Flow[int]]
"""Carries out a step for a crewmember (-1 for nobody); the list of steps that follows."""


def whom(s: Mission, step: Step, subject: int) -> Flow[int]:
    """The crewmembers a step is about, as a mask; the group is asked where it may choose."""
    who = step.who
    if who == YOU:
        return 1 << s.leader
    if who == EACH:
        return s.everyone()
    if who == SELF:
        return 1 << (subject if subject >= 0 else s.leader)
    if who == PASSED:
        return s.passed
    if who == FAILED:
        return s.failed
    if who == OTHERS:
        return s.everyone() & ~(1 << (subject if subject >= 0 else s.leader))
    s.asked = step.number
    if who == PARTNER:
        chosen = yield Decision(s, s.seat_of(subject), NAME_PARTNER, subject)
    elif who == LOWEST_HP:
        chosen = yield from _lowest(s)
    else:
        assert who == ONE
        chosen = yield Decision(s, CREW, NAME_ONE)
    return 1 << chosen


def _lowest(s: Mission) -> Flow[int]:
    lowest = 999
    found = -1
    tied = False
    for number, member in enumerate(s.crew):
        if member.hp < lowest:
            lowest = member.hp
            found = number
            tied = False
        elif member.hp == lowest:
            tied = True
    if tied:
        found = yield Decision(s, CREW, NAME_LOWEST)
    return found


def listed(s: Mission, mask: int) -> list[int]:
    """The crewmembers of a mask, in order."""
    return [number for number in range(len(s.crew)) if mask >> number & 1]


def perform(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Carry out one step; the number of the list that follows it, or NOTHING."""
    return s.tables.handlers[step.verb](s, step, subject)


def run(s: Mission, steps: int, subject: int) -> Flow[None]:
    """Carry out a list of steps and all that follows from it."""
    if steps < 0:
        return
    for step in s.tables.lists[steps]:
        following = yield from perform(s, step, subject)
        if following >= 0:
            yield from run(s, following, subject)
