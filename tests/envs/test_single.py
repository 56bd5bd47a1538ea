"""One controller: what it is shown, what it gets, and what is refused."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from bossrush.companions.roster import plain_companions
from bossrush.engine.errors import BossrushError, IllegalChoice, OptionError
from bossrush.envs import Single, register_game
from tests.toys.hunt import HuntGame
from tests.toys.open_hunt import WATCHED, OpenHunt


def legal(seen: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(seen["action_mask"])]


def walk(env: Single, seed: int | None, most: int = 100_000) -> tuple[list[float], dict[str, Any]]:
    """A play at random: its rewards, and what was said at its end."""
    rng = np.random.default_rng(7)
    seen, _ = env.reset(seed=seed)
    rewards: list[float] = []
    for _ in range(most):
        seen, reward, terminated, truncated, info = env.step(int(rng.choice(legal(seen))))
        rewards.append(reward)
        if terminated or truncated:
            return rewards, info
    raise AssertionError("it does not end")


@pytest.mark.parametrize("key", ["arkalion", "sector", "souls", "vengeance"])
def test_only_the_end_is_rewarded(key: str) -> None:
    rewards, info = walk(Single(key), 1)
    assert set(rewards[:-1]) == {0.0}
    assert rewards[-1] == info["result"]
    assert rewards[-1] in (-1.0, 1.0)


def test_shaped_rewards_add_up_to_the_end_less_the_first_promise() -> None:
    env = Single("sector", reward="shaped", discount=1.0)
    env.reset(seed=3)
    before = env.episode.sight.observer.promise(env.episode.play.state, 0)
    rewards, info = walk(env, 3)
    assert len(set(rewards)) > 3
    assert sum(rewards) == pytest.approx(info["result"] - before)


def test_a_seed_gives_the_same_plays_and_the_next_one_another() -> None:
    one, two = Single("sector"), Single("sector")
    assert walk(one, 5) == walk(two, 5)
    assert walk(one, None) == walk(two, None)
    looks = set()
    for seed in range(6):
        walk(one, seed)
        looks.add(one.episode.play.fingerprint())
    assert len(looks) == 6


@pytest.mark.parametrize("shaped", [False, True])
def test_what_is_not_offered_only_passes_the_time(shaped: bool) -> None:
    env = Single("sector", reward="shaped" if shaped else "win", max_steps=3)
    seen, _ = env.reset(seed=1)
    for step in range(3):
        again, reward, terminated, truncated, info = env.step(127)
        assert info["illegal"]
        assert np.array_equal(again["observation"], seen["observation"])
        assert reward <= 0.0
        assert not terminated
        assert truncated == (step == 2)
    with pytest.raises(IllegalChoice, match="is over"):
        env.step(0)


def test_a_strict_one_refuses_it() -> None:
    env = Single("sector", strict=True)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="action 127 is not offered"):
        env.step(127)


def test_nothing_can_be_done_before_a_play_has_begun() -> None:
    with pytest.raises(BossrushError, match="reset"):
        Single("sector").step(0)


def test_companions_answer_for_their_seats() -> None:
    env = Single("sector", seats=3, companions={0: "steady", 2: "random"})
    seen, _ = env.reset(seed=1)
    place = env.names.index("seat = seat 1")
    for _ in range(40):
        assert seen["observation"][place] == 1
        seen, _, terminated, truncated, _ = env.step(legal(seen)[0])
        if terminated or truncated:
            break
    assert env.rewarded == 1


def test_companions_follow_the_seed() -> None:
    one = Single("sector", seats=2, companions="random")
    two = Single("sector", seats=2, companions="random")
    assert walk(one, 9) == walk(two, 9)


def test_who_competes_plays_against_companions() -> None:
    best = plain_companions("vengeance")[-1]
    assert Single("vengeance", seats=3).setup.companions == {1: best, 2: best}
    assert Single("vengeance", seats=2, companions={}).setup.companions == {}
    assert Single("sector", seats=3).setup.companions == {}


def test_it_is_rendered_as_text_with_the_actions() -> None:
    env = Single("sector", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert "Who will you be?" in text
    assert "\n  0  Lt. Abbot: Might 3" in text
    walk(env, 1)
    assert "lost" in env.render().lower()


def test_it_is_rendered_as_the_scene_that_clients_draw() -> None:
    env = Single("souls", render_mode="scene")
    env.reset(seed=1)
    scene = env.render()
    assert scene["game"] == "souls"
    assert scene["sheets"]


def test_options_of_the_game_are_passed_on() -> None:
    env = Single("vengeance", options={"dice": "hard"})
    assert env.episode.play.origin.options["dice"] == "hard"


class TestGamesOfOthers:
    @pytest.mark.parametrize("game", [OpenHunt(), WATCHED], ids=lambda game: game.key)
    def test_a_toy_is_learned_like_any_game(self, game: HuntGame) -> None:
        name = register_game(game)
        env = gymnasium.make(name, seats=2)
        seen, _ = env.reset(seed=1)
        assert env.observation_space.contains(seen)
        rewards, _ = walk(env.unwrapped, 1)  # type: ignore[arg-type]
        assert rewards[-1] in (-1.0, 1.0)

    def test_one_that_is_not_installed_is_found_by_its_place(self) -> None:
        env = gymnasium.make("bossrush/Game-v0", game="tests.toys.open_hunt:WATCHED", seats=3)
        env.reset(seed=1)
        assert env.unwrapped.names[-1] == "hunter 3: declared = guard"  # type: ignore[attr-defined]

    def test_a_table_that_asks_nothing_is_refused(self) -> None:
        with pytest.raises(OptionError, match="there is nothing to learn"):
            Single(OpenHunt(), seats=1)

    def test_one_that_hides_something_must_say_what_is_seen(self) -> None:
        with pytest.raises(OptionError, match="hunt does not say what a seat may see"):
            Single(HuntGame())


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"game": "sektor"}, "there is no game 'sektor'"),
        ({"game": 7}, "a game is named by its key"),
        ({"seats": 9}, "sector is for 1 to 4 seats, not 9"),
        ({"options": {"dice": 1}}, "sector has no option 'dice'"),
        ({"companions": "nobody", "seats": 2}, "sector has no companion 'nobody'"),
        ({"companions": {4: "steady"}}, "there is no seat 4 for steady: this table has seat 0"),
        ({"companions": {0: "steady"}}, "a seat must be left to learn"),
        ({"seat": 2}, "an environment has no setting 'seat'; it has seats, options"),
        ({"reward": "money"}, "a reward is win or shaped, not 'money'"),
        ({"discount": 2}, "a discount lies between 0 and 1"),
        ({"max_steps": 0}, "max_steps is a whole number of at least 1"),
        ({"render_mode": "human"}, "rendered as ansi or scene, not 'human'"),
        ({"companions": "learned:nowhere.npz", "seats": 2}, "nowhere.npz cannot be read: No such"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_what_cannot_be_is_said_in_one_sentence(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError, match=said) as refused:
        Single(**{"game": "sector", **settings})
    assert "\n" not in str(refused.value)
