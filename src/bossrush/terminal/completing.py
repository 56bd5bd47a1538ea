"""What a shell may complete: the games, and what the game already typed has to offer."""

from __future__ import annotations

from collections.abc import Iterable

import typer


def games(begun: str) -> list[str]:
    """The games whose names begin like this."""
    from bossrush.engine.registry import games as every_game

    return _beginning(begun, (game.key for game in every_game()))


def lessons(context: typer.Context, begun: str) -> list[str]:
    """The lessons and puzzles of the game."""
    from bossrush.engine.registry import game

    key = _game(context)
    return _beginning(begun, (lesson.id for lesson in game(key).lessons) if key else ())


def companions(context: typer.Context, begun: str) -> list[str]:
    """The companions of the game."""
    from bossrush.companions.roster import companions as every_companion

    key = _game(context)
    return _beginning(begun, every_companion(key) if key else ())


def _game(context: typer.Context) -> str:
    """The game typed before; nothing where there is none of that name."""
    # Behind an option whose value is still to come, what was typed is not yet told apart.
    typed = [context.params.get("game"), *context.args]
    known = games("")
    return next((key for key in typed if key in known), "")


def _beginning(begun: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith(begun)]
