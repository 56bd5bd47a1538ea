"""How hard it is, by the gates of docs/balance.md. For the long run."""

from __future__ import annotations

import pytest

from tests.games.vengeance.balance import race, solo

pytestmark = pytest.mark.soak

GAMES = 200
"""Chance moves a rate by about seven points either way, one of a few percent by three."""


@pytest.mark.parametrize(
    ("level", "companion", "low", "high"),
    [
        ("easy", "steady", 0.53, 0.87),
        ("medium", "steady-quick", 0.18, 0.47),
        ("hard", "steady-quick", 0.005, 0.15),
    ],
)
def test_the_solo_challenge_is_as_hard_as_it_says(
    level: str, companion: str, low: float, high: float
) -> None:
    games = [solo(level, companion, "realtime", number) for number in range(GAMES)]
    assert low <= sum(game.reached for game in games) / GAMES <= high
    assert sum(game.died for game in games) <= 0.03 * GAMES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_race_for_the_reserve(seats: int) -> None:
    games = [race(seats, "steady-quick", "realtime", number) for number in range(GAMES // 5)]
    emptied = [one for game in games for one in game.emptied]
    assert sum(emptied) >= len(emptied) / 2
    won = [sum(game.places[seat] == 1 for game in games) for seat in range(seats)]
    assert min(won) > 0
