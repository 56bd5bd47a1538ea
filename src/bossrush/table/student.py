"""A student: a process of its own that studies one play, tells what it sees, and ends.

It is nicer than the server to everybody else on the machine, and ends when the server does.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import time
from typing import Final

import msgspec

from bossrush.engine.errors import BossrushError
from bossrush.study.working import Studying
from bossrush.table.assignment import (
    LENGTH,
    Assignment,
    Enough,
    Learned,
    Sharpen,
    ToStudent,
    Unfit,
    framed,
    length_of,
    read_order,
)

NICER: Final = 10
TELL_EVERY: Final = 1.0
"""Seconds between two tellings."""
KEEP_EVERY: Final = 5
"""After so many tellings, what was seen is sent along to be kept."""
HANDS: Final = 2
"""Processes that share the work, where there are as many cores."""


class Gone(Exception):
    """Nobody listens any more."""


class Desk:
    """Orders come in on one end of a pipe, what was seen goes out on the other."""

    def __init__(self, reading: int, writing: int) -> None:
        self._reading = reading
        self._writing = writing

    def order(self) -> ToStudent:
        """The next order, waited for."""
        return read_order(self._exactly(length_of(self._exactly(LENGTH))))

    def ordered(self) -> ToStudent | None:
        """The next order, where there is one already."""
        return self.order() if select.select([self._reading], [], [], 0)[0] else None

    def _exactly(self, count: int) -> bytes:
        found = b""
        while len(found) < count:
            more = os.read(self._reading, count - len(found))
            if not more:
                raise Gone
            found += more
        return found

    def tell(self, message: Learned | Unfit) -> None:
        data = memoryview(framed(message))
        while data:
            data = data[os.write(self._writing, data) :]


def study(desk: Desk, assignment: Assignment, hands: int) -> None:
    """Study a play until it is sharp, or somebody has seen enough."""
    work = Studying(assignment.save, aim=assignment.aim, workers=hands)
    with work:
        work.teller.companions.update(assignment.companions)
        work.teller.names = assignment.names
        if assignment.kept:
            work.take_up(assignment.kept)
        _order(work, Sharpen(aim=assignment.aim, look=assignment.look))
        told = time.monotonic()
        tellings = 0
        while work.lap():
            order = desk.ordered()
            if isinstance(order, Enough):
                break
            if isinstance(order, Sharpen):
                _order(work, order)
            if time.monotonic() - told >= TELL_EVERY:
                tellings += 1
                desk.tell(_learned(work, keep=tellings % KEEP_EVERY == 0))
                told = time.monotonic()
        desk.tell(_learned(work, keep=True, done=True))


def _order(work: Studying, order: Sharpen) -> None:
    work.plan.aim = order.aim
    if order.look is not None and 0 <= order.look < len(work.course.turns):
        work.plan.look = order.look


def _learned(work: Studying, keep: bool, done: bool = False) -> Learned:
    return Learned(
        told=msgspec.json.encode(work.told()),
        playouts=work.plan.playouts,
        kept=work.kept() if keep else b"",
        done=done,
    )


def main() -> None:
    """Study for the server that started this process."""
    from bossrush.table.serve import load_more_games

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever presses Ctrl-C speaks to the server
    with contextlib.suppress(OSError, AttributeError):  # not every system can
        os.nice(NICER)
    writing = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints must not garble the pipe
    load_more_games()
    desk = Desk(sys.stdin.fileno(), writing)
    with contextlib.suppress(Gone, BrokenPipeError):
        order = desk.order()
        assert isinstance(order, Assignment)
        try:
            study(desk, order, min(HANDS, os.cpu_count() or 1))
        except BossrushError as error:
            desk.tell(Unfit(reason=str(error)))


if __name__ == "__main__":
    main()
