"""`bossrush bench --server`: the figures of the server, for people and for machines."""

from __future__ import annotations

import platform
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from bossrush._build import form
from bossrush.table.load.measure import SEATS, TOO_SLOW, Plan, Result, run

TARGET: Final = 100.0
"""Milliseconds within which 99 of 100 updates should have reached everybody."""


def bench(
    server: Annotated[bool, typer.Option("--server", help="Measure the server")] = True,
    tables: Annotated[int, typer.Option(min=1, help="Tables, four clients each")] = 500,
    realtime: Annotated[int, typer.Option(min=0, help="Of those, by the clock")] = 20,
    seconds: Annotated[float, typer.Option(min=1, help="How long each measurement takes")] = 20.0,
    game: Annotated[str, typer.Option(help="The game by turns")] = "muster",
    database: Annotated[str, typer.Option(help="Unless said, a fresh SQLite file")] = "",
    workers: Annotated[int, typer.Option(min=1, help="Server processes")] = 1,
    ramp: Annotated[bool, typer.Option(help="Go on with more until it is too slow")] = False,
    json: Annotated[bool, typer.Option("--json", help="One list of objects, for machines")] = False,
) -> None:
    """Measure how quickly the server tells everybody, with hundreds of tables at play."""
    bench_server(
        Plan(
            tables=tables,
            realtime=realtime,
            seconds=seconds,
            game=game,
            database=database,
            workers=workers,
            ramp=ramp,
        ),
        json,
    )


def bench_server(plan: Plan, json: bool = False) -> None:
    """Measure, and print what was found."""
    console = Console()
    if not json:
        console.print(
            f"{platform.machine()}, Python {platform.python_version()}, rules {form()}; "
            f"{plan.database.partition('://')[0] or 'SQLite'}, {plan.workers} worker(s); "
            f"{SEATS} clients a table"
        )
    try:
        results = run(plan, (lambda result: None) if json else lambda result: _tell(result))
    except RuntimeError as error:
        typer.echo(f"bossrush: {error}", err=True)
        raise typer.Exit(1) from None
    if json:
        typer.echo(msgspec.json.encode(results).decode())
        return
    console.print(_summary(results))
    last = results[-1]
    if last.errors:
        raise typer.Exit(1)


def _tell(result: Result) -> None:
    """A line as soon as it is known: a long measurement should not be silent."""
    typer.echo(
        f"{result.tables} tables: p99 {result.update_p99} ms at {result.choices_per_s} choices/s, "
        f"{result.errors} errors"
    )
    for error in result.first_errors:
        typer.echo(f"  {error}")


def _summary(results: list[Result]) -> Table:
    table = Table(
        "tables",
        "by the clock",
        "choices/s",
        "updates/s",
        "p50 ms",
        f"p99 ms (aim {TARGET:.0f})",
        "max ms",
        "server cores",
        "client cores",
        "stolen cores",
        "KB a table",
        "errors",
        caption=f"From a choice to everybody's update; over {TOO_SLOW * 1000:.0f} ms is too slow.",
    )
    for one in results:
        table.add_row(
            str(one.tables),
            str(one.realtime),
            f"{one.choices_per_s:,.0f}",
            f"{one.updates_per_s:,.0f}",
            f"{one.update_p50:.1f}",
            f"{one.update_p99:.1f}",
            f"{one.update_max:.1f}",
            f"{one.server_cpu:.2f}",
            f"{one.client_cpu:.2f}",
            f"{one.stolen:.2f}",
            f"{one.memory_per_table_kb:.0f}",
            str(one.errors),
        )
    return table
