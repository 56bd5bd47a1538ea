"""Which companions there are, by name, and for which games."""

from __future__ import annotations

from typing import Final

from bossrush.companions.companion import Companion
from bossrush.companions.random import RandomCompanion
from bossrush.engine.errors import OptionError

RANDOM: Final = "random"
STEADY: Final = "steady"


def companions(game: str) -> list[str]:
    """The companions that can play this game, the simplest first."""
    return [RANDOM]


def companion(name: str, game: str, seed: int) -> Companion:
    """A companion to play this game; OptionError names those there are."""
    if name == RANDOM:
        return RandomCompanion(seed)
    known = ", ".join(companions(game))
    raise OptionError(f"{game} has no companion {name!r}; it has {known}")
