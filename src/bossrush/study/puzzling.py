"""Looking for puzzles, game by game: plain data in and out, so that it can be done anywhere."""

from __future__ import annotations

from typing import Any, Final

from bossrush.companions.roster import plain_companions, policy
from bossrush.companions.study.puzzles import (
    MARGIN,
    WHIMS,
    Puzzle,
    checked,
    looked_at,
    positions,
)
from bossrush.engine.registry import game as find_game

PLACES: Final = 10_000
"""More positions than a game has: each has luck of its own."""


def searched(
    key: str, seats: int, options: dict[str, Any], seed: int, number: int, late: float
) -> list[dict[str, Any]]:
    """The puzzles of one position of one game at most: they shall not all be alike.

    `late` is the last part of the game that is looked at, from its end.
    """
    game = find_game(key)
    player = policy(key, plain_companions(key)[-1])
    whims = WHIMS[number % len(WHIMS)]
    met = positions(game, seats, (seed << 32) + number, player, whims, **options)
    for place, position in enumerate(met[: max(1, int(late * len(met)))]):
        found = [
            written(puzzle)
            for puzzle in looked_at(game, position, player, number * PLACES + place)
            if checked(game, puzzle, player, seed + 1)
        ]
        if found:
            return found
    return []


def written(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as it is kept: what was seen of its options, and the position."""
    seen = puzzle.weighing
    return {
        "seat": puzzle.seat,
        "question": puzzle.question,
        "answer": puzzle.answer.option,
        "usual": seen.of(seen.usual).option,
        "margin": round(max(MARGIN, puzzle.margin), 3),
        "options": [
            {
                "option": option.option,
                "chance": round(option.chance, 4),
                "error": round(option.error, 4),
                "playouts": option.playouts,
            }
            for option in seen.options
            if option.playouts
        ],
        "position": puzzle.position,
    }
