"""Whole plays: every choice, what is told of it, what is shown; written out in played.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.games.souls import GAME
from bossrush.testing.walk import Case
from tests.games.played import Plays
from tests.games.souls.test_asked import MOMENTS

PLAYS = Plays(
    Path(__file__).parent,
    [
        (Case(GAME, 3, {"layout": "laid"}), 2),
        (Case(GAME, 4), 8),
        (Case(GAME, 4), 2),
        (Case(GAME, 1), 5),
        (Case(GAME, 1, {"mode": "first_journey"}), 0),
        (Case(GAME, 1), 0),
        (Case(GAME, 2, {"mode": "coiled_sword"}), 0),
    ],
    [(Case(GAME, seats), seed) for seats in (1, 2, 3, 4) for seed in (21, 22, 23)],
    MOMENTS,
)


@pytest.mark.parametrize("name", PLAYS.plays)
def test_a_play_goes_as_it_is_written(name: str) -> None:
    PLAYS.compare(name)


@pytest.mark.parametrize("name", PLAYS.more)
def test_so_do_others(name: str) -> None:
    PLAYS.compare_seal(name)
