"""What clients draw."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.scene import Scene
from bossrush.engine.scene import words as say
from bossrush.games.arkalion.state import Escape


def scene(s: Escape, seat: int | None) -> Scene:
    return Scene(game="arkalion", where=[say(Message("arkalion-title"))])
