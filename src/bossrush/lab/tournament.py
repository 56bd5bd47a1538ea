"""Companions against each other, and ratings with intervals.

Where seats compete, companions sit at one table, seats dealt anew for each game. Where all win or
lose together, each plays the same seeds with a whole table of its own, and the one that wins where
another loses has beaten it. Either way each game gives results between two, and ratings are those
under which the results are likeliest (Bradley and Terry's), on Elo's scale: 400 points are ten to
one, and the mean of all entrants is 1500.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec

from bossrush.companions.roster import companion
from bossrush.engine.game import Game
from bossrush.engine.registry import game as find_game
from bossrush.lab.compare import worth_of
from bossrush.lab.playing import Player, game_seed, play_one, play_with

MIDDLE = 1500.0
RESAMPLED = 400
"""So often ratings are worked out again from parts drawn with replacement."""
PARTS = 50


class Match(msgspec.Struct, frozen=True):
    """What every game of a tournament has in common."""

    game: str
    seats: int
    options: dict[str, Any]
    entrants: tuple[Player, ...]
    seed: int
    at_one_table: bool


class Result(msgspec.Struct, frozen=True, array_like=True):
    """Two entrants in one game: 1 where the first did better, 0 where the second did, else 0.5."""

    first: int
    second: int
    score: float


class Bout(msgspec.Struct, frozen=True, array_like=True):
    """One game of a tournament: results between two, and what each entrant brought."""

    results: tuple[Result, ...]
    brought: tuple[tuple[int, float], ...]


def competes(game: Game[Any], seats: int) -> bool:
    """Whether entrants meet at one table."""
    return not game.cooperative and seats > 1


def play_match(match: Match, begin: int, end: int) -> list[Bout]:
    """Play the games of these numbers."""
    game = find_game(match.game)
    play = _together if match.at_one_table else _apart
    return [play(game, match, number) for number in range(begin, end)]


def _together(game: Game[Any], match: Match, number: int) -> Bout:
    seed = game_seed(match.seed, number)
    lineup = _lineup(len(match.entrants), match.seats, seed)
    crew = [
        companion(one.name, game.key, seed ^ (seat + 1), one.thinking())
        for seat, one in enumerate(match.entrants[at] for at in lineup)
    ]
    played = play_with(game, crew, seed, match.options)
    places = played.places or tuple(1 for _ in lineup)
    results = [
        Result(lineup[one], lineup[two], _better(places[two], places[one]))
        for one, two in combinations(range(match.seats), 2)
        if lineup[one] != lineup[two]
    ]
    scores = played.scores or tuple(0 for _ in lineup)
    return Bout(tuple(results), tuple(zip(lineup, map(float, scores), strict=True)))


def _lineup(entrants: int, seats: int, seed: int) -> list[int]:
    """Who sits where: everybody as often as anybody, dealt by the game's own seed."""
    dealer = random.Random(seed)
    sitting: list[int] = []
    while len(sitting) < seats:
        sitting += dealer.sample(range(entrants), min(entrants, seats - len(sitting)))
    dealer.shuffle(sitting)
    return sitting


def _apart(game: Game[Any], match: Match, number: int) -> Bout:
    seed = game_seed(match.seed, number)
    brought = [
        worth_of(play_one(game, match.seats, one.name, seed, match.options, one.thinking()))
        for one in match.entrants
    ]
    results = [
        Result(one, two, _better(brought[one], brought[two]))
        for one, two in combinations(range(len(brought)), 2)
    ]
    return Bout(tuple(results), tuple(enumerate(brought)))


def _better(one: float, two: float) -> float:
    return 1.0 if one > two else 0.0 if one < two else 0.5


class Standing(msgspec.Struct, frozen=True):
    """How an entrant did."""

    entrant: str
    rating: float
    low: float
    high: float
    games: int
    brought: float
    """The share of its games it won, or its mean score."""
    against: dict[str, float]
    """The share of all results it got against each of the others."""


def standings(match: Match, games: Sequence[Bout]) -> list[Standing]:
    """Everybody's rating, the best first."""
    names = [str(one) for one in match.entrants]
    many = len(names)
    parts = [_points(many, games[at::PARTS]) for at in range(min(PARTS, len(games)))]
    whole = _summed(many, parts)
    rating = ratings(whole)
    luck = random.Random(0)
    drawn = [ratings(_summed(many, luck.choices(parts, k=len(parts)))) for _ in range(RESAMPLED)]
    again = [sorted(column) for column in zip(*drawn, strict=True)]
    brought: list[list[float]] = [[] for _ in names]
    for game in games:
        for at, value in game.brought:
            brought[at].append(value)
    found = [
        Standing(
            names[at],
            rating[at],
            again[at][int(0.025 * RESAMPLED)],
            again[at][int(0.975 * RESAMPLED) - 1],
            len(brought[at]),
            sum(brought[at]) / max(1, len(brought[at])),
            {
                names[other]: whole[at][other] / (whole[at][other] + whole[other][at])
                for other in range(many)
                if other != at and whole[at][other] + whole[other][at]
            },
        )
        for at in range(many)
    ]
    return sorted(found, key=lambda one: -one.rating)


Points = list[list[float]]
"""For each entrant what it got against each other one."""


def _points(many: int, games: Sequence[Bout]) -> Points:
    points = [[0.0] * many for _ in range(many)]
    for game in games:
        for one in game.results:
            points[one.first][one.second] += one.score
            points[one.second][one.first] += 1 - one.score
    return points


def _summed(many: int, parts: Sequence[Points]) -> Points:
    return [[sum(part[i][j] for part in parts) for j in range(many)] for i in range(many)]


def ratings(points: Points) -> list[float]:
    """The ratings that make these results likeliest; half a win and half a loss against a middling
    entrant are added, so that one that won everything has a rating too."""
    many = len(points)
    strength = [1.0] * many
    for _ in range(200):
        before = strength
        strength = []
        for i in range(many):
            got = 0.5 + sum(points[i])
            met = 1.0 / (before[i] + 1.0)
            for j in range(many):
                if j != i:
                    met += (points[i][j] + points[j][i]) / (before[i] + before[j])
            strength.append(got / met)
        mean = math.exp(sum(map(math.log, strength)) / many)
        strength = [one / mean for one in strength]
        if max(abs(math.log(a / b)) for a, b in zip(strength, before, strict=True)) < 1e-6:
            break
    return [MIDDLE + 400 * math.log10(one) for one in strength]
