"""The `bossrush` command."""

from typing import Annotated

import typer

from bossrush._build import __version__, form

app = typer.Typer(
    name="bossrush",
    help="A digital table for dice-and-boss board games.",
    add_completion=False,
    no_args_is_help=True,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bossrush {__version__} ({form()})")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Print the version, and whether the rules run compiled.",
            callback=_print_version,
            is_eager=True,
        ),
    ] = False,
) -> None:
    """Play dice-and-boss board games, alone or together."""


def main() -> None:
    """Run the command, as installed by the package."""
    app()
