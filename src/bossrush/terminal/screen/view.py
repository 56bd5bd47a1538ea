"""Everything the screen shows at one moment."""

from __future__ import annotations

from typing import NamedTuple

from bossrush.engine.guide import GuideStep
from bossrush.engine.scene import Scene
from bossrush.terminal.asked import Asked
from bossrush.terminal.log import LogLine
from bossrush.terminal.seats import Acting


def pages_of(scene: Scene) -> frozenset[str]:
    """The pages of a scene, told apart even where they lie in the same place."""
    return frozenset(f"{page.id} {page.title.key}" for page in scene.pages)


class View(NamedTuple):
    """One moment of a table, live or from a reel."""

    title: str
    scene: Scene
    lines: list[LogLine]
    news: int
    """How many of the last lines are new since somebody last looked."""
    asked: Asked | None
    who: str
    acting: Acting | None
    """Whose call it is; None where it is everybody's or nobody's."""
    closing: list[str]
    """What stands where the question was, once there is none."""
    keys: str
    unread: bool = False
    """Whether there is a page that nobody had read a moment ago."""
    status: str = ""
    step: GuideStep | None = None
    """What the guide explains."""
    taken: str = ""
    """In a reel: the option that was taken next."""
