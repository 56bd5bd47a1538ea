"""Companions play whole games, and whoever is due first goes first."""

from __future__ import annotations

import pytest

from bossrush.companions.companion import Companion
from bossrush.companions.random import RandomCompanion, play_out
from bossrush.companions.roster import companion, companions
from bossrush.companions.sitting import Sitting
from bossrush.engine.chance import seeded
from bossrush.engine.decision import Decision
from bossrush.engine.errors import OptionError
from bossrush.engine.play import Play
from tests.toys.hunt import HuntGame

HUNT = HuntGame()


class Paced(Companion):
    """Always strikes, after a delay of its own; notes when."""

    def __init__(self, seat: int, pace: int, order: list[int]) -> None:
        self.seat = seat
        self.pace = pace
        self.order = order

    def answer(self, play: Play, decision: Decision) -> int:
        self.order.append(self.seat)
        return decision.values()[0]

    def delay(self, play: Play, decision: Decision, value: int) -> int:
        return self.pace


@pytest.mark.parametrize("timed", [False, True])
def test_a_sitting_plays_to_the_end(timed: bool) -> None:
    sitting = Sitting(HUNT.new(seats=3, seed=1), [RandomCompanion(s) for s in range(3)], timed)
    assert sitting.play_out(10_000)
    assert sitting.decisions > 3
    assert (sitting.now > 0) == timed


def test_whoever_is_due_first_goes_first() -> None:
    order: list[int] = []
    seats: list[Companion] = [Paced(0, 300, order), Paced(1, 100, order), Paced(2, 200, order)]
    sitting = Sitting(HUNT.new(seats=3, seed=1), seats, True)
    for _ in range(3):
        sitting.step()
    assert order == [1, 2, 0]
    assert sitting.now == 300


def test_random_play_ends_and_repeats() -> None:
    plays = [HUNT.new(seats=4, seed=9, listen=False) for _ in range(2)]
    assert play_out(plays[0], seeded(2), 10_000) == play_out(plays[1], seeded(2), 10_000)
    assert plays[0].fingerprint() == plays[1].fingerprint()


def test_an_unknown_companion_is_refused_with_those_there_are() -> None:
    assert "random" in companions("hunt")
    with pytest.raises(OptionError, match="random"):
        companion("genius", "hunt", 0)
