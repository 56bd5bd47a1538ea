"""Sitting down: from what the command line asks for to a play with people at it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import bossrush
from bossrush.catalogues import catalogue_for
from bossrush.companions.companion import Companion
from bossrush.companions.roster import companion, thinks
from bossrush.companions.sharp.budget import Thinking
from bossrush.engine.chance import Chance, Physical
from bossrush.engine.errors import OptionError, SaveError
from bossrush.engine.game import Game
from bossrush.engine.play import Play
from bossrush.engine.registry import bring_packs, with_packs
from bossrush.engine.save import Save, read
from bossrush.terminal import given, positions, saves
from bossrush.terminal.hints import Hints
from bossrush.terminal.log import note
from bossrush.terminal.reel import Reel
from bossrush.terminal.sitting import Sitting
from bossrush.terminal.voice import PACKAGE, Voice

SECONDS = 1.0
"""How long a companion thinks about a decision."""


@dataclass
class Wanted:
    """What somebody asks of `bossrush play`."""

    game: str
    lang: str | None = None
    seats: int | None = None
    seed: int | None = None
    options: list[str] = field(default_factory=list)
    companions: list[str] = field(default_factory=list)
    save: Path | None = None
    file: Path | None = None
    resume: bool = False
    position: Path | None = None
    lesson: str | None = None
    adrift: bool = False
    real_dice: bool = False
    hints: str = "asked"
    guide: bool = False
    packs: Path | None = None


def sit_down(wanted: Wanted) -> Sitting:
    """Begin a play, or go on with one; a BossrushError says why that cannot be."""
    if wanted.packs is not None:
        bring_packs(wanted.packs)
    game = bossrush.game(wanted.game)
    # The language before anything else: a typing error should not cost a play.
    voice_for(game, {}, wanted.lang)
    hints = _hints(wanted.hints)
    sitting = _go_on(game, wanted) if wanted.resume else _begin(game, wanted)
    sitting.hints = hints
    if wanted.guide and not sitting.guiding.begin():
        raise OptionError(f"{game.key} has no guide: leave --guide out")
    return sitting


def _hints(said: str) -> Hints:
    try:
        return Hints(said)
    except ValueError:
        known = ", ".join(one.value for one in Hints)
        raise OptionError(f"--hints is one of {known}, not {said!r}") from None


def _companion(name: str, game: str) -> Companion:
    """A companion for a seat; one that thinks takes about as long as a person."""
    thinking = Thinking(seconds=SECONDS) if thinks(name) else None
    return companion(name, game, secrets.randbits(128), thinking)


def voice_for(game: Game[Any], options: dict[str, Any], lang: str | None) -> Voice:
    """How the terminal speaks of this game."""
    return Voice(catalogue_for(game, options, PACKAGE), given.language(lang))


def _begin(game: Game[Any], wanted: Wanted) -> Sitting:
    if wanted.save is not None and wanted.save.is_dir():
        raise SaveError(f"{wanted.save} is a folder: name a file in it")
    if wanted.save is not None and wanted.save.exists():
        raise SaveError(
            f"{wanted.save} already exists: add --resume to go on with it, or name another file"
        )
    if wanted.adrift:
        raise OptionError("--adrift is about a save: add --resume")
    if wanted.file is not None:
        raise OptionError(f"to go on with {wanted.file}, add --resume")
    if wanted.real_dice and wanted.seed is not None:
        raise OptionError("real dice have no seed: leave --seed or --real-dice out")
    companions = [_companion(name, game.key) for name in wanted.companions]
    play = _opened(game, wanted)
    if len(companions) >= play.state.seats:
        raise OptionError("a seat must be left for you: name fewer companions, or more --seats")
    first = play.state.seats - len(companions)
    seated = {first + place: one for place, one in enumerate(companions)}
    if wanted.save is not None:
        saves.try_out(wanted.save)
    else:
        saves.try_folder()
    voice = voice_for(game, play.origin.options, wanted.lang)
    sitting = Sitting(play, voice, wanted.save, seated)
    sitting.open()
    if wanted.lesson is not None:
        lesson = game.lesson(wanted.lesson)
        sitting.log.append(note("lesson", title=lesson.title, about=lesson.about))
        if lesson.staged is None:  # an opening is explained step by step
            sitting.guiding.begin()
        else:  # a set piece begins in the middle of things: what it shows is said first
            sitting.guiding.introduce(voice.say(lesson.title), voice.say(lesson.about))
    return sitting


def _opened(game: Game[Any], wanted: Wanted) -> Play:
    """A play as it was asked for: a lesson, from a position, or from the beginning."""
    if wanted.lesson is not None:
        return _taught(game, wanted)
    return _staged(game, wanted) if wanted.position is not None else _new(game, wanted)


def _taught(game: Game[Any], wanted: Wanted) -> Play:
    """A lesson: it brings its seats, its options and its dice along."""
    fixed = {
        "--seats": wanted.seats is not None,
        "--option": bool(wanted.options),
        "--seed": wanted.seed is not None,
        "--position": wanted.position is not None,
        "--real-dice": wanted.real_dice,
    }
    too_much = [name for name, present in fixed.items() if present]
    if too_much:
        raise OptionError(f"a lesson is prepared as it is: leave {', '.join(too_much)} out")
    return game.teach(game.lesson(wanted.lesson or ""))


def _new(game: Game[Any], wanted: Wanted) -> Play:
    options = game.read_options(with_packs(game, wanted.packs, wanted.options))
    return game.new(wanted.seats, wanted.seed, _chance(wanted), **options)


def _staged(game: Game[Any], wanted: Wanted) -> Play:
    """A play that begins at the position in a file."""
    fixed = {"--seats": wanted.seats is not None, "--option": bool(wanted.options)}
    too_much = [name for name, present in fixed.items() if present]
    if too_much:
        raise OptionError(f"a position says it all: leave {' and '.join(too_much)} out")
    assert wanted.position is not None
    return game.stage(positions.read(wanted.position), wanted.seed, _chance(wanted))


def _chance(wanted: Wanted) -> Chance | None:
    return Physical() if wanted.real_dice else None


def _go_on(game: Game[Any], wanted: Wanted) -> Sitting:
    fixed = {
        "--seats": wanted.seats is not None,
        "--seed": wanted.seed is not None,
        "--option": bool(wanted.options),
        "--real-dice": wanted.real_dice,
        "--companion": bool(wanted.companions),
        "--position": wanted.position is not None,
        "--lesson": wanted.lesson is not None,
    }
    too_much = [name for name, present in fixed.items() if present]
    if too_much:
        raise OptionError(f"a play goes on as it began: leave {', '.join(too_much)} out")
    if wanted.file is not None and wanted.save is not None:
        raise OptionError("name one file: after --resume, or with --save")
    path = wanted.file or wanted.save or saves.newest(game.key)
    if path is None:
        raise SaveError(f"no play of {game.key} waits to go on: begin one without --resume")
    data = saves.load(path)
    document = read(data)
    saves.try_out(path)
    play, whole = _restored(game, path, data, document, wanted.adrift)
    seated = {seat: _companion(name, game.key) for seat, name in document.companions.items()}
    sitting = Sitting(play, voice_for(game, play.origin.options, wanted.lang), path, seated)
    # A play that goes on adrift begins anew: nobody can say what happened before.
    reel = Reel(play, sitting.voice)
    sitting.reopen(reel.lines(reel.last) if whole else [])
    return sitting


def _restored(
    game: Game[Any], path: Path, data: bytes, document: Save, adrift: bool
) -> tuple[Play, bool]:
    """The play in a file, and whether it is the whole of it."""
    if document.game != game.key:
        raise SaveError(
            f"{path} is a play of {document.game}: bossrush play {document.game} --resume {path}"
        )
    try:
        return bossrush.load(data), True
    except SaveError as error:
        if document.position is None:
            raise
        if not adrift:
            raise SaveError(f"{error}; with --adrift it goes on from its last pause") from None
    return bossrush.load(data, adrift=True), False


def open_reel(path: Path, lang: str | None) -> Reel:
    """A save to be watched; SaveError says why it cannot be."""
    play = bossrush.load(saves.load(path), listen=False)
    game = cast("Game[Any]", play.game)
    return Reel(play, voice_for(game, play.origin.options, lang))
