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
    """What a public library does on this machine, or why that is not known.

    It has every figure that our own games have, None where nobody measured it.
    """

    game: str
    decisions_per_s: float | None
    ratio: float | None = None
    """Our best of the same run against it."""
    why: str = ""
    seats: int | None = None
    games_per_s: float | None = None
    copy_us: float | None = None
    fork_us: float | None = None
    save_bytes: int | None = None
    load_choices_per_s: float | None = None
    compiled: bool | None = None


class Playout:
    """One of them, played at random in the same rounds as our games."""

    def __init__(
        self, name: str, package: str, module: str, playout: Callable[[Any, random.Random], int]
    ) -> None:
        self.name = name
        self.package = package
        """What it is installed by."""
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

    def measured(self, ours: float) -> Peer:
        """What was measured, beside our own best of the same run."""
        if self.library is None:
            return Peer(self.name, None, why=f"not installed: pip install {self.package}")
        return Peer(self.name, self.best, ours / self.best if self.best else None)


def peers() -> list[Playout]:
    """Those that are measured where they are installed."""
    return [
        Playout("python-chess", "chess", "chess", _chess),
        Playout(
            "PettingZoo (tic-tac-toe)", "pettingzoo[classic]", "pettingzoo.classic", _pettingzoo
        ),
        Playout("RLCard (leduc hold'em)", "rlcard", "rlcard", _rlcard),
        Playout("OpenSpiel (backgammon)", "open_spiel", "pyspiel", _openspiel),
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
