"""Looking for puzzles, game by game: plain data in and out, so that it can be done anywhere."""

from __future__ import annotations

from typing import Any, Final

from bossrush.companions.roster import plain_companions, policy
from bossrush.companions.study.proving import checked, examined
from bossrush.companions.study.puzzles import WHIMS, Puzzle, looked_at, margin, positions
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


def measured(
    key: str, name: str, position: dict[str, Any], seat: int | None, seed: int
) -> list[dict[str, Any]]:
    """Every choice of a position that somebody composed, as it is kept, under this name.

    `fault` says why it is no puzzle; empty for one that is.
    """
    game = find_game(key)
    player = policy(key, plain_companions(key)[-1])
    game.stage(position, listen=False)  # says what is wrong with it
    return [
        {"id": name, "fault": fault, **written(puzzle)}
        for puzzle, fault in examined(game, position, player, seed)
        if seat is None or puzzle.seat == seat
    ]


def written(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as it is kept: what was seen of its options, and the position."""
    seen = puzzle.weighing
    better = puzzle.better
    played = {one.value: one for one in better.options} if better is not None else {}
    options: list[dict[str, Any]] = []
    for option in seen.options:
        if option.playouts:
            kept = {
                "option": option.option,
                "chance": round(option.chance, 4),
                "error": round(option.error, 4),
                "playouts": option.playouts,
            }
            if option.value in played:
                kept["better"] = round(played[option.value].chance, 3)
            options.append(kept)
    kept = {
        "seat": puzzle.seat,
        "question": puzzle.question,
        "answer": puzzle.answer.option,
        "usual": seen.of(seen.usual).option,
        "margin": round(puzzle.margin, 3),
        "options": options,
        "position": puzzle.position,
    }
    if better is not None:
        kept["better_margin"] = round(margin(better), 3)
    return kept
