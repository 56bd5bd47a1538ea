"""Messages as the plain data that scenes are made of."""

from __future__ import annotations

import msgspec

from bossrush.engine.message import Message
from bossrush.engine.scene import Words, words


def say(message: Message) -> Words:
    """A message for clients, plain all the way down, so that it passes through JSON unchanged."""
    made = words(message)
    return Words(made.key, msgspec.to_builtins(made.args)) if made.args else made
