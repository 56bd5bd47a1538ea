"""Following the instructions of a card (p. 10): its steps in order, and whom each is about.

Each verb of cards is carried out by one rule, which says so itself: `@carries_out(HEAL)`. So every
rule may run a card's text without knowing what such texts can do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.sets import members
from bossrush.games.sector.cards.tables import Step
from bossrush.games.sector.cards.terms import (
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
from bossrush.games.sector.cards.verbs import VERBS
from bossrush.games.sector.questions.chapters import NAME_LOWEST, NAME_ONE, NAME_PARTNER
from bossrush.games.sector.table.mission import Mission

NOTHING: Final = -1
"""What a handler returns when no further list of steps follows."""

Handler: TypeAlias = Callable[[Mission, Step, int], Flow[int]]
"""Carries out a step for a crewmember (-1 for nobody); the list of steps that follows."""


def _unknown(s: Mission, step: Step, subject: int) -> Flow[int]:
    raise NotImplementedError(VERBS[step.verb].name)


HANDLERS: Final[list[Handler]] = [_unknown for _ in VERBS]
"""The rule that carries out each verb, by its number."""


class carries_out:  # noqa: N801  read as a decorator
    """Says of a rule which verbs of cards it carries out."""

    def __init__(self, *verbs: int) -> None:
        self.verbs = verbs

    def __call__(self, handler: Handler) -> Handler:
        for verb in self.verbs:
            HANDLERS[verb] = handler
        return handler


def without_rule() -> list[str]:
    """The verbs that no rule carries out; there must be none once all rules are known."""
    return [verb.name for verb, rule in zip(VERBS, HANDLERS, strict=True) if rule is _unknown]


def perform(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Carry out one step; the number of the list that follows it, or NOTHING."""
    return HANDLERS[step.verb](s, step, subject)


def run(s: Mission, steps: int, subject: int) -> Flow[None]:
    """Carry out a list of steps and all that follows from it."""
    if steps < 0:
        return
    for step in s.tables.lists[steps]:
        following = yield from perform(s, step, subject)
        if following >= 0:
            yield from run(s, following, subject)


# -- YOU, and all others whom a step may be about -------------------------------------------


def whom(s: Mission, step: Step, subject: int) -> Flow[list[int]]:
    """The crewmembers a step is about, in order; the group is asked where it may choose."""
    who = step.who
    if who == YOU:
        return [s.leader]
    everyone = list(range(len(s.crew)))
    if who == EACH:
        return everyone
    user = subject if subject >= 0 else s.leader
    if who == SELF:
        return [user]
    if who == PASSED:
        return members(s.passed)
    if who == FAILED:
        return members(s.failed)
    if who == OTHERS:
        return [number for number in everyone if number != user]
    s.asked = step.number
    if who == PARTNER:
        chosen = yield Decision(s, s.seat_of(subject), NAME_PARTNER, subject)
    elif who == LOWEST_HP:
        chosen = yield from _lowest(s)
    else:
        assert who == ONE
        chosen = yield Decision(s, CREW, NAME_ONE)
    return [chosen]


def _lowest(s: Mission) -> Flow[int]:
    """Who has the fewest HP; of several the group names one."""
    lowest = min(member.hp for member in s.crew)
    weakest = [number for number, member in enumerate(s.crew) if member.hp == lowest]
    if len(weakest) == 1:
        return weakest[0]
    chosen = yield Decision(s, CREW, NAME_LOWEST)
    return chosen
