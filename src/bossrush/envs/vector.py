"""Many plays in one call, as a vector environment of Gymnasium: NumPy arrays in and out.

A play that ends begins anew at once; what was last seen of it is in `infos["final_obs"]`, what it
came to in `infos["final_info"]["result"]`. With `processes`, so many share the plays and write
into the same memory.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from bossrush.engine.episode import ACTIONS
from bossrush.engine.errors import IllegalChoice, OptionError
from bossrush.engine.game import Game
from bossrush.envs import spaces
from bossrush.envs.arrays import Array, Arrays
from bossrush.envs.setup import EnvError, Wishes, check_whole, setup
from bossrush.envs.workers import Walk, Worker, shared


class Many(VectorEnv[dict[str, Array], Array, Array]):
    """So many plays side by side. Without `copy` the arrays are those of the next step, too."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int = 1,
        processes: int = 0,
        copy: bool = True,
        **wishes: Unpack[Wishes],
    ) -> None:
        """Without `processes`, plays are walked through here."""
        self.setup = setup(game, wishes)
        check_whole("num_envs", num_envs, 1)
        check_whole("processes", processes, 0)
        if processes > num_envs:
            raise OptionError(f"{num_envs} plays cannot be shared by {processes} processes")
        sight = self.setup.sight()
        self.names = sight.names
        """What each number of an observation is."""
        self.num_envs = num_envs
        self.processes = processes
        self.single_observation_space = spaces.observed(sight.size)
        self.single_action_space = spaces.actions()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._begun = False
        self._all = np.arange(num_envs)
        self._workers: list[Worker] = []
        self._here: Walk | None = None
        if not processes:
            self.arrays = Arrays(num_envs, sight.size)
            self._here = Walk(self.setup, self.arrays, 0, num_envs)
            return
        memory = shared(num_envs, sight.size)
        self.arrays = Arrays(num_envs, sight.size, memory)
        for number in range(processes):
            span = range(num_envs * number // processes, num_envs * (number + 1) // processes)
            self._workers.append(Worker(self.setup, num_envs, sight.size, memory, span))

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begin all plays anew; with a number, play number i is begun with it plus i."""
        seeds = self._seeds(seed)
        if self._here is not None:
            self._here.begin(seeds)
        for worker in self._workers:
            worker.begin(seeds[worker.span.start : worker.span.stop])
        self._wait()
        self._begun = True
        return self._seen(), {}

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        given: list[int | None] = [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            given = [int(seed) + place for place in range(self.num_envs)]
        elif seed is not None:
            given = list(seed)
        if len(given) != self.num_envs:
            raise OptionError(f"there are {self.num_envs} plays, and {len(given)} seeds for them")
        return [secrets.randbits(128) if one is None else int(one) for one in given]

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """An action for each play; where one is not offered, nothing happens anywhere."""
        arrays = self.arrays
        wanted = np.asarray(actions)
        if not self._begun:
            raise EnvError("begin the plays with reset()")
        if wanted.shape != (self.num_envs,) or not np.issubdtype(wanted.dtype, np.integer):
            raise IllegalChoice(f"actions are {self.num_envs} whole numbers, one for each play")
        inside = (wanted >= 0) & (wanted < ACTIONS)
        legal = inside & (arrays.masks[self._all, np.where(inside, wanted, 0)] == 1)
        if not legal.all():
            place = int(np.argmin(legal))
            raise IllegalChoice(
                f"action {wanted[place]} is not offered in play {place}: "
                "the action mask says which are"
            )
        arrays.actions[:] = wanted
        if self._here is not None:
            self._here.step()
        for worker in self._workers:
            worker.step()
        self._wait()
        ended, cut = arrays.ended.astype(bool), arrays.cut.astype(bool)
        over = ended | cut
        infos = self._final(over) if over.any() else {}
        return self._seen(), arrays.rewards.astype(np.float64), ended, cut, infos

    def _wait(self) -> None:
        for worker in self._workers:
            worker.wait()

    def _seen(self) -> dict[str, Array]:
        arrays = self.arrays
        seen = {
            spaces.OBSERVATION: arrays.observed,
            spaces.MASK: arrays.masks,
            spaces.OPTIONS: arrays.options,
        }
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen

    def _final(self, over: Array) -> dict[str, Any]:
        arrays = self.arrays
        final: dict[str, Any] = {}
        for name, array in (
            (spaces.OBSERVATION, arrays.last_observed),
            (spaces.MASK, arrays.last_masks),
            (spaces.OPTIONS, arrays.last_options),
        ):
            final[name] = array.copy()
            final[f"_{name}"] = over
        result = {"result": arrays.results.copy(), "_result": over}
        return {"final_obs": final, "_final_obs": over, "final_info": result, "_final_info": over}

    def close_extras(self, **kwargs: Any) -> None:
        for worker in self._workers:
            worker.close()
        self._workers = []
