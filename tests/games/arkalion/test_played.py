"""Whole plays: every choice, what is told of it, what is shown; written out in played.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.games.arkalion import GAME
from bossrush.testing.walk import Case
from tests.games.arkalion.test_asked import MOMENTS
from tests.games.played import Plays

PLAYS = Plays(
    Path(__file__).parent,
    [
        (Case(GAME, 6, {"youngest": 3}), 0),
        (Case(GAME, 1, {"youngest": 4}), 2),
        (Case(GAME, 6), 9),
        (Case(GAME, 5), 5),
        (Case(GAME, 2), 1),
    ],
    [(Case(GAME, seats), seed) for seats in (1, 3, 5, 6) for seed in (21, 22)],
    MOMENTS,
)


@pytest.mark.parametrize("name", PLAYS.plays)
def test_a_play_goes_as_it_is_written(name: str) -> None:
    PLAYS.compare(name)


@pytest.mark.parametrize("name", PLAYS.more)
def test_so_do_others(name: str) -> None:
    PLAYS.compare_seal(name)
