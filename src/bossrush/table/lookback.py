"""What is asked and answered over HTTP about studies, puzzles and the day's game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bossrush.engine.scene import Words
from bossrush.study.shape import OptionStudy, Study
from bossrush.table.protocol import Name

Frame = Annotated[int, Meta(ge=0, le=1_000_000)]


class StudyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Begin a study, or go on with it."""

    aim: Annotated[float, Meta(ge=0.005, le=0.2)] = 0.03
    """The ± that the marked moments are to come down to."""
    look: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    """A moment to look at first, and most closely."""


class StudyView(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A study as far as it has come."""

    replay: str
    """The replay it is kept with: every other request about it names that."""
    revision: int
    """Goes up whenever there is more to see. Ask with `after` to wait for that."""
    running: bool = False
    """Whether it is being worked on, or waits for its turn."""
    ahead: int = 0
    """How many studies are worked on before this one begins."""
    study: Study | None = None
    """None until something has been seen."""
    failed: Words | None = None
    """Why it cannot be studied."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play on from a moment of a replay, at a table of one's own."""

    frame: Frame
    """Where to go on: the frame before the choice that is to be made anew."""
    dice: Literal["same", "fresh"] = "fresh"
    """`same`: what the replay's own dice would have shown next; only where it holds its seed."""
    name: Name
    """How the host wants to be called, who takes every seat."""
    companion: Name = ""
    """Who takes every seat but the one that chose at that frame; empty: the host."""


class PuzzleView(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The answer to a puzzle, with its numbers."""

    id: str
    game: str
    idea: Words
    """What there is to see, in a sentence."""
    seat: int
    """Who is asked; -1 for the whole crew."""
    answer: str
    """The option that is better than all others."""
    usual: str
    """What the plain companion takes instead."""
    options: list[OptionStudy] = []
    playouts: int = 0


class DayResult(msgspec.Struct, omit_defaults=True, kw_only=True):
    """How somebody's try at the day's game went."""

    name: str
    mine: bool = False
    won: bool | None = None
    """None where scores decide, or while it is being played."""
    over: bool = False
    score: int | None = None
    choices: int = 0
    """How many it took, or has taken so far."""
    began: int
    """Milliseconds since 1970."""
    ended: int | None = None
    marks: list[str] = []
    """What makes it less than a straight one: hints, taking back."""
    table: str = ""
    """One's own: where it is, or was, played."""


class DayGame(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One of the day's games: the same dice for everybody."""

    game: str
    seats: int
    tries: int = 0
    """How many people have tried it."""
    won: int = 0
    """How many of them have won."""
    mine: DayResult | None = None
    """One's own try; none: it is still to be had."""
    results: list[DayResult] = []
    """The best first; those who still play last."""


class DayView(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The day's games. A day begins at midnight UTC."""

    date: str
    """Such as 2026-11-18."""
    ends: int
    """When the next one begins, in milliseconds since 1970."""
    games: list[DayGame] = []
    streak: int = 0
    """On how many days in a row, up to today or yesterday, one has finished a game of the day."""
    longest: int = 0


class DayTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Try one of the day's games; once a person."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=64)]
    name: Name
    companion: Name = ""
    """Who plays every seat but the first; empty: oneself."""


class DayPast(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A try at the game of an earlier day."""

    date: str
    game: str
    seats: int
    result: DayResult


class DayHistory(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One's own tries, the latest first."""

    tries: list[DayPast] = []
    streak: int = 0
    longest: int = 0
