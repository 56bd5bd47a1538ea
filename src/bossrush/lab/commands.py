"""`bossrush bench`: for people, and with `--json` for machines."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from bossrush._build import form
from bossrush.engine.errors import OptionError
from bossrush.engine.game import Game
from bossrush.engine.registry import games as all_games
from bossrush.lab.asking import game_named, table_of
from bossrush.lab.bench import ROUNDS, Measured, Playing, machine, measure
from bossrush.lab.options import GamesToMeasure, OneList, Round
from bossrush.lab.peers import Peer
from bossrush.lab.peers import peers as public_peers
from bossrush.lab.playouts import Searched, Searching


def bench(
    game: GamesToMeasure = None,
    seats: Annotated[int | None, typer.Option(help="Only with this many seats")] = None,
    seconds: Round = 0.4,
    json: OneList = False,
    peers: Annotated[bool, typer.Option(help="Public peers too, in the same run")] = False,
    playouts: Annotated[
        bool, typer.Option(help="Playouts a second from the middle of a game instead")
    ] = False,
) -> None:
    """Measure how many decisions a second every game plays, and what copies and saves cost.

    With --playouts: how many games a second are played out from their middle,
    at random, by the best plain companion, and as a search does it.

    `bossrush bench --envs --help`: how many steps a second environments for
    learning make. `bossrush bench --server --help`: how quickly the server
    tells everybody, with hundreds of tables at play.
    """
    chosen = [game_named(name) for name in game] if game else all_games()
    wanted = [(one, count) for one in chosen for count in _seats(one, seats)]
    if not wanted:
        there = ", ".join(f"{one.key} {one.min_seats} to {one.max_seats}" for one in chosen)
        raise OptionError(f"nothing here has {seats} seats: {there}")
    if playouts:
        searching = [Searching(one, count) for one, count in wanted]
        measure(searching, seconds)
        found = [one.measured for one in searching]
        if json:
            typer.echo(msgspec.json.encode(found).decode())
        else:
            _print_playouts(found)
        return
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


def _seats(game: Game[Any], wanted: int | None) -> list[int]:
    counts = range(game.min_seats, game.max_seats + 1)
    return [count for count in counts if wanted is None or count == wanted]


def _print_playouts(searched: list[Searched]) -> None:
    typer.echo(f"{machine()}; {form()}; playouts a second, best of {ROUNDS} rounds")
    table = table_of(
        "game", "seats", "at\nrandom", "companion", "whole\ngames", "search", "horizon"
    )
    for one in searched:
        table.add_row(
            one.game,
            str(one.seats),
            f"{one.random_per_s:,.0f}",
            one.companion,
            f"{one.whole_per_s:,.1f}",
            f"{one.search_per_s:,.1f}",
            str(one.horizon) if one.horizon else "the end",
        )
    Console(highlight=False).print(table)


def _print(measured: list[Measured], others: list[Peer]) -> None:
    console = Console(highlight=False)
    typer.echo(f"{machine()}; {form()}; best of {ROUNDS} rounds")
    table = table_of(
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
    table = table_of("peer", "decisions a second", "our best against it")
    for peer in others:
        if peer.decisions_per_s is None or peer.ratio is None:
            table.add_row(peer.game, "-", peer.why)
        else:
            times = f"{peer.ratio:,.1f} times"
            table.add_row(peer.game, f"{peer.decisions_per_s:,.0f}", times)
    console.print(table)
