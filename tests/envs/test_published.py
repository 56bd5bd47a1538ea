"""The tests that Gymnasium and PettingZoo publish, for every game and every number of seats."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from bossrush.engine.registry import game
from bossrush.envs.aec import Table, env
from bossrush.envs.naming import name_of

KEYS = ("arkalion", "sector", "souls", "vengeance")
TABLES = [
    (key, seats) for key in KEYS for seats in range(game(key).min_seats, game(key).max_seats + 1)
]
FEW = 25
FULL = 1000
"""Cycles; PettingZoo's own number is the second."""

# PettingZoo knows by name which environments show a mask beside their numbers, and tells all
# others that this is unusual. An agent that takes its leave has nothing to choose from.
USUAL = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)


@pytest.fixture(autouse=True)
def nothing_else_is_odd() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in USUAL:
            warnings.filterwarnings("ignore", text)
        yield


@pytest.fixture(params=[FEW, pytest.param(FULL, marks=pytest.mark.soak)], ids=["few", "full"])
def cycles(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_gymnasium_checks_the_environment(key: str, seats: int) -> None:
    check_env(gymnasium.make(name_of(key), seats=seats).unwrapped)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_pettingzoo_tests_the_table(key: str, seats: int, cycles: int) -> None:
    api_test(env(key, seats=seats), num_cycles=cycles)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_same_seed_gives_the_same_play(key: str, seats: int, cycles: int) -> None:
    seed_test(lambda: env(key, seats=seats), num_cycles=cycles)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_all_can_be_asked_in_parallel(key: str, seats: int, cycles: int) -> None:
    parallel_api_test(turn_based_aec_to_parallel(env(key, seats=seats)), num_cycles=cycles)


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_renders_the_table(key: str) -> None:
    def rendering(render_mode: str) -> Table:
        # PettingZoo begins by asking for the mode "human", which not every environment has.
        return env(key, seats=2, render_mode=None if render_mode == "human" else render_mode)

    render_test(rendering, {"scene": lambda scene: scene["game"] == key})


@pytest.mark.parametrize("key", KEYS)
def test_shaped_rewards_pass_too(key: str) -> None:
    def shaped() -> Table:
        return env(key, seats=2, reward="shaped", max_steps=40)

    api_test(shaped(), num_cycles=100)
    seed_test(shaped, num_cycles=40)
