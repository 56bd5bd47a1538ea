"""The table's log as people read it: one line an entry, in words, without what is another's."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bossrush.engine.event import Event
from bossrush.engine.message import Arg, Message
from bossrush.engine.scene import words
from bossrush.table import entry as e
from bossrush.table.shown import Happening, Line, LineKind
from bossrush.table.table import Table, Told

KINDS: Final[dict[type[e.AnyEntry], LineKind]] = {
    e.Opened: "opened",
    e.Arranged: "arranged",
    e.Came: "came",
    e.Named: "named",
    e.Sat: "sat",
    e.Stood: "stood",
    e.Seated: "companion",
    e.Begun: "begun",
    e.Chose: "chose",
    e.Proposed: "proposed",
    e.Expired: "expired",
    e.UndoAsked: "undo-asked",
    e.Voted: "voted",
    e.Undone: "undone",
    e.Covered: "covered",
    e.Returned: "returned",
    e.Paused: "paused",
    e.Resumed: "resumed",
    e.Kicked: "kicked",
    e.HandedOver: "host",
    e.Captained: "captain",
    e.Said: "said",
    e.Emoted: "emoted",
    e.Wished: "wished",
    e.Hinted: "hinted",
    e.Rematched: "rematch",
    e.Hooked: "webhook",
    e.Joined: "joined",
    e.Left: "left",
    e.Adrift: "adrift",
    e.Struck: "struck",
}

_encoder = msgspec.json.Encoder()


class Record(msgspec.Struct, frozen=True, gc=False):
    """A line of the log, ready to be sent to anyone who may read it.

    Tables keep hundreds of them, and none leads back to itself: nothing for the garbage
    collector to look through.
    """

    n: int
    _open: bytes
    """As everybody reads it; empty where some may not."""
    _line: Line | None = None
    """Where some may not read all of it: what there is to read."""
    _seat: int | None = None
    """The seat whose secret it is, where it is one's."""
    _audiences: tuple[tuple[int, ...] | None, ...] | None = None
    """For each of its events the seats that may know, where there are such events."""

    def seen_by(self, seats: tuple[int, ...], all_seats: bool = False) -> msgspec.Raw:
        """The line as the holder of these seats may read it; `all_seats` once it is over."""
        line = self._line
        if line is None:
            return msgspec.Raw(self._open)
        if all_seats:
            return msgspec.Raw(_encoder.encode(line))
        if self._seat is not None and self._seat not in seats:
            line = msgspec.structs.replace(line, option="", label=None, words=None, why=None)
        if self._audiences is not None:
            events = [
                event
                for event, audience in zip(line.events, self._audiences, strict=True)
                if audience is None or any(seat in seats for seat in audience)
            ]
            line = msgspec.structs.replace(line, events=events)
        return msgspec.Raw(_encoder.encode(line))

    @property
    def open(self) -> bool:
        """Whether everybody reads the same."""
        return self._line is None

    @property
    def size(self) -> int:
        """About how many bytes it takes to keep."""
        return len(self._open) or 1000


def record(table: Table, entry: e.AnyEntry, told: Told) -> Record:
    """The line of an entry the table has just taken in."""
    line = _line(table, entry, told)
    secret = isinstance(entry, e.Chose) and entry.secret
    audiences = tuple(event.audience for event in told.events)
    if all(audience is None for audience in audiences):
        if not secret:
            return Record(line.n, _encoder.encode(line))
        return Record(line.n, b"", line, line.seat)
    return Record(line.n, b"", line, line.seat if secret else None, audiences)


def happening(event: Event) -> Happening:
    """An event as clients get it."""
    message = words(event.message) if event.message is not None else None
    return Happening(
        kind=event.kind,
        message=message,
        pieces=list(event.pieces),
        data=event.data,
        rule=event.rule,
    )


def _line(table: Table, entry: e.AnyEntry, told: Told) -> Line:
    kind = KINDS[type(entry)]
    said = _sentence(table, entry, told, kind)
    fields: dict[str, Any] = _fields(entry, told)
    return Line(
        n=told.n,
        time=entry.time,
        kind=kind,
        person=entry.by,
        words=words(said) if said is not None else None,
        events=[happening(event) for event in told.events],
        **fields,
    )


def _fields(entry: e.AnyEntry, told: Told) -> dict[str, Any]:
    """What a client needs of an entry besides its sentence."""
    match entry:
        case e.Chose():
            return {
                "seat": entry.seat,
                "actor": told.actor if told.actor >= 0 else None,
                "key": told.key,
                "option": entry.option,
                "label": words(told.label) if told.label is not None else None,
                "companion": entry.companion,
                "why": entry.why,
            }
        case e.Proposed():
            return {"seat": entry.seat, "option": entry.option}
        case e.Covered() | e.Seated():
            return {"seat": entry.seat, "companion": entry.companion}
        case (
            e.Sat()
            | e.Stood()
            | e.UndoAsked()
            | e.Returned()
            | e.Captained()
            | e.Left()
            | e.Hinted()
        ):
            return {"seat": entry.seat}
        case e.Undone():
            return {"seat": entry.seat, "of": told.of}
        case e.Voted():
            return {"of": told.of, "yes": entry.yes}
        case e.Said():
            return {"text": entry.text}
        case e.Emoted():
            return {"text": entry.emote}
        case e.Expired():
            return {"timer": entry.timer}
        case e.Rematched():
            return {"table": entry.table, "code": entry.code}
        case e.Struck():
            return {"of": entry.of}
        case _:
            return {}


def _sentence(table: Table, entry: e.AnyEntry, told: Told, kind: LineKind) -> Message | None:
    """What the log says about it; None for what speaks for itself."""
    args: dict[str, Arg] = {}
    match entry:
        case e.Said() | e.Emoted() | e.Proposed() | e.Expired() | e.Hooked():
            return None
        case e.Arranged():
            return _arranged(table, entry, told)
        case e.Chose():
            if told.label is None:
                return None
            return Message("table-line-chose", who=_who(table, entry), what=told.label)
        case e.Sat() | e.Stood() | e.Seated() | e.Covered() | e.Returned() | e.Captained():
            args = {"seat": entry.seat + 1}
            if isinstance(entry, e.Seated):
                args["filled"] = bool(entry.companion)
            if isinstance(entry, e.Covered):
                args["held"] = table.seats[entry.seat].person is not None
        case e.UndoAsked() | e.Undone() | e.Left():
            args = {"seat": entry.seat + 1}
        case e.Voted():
            args = {"yes": entry.yes}
        case e.Kicked() | e.HandedOver():
            args = {"whom": table.people[entry.person].name}
        case e.Came():
            return Message("table-line-came", who=entry.person.name)
        case e.Struck() | e.Adrift():
            return Message(f"table-line-{kind}")
        case _:
            pass
    return Message(f"table-line-{kind}", who=_who(table, entry), **args)


def _arranged(table: Table, entry: e.Arranged, told: Told) -> Message | None:
    """What changes for everybody at the table; the rest is for the host to see."""
    before, now = told.before, entry.setup
    if before is None:
        return None
    if before.consent != now.consent:
        return Message("table-line-consent", who=_who(table, entry), how=now.consent)
    if before.hints != now.hints:
        return Message("table-line-hints", who=_who(table, entry), allowed=now.hints)
    if before.watch != now.watch:
        return Message("table-line-watch", who=_who(table, entry), open=now.watch)
    return None


def _who(table: Table, entry: e.AnyEntry) -> Arg:
    seat = getattr(entry, "seat", None)
    if isinstance(entry, e.Chose) and entry.companion:
        return Message("table-companion-seat", seat=entry.seat + 1)
    if entry.by is None:
        return Message("table-seat", seat=seat + 1) if isinstance(seat, int) else ""
    name = table.people[entry.by].name
    if isinstance(seat, int) and 0 <= seat < len(table.seats):
        return table.seats[seat].name or name
    return name
