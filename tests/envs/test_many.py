"""Many plays in one call: the same as each alone, in this process or shared by others."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

from bossrush.engine.errors import BossrushError, IllegalChoice, OptionError
from bossrush.envs import Many, Single
from tests.toys.open_hunt import OpenHunt

Seen = dict[str, NDArray[Any]]


@pytest.fixture
def many() -> Iterator[Any]:
    made: list[Many] = []

    def make(*args: Any, **settings: Any) -> Many:
        made.append(Many(*args, **settings))
        return made[-1]

    yield make
    for one in made:
        one.close()


def picked(seen: Seen, rng: np.random.Generator) -> NDArray[np.int64]:
    mask = seen["action_mask"]
    actions: NDArray[np.int64] = (rng.random(mask.shape) * mask).argmax(axis=1)
    return actions


@pytest.mark.parametrize("processes", [0, 2])
def test_each_play_is_the_one_it_would_be_alone(many: Any, processes: int) -> None:
    settings = {"seats": 2, "reward": "shaped", "companions": "random", "max_steps": 50}
    together = many("sector", 3, processes, **settings)
    alone = [Single("sector", **settings) for _ in range(3)]  # type: ignore[arg-type]
    seen, _ = together.reset(seed=11)
    for place, env in enumerate(alone):
        env.reset(seed=11 + place)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(120):
        actions = picked(seen, rng)
        seen, rewards, terminated, truncated, infos = together.step(actions)
        for place, env in enumerate(alone):
            mine, reward, over, cut, info = env.step(actions[place])
            assert rewards[place] == pytest.approx(reward)
            assert (terminated[place], truncated[place]) == (over, cut)
            if over or cut:
                ended += 1
                assert infos["_final_obs"][place]
                assert infos["final_info"]["result"][place] == info["result"]
                for name, numbers in mine.items():
                    assert np.array_equal(infos["final_obs"][name][place], numbers), name
                mine, _ = env.reset()
            for name, numbers in mine.items():
                assert np.array_equal(seen[name][place], numbers), name
    assert ended >= 3


def test_it_is_what_gymnasium_makes_by_name() -> None:
    env = gymnasium.make_vec("bossrush/Arkalion-v0", num_envs=4, seats=2)
    try:
        seen, _ = env.reset(seed=3)
        assert env.observation_space.contains(seen)
        seen, rewards, *_ = env.step(picked(seen, np.random.default_rng(0)))
        assert env.observation_space.contains(seen)
        assert rewards.shape == (4,)
    finally:
        env.close()


def test_a_game_that_is_not_installed_goes_to_other_processes(many: Any) -> None:
    env = many(OpenHunt(), 2, 2, seats=2)
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(0)
    ends = 0
    for _ in range(60):
        seen, _, terminated, _, _ = env.step(picked(seen, rng))
        ends += int(terminated.sum())
    assert ends


def test_arrays_are_ones_own_unless_one_says_otherwise(many: Any) -> None:
    rng = np.random.default_rng(0)
    for copy in (True, False):
        env = many("arkalion", 2, copy=copy)
        first, _ = env.reset(seed=1)
        kept = first["observation"].copy()
        env.step(picked(first, rng))
        assert np.array_equal(first["observation"], kept) == copy


@pytest.mark.parametrize("processes", [0, 2])
def test_an_action_that_is_not_offered_stops_all(many: Any, processes: int) -> None:
    env = many("sector", 2, processes)
    with pytest.raises(BossrushError, match="reset"):
        env.step(np.array([0, 0]))
    seen, _ = env.reset(seed=1)
    before = seen["observation"].copy()
    for actions in ([0, 127], [-1, 0], [0, 500]):
        with pytest.raises(IllegalChoice, match="is not offered in play"):
            env.step(np.array(actions))
    for odd in ([0], [[0, 0]], [0.5, 0.5]):
        with pytest.raises(IllegalChoice, match="2 whole numbers"):
            env.step(np.array(odd))
    seen, *_ = env.step(np.array([0, 0]))
    assert not np.array_equal(seen["observation"], before)


def test_processes_end_with_the_environment(many: Any) -> None:
    before = set(multiprocessing.active_children())
    env = many("arkalion", 2, 2)
    mine = set(multiprocessing.active_children()) - before
    assert len(mine) == 2
    env.reset(seed=1)
    env.close()
    assert not any(process.is_alive() for process in mine)


def test_a_process_that_is_killed_is_missed_in_a_sentence(many: Any) -> None:
    before = set(multiprocessing.active_children())
    env = many("arkalion", 2, 2)
    [one, _] = set(multiprocessing.active_children()) - before
    seen, _ = env.reset(seed=1)
    one.kill()
    one.join()
    with pytest.raises(BossrushError, match="has ended too early"):
        env.step(picked(seen, np.random.default_rng(0)))


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"num_envs": 0}, "num_envs is a whole number of at least 1"),
        ({"num_envs": 2, "processes": 3}, "2 plays cannot be shared by 3 processes"),
        ({"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_is_said(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        Many(**{"game": "sector", **settings})


def test_seeds_are_one_for_each(many: Any) -> None:
    env = many("sector", 2)
    with pytest.raises(OptionError, match="there are 2 plays, and 3 seeds"):
        env.reset(seed=[1, 2, 3])
    one, _ = env.reset(seed=[5, 5])
    assert np.array_equal(one["observation"][0], one["observation"][1])
    env.reset()
