"""How a play stands at one moment, as those need it who look at thousands of plays."""

from __future__ import annotations

from typing import Final

HERO: Final = "hero"
"""Kinds of things that somebody plays, meets or plays in: win rates are told by them."""
BOSS: Final = "boss"
SCENARIO: Final = "scenario"
CARD: Final = "card"
"""A card that came up; whatever else a game has (`item`, `skill`, …) was had by somebody."""

NOBODY: Final = -1


class Standing:
    """Where a play is, how well those in it are, and what is there by now."""

    def __init__(self, stage: str, health: int, most: int) -> None:
        self.stage = stage
        """Its id; `<game>-stage-<id>` in the game's catalogue is its name."""
        self.health = health
        self.most = most
        """How much health there could be."""
        self.things: list[tuple[str, str, str, int]] = []
        """Each thing's kind, its id, the id of the hero who has it, and their seat."""

    def add(self, kind: str, thing: str, who: str = "", seat: int = NOBODY) -> None:
        """Something is there: somebody's, or everybody's."""
        self.things.append((kind, thing, who, seat))
