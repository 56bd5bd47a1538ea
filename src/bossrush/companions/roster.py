"""Which companions there are, by name, and for which games.

A game's companions are a list of classes called COMPANIONS, the simplest first. Ours lie in the
module `bossrush.companions.<game>`; anybody's are found by the entry point group
`bossrush.companions`, under the name of the game:

    [project.entry-points."bossrush.companions"]
    hunt = "hunt.companions:COMPANIONS"
"""

from __future__ import annotations

import importlib
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Final

from bossrush.companions.companion import Companion
from bossrush.companions.random import RandomCompanion
from bossrush.engine.errors import OptionError
from bossrush.engine.installed import found_at

RANDOM: Final = "random"

GROUP: Final = "bossrush.companions"
"""Of entry points, and the package that holds ours."""

_found: Final[dict[str, dict[str, type[Companion]]]] = {}


def companions(game: str) -> list[str]:
    """The companions that can play this game, the simplest first."""
    return list(_of(game))


def companion(name: str, game: str, seed: int) -> Companion:
    """A companion to play this game; OptionError names those there are."""
    known = _of(game)
    if name not in known:
        raise OptionError(f"{game} has no companion {name!r}; it has {', '.join(known)}")
    return known[name](seed)


def _of(game: str) -> dict[str, type[Companion]]:
    """The companions of a game by name; looked for once."""
    known = _found.get(game)
    if known is None:
        known = {RANDOM: RandomCompanion}
        for kind in [*_ours(game), *_installed(game)]:
            known.setdefault(kind.key, kind)
        _found[game] = known
    return known


def _ours(game: str) -> list[type[Companion]]:
    name = f"{GROUP}.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return []
    return list(getattr(importlib.import_module(name), "COMPANIONS", []))


def _installed(game: str) -> list[type[Companion]]:
    found: list[type[Companion]] = []
    for point in entry_points(group=GROUP, name=game):
        found.extend(found_at(point, f"companions for {game} are") or [])
    return found
