"""What was given on the command line, made into what a game understands."""

from __future__ import annotations

import os
from typing import Any

from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game

LANGUAGES = ("en", "fr")


def language(given: str | None) -> str:
    """The language somebody asked for, or that of their system, or English."""
    if given is not None:
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2].lower()
        if spoken:
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def options(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """Options written as `name=value`; the game itself says which are good."""
    settings = {setting.name: setting for setting in game.settings}
    read: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"an option is written name=value, not {text!r}")
        if name in read:
            raise OptionError(f"the option {name!r} is given twice")
        read[name] = settings[name].parse(value) if name in settings else value
    return game.options(read)


def written(value: Any) -> str:
    """A value of an option as people write it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
