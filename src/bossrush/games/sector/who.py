"""Whom an effect is about: the leader, everyone, somebody the group names."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.sector import asks
from bossrush.games.sector.state import Mission
from bossrush.games.sector.tables import Step
from bossrush.games.sector.terms import (
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
        chosen = yield Decision(s, s.seat_of(subject), asks.PARTNER, subject)
    elif who == LOWEST_HP:
        chosen = yield from _lowest(s)
    else:
        assert who == ONE
        chosen = yield Decision(s, CREW, asks.ONE)
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
        found = yield Decision(s, CREW, asks.LOWEST)
    return found


def listed(s: Mission, mask: int) -> list[int]:
    """The crewmembers of a mask, in order."""
    return [number for number in range(len(s.crew)) if mask >> number & 1]
