"""`bossrush puzzles`: look for puzzles in played games, and measure those that people compose."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from bossrush.companions.study.proving import FOUND, HOPELESS, STEERED, TOO_CLOSE, WAITING
from bossrush.engine.errors import BossrushError, OptionError
from bossrush.engine.game import Game
from bossrush.lab.asking import check_writable, game_named, option_sets, progress, seat_counts
from bossrush.lab.door import Hands, deal
from bossrush.lab.options import Processes, RayCluster, Seats
from bossrush.lab.playing import about_options, ready
from bossrush.study.puzzling import measured, searched

FAULTS: Final = {
    "": "a puzzle",
    FOUND: "no puzzle: steady finds the answer",
    TOO_CLOSE: "no puzzle: another answer is too close",
    HOPELESS: "no puzzle: even the answer wins too seldom",
    WAITING: "no puzzle yet: the answer can wait",
    STEERED: "no puzzle: a better player does as well without the answer",
}
"""What is said of each fault."""

app = typer.Typer(help="Look for puzzles, and measure composed ones.", no_args_is_help=True)


@app.callback()
def _puzzles() -> None:
    """Look for puzzles in played games, and measure those that you compose."""


@app.command()
def make(
    game: Annotated[str, typer.Argument(help="The game to look for puzzles in.")],
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="Where to write them; what it holds stays.")
    ],
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 15,
    games: Annotated[int, typer.Option(min=1, help="The most games to play.")] = 1000,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same puzzles.")] = 0,
    late: Annotated[
        float, typer.Option(min=0.01, max=1.0, help="Look at this last part of each game only.")
    ] = 1.0,
    option: Annotated[
        list[str] | None, typer.Option(help="A setting, NAME=VALUE; of several, by turns.")
    ] = None,
    workers: Processes = None,
    ray: RayCluster = "",
) -> None:
    """Find moments where one choice is better than all others by 15 points, and steady misses it.

    Each is checked again with ten times the playouts.
    What each is called and what there is to see in it is for a person to write.
    """
    found = game_named(game)
    ways = list(product(seat_counts(found, seats), option_sets(found, option or [])))
    for number, given in ways:
        found.root(number, 0, None, given)
    hands = Hands(workers, ray)
    hands.reach()
    kept = _read(out, found)
    check_writable(out)
    console = Console(stderr=True, highlight=False)
    try:
        with progress("games", games) as advance:
            for puzzles in found_in(found, ways, seed, games, late, hands):
                for puzzle in puzzles:
                    kept.append({"id": f"puzzle-{len(kept) + 1}", **puzzle})
                    _write(out, kept)
                    lead = f"{100 * puzzle['margin']:.0f} points beyond doubt"
                    console.print(f"{len(kept)} of {count}: {puzzle['answer']}, {lead}")
                if len(kept) >= count:
                    return
                advance(1)
    except KeyboardInterrupt:
        raise BossrushError(f"stopped; {len(kept)} puzzles are in {out}") from None
    had = f"{len(kept)} puzzle{'' if len(kept) == 1 else 's'}"
    raise OptionError(f"so far there are {had}, not {count}; allow more --games than {games}")


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A list of {id, position}, as JSON.")],
    write: Annotated[
        Path | None, typer.Option("--write", metavar="FILE", help="Write those that hold there.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same figures.")] = 0,
    workers: Processes = None,
    ray: RayCluster = "",
) -> None:
    """Measure positions that you composed: what is each answer worth, and is it a puzzle?

    It is one where an answer is better than all others by 15 points beyond doubt,
    whether steady plays on or somebody better; where steady takes another;
    and where it cannot wait.
    """
    composed = _composed(file)
    game = game_named(composed[0]["position"]["game"])
    kept = _read(write, game) if write is not None else []
    if write is not None:
        check_writable(write)
    hands = Hands(workers, ray)
    hands.reach()
    blocks = [(game.key, one["id"], one["position"], one.get("seat"), seed) for one in composed]
    told = about_options(game, [one["position"].get("options", {}) for one in composed])
    console = Console(highlight=False)
    with closing(deal(hands, measured, blocks, ready, *told)) as coming:
        for choices in coming:
            for choice in choices:
                console.print(said(choice))
                fault = choice.pop("fault")
                if write is not None and not fault:
                    kept = [one for one in kept if one["id"] != choice["id"]] + [choice]
                    _write(write, kept)


def said(choice: dict[str, Any]) -> str:
    """A choice of a position in a few lines: its answers, the best first, and what is wrong."""
    lines = [f"{choice['id']}: {choice['question']}, {FAULTS[choice['fault']]}"]
    for option in sorted(choice["options"], key=lambda one: -float(one["chance"])):
        marks = [
            mark
            for mark, name in (("answer", choice["answer"]), ("steady", choice["usual"]))
            if option["option"] == name
        ]
        better = f"{100 * option['better']:5.0f}" if "better" in option else "     "
        lines.append(
            f"  {100 * option['chance']:5.1f} ± {200 * option['error']:4.1f}  {better}"
            f"  {option['playouts']:5}  {option['option']} {' '.join(marks)}".rstrip()
        )
    return "\n".join(lines)


def _composed(file: Path) -> list[dict[str, Any]]:
    """The positions of a file, all of one game."""
    try:
        composed = json.loads(file.read_text(encoding="utf-8"))
        games = {one["position"]["game"] for one in composed if one["id"]}
    except OSError as error:
        raise BossrushError(f"{file} cannot be read: {error.strerror or error}") from None
    except (ValueError, TypeError, KeyError):
        raise BossrushError(
            f'{file} is not a list of positions; write [{{"id": …, "position": {{…}}}}, …]'
        ) from None
    if len(games) != 1:
        raise BossrushError(f"{file} holds positions of {len(games)} games; make it one")
    return list(composed)


def found_in(
    game: Game[Any],
    ways: list[tuple[int, dict[str, Any]]],
    seed: int,
    games: int,
    late: float,
    hands: Hands,
) -> Iterator[list[dict[str, Any]]]:
    """The puzzles of so many games, each checked again, game by game."""
    blocks = []
    for number in range(games):
        seats, options = ways[number % len(ways)]
        blocks.append((game.key, seats, options, seed, number, late))
    told = about_options(game, [options for _, options in ways])
    with closing(deal(hands, searched, blocks, ready, *told)) as coming:
        yield from coming


def _read(out: Path, game: Game[Any]) -> list[dict[str, Any]]:
    """The puzzles of an earlier search, which this one adds to."""
    if not out.exists():
        return []
    try:
        kept = json.loads(out.read_text(encoding="utf-8"))
        games = {one["position"]["game"] for one in kept}
    except (OSError, ValueError, TypeError, KeyError):
        raise BossrushError(
            f"{out} is not a file of puzzles; name another, or one that does not exist yet"
        ) from None
    for other in games - {game.key}:
        raise BossrushError(f"{out} holds puzzles of {other}, not of {game.key}; name another")
    return list(kept)


def _write(out: Path, puzzles: list[dict[str, Any]]) -> None:
    try:
        out.write_text(json.dumps(puzzles, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise BossrushError(f"{out} cannot be written: {error.strerror or error}") from None
