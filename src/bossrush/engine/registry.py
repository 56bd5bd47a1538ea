"""Which games there are: ours and anyone's, found by the entry point group `bossrush.games`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game

GROUP = "bossrush.games"

_known: dict[str, Game[Any]] = {}
_looked = False


def register(game: Game[Any]) -> None:
    """Make a game known by its key without installing it."""
    _known[game.key] = game


def games() -> list[Game[Any]]:
    """Every game there is, in the order of their keys."""
    global _looked
    if not _looked:
        _looked = True
        for point in entry_points(group=GROUP):
            if point.name not in _known:
                register(point.load())
    return [_known[key] for key in sorted(_known)]


def game(key: str) -> Game[Any]:
    """The game with this key; OptionError names the games there are."""
    known = games()
    found = _known.get(key)
    if found is None:
        there = ", ".join(one.key for one in known) or "none"
        raise OptionError(f"there is no game {key!r}; the games are: {there}")
    return found


def game_at(place: str) -> Game[Any]:
    """The game that stands in a module, such as `my_game.rules:GAME`: one not installed yet."""
    module, _, name = place.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError(f"there is no game at {place!r}: {error}") from None
    if not isinstance(found, Game):
        raise OptionError(f"{place!r} is no game")
    return found
