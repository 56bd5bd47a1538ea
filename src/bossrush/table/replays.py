"""A play as frames, so that a browser can watch it without knowing a rule."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from bossrush.engine.decision import CREW
from bossrush.engine.entries import CHOICE, JOIN, LEAVE, RESEED, TIMER
from bossrush.engine.event import Event
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.reel import Reel
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


class Film:
    """The frames of a play; each is made when somebody first asks for it, and kept.

    With `guarded`, what only one seat knew is left out: the game still goes on.
    """

    def __init__(self, play: Play, guarded: bool = False) -> None:
        self.play = play
        self._guarded = guarded and not is_open(play)
        self._reel = Reel(play)
        self.last = self._reel.last
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
        reel = self._reel
        entered: Line | None = Line(n=0, time=0, kind="begun")
        while entered is not None:
            yield self._frame(_with(entered, reel.events()))
            entered = self._entry()
            if entered is not None:
                reel.step()

    def _hides(self, play: Play, seat: int) -> bool:
        """Whether a seat knows something now that others must not learn."""
        return self._guarded and seat != CREW and plain_scene(play) != plain_scene(play, seat)

    def _frame(self, line: Line) -> Frame:
        play = self._reel.play
        coming = self._reel.upcoming()
        chosen = coming is not None and coming.kind == CHOICE
        taken = ""
        if coming is not None and chosen and not self._hides(play, coming.seat):
            taken = coming.option
        outcome = play.outcome
        return Frame(
            number=self._reel.at,
            scene=plain_scene(play),
            asked=[asked(one, not self._hides(play, one.seat)) for one in play.open],
            line=line,
            next=taken,
            next_seat=coming.seat if coming is not None and chosen else None,
            outcome=outcome_view(outcome) if outcome is not None else None,
        )

    def _entry(self) -> Line | None:
        """What the next entry is, in words, while the decision it answers can still say it."""
        coming = self._reel.upcoming()
        if coming is None:
            return None
        n, seat, decision = self._reel.at + 1, coming.seat, coming.decision
        if decision is None:
            return Line(n=n, time=0, kind=KINDS[coming.kind])
        if self._hides(self._reel.play, seat):
            return Line(n=n, time=0, kind="chose", seat=seat, key=decision.key)
        option = next(one for one in decision.options if one.value == coming.value)
        who = Message("table-crew") if seat == CREW else Message("table-seat", seat=seat + 1)
        return Line(
            n=n,
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
