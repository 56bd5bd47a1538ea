"""`bossrush bench` and `bossrush simulate`: for people, and with `--json` for machines."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bossrush._build import form
from bossrush.companions.sharp.budget import budget
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.engine.registry import bring_packs, game_at, with_packs
from bossrush.engine.registry import game as find_game
from bossrush.engine.registry import games as all_games
from bossrush.lab.bench import ROUNDS, Measured, Playing, machine, measure
from bossrush.lab.peers import Peer
from bossrush.lab.peers import peers as public_peers
from bossrush.lab.simulate import Simulation, Stopped, best_companion, refuse_early
from bossrush.lab.simulate import simulate as run_simulation

MOST_VALUES = 20
"""Of a label, in a table for people."""


def bench(
    game: Annotated[
        list[str] | None, typer.Argument(help="Games to measure, by key or MODULE:NAME; all")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Only with so many seats")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each takes in a round")] = 0.4,
    json: Annotated[bool, typer.Option("--json", help="One list of objects, for machines")] = False,
    peers: Annotated[bool, typer.Option(help="Public peers too, in the same run")] = False,
) -> None:
    """Measure how many decisions a second every game plays, and what copies and saves cost.

    With --server: how quickly the server tells everybody, with hundreds of tables at play.
    """
    chosen = [_named(name) for name in game] if game else all_games()
    wanted = [(one, count) for one in chosen for count in _seats(one, seats)]
    if not wanted:
        there = ", ".join(f"{one.key} {one.min_seats} to {one.max_seats}" for one in chosen)
        raise OptionError(f"nothing here has {seats} seats: {there}")
    ours = [Playing(one, count) for one, count in wanted]
    theirs = public_peers() if peers else []
    measure([*ours, *theirs], seconds)
    measured = [one.measured for one in ours]
    best = max((one.decisions_per_s for one in measured), default=0.0)
    others = [one.measured(best) for one in theirs]
    if json:
        typer.echo(msgspec.json.encode([*measured, *others]).decode())
        return
    _print(measured, others)


def _named(name: str) -> Game[Any]:
    return game_at(name) if ":" in name else find_game(name)


def _seats(game: Game[Any], wanted: int | None) -> list[int]:
    counts = range(game.min_seats, game.max_seats + 1)
    return [count for count in counts if wanted is None or count == wanted]


def _print(measured: list[Measured], others: list[Peer]) -> None:
    console = Console(highlight=False)
    typer.echo(f"{machine()}; {form()}; best of {ROUNDS} rounds")
    table = _table(
        "game",
        "seats",
        "decisions\na second",
        "games\na second",
        "copy\nµs",
        "fork\nµs",
        "save\nbytes",
        "choices\nloaded\na second",
    )
    for one in measured:
        table.add_row(
            one.game,
            str(one.seats),
            f"{one.decisions_per_s:,.0f}" if one.decisions_per_s else "none asked",
            f"{one.games_per_s:,.0f}",
            f"{one.copy_us:.1f}",
            f"{one.fork_us:.1f}",
            f"{one.save_bytes:,}",
            f"{one.load_choices_per_s:,.0f}" if one.load_choices_per_s else "-",
        )
    console.print(table)
    if not others:
        return
    table = _table("peer", "decisions a second", "our best against it")
    for peer in others:
        if peer.decisions_per_s is None or peer.ratio is None:
            table.add_row(peer.game, "-", peer.why)
        else:
            times = f"{peer.ratio:,.1f} times"
            table.add_row(peer.game, f"{peer.decisions_per_s:,.0f}", times)
    console.print(table)


def _table(first: str, *figures: str) -> Table:
    """A table of figures, narrow enough for eighty columns."""
    table = Table(first, box=SIMPLE_HEAD)
    for name in figures:
        table.add_column(name, justify="right")
    return table


def simulate(
    game: Annotated[str, typer.Argument(help="The game to play")],
    games: Annotated[int, typer.Option(min=1, help="How many games")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many seats; as few as may be")] = None,
    companion: Annotated[
        str | None, typer.Option(help="Who plays them; the best player there is")
    ] = None,
    playouts: Annotated[int | None, typer.Option(help="Of sharp: playouts a decision; 300")] = None,
    seconds: Annotated[
        float | None, typer.Option(help="Of sharp: seconds a decision, instead of playouts")
    ] = None,
    policy: Annotated[
        str, typer.Option(help="Of sharp: who plays games out; the best that answers at once")
    ] = "",
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one a core")] = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same games")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="A setting, NAME=VALUE")] = None,
    packs: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A content pack, or a folder of them")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One object, for machines")] = False,
) -> None:
    """Play many games with companions, and say how they went."""
    if packs is not None:
        bring_packs(packs)
    found = find_game(game)
    given = found.read_options(with_packs(found, packs, option or []))
    count = found.min_seats if seats is None else seats
    player = best_companion(found.key) if companion is None else companion
    thinking = budget(playouts, seconds, policy)
    refuse_early(found, count, seed, player, given, thinking)
    console = Console(stderr=True)
    quiet = json or not console.is_terminal
    try:
        with Progress(console=console, transient=True, disable=quiet) as bar:
            task = bar.add_task(f"{found.key}, {_seated(count)}, {player}", total=games)
            result = run_simulation(
                found,
                count,
                player,
                games,
                seed,
                workers,
                given,
                lambda done: bar.advance(task, done),
                thinking,
            )
    except Stopped as stopped:
        _say_stopped(stopped.so_far, games)
        raise typer.Exit(130) from None
    if json:
        typer.echo(msgspec.json.encode(result).decode())
    else:
        _print_simulation(result)


def _say_stopped(so_far: Simulation, games: int) -> None:
    counted = f": {_how_it_went(so_far)}" if so_far.games else ""
    typer.echo(f"bossrush: stopped after {so_far.games} of {games} games{counted}", err=True)


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
    return f"{result.game}, {_seated(result.seats)}, {who}: {how}"


def _print_simulation(result: Simulation) -> None:
    console = Console(highlight=False)
    spent = f"{result.decisions:,} decisions in {result.seconds:.1f} s"
    typer.echo(f"{_how_it_went(result)}; {spent}")
    if result.mean_places:
        table = _table("seat", "mean place", "games won", "mean score")
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
    table = _table(label, "games", "share", *(("lost",) if losses is not None else ()))
    for value, count in list(values.items())[:MOST_VALUES]:
        lost = (str(losses.get(value, 0)),) if losses is not None else ()
        table.add_row(value, str(count), f"{count / result.games:.1%}", *lost)
    if len(values) > MOST_VALUES:
        table.caption = f"and {len(values) - MOST_VALUES} more; --json has all"
    return table


def _seated(count: int) -> str:
    return f"{count} seat" if count == 1 else f"{count} seats"
