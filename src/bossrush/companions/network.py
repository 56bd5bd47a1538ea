"""A learned player: a small network whose weights lie in a file, run with NumPy alone.

It sees what environments show (`engine.observing`) and scores each option from its row of numbers
and from an inner picture of the table. The higher an option's score, the likelier it is taken: one
that always took the highest could go round in circles for ever. The file is made in training, as by
`examples/learn_sector.py`, and says which game it is for and which numbers it reads; this module
says how they become a score.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from bossrush.companions.companion import Companion
from bossrush.engine.decision import Decision
from bossrush.engine.episode import sight_of
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.engine.observing import OPTION_CELLS, Sight
from bossrush.engine.play import Play

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

FORMAT: Final = 1
THINGS: Final = 256
"""How many things of one kind can be told apart: a number of an observation is a byte."""
TRAITS: Final = OPTION_CELLS + 1
"""How many traits an option has: its way to answer, its parts, all of it, all of it here."""
ARRAYS: Final = (
    "numbers",
    "things",
    "kinds",
    "context",
    "thing_table",
    "trait_table",
    "in_weights",
    "in_bias",
    "mid_weights",
    "mid_bias",
    "state_weights",
    "state_bias",
    "option_weights",
    "score_weights",
)
"""What a file holds beside `about`: which cells are read and how, and the weights."""
BOLDNESS: Final = 2.0
"""How much more a score counts than it did in training: less is left to chance."""
_FINE: Final = 1 << 24
_MIX: Final = np.uint64(0x9E3779B97F4A7C15)


class Reading:
    """Which numbers of an observation are read, and how: as amounts, or as names of things."""

    def __init__(self, numbers: Ints, things: Ints, kinds: Ints, context: Ints) -> None:
        """`kinds` says for each thing which table it is looked up in; `context` are cells that
        change what an option means, such as the card it stands on."""
        self.numbers = numbers
        self.things = things
        self.kinds = kinds
        self.context = context

    def amounts(self, observed: NDArray[np.uint8]) -> Floats:
        """The numbers that say how much, made small."""
        return np.log1p(observed[:, self.numbers].astype(np.float32))

    def named(self, observed: NDArray[np.uint8]) -> Ints:
        """The numbers that name a thing, as rows of the table of things."""
        return observed[:, self.things].astype(np.int64) + self.kinds * THINGS

    def traits(
        self, observed: NDArray[np.uint8], options: NDArray[np.uint16], buckets: int
    ) -> Ints:
        """What options have about them, as rows of the table of traits; 0 for nothing.

        One row of `observed` for each of `options`.
        """
        rows = options.astype(np.uint64)
        way = _mixed(rows[:, 0] * np.uint64(64) + rows[:, 1])
        found = [way]
        whole = way
        for place in range(2, OPTION_CELLS):
            part = rows[:, place]
            found.append(np.where(part > 0, _mixed(way + part * np.uint64(8) + place), 0))
            whole = _mixed(whole + part)
        found.append(whole)
        here = whole
        for cell in self.context:
            here = _mixed(here + observed[:, cell].astype(np.uint64) + np.uint64(1))
        found.append(here)
        hashes = np.stack(found, axis=1)
        size = np.uint64(buckets - 1)
        return np.where(hashes > 0, hashes % size + np.uint64(1), 0).astype(np.int64)


def _mixed(values: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Numbers scattered, the same everywhere."""
    mixed = values * _MIX
    return mixed ^ (mixed >> np.uint64(29))


class Network:
    """The weights of a learned player, and what they make of a table."""

    def __init__(self, about: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> None:
        self.about = about
        self.arrays = arrays
        self.reading = Reading(
            arrays["numbers"], arrays["things"], arrays["kinds"], arrays["context"]
        )

    def scores(self, observed: NDArray[np.uint8], options: NDArray[np.uint16]) -> Floats:
        """How good each option of one decision looks: one row observed, and one an option."""
        arrays, reading = self.arrays, self.reading
        seen = observed.reshape(1, -1)
        things = arrays["thing_table"][reading.named(seen)].reshape(1, -1)
        state = np.concatenate([reading.amounts(seen), things], axis=1)
        state = np.maximum(state @ arrays["in_weights"] + arrays["in_bias"], 0)
        state = np.maximum(state @ arrays["mid_weights"] + arrays["mid_bias"], 0)
        told = np.repeat(seen, len(options), axis=0)
        traits = reading.traits(told, options, len(arrays["trait_table"]))
        option = arrays["trait_table"][traits].sum(axis=1)
        mixed = state @ arrays["state_weights"] + arrays["state_bias"]
        mixed = np.maximum(mixed + option @ arrays["option_weights"], 0)
        scores: Floats = mixed @ arrays["score_weights"]
        return scores

    def save(self, path: Path) -> None:
        """Write the file, whole or not at all."""
        fresh = path.with_name(f".{path.name}.part")
        with fresh.open("wb") as file:
            np.savez_compressed(
                file, allow_pickle=False, about=np.array(json.dumps(self.about)), **self.arrays
            )
        fresh.replace(path)


def read_network(path: Path) -> Network:
    """The network in a file; OptionError says what is wrong with it."""
    try:
        return _read(path, path.stat().st_mtime_ns)
    except OSError as error:
        why = error.strerror or str(error)
        raise OptionError(f"the learned player {path} cannot be read: {why}") from None


@lru_cache(maxsize=16)
def _read(path: Path, written: int) -> Network:
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            arrays = {name: file[name] for name in ARRAYS}
    except (BadZipFile, KeyError, ValueError, EOFError, TypeError, AttributeError):
        raise OptionError(f"{path} is no learned player") from None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise OptionError(f"{path} is a learned player of another version of Bossrush")
    return Network(about, arrays)


def learned_player(path: Path, game: str, seed: int = 0) -> Companion:
    """The player in a file; OptionError where it has not learned this game."""
    network = read_network(path)
    if network.about["game"] != game:
        raise OptionError(f"{path} has learned {network.about['game']}, not {game}")
    return LearnedPlayer(network, path.name, seed)


class LearnedPlayer(Companion):
    """Answers as its network says."""

    key: ClassVar[str] = "learned"

    def __init__(self, network: Network, where: str, seed: int) -> None:
        super().__init__(seed)
        self.network = network
        self.where = where
        self._sights: dict[str, Sight] = {}
        """How plays are seen, by their options; its own, for others may look at the same time."""

    def answer(self, play: Play, decision: Decision) -> int:
        values = decision.values()
        if len(values) == 1:
            return values[0]
        sight = self._sight(play)
        seat = max(decision.seat, 0)
        look = np.frombuffer(sight.look(play.state, seat, decision), np.uint8)
        rows = np.frombuffer(sight.options(decision, values), "<u2")
        scores = self.network.scores(look, rows.reshape(-1, OPTION_CELLS))
        return values[self._drawn(scores)]

    def _drawn(self, scores: Floats) -> int:
        """One of the options, each by its score."""
        shares = np.cumsum(np.exp(BOLDNESS * (scores - scores.max()).astype(np.float64)))
        at = self.stream.below(_FINE) / _FINE * shares[-1]
        return min(int(np.searchsorted(shares, at, side="right")), len(scores) - 1)

    def _sight(self, play: Play) -> Sight:
        options = json.dumps(play.origin.options, sort_keys=True)
        found = self._sights.get(options)
        if found is None:
            game = play.game
            assert isinstance(game, Game)
            found = sight_of(game, play.origin.options, play.origin.seats)
            if found.names != self.network.about["names"]:
                raise OptionError(
                    f"{self.where} has learned {game.key} with other rules or cards than these"
                )
            self._sights[options] = found
        return found
