"""A table's game as a file: a save to go on with, and a bug file for those who mend it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from bossrush._build import __version__
from bossrush.engine.errors import OptionError, SaveError
from bossrush.engine.play import Play
from bossrush.engine.registry import game as find_game
from bossrush.engine.save import read as read_save
from bossrush.engine.save import restore, written
from bossrush.table.answers import BugFile, BugReport
from bossrush.table.clock import now_ms
from bossrush.table.reading import records, trouble
from bossrush.table.refusal import Refusal
from bossrush.table.shown import LineKind
from bossrush.table.table import Table
from bossrush.table.views import Views

BUG: Final = 2
"""The version of the format of bug files."""
OF_THE_GAME: Final[frozenset[LineKind]] = frozenset(
    (
        "begun",
        "chose",
        "expired",
        "undone",
        "covered",
        "returned",
        "paused",
        "resumed",
        "adrift",
        "struck",
        "joined",
        "left",
    )
)
"""The lines of a bug file that has no save: nothing that people said, or that they are called."""
COMMITMENT: Final = 64
"""Letters of a commitment."""
MOST_ENTRIES: Final = 20_000
"""How long a save from outside may be: every entry is played again."""
_ABOUT_PEOPLE: Final = ("words", "person")


async def exported(table: Table) -> bytes:
    """A table's game as a file: sealed until it is over, and then only if it keeps no secrets."""
    if table.play is None:
        raise Refusal("stuck" if table.status == "stuck" else "not-begun")
    over = table.status == "over"
    views = Views(table)
    if not over and any(views.private(seat.number) for seat in table.seats):
        raise Refusal("secrets")
    # A copy, because the table goes on while the game is played through to be written down.
    return await asyncio.to_thread(table.play.copy().save, not over)


async def bug_file(
    table: Table, log: list[bytes], seats: tuple[int, ...], said: BugReport, client: str
) -> bytes:
    """Everything that helps to find a bug at a table, whatever state it is in."""
    try:
        save = msgspec.json.decode(await exported(table))
    except Refusal:
        save = None
    problem = await trouble(log) if table.status == "stuck" else None
    mark = problem.mark if problem is not None and _is_open(table.setup.game) else None
    play = table.play
    file = BugFile(
        bug=BUG,
        version=__version__,
        game=table.setup.game,
        time=now_ms(),
        n=said.n,
        moment=play.length if play is not None and save is not None else 0,
        note=said.note,
        client=client,
        save=save,
        table=_about(table),
        problem=str(problem) if problem is not None else "",
        position=mark.position if mark is not None else None,
        lines=await _lines(table, log, seats) if save is None else [],
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def _is_open(key: str) -> bool:
    """Whether everybody sees the same in a game; not where the game is no longer known."""
    try:
        return find_game(key).open_table
    except OptionError:
        return False


def _about(table: Table) -> dict[str, Any]:
    """What a table is set up for, and how it stands, without its people."""
    setup = table.setup
    about: dict[str, Any] = {
        "status": table.status,
        "n": table.n,
        "setup": msgspec.to_builtins(setup),
        "companions": [seat.player for seat in table.seats],
        "persons": [seat.person is not None for seat in table.seats],
        "paused": table.paused is not None,
    }
    try:
        game = find_game(setup.game)
        about["today"] = {
            "rules": game.version,
            "content": game.digest(game.options(setup.options)),
        }
    except OptionError as error:
        about["today"] = {"problem": str(error)}
    return about


async def _lines(table: Table, log: list[bytes], seats: tuple[int, ...]) -> list[dict[str, Any]]:
    over = table.status == "over"
    shown = [
        msgspec.json.decode(one.seen_by(seats, over), type=dict[str, Any])
        for one in await records(log)
    ]
    return [
        {name: value for name, value in line.items() if name not in _ABOUT_PEOPLE}
        for line in shown
        if line["kind"] in OF_THE_GAME
    ]


async def restored(data: bytes, listen: bool = True) -> Play:
    """The play of a save from outside; SaveError where it is none. Others are served meanwhile."""
    document = read_save(data)
    if len(document.entries) > MOST_ENTRIES:
        raise Refusal("save-long", most=MOST_ENTRIES)
    try:
        game = find_game(document.game)
    except OptionError as error:
        raise SaveError(str(error)) from None
    return await asyncio.to_thread(restore, game, document, listen)


def canonical(data: bytes) -> bytes:
    """What is kept of a file to be watched: what the replay itself goes through, and no more."""
    save, moment = unwrapped(data)
    document = read_save(save)
    if len(document.commitment) > COMMITMENT:
        raise SaveError("the commitment of this save is too long")
    document.position = None
    document.companions = {}
    kept = msgspec.json.format(written(document), indent=-1)
    if moment is None:
        return kept
    bug = BugFile(
        bug=BUG,
        version=__version__,
        game=document.game,
        time=0,
        n=0,
        moment=moment,
        note="",
        client="",
        save=msgspec.json.decode(kept),
    )
    return msgspec.json.encode(bug)


def unwrapped(data: bytes) -> tuple[bytes, int | None]:
    """The save in a file, which may be a bug file, and the moment that one was made at."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"this save is damaged or cut short: {error}") from None
    if not isinstance(found, dict) or "bug" not in found:
        return data, None
    try:
        bug = msgspec.convert(found, BugFile)
    except msgspec.ValidationError as error:
        raise SaveError(f"this is not a bug file of Bossrush: {error}") from None
    if bug.save is None:
        raise SaveError("this bug file holds no game that could be watched or played on")
    return msgspec.json.encode(bug.save), bug.moment
