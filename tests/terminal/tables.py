"""Tables for the tests: sittings, saves and reels of the toys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import bossrush
from bossrush.engine.play import Play
from bossrush.engine.registry import game
from bossrush.terminal.begin import Wanted, sit_down, voice_for
from bossrush.terminal.reel import Reel
from bossrush.terminal.sitting import Sitting


def table(key: str = "gallery", **wanted: Any) -> Sitting:
    """A sitting as the command line would begin it."""
    return sit_down(Wanted(key, **{"seed": 5, **wanted}))


def answer_all(sitting: Sitting, *options: str) -> None:
    for option in options:
        sitting.choose(option)


def finished(seats: int = 2, seed: int = 3) -> Play:
    """A hunt in which everybody always strikes."""
    play = game("bare").new(seats=seats, seed=seed)
    while play.outcome is None:
        play.choose(play.open[0].seat, "strike")
    return play


def keep(play: Play, path: Path, sealed: bool = False) -> Path:
    path.write_bytes(play.save(sealed=sealed))
    return path


def reel_of(play: Play, sealed: bool = False, lang: str = "en") -> Reel:
    """The play as somebody else watches it, from its save."""
    again = bossrush.load(play.save(sealed=sealed), listen=False)
    return Reel(again, voice_for(game(play.game.key), play.origin.options, lang))
