"""Bossrush: a digital table for dice-and-boss board games.

>>> import bossrush
>>> game = bossrush.game("sector")
>>> play = game.new(seats=2, seed=7)
>>> while play.outcome is None:
...     decision = play.open[0]
...     events = play.choose(max(decision.seat, 0), decision.options[0])
>>> play.outcome.won
False
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from bossrush._build import __version__

if TYPE_CHECKING:
    from bossrush.catalogues import text
    from bossrush.engine.chance import scripted
    from bossrush.engine.decision import Decision, Option
    from bossrush.engine.errors import (
        BossrushError,
        IllegalChoice,
        OptionError,
        PositionError,
        SaveError,
        StaleChoice,
    )
    from bossrush.engine.game import Game
    from bossrush.engine.play import Play
    from bossrush.engine.registry import game, games, register
    from bossrush.engine.rules import Outcome
    from bossrush.engine.save import load

__all__ = [
    "BossrushError",
    "Decision",
    "Game",
    "IllegalChoice",
    "Option",
    "OptionError",
    "Outcome",
    "Play",
    "PositionError",
    "SaveError",
    "StaleChoice",
    "__version__",
    "game",
    "games",
    "load",
    "register",
    "scripted",
    "text",
]

_HOMES = {
    "catalogues": ("text",),
    "engine.chance": ("scripted",),
    "engine.decision": ("Decision", "Option"),
    "engine.errors": (
        "BossrushError",
        "IllegalChoice",
        "OptionError",
        "PositionError",
        "SaveError",
        "StaleChoice",
    ),
    "engine.game": ("Game",),
    "engine.play": ("Play",),
    "engine.registry": ("game", "games", "register"),
    "engine.rules": ("Outcome",),
    "engine.save": ("load",),
}
"""Which module each name comes from."""


if not TYPE_CHECKING:
    # The engine is imported when it is first asked for: the command must be able to answer
    # Ctrl-C before that, and every module of the package begins with this one.
    def __getattr__(name: str) -> object:
        for home, names in _HOMES.items():
            if name in names:
                found = getattr(import_module(f"bossrush.{home}"), name)
                globals()[name] = found
                return found
        raise AttributeError(f"module 'bossrush' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
