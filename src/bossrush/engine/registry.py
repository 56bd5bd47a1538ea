"""Which games there are: ours and anyone's, found by the entry point group `bossrush.games`."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.engine.installed import found_at, left_out, reason
from bossrush.engine.packs import JOINED, OPTION
from bossrush.engine.suggest import listed, meant

GROUP = "bossrush.games"

PACKS = "BOSSRUSH_PACKS"
"""Names the folder of the packs that players bring along."""

_known: dict[str, Game[Any]] = {}
_looked = False


def register(game: Game[Any]) -> None:
    """Make a game known by its key without installing it."""
    _known[game.key] = game


def is_installed(game: Game[Any]) -> bool:
    """Whether any process finds this very game by its key."""
    points = [point for point in entry_points(group=GROUP) if point.name == game.key]
    what = f"the installed game {game.key!r} is"
    return any(found_at(point, what) is game for point in points)


def games() -> list[Game[Any]]:
    """Every game there is, in the order of their keys."""
    global _looked
    if not _looked:
        _looked = True
        for point in entry_points(group=GROUP):
            if point.name not in _known:
                _register_installed(point)
        folder = os.environ.get(PACKS)
        if folder:
            _offer_packs(Path(folder))
    return [_known[key] for key in sorted(_known)]


def _register_installed(point: EntryPoint) -> None:
    what = f"the installed game {point.name!r} is"
    found = found_at(point, what)
    if isinstance(found, Game):
        register(found)
    elif found is not None:
        left_out(what, f"{point.value} is no game")


def bring_packs(folder: Path) -> None:
    """Let every game mix in the packs of this folder, here and in processes begun from here."""
    games()
    _offer_packs(folder)
    os.environ[PACKS] = str(folder.resolve())


def _offer_packs(folder: Path) -> None:
    for one in _known.values():
        if one.vocabulary is not None:
            one.offer_packs(folder)


def with_packs(game: Game[Any], folder: Path | None, options: list[str]) -> list[str]:
    """These options, and every pack in this folder mixed in unless they say which."""
    if folder is None or any(option.startswith(f"{OPTION}=") for option in options):
        return options
    ids = game.offer_packs(folder)
    if not ids:
        raise OptionError(f"there is no pack for {game.key} in {folder}")
    return [f"{OPTION}={JOINED.join(ids)}", *options]


def game(key: str) -> Game[Any]:
    """The game with this key; OptionError names the games there are."""
    known = games()
    found = _known.get(key)
    if found is None:
        keys = [one.key for one in known]
        there = f"the games are: {listed(keys)}{meant(key, keys)}"
        raise OptionError(f"there is no game {key!r}; {there}")
    return found


def game_at(place: str) -> Game[Any]:
    """The game that stands in a module, such as `my_game.rules:GAME`: one not installed yet."""
    module, _, name = place.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (Exception, SystemExit) as error:  # anything may go wrong in somebody's module
        raise OptionError(f"there is no game at {place!r}: {reason(error)}") from None
    if not isinstance(found, Game):
        raise OptionError(f"{place!r} is no game")
    return found
