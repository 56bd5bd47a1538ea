"""How a play ended: won or lost together, or places by score, with a sheet that explains them."""

from __future__ import annotations

import pytest

from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, ranked
from bossrush.testing.asking import ends
from bossrush.testing.walk import Case, Fault
from tests.toys.hunt import Hunt, HuntGame

REASON = Message("hunt-won")


def test_places_follow_from_scores_and_equal_ones_are_equal() -> None:
    assert Outcome(None, REASON, (3, 9, 3, 1)).places == (2, 1, 2, 4)


def test_the_rules_may_break_ties() -> None:
    assert ranked([3, 9, 3, 9], [0, 2, 5, 2], [1, 4, 1, 7]) == (4, 2, 3, 1)
    assert Outcome(None, REASON, (3, 3), places=(2, 1)).places == (2, 1)


def test_those_who_win_together_have_no_places() -> None:
    assert Outcome(True, REASON, (3, 9)).places == ()


@pytest.mark.parametrize(
    ("outcome", "told"),
    [
        (Outcome(None, REASON, (1, 2), places=(1,)), "1 places for 2 seats"),
        (Outcome(None, REASON, (1, 2), places=(1, 3)), "leave one out"),
        (Outcome(True, REASON, (1, 2), places=(1, 2)), "won or lost together"),
        (
            Outcome(None, REASON, (1, 2), breakdown=(((REASON, 1),), ((REASON, 1),))),
            "score sheet of seat 1 adds up to 1",
        ),
    ],
)
def test_what_cannot_be_is_found(
    outcome: Outcome, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ends(HuntGame):
        def setup(self, seats: int, options: dict[str, object]) -> Hunt:
            hunt = super().setup(seats, options)
            hunt.beast = 1
            return hunt

    monkeypatch.setattr("tests.toys.hunt.Outcome", lambda *_given: outcome)
    with pytest.raises(Fault, match=told):
        ends(Case(Ends(), 2), [1])
