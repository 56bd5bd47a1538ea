"""Public peers, measured in the same run: random playouts, moves a second on one core."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

RUNS = 5


class Peer(msgspec.Struct):
    """What a public library does on this machine, or why that is not known."""

    name: str
    decisions_per_s: float | None
    why: str = ""


def peers(seconds: float = 0.4) -> list[Peer]:
    """Every peer that is installed here."""
    return [
        _peer("python-chess", "chess", _chess, seconds),
        _peer("PettingZoo (tic-tac-toe)", "pettingzoo.classic", _pettingzoo, seconds),
        _peer("RLCard (leduc hold'em)", "rlcard", _rlcard, seconds),
        _peer("OpenSpiel (backgammon)", "pyspiel", _openspiel, seconds),
    ]


def _peer(
    name: str, module: str, playout: Callable[[Any, random.Random], int], seconds: float
) -> Peer:
    try:
        library = importlib.import_module(module)
    except ImportError:
        return Peer(name, None, f"not installed: pip install {module.partition('.')[0]}")
    best = 0.0
    for run in range(RUNS):
        rng = random.Random(run)
        moves = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            moves += playout(library, rng)
        best = max(best, moves / spent)
    return Peer(name, best)


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
