"""Simulation: the same games whatever the number of processes, and honest intervals."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any

import pytest

import bossrush
from bossrush.cli import main
from bossrush.companions.roster import plain_companions
from bossrush.companions.sharp.budget import Thinking
from bossrush.lab.bench import ROUNDS, Playing, measure
from bossrush.lab.peers import Playout, peers
from bossrush.lab.playing import game_seed, play_one
from bossrush.lab.playouts import Searching
from bossrush.lab.simulate import best_companion, simulate
from bossrush.lab.stats import wilson
from tests.toys.hunt import HuntGame
from tests.toys.scramble import ScrambleGame

HUNT = HuntGame()
bossrush.register(HUNT)


def test_the_same_seeds_give_the_same_result_whatever_the_workers() -> None:
    alone = simulate(HUNT, 3, "random", 60, seed=5, workers=1)
    shared = simulate(HUNT, 3, "random", 60, seed=5, workers=2)
    assert (alone.won, alone.decisions, alone.breakdowns) == (
        shared.won,
        shared.decisions,
        shared.breakdowns,
    )
    other = simulate(HUNT, 3, "random", 60, seed=6, workers=1)
    assert other.decisions != alone.decisions


def test_every_game_is_counted_once() -> None:
    done: list[int] = []
    result = simulate(HUNT, 2, "random", 37, workers=1, progress=done.append)
    assert result.games == sum(done) == sum(result.breakdowns["reason"].values()) == 37
    assert result.win_rate == result.won / 37


def test_lost_games_are_counted_by_where_they_were_lost() -> None:
    result = simulate(HUNT, 2, "random", 40, seed=1, workers=1)
    assert 0 < result.won < 40
    assert sum(result.losses["reason"].values()) == 40 - result.won
    assert "hunt-won" in result.breakdowns["reason"]
    assert "hunt-won" not in result.losses["reason"]


def test_tables_fit_eighty_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run(monkeypatch, ["bench", "vengeance", "--seats", "4", "--seconds", "0.01"]) == 0
    told = capsys.readouterr().out
    assert "…" not in told
    assert "vengeance" in told
    for heading in ("decisions", "games", "copy", "fork", "save", "loaded"):
        assert heading in told
    asked = ["simulate", "sector", "--games", "30", "--companion", "random", "--workers", "1"]
    assert run(monkeypatch, asked) == 0
    told = capsys.readouterr().out
    assert "…" not in told
    assert "lost" in told
    assert "sector, 1 seat, random: won" in told


def test_where_seats_compete_places_are_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ScrambleGame()
    bossrush.register(game)
    result = simulate(game, 3, "random", 40, workers=1)
    assert sum(result.win_shares) == pytest.approx(1)
    assert all(1 <= place <= 3 for place in result.mean_places)
    assert len(result.mean_scores) == len(result.mean_places) == 3
    played = [play_one(game, 3, "random", game_seed(0, number), {}) for number in range(40)]
    assert result.mean_places[1] == sum(one.places[1] for one in played) / 40
    alone = sum(one.places.count(1) == 1 and one.places[1] == 1 for one in played)
    assert alone / 40 <= result.win_shares[1] <= sum(one.places[1] == 1 for one in played) / 40
    asked = ["simulate", "scramble", "--seats", "3", "--games", "8", "--companion", "random"]
    assert run(monkeypatch, [*asked, "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "mean place" in told
    assert "won 0 of" not in told


def test_games_of_one_simulation_have_seeds_of_their_own() -> None:
    assert len({game_seed(0, number) for number in range(500)}) == 500
    assert game_seed(0, 1) != game_seed(1, 1)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 100, 0.0, 0.037), (50, 100, 0.404, 0.596), (100, 100, 0.963, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilsons_interval(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=0.001)


def test_who_never_wins_or_always_may_do_so_for_ever() -> None:
    """The interval reaches 0, or 1, and not what a rounding error makes of it."""
    for games in range(1, 300):
        assert wilson(0, games)[0] == 0.0
        assert wilson(games, games)[1] == 1.0
        assert 0.0 < wilson(0, games)[1] < 1.0


def test_the_bench_measures_all_that_it_says() -> None:
    playing = Playing(HUNT, 2)
    measure([playing], seconds=0.01)
    measured = playing.measured
    assert measured.decisions_per_s > 0
    assert measured.copy_us > 0
    assert measured.fork_us > 0
    assert measured.save_bytes > 0
    assert measured.load_choices_per_s > 0


def test_the_bench_plays_out_from_the_middle_as_a_search_does() -> None:
    searching = Searching(HUNT, 2)
    measure([searching], seconds=0.01)
    measured = searching.measured
    assert measured.random_per_s > 0
    assert measured.whole_per_s > 0
    assert measured.search_per_s > 0
    assert (measured.game, measured.seats, measured.companion) == ("hunt", 2, "random")


def test_playouts_are_told_in_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["bench", "sector", "--seats", "1", "--playouts", "--seconds", "0.01"]
    assert run(monkeypatch, asked) == 0
    told = capsys.readouterr().out
    assert "…" not in told
    for heading in ("sector", "random", "steady", "whole", "search", "horizon"):
        assert heading in told


def test_the_bench_goes_round_by_round() -> None:
    """So that a slow minute of the machine does not fall on one game alone."""
    order: list[tuple[str, int]] = []

    class Noted:
        def __init__(self, name: str) -> None:
            self.name = name

        def round(self, number: int, seconds: float) -> None:
            order.append((self.name, number))

    measure([Noted("a"), Noted("b")])
    assert order == [(name, number) for number in range(ROUNDS) for name in "ab"]


def run(monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> int:
    """What `bossrush` with these arguments exits with."""
    monkeypatch.setattr("sys.argv", ["bossrush", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


def test_simulate_for_machines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["simulate", "hunt", "--games", "8", "--companion", "random", "--json"]
    assert run(monkeypatch, asked) == 0
    result = json.loads(capsys.readouterr().out)
    assert {"game", "games", "won", "win_rate", "interval", "decisions", "seconds"} <= set(result)


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "nosuch"],
        ["simulate", "hunt", "--companion", "genius"],
        ["simulate", "hunt", "--companion", "random", "--seats", "9"],
        ["simulate", "hunt", "--companion", "random", "--option", "luck=1"],
        ["simulate", "hunt", "--companion", "random", "--option", "luck"],
        ["bench", "nosuch"],
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_a_name_the_best_companion_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert best_companion("hunt") == "random"
    assert best_companion("sector") == "steady"
    assert best_companion("vengeance") == plain_companions("vengeance")[-1] != "random"
    assert run(monkeypatch, ["simulate", "hunt", "--games", "2", "--workers", "1"]) == 0
    assert "hunt, 1 seat, random: won" in capsys.readouterr().out


def test_peers_are_compared_to_a_tenth_and_have_the_figures_of_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def playout(library: Any, rng: random.Random) -> int:
        time.sleep(0.001)
        return 1

    def two() -> list[Playout]:
        return [
            Playout("Slow", "slow", "json", playout),
            Playout("Gone", "gone-x", "gone", playout),
        ]

    monkeypatch.setattr("bossrush.lab.commands.public_peers", two)
    asked = ["bench", "hunt", "--seats", "2", "--seconds", "0.02", "--peers"]
    assert run(monkeypatch, [*asked, "--json"]) == 0
    ours, slow, gone = json.loads(capsys.readouterr().out)
    assert set(ours) <= set(slow) == set(gone)
    assert (slow["game"], gone["game"]) == ("Slow", "Gone")
    assert slow["ratio"] == pytest.approx(ours["decisions_per_s"] / slow["decisions_per_s"])
    assert gone["ratio"] is gone["decisions_per_s"] is None
    assert gone["why"] == "not installed: pip install gone-x"
    assert run(monkeypatch, asked) == 0
    told = capsys.readouterr().out
    assert re.search(r"Slow +[\d,]+ +[\d,]+\.\d times", told)
    assert next(one.package for one in peers() if "OpenSpiel" in one.name) == "open_spiel"


# -- companions that think ------------------------------------------------------------------------


def test_sharp_plays_the_same_games_however_many_processes_share_them() -> None:
    thinking = Thinking(8)
    alone = simulate(HUNT, 3, "sharp", 4, seed=5, workers=1, thinking=thinking)
    shared = simulate(HUNT, 3, "sharp", 4, seed=5, workers=2, thinking=thinking)
    assert alone.thinking == "8 playouts a decision"
    assert (alone.won, alone.decisions, alone.breakdowns) == (
        shared.won,
        shared.decisions,
        shared.breakdowns,
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--companion", "sharp", "--playouts", "0"], "a budget of nothing"),
        (["--companion", "sharp", "--playouts", "-3"], "thinks for 1 to"),
        (["--companion", "sharp", "--seconds", "0"], "a budget of nothing"),
        (["--companion", "sharp", "--playouts", "5", "--seconds", "1"], "not both"),
        (["--companion", "sharp", "--policy", "genius"], "to play games out with; it has random"),
        (["--companion", "steady", "--playouts", "5"], "steady answers at once"),
        (["--companion", "genius"], "has no companion 'genius'; it has random, steady, sharp"),
    ],
)
def test_a_budget_or_a_companion_that_cannot_be_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    said: str,
) -> None:
    command = ["bossrush", "simulate", "sector", "--games", "1", *arguments]
    monkeypatch.setattr("sys.argv", command)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code
    (sentence,) = capsys.readouterr().err.splitlines()
    assert sentence.startswith("bossrush: ")
    assert said in sentence
