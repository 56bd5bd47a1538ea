"""A study as data: what `bossrush study --json` writes, servers keep, and browsers draw.

Chances go from 0 to 1. Every estimate has its standard error beside it, called `error`; what people
are shown as "±" is twice that. docs/study.md tells what the figures mean.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from bossrush.engine.scene import Words

VERSION: Final = 1
"""Of this format."""

MomentKind = Literal["choice", "roll", "draw", "clock"]
Stage = Literal["begun", "rough", "sharpening", "sharp"]
Standing = Literal["", "best", "as-good", "worse"]
Weight = Literal["", "slip", "mistake", "blunder"]


class Told(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The base of all of it: fields at their default are left out."""


class Progress(Told, kw_only=True):
    """How far a study has come."""

    stage: Stage
    """`begun`: the first look is under way; `rough`: every moment has been looked at once;
    `sharpening`: the moments that matter are looked at more closely; `sharp`: they are done."""
    read: int
    """How many moments have been looked at; a point that has not has no chance."""
    moments: int
    """How many there are."""
    playouts: int
    doubt: float
    """The greatest ± at the marked moments, twice the standard error; 1 while little is seen."""
    aim: float
    """What `doubt` is to come down to."""
    part: float = 0.0
    """How much of the work towards the aim is done, from 0 to 1: for a ruler, not for a clock."""


class OptionStudy(Told, kw_only=True):
    """What an option was worth."""

    option: str
    """Its id, as the decision has it."""
    label: Words
    chance: float | None = None
    """That the one who chose wins after it; none where it has not been played out."""
    error: float = 0.0
    behind: float = 0.0
    """How much less than the most promising option, on common chance."""
    behind_error: float = 0.0
    playouts: int = 0
    standing: Standing = ""
    """`best`: clearly better than every other; `as-good`: not clearly worse than the most promising
    one; `worse`; empty while that cannot be told."""


class Rolled(Told, kw_only=True):
    """Dice that were rolled, or what was drawn."""

    die: str
    """What is rolled or drawn from."""
    faces: list[str]
    """What came up, by id."""
    sides: list[str] = []
    """Of a die: every side it has, equal ones as often as it has them."""


class Moment(Told, kw_only=True):
    """A choice, or something that luck decided."""

    number: int
    """Its place among the moments, and among the points of each view."""
    kind: MomentKind
    frame: int
    """The frame of the replay in which the table stands as it did: before a choice, or before the
    choice that led to a roll."""
    section: int
    """Of `sections`."""
    seat: int | None = None
    """Who chose or rolled; none where it was the whole crew, or nobody."""
    label: Words
    """A choice: the option that was taken. A roll or a draw: what came of it, as a sentence."""

    # A choice.
    prompt: Words | None = None
    question: str = ""
    """The key of what was asked."""
    chosen: str = ""
    """The option that was taken, by id."""
    usual: str = ""
    """The one that the yardstick would have taken."""
    options: list[OptionStudy] = []
    """In the order they were offered; those that nobody looked at have no chance."""
    best: str = ""
    """The option that is clearly better than all others, where there is one."""
    lost: float = 0.0
    """What the choice gave away against the most promising option, in the chance to win of the one
    who chose."""
    lost_error: float = 0.0
    weight: Weight = ""
    """How heavy an error it was; empty for none, or for one that does not outweigh its doubt."""
    why: Words | None = None
    """What is to be said about the options, in one sentence."""

    # Luck.
    rolled: list[Rolled] = []
    one_in: float = 0.0
    """How seldom just this comes up: once in so many throws."""
    told: list[Words] = []
    """Everything that was told of it, `label` among it."""

    playouts: int = 0
    marked: bool = False
    """Whether it is one of those that are looked at most closely."""


class Section(Told, kw_only=True):
    """A stretch of the game: a chapter, an encounter, a round."""

    title: Words
    first: int
    """Its first moment; it ends where the next section begins."""
    act: int
    """Of `acts`."""


class Act(Told, kw_only=True):
    """A stretch of sections."""

    title: Words
    first: int
    """Its first section."""


class Point(Told, kw_only=True):
    """A moment on a line: where it led."""

    chance: float | None = None
    """To win, after this moment; none where nobody has looked yet."""
    error: float = 0.0
    swing: float = 0.0
    """How much the moment changed it: luck for a roll or a draw, play for a choice."""
    swing_error: float = 0.0
    best: float | None = None
    """Of a choice: the chance after the most promising option."""


class PlayerStudy(Told, kw_only=True):
    """One player's part in it."""

    seat: int
    """-1 for what is no single player's."""
    luck: float = 0.0
    """The changes by their own rolls and draws."""
    luck_error: float = 0.0
    play: float = 0.0
    """The changes by their choices, against what the yardstick would have chosen."""
    play_error: float = 0.0
    choices: int = 0
    """How many they had between at least two options."""
    accuracy: float | None = None
    """From 0 to 1: 1 where no choice clearly gave anything away."""
    slips: int = 0
    mistakes: int = 0
    blunders: int = 0
    given_away: float = 0.0
    """What their errors gave away against the best options, all together."""
    verdict: Words | None = None
    """One sentence; none while it is too early to tell."""


class View(Told, kw_only=True):
    """The game as a chance to win: everybody's where they win together, otherwise a seat's.

    `start + luck + play + others = result`, exactly; each has its own error. Where all win or lose
    together, the players' luck and the crew's make up all luck, and so does play.
    """

    seat: int | None = None
    """Whose; none where all win or lose together."""
    start: float | None = None
    start_error: float = 0.0
    result: float | None = None
    """1 or 0 for a game that was won or lost; a share for a first place that was shared; an
    estimate where the game still goes on."""
    result_error: float = 0.0
    luck: float = 0.0
    luck_error: float = 0.0
    play: float = 0.0
    """Of everybody where they win together, otherwise of this seat."""
    play_error: float = 0.0
    others: float = 0.0
    """Where seats compete: what the others' choices changed."""
    others_error: float = 0.0
    crew: PlayerStudy | None = None
    """What is no single player's: the choices of the whole crew, cards turned for everybody, the
    enemy's dice. Its seat is -1; none where one plays alone, for then all of it is theirs."""
    points: list[Point] = []
    """One for each moment."""
    turning: list[int] = []
    """The three moments with the largest swings, in the order they came."""
    best_roll: int | None = None
    worst_roll: int | None = None
    players: list[PlayerStudy] = []
    """In table order; where seats compete, only this one."""
    verdict: Words | None = None
    """The whole game in one sentence; none while it is too early to tell."""


class Ended(Told, kw_only=True):
    """How the game ended."""

    won: bool | None = None
    """None where scores decide."""
    reason: Words
    scores: list[int] = []
    places: list[int] = []


class Study(Told, kw_only=True):
    """A game, studied."""

    study: int
    """The version of this format."""
    game: str
    seats: int
    options: dict[str, Any] = {}
    yardstick: str
    """The companion that games were played out with, and that play is measured against."""
    companions: dict[str, str] = {}
    """By seat: the programs that sat there, where that is known."""
    names: list[str] = []
    """Of the seats, where somebody knows them."""
    ended: Ended | None = None
    """None where the game still goes on: then the last point is how it stands."""
    progress: Progress
    acts: list[Act] = []
    sections: list[Section] = []
    moments: list[Moment] = []
    views: list[View] = []
    """One where all win or lose together; otherwise one a seat, in table order."""
