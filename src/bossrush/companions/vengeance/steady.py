"""`steady` for Vengeance: prepares with a taste of its own, rolls by rule of thumb, and searches
its Combat, which holds no luck. `steady-quick` plays the same way, further ahead and quicker.
"""

from __future__ import annotations

from typing import ClassVar, cast

from bossrush.companions.companion import Companion, Judgement
from bossrush.companions.vengeance.dicing import command
from bossrush.companions.vengeance.planning import best_plan
from bossrush.companions.vengeance.preparing import prepare, tastes
from bossrush.companions.vengeance.prospects import VengeanceProspects
from bossrush.engine.decision import Decision
from bossrush.engine.play import Play
from bossrush.games.vengeance.cards.terms import IN_RESOLUTION
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.questions.combat import MODIFIER, TARGET, TILE
from bossrush.games.vengeance.questions.flashback import FLASHBACK, LOOT
from bossrush.games.vengeance.questions.roll import COOLING, ROLL
from bossrush.games.vengeance.table.state import Vendetta


class SteadyVengeance(Companion):
    """Plays one seat from what everybody can see, at the brief's normal level."""

    key: ClassVar[str] = "steady"
    width: ClassVar[int] = 4
    """Lines of Combat kept in mind."""
    breadth: ClassVar[int] = 2
    """Enemies considered for each step."""
    careful: ClassVar[int] = 1
    """Life slots it keeps free when it takes wound dice."""
    pace: ClassVar[tuple[int, int]] = (1200, 2000)
    """Milliseconds before each command of the Roll Phase, from and to."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.taste = tastes(self.stream)
        self.plan: list[int] = []
        self.planned = -1
        """The round that the plan is for."""

    def answer(self, play: Play, decision: Decision) -> int:
        s = cast(Vendetta, play.state)
        values = decision.values()[: decision.count()]
        question = decision.question
        seat = decision.actor
        if question is ROLL or question is COOLING:
            return command(s, seat, values, self.careful)
        if question is TILE or question is TARGET or question is MODIFIER:
            return self._fight(s, seat, decision, values)
        if question is FLASHBACK or question is LOOT:
            return prepare(s, seat, values, self.taste)
        return values[self.stream.below(len(values))]

    def delay(self, play: Play, decision: Decision, value: int) -> int:
        low, high = self.pace
        return low + self.stream.below(high - low + 1)

    def judgement(self) -> Judgement:
        return VengeanceProspects()

    def _fight(self, s: Vendetta, seat: int, decision: Decision, values: list[int]) -> int:
        """Follow the plan for this Combat; make one where there is none that fits."""
        p = s.players[seat]
        if decision.question is TILE and p.timing == IN_RESOLUTION:
            return values[0] if len(values) > 1 and p.wounds else values[-1]
        if self.planned != s.round or not self.plan:
            self.plan = best_plan(p, s.tables.rounds - s.round, self.width, self.breadth)
            self.planned = s.round
        chosen = self._next(decision, values)
        if chosen < 0:
            self.plan = best_plan(p, s.tables.rounds - s.round, self.width, self.breadth)
            chosen = self._next(decision, values)
        return chosen if chosen >= 0 else values[-1]

    def _next(self, decision: Decision, values: list[int]) -> int:
        """The next choice of the plan as an answer; -1 where it does not fit what is asked."""
        if not self.plan:
            return -1
        wanted = self.plan.pop(0)
        if decision.question is TARGET:
            for value in values:
                if answers.target_in(value) == wanted:
                    return value
            return -1
        return wanted if wanted in values else -1


class QuickVengeance(SteadyVengeance):
    """The same player at the brief's hard level: it looks further, and is quicker."""

    key: ClassVar[str] = "steady-quick"
    width: ClassVar[int] = 6
    breadth: ClassVar[int] = 2
    pace: ClassVar[tuple[int, int]] = (800, 1300)
