"""A student: a process of its own that studies one play, tells what it sees, and ends."""

from __future__ import annotations

import contextlib
import os
import time
from typing import Final

import msgspec

from bossrush.engine.errors import BossrushError
from bossrush.engine.scene import words
from bossrush.study.working import StudyError, Studying
from bossrush.table.assignment import Assignment, Enough, Learned, Sharpen, ToStudent, Unfit
from bossrush.table.pipes import Gone, Pipe

TELL_EVERY: Final = 1.0
"""Seconds between two tellings."""
KEEP_EVERY: Final = 5
"""After so many tellings, what was seen is sent along to be kept."""
HANDS: Final = 2
"""Processes that share the work, where there are as many cores."""


def study(pipe: Pipe[ToStudent], assignment: Assignment, hands: int) -> None:
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
            order = pipe.next() if pipe.waits else None
            if isinstance(order, Enough):
                break
            if isinstance(order, Sharpen):
                _order(work, order)
            if time.monotonic() - told >= TELL_EVERY:
                tellings += 1
                pipe.tell(_learned(work, keep=tellings % KEEP_EVERY == 0))
                told = time.monotonic()
        pipe.tell(_learned(work, keep=True, done=True))


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

    pipe: Pipe[ToStudent] = Pipe.opened(ToStudent)
    load_more_games()
    with contextlib.suppress(Gone, BrokenPipeError):
        order = pipe.next()
        assert isinstance(order, Assignment)
        try:
            study(pipe, order, min(HANDS, os.cpu_count() or 1))
        except StudyError as error:
            pipe.tell(Unfit(reason=str(error), why=words(error.why)))
        except BossrushError as error:
            pipe.tell(Unfit(reason=str(error)))


if __name__ == "__main__":
    main()
