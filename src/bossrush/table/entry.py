"""The vocabulary of a table's log. A table is nothing but these, in order.

Each entry is one row of the store, and one row is one number: an entry is there whole or not at
all. People appear by their place in the list of those who came; their secrets only as hashes.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from bossrush.engine.errors import BossrushError
from bossrush.engine.scene import Words
from bossrush.table.shown import ChanceKind, Consent


class Person(msgspec.Struct, frozen=True):
    """Somebody who came to the table."""

    key: str
    """The SHA-256 of their token, in hexadecimal."""
    name: str


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays a seat from the start."""

    person: int | None = None
    companion: str = ""
    name: str = ""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the table is set up for."""

    game: str
    rules: int
    content: str = ""
    options: dict[str, Any] = {}
    chance: ChanceKind = "seeded"
    consent: Consent = "any"
    grace: int = 120
    watch: bool = True
    hints: bool = True
    lesson: str = ""
    """The lesson it is, where it is one."""
    day: str = ""
    """The day whose game it is, where it is one, such as 2026-11-18."""


class Mark(msgspec.Struct, frozen=True):
    """What the play looked like just before an entry, to notice when it replays differently."""

    fingerprint: str
    position: dict[str, Any]


class Entry(msgspec.Struct, tag_field="is", tag=str.lower, omit_defaults=True, kw_only=True):
    """The base of all entries."""

    time: int
    """Milliseconds since 1970."""
    by: int | None = None
    """The person who did it; None for what the table does by itself."""
    request: str = ""
    """The id their client gave the command, so that a resend is recognised."""
    asked: str = ""
    """What that command was, in brief, so that another with the same id is none."""


class Opened(Entry):
    """The first entry."""

    id: str
    code: str
    setup: Setup
    people: list[Person]
    """The host first."""
    places: list[Place]
    seed: str
    nonce: str
    save: str = ""
    """The save that this table goes on with."""
    same_dice: bool = False
    """Whether it goes on with the save's own dice, which others may know: only in practice."""
    after: str = ""
    """The table this is a rematch of."""
    position: dict[str, Any] | None = None
    """Where the game begins, where that is not its very beginning: some lessons do so."""


class Arranged(Entry):
    """The table is set up differently."""

    setup: Setup
    seats: int


class Came(Entry):
    """Somebody came to the table."""

    person: Person


class Named(Entry):
    """Somebody goes by another name."""

    name: str


class Sat(Entry):
    """A person took a seat."""

    seat: int
    name: str = ""


class Stood(Entry):
    """A person gave a seat up."""

    seat: int


class Seated(Entry):
    """A companion was seated, or its seat freed."""

    seat: int
    companion: str = ""


class Begun(Entry):
    """The game begins."""

    fill: str = ""
    """The companion that takes the seats that were free."""


class Chose(Entry):
    """A decision was answered."""

    seat: int
    """As the decision has it: -1 for the crew's."""
    option: str
    at: int
    companion: str = ""
    """Who answered, where no person did."""
    why: Words | None = None
    """Why it did, where it says so."""
    secret: bool = False
    """Whether the seat knew something then that others must not learn from its choice."""
    mark: Mark | None = None


class Proposed(Entry):
    """A seat would answer the crew's decision so; empty to withdraw that."""

    seat: int
    option: str
    at: int


class Expired(Entry):
    """A clock has run out."""

    timer: str


class UndoAsked(Entry):
    """A seat asks the table to take its last choice back."""

    seat: int


class Voted(Entry):
    """Somebody answered what the table was asked."""

    yes: bool


class Undone(Entry):
    """A choice was taken back."""

    seat: int
    seed: str = ""
    """Fresh chance, where something had been revealed since."""


class Covered(Entry):
    """A companion plays an absent person's seat until they are back."""

    seat: int
    companion: str


class Returned(Entry):
    """An absent person is back."""

    seat: int


class Paused(Entry):
    """Nobody chooses and no clock runs."""


class Resumed(Entry):
    """The game goes on."""


class Kicked(Entry):
    """Somebody was sent away from the table."""

    person: int


class HandedOver(Entry):
    """Somebody else is host."""

    person: int


class Captained(Entry):
    """A seat's word counts for the crew."""

    seat: int


class Said(Entry):
    """Somebody said something."""

    text: str


class Emoted(Entry):
    """Somebody made a gesture."""

    emote: str


class Hinted(Entry):
    """Somebody was told what options are worth, for the first time in this play."""

    seat: int


class Wished(Entry):
    """Somebody would like a seat."""


class Rematched(Entry):
    """The same people play again elsewhere."""

    table: str
    code: str


class Hooked(Entry):
    """The host set a webhook, or took it away."""

    url: str


class Joined(Entry):
    """A seat was added to the running game, and its person sat down."""

    options: dict[str, Any] = {}


class Left(Entry):
    """A seat left the running game."""

    seat: int


class Adrift(Entry):
    """The log no longer replays under today's rules: the play goes on from its last known start."""

    position: dict[str, Any] | None
    """None where there is none: it begins anew."""
    seed: str
    reason: str


class Struck(Entry):
    """The rules failed on an entry; it counts as if it had never been made."""

    of: int
    reason: str


AnyEntry = (
    Opened
    | Arranged
    | Came
    | Named
    | Sat
    | Stood
    | Seated
    | Begun
    | Chose
    | Proposed
    | Expired
    | UndoAsked
    | Voted
    | Undone
    | Covered
    | Returned
    | Paused
    | Resumed
    | Kicked
    | HandedOver
    | Captained
    | Said
    | Emoted
    | Hinted
    | Wished
    | Rematched
    | Hooked
    | Joined
    | Left
    | Adrift
    | Struck
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()
_KNOWN = frozenset(kind.__name__.lower() for kind in get_args(AnyEntry))


def written(entry: AnyEntry) -> bytes:
    """The entry as the store keeps it."""
    return _encoder.encode(entry)


class UnknownEntry(BossrushError):
    """An entry that this version cannot read: a newer one has written it."""


class DamagedEntry(BossrushError):
    """An entry that no version has written so."""


class _Kind(msgspec.Struct):
    kind: str = msgspec.field(name="is")


def read(data: bytes) -> AnyEntry:
    """An entry as the store kept it; UnknownEntry where it is in no words of ours.

    A newer version would write whole JSON, of a kind that is new. Anything else is damage.
    """
    try:
        entry: AnyEntry = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        problem = f"an entry of this table cannot be read: {error}"
    else:
        return entry
    try:
        kind = msgspec.json.decode(data, type=_Kind).kind
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise DamagedEntry(problem) from None
    if kind in _KNOWN:
        raise DamagedEntry(problem)
    raise UnknownEntry(problem)
