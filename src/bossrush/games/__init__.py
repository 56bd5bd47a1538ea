"""The games: each is a folder of its own, and none knows another.

`bossrush.games` is this package, and can be called as well: `bossrush.games()` lists every game
there is, those of other packages too.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from bossrush.engine.game import Game
from bossrush.engine.registry import games


class Games(ModuleType):
    """A package that answers when it is called by name."""

    def __call__(self) -> list[Game[Any]]:
        return games()


sys.modules[__name__].__class__ = Games
