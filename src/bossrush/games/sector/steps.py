"""Carrying out what cards say: one handler for each verb, and lists of steps run in order.

The handlers are written beside the rules they belong to, and `verbs` lists them. A play's tables
hold that list, so that every rule may run a card's text without knowing what such texts can do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from bossrush.engine.decision import Flow
from bossrush.games.sector.state import Mission
from bossrush.games.sector.tables import Step

NOTHING: Final = -1
"""What a handler returns when no further list of steps follows."""

Handler: TypeAlias = Callable[[Mission, Step, int], Flow[int]]
"""Carries out a step for a crewmember (-1 for nobody); the list of steps that follows."""


def perform(s: Mission, step: Step, subject: int) -> Flow[int]:
    """Carry out one step; the number of the list that follows it, or NOTHING."""
    return s.t.handlers[step.verb](s, step, subject)


def run(s: Mission, steps: int, subject: int) -> Flow[None]:
    """Carry out a list of steps and all that follows from it."""
    if steps < 0:
        return
    for step in s.t.lists[steps]:
        following = yield from perform(s, step, subject)
        if following >= 0:
            yield from run(s, following, subject)
