"""Every word of a game in one catalogue: the engine's, the game's, its cards', and a client's."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any

from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.text import Catalogue

ENGINE = "bossrush.engine"
COMPANIONS = "bossrush.companions"


def text(play: Play, message: Message, lang: str = "en") -> str:
    """What a message of this play says: a label, a prompt, a line of the log, a reason.

    >>> import bossrush
    >>> play = bossrush.game("sector").new(seats=1, seed=7)
    >>> bossrush.text(play, play.open[0].options[0].label, "fr")
    'Lt. Abbot'
    """
    if not isinstance(play.game, Game):
        raise TypeError(f"{play.game!r} has no catalogue: it is no Game")
    return _kept(play.game, json.dumps(play.origin.options, sort_keys=True)).say(message, lang)


@lru_cache(maxsize=8)
def _kept(game: Game[Any], options: str) -> Catalogue:
    return catalogue_for(game, json.loads(options))


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
