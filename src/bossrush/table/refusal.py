"""Why something was not done: a key, its arguments, and the same in English."""

from __future__ import annotations

from functools import cache

from bossrush.engine.errors import BossrushError
from bossrush.engine.message import Arg, Message
from bossrush.engine.scene import Words, words
from bossrush.engine.text import Catalogue

PACKAGE = "bossrush.table"


class Refusal(BossrushError):
    """Something was asked for that cannot be. Nothing has changed.

    `reason` is the end of a key: `table-refused-<reason>`. Those are the keys clients get.
    """

    def __init__(self, reason: str, /, **args: Arg) -> None:
        self.reason = reason
        self.message = Message(f"table-refused-{reason}", **args)
        super().__init__(in_english(self.message))

    @property
    def why(self) -> Words:
        return words(self.message)


@cache
def catalogue() -> Catalogue:
    """The server's own words."""
    return Catalogue.of("bossrush.engine", PACKAGE)


def in_english(message: Message) -> str:
    """A sentence of the server's own, for those who do not render it themselves."""
    return catalogue().say(message, "en")
