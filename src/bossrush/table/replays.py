"""A play as frames, so that a browser can watch it without knowing a rule."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from bossrush.engine.decision import CREW
from bossrush.engine.entries import CHOICE, JOIN, LEAVE, RESEED, TIMER, kind_of, seat_of, what_of
from bossrush.engine.errors import SaveError
from bossrush.engine.event import Event, Journal
from bossrush.engine.line import Line as EngineLine
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.scene import words
from bossrush.table.answers import BugFile, Frame
from bossrush.table.lines import happening
from bossrush.table.shown import Line, LineKind
from bossrush.table.views import asked, outcome_view

KINDS: Final[dict[int, LineKind]] = {
    CHOICE: "chose",
    TIMER: "expired",
    JOIN: "joined",
    LEAVE: "left",
    RESEED: "adrift",
}
KEPT: Final = 16
"""Plays whose frames are kept at hand."""
BUG: Final = 1


class Reel:
    """The frames of a play; each is made when somebody first asks for it, and kept.

    With `guarded`, what only one seat knew is left out: the game still goes on.
    """

    def __init__(self, play: Play, guarded: bool = False) -> None:
        self.play = play
        self._guarded = guarded and not getattr(play.game, "open_table", False)
        self._entries = play.line.unforced()
        self.last = len(self._entries)
        self._frames: list[bytes] = []
        self._making = self._make()

    def frames(self, first: int, count: int) -> list[msgspec.Raw]:
        """A stretch of frames, as JSON."""
        while len(self._frames) < min(first + count, self.last + 1):
            self._frames.append(msgspec.json.encode(next(self._making)))
        return [msgspec.Raw(body) for body in self._frames[first : first + count]]

    def _make(self) -> Iterator[Frame]:
        old = self.play.line
        line = EngineLine(old.rules, old.root, old.root, Journal())
        line.extras = old.extras
        line.settle()
        play = Play(self.play.game, self.play.origin, line)
        entered: Line | None = None
        for number in range(self.last + 1):
            events = line.journal.take() if line.journal is not None else ()
            if number == 0:
                entered = Line(n=0, time=0, kind="begun")
            assert entered is not None
            yield self._frame(play, number, _with(entered, events))
            if number < self.last:
                entered = self._entry(play, number)
                line.follow(self._entries[number : number + 1])

    def _hides(self, play: Play, seat: int) -> bool:
        """Whether a seat knows something now that others must not learn."""
        return self._guarded and seat != CREW and plain_scene(play) != plain_scene(play, seat)

    def _frame(self, play: Play, number: int, line: Line) -> Frame:
        taken, seat = "", None
        if number < self.last and kind_of(self._entries[number]) == CHOICE:
            seat = seat_of(self._entries[number])
            decision = play.line.answering(seat)
            if decision is not None and not self._hides(play, seat):
                taken = decision.option_id(what_of(self._entries[number]))
        outcome = play.outcome
        return Frame(
            number=number,
            scene=plain_scene(play),
            asked=[asked(one, not self._hides(play, one.seat)) for one in play.open],
            line=line,
            next=taken,
            next_seat=seat,
            outcome=outcome_view(outcome) if outcome is not None else None,
        )

    def _entry(self, play: Play, number: int) -> Line:
        """What the next entry is, in words, while the decision it answers can still say it."""
        code = self._entries[number]
        seat = seat_of(code)
        decision = play.line.answering(seat) if kind_of(code) == CHOICE else None
        if decision is None:
            return Line(n=number + 1, time=0, kind=KINDS[kind_of(code)])
        if self._hides(play, seat):
            return Line(n=number + 1, time=0, kind="chose", seat=seat, key=decision.key)
        value = what_of(code)
        option = next(one for one in decision.options if one.value == value)
        who = Message("table-crew") if seat == CREW else Message("table-seat", seat=seat + 1)
        return Line(
            n=number + 1,
            time=0,
            kind="chose",
            seat=seat,
            actor=decision.actor if decision.actor >= 0 else None,
            key=decision.key,
            option=option.id,
            label=words(option.label),
            words=words(Message("table-line-chose", who=who, what=option.label)),
        )


def _with(line: Line, events: tuple[Event, ...]) -> Line:
    """A line with what happened because of it, as anybody may know it."""
    shown = [happening(event) for event in events if event.audience is None]
    return msgspec.structs.replace(line, events=shown)


def plain_scene(play: Play, seat: int | None = None) -> dict[str, Any]:
    """The scene as a seat, or anybody, may see it, as plain data."""
    found: dict[str, Any] = msgspec.to_builtins(play.scene(seat))
    return found


class Reels:
    """The plays that are being watched."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    def get(self, key: str) -> Reel | None:
        reel = self._reels.get(key)
        if reel is not None:
            self._reels.move_to_end(key)
        return reel

    def add(self, key: str, reel: Reel) -> Reel:
        self._reels[key] = reel
        while len(self._reels) > KEPT:
            self._reels.popitem(last=False)
        return reel


def unwrapped(data: bytes) -> tuple[bytes, int | None]:
    """The save in a file, which may be a bug file, and the moment that one was made at."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"this save is damaged or cut short: {error}") from None
    if isinstance(found, dict) and "bug" in found:
        try:
            bug = msgspec.convert(found, BugFile)
        except msgspec.ValidationError as error:
            raise SaveError(f"this is not a bug file of Bossrush: {error}") from None
        return msgspec.json.encode(bug.save), bug.moment
    return data, None
