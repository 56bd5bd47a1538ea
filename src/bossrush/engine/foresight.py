"""What an answer surely ends, found by carrying it out on copies for all that chance may bring.

Cards and rules meet in more ways than a question can foresee: a price that kills whom nothing can
save, a last action after which the enemies strike. So wherever the rules say that somebody's life
is at stake, each answer is tried. The first way in which nothing is lost ends the search, so that
only what is surely lost takes long to find.
"""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.chance import Enumerated, Outcomes
from bossrush.engine.decision import Decision
from bossrush.engine.line import Line
from bossrush.engine.message import Message
from bossrush.engine.stakes import Stakes
from bossrush.engine.state import State

NOTHING: Final = 0
EVERYTHING: Final = -1
SOMEBODY: Final = 1 << 40
"""Whatever chance brings something is lost, but not always the same."""
MOST_WAYS: Final = 400
"""After so many ways in which something was lost nobody calls it sure any more."""


class Ways(Enumerated):
    """Every way, as far as something is lost; whatever luck brings after that changes nothing."""

    def __init__(self, stakes: Stakes[Any], before: State, seat: int) -> None:
        super().__init__()
        self.stakes = stakes
        self.before = before
        self.seat = seat
        self.now = before
        """The state of the copy that goes this way."""
        self.lost = NOTHING
        """What was lost when luck was next asked for."""

    def begin(self, now: State) -> None:
        """Go the next way, with another copy."""
        self.now = now
        self.lost = NOTHING
        now.chance = self

    def pick(self, n: int, outcomes: Outcomes) -> int:
        if not self.lost:
            self.lost = self.stakes.lost(self.before, self.now, self.seat)
        return 0 if self.lost else super().pick(n, outcomes)

    def end(self) -> int:
        """What was lost on this way, first of all; the copy is let go of."""
        lost = self.lost or self.stakes.lost(self.before, self.now, self.seat)
        self.now = self.before  # whose chance is another: a copy and its ways hold each other
        return lost


def foreseen(line: Line, decision: Decision) -> dict[int, Message]:
    """What answers surely end, by answer, as far as the question does not say so itself."""
    stakes = line.rules.stakes
    state = line.state
    found: dict[int, Message] = {}
    if not stakes.at_stake(state, decision):
        return found
    for value in decision.values():
        if stakes.may_end(state, decision, value) and decision.said_to_end(value) is None:
            lost = surely_lost(line, decision.seat, value)
            if lost:
                found[value] = stakes.loss(state, lost)
    return found


def surely_lost(line: Line, seat: int, value: int) -> int:
    """What is lost at once by an answer whatever chance brings, as the rules number it."""
    ways = Ways(line.rules.stakes, line.state, seat)
    always = EVERYTHING
    for _ in range(MOST_WAYS):
        twin = line.copy()
        asked = twin.answering(seat)
        if asked is None:
            return NOTHING
        ways.begin(twin.state)
        twin.answer(asked, value)
        lost = ways.end()
        if not lost:
            return NOTHING
        always &= lost
        if not ways.advance():
            return always or SOMEBODY
    return NOTHING
