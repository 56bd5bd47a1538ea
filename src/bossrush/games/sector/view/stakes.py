"""What a choice may cost at worst: somebody's life, and with it the mission."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision
from bossrush.engine.foresight import SOMEBODY
from bossrush.engine.message import Message
from bossrush.engine.sets import lowest, plus
from bossrush.engine.stakes import Stakes
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import names

WEAK: Final = 6
"""Whoever has more HP does not lose them by one choice alone."""


class MissionStakes(Stakes[Mission]):
    """The lives of the crew."""

    def at_stake(self, s: Mission, decision: Decision) -> bool:
        """Whether somebody is so weak that a choice may kill."""
        return any(member.hp <= WEAK for member in s.crew)

    def lost(self, before: Mission, after: Mission, seat: int) -> int:
        """The dead, as a set."""
        dead = 0
        for number, member in enumerate(after.crew):
            if member.hp <= 0:
                dead = plus(dead, number)
        return dead

    def loss(self, s: Mission, lost: int) -> Message:
        """Who surely dies, and what that ends."""
        if lost & SOMEBODY:
            return Message("sector-ends-mission-any")
        return Message("sector-ends-mission", crew=names.crew(s, lowest(lost)))
