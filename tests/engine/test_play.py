"""A play: choosing, refusing, copying, undoing, saving."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import bossrush
from bossrush.engine.chance import scripted, seeded
from bossrush.engine.decision import CREW
from bossrush.engine.play import Play
from tests.toys.hunt import Hunt, HuntGame

HUNT = HuntGame()
bossrush.register(HUNT)


def hunt(play: Play) -> Hunt:
    assert isinstance(play.state, Hunt)
    return play.state


def random_play(seed: int, seats: int = 3, steps: int = 1000) -> Play:
    play = HUNT.new(seats=seats, seed=seed)
    rng = seeded(seed + 1)
    while play.outcome is None and steps:
        decision = play.open[rng.below(len(play.open))]
        play.answer(decision, decision.values()[rng.below(len(decision.values()))])
        steps -= 1
    return play


def test_a_round_reads_like_its_rule() -> None:
    play = HUNT.new(seats=2, chance=scripted(["hit", "crit"]))
    play.choose(0, "strike")
    events = play.choose(1, "strike")
    assert [event.data["face"] for event in events] == [2, 5]
    assert hunt(play).beast == 12 - 3
    assert hunt(play).hp == [11, 11]


def test_the_last_seat_is_forced_to_strike() -> None:
    play = HUNT.new(seats=2, chance=scripted(["miss"]))
    play.choose(0, "guard")
    assert hunt(play).hp == [12, 11]


def test_a_seat_that_is_done_may_resume() -> None:
    play = HUNT.new(seats=2, chance=scripted(["miss"]))
    play.choose(0, "strike")
    assert play.pending[0].waiting
    play.choose(0, "resume")
    assert [option.id for option in play.pending[0].options] == ["strike", "guard"]
    play.choose(0, "guard")
    assert hunt(play).hp == [12, 11]


@pytest.mark.parametrize(
    ("seat", "option", "at", "error"),
    [
        (7, "strike", None, bossrush.IllegalChoice),
        (-1, "strike", None, bossrush.IllegalChoice),
        (0, "flee", None, bossrush.IllegalChoice),
        (0, "strike", 99, bossrush.StaleChoice),
    ],
)
def test_a_bad_choice_changes_nothing(
    seat: int, option: str, at: int | None, error: type[Exception]
) -> None:
    play = HUNT.new(seats=2, seed=3)
    before = play.fingerprint()
    with pytest.raises(error):
        play.choose(seat, option, at=at)
    assert play.fingerprint() == before
    assert play.choices == 0


def test_no_choice_after_the_end() -> None:
    play = random_play(4)
    assert play.outcome is not None
    assert play.pending == {}
    with pytest.raises(bossrush.IllegalChoice, match="over"):
        play.choose(0, "strike")


def test_other_seats_do_not_change_a_decision_number() -> None:
    play = HUNT.new(seats=3, seed=3)
    number = play.pending[2].number
    play.choose(0, "strike")
    play.choose(1, "guard")
    assert play.pending[2].number == number
    play.choose(2, "strike", at=number)
    assert play.pending[2].number != number


@pytest.mark.parametrize("steps", range(0, 40, 3))
def test_a_copy_is_exact_and_apart(steps: int) -> None:
    play = random_play(11, steps=steps)
    twin = play.copy()
    assert twin.fingerprint() == play.fingerprint()
    assert {s: d.number for s, d in twin.pending.items()} == {
        s: d.number for s, d in play.pending.items()
    }
    for _ in range(9):
        if play.outcome is not None:
            break
        play.answer(play.open[0], play.open[0].values()[0])
        assert twin.fingerprint() != play.fingerprint()
        twin.answer(twin.open[0], twin.open[0].values()[0])
        assert twin.fingerprint() == play.fingerprint()


def test_a_fork_meets_other_dice() -> None:
    play = random_play(5, steps=4)
    forks = [play.fork(seed) for seed in range(20)]
    assert {fork.fingerprint() for fork in forks} == {play.fingerprint()}
    for fork in forks:
        for _ in range(9):
            fork.answer(fork.open[0], fork.open[0].values()[0])
    assert len({fork.fingerprint() for fork in forks}) > 3
    again = forks[0].copy()
    assert again.fingerprint() == forks[0].fingerprint()


def test_undo_is_free_until_something_is_revealed() -> None:
    play = HUNT.new(seats=2, seed=3)
    start = play.fingerprint()
    assert not play.undo()
    play.choose(0, "strike")
    assert play.undo()
    assert play.fingerprint() == start
    play.choose(0, "strike")
    play.choose(1, "strike")
    assert not play.undo()
    assert play.undo(seed=99)
    assert "undone" in play.origin.marks
    assert play.pending[0].waiting


def test_undo_of_one_seat_leaves_the_others() -> None:
    play = HUNT.new(seats=3, seed=3)
    play.choose(0, "strike")
    play.choose(1, "guard")
    assert play.undo(0)
    assert not play.pending[0].waiting
    assert play.pending[1].waiting
    number = play.pending[0].number
    with pytest.raises(bossrush.StaleChoice):
        play.choose(0, "strike", at=number - 1)


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize("steps", [0, 1, 7, 30, 1000])
def test_a_save_loads_to_the_same_place(steps: int, sealed: bool) -> None:
    play = random_play(21, steps=steps)
    data = play.save(sealed=sealed)
    again = bossrush.load(data)
    assert again.fingerprint() == play.fingerprint()
    assert {s: d.number for s, d in again.pending.items()} == {
        s: d.number for s, d in play.pending.items()
    }
    if sealed:
        assert f"{play.origin.seed:032x}".encode() not in data


def test_a_save_remembers_what_was_undone() -> None:
    play = HUNT.new(seats=2, seed=3)
    play.choose(0, "strike")
    play.undo()
    play.choose(0, "guard")
    play.undo(seed=5)
    play.choose(0, "strike")
    data = play.save()
    assert b"!undo" in data
    again = bossrush.load(data)
    assert again.fingerprint() == play.fingerprint()
    assert again.pending[1].number == play.pending[1].number
    assert bossrush.load(play.save(sealed=True)).fingerprint() == play.fingerprint()


def test_a_position_is_a_phase_start() -> None:
    play = random_play(8, steps=10)
    position = play.position()
    staged = HUNT.stage(position)
    assert set(position) == {"game", "seats", "options", "state"}
    assert staged.scene() == play.scene()


def test_a_position_with_faults_names_them_all() -> None:
    with pytest.raises(bossrush.PositionError) as caught:
        HUNT.stage({"seats": 2, "state": {"beast": -1, "hp": "x", "declared": ["fly"], "luck": 1}})
    assert len(caught.value.problems) == 4


NO_SEAT = "there is no seat 9; there are 0 to 1"
UNTYPED: Any = bossrush
UNTYPED_HUNT: Any = HUNT
NO_SEED = "a seed is a whole number of at most 128 bits"


@pytest.mark.parametrize(
    ("attempt", "error", "told"),
    [
        (lambda play: play.scene(9), bossrush.IllegalChoice, NO_SEAT),
        (lambda play: play.scene(-2), bossrush.IllegalChoice, "there is no seat -2"),
        (lambda play: play.undo(9), bossrush.IllegalChoice, NO_SEAT),
        (lambda play: play.undo(seed=-1), bossrush.OptionError, NO_SEED),
        (lambda play: play.fork(-1), bossrush.OptionError, NO_SEED),
        (lambda play: play.fork(2**200), bossrush.OptionError, NO_SEED),
        (lambda play: play.reseed(2**128), bossrush.OptionError, NO_SEED),
        (lambda play: play.take(0, 2), bossrush.IllegalChoice, "has 2 options, none at 2"),
    ],
)
def test_a_number_that_cannot_be_is_refused(
    attempt: Callable[[Play], object], error: type[Exception], told: str
) -> None:
    play = HUNT.new(seats=2, seed=3)
    play.choose(0, "strike")
    play.undo()
    before = play.save()
    with pytest.raises(error, match=told):
        attempt(play)
    assert play.save() == before


@pytest.mark.parametrize(
    "attempt",
    [
        lambda play: play.choose("0", "strike"),
        lambda play: play.choose(None, "strike"),
        lambda play: play.take(0, "x"),
        lambda play: play.undo("x"),
        lambda play: play.undo(seed="x"),
        lambda play: play.fork("x"),
        lambda play: play.reseed("x"),
        lambda play: play.scene("x"),
        lambda play: UNTYPED_HUNT.new(2, chance="x"),
        lambda play: UNTYPED.scripted(5),
        lambda play: UNTYPED.scripted("hit"),
    ],
)
def test_what_is_no_number_at_all_is_a_type_error(attempt: Callable[[Any], object]) -> None:
    play = HUNT.new(seats=2, seed=3)
    play.choose(0, "strike")
    before = play.save()
    with pytest.raises(TypeError):
        attempt(play)
    assert play.save() == before


def test_the_whole_crew_has_eyes_too() -> None:
    play = HUNT.new(seats=2, seed=3)
    assert play.scene(CREW) == play.scene(None)


def test_fresh_chance_is_no_use_after_the_end() -> None:
    play = random_play(4)
    before = play.save()
    with pytest.raises(bossrush.IllegalChoice, match="over"):
        play.reseed(1)
    assert play.save() == before
    assert play.fork(1).outcome is not None
