"""`bossrush puzzles make`: look for puzzles in played games, and write them down."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from bossrush.companions.roster import plain_companions, policy
from bossrush.companions.study.puzzles import (
    MARGIN,
    WHIMS,
    Puzzle,
    checked,
    looked_at,
    positions,
)
from bossrush.engine.errors import BossrushError, OptionError
from bossrush.engine.game import Game
from bossrush.engine.registry import game as find_game

EACH: Final = 1
"""Puzzles that are taken from one game at most: they shall not all be alike."""

app = typer.Typer(help="Look for puzzles in played games.", no_args_is_help=True)


@app.callback()
def _puzzles() -> None:
    """Look for puzzles in played games."""


@app.command()
def make(
    game: Annotated[str, typer.Argument(help="The game to look for puzzles in.")],
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="Where to write them; those in it stay.")
    ],
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 15,
    games: Annotated[int, typer.Option(min=1, help="At most so many games are played.")] = 1000,
    seats: Annotated[
        list[int] | None, typer.Option(help="How many seats, by turns; as few as may be.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same puzzles.")] = 0,
    late: Annotated[
        float, typer.Option(min=0.01, max=1.0, help="Look at this last part of each game only.")
    ] = 1.0,
    option: Annotated[list[str] | None, typer.Option(help="A setting, NAME=VALUE")] = None,
) -> None:
    """Find moments where one choice is better than all others by 15 points, and steady misses it.

    Each is checked again with ten times the playouts. What each is called and what there is to
    see in it is for a person to write.
    """
    found = find_game(game)
    given = found.read_options(option or [])
    places = seats or [found.min_seats]
    for number in places:
        found.root(number, 0, None, given)
    console = Console(stderr=True, highlight=False)
    kept = _read(out)
    try:
        for puzzle in found_in(found, places, seed, games, late, given):
            kept.append(written(puzzle, f"puzzle-{len(kept) + 1}"))
            _write(out, kept)
            lead = f"{100 * puzzle.margin:.0f} points beyond doubt"
            console.print(f"{len(kept)} of {count}: {puzzle.answer.option}, {lead}")
            if len(kept) >= count:
                return
    except KeyboardInterrupt:
        raise BossrushError(f"stopped; {len(kept)} puzzles are in {out}") from None
    raise OptionError(f"{games} games had {len(kept)} puzzles, not {count}; allow more --games")


def found_in(
    game: Game[Any], seats: list[int], seed: int, games: int, late: float, options: dict[str, Any]
) -> Iterator[Puzzle]:
    """The puzzles of so many games, each checked again."""
    player = policy(game.key, plain_companions(game.key)[-1])
    for number in range(games):
        places = seats[number % len(seats)]
        whims = WHIMS[number // len(seats) % len(WHIMS)]
        met = positions(game, places, (seed << 32) + number, player, whims, **options)
        taken = 0
        for place, position in enumerate(met[: max(1, int(late * len(met)))]):
            for puzzle in looked_at(game, position, player, number * 10_000 + place):
                if checked(game, puzzle, player, seed + 1):
                    yield puzzle
                    taken += 1
            if taken >= EACH:
                break


def written(puzzle: Puzzle, name: str) -> dict[str, Any]:
    """A puzzle as it is kept: what was seen of its options, and the position."""
    seen = puzzle.weighing
    return {
        "id": name,
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


def _read(out: Path) -> list[dict[str, Any]]:
    """The puzzles of an earlier search, which this one adds to."""
    if not out.exists():
        return []
    try:
        kept = json.loads(out.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        kept = None
    if not isinstance(kept, list):
        raise BossrushError(f"{out} is no file of puzzles; name another, or one that is not there")
    return kept


def _write(out: Path, puzzles: list[dict[str, Any]]) -> None:
    try:
        out.write_text(json.dumps(puzzles, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise BossrushError(f"{out} cannot be written: {error.strerror or error}") from None
