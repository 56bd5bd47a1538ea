"""What is asked and answered over HTTP, beside what `shown` has."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from bossrush.engine.scene import Words
from bossrush.table.protocol import Name
from bossrush.table.shown import Asked, ChanceKind, Consent, Line, OutcomeView, TableView
from bossrush.table.stored import Listed


class SettingView(msgspec.Struct, omit_defaults=True, kw_only=True):
    """An option of a game."""

    name: str
    title: Words
    about: Words | None = None
    """What it changes, where its name does not say it."""
    default: Any
    values: list[Any] = []
    """The choices to offer; empty for a whole number from `low` to `high`, or any text."""
    labels: list[Words] = []
    """What each of them is called."""
    low: int | None = None
    high: int | None = None
    seats: list[int] = []
    """From how many seats to how many it changes anything; empty for any number."""
    when: dict[str, list[Any]] = {}
    """The values of other options with which it changes anything."""
    value_seats: list[list[int]] = []
    """For each of its values from how many seats to how many it is of use; empty for any."""


class LessonView(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A play prepared for learning: open a table with `lesson` set to its id."""

    id: str
    title: Words
    about: Words
    """What it shows."""
    seats: int
    staged: bool = False
    """Whether it begins in the middle of a game."""
    puzzle: bool = False
    """Whether it is a puzzle: one choice is better than all others, and it is the first one.
    /api/games/{game}/puzzles/{id} has the answer."""


class GameView(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A game that can be played here. Its title is the text `<key>-title`."""

    key: str
    rules: int
    min_seats: int
    max_seats: int
    cooperative: bool
    realtime: bool
    minutes: list[int]
    """About how long a play takes, from and to."""
    settings: list[SettingView] = []
    lessons: list[LessonView] = []
    """The first one first."""
    companions: list[str] = []
    """The simplest first; those that think about every decision, last."""
    stand_in: str = ""
    """Who plays where nobody says otherwise: the best of those that answer at once."""
    languages: list[str] = []
    ledger: bool = False
    """Whether its rules can be read at /api/games/{key}/rules."""
    guide: bool = False
    """Whether a first game has a guide, at /api/games/{key}/guide."""


class Games(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Every game there is."""

    games: list[GameView]
    version: str
    """Of Bossrush."""


class NewPerson(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A person's secret: with it one holds that person's seats. Keep it, and show it to nobody."""

    token: str


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat of a new table; left empty, it is free to take."""

    companion: Name = ""
    mine: bool = False
    """Whether the one who opens the table takes it."""
    name: Name = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to open."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Name
    """How the host wants to be called."""
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=64)] | None = None
    """One entry a seat. May be left out for a lesson: then the host plays all of them."""
    lesson: Annotated[str, Meta(max_length=40)] = ""
    """A lesson of the game's: it brings its options, its seats and its dice along."""
    options: dict[str, Any] = {}
    chance: ChanceKind = "seeded"
    consent: Consent = "any"
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 120
    watch: bool = True
    hints: bool = True
    """Whether people may be told what options are worth."""
    begin: bool = False
    """Begin the game at once; every seat must have somebody."""


class Opened(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table that was opened."""

    table: str
    code: str
    link: str
    """What to open to join it."""


class PreviewCard(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A record of a pack that is being written."""

    id: str
    kind: str
    why: str = ""
    """Why it cannot be put on the table by itself, in English; empty where it can."""


class PreviewView(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A pack that is being written, as this server last read it without a mistake."""

    pack: str
    game: str
    edition: int
    """Counts every time that it was read anew."""
    first: str = ""
    """The card to begin with."""
    cards: list[PreviewCard] = []
    problems: list[str] = []
    """What is wrong with the files as they are now; the cards are those of before."""


class TableCard(Listed, frozen=True, kw_only=True):
    """What lists show of a table."""

    mine: list[int] = msgspec.field(default_factory=list)
    """The seats of the one who asks."""
    won: bool | None = None
    """How it ended; null while it goes on, and where seats compete."""
    reason: Words | None = None
    """Why it ended, in one sentence; left out while it goes on."""
    score: int | None = None
    """The best score among the seats of the one who asks, where there are scores."""
    place: int = 0
    """The rank of that seat, from 1."""


class TableCards(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Tables, the latest first."""

    tables: list[TableCard]


class Found(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The table a code stands for."""

    table: str
    card: TableCard


class Whole(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table as anybody may see it."""

    n: int
    table: TableView
    link: str


class Lines(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A stretch of a table's log."""

    lines: list[Line]
    last: int
    """The number of the table's latest line."""


class Decisions(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What is asked at a table, with the odds of each option."""

    n: int
    asked: dict[str, Asked]


class Frame(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A play after so many entries: what clients draw, what had just happened, what was asked."""

    number: int
    scene: dict[str, Any]
    asked: list[Asked] = []
    line: Line | None = None
    """The entry that led here; none before the first."""
    next: str = ""
    """The option that the next entry takes."""
    next_seat: int | None = None
    outcome: OutcomeView | None = None


class Frames(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A stretch of a play."""

    frames: list[Frame]
    last: int
    """The number of the last frame there is."""


class FrameLines(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The lines of a stretch of frames, without what there was to see."""

    lines: list[Line]
    """The number of each is the frame's that it led to."""
    last: int
    """The number of the last frame there is."""


class ReplayView(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A save that can be watched."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    last: int
    """The number of its last frame."""
    marks: list[str] = []
    commitment: str = ""
    verified: str = ""
    """`committed`: seed and commitment fit. `hidden`: it holds no seed. `real`: people rolled."""
    outcome: OutcomeView | None = None
    moment: int | None = None
    """Of a bug file: the frame it was made at."""


class BugReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player says about a bug."""

    note: Annotated[str, Meta(max_length=4000)] = ""
    n: Annotated[int, Meta(ge=0, le=10**9)] = 0
    """The last update the client had."""
    client: Annotated[str, Meta(max_length=400)] = ""
    """What the client is: browser, size, language."""


class Deleted(msgspec.Struct, frozen=True):
    """Something is gone for good."""

    id: str


class BugFile(msgspec.Struct, frozen=True, kw_only=True):
    """A bug, as a file. With a save in it, it can be watched like any other."""

    bug: int
    """The version of this format."""
    version: str
    game: str
    time: int
    n: int
    moment: int
    """How many entries of the save had been made."""
    note: str
    client: str
    save: dict[str, Any] | None = None
    """Sealed while the game goes on. None where there is no game to be saved: it has not begun,
    its log can no longer be read, or some know there what others must not."""
    table: dict[str, Any] = {}
    """The table without its people: what it is set up for, and how it stands."""
    problem: str = ""
    """Why the log could not be read, where it could not."""
    position: dict[str, Any] | None = None
    """Of a game that is stuck: the last start that is known of it."""
    lines: list[dict[str, Any]] = []
    """Where there is no save: the log, as its reporter may read it, without what was said."""


class RuleView(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A rule of a game, in our own words."""

    id: str
    title: str
    text: str
    kind: str
    ruling: str = ""
    also: list[str] = []


class TermView(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A word of the rulebook, in both languages, and the rule that explains it."""

    en: str
    fr: str
    rule: str = ""
    note: str = ""


class RulesView(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The rules of a game in one language, in the order of its rulebook."""

    game: str
    language: str
    title: str
    rules: list[RuleView]
    glossary: list[TermView] = []
    summary: str = ""


class LanView(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Whether people on the same network can reach this server."""

    on: bool
    link: str = ""
    may: bool = False
    """Whether the one who asks may open it."""


class Health(msgspec.Struct, omit_defaults=True, kw_only=True):
    """All is well."""

    ok: bool
    version: str
    tables: int
    connections: int
