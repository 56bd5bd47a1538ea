"""A play as frames, so that a browser can watch it without knowing a rule."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from bossrush.engine.decision import CREW
from bossrush.engine.entries import CHOICE, JOIN, LEAVE, RESEED, TIMER, kind_of, seat_of, what_of
from bossrush.engine.event import Event, Journal
from bossrush.engine.line import Line as EngineLine
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.scene import words
from bossrush.table.answers import Frame
from bossrush.table.asking import asked
from bossrush.table.lines import happening
from bossrush.table.playing import is_open
from bossrush.table.portrait import outcome_view
from bossrush.table.shown import Line, LineKind

KINDS: Final[dict[int, LineKind]] = {
    CHOICE: "chose",
    TIMER: "expired",
    JOIN: "joined",
    LEAVE: "left",
    RESEED: "adrift",
}
KEPT: Final = 16
"""Plays whose frames are kept at hand."""
MOST_BYTES: Final = 64_000_000
"""How much room their frames may take, but for the play that is watched right now."""


class Reel:
    """The frames of a play; each is made when somebody first asks for it, and kept.

    With `guarded`, what only one seat knew is left out: the game still goes on.
    """

    def __init__(self, play: Play, guarded: bool = False) -> None:
        self.play = play
        self._guarded = guarded and not is_open(play)
        self._entries = play.line.unforced()
        self.last = len(self._entries)
        self.size = 0
        """How many bytes its frames take."""
        self._frames: list[bytes] = []
        self._lines: list[bytes] = []
        self._making = self._make()
        self._at_it = asyncio.Lock()

    async def frames(self, first: int, count: int) -> list[msgspec.Raw]:
        """A stretch of frames, as JSON."""
        await self._reach(first + count)
        return [msgspec.Raw(body) for body in self._frames[first : first + count]]

    async def lines(self, first: int, count: int) -> list[msgspec.Raw]:
        """The lines of a stretch of frames, as JSON."""
        await self._reach(first + count)
        return [msgspec.Raw(body) for body in self._lines[first : first + count]]

    async def _reach(self, count: int) -> None:
        """Make frames up to a number, in a thread: nobody at a table waits for them."""
        async with self._at_it:
            if len(self._frames) < min(count, self.last + 1):
                await asyncio.to_thread(self._made, min(count, self.last + 1))

    def _made(self, count: int) -> None:
        while len(self._frames) < count:
            frame = next(self._making)
            self._frames.append(msgspec.json.encode(frame))
            self._lines.append(msgspec.json.encode(frame.line))
            self.size += len(self._frames[-1]) + len(self._lines[-1])

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
        while len(self._reels) > 1 and not self._fits():
            self._reels.popitem(last=False)
        return reel

    def _fits(self) -> bool:
        taken = sum(reel.size for reel in self._reels.values())
        return len(self._reels) <= KEPT and taken <= MOST_BYTES
