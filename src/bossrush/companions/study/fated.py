"""Chance for looking back: what really came up first, and after that luck that nobody knows.

The luck after it is a *braid*: every die and every deck has a stream of its own, and a place in it
that is counted from the beginning of the game. So two playouts of one round that have parted, by a
roll or by a choice, still turn the same cards later on. Differences between them are then less a
matter of luck, and far fewer playouts show them.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from bossrush.engine.chance import Chance, Outcomes, Recorded, Stream, seeded
from bossrush.engine.game import Game
from bossrush.engine.moment import entered
from bossrush.engine.play import Play

_MASK: Final = (1 << 128) - 1
_SPREAD: Final = 0x9E3779B97F4A7C15F39CC0605CEDC835

_strands: Final[dict[str, int]] = {}
"""By what is rolled or drawn from: what is added to a seed for it."""


class Braid(Chance):
    """A stream for everything that is rolled or drawn from, each at its own place."""

    def __init__(self, seed: int, counts: dict[str, int]) -> None:
        super().__init__()
        self.seed = seed
        self.counts = counts
        """How often each had been rolled or drawn from before; never changed."""
        self.streams: dict[str, Stream] = {}

    def pick(self, n: int, outcomes: Outcomes) -> int:
        if n == 1:
            return 0
        self.seen += 1
        what = outcomes.what()
        stream = self.streams.get(what)
        if stream is None:
            stream = self._strand(what)
        return stream.next() * n >> 32

    def _strand(self, what: str) -> Stream:
        spread = _strands.get(what)
        if spread is None:
            spread = (crc32(what.encode()) + 1) * _SPREAD & _MASK
            _strands[what] = spread
        stream = seeded(self.seed ^ spread)
        for _ in range(self.counts.get(what, 0)):
            stream.next()
        self.streams[what] = stream
        return stream

    def copy(self) -> Chance:
        twin = Braid(self.seed, self.counts)
        twin.seen = self.seen
        for what, stream in self.streams.items():
            strand = Stream()
            strand.a = stream.a
            strand.b = stream.b
            strand.c = stream.c
            strand.d = stream.d
            twin.streams[what] = strand
        return twin


class Fated(Recorded):
    """Repeats what came up, whatever seed it is forked with, and goes on with a braid of that seed.

    The braid moves on below what is repeated, so that what comes after it is at its own place.
    """

    def __init__(self, names: list[str], counts: dict[str, int]) -> None:
        super().__init__(names)
        self.counts = counts
        """How often each thing had been rolled or drawn from where it is forked."""

    def pick(self, n: int, outcomes: Outcomes) -> int:
        if n > 1 and self.at < len(self.names) and self.after is not None:
            self.after.pick(n, outcomes)
        return super().pick(n, outcomes)

    def reseeded(self, seed: int | None) -> Chance:
        self.after = Braid(seed or 0, self.counts)
        return self

    def copy(self) -> Chance:
        twin = Fated(self.names, self.counts)
        twin.after = None if self.after is None else self.after.copy()
        twin.at = self.at
        twin.seen = self.seen
        return twin


def fated(game: Game[Any], moment: dict[str, Any], fate: list[str], counts: dict[str, int]) -> Play:
    """The play at a moment, in whose forks first comes up what did, and then what nobody knows."""
    return entered(game, moment, Fated([*moment["outcomes"], *fate], counts))
