"""What clients are shown: the table, what is asked, and the lines of its log.

Everything here goes over the wire as JSON. Words are keys and arguments of the catalogues, so
that each client says them in its reader's language. No token, no seed before the end.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bossrush.engine.scene import Words

Status = Literal["gathering", "playing", "over", "stuck"]
Consent = Literal["any", "all", "captain"]
ChanceKind = Literal["seeded", "physical"]

LineKind = Literal[
    "opened",
    "arranged",
    "came",
    "named",
    "sat",
    "stood",
    "companion",
    "begun",
    "chose",
    "proposed",
    "expired",
    "undo-asked",
    "voted",
    "undone",
    "covered",
    "returned",
    "paused",
    "resumed",
    "kicked",
    "host",
    "captain",
    "said",
    "emoted",
    "wished",
    "hinted",
    "rematch",
    "adrift",
    "struck",
    "joined",
    "left",
    "webhook",
]


class Shown(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The base of all of it: fields at their default are left out."""


class Likelihood(Shown):
    """A chance and what it is the chance of."""

    chance: float
    of: Words


class Offer(Shown):
    """One option of a decision."""

    id: str
    label: Words
    detail: Words | None = None
    kind: str = ""
    """What kind of answer it is, such as `move` or `attack`."""
    fields: dict[str, str | int | list[str]] = {}
    """What it says, by the names of its parts: which slot, whom, how many."""
    points_at: list[str] = []
    """Ids of the scene it is about."""
    odds: list[Likelihood] = []
    ends: Words | None = None
    """What it surely ends: a character, the party, the game."""
    reveals: bool = False
    """True when taking it turns up something hidden: free undo does not reach past it."""
    aside: bool = False
    """True for what may be done at any time, beside answering the question."""


class Asked(Shown):
    """A decision: what one seat, or the whole crew, is asked now."""

    seat: int
    """-1 for the whole crew: any seat may answer."""
    number: int
    """Send it back as `at`: an answer to a decision that has gone is refused, never misread."""
    key: str
    prompt: Words
    actor: int = -1
    """For whom: one seat may lead several characters. -1 for no single one."""
    waiting: bool = False
    """The seat is merely done; its one option is to resume while others are not."""
    race: bool = False
    """Several seats are asked at once and the first answer counts: `at` may be left out."""
    real: bool = False
    """People roll or draw here: the options are what may lie on the real table."""
    options: list[Offer] | None = None
    """None where they are another's and this client did not ask to see them."""
    count: int = 0
    """How many options there are, or were when it was first asked."""


class Happening(Shown):
    """Something that happened in the game, for the log and for animation."""

    kind: str
    message: Words | None = None
    pieces: list[str] = []
    data: dict[str, Any] = {}
    rule: str = ""


class Line(Shown):
    """One entry of the table's log, as this client may know it."""

    n: int
    """Its number: entries of a table are numbered from 1 without a gap."""
    time: int
    """When, in milliseconds since 1970 by the server's clock."""
    kind: LineKind
    words: Words | None = None
    """A full sentence about it, where one is needed."""
    person: int | None = None
    seat: int | None = None
    actor: int | None = None
    key: str = ""
    """Of a choice: the decision it answered."""
    option: str = ""
    label: Words | None = None
    text: str = ""
    """What somebody said, or the name of an emote."""
    of: int | None = None
    """The number of the line this one takes back or votes on."""
    yes: bool = False
    companion: str = ""
    """Of a choice: the companion that made it. Of a seat: the one that now plays it."""
    why: Words | None = None
    """Of a companion's choice: what speaks for it, where the companion has thought about it."""
    timer: str = ""
    table: str = ""
    code: str = ""
    events: list[Happening] = []


class SeatView(Shown):
    """A seat and who plays it."""

    seat: int
    person: int | None = None
    name: str = ""
    """How it is called, where that is not its person's name."""
    companion: str = ""
    """The companion that plays it, for good or while no person does."""
    covered: bool = False
    """True while a companion plays it only until its person is back or, where its person has given
    it up, until somebody takes it."""
    left: bool = False
    """True once it has left the running game for good: nobody can take it any more."""


class PersonView(Shown):
    """Somebody at the table."""

    person: int
    name: str
    kicked: bool = False


class ClockView(Shown):
    """A clock that is running."""

    key: str
    due: int
    """When it runs out, in milliseconds since 1970 by the server's clock."""
    milliseconds: int
    """How long it runs in all."""
    seat: int = -1
    """Whose it is; -1 for the whole table's."""
    left: int | None = None
    """While the table is paused: what is left of it."""


class VoteView(Shown):
    """The table is asked to take a choice back that something was revealed after."""

    n: int
    """The line that asked: send it back as `vote`."""
    seat: int
    person: int
    of: int
    """The line that would be taken back."""
    yes: list[int]
    needs: list[int]
    """The people whose consent is still missing."""


class UndoView(Shown):
    """What undo would take back for a seat."""

    of: int
    """The line of the choice."""
    free: bool
    """False when something was revealed since: then the whole table is asked."""


class ScoreLine(Shown):
    """A line of a score sheet: what for, and how many points."""

    name: Words
    points: int


class OutcomeView(Shown):
    """How the game ended."""

    won: bool | None
    reason: Words
    scores: list[int] = []
    places: list[int] = []
    """The rank of each seat where they compete, 1 for the first, equal ones equal."""
    breakdown: list[list[ScoreLine]] = []
    """For each seat the lines of its score sheet."""


class Reveal(Shown):
    """The seed and the nonce behind the commitment, 32 hexadecimal digits each."""

    seed: str
    nonce: str


class Rematch(Shown):
    """The table where the same people play again."""

    table: str
    code: str


class JoinChoice(Shown):
    """Something to choose for those who join: goes into the options of `join` under its name."""

    name: str
    title: Words
    values: list[str | int]
    labels: list[Words]


class TableView(Shown):
    """Everything about a table but its scene and what is asked."""

    id: str
    code: str
    """What others type to join."""
    game: str
    rules: int
    options: dict[str, Any] = {}
    chance: ChanceKind = "seeded"
    lesson: str = ""
    """The lesson this is, where it is one: its options, seats and dice are fixed."""
    commitment: str = ""
    """SHA-256 over seed and nonce, 16 bytes each: it binds the dice before the first roll."""
    status: Status = "gathering"
    seats: list[SeatView] = []
    people: list[PersonView] = []
    host: int = 0
    consent: Consent = "any"
    captain: int = 0
    """The seat whose word counts, where consent is `captain`."""
    grace: int = 120
    """Seconds after which a companion covers an absent seat; 0 for never."""
    watch: bool = True
    """Whether people without a seat may look on."""
    hints: bool = True
    """Whether people may ask what options are worth."""
    paused: bool = False
    proposals: dict[str, str] = {}
    """By seat: the option it would take, of the crew's decision."""
    vote: VoteView | None = None
    undo: dict[str, UndoView] = {}
    """By seat."""
    clocks: list[ClockView] = []
    outcome: OutcomeView | None = None
    reveal: Reveal | None = None
    """Only once the game is over."""
    marks: list[str] = []
    """What makes this less than a straight play: `undone`, `reseeded`, `adrift`,
    `practice` (a lesson, whose dice are known), `hinted` (somebody has used hints)."""
    may_join: bool = False
    """Whether the rules let somebody join the running game now, with a seat of their own."""
    joining: list[JoinChoice] = []
    """What somebody who joins has to choose from."""
    may_leave: list[int] = []
    """The seats that the rules let leave the running game now, for good."""
    rematch: Rematch | None = None
    webhook: bool = False
    """Whether the host has set one."""
    created: int = 0


class You(Shown):
    """Who the server takes this connection for."""

    person: int | None = None
    """None for somebody who has not come to the table yet: a spectator."""
    seats: list[int] = []
    host: bool = False
    eye: int | None = None
    """The seat whose eyes the scene is seen with; None for nobody's in particular."""
