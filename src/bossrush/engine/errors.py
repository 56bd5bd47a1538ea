"""What can go wrong, each with its own name, and each telling a person what to do next."""

from __future__ import annotations

from typing import Final

from bossrush.engine.message import Message


class BossrushError(Exception):
    """The base of every error Bossrush raises on purpose."""


STALE: Final = Message("refused-stale")
NOT_NOW: Final = Message("refused-not-now")
"""Why something is refused, where nobody has said more."""


class IllegalChoice(BossrushError):
    """A choice the rules do not offer. Nothing has changed."""

    def __init__(self, text: str, why: Message = NOT_NOW, forbidden: bool = False) -> None:
        super().__init__(text)
        self.why = why
        """Why it is refused, in words for players."""
        self.forbidden = forbidden
        """Whether the rules of the game say why: it would be offered otherwise."""


class StaleChoice(IllegalChoice):
    """A choice made on a decision that is no longer the one asked. Nothing has changed."""

    def __init__(self, text: str) -> None:
        super().__init__(text, STALE)


class OptionError(BossrushError):
    """A game was asked for with a setting it does not have; the message names the good ones."""


class SaveError(BossrushError):
    """A save cannot be read or does not replay; the message says what differs, and where."""


class PositionError(BossrushError):
    """A position is not one this game can be in; `problems` lists every reason found."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class ScriptError(BossrushError):
    """Scripted chance was asked for something its script does not hold."""


class RuleError(BossrushError):
    """A game broke one of the engine's own promises (an empty decision, say)."""
