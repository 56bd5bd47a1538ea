"""What the `bossrush` command does.

Each command's module is imported only when that command is asked for, or when somebody wants to
see them all; and whatever is refused is refused in one sentence.
"""

from __future__ import annotations

import importlib
import os
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated

import typer

from bossrush._build import __version__, form

_OWN = ("-h", "--help", "--version", "--install-completion", "--show-completion")
"""What `bossrush` itself understands; any other option is one of `bossrush serve`."""

_LONG = frozenset(("simulate", "compare", "tournament", "balance", "study", "puzzles", "pack"))
"""Commands that play thousands of games, or show a pack: they end what they have begun."""

_COMPLETE = "_BOSSRUSH_COMPLETE"
"""Set by a shell that asks how a line may go on."""

_SAID = (
    ("Input should be a valid integer, unable to parse string as an integer", "not a whole number"),
    ("Input should be a valid number, unable to parse string as a number", "not a number"),
    ("Input should be greater than or equal to", "it must be at least"),
    ("Input should be less than or equal to", "it must be at most"),
    (
        "Input should be a valid boolean, unable to interpret input",
        "it is either on or off: write true or false",
    ),
)


def run(arguments: list[str]) -> int:
    """Run the command with these arguments; the status it ends with. Alone it starts the table."""
    if _COMPLETE not in os.environ and _serves(arguments):
        arguments = ["serve", *arguments]
    command = typer.main.get_command(program(arguments))
    try:
        with _stopped_alike(arguments):
            status = command(arguments, prog_name="bossrush", standalone_mode=False)
    except typer.TyperException as error:
        # Where a command alone prints its help, that says all there is to say.
        said = _plainly(error.format_message())
        said += _where_to_look(error) if said.strip() else ""
        return _refuse(said, error.exit_code) if said.strip() else error.exit_code
    except OSError as error:  # the disk is full, say; a reader who has gone is told nothing
        return 1 if isinstance(error, BrokenPipeError) else _refuse(error.strerror or str(error), 1)
    except Exception as error:
        from bossrush.engine.errors import BossrushError

        if not isinstance(error, BossrushError):
            raise
        return _refuse(str(error), 2)
    return status if isinstance(status, int) else 0


def _stopped_alike(arguments: list[str]) -> AbstractContextManager[None]:
    """What may run for hours is stopped by any signal to end as it is by Ctrl-C."""
    if not _LONG.intersection(arguments[:1]):
        return nullcontext()
    from bossrush.lab.stopping import heeded

    return heeded()


def _serves(arguments: list[str]) -> bool:
    return not arguments or (arguments[0].startswith("-") and arguments[0] not in _OWN)


def program(arguments: list[str]) -> typer.Typer:
    """The command that is asked for; every command where it is none of ours."""
    app = typer.Typer(
        name="bossrush",
        invoke_without_command=True,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_start)
    asked = next((word for word in arguments if not word.startswith("-")), "")
    if asked == "bench" and "--server" in arguments:
        _mount_load(app)
    elif asked == "bench" and "--envs" in arguments:
        _mount(app, asked, _BENCH_OF_ENVS)
    elif asked in _COMMANDS:
        _mount(app, asked, _COMMANDS[asked])
    elif arguments != ["--version"]:
        for where, command in {where: command for command, where in _COMMANDS.items()}.items():
            _mount(app, command, where)
    return app


def _plainly(reason: str) -> str:
    """What the library that reads the command line finds wrong, as one would say it."""
    for found, said in _SAID:
        reason = reason.replace(found, said)
    return reason


def _where_to_look(error: typer.TyperException) -> str:
    """Which page of help says how a command is written, where a line was not."""
    context = getattr(error, "ctx", None)
    if context is None:
        return ""
    return f" (`{context.command_path} --help` says what there is.)"


def _refuse(reason: str, status: int) -> int:
    typer.echo(f"bossrush: {reason}", err=True)
    return status


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bossrush {__version__} ({form()})")
        raise typer.Exit


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
    """A digital table for dice-and-boss board games.

    `bossrush` alone starts the table and opens the browser, as `bossrush serve` does.
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _mount(app: typer.Typer, command: str, where: str) -> None:
    """Bring in what a module offers: commands, as in `module:name name`, or an `app` of several."""
    module, _, names = where.partition(":")
    for name in names.split():
        found = getattr(importlib.import_module(f"bossrush.{module}"), name)
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=command)
        else:
            app.command()(found)


def _mount_load(app: typer.Typer) -> None:
    """The server is measured by what lies beside the tests, and is not part of the package."""
    import bossrush

    here = Path(bossrush.__file__).parents[2]
    root = next((one for one in (here, Path.cwd()) if _is_checkout(one)), None)
    if root is None:
        anything = {"ignore_unknown_options": True, "allow_extra_args": True}
        app.command(name="bench", context_settings=anything)(_no_rig)
        return
    sys.path.insert(0, str(root))
    app.command()(importlib.import_module("tests.load.commands").bench)


def _is_checkout(folder: Path) -> bool:
    """Whether this is Bossrush's own source, with its tests."""
    project = folder / "pyproject.toml"
    if not (folder / "tests" / "load" / "commands.py").is_file() or not project.is_file():
        return False
    return 'name = "bossrush"' in project.read_text(encoding="utf-8")


def _no_rig() -> None:
    """Measure how quickly the server tells everybody."""
    from bossrush.engine.errors import BossrushError

    raise BossrushError(
        "what measures the server is not installed: it comes with the source, "
        "so say this in a checkout of Bossrush"
    )


_TERMINAL = "terminal.commands:play replay saves games"
_COMMANDS = {
    "play": _TERMINAL,
    "replay": _TERMINAL,
    "saves": _TERMINAL,
    "games": _TERMINAL,
    "rules": "rules_commands:rules",
    "pack": "pack_commands:app",
    "serve": "table.commands:serve",
    "study": "study_commands:study",
    "puzzles": "puzzle_commands:app",
    "simulate": "lab.simulate_commands:simulate",
    "compare": "lab.compare_commands:compare",
    "tournament": "lab.tournament_commands:tournament",
    "balance": "lab.balance_commands:balance",
    "bench": "lab.commands:bench",
    "envs": "envs_commands:app",
}
"""Where each command lies: only what is asked for is imported."""
_BENCH_OF_ENVS = "envs_commands:bench"
