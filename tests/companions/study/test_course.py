"""Luck and play told apart, where the truth is known: one winning answer, pure luck, pure skill."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.companions.random import RandomCompanion, play_out
from bossrush.companions.roster import policy
from bossrush.companions.study.course import paired
from bossrush.companions.study.script import CHOICE, THROW, rarity
from bossrush.engine.chance import seeded
from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.registry import game as find_game
from bossrush.engine.rules import Outcome, Over
from tests.companions.sharp.toys import TEN, Doors, DoorsGame, First, Seer
from tests.companions.study.looking import Looked
from tests.companions.study.test_puzzles import Chores
from tests.toys.hunt import HuntGame
from tests.toys.relay import RelayGame
from tests.toys.scramble import ScrambleGame
from tests.toys.vault import VaultGame


def doors(game: Game[Doors], taken: list[int], seed: int = 7) -> Play:
    """A play in which these doors were taken, for as long as it lasted."""
    play = game.new(seed=seed, listen=False)
    for door in taken:
        if play.outcome is None:
            play.take(0, door)
    return play


def test_the_one_winning_answer_is_found_and_missing_it_is_an_error() -> None:
    seen = Looked(doors(DoorsGame((0, 0, 10, 0)), [1]), First)
    (turn,) = [turn for turn in seen.course.turns if turn.options]
    assert seen.course.leader(turn) == 2
    assert seen.errors() == [1.0]
    assert seen.play().value == 0.0  # the plain companion would have lost as well
    assert seen.luck().value == 0.0
    assert (seen.start().value, seen.result().value) == (0.0, 0.0)


def test_finding_it_is_play_above_the_yardstick() -> None:
    seen = Looked(doors(DoorsGame((0, 0, 10, 0)), [2]), First)
    assert seen.errors() == [0.0]
    assert seen.play().value == 1.0
    assert seen.luck().value == 0.0
    assert seen.result().value == 1.0


@pytest.mark.parametrize("seed", range(12))
def test_pure_luck_has_no_error_and_no_play(seed: int) -> None:
    """Behind every door are the same faces: whatever is chosen, only the die counts."""
    game = DoorsGame((5, 5, 5), doors=4, every=True)
    seen = Looked(doors(game, [seed % 3, 1, 2, 0], seed), First, seed)
    assert set(seen.errors()) == {0.0}
    assert seen.play().value == 0.0
    assert seen.luck().value == pytest.approx(seen.result().value - seen.start().value, abs=1e-12)
    assert abs(seen.start().value - 0.5**4) < 4 * seen.start().error


@pytest.mark.parametrize("seed", range(12))
def test_other_dice_behind_every_door_are_still_no_error(seed: int) -> None:
    """The same chances by other dice: now doors differ from round to round, but in nothing else."""
    game = DoorsGame((5, 5, 5), doors=4, every=True, apart=True)
    seen = Looked(doors(game, [seed % 3, 1, 2, 0], seed), First, seed)
    assert set(seen.errors()) == {0.0}


def test_pure_skill_has_no_luck() -> None:
    """One door leads on for sure and the other loses for sure: nothing is left to the die."""
    game = DoorsGame((10, 0), doors=3, every=True)
    seen = Looked(doors(game, [0, 0, 1]), First)
    assert seen.luck().value == 0.0
    assert seen.play().value == -1.0
    assert seen.errors() == [0.0, 0.0, 1.0]
    assert (seen.start().value, seen.result().value) == (1.0, 0.0)


def test_a_choice_and_the_roll_after_it_each_have_their_part() -> None:
    """Three faces of ten win behind the usual door, six behind the one taken; then it falls."""
    game = DoorsGame((3, 6))
    lost = next(
        play
        for seed in range(99)
        if not (play := doors(game, [1], seed)).outcome.won  # type: ignore[union-attr]
    )
    seen = Looked(lost, First, aim=0.03)
    assert abs(seen.start().value - 0.3) < 3 * seen.start().error
    assert abs(seen.play().value - 0.3) < 3 * seen.play().error
    assert abs(seen.luck().value + 0.6) < 3 * seen.luck().error
    total = seen.start().value + seen.luck().value + seen.play().value
    assert total == pytest.approx(0.0, abs=1e-12)


def test_the_truth_lies_within_the_interval_as_often_as_it_says() -> None:
    """Of many studies, about 19 in 20 have the start within twice its error, and so for play."""
    game = DoorsGame((3, 6))
    starts = plays = 0
    for seed in range(60):
        seen = Looked(doors(game, [1], 5), First, 1000 + seed, aim=0.2)
        starts += abs(seen.start().value - 0.3) <= 2 * seen.start().error
        plays += abs(seen.play().value - 0.3) <= 2 * seen.play().error
    assert starts >= 52
    assert plays >= 52


GAMES: list[tuple[Game[Any], int]] = [
    (HuntGame(), 3),
    (RelayGame(), 3),
    (ScrambleGame(), 2),
    (VaultGame(), 2),
]


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda one: getattr(one, "key", ""))
@pytest.mark.parametrize("seed", range(3))
def test_all_changes_lead_from_the_start_to_the_end(game: Game[Any], seats: int, seed: int) -> None:
    """The sum identity, in games of all shapes: exact, whatever was seen so far."""
    play = game.new(seats=seats, seed=seed, listen=False)
    play_out(play, seeded(seed), 400)
    seen = Looked(play, RandomCompanion, seed, laps=4 + 12 * (seed == 2))
    for view in range(len(seen.course.views)):
        total = seen.start(view).value + seen.luck(view).value + seen.play(view).value
        assert total == pytest.approx(seen.result(view).value, abs=1e-9)


def test_where_seats_compete_each_has_a_line_of_its_own() -> None:
    game = find_game("vengeance")
    play = game.new(seats=2, seed=3, listen=False)
    play_out(play, seeded(3), 60)
    seen = Looked(play, policy("vengeance", "random"), laps=1)
    assert seen.course.views == [0, 1]
    looked = [one for one in seen.course.prospects if one.rounds]
    assert looked
    for one in looked:
        for chances in one.chances:
            assert sum(chances) in (0.0, 1.0), "one comes first, or nobody where all are dead"


def test_a_throw_in_the_middle_of_a_rule_is_a_step_of_its_own() -> None:
    """Every hunter who strikes rolls, and each of these rolls can be looked at by itself."""
    play = HuntGame().new(seats=3, seed=4, listen=False)
    for seat in range(3):
        play.choose(seat, "strike")
    script = Looked(play, First, laps=0).script
    throws = [step for step in script.steps if step.kind == THROW]
    assert [step.fated for step in throws] == list(range(1, len(throws) + 1))
    assert len(throws) >= 3
    assert [step.kind for step in script.steps[:3]] == [CHOICE] * 3
    assert all(rarity(step.picks) in (2.0, 3.0, 6.0) for step in throws)


def test_where_time_is_short_it_can_be_taken_up_again() -> None:
    play = doors(DoorsGame((3, 6, 5), doors=5, every=True), [1, 0, 2, 1, 1], 3)
    at_once = Looked(play, First, laps=9)
    later = Looked(play, First, laps=4)
    again = Looked(play, First, laps=0)
    again.plan.read = later.plan.read
    for one, other in zip(again.course.prospects, later.course.prospects, strict=True):
        one.chances = other.chances
    again.go_on(5)
    assert [one.chances for one in again.course.prospects] == [
        one.chances for one in at_once.course.prospects
    ]


def test_playouts_go_where_they_matter() -> None:
    """A sure thing is not looked at again and again; a hard choice is."""
    game = DoorsGame((4, 6), doors=6)
    seen = Looked(doors(game, [0, 0, 0, 0, 0, 0], 2), First, aim=0.04)
    first, last = seen.course.turns[0], seen.course.turns[5]
    assert last.options[1].rounds > 4 * first.options[1].rounds
    assert seen.errors()[:5] == [0.0] * 5
    assert seen.errors()[5] == pytest.approx(0.2, abs=0.06)


def test_what_can_still_be_done_is_not_given_away() -> None:
    """The chore has to be done once in three turns, whenever: only the last rest is an error."""
    for taken, errors in (([0, 0, 1], [0.0, 0.0, 0.0]), ([1, 0, 0], [0.0, 0.0, 0.0])):
        assert Looked(doors(Chores(), taken), First).errors() == errors
    *before, last = Looked(doors(Chores(), [0, 0, 0]), First, aim=0.03).errors()
    assert before == [0.0, 0.0]
    assert last == pytest.approx(0.8, abs=0.1)


class Idle(DoorsGame):
    """Whatever door is taken, half of the faces win."""

    def phase(self, state: Doors) -> Flow[None]:
        state.taken = yield Decision(state, 0, self.which, 0)
        face = yield from roll(state, TEN)
        state.passed += 1
        if state.passed == self.doors:
            raise Over(Outcome(face < 5, Message("doors-over")))


def test_whole_games_decide_what_a_judgement_calls_an_error() -> None:
    """The seer thinks much of the second door, which is like any other."""
    seen = Looked(doors(Idle(Seer.wins, doors=3), [0, 0, 0]), Seer, aim=0.03)
    first = next(turn for turn in seen.course.turns if turn.options)
    by_judgement = paired(first.options[1], first.options[0], 0)
    assert by_judgement.value > 0.4
    assert by_judgement.value > 5 * by_judgement.error
    assert first.twins[0].rounds >= 64
    assert seen.errors() == [0.0, 0.0, 0.0]


def test_whole_games_confirm_what_is_an_error() -> None:
    seen = Looked(doors(DoorsGame(Seer.wins, doors=2, every=True), [0, 0]), Seer, aim=0.03)
    first = next(turn for turn in seen.course.turns if turn.options)
    assert first.twins[1].rounds >= 64
    assert seen.errors()[0] == pytest.approx(0.05, abs=0.05)
