"""How a play ended: won or lost together, or places by score, with a sheet that explains them."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, ranked

REASON = Message("hunt-won")


def test_places_follow_from_scores_and_equal_ones_are_equal() -> None:
    assert Outcome(None, REASON, (3, 9, 3, 1)).places == (2, 1, 2, 4)


def test_the_rules_may_break_ties() -> None:
    assert ranked([3, 9, 3, 9], [0, 2, 5, 2], [1, 4, 1, 7]) == (4, 2, 3, 1)
    assert Outcome(None, REASON, (3, 3), places=(2, 1)).places == (2, 1)


def test_those_who_win_together_have_no_places() -> None:
    assert Outcome(True, REASON, (3, 9)).places == ()
