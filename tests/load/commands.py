"""`bossrush bench --server`: the figures of the server, for people and for machines."""

from __future__ import annotations

import platform
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from bossrush._build import form
from tests.load.measure import BY_THE_CLOCK, SEATS, TOO_SLOW, Plan, Result, run

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
    thinking: Annotated[
        int, typer.Option(min=0, help="More tables, each with a companion that thinks")
    ] = 0,
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
            thinking=thinking,
        ),
        json,
    )


def bench_server(plan: Plan, json: bool = False) -> None:
    """Measure, and print what was found."""
    console = Console()
    if not json:
        store = "PostgreSQL" if plan.database.startswith("postgres") else "SQLite"
        console.print(
            f"{platform.machine()}, Python {platform.python_version()}, rules {form()}; "
            f"{store}, {plan.workers} worker{'s' if plan.workers > 1 else ''}\n"
            f"{SEATS} clients a table; they play {plan.game}, "
            f"and at {plan.realtime} of the tables {BY_THE_CLOCK}, by the clock"
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
    if plan.thinking:
        console.print(_moved(results))
    last = results[-1]
    if last.errors:
        raise typer.Exit(1)


def _tell(result: Result) -> None:
    """A line as soon as it is known: a long measurement should not be silent."""
    beside = f" and {result.thinking} with a companion that thinks" if result.thinking else ""
    typer.echo(
        f"{result.tables} tables{beside}: p99 {result.update_p99} ms "
        f"at {result.choices_per_s} choices/s, {result.errors} errors"
    )
    for error in result.first_errors:
        typer.echo(f"  {error}")


def _moved(results: list[Result]) -> str:
    """What thinking companions did to the p99 of everybody else: the middle of all pairs."""
    alone = [one.update_p99 for one in results if not one.thinking]
    beside = [one.update_p99 for one in results if one.thinking]
    ratios = sorted(more / less for less, more in zip(alone, beside, strict=False) if less)
    if not ratios:
        return "No companion thought meanwhile."
    told = ", ".join(f"{ratio:.2f}" for ratio in ratios)
    middle = ratios[len(ratios) // 2]
    return f"p99 beside thinking companions: {middle:.2f} of that beside plain ones ({told})"


def _summary(results: list[Result]) -> Table:
    """One line a measurement, within 80 columns."""
    table = Table(
        *("tables", "choices\n/s", "updates\n/s", "p50\nms", "p99\nms", "max\nms"),
        *("server\ncores", "client\ncores", "stolen\ncores", "KB a\ntable", "errors"),
        title="From a choice to everybody's update",
        title_justify="left",
        caption=f"The aim is a p99 under {TARGET:.0f} ms; over {TOO_SLOW * 1000:.0f} ms is too "
        f"slow. A process may hold {results[0].files:,} files here.",
        caption_justify="left",
        box=None,
        padding=(0, 0, 0, 1),
        pad_edge=False,
    )
    for column in table.columns:
        column.justify = "right"
        column.no_wrap = True
    for one in results:
        table.add_row(
            str(one.tables),
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
