"""`bossrush simulate`: for people, with `--json` for machines, with `--out` to be kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from bossrush.companions.sharp.budget import Thinking, budget
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.lab.asking import (
    game_with,
    option_sets,
    progress,
    seat_counts,
    seated,
    setups_of,
    table_of,
)
from bossrush.lab.door import Hands
from bossrush.lab.extras import need
from bossrush.lab.options import (
    OneObject,
    Packs,
    Playouts,
    Processes,
    RayCluster,
    Seats,
    Seconds,
    Seed,
)
from bossrush.lab.playing import Setup
from bossrush.lab.simulate import Stopped, best_companion
from bossrush.lab.simulate import simulate as run_simulation
from bossrush.lab.tally import Simulation
from bossrush.lab.tongues import tongue

MOST_VALUES = 20
"""Of a label, in a table for people."""


def simulate(
    game: Annotated[str, typer.Argument(help="The game to play")],
    games: Annotated[int, typer.Option(min=1, help="How many games")] = 100,
    seats: Seats = None,
    companion: Annotated[
        str | None, typer.Option(help="Who plays them; by default the best")
    ] = None,
    playouts: Playouts = None,
    seconds: Seconds = None,
    policy: Annotated[
        str,
        typer.Option(
            help="For sharp: who plays games out; by default the best that answers at once"
        ),
    ] = "",
    workers: Processes = None,
    ray: RayCluster = "",
    seed: Seed = 0,
    option: Annotated[
        list[str] | None, typer.Option(help="A setting, NAME=VALUE; several as VALUE,VALUE")
    ] = None,
    packs: Packs = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep every game there, and a report")
    ] = None,
    resume: Annotated[bool, typer.Option(help="Go on with what --out holds")] = False,
    lang: Annotated[
        str | None, typer.Option(help="The language the report opens in: en or fr")
    ] = None,
    json: OneObject = False,
) -> None:
    """Play many games with companions, and say how they went."""
    found, options = game_with(game, packs, option or [])
    if resume and out is None:
        raise OptionError("--resume goes on with what --out DIR holds: say which folder")
    opened = tongue(lang)
    if out is not None:
        need("polars", "--out", "lab")
    name = best_companion(found.key) if companion is None else companion
    thinking = budget(playouts, seconds, policy)
    setups = setups_of(
        found,
        seat_counts(found, seats),
        option_sets(found, options),
        name,
        thinking,
        seed,
        out is not None,
    )
    hands = Hands(workers, ray)
    hands.reach()
    if out is not None:
        _keep(found, setups, games, hands, out, resume, opened, json)
    else:
        _count(found, setups, games, hands, thinking, json)


def _count(
    game: Game[Any],
    setups: list[Setup],
    games: int,
    hands: Hands,
    thinking: Thinking | None,
    json: bool,
) -> None:
    """Play, count, and keep nothing."""
    results: list[Simulation] = []
    for setup in setups:
        what = f"{game.key}, {seated(setup.seats)}, {setup.player.name}"
        try:
            with progress(what, games, json) as advance:
                result = run_simulation(
                    game,
                    setup.seats,
                    setup.player.name,
                    games,
                    setup.seed,
                    hands.workers,
                    setup.options,
                    advance,
                    thinking,
                    hands.ray,
                )
        except Stopped as stopped:
            _say_stopped([*results, stopped.so_far], games * len(setups))
            raise typer.Exit(130) from None
        results.append(result)
        if not json:
            _print_simulation(result)
    if json:
        _print_json(results)


def _keep(
    game: Game[Any],
    setups: list[Setup],
    games: int,
    hands: Hands,
    out: Path,
    resume: bool,
    lang: str,
    json: bool,
) -> None:
    """Play, and keep every game in a folder."""
    from bossrush.lab.keeping import REPORT, Folder, asked_of  # they need what `need` asks for
    from bossrush.lab.running import Run

    folder = Folder(out, asked_of(game, setups, games))
    folder.open(resume)
    run = Run(game, folder, hands, lang)
    total = games * len(setups)
    with progress(f"{game.key}, {setups[0].player.name}", total, json, len(folder.done)) as advance:
        whole = run.play(advance)
    results = run.report()
    if not whole:
        _say_stopped(results, total)
        typer.echo(f"bossrush: {out} holds these; --resume goes on", err=True)
        raise typer.Exit(130)
    if json:
        _print_json(results)
        return
    for result in results:
        _print_simulation(result, brief=len(results) > 1)
    typer.echo(f"{out / REPORT} shows them")


def _print_json(results: list[Simulation]) -> None:
    """One object, or a list of them where several setups were asked for."""
    told: object = results[0] if len(results) == 1 else results
    typer.echo(msgspec.json.encode(told).decode())


def _say_stopped(so_far: list[Simulation], games: int) -> None:
    done = sum(one.games for one in so_far)
    counted = "; ".join(_how_it_went(one) for one in so_far if one.games)
    told = f": {counted}" if counted else ""
    typer.echo(f"bossrush: stopped after {done} of {games} games{told}", err=True)


def _how_it_went(result: Simulation) -> str:
    """Who, and how often they won, where they win or lose together."""
    low, high = result.interval
    how = f"{result.games} games"
    if not result.mean_places:
        how = (
            f"won {result.won} of {result.games}, {result.win_rate:.1%} "
            f"(95 % interval {low:.1%} to {high:.1%})"
        )
    who = f"{result.companion}, {result.thinking}" if result.thinking else result.companion
    return f"{result.game}, {seated(result.seats)}, {who}: {how}"


def _print_simulation(result: Simulation, brief: bool = False) -> None:
    console = Console(highlight=False)
    spent = f"{result.decisions:,} decisions in {result.seconds:.1f} s"
    typer.echo(_how_it_went(result) if brief else f"{_how_it_went(result)}; {spent}")
    if brief:
        return
    if result.mean_places:
        table = table_of("seat", "mean place", "games won", "mean score")
        for seat, place in enumerate(result.mean_places):
            share = f"{result.win_shares[seat]:.1%}"
            table.add_row(str(seat + 1), f"{place:.2f}", share, f"{result.mean_scores[seat]:.1f}")
        console.print(table)
    elif result.mean_scores:
        scores = ", ".join(f"{score:.1f}" for score in result.mean_scores)
        typer.echo(f"mean scores by seat: {scores}")
    for label, values in result.breakdowns.items():
        console.print(_breakdown(label, values, result))


def _breakdown(label: str, values: dict[str, int], result: Simulation) -> Table:
    """How often each value of a label came up and, where all lose together, in lost games."""
    losses = result.losses.get(label)
    table = table_of(label, "games", "share", *(("lost",) if losses is not None else ()))
    for value, count in list(values.items())[:MOST_VALUES]:
        lost = (str(losses.get(value, 0)),) if losses is not None else ()
        table.add_row(value, str(count), f"{count / result.games:.1%}", *lost)
    if len(values) > MOST_VALUES:
        table.caption = f"and {len(values) - MOST_VALUES} more; --json has all"
    return table
