"""Two sides on the same seeds, and companions against each other."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from bossrush.engine.registry import game as find_game
from bossrush.lab.compare import Key, compared
from bossrush.lab.playing import Player
from bossrush.lab.stats import paired, rate_of, sign_test
from bossrush.lab.tournament import Bout, Match, Result, competes, ratings, standings
from tests.lab.conftest import Run

Side = dict[Key, float]


def pairs(count: int, first: float, second: float) -> tuple[Side, Side]:
    """Games won so often by each side, both owing most of it to the same deal."""
    luck = random.Random(7)
    one: Side = {}
    two: Side = {}
    for number in range(count):
        deal = luck.random()
        one[1, str(number)] = float(deal < first)
        two[1, str(number)] = float(deal < second)
    return one, two


def test_a_real_difference_is_called_real() -> None:
    told = compared("old", "new", *pairs(2000, 0.40, 0.45), False)
    assert told.is_real
    assert told.difference.low < 0.05 < told.difference.high
    assert told.verdict.startswith("new is better than old by ")
    assert told.verdict.endswith("this is real")


def test_pairs_tell_more_than_two_samples() -> None:
    one, two = pairs(800, 0.40, 0.45)
    told = compared("old", "new", one, two, False)
    apart = rate_of(sum(two.values()), 800).low - rate_of(sum(one.values()), 800).high
    assert told.is_real
    assert apart < 0, "side by side the two intervals overlap"


def test_what_may_be_chance_is_called_chance() -> None:
    told = compared("a", "b", *pairs(60, 0.5, 0.52), False)
    assert not told.is_real
    assert "may well be chance" in told.verdict
    same = compared("a", "b", *pairs(60, 0.5, 0.5), False)
    assert "do equally well" in same.verdict


def test_only_games_with_the_same_seed_are_pairs() -> None:
    one = {(1, "a"): 1.0, (1, "b"): 0.0}
    two = {(1, "b"): 1.0, (2, "a"): 0.0}
    told = compared("x", "y", one, two, False)
    assert (told.difference.count, told.better, told.worse) == (1, 1, 0)


def test_the_sign_test_and_the_interval_agree_with_the_books() -> None:
    assert sign_test(10, 0) == pytest.approx(0.00195, abs=1e-5)
    assert sign_test(5, 5) == 1.0
    assert sign_test(0, 0) == 1.0
    assert sign_test(1100, 1000) == pytest.approx(0.0307, abs=2e-3)
    interval = paired([1.0] * 8 + [-1.0] * 3 + [0.0] * 39)  # Agresti and Min's adjusted interval
    assert interval.value == pytest.approx(0.1)
    assert interval.low < 0 < interval.high


def test_companions_are_compared_on_the_same_games(run: Run) -> None:
    ask = ("compare", "random", "steady", "--game", "sector", "--games", 40, "--workers", 1)
    said = run(*ask)
    assert said.status == 0
    assert "40 pairs: steady did better in" in said.out
    assert "Steady is better than random" in said.out
    told = json.loads(run(*ask, "--json").out)
    assert told["difference"]["value"] > 0
    itself = run("compare", "random", "random", "--game", "hunt", "--games", 5, "--workers", 1)
    assert "do equally well" in itself.out


def test_kept_runs_are_compared_by_their_seeds(run: Run, tmp_path: Path) -> None:
    for name, who in (("a", "random"), ("b", "steady")):
        run(
            *("simulate", "sector", "--games", 12, "--companion", who, "--workers", 1),
            *("--out", tmp_path / name),
        )
    said = run("compare", tmp_path / "a", tmp_path / "b")
    assert "12 pairs" in said.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["random", "steady"], "--game"),
        (["random", "genius", "--game", "sector"], "no companion 'genius'"),
        (["random", "none", "--game", "sector"], "not of one sort"),
        (["random", "steady", "--game", "nosuch"], "there is no game"),
        (["random", "steady", "--game", "sector", "--companion", "steady"], "where packs are"),
        (["none", "none", "--game", "sector"], "are the same"),
        (["none", "no/such"], "there is no folder 'no/such'"),
        (["none", "tests"], "neither a pack"),
        (["random", "steady", "--game", "sector", "--seats", "9"], "1 to 4 seats"),
    ],
)
def test_what_cannot_be_compared_is_told(run: Run, arguments: list[str], said: str) -> None:
    told = run("compare", *arguments)
    assert told.status
    assert said in told.err
    assert told.err.count("\n") == 1


# -- tournaments ----------------------------------------------------------------------------------


def test_ratings_are_those_that_make_the_results_likely() -> None:
    wins = 10_000.0
    points = [[0.0, 10 * wins / 11], [wins / 11, 0.0]]
    strong, weak = ratings(points)
    assert strong - weak == pytest.approx(400, abs=1)
    assert strong + weak == pytest.approx(3000)
    best, *_, worst = ratings([[0, 5, 5], [0, 0, 5], [0, 0, 0]])
    assert best > 1500 > worst


def test_intervals_narrow_with_more_games() -> None:
    match = Match("sector", 1, {}, (Player("random"), Player("steady")), 0, False)
    luck = random.Random(3)

    def bouts(count: int) -> list[Bout]:
        return [
            Bout((Result(0, 1, float(luck.random() < 0.3)),), ((0, 0.0), (1, 1.0)))
            for _ in range(count)
        ]

    few, many = (standings(match, bouts(count)) for count in (60, 2000))
    assert many[0].entrant == "steady"
    assert many[0].high - many[0].low < few[0].high - few[0].low
    expected = 1500 + 200 * 0.368  # odds of seven to three
    assert many[0].low < expected < many[0].high


def test_rivals_sit_at_one_table_and_others_play_the_same_seeds(run: Run) -> None:
    assert competes(find_game("vengeance"), 2)
    assert not competes(find_game("vengeance"), 1)
    assert not competes(find_game("sector"), 4)
    said = run("tournament", "vengeance", "random", "steady", "--seats", 2, "--games", 4)
    assert "at one table" in said.out
    one = run("tournament", "sector", "--games", 8, "--workers", 1, "--json")
    two = run("tournament", "sector", "--games", 8, "--workers", 2, "--json")
    assert one.out == two.out
    assert [each["entrant"] for each in json.loads(one.out)] == ["steady", "random"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sector", "steady"], "two entrants or more"),
        (["sector", "steady", "genius"], "no companion 'genius'"),
        (["sector", "steady", "steady:5"], "only one who thinks"),
        (["sector", "sharp:0", "steady"], "a budget of nothing"),
        (["sector", "--seats", "8"], "1 to 4 seats"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(run: Run, arguments: list[str], said: str) -> None:
    told = run("tournament", *arguments)
    assert told.status
    assert said in told.err
    assert told.err.count("\n") == 1
