"""Guards and boosts: what lasts until the end of an activation."""

from __future__ import annotations

from bossrush.games.souls import tell
from bossrush.games.souls.state import Dungeon


def end_guard(s: Dungeon) -> None:
    """A guard over the party ends with the enemy activation."""
    fight = s.fight
    if fight.guard_block or fight.guard_resist:
        fight.guard_block = 0
        fight.guard_resist = 0
        if s.journal:
            tell.guard_ends(s)
