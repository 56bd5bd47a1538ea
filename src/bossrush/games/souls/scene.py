"""placeholder"""

from __future__ import annotations

from bossrush.engine.scene import Scene
from bossrush.games.souls.state import Dungeon


def scene(s: Dungeon, seat: int | None) -> Scene:
    return Scene(game="souls")
