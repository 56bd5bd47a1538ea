"""How fast environments are: observed and masked steps a second, beside public ones.

Everybody is walked through in the same way, each step looked at and its mask obeyed, the random
pick included: PettingZoo's environments as ours through `last` and `step`, OpenSpiel's through its
tensors and masks. A second is one of processor time, so that a busy machine matters little, except
where processes share the work: there it is one of the clock. As in `lab.bench`, a figure is the
best of several rounds.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from bossrush._build import is_compiled
from bossrush.engine.episode import MORE
from bossrush.engine.game import Game
from bossrush.envs.single import Single
from bossrush.envs.vector import Many

PLAYS = 128
"""How many plays of a vector environment run side by side."""
PROCESSES = 2
CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4")
SPIELS = ("tic_tac_toe", "connect_four", "backgammon")


class Measured(msgspec.Struct):
    """How many steps a second one environment makes."""

    name: str
    form: str
    seats: int | None
    steps_per_s: float | None
    """None where it could not be measured."""
    compiled: bool | None = None
    why: str = ""


class Walked:
    """One environment, walked through at random in each round."""

    def __init__(
        self, name: str, form: str, walk: Callable[[float, int], float], seats: int | None = None
    ) -> None:
        """`walk` goes on for so many seconds, with this seed; it gives steps a second."""
        self._walk = walk
        ours = is_compiled() if seats is not None else None
        self.measured = Measured(name, form, seats, 0.0, ours)

    def round(self, number: int, seconds: float) -> None:
        self.measured.steps_per_s = max(
            self.measured.steps_per_s or 0.0, self._walk(seconds, number)
        )


def ours(game: Game[Any], seats: int, processes: int = PROCESSES) -> list[Walked]:
    """The forms of one game's environment."""
    aec = importlib.import_module("bossrush.envs.aec").Table(game, seats=seats)
    # All seats are its own, so that no companion's time is measured.
    single = Single(game, seats=seats, companions={})
    here = Many(game, PLAYS, copy=False, seats=seats, companions={})
    shared = Many(game, PLAYS * processes, processes, copy=False, seats=seats, companions={})
    key = game.key
    return [
        Walked(key, "PettingZoo", lambda seconds, seed: walk_aec(aec, seconds, seed), seats),
        Walked(key, "Gymnasium", lambda seconds, seed: walk_single(single, seconds, seed), seats),
        Walked(key, f"{PLAYS} plays", lambda s, seed: walk_many(here, s, seed), seats),
        Walked(
            key,
            f"{PLAYS * processes} plays, {processes} processes",
            lambda seconds, seed: walk_many(shared, seconds, seed),
            seats,
        ),
    ]


def theirs() -> tuple[list[Walked], list[Measured]]:
    """Public environments, and of those that are not installed how to get them."""
    found: list[Walked] = []
    missing: list[Measured] = []
    for name in CLASSIC:
        try:
            env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except Exception:  # each wants libraries of its own, and says so in its own way
            missing.append(_missing(name, "PettingZoo", "pettingzoo[classic]"))
        else:
            found.append(Walked(name, "PettingZoo", _aec(env)))
    for name in SPIELS:
        try:
            spiel = importlib.import_module("pyspiel").load_game(name)
        except ImportError:
            missing.append(_missing(name, "OpenSpiel", "open_spiel"))
        else:
            found.append(Walked(name, "OpenSpiel", _openspiel(spiel)))
    return found, missing


def _missing(name: str, form: str, package: str) -> Measured:
    return Measured(name, form, None, None, why=f"not installed: pip install '{package}'")


def _aec(env: Any) -> Callable[[float, int], float]:
    return lambda seconds, seed: walk_aec(env, seconds, seed)


def _openspiel(game: Any) -> Callable[[float, int], float]:
    return lambda seconds, seed: walk_openspiel(game, seconds, seed)


def walk_aec(env: Any, seconds: float, seed: int) -> float:
    """Steps a second of an environment of PettingZoo."""
    pick = random.Random(seed).random
    env.reset(seed=seed)
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(pick() * len(legal))]))
            steps += 1
    return steps / spent


def walk_single(env: Single, seconds: float, seed: int) -> float:
    """Steps a second of an environment of Gymnasium."""
    pick = random.Random(seed).random
    seen, _ = env.reset(seed=seed)
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            legal = seen["action_mask"].nonzero()[0]
            seen, _, terminated, truncated, _ = env.step(int(legal[int(pick() * len(legal))]))
            if terminated or truncated:
                seen, _ = env.reset()
            steps += 1
    return steps / spent


def walk_many(env: Many, seconds: float, seed: int) -> float:
    """Steps a second of all plays of a vector environment together."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    places = np.arange(env.num_envs)
    steps = 0
    # What others do in this process's time is not counted, but what processes do side by side is.
    clock = time.perf_counter if env.processes else time.process_time
    start = clock()
    while (spent := clock() - start) < seconds:
        mask = seen["action_mask"]
        actions = (rng.random(env.num_envs) * mask.sum(axis=1)).astype(np.int64)
        # The options come first; where there are more of them, the last action is one, too.
        seen, *_ = env.step(np.where(mask[places, actions], actions, MORE))
        steps += env.num_envs
    return steps / spent


def walk_openspiel(game: Any, seconds: float, seed: int) -> float:
    """Steps a second of a game of OpenSpiel, chance's own not counted."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            np.asarray(state.observation_tensor(state.current_player()), np.float32)
            legal = np.asarray(state.legal_actions_mask(), np.int8).nonzero()[0]
            state.apply_action(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps / spent
