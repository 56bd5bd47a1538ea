"""Which companions there are, by name, and for which games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bossrush.companions.companion import Companion
from bossrush.companions.random import RandomCompanion
from bossrush.companions.sector import SteadySector
from bossrush.engine.errors import OptionError

RANDOM: Final = "random"
STEADY: Final = "steady"

_STEADY: Final[dict[str, Callable[[], Companion]]] = {"sector": SteadySector}


def companions(game: str) -> list[str]:
    """The companions that can play this game, the simplest first."""
    return [RANDOM, STEADY] if game in _STEADY else [RANDOM]


def companion(name: str, game: str, seed: int) -> Companion:
    """A companion to play this game; OptionError names those there are."""
    if name == RANDOM:
        return RandomCompanion(seed)
    if name == STEADY and game in _STEADY:
        return _STEADY[game]()
    known = ", ".join(companions(game))
    raise OptionError(f"{game} has no companion {name!r}; it has {known}")
