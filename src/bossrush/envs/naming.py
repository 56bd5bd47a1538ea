"""What environments are called: `bossrush/Sector-v0`, from the keys of games."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

import gymnasium

from bossrush.engine.game import Game
from bossrush.engine.registry import GROUP, register

VERSION = "v0"
ANY = f"bossrush/Game-{VERSION}"
"""The environment of any game: it takes `game`, a key or MODULE:NAME."""


def name_of(key: str) -> str:
    """What the environment of the game with this key is called."""
    words = key.replace("_", "-").split("-")
    return f"bossrush/{''.join(word.capitalize() for word in words)}-{VERSION}"


def register_games() -> None:
    """Make the environments of all installed games known to Gymnasium, without loading a game."""
    _register(ANY)
    for point in entry_points(group=GROUP):
        _register(name_of(point.name), game=point.name)


def register_game(game: Game[Any]) -> str:
    """Make the environment of a game known that is not installed; what it is called."""
    register(game)
    name = name_of(game.key)
    _register(name, game=game.key)
    return name


def _register(name: str, **kwargs: Any) -> None:
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point="bossrush.envs.single:Single",
            vector_entry_point="bossrush.envs.vector:Many",
            disable_env_checker=True,  # it would look at every step
            order_enforce=False,  # ours says so itself
            kwargs=kwargs,
        )
