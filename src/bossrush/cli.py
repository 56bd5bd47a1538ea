"""The `bossrush` command.

Each command's module is imported only when that command is asked for, or when somebody wants to
see them all; and whatever is refused is refused in one sentence.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated

import typer

from bossrush._build import __version__, form

app = typer.Typer(
    name="bossrush",
    help="A digital table for dice-and-boss board games.",
    add_completion=False,
    invoke_without_command=True,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bossrush {__version__} ({form()})")
        raise typer.Exit


@app.callback()
def _start(
    context: typer.Context,
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
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _mount_terminal() -> None:
    from bossrush.terminal import commands

    app.command()(commands.play)
    app.command()(commands.replay)
    app.command()(commands.games)


def _mount_rules() -> None:
    from bossrush.rules_commands import rules

    app.command()(rules)


def _mount_packs() -> None:
    from bossrush import pack_commands

    app.add_typer(pack_commands.app, name="pack")


def _mount_bench() -> None:
    from bossrush.lab.commands import bench

    app.command()(bench)


_MOUNTS: dict[str, Callable[[], None]] = {
    "play": _mount_terminal,
    "replay": _mount_terminal,
    "games": _mount_terminal,
    "rules": _mount_rules,
    "pack": _mount_packs,
    "bench": _mount_bench,
}


def mount(arguments: list[str]) -> None:
    """Add the command that is asked for; all of them where it is none of ours."""
    asked = next((word for word in arguments if not word.startswith("-")), "")
    if asked in _MOUNTS:
        _MOUNTS[asked]()
    else:
        for add in dict.fromkeys(_MOUNTS.values()):
            add()


def main() -> None:
    """Run the command, as installed by the package."""
    if sys.argv[1:] != ["--version"]:
        mount(sys.argv[1:])
    sys.exit(_run())


def _run() -> int:
    """Run the command; the status it ends with."""
    try:
        status = typer.main.get_command(app)(prog_name="bossrush", standalone_mode=False)
    except typer.TyperException as error:
        return _refuse(error.format_message(), error.exit_code)
    except Exception as error:
        from bossrush.engine.errors import BossrushError

        if not isinstance(error, BossrushError):
            raise
        return _refuse(str(error), 2)
    return status if isinstance(status, int) else 0


def _refuse(reason: str, status: int) -> int:
    typer.echo(f"bossrush: {reason}", err=True)
    return status
