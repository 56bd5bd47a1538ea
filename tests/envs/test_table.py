"""An agent in each seat: who is asked, what each is told, and how all take their leave."""

from __future__ import annotations

import numpy as np
import pytest

from bossrush.engine.errors import BossrushError, IllegalChoice, OptionError
from bossrush.envs.aec import Table, env


def walk(table: Table, seed: int) -> dict[str, float]:
    """A play at random: what each agent got in all."""
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)
    sums = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        sums[agent] += reward
        over = terminated or truncated
        table.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return sums


def test_all_win_or_lose_together_where_they_cooperate() -> None:
    sums = walk(env("arkalion", seats=4), 2)
    assert len(sums) == 4
    assert set(sums.values()) in ({1.0}, {-1.0})


def test_one_wins_where_they_compete() -> None:
    found = [sorted(walk(env("vengeance", seats=2), seed).values()) for seed in range(4)]
    assert [-1.0, 1.0] in found


def test_only_the_one_who_is_asked_has_options() -> None:
    table = env("vengeance", seats=2)
    table.reset(seed=1)
    asked = table.agent_selection
    for agent in table.agents:
        seen = table.observe(agent)
        assert seen["action_mask"].any() == (agent == asked)
        assert seen["options"].any() == (agent == asked)


def test_seats_of_companions_are_no_agents() -> None:
    table = env("sector", seats=3, companions={1: "steady"})
    assert table.possible_agents == ["seat_0", "seat_2"]
    assert list(walk(table, 1)) == ["seat_0", "seat_2"]


def test_what_is_refused_changes_nothing() -> None:
    table = env("sector")
    with pytest.raises(BossrushError, match="reset"):
        table.step(0)
    table.reset(seed=1)
    before = table.observe("seat_0")["observation"]
    with pytest.raises(IllegalChoice, match="is not offered"):
        table.step(127)
    with pytest.raises(BossrushError, match="None is for agents whose play is over"):
        table.step(None)
    assert np.array_equal(table.observe("seat_0")["observation"], before)
    with pytest.raises(OptionError, match="there is no agent 'seat_1'; the agents are seat_0"):
        table.observe("seat_1")


def test_it_is_called_by_the_game() -> None:
    assert str(env("souls")) == "bossrush_souls_v0"
