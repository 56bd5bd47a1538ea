"""Whole plays: every choice, what is told of it, what is shown; written out in played.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.games.vengeance import GAME
from bossrush.testing.walk import Case
from tests.games.played import Plays
from tests.games.vengeance.test_asked import MOMENTS

PLAYS = Plays(
    Path(__file__).parent,
    [
        (Case(GAME, 1), 5),
        (Case(GAME, 4), 8),
        (Case(GAME, 3), 11),
        (Case(GAME, 2), 6),
        (Case(GAME, 1, {"mode": "realtime"}), 1),
    ],
    [(Case(GAME, seats), seed) for seats in (1, 2) for seed in (21, 22, 23, 24)],
    MOMENTS,
)


@pytest.mark.parametrize("name", PLAYS.plays)
def test_a_play_goes_as_it_is_written(name: str) -> None:
    PLAYS.compare(name)


@pytest.mark.parametrize("name", PLAYS.more)
def test_so_do_others(name: str) -> None:
    PLAYS.compare_seal(name)
