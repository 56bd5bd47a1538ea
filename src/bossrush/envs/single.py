"""One play, one controller: an environment of Gymnasium.

The controller answers for every seat that is not a companion's; what it sees says which seat is
asked. An action that is not offered does nothing but pass the time, unless the environment is
`strict`; `info["illegal"]` says so.
"""

from __future__ import annotations

import secrets
from typing import Any, SupportsInt, Unpack

from gymnasium import Env

from bossrush.engine.episode import result
from bossrush.engine.errors import IllegalChoice
from bossrush.engine.game import Game
from bossrush.envs import spaces
from bossrush.envs.arrays import Array
from bossrush.envs.looking import shown
from bossrush.envs.rendering import MODES, check_mode, rendered
from bossrush.envs.setup import EnvError, Wishes, setup


class Single(Env[Any, Any]):
    """Plays of one game, one after the other."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        strict: bool = False,
        render_mode: str | None = None,
        **wishes: Unpack[Wishes],
    ) -> None:
        self.setup = setup(game, wishes)
        self.render_mode = check_mode(render_mode)
        self.strict = strict
        sight = self.setup.sight()
        self.names = sight.names
        """What each number of an observation is."""
        self.observation_space = spaces.observed(sight.size)
        self.action_space = spaces.actions()
        self.episode = self.setup.episode(sight)
        self.rewarded = self.setup.learners()[0]
        """The seat whose rewards are told."""
        self.setup.plant(self.episode, secrets.randbits(128))
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """The next play; with a seed, the first of those that follow from it."""
        super().reset(seed=seed)
        if seed is not None:
            self.setup.plant(self.episode, seed)
        self.episode.begin()
        self._begun = True
        return self._seen(), {}

    def step(
        self, action: SupportsInt
    ) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        """Take an action, and go on until the controller is asked again."""
        episode = self.episode
        if not self._begun:
            raise EnvError("begin a play with reset()")
        info: dict[str, Any] = {}
        try:
            episode.step(int(action))
        except IllegalChoice:
            if self.strict or episode.over or episode.cut:
                raise
            episode.idle()
            info["illegal"] = True
        if episode.over or episode.cut:
            info["result"] = result(episode.play, self.rewarded)
        reward = episode.rewards[self.rewarded]
        return self._seen(), reward, episode.over, episode.cut, info

    def _seen(self) -> dict[str, Array]:
        return shown(self.episode, self.episode.seat)

    def render(self) -> Any:
        """The table as text or as a scene, as `render_mode` says."""
        return rendered(self.episode, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go of."""
