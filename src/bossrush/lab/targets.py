"""What a game is balanced for: a win rate inside a band, things within so many points."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Collection, Iterable

import msgspec

from bossrush.engine.errors import OptionError
from bossrush.lab.playing import Played
from bossrush.lab.stats import Estimate, rate_of

FEWEST = 30
"""Games with a thing; of fewer no rate is told."""
DRAWS = 400
"""So often chance is let play with the figures, to see how sure they are."""

_BAND = re.compile(r"won=(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)")
_SPREAD = re.compile(r"([a-z][a-z_-]*)<=(\d+(?:\.\d+)?)")


Thing = tuple[str, str]
"""Kind and id of something that was in a game."""


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """What balancing needs to know of a game."""

    won: bool
    met: tuple[Thing, ...]
    """Kind and id of everything that was in it."""


def seen(played: Played) -> Seen:
    """The same of a game that was written down."""
    met = dict.fromkeys((thing.kind, thing.id) for thing in played.things)
    return Seen(played.won is True, tuple(met))


class Figures(msgspec.Struct, frozen=True):
    """What was measured with one number of seats."""

    won: Estimate
    by_thing: dict[str, dict[str, Estimate]]
    """By kind and id: how often games with it were won."""

    @property
    def things(self) -> frozenset[Thing]:
        """All that rates are told of."""
        return frozenset((kind, name) for kind, some in self.by_thing.items() for name in some)


def figures(games: Iterable[Seen], always: Collection[Thing] = ()) -> Figures:
    """Count them. Of `always` rates are told however few games they were in."""
    all_games = won = 0
    there: Counter[Thing] = Counter()
    beaten: Counter[Thing] = Counter()
    for game in games:
        all_games += 1
        won += game.won
        for thing in game.met:
            there[thing] += 1
            beaten[thing] += game.won
    by_thing: dict[str, dict[str, Estimate]] = {}
    for (kind, name), count in there.items():
        if count >= FEWEST or (kind, name) in always:
            by_thing.setdefault(kind, {})[name] = rate_of(beaten[kind, name], count)
    return Figures(rate_of(won, all_games), by_thing)


class Target(msgspec.Struct, frozen=True):
    """One aim: `won=35..55`, or `boss<=12`."""

    kind: str
    """Empty for the win rate itself."""
    low: float
    high: float
    """In hundredths; for things that are to be near each other, how far apart they may be."""

    def __str__(self) -> str:
        if self.kind:
            return f"{self.kind}<={self.high:g}"
        return f"won={self.low:g}..{self.high:g}"

    def missed(self, told: Figures, luck: random.Random | None = None) -> float:
        """By how many points it is missed; with `luck`, as it might be in truth."""
        if not self.kind:
            rate = 100 * _truth(told.won, luck)
            return max(0.0, self.low - rate, rate - self.high)
        rates = [100 * _truth(one, luck) for one in told.by_thing.get(self.kind, {}).values()]
        return max(0.0, max(rates) - min(rates) - self.high) if rates else 0.0


def _truth(one: Estimate, luck: random.Random | None) -> float:
    if luck is None:
        return one.value
    return luck.gauss(one.value, (one.high - one.low) / 3.92)


def target(text: str) -> Target:
    """Read an aim; OptionError says how it is written."""
    band = _BAND.fullmatch(text.replace(" ", ""))
    if band and 0 <= float(band[1]) < float(band[2]) <= 100:
        return Target("", float(band[1]), float(band[2]))
    spread = _SPREAD.fullmatch(text.replace(" ", ""))
    if spread and 0 < float(spread[2]) <= 100:
        return Target(spread[1], 0.0, float(spread[2]))
    raise OptionError(
        f"a target is written won=35..55, or boss<=12 for bosses within 12 points; not {text!r}"
    )


def missed(targets: list[Target], told: list[Figures], luck: random.Random | None = None) -> float:
    """By how many points all aims together are missed, at all numbers of seats."""
    return sum(aim.missed(one, luck) for aim in targets for one in told)


def check_measured(targets: list[Target], told: list[Figures]) -> None:
    """OptionError where the games say nothing about an aim: fewer than two such things were met."""
    for aim in targets:
        if not aim.kind or all(len(one.by_thing.get(aim.kind, {})) >= 2 for one in told):
            continue
        kinds = ", ".join(sorted(set().union(*(one.by_thing for one in told)) - {aim.kind}))
        known = f" (there are also: {kinds})" if kinds else ""
        raise OptionError(
            f"{aim}: no two of that kind were in {FEWEST} games each: play more games{known}"
        )


def surely_worse(targets: list[Target], one: list[Figures], than: list[Figures]) -> bool:
    """Whether a variant misses by more than another, whatever chance did to the figures."""
    luck = random.Random(1)
    level = sum(missed(targets, one, luck) <= missed(targets, than, luck) for _ in range(DRAWS))
    return level < 0.03 * DRAWS


def confidence(targets: list[Target], told: list[Figures]) -> float:
    """How sure it is that every aim is met, or missed by less than a point, in truth."""
    luck = random.Random(2)
    return sum(missed(targets, told, luck) <= 1.0 for _ in range(DRAWS)) / DRAWS
