"""Public peers, measured in the same run: random playouts, moves a second on one core."""

from __future__ import annotations

import contextlib
import importlib
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec


class Peer(msgspec.Struct):
    """What a public library does on this machine, or why that is not known."""

    name: str
    decisions_per_s: float | None
    why: str = ""


class Playout:
    """One of them, played at random in the same rounds as our games."""

    def __init__(
        self, name: str, module: str, playout: Callable[[Any, random.Random], int]
    ) -> None:
        self.name = name
        self.module = module
        self.playout = playout
        self.best = 0.0
        self.library: Any = None
        with contextlib.suppress(ImportError):
            self.library = importlib.import_module(module)

    def round(self, number: int, seconds: float) -> None:
        if self.library is None:
            return
        rng = random.Random(number)
        moves = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            moves += self.playout(self.library, rng)
        self.best = max(self.best, moves / spent)

    @property
    def measured(self) -> Peer:
        if self.library is None:
            package = self.module.partition(".")[0]
            return Peer(self.name, None, f"not installed: pip install {package}")
        return Peer(self.name, self.best)


def peers() -> list[Playout]:
    """Those that are measured where they are installed."""
    return [
        Playout("python-chess", "chess", _chess),
        Playout("PettingZoo (tic-tac-toe)", "pettingzoo.classic", _pettingzoo),
        Playout("RLCard (leduc hold'em)", "rlcard", _rlcard),
        Playout("OpenSpiel (backgammon)", "pyspiel", _openspiel),
    ]


def _chess(chess: Any, rng: random.Random) -> int:
    board = chess.Board()
    moves = 0
    while not board.is_game_over() and moves < 300:
        board.push(rng.choice(list(board.legal_moves)))
        moves += 1
    return moves


def _pettingzoo(classic: Any, rng: random.Random) -> int:
    env = importlib.import_module("pettingzoo.classic.tictactoe_v3").env()
    env.reset(seed=rng.randrange(1 << 30))
    moves = 0
    for _agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = [move for move, ok in enumerate(observation["action_mask"]) if ok]
        env.step(rng.choice(legal))
        moves += 1
    return moves


def _rlcard(rlcard: Any, rng: random.Random) -> int:
    env = rlcard.make("leduc-holdem", config={"seed": rng.randrange(1 << 30)})
    state, _ = env.reset()
    moves = 0
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        moves += 1
    return moves


def _openspiel(pyspiel: Any, rng: random.Random) -> int:
    state = pyspiel.load_game("backgammon").new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves
