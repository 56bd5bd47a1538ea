"""`bossrush play`, `bossrush replay`, `bossrush saves` and `bossrush games`.

Everything they need is imported when it is needed: the full screen takes a second to load, and
nobody should wait for it who only wants the list of games.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from types import FrameType
from typing import Annotated, TextIO

import typer

from bossrush.terminal import completing

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help="en or fr; without it, your system's language."),
]
Plain = Annotated[
    bool,
    typer.Option("--plain", help="Line by line, for screen readers, pipes and quiet terminals."),
]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar="K", help="The same dice as another time.")
]
Packs = Annotated[
    Path | None,
    typer.Option("--packs", metavar="DIR", help="A content pack of your own, or a folder of them."),
]


def play(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME", help="One of `bossrush games`.", autocompletion=completing.games
        ),
    ],
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help="With --resume: the save to go on with."),
    ] = None,
    plain: Plain = False,
    lang: Lang = None,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", help="How many seats the table has.")
    ] = None,
    seed: Seed = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable."),
    ] = None,
    companion: Annotated[
        list[str] | None,
        typer.Option(
            "--companion",
            metavar="NAME",
            help="A program for a seat that you do not play; repeatable.",
            autocompletion=completing.companions,
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Where to keep the play when you quit."),
    ] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Go on with FILE, or with the last game you left."),
    ] = False,
    position: Annotated[
        Path | None,
        typer.Option(
            "--position", metavar="FILE", help="Begin at a position, written in JSON or YAML."
        ),
    ] = None,
    lesson: Annotated[
        str | None,
        typer.Option(
            "--lesson",
            metavar="NAME",
            help="A lesson or puzzle of `bossrush games`.",
            autocompletion=completing.lessons,
        ),
    ] = None,
    adrift: Annotated[
        bool,
        typer.Option(
            "--adrift", help="With --resume: go on from the last pause of an outdated save."
        ),
    ] = False,
    real_dice: Annotated[
        bool, typer.Option("--real-dice", help="You roll and draw; Bossrush asks what came up.")
    ] = False,
    hints: Annotated[
        str,
        typer.Option(
            "--hints", metavar="WHEN", help="never, asked (with h), or after each choice too."
        ),
    ] = "asked",
    guide: Annotated[
        bool,
        typer.Option("--guide", help="With a guide that explains a first game step by step."),
    ] = False,
    packs: Packs = None,
) -> None:
    """Play a game in this terminal, alone or several at one keyboard."""
    from bossrush.terminal.begin import Wanted, sit_down

    sitting = sit_down(
        Wanted(
            game=game,
            lang=lang,
            seats=seats,
            seed=seed,
            options=option or [],
            companions=companion or [],
            save=save,
            file=file,
            resume=resume,
            position=position,
            lesson=lesson,
            adrift=adrift,
            real_dice=real_dice,
            hints=hints,
            guide=guide,
            packs=packs,
        )
    )
    _need_terminal(plain)
    if plain:
        from bossrush.terminal.plain import PlainClient

        with _quitting_on_signals():
            PlainClient(sitting, *_streams()).run(keep=save is not None)
        return
    from bossrush.terminal.screen.app import table_app

    app = table_app(sitting, keep=save is not None)
    said = app.run()
    if said is None and sitting.worth_saving():  # it broke down; the play need not be lost
        said = sitting.voice.own("saved", path=str(sitting.save()))
    if said:
        typer.echo(said)
    if app.return_code:
        raise typer.Exit(app.return_code)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A play that was saved.")],
    plain: Plain = False,
    verify: Annotated[
        bool,
        typer.Option("--verify", help="Only check the dice and every fingerprint, and say so."),
    ] = False,
    lang: Lang = None,
    packs: Packs = None,
) -> None:
    """Watch a play that was saved: forward, back, turn by turn."""
    from bossrush.engine.registry import bring_packs
    from bossrush.terminal.begin import open_reel

    if packs is not None:
        bring_packs(packs)
    if verify:
        _verify(file, lang)
        return
    reel = open_reel(file, lang)
    _need_terminal(plain)
    if plain:
        from bossrush.terminal.plain_replay import PlainViewer

        PlainViewer(reel, *_streams()).run()
        return
    from bossrush.terminal.screen.app import viewer_app

    viewer_app(reel).run()


def games(
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="As data, for programs.")] = False,
) -> None:
    """List the games there are: what they need, their options, companions and lessons."""
    from bossrush.catalogues import catalogue_for
    from bossrush.engine.registry import games as every_game
    from bossrush.engine.text import Catalogue
    from bossrush.terminal.given import language
    from bossrush.terminal.shelf import facts, shelf_lines
    from bossrush.terminal.voice import PACKAGE, Voice

    own = Voice(Catalogue.of(PACKAGE), language(lang))
    voices = {
        game.key: Voice(catalogue_for(game, None, PACKAGE), own.lang) for game in every_game()
    }
    found = [facts(voices[game.key], game) for game in every_game()]
    if as_json:
        typer.echo(json.dumps(found, indent=1, ensure_ascii=False))
        return
    lines: list[str] = []
    for game in found:
        lines += [*shelf_lines(voices[game["key"]], game), ""]
    lines.append(own.own("games-hint", game=found[0]["key"]) if found else own.own("games-none"))
    typer.echo("\n".join(lines))


def saves(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="Only those of this game.", autocompletion=completing.games
        ),
    ] = None,
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="As data, for programs.")] = False,
) -> None:
    """List the games you have left, the last one first, and those that have ended."""
    from bossrush.engine.registry import game as game_called
    from bossrush.terminal import saves as kept
    from bossrush.terminal.given import language
    from bossrush.terminal.kept import facts, kept_lines

    if game is not None:
        game_called(game)  # refuses what is no game
    found = [facts(path) for path in kept.every(game)]
    if as_json:
        typer.echo(json.dumps(found, indent=1, ensure_ascii=False))
        return
    typer.echo("\n".join(kept_lines(found, language(lang), kept.folder())))


def _verify(file: Path, lang: str | None) -> None:
    from bossrush.engine.errors import SaveError
    from bossrush.engine.registry import game
    from bossrush.engine.save import read
    from bossrush.terminal import saves
    from bossrush.terminal.begin import voice_for
    from bossrush.terminal.verify import sentence, verify

    document = read(saves.load(file))
    found = game(document.game)
    voice = voice_for(found, {}, lang)
    try:
        verdict = verify(found, document)
    except SaveError as error:
        typer.echo(f"bossrush: {error}", err=True)
        raise typer.Exit(1) from None
    typer.echo(sentence(voice, verdict, document.commitment))


def _need_terminal(plain: bool) -> None:
    from bossrush.engine.errors import OptionError

    if plain:
        return
    for stream in (sys.stdin, sys.stdout):
        if stream is None or not stream.isatty():
            raise OptionError(
                "the full screen needs a terminal: add --plain to read and write lines"
            )


def _streams() -> tuple[TextIO, TextIO]:
    """Where lines come from and go to. What a console cannot write is no reason to break down."""
    from bossrush.engine.errors import OptionError

    if sys.stdin is None or sys.stdout is None:
        raise OptionError("--plain reads lines and writes lines: its input or output is closed")
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return sys.stdin, sys.stdout


@contextmanager
def _quitting_on_signals() -> Iterator[None]:
    """Meanwhile a signal to stop saves the play first, as the end of the input does."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    numbers: list[int] = [
        getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
    ]
    before = [signal.signal(number, stop) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
