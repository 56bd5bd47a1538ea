"""What defeats have taught: how strong the party was when it was not strong enough."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.table.state import Dungeon

STRONGER: Final = 1.5
"""How much stronger a party should be before it tries again what has beaten it."""


class Lessons:
    """What it remembers of its defeats in this section, and of the fight it set out for."""

    def __init__(self) -> None:
        self.short: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]
        """How strong the party was, by the level of the encounter; at place 0 for the boss."""
        self.section = 0
        self.tried = -1
        """The level it set out for."""
        self.sparks = 0
        self.power = 0.0

    def look_back(self, s: Dungeon) -> None:
        """See how the last fight went: a spark is what a defeat costs."""
        if s.section != self.section:
            self.section = s.section
            self.short = [0.0, 0.0, 0.0, 0.0, 0.0]
        elif self.tried >= 0 and s.sparks < self.sparks:
            self.short[self.tried] = max(self.short[self.tried], self.power)
        self.tried = -1

    def set_out(self, s: Dungeon, level: int, power: float) -> None:
        """Note how things stand before a fight; what comes of it `look_back` sees."""
        self.tried = level
        self.sparks = s.sparks
        self.power = power

    def needed(self, level: int) -> float:
        """How strong to be for another try: clearly stronger than at the last defeat."""
        return self.short[level] + STRONGER if self.short[level] > 0.0 else 0.0
