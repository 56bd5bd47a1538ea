"""What a table is worth, learned from played games: a few named features, a weight for each.

A game says what counts (`features`) and when its table is at rest (`stage`). How much each feature
counts is fitted to games that its plain companion has played, and kept as a table of numbers in the
game's `weights` module; `python -m buildtools.fit` writes it, and says how good it is on games that
it was not fitted to.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from bossrush.companions.companion import Judgement
from bossrush.engine.play import Play

Weights = dict[str, Sequence[float]]
"""By the kind of table: what is added to every sum, and then a weight for each feature."""

_SURE: Final = 30.0
"""A sum beyond which the chance is as good as 0 or 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Judgement):
    """A judgement with a value that was learned; without weights games are played to their end."""

    def __init__(self, weights: Weights, stages: int = 1) -> None:
        super().__init__()
        self.weights = weights
        self.stages = stages if weights else 0

    def kind(self, play: Play) -> str:
        """Which weights are for this table: such as `2` for two seats."""
        return str(play.state.seats)

    def names(self) -> list[str]:
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


def chance(weights: Sequence[float], features: list[float]) -> float:
    """The logistic function of the weighed features: a chance between 0 and 1."""
    total = weights[0]
    for place, feature in enumerate(features):
        total += weights[place + 1] * feature
    return 1.0 / (1.0 + exp(-max(-_SURE, min(_SURE, total))))
