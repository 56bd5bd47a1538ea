"""Search on games where the truth is known: one winning answer, pure luck, pure skill."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bossrush.companions.companion import Companion, Judgement
from bossrush.companions.sharp.playout import Ending, Playouts
from bossrush.companions.sharp.search import Search
from bossrush.companions.sharp.temper import BOLD, CAREFUL
from bossrush.companions.sharp.weighing import Weighed, Weighing, difference
from bossrush.engine.errors import StaleChoice
from bossrush.engine.play import Play
from tests.companions.sharp.toys import TEN, Careless, Doors, DoorsGame, First, Lender, Seer, Walker
from tests.toys.hunt import HuntGame


def search_of(
    game: DoorsGame,
    seed: int = 1,
    usual: int = 0,
    policy: Callable[[int], Companion] = First,
    **how: bool,
) -> Search:
    play = game.new(seed=99, listen=False)
    return Search(Playouts(play, play.open[0], policy), usual, seed, **how)  # type: ignore[arg-type]


def test_the_one_winning_answer_is_found() -> None:
    search = search_of(DoorsGame((0, 0, 0, 10, 0, 0)))
    search.run(300)
    seen = search.weighing()
    assert seen.choice == seen.best == 3
    assert seen.as_good == [3]
    assert seen.of(3).chance == 1.0
    assert seen.gain(3).mean == 1.0
    assert search.ended
    assert seen.playouts < 300  # nothing more was to be seen


def test_a_clearly_better_answer_is_taken_and_its_chance_is_true() -> None:
    search = search_of(DoorsGame((3, 6)))
    search.run(2000)
    seen = search.weighing()
    assert seen.choice == 1
    for value, truth in ((0, 0.3), (1, 0.6)):
        assert abs(seen.of(value).chance - truth) < 4 * seen.of(value).error
    assert abs(seen.gain(1).mean - 0.3) < 4 * seen.gain(1).error


def test_pure_luck_leaves_the_usual_answer() -> None:
    """Common chance: with the same faces behind all doors there is no difference at all."""
    for seed in range(20):
        search = search_of(DoorsGame((5, 5, 5, 5)), seed, usual=2)
        search.run(300)
        seen = search.weighing()
        assert seen.choice == 2
        assert seen.best is None
        assert seen.as_good == [0, 1, 2, 3]
        assert search.ended
        assert seen.playouts < 300


def test_luck_that_is_not_common_hardly_ever_changes_the_answer() -> None:
    """Behind each door other dice, none better: noise must not look like merit."""

    game = DoorsGame((5,) * 8, apart=True)
    left = 0
    for seed in range(80):
        search = search_of(game, seed << 40)
        search.run(160)
        left += search.weighing().choice != 0
    assert left <= 8


def test_pure_skill_is_seen_through_later_decisions() -> None:
    """Every door but the last may lose; later ones are passed by the plain companion."""
    search = search_of(DoorsGame((10, 5, 0), doors=4, every=True))
    search.run(400)
    seen = search.weighing()
    assert seen.choice == seen.best == 0
    assert seen.of(0).chance == 1.0
    assert seen.of(2).chance == 0.0
    assert seen.of(2).dropped


def test_worse_answers_cost_less_than_good_ones() -> None:
    search = search_of(DoorsGame((5, 0, 6, 1, 0, 0, 1, 0)))
    search.run(600)
    seen = search.weighing()
    assert seen.of(2).playouts > 3 * seen.of(1).playouts
    assert seen.of(0).playouts == seen.rounds  # the measure of all others


def test_what_is_kept_is_never_dropped() -> None:
    play = DoorsGame((9, 0, 1, 2)).new(seed=3, listen=False)
    search = Search(Playouts(play, play.open[0], First), 0, 1, kept=[1])
    search.run(200)
    assert not search.weighing().of(1).dropped


def test_a_budget_is_never_exceeded() -> None:
    for most in (0, 1, 7, 8, 9, 100, 300):
        search = search_of(DoorsGame((4, 5, 5, 5, 5, 5, 5)), patient=True)
        search.run(most)
        assert most - len(search.alive) < search.spent <= most
        assert search.weighing().playouts == search.spent


def test_nothing_seen_means_the_usual_answer() -> None:
    seen = search_of(DoorsGame((0, 10)), usual=0).weighing()
    assert seen.choice == 0
    assert seen.best is None
    assert seen.playouts == 0


def test_patient_thinking_sharpens_without_end() -> None:
    search = search_of(DoorsGame((4, 6, 6)), patient=True)
    errors = []
    for most in (60, 240, 960):
        search.run(most)
        errors.append(search.weighing().of(1).error)
    assert errors == sorted(errors, reverse=True)
    assert not search.ended
    assert search.weighing().as_good == [1, 2]


def test_the_same_seed_and_playouts_give_the_same_answer_in_one_go_or_many() -> None:
    game = DoorsGame((4, 5, 6, 5, 4))
    whole = search_of(game, 7)
    whole.run(240)
    pieces = search_of(game, 7)
    for most in range(0, 241, 5):
        pieces.run(most)
    pieces.run(240)
    assert pieces.weighing().plain() == whole.weighing().plain()
    other = search_of(game, 8)
    other.run(240)
    assert other.weighing().plain() != whole.weighing().plain()


@pytest.mark.parametrize("hands", [1, 2, 5])
def test_many_hands_give_the_same_answer_in_any_order(hands: int) -> None:
    game = DoorsGame((4, 5, 6, 5, 4, 5))
    alone = search_of(game, 5)
    alone.run(1 << 20)
    together = search_of(game, 5)
    helpers = [search_of(game, 5) for _ in range(hands)]
    shuffle = random.Random(hands)
    while True:
        rounds, values = together.lap()
        if not rounds:
            break
        order = list(rounds)
        shuffle.shuffle(order)
        played = {
            number: helpers[place % hands].play_round(number, values)
            for place, number in enumerate(order)
        }
        for number in rounds:
            together.enter(played[number])
    assert together.weighing().plain() == alone.weighing().plain()


def test_a_horizon_stops_playouts_and_its_value_counts() -> None:
    search = search_of(DoorsGame((1, 6, 5), doors=2), policy=Seer, patient=True)
    search.run(150)
    seen = search.weighing()
    assert [seen.of(value).chance for value in range(3)] == pytest.approx([0.1, 0.6, 0.5])
    assert seen.choice == seen.best == 1


def test_a_quicker_companion_may_play_games_out_and_few_answers_be_looked_at() -> None:
    """Only the last door of two counts: the first companion would lose there, the other wins."""
    search = search_of(DoorsGame((0, 0, 0, 10), doors=2), usual=3, policy=Lender)
    search.run(40)
    seen = search.weighing()
    assert [option.value for option in seen.options] == [0, 1, 3]
    assert seen.of(0).chance == 1.0


def test_what_does_not_matter_is_not_thought_about_but_looked_at_when_asked() -> None:
    search = search_of(DoorsGame((4, 6)), policy=Careless)
    search.run(100)
    assert search.ended
    assert (search.spent, search.weighing().choice) == (0, 0)
    asked = search_of(DoorsGame((4, 6)), policy=Careless, patient=True)
    asked.run(100)
    assert [option.playouts for option in asked.options] == [50, 50]


def test_the_play_itself_is_only_forked() -> None:
    play = DoorsGame((4, 6)).new(seed=5, listen=False)
    before = play.fingerprint(), play.save()
    Search(Playouts(play, play.open[0], First), 0, 1).run(100)
    assert (play.fingerprint(), play.save()) == before


def test_a_decision_of_another_moment_is_refused() -> None:
    play = DoorsGame((4, 6), doors=3).new(seed=5, listen=False)
    asked = play.open[0]
    play.answer(asked, 0)
    with pytest.raises(StaleChoice, match="no longer"):
        Playouts(play, asked, First)


def played(temper: str, play: Play, value: int) -> Ending:
    return Playouts(play, play.open[0], First, temper).play_out(value, 1)


def test_tempers_value_a_late_loss_and_a_soon_win_and_both_less_than_winning() -> None:
    soon = DoorsGame((0, 10), doors=2, every=True).new(seed=1, listen=False)
    late = DoorsGame((0, 10), doors=9).new(seed=1, listen=False)
    assert played(CAREFUL, late, 0).worth > played(CAREFUL, soon, 0).worth > 0
    long = DoorsGame((10, 10), doors=9).new(seed=1, listen=False)
    short = DoorsGame((10, 10), doors=2).new(seed=1, listen=False)
    assert played(BOLD, short, 0).worth > played(BOLD, long, 0).worth > 1
    for temper in (CAREFUL, BOLD):
        assert played(temper, long, 0).worth > played(temper, late, 0).worth + 0.8
        assert played(temper, late, 0).chance == 0.0


def test_seats_that_decide_together_are_played_out_too() -> None:
    play = HuntGame().new(seats=3, seed=4, listen=False)
    search = Search(Playouts(play, play.open[1], First), 0, 1)
    search.run(60)
    assert search.weighing().playouts > 0


def test_a_few_equal_rounds_prove_little() -> None:
    assert difference([1.0, 1.0], [0.0, 0.0]).error > 0.0
    assert difference([], []).rounds == 0
    assert not difference([0.01] * 16, [0.0] * 16).clear
    assert difference([1.0] * 16, [0.0] * 16).clear


def test_a_playout_stops_where_a_stage_is_behind() -> None:
    """Of three doors that may all lose, one is opened; what the others cost is known."""
    search = search_of(DoorsGame((5, 8), doors=3, every=True), policy=Walker)
    assert search.playouts.play_out(0, 7).length == 1
    search.run(2000)
    seen = search.weighing()
    assert seen.choice == 1
    for value, truth in ((0, 0.5 * 0.25), (1, 0.8 * 0.25)):
        assert abs(seen.of(value).chance - truth) < 4 * seen.of(value).error


def test_what_is_equal_in_every_way_is_soon_let_be() -> None:
    """Chances that take many values and never differ come from answers that do not matter."""
    search = search_of(DoorsGame((3, 3, 3), doors=2), policy=Lottery)
    search.run(300)
    assert search.ended
    assert search.rounds < 16
    assert search.weighing().choice == 0


def test_a_small_difference_counts_where_rounds_hardly_differ() -> None:
    """At a horizon chances differ by little: what is always a hundredth better is better."""
    search = search_of(DoorsGame((10, 10), doors=2), policy=Hundredth)
    search.run(300)
    seen = search.weighing()
    assert seen.choice == 1
    assert seen.gain(1).mean == pytest.approx(0.01)
    assert seen.gain(1).clear


def test_what_is_hardly_better_is_not_worth_leaving_the_usual_answer_for() -> None:
    search = search_of(DoorsGame((10, 10), doors=2), policy=Thousandth)
    search.run(300)
    assert search.weighing().choice == 0


class Lots(Judgement):
    """Draws a chance, and adds something for a later door."""

    def __init__(self, more: float) -> None:
        super().__init__()
        self.horizon = 1
        self.more = more

    def value(self, play: Play, seat: int) -> float:
        state = play.state
        assert isinstance(state, Doors)
        return 0.3 + state.chance.copy().pick(40, TEN) / 100 + self.more * state.taken


class Lottery(First):
    """Looks no further than a lot."""

    more = 0.0

    def judgement(self) -> Judgement:
        return Lots(self.more)


class Hundredth(Lottery):
    """With a hundredth more for a later door."""

    more = 0.01


class Thousandth(Lottery):
    """With a thousandth more."""

    more = 0.001


def test_it_plays_no_worse_than_the_plain_companion() -> None:
    """Whatever doors there are, and however little it thinks: what it takes is as good, or luck."""
    worse = better = 0
    for number in range(60):
        faces = random.Random(number)
        wins = tuple(faces.randrange(11) for _ in range(5))
        search = search_of(DoorsGame(wins, apart=True), number << 40)
        search.run(100)
        choice = search.weighing().choice
        worse += wins[choice] < wins[0]
        better += wins[choice] > wins[0]
    assert worse <= 1
    assert better >= 25


def seen_of(*chances: list[float]) -> Weighing:
    """A decision of which so much was seen: each answer's chance, round by round."""
    options = [Weighed(value) for value in range(len(chances))]
    for option, mine in zip(options, chances, strict=True):
        option.chances = option.worths = mine
    return Weighing(options, 0)


def test_what_was_dropped_early_is_shown_as_far_behind_as_it_is_known_to_be() -> None:
    """In rounds that were kind to both it was behind by seven: later ones were less kind."""
    kind = [0.48 + 0.2 * (-1) ** number for number in range(40)]
    hard = [0.41 + 0.2 * (-1) ** number for number in range(400)]
    seen = seen_of(kind + hard, [chance - 0.07 for chance in kind])
    assert seen.of(1).chance == pytest.approx(0.41)
    assert seen.of(0).chance == pytest.approx(0.41, abs=0.01)
    assert seen.best == 0
    assert seen.lost(1).mean == pytest.approx(0.07, abs=0.01)
    assert seen.chance_of(0) - seen.chance_of(1) == pytest.approx(seen.lost(1).mean)
    assert seen.lost(1).mean >= 2 * seen.lost(1).error


def test_what_always_loses_is_not_said_to_win_because_the_best_was_unlucky_beside_it() -> None:
    unlucky = [float(number % 5 == 0) for number in range(50)]
    lucky = [float(number % 2) for number in range(200)]
    seen = seen_of(unlucky + lucky, [0.0] * 50)
    assert seen.of(0).chance > 0.4
    assert seen.chance_of(1) < 0.03
    assert seen.best == 0


@pytest.mark.parametrize("alike", [0.0, 0.5, 0.9])
def test_nineteen_times_in_twenty_what_was_dropped_is_as_far_behind_as_is_said(
    alike: float,
) -> None:
    """Whole games that go up and down together more or less: 42 against 35 in a hundred."""
    dice = random.Random(7)
    held = 0
    total = 0.0
    for _ in range(400):
        mine, its = [], []
        for _ in range(300):
            luck = dice.random()
            other = luck if dice.random() < alike else dice.random()
            mine.append(float(luck < 0.42))
            its.append(float(other < 0.35))
        lost = seen_of(mine, its[:60]).between(0, 1)
        held += abs(lost.mean - 0.07) <= 2 * lost.error
        total += lost.mean
    assert held >= 370
    assert total / 400 == pytest.approx(0.07, abs=0.015)
