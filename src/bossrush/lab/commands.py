"""`bossrush bench`: the speed of every game, for people and for machines."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.engine.registry import game as find_game
from bossrush.engine.registry import games as all_games
from bossrush.lab.bench import Measured, is_compiled, machine, measure
from bossrush.lab.peers import Peer
from bossrush.lab.peers import peers as measure_peers


def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Games to measure; all of them")] = None,
    seats: Annotated[int | None, typer.Option(help="Only with so many seats")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each run takes")] = 0.4,
    json: Annotated[bool, typer.Option("--json", help="One list of objects, for machines")] = False,
    peers: Annotated[bool, typer.Option(help="Public peers too, in the same run")] = False,
) -> None:
    """Measure how many decisions a second every game plays, and what copies and saves cost."""
    try:
        chosen = [find_game(key) for key in game] if game else all_games()
    except OptionError as error:
        typer.echo(f"bossrush: {error}", err=True)
        raise typer.Exit(2) from None
    measured = [measure(one, count, seconds) for one in chosen for count in _seats(one, seats)]
    others = measure_peers(seconds) if peers else []
    if json:
        typer.echo(msgspec.json.encode([*measured, *others]).decode())
        return
    _print(measured, others)


def _seats(game: Game[Any], wanted: int | None) -> list[int]:
    counts = range(game.min_seats, game.max_seats + 1)
    return [count for count in counts if wanted is None or count == wanted]


def _print(measured: list[Measured], others: list[Peer]) -> None:
    console = Console()
    console.print(f"{machine()}; {'compiled' if is_compiled() else 'pure Python'}; best of five")
    table = Table(
        "game",
        "seats",
        "decisions/s",
        "games/s",
        "copy µs",
        "fork µs",
        "save bytes",
        "load choices/s",
    )
    for one in measured:
        table.add_row(
            one.game,
            str(one.seats),
            f"{one.decisions_per_s:,.0f}",
            f"{one.games_per_s:,.0f}",
            f"{one.copy_us:.1f}",
            f"{one.fork_us:.1f}",
            f"{one.save_bytes:,}",
            f"{one.load_choices_per_s:,.0f}",
        )
    console.print(table)
    if not others:
        return
    best = max((one.decisions_per_s for one in measured), default=0.0)
    table = Table("peer", "decisions/s", "our best against it")
    for peer in others:
        if peer.decisions_per_s is None:
            table.add_row(peer.name, "-", peer.why)
        else:
            ratio = best / peer.decisions_per_s
            table.add_row(peer.name, f"{peer.decisions_per_s:,.0f}", f"{ratio:.0f} times")
    console.print(table)
