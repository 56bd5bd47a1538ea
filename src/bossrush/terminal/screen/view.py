"""Everything the screen shows at one moment."""

from __future__ import annotations

from typing import NamedTuple

from bossrush.engine.scene import Scene
from bossrush.terminal.asked import Asked
from bossrush.terminal.log import Line


class View(NamedTuple):
    """One moment of a table, live or from a reel."""

    title: str
    scene: Scene
    lines: list[Line]
    news: int
    """How many of the last lines are new since somebody last looked."""
    asked: Asked | None
    who: str
    acting: int | None
    """The seat whose call it is."""
    closing: list[str]
    """What stands where the question was, once there is none."""
    keys: str
    status: str = ""
    taken: str = ""
    """In a reel: the option that was taken next."""
