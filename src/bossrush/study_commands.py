"""`bossrush study`: luck and play told apart, for people, as a page, and for machines."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from bossrush.engine.errors import BossrushError, OptionError
from bossrush.engine.registry import bring_packs
from bossrush.lab.asking import check_writable
from bossrush.lab.door import Hands, opened
from bossrush.lab.options import RayCluster
from bossrush.study.shape import Study, View
from bossrush.study.spoken import Speaker, sums
from bossrush.study.working import MOST_BLOCKS, Studying
from bossrush.table.files import unwrapped
from bossrush.terminal.given import language
from bossrush.terminal.saves import load

SECONDS: Final = 300.0
"""A study takes no longer, unless somebody says so."""
MOST_MOMENTS: Final = 12
"""Choices that are listed for people."""


def study(
    file: Annotated[Path, typer.Argument(help="A save, a replay or a bug file.")],
    json: Annotated[bool, typer.Option("--json", help="Everything, for machines.")] = False,
    html: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write one page to look at and to keep.")
    ] = None,
    aim: Annotated[float, typer.Option(help="The ± to come down to, in points.")] = 3.0,
    playouts: Annotated[int | None, typer.Option(help="The most playouts to spend.")] = None,
    seconds: Annotated[
        float | None, typer.Option(help=f"The most seconds to spend; by default {SECONDS:.0f}.")
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Go on with the study kept there, and keep it there again."
        ),
    ] = None,
    companion: Annotated[
        str, typer.Option(help="The yardstick; by default the best that answers at once.")
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed, the same study.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 2,
    ray: RayCluster = "",
    lang: Annotated[
        str | None, typer.Option(help="en or fr; without it, your system's language.")
    ] = None,
    packs: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A content pack, or a folder of them")
    ] = None,
) -> None:
    """Study a game that was played: was it luck, or was it play?"""
    spoken = language(lang)
    if packs is not None:
        bring_packs(packs)
    limit = _limit(playouts, seconds)
    data, _moment = unwrapped(load(file))
    for written in (html, keep):
        if written is not None:
            check_writable(written)
    hands = Hands(workers, ray)
    hands.reach()
    call = partial(opened, hands, MOST_BLOCKS) if ray or workers > 1 else None
    with Studying(data, companion, seed, aim / 100, call=call) as work:
        if keep is not None and keep.exists() and not work.take_up(load(keep)):
            raise OptionError(f"{keep} keeps the study of another play; name another file")
        _work(work, playouts, limit, quiet=json)
        found = work.told()
        if keep is not None:
            _write(keep, work.kept())
        scene = work.course.script.scene
    if html is not None:
        from bossrush.study.page import page

        _write(html, page(found, scene, spoken).encode())
    if json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        _print(found, Speaker(found, scene, spoken))


def _limit(playouts: int | None, seconds: float | None) -> float:
    """When to stop; OptionError for a budget of nothing."""
    if (playouts is not None and playouts < 1) or (seconds is not None and seconds <= 0):
        raise OptionError("nothing can be seen with a budget of nothing: give it 1 or more")
    if seconds is None:
        return float("inf") if playouts is not None else SECONDS
    return seconds


def _write(file: Path, data: bytes) -> None:
    try:
        file.write_bytes(data)
    except OSError as error:
        raise BossrushError(f"{file} cannot be written: {error.strerror or error}") from None


def _work(work: Studying, playouts: int | None, limit: float, quiet: bool) -> None:
    """Look until it is sharp, the budget is used up, or somebody has seen enough."""
    begun = time.monotonic()
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(
        *columns, console=console, transient=True, disable=quiet or not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=1.0)
        try:
            while work.lap():
                done = work.teller.progress()
                doubt = f", ± {100 * done.doubt:.1f}" if done.doubt < 1 else ""
                said = f"{done.stage}: {done.playouts:,} playouts{doubt}"
                bar.update(task, completed=done.part, description=said)
                if playouts is not None and done.playouts >= playouts:
                    break
                if time.monotonic() - begun >= limit:
                    break
        except KeyboardInterrupt:
            typer.echo("bossrush: stopped; this is what was seen by then", err=True)


# -- for people --------------------------------------------------------------------------------


def _print(found: Study, speaker: Speaker) -> None:
    console = Console(highlight=False)
    for view in found.views:
        _print_view(console, found, view, speaker)
    errors = [moment for moment in found.moments if moment.weight]
    errors.sort(key=lambda moment: -moment.lost)
    if errors:
        table = Table(speaker.own("choice"), "", speaker.own("lost"), box=SIMPLE_HEAD)
        for moment in errors[:MOST_MOMENTS]:
            where = speaker.say(found.sections[moment.section].title)
            said = speaker.say(moment.why) if moment.why is not None else ""
            who = f"{speaker.who(moment)}, {where}"
            table.add_row(who, said, speaker.signed(-moment.lost))
        console.print(table)
    progress = found.progress
    doubt = speaker.give_or_take(progress.doubt / 2)
    typer.echo(speaker.own("so-far", playouts=progress.playouts, doubt=doubt))


def _print_view(console: Console, found: Study, view: View, speaker: Speaker) -> None:
    if view.seat is not None:
        console.print(f"[bold]{speaker.names[view.seat]}")
    if view.verdict is not None:
        console.print(f"[bold]{speaker.say(view.verdict)}")
    if found.progress.read < found.progress.moments:
        typer.echo(speaker.own("too-early", read=found.progress.read, of=found.progress.moments))
        return
    parts = [f"{speaker.percent(view.start)} {speaker.give_or_take(view.start_error)}"]
    whole = sums(view) or {}
    for part in ("luck", "play", "others"):
        if part in whole and (part != "others" or view.seat is not None):
            parts.append(speaker.own(f"{part}-of", figure=speaker.signed(whole[part] / 100)))
    typer.echo(f"{', '.join(parts)} = {speaker.percent(view.result)}")
    figures = [speaker.own(key) for key in ("luck", "play", "accuracy", "errors")]
    table = Table("", box=SIMPLE_HEAD)
    for name in figures:
        table.add_column(name, justify="right")
    for player in (*view.players, *((view.crew,) if view.crew is not None else ())):
        name = speaker.names[player.seat] if player.seat >= 0 else speaker.own("nobody")
        table.add_row(
            name,
            f"{speaker.signed(player.luck)} {speaker.give_or_take(player.luck_error)}",
            f"{speaker.signed(player.play)} {speaker.give_or_take(player.play_error)}",
            speaker.percent(player.accuracy) if player.accuracy is not None else "",
            f"{player.slips} · {player.mistakes} · {player.blunders}",
        )
    console.print(table)
    table = Table(speaker.own("turning"), "", "", box=SIMPLE_HEAD)
    for number in view.turning:
        moment = found.moments[number]
        point = view.points[number]
        where = speaker.say(found.sections[moment.section].title)
        swing = f"{speaker.signed(point.swing)} {speaker.give_or_take(point.swing_error)}"
        table.add_row(f"{speaker.who(moment)}, {where}", speaker.say(moment.label), swing)
    console.print(table)
