"""Companions play whole games, and whoever is due first goes first."""

from __future__ import annotations

import pytest

from bossrush.companions.companion import Companion
from bossrush.companions.random import RandomCompanion, play_out
from bossrush.companions.roster import companion, companions
from bossrush.companions.sitting import Sitting
from bossrush.engine.chance import seeded
from bossrush.engine.decision import Decision, Flow, Together
from bossrush.engine.entries import seat_of
from bossrush.engine.errors import OptionError
from bossrush.engine.play import Play
from tests.toys.hunt import HuntGame
from tests.toys.probe import TAKE, Probe, ProbeGame, note

HUNT = HuntGame()


class Paced(Companion):
    """Always strikes, after a delay of its own."""

    def __init__(self, pace: int) -> None:
        super().__init__()
        self.pace = pace

    def answer(self, play: Play, decision: Decision) -> int:
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
    seats: list[Companion] = [Paced(300), Paced(100), Paced(200)]
    sitting = Sitting(HUNT.new(seats=3, seed=1), seats, True)
    for _ in range(3):
        sitting.step()
    assert [seat_of(code) for code in sitting.play.line.entries] == [1, 2, 0]
    assert sitting.now == 300


class Deliberate(Companion):
    """Guards if it may, and takes longer over that than over striking; notes both."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.told: list[tuple[str, int]] = []

    def answer(self, play: Play, decision: Decision) -> int:
        self.told.append(("answers", decision.values()[-1]))
        return decision.values()[-1]

    def delay(self, play: Play, decision: Decision, value: int) -> int:
        self.told.append(("waits", value))
        return 900 if value else 100


def test_the_delay_is_that_of_the_answer_that_is_given() -> None:
    minds = [Deliberate(), Deliberate()]
    seats: list[Companion] = [*minds]
    sitting = Sitting(HUNT.new(seats=2, seed=1), seats, True)
    sitting.step()
    assert minds[0].told == minds[1].told == [("answers", 1), ("waits", 1)]
    assert sitting.now == 900


def test_who_can_choose_otherwise_meanwhile_thinks_again_in_the_same_time() -> None:
    def phase(state: Probe) -> Flow[None]:
        yield Together([0, 1, 2], lambda seat: note(state, seat, TAKE))

    quick, slow, other = Paced(100), Deliberate(), Paced(5000)
    sitting = Sitting(ProbeGame(phase).new(3, 1), [quick, slow, other], True)
    sitting.step()
    assert slow.told == [("answers", 3), ("waits", 3)]
    sitting.play.choose(2, "3")
    sitting.step()
    assert slow.told[2:] == [("answers", 2)]
    assert sitting.now == 900


def test_random_play_ends_and_repeats() -> None:
    plays = [HUNT.new(seats=4, seed=9, listen=False) for _ in range(2)]
    assert play_out(plays[0], seeded(2), 10_000) == play_out(plays[1], seeded(2), 10_000)
    assert plays[0].fingerprint() == plays[1].fingerprint()


def test_an_unknown_companion_is_refused_with_those_there_are() -> None:
    assert "random" in companions("hunt")
    with pytest.raises(OptionError, match="random"):
        companion("genius", "hunt", 0)
