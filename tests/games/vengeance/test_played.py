"""Whole plays: every choice, what is told of it, what is shown; written out in played.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.games.vengeance import GAME
from bossrush.testing.walk import Case
from tests.games.played import Plays

PLAYS = Plays(
    Path(__file__).parent,
    [
        (Case(GAME, 1), 5),
        (Case(GAME, 4), 8),
        (Case(GAME, 3), 11),
        (Case(GAME, 2), 6),
        (Case(GAME, 1, {"mode": "realtime"}), 1),
    ],
)


@pytest.mark.parametrize("name", PLAYS.plays)
def test_a_play_goes_as_it_is_written(name: str) -> None:
    PLAYS.compare(name)
