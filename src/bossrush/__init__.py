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
from bossrush.engine.registry import game, register
from bossrush.engine.rules import Outcome
from bossrush.engine.save import read, restore

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
    "game",
    "load",
    "register",
    "scripted",
]


def load(data: bytes | str, listen: bool = True, adrift: bool = False) -> Play:
    """The play that a save tells of: replayed and verified; SaveError says what differs.

    With `adrift`, a play that no longer replays goes on from its last phase's start, marked.
    """
    document = read(data)
    try:
        found = game(document.game)
    except OptionError as error:
        raise SaveError(str(error)) from None
    return restore(found, document, listen, adrift)
