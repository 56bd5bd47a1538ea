"""`bossrush envs`: the environments there are and what they show; and how fast they are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from bossrush._build import form
from bossrush.engine.errors import BossrushError, OptionError
from bossrush.engine.registry import games as all_games
from bossrush.lab.asking import game_named, table_of
from bossrush.lab.bench import ROUNDS, machine, measure
from bossrush.lab.extras import need
from bossrush.lab.options import GamesToMeasure, OneList, Round

app = typer.Typer(
    help="Games as environments for programs that learn.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.command("list")
def listed() -> None:
    """List the environments: what they are called, their seats, and how many numbers they show."""
    need("gymnasium", "an environment for learning", "envs")
    from bossrush.engine.episode import sight_of
    from bossrush.envs.naming import name_of

    table = table_of("environment", "seats", "numbers")
    for game in all_games():
        try:
            size = f"{sight_of(game, {}).size:,}"
        except OptionError:
            size = "-"
        table.add_row(name_of(game.key), f"{game.min_seats}-{game.max_seats}", size)
    Console(highlight=False).print(table)


@app.command()
def describe(
    game: Annotated[str, typer.Argument(help="A game, by key or MODULE:NAME")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write it there instead of printing it")
    ] = None,
) -> None:
    """Say what every number of an observation and of an option is, as Markdown."""
    need("gymnasium", "an environment for learning", "envs")
    from bossrush.envs.describing import page_of

    page = page_of(game_named(game))
    if out is None:
        typer.echo(page, nl=False)
        return
    try:
        out.write_text(page, encoding="utf-8")
    except OSError as error:
        raise BossrushError(f"{out} cannot be written: {error.strerror}") from None


def bench(
    game: GamesToMeasure = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; by default the fewest")] = None,
    seconds: Round = 0.4,
    json: OneList = False,
    envs: Annotated[bool, typer.Option(help="Measure environments")] = True,
) -> None:
    """Measure how many observed and masked steps a second environments make.

    Each game through PettingZoo, through Gymnasium, many plays in one call, and
    those shared by two processes; PettingZoo's own games and OpenSpiel's in the
    same run, where installed.
    """
    need("gymnasium", "measuring environments", "envs")
    need("pettingzoo", "measuring environments", "envs")
    from bossrush.envs.bench import ours, theirs

    chosen = [game_named(name) for name in game] if game else all_games()
    walked = [one for rules in chosen for one in ours(rules, seats or rules.min_seats)]
    public, missing = theirs()
    walked += public
    measure(walked, seconds)
    found = [*(one.measured for one in walked), *missing]
    if json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    typer.echo(f"{machine()}; {form()}; steps a second, best of {ROUNDS} rounds")
    table = table_of("environment", "through", "seats", "steps a second")
    for one in found:
        speed = one.why if one.steps_per_s is None else f"{one.steps_per_s:,.0f}"
        table.add_row(one.name, one.form, str(one.seats or "-"), speed)
    Console(highlight=False).print(table)
