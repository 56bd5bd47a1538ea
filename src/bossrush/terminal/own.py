"""What the terminal shows of a game in that game's own way: its panels, and what it reads out.

The rules know nothing of any terminal. Ours are listed here; another package names those of its
game by the entry points `bossrush.terminal.panels` and `bossrush.terminal.words`, under the key of
the game.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from bossrush.engine.errors import RuleError

PANELS = {
    "sector": "bossrush.terminal.drawing.sector:SectorPanels",
    "souls": "bossrush.terminal.drawing.souls:SoulsPanels",
    "vengeance": "bossrush.terminal.drawing.vengeance:VengeancePanels",
    "arkalion": "bossrush.terminal.drawing.arkalion:ArkalionPanels",
}
"""`module:Class` of panels, by the key of a game."""

WORDS = {
    "sector": "bossrush.terminal.sector:told",
    "souls": "bossrush.terminal.souls:told",
    "vengeance": "bossrush.terminal.vengeance:told",
}
"""`module:function` that reads out what only the board of a game knows."""


def own_panels(key: str) -> Any:
    """The class of the panels that a game draws itself with; None where it has none."""
    return _named(key, PANELS, "panels")


def own_words(key: str) -> Any:
    """The function that reads out what only a game's own board knows; None where there is none."""
    return _named(key, WORDS, "words")


def _named(key: str, ours: dict[str, str], what: str) -> Any:
    named = ours.get(key, "")
    if not named:
        for point in entry_points(group=f"bossrush.terminal.{what}", name=key):
            named = point.value
    if not named:
        return None
    module, _, name = named.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise RuleError(f"the {what} {named!r} of {key} cannot be had: {error}") from None
