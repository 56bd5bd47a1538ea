"""What a table is worth, learned from played games: a few named features, a weight for each.

A game says what counts (`features`) and when its table is at rest (`stage`). How much each feature
counts is fitted to games that its plain companion has played, and kept in the file `weights.json`
beside it; `python -m buildtools.fit` writes it, and says how good it is on games that it was not
fitted to.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from bossrush.companions.companion import Judgement
from bossrush.engine.play import Play

Weights = dict[str, Sequence[float]]
"""By the kind of table: what is added to every sum, and then a weight for each feature."""

ALWAYS: Final = "always"
"""What a file of weights calls that which is added to every sum."""

_SURE: Final = 30.0
"""A sum beyond which the chance is as good as 0 or 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Judgement):
    """A judgement with a value that was learned; without weights games are played to their end."""

    game: ClassVar[str] = ""
    """The folder whose weights count: none where it has no such file."""

    def __init__(self) -> None:
        super().__init__()
        self.weights = weights_of(self.game, (ALWAYS, *self.names()))
        self.stages = 1 if self.weights else 0

    def kind(self, play: Play) -> str:
        """Which weights are for this table: such as `2` for two seats."""
        return str(play.state.seats)

    def names(self) -> Sequence[str]:
        """What the features are called, in order."""
        raise NotImplementedError

    def rising(self) -> list[str]:
        """Features of which more is never worse: a fit gives them no weight below 0.

        Games that were going badly anyway may have had more of something, and search would throw
        away whatever looks like harm.
        """
        return []

    def features(self, play: Play, seat: int) -> list[float]:
        """What counts about a table at rest, as numbers."""
        raise NotImplementedError

    def value(self, play: Play, seat: int) -> float:
        return chance(self.weights[self.kind(play)], self.features(play, seat))


@cache
def weights_of(game: str, names: tuple[str, ...]) -> Weights:
    """The weights of a game's features, in the order of their names; a new one counts nothing."""
    file = resources.files("bossrush.companions").joinpath(game, "weights.json")
    if not file.is_file():
        return {}
    read = json.loads(file.read_text(encoding="utf-8"))
    return {kind: [told.get(name, 0.0) for name in names] for kind, told in read.items()}


def chance(weights: Sequence[float], features: list[float]) -> float:
    """The logistic function of the weighed features: a chance between 0 and 1."""
    total = weights[0]
    for place, feature in enumerate(features):
        total += weights[place + 1] * feature
    return 1.0 / (1.0 + exp(-max(-_SURE, min(_SURE, total))))
