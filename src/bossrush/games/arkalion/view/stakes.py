"""What a choice may cost at worst: once nobody is left to act, the enemies strike."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision
from bossrush.engine.foresight import SOMEBODY
from bossrush.engine.message import Message
from bossrush.engine.sets import lowest, members, only, plus
from bossrush.engine.stakes import Stakes
from bossrush.games.arkalion.cards.terms import ACT, ENDS, ESCAPE, GONE, PRESENT, SKIPS
from bossrush.games.arkalion.questions.actions import ACTING, END
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import names

GAME: Final = 8
"""The bit of the first of the ways in which the game ends."""


class EscapeStakes(Stakes[Escape]):
    """The heroes, and the escape."""

    def at_stake(self, s: Escape, decision: Decision) -> bool:
        """Whether the enemies strike next, once this hero has acted."""
        if s.phase != ACT:
            return False
        still_to_act = s.order()[s.acting + 1 :]
        return all(s.heroes[player].presence in (GONE, SKIPS) for player in still_to_act)

    def may_end(self, s: Escape, decision: Decision, value: int) -> bool:
        """Whether this may be the last thing that the hero does."""
        return s.actions <= 1 or (decision.key == ACTING.key and END.fits(value))

    def lost(self, before: Escape, after: Escape, seat: int) -> int:
        """How the game was lost, or else which heroes fell, as a set."""
        if after.ended >= 0:
            return 0 if after.ended == ESCAPE else only(GAME + after.ended)
        fallen = 0
        for player, hero in enumerate(after.heroes):
            if before.heroes[player].presence == PRESENT != hero.presence:
                fallen = plus(fallen, player)
        return fallen

    def loss(self, s: Escape, lost: int) -> Message:
        """The same in words."""
        if lost & SOMEBODY:
            return Message("arkalion-ends-some")
        if lost >> GAME:
            return Message("arkalion-ends-game", end=ENDS[lowest(lost >> GAME)])
        fallen = members(lost)
        if len(fallen) == 1:
            return Message("arkalion-ends-hero", hero=names.subject(s, fallen[0]))
        return Message("arkalion-ends-heroes", count=len(fallen))
