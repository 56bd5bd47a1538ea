"""A table with an agent in each seat, asked one after the other: an environment of PettingZoo.

An action that is not offered is refused with an IllegalChoice, and nothing happens.
"""

from __future__ import annotations

import secrets
from typing import Any, Unpack

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from bossrush.engine.episode import result
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.envs import spaces
from bossrush.envs.arrays import Array
from bossrush.envs.looking import shown
from bossrush.envs.naming import VERSION
from bossrush.envs.rendering import MODES, check_mode, rendered
from bossrush.envs.setup import EnvError, Wishes, setup


class Table(AECEnv[str, dict[str, Array], int | None]):
    """Agents `seat_0`, `seat_1` … in the seats that are not companions'."""

    def __init__(
        self,
        game: str | Game[Any],
        render_mode: str | None = None,
        **wishes: Unpack[Wishes],
    ) -> None:
        super().__init__()
        self.setup = setup(game, wishes, rivals=False)
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "name": f"bossrush_{self.setup.key}_{VERSION}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        sight = self.setup.sight()
        self.names = sight.names
        """What each number of an observation is."""
        self._seat_of = {f"seat_{seat}": seat for seat in self.setup.learners()}
        self._agent_of = {seat: agent for agent, seat in self._seat_of.items()}
        self.possible_agents = list(self._seat_of)
        self.agents: list[str] = []
        self._seen_spaces = {agent: spaces.observed(sight.size) for agent in self._seat_of}
        self._action_spaces = {agent: spaces.actions() for agent in self._seat_of}
        self.episode = self.setup.episode(sight)
        self.setup.plant(self.episode, secrets.randbits(128))

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Dict:
        return self._seen_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._seat_of:
            there = ", ".join(self.possible_agents)
            raise OptionError(f"there is no agent {agent!r}; the agents are {there}")
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The next play; with a seed, the first of those that follow from it."""
        if seed is not None:
            self.setup.plant(self.episode, seed)
        self.episode.begin()
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = self._agent_of[self.episode.seat]

    def observe(self, agent: str) -> dict[str, Array]:
        return shown(self.episode, self._seat_of[self._known(agent)])

    def step(self, action: int | None) -> None:
        """The agent that is asked takes an action; at the end each takes leave with None."""
        if not self.agents:
            raise EnvError("this play is over: begin the next one with reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        if action is None:
            raise EnvError(f"{agent} is asked something: None is for agents whose play is over")
        episode.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        over = episode.over or episode.cut
        if over or episode.discount >= 0:
            for name in self.agents:
                self.rewards[name] = episode.rewards[self._seat_of[name]]
            self._accumulate_rewards()
        if over:
            for name in self.agents:
                self.terminations[name] = episode.over
                self.truncations[name] = episode.cut
                self.infos[name] = {"result": result(episode.play, self._seat_of[name])}
        else:
            self.agent_selection = self._agent_of[episode.seat]

    def render(self) -> Any:
        """The table as text or as a scene, as `render_mode` says."""
        return rendered(self.episode, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go of."""


def env(game: str | Game[Any], **settings: Any) -> Table:
    """A table of this game, as PettingZoo's own modules offer theirs."""
    return Table(game, **settings)
