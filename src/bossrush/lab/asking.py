"""What the commands of the lab are asked for, made into setups; and how far they have come."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, Protocol

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from bossrush.companions.sharp.budget import Thinking
from bossrush.engine.errors import BossrushError, OptionError
from bossrush.engine.game import Game
from bossrush.engine.registry import bring_packs, game_at, with_packs
from bossrush.engine.registry import game as find_game
from bossrush.lab.playing import Setup, player
from bossrush.lab.simulate import refuse_early


def game_named(name: str) -> Game[Any]:
    """A game by its key, or by its place as MODULE:NAME."""
    return game_at(name) if ":" in name else find_game(name)


def game_with(name: str, packs: Path | None, options: list[str]) -> tuple[Game[Any], list[str]]:
    """A game, the packs of a folder brought along; and the options, with those packs in them."""
    if packs is not None:
        bring_packs(packs)
    game = game_named(name)
    return game, with_packs(game, packs, options)


def seat_counts(game: Game[Any], asked: str | None) -> list[int]:
    """Numbers of seats, written `3`, `1,2`, `1-4` or `all`; as few as may be for nothing."""
    if asked is None:
        return [game.min_seats]
    if asked == "all":
        return list(range(game.min_seats, game.max_seats + 1))
    counts: list[int] = []
    for part in asked.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()) or len(first + last) > 6:
            raise OptionError(f"seats are written 3, 1,2 or 1-4, or all; not {asked!r}")
        counts += range(int(first), int(last if dash else first) + 1)
    if not counts:
        raise OptionError(f"seats are written 3, 1,2 or 1-4, or all; not {asked!r}")
    return list(dict.fromkeys(counts))


def option_sets(game: Game[Any], given: list[str]) -> list[dict[str, Any]]:
    """Every combination of the values given: `dice=easy,hard` stands for both."""
    ways = [[text] if _one(game, text) else _each(text) for text in given]
    return [game.read_options(list(chosen)) for chosen in product(*ways)]


def _one(game: Game[Any], text: str) -> bool:
    """Whether this is one value, commas or not."""
    name, _, value = text.partition("=")
    setting = next((one for one in game.settings if one.name == name), None)
    if "," not in value or setting is None:
        return True
    try:
        setting.parse(value)
    except OptionError:
        return False
    return True


def _each(text: str) -> list[str]:
    name, _, values = text.partition("=")
    return [f"{name}={value}" for value in values.split(",")]


def setups_of(
    game: Game[Any],
    seats: list[int],
    options: list[dict[str, Any]],
    companion: str,
    thinking: Thinking | None,
    seed: int,
    noted: bool,
) -> list[Setup]:
    """Every combination of seats and options; what cannot be played is refused here."""
    who = player(companion, thinking)
    setups = []
    for count, given in product(seats, options):
        refuse_early(game, count, seed, companion, given, thinking)
        setups.append(Setup(game.key, count, given, who, seed, noted))
    return setups


def check_writable(out: Path) -> None:
    """Refuse now a file that could not be written after hours of work; nothing is left behind."""
    there = out.exists()
    try:
        with out.open("a", encoding="utf-8"):
            pass
        if not there:
            out.unlink()
    except OSError as error:
        raise BossrushError(f"{out} cannot be written: {error.strerror or error}") from None


class Advance(Protocol):
    """Says that so many more are done."""

    def __call__(self, done: int, /) -> None: ...


class _Rate(ProgressColumn):
    """How many a second, lately."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.1f}/s" if speed else "", style="progress.data.speed")


@contextmanager
def progress(what: str, total: int, quiet: bool = False, done: int = 0) -> Iterator[Advance]:
    """A bar with the rate and the time left, for people; nothing where nobody looks."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )
    with bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda many: bar.advance(task, many)


def table_of(first: str, *figures: str) -> Table:
    """A table of figures, narrow enough for eighty columns."""
    table = Table(first, box=SIMPLE_HEAD)
    for name in figures:
        table.add_column(name, justify="right")
    return table


def seated(count: int) -> str:
    return f"{count} seat" if count == 1 else f"{count} seats"
