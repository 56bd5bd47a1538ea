"""Every word of a game in one catalogue: the engine's, the game's, its cards', and a client's."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import resources
from typing import Any

from bossrush.engine.game import Game
from bossrush.engine.text import Catalogue

ENGINE = "bossrush.engine"
COMPANIONS = "bossrush.companions"


def catalogue_for(
    game: Game[Any],
    options: Mapping[str, Any] | None = None,
    *packages: str,
    strict: bool = False,
) -> Catalogue:
    """The catalogue for a play of this game with these options.

    `packages` are those of the client that shows it, such as `bossrush.terminal`. The game's own
    sentences lie in the folder `locale` of its package; its cards bring their texts along by
    `game.texts(options)`: key, then language, then words.
    """
    catalogue = sentences_of(game, *packages, strict=strict)
    catalogue.register(game.texts(game.options(dict(options or {}))))
    return catalogue


def sentences_of(game: Game[Any], *packages: str, strict: bool = False) -> Catalogue:
    """The same without the texts of cards, which takes no packs to be read."""
    home = package_of(game)
    loaded = [ENGINE, COMPANIONS, *packages, *([home] if home is not None else [])]
    return Catalogue.of(*dict.fromkeys(loaded), strict=strict)


def package_of(game: Game[Any]) -> str | None:
    """The package that holds a game's sentences: the nearest one with a folder `locale`."""
    module = sys.modules.get(type(game).__module__)
    name = getattr(module, "__package__", None) or ""
    while name:
        folder = resources.files(name) / "locale"
        if folder.is_dir() and any(True for _ in folder.iterdir()):
            return name
        name = name.rpartition(".")[0]
    return None
