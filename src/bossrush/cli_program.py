"""What the `bossrush` command does.

Each command's module is imported only when that command is asked for, or when somebody wants to
see them all; and whatever is refused is refused in one sentence.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
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
        _mount_env_bench(app)
    elif asked in _MOUNTS:
        _MOUNTS[asked](app)
    elif arguments != ["--version"]:
        for mount in dict.fromkeys(_MOUNTS.values()):
            mount(app)
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


def _mount_terminal(app: typer.Typer) -> None:
    from bossrush.terminal import commands

    app.command()(commands.play)
    app.command()(commands.replay)
    app.command()(commands.saves)
    app.command()(commands.games)


def _mount_rules(app: typer.Typer) -> None:
    from bossrush.rules_commands import rules

    app.command()(rules)


def _mount_packs(app: typer.Typer) -> None:
    from bossrush import pack_commands

    app.add_typer(pack_commands.app, name="pack")


def _mount_table(app: typer.Typer) -> None:
    from bossrush.table.commands import serve

    app.command()(serve)


def _mount_bench(app: typer.Typer) -> None:
    from bossrush.lab.commands import bench

    app.command()(bench)


def _mount_simulate(app: typer.Typer) -> None:
    from bossrush.lab.simulate_commands import simulate

    app.command()(simulate)


def _mount_compare(app: typer.Typer) -> None:
    from bossrush.lab.compare_commands import compare

    app.command()(compare)


def _mount_balance(app: typer.Typer) -> None:
    from bossrush.lab.balance_commands import balance

    app.command()(balance)


def _mount_tournament(app: typer.Typer) -> None:
    from bossrush.lab.tournament_commands import tournament

    app.command()(tournament)


def _mount_study(app: typer.Typer) -> None:
    from bossrush.study_commands import study

    app.command()(study)


def _mount_puzzles(app: typer.Typer) -> None:
    from bossrush import puzzle_commands

    app.add_typer(puzzle_commands.app, name="puzzles")


def _mount_envs(app: typer.Typer) -> None:
    from bossrush import envs_commands

    app.add_typer(envs_commands.app, name="envs")


def _mount_env_bench(app: typer.Typer) -> None:
    from bossrush.envs_commands import bench

    app.command()(bench)


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


_MOUNTS: dict[str, Callable[[typer.Typer], None]] = {
    "play": _mount_terminal,
    "replay": _mount_terminal,
    "saves": _mount_terminal,
    "games": _mount_terminal,
    "rules": _mount_rules,
    "pack": _mount_packs,
    "serve": _mount_table,
    "study": _mount_study,
    "puzzles": _mount_puzzles,
    "simulate": _mount_simulate,
    "compare": _mount_compare,
    "tournament": _mount_tournament,
    "balance": _mount_balance,
    "bench": _mount_bench,
    "envs": _mount_envs,
}
