"""What was learned from played games: complete tables, sane chances, stages that only go up."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from bossrush.companions.learned import ALWAYS, Learned, chance
from bossrush.companions.roster import companion, policy
from bossrush.companions.sharp.playout import Playouts
from bossrush.companions.sitting import Sitting
from bossrush.engine.game import Game
from bossrush.engine.play import Play
from bossrush.engine.registry import game as find_game

MEDIUM = {"dice": "medium", "time": "medium", "score": "medium"}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("sector", 1, {}),
    ("sector", 4, {"twisted_tech": True}),
    ("arkalion", 4, {}),
    ("arkalion", 2, {"heroes": 6}),
    ("souls", 2, {}),
    ("vengeance", 1, MEDIUM),
]


def learned(name: str) -> Learned:
    judgement = policy(name)(0).judgement()
    assert isinstance(judgement, Learned)
    return judgement


def begun(name: str, seats: int, options: dict[str, Any], seed: int = 5) -> tuple[Play, Sitting]:
    game: Game[Any] = find_game(name)
    play = game.new(seats=seats, seed=seed, listen=False, **options)
    crew = [companion("steady", name, seed + seat) for seat in range(seats)]
    return play, Sitting(play, crew, False)


def test_a_chance_is_the_logistic_function_of_the_weighed_features() -> None:
    assert chance([0.0, 1.0], [0.0]) == 0.5
    assert chance([1.0, 2.0, -1.0], [0.5, 2.0]) == 0.5
    assert 0.0 < chance([0.0, 1.0], [-1e9]) < 1e-9
    assert 1.0 - 1e-9 < chance([0.0, 1.0], [1e9]) <= 1.0


@pytest.mark.parametrize("name", ["sector", "arkalion", "souls", "vengeance"])
def test_every_kind_of_table_has_a_weight_for_every_feature(name: str) -> None:
    judgement = learned(name)
    assert judgement.weights
    for weights in judgement.weights.values():
        assert len(weights) == len(judgement.names()) + 1
    file = resources.files("bossrush.companions").joinpath(name, "weights.json")
    for told in json.loads(file.read_text("utf-8")).values():
        assert list(told) == [ALWAYS, *judgement.names()]


def test_nothing_that_can_only_help_counts_against_a_table() -> None:
    """Only Dark Sector's judgement says of features that more of them is never worse."""
    judgement = learned("sector")
    names = judgement.names()
    assert judgement.rising()
    assert judgement.weights
    for kind, weights in judgement.weights.items():
        for feature in judgement.rising():
            assert weights[names.index(feature) + 1] >= 0.0, (kind, feature)


def test_in_dark_sector_nobody_would_throw_a_weapon_away() -> None:
    rising = learned("sector").rising()
    assert {"loaded ammo", "the berth is known", "weapon.riot-gun", "item.skeleton-chip"} <= {
        *rising
    }
    assert not any(name.startswith(("crew.", "cyber.")) for name in rising)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_stages_only_go_up_and_each_has_a_chance(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    judgement = learned(name)
    play, sitting = begun(name, seats, options)
    stage = judgement.stage(play)
    rests = 0
    while sitting.decisions < 1500 and not sitting.play_out(sitting.decisions + 1):
        if judgement.stage(play) != stage:
            assert judgement.stage(play) > stage
            stage = judgement.stage(play)
            rests += 1
            assert len(judgement.features(play, 0)) == len(judgement.names())
            assert 0.0 < judgement.value(play, 0) < 1.0
    assert rests >= 2


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_playout_stops_at_the_next_stage(name: str, seats: int, options: dict[str, Any]) -> None:
    play, sitting = begun(name, seats, options)
    for _ in range(20):
        sitting.step()
    decision = play.open[0]
    playouts = Playouts(play, decision, policy(name))
    lengths = [playouts.play_out(decision.values()[0], seed).length for seed in range(4)]
    whole = 0
    while play.outcome is None:
        sitting.step()
        whole += 1
    assert max(lengths) < max(whole, 40)


def test_rivals_in_vengeance_are_played_out_to_the_end() -> None:
    judgement = learned("vengeance")
    play, sitting = begun("vengeance", 2, {})
    while play.outcome is None:
        assert judgement.stage(play) == 0
        sitting.step()
