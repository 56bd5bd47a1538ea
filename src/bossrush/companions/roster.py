"""Which companions there are, by name, and for which games.

A game's plain companions are a list of classes called COMPANIONS, the simplest first. Ours lie in
the module `bossrush.companions.<game>`; anybody's are found by the entry point group
`bossrush.companions`, under the name of the game:

    [project.entry-points."bossrush.companions"]
    hunt = "hunt.companions:COMPANIONS"

Beside them every game has `random`, and `sharp`, which thinks with the best of the plain ones.
Those names mean the same everywhere: a game cannot bring companions of its own under them.

A player whose weights lie in a file (`network`) is named `learned:FILE`. Those in the folder that
BOSSRUSH_PLAYERS names are known to all by `learned:NAME`, without `.npz`.
"""

from __future__ import annotations

import importlib
import os
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from bossrush.companions.companion import Companion
from bossrush.companions.random import RandomCompanion
from bossrush.companions.sharp.budget import Thinking
from bossrush.companions.sharp.player import SHARP
from bossrush.engine.errors import OptionError
from bossrush.engine.installed import found_at, left_out, need
from bossrush.engine.suggest import meant

RANDOM: Final = "random"

GROUP: Final = "bossrush.companions"
"""Of entry points, and the package that holds ours."""

LEARNED: Final = "learned:"
"""What the name of a learned player begins with; a file or a name follows."""

PLAYERS: Final = "BOSSRUSH_PLAYERS"
"""Names the folder of learned players that anybody may sit down with."""

_found: Final[dict[str, dict[str, type[Companion]]]] = {}


def companions(game: str) -> list[str]:
    """The companions that can play this game, the simplest first; those that think, last."""
    return [*_of(game), *learned_players(game), *SHARP]


def learned_players(game: str) -> list[str]:
    """Those of the players' folder that have learned this game, by name."""
    folder = os.environ.get(PLAYERS)
    if not folder:
        return []
    found: list[str] = []
    for path in sorted(Path(folder).glob("*.npz")):
        try:
            if _network().read_network(path).about["game"] == game:
                found.append(LEARNED + path.stem)
        except OptionError as error:
            left_out(f"the player {path.stem!r} is", str(error))
    return found


def plain_companions(game: str) -> list[str]:
    """Those that answer at once, the simplest first and the best of them last."""
    return list(_of(game))


def thinks(name: str) -> bool:
    """Whether this companion thinks within a budget."""
    return name in SHARP


def companion(name: str, game: str, seed: int, thinking: Thinking | None = None) -> Companion:
    """A companion to play this game; OptionError names those there are.

    `thinking` is for one that thinks: how much, and with whom it plays games out.
    """
    if name.startswith(LEARNED) and thinking is None:
        learned: Companion = _network().learned_player(_player_file(name), game, seed)
        return learned
    known = _of(game)
    if name in SHARP:
        wanted = thinking if thinking is not None else Thinking()
        return SHARP[name](seed, policy(game, wanted.policy), wanted)
    if name not in known and not name.startswith(LEARNED):
        raise OptionError(no_companion(game, name))
    if thinking is not None:
        raise OptionError(f"{name} answers at once: only {', '.join(SHARP)} think within a budget")
    return known[name](seed)


def no_companion(game: str, name: str) -> str:
    """What is said of a companion that a game does not have."""
    known = companions(game)
    return f"{game} has no companion {name!r}; it has {', '.join(known)}{meant(name, known)}"


def policy(game: str, name: str = "") -> type[Companion]:
    """The plain companion that games are played out with; by default the best there is."""
    known = _of(game)
    if not name:
        return list(known.values())[-1]
    if name not in known:
        raise OptionError(
            f"{game} has no companion {name!r} to play games out with; it has {', '.join(known)}"
        )
    return known[name]


def _player_file(name: str) -> Path:
    """Where the weights of a learned player lie: in the players' folder, or where the name says."""
    asked = name.removeprefix(LEARNED)
    folder = os.environ.get(PLAYERS)
    if folder:
        kept = Path(folder) / f"{asked}.npz"
        if kept.is_file():
            return kept
    return Path(asked)


def _network() -> Any:
    """What runs learned players: it needs NumPy, and nobody else does."""
    need("numpy", "a learned player", "envs")
    return importlib.import_module("bossrush.companions.network")


def _of(game: str) -> dict[str, type[Companion]]:
    """The plain companions of a game by name; looked for once."""
    known = _found.get(game)
    if known is None:
        known = {RANDOM: RandomCompanion}
        for kind in [*_ours(game), *_installed(game)]:
            if kind.key not in SHARP:
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
