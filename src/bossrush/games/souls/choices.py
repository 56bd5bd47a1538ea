"""Who and what can be chosen before the game."""

from __future__ import annotations

from bossrush.games.souls.state import Dungeon


def free_characters(s: Dungeon) -> list[int]:
    taken = [one.character for one in s.party]
    return [number for number in range(len(s.t.characters)) if number not in taken]


def boss_choices(s: Dungeon) -> list[int]:
    """The mini bosses for the first half, the main bosses for the second."""
    main = s.section > 0
    return [number for number, boss in enumerate(s.t.bosses) if boss.main == main]
