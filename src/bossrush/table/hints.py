"""Hints with numbers: what every option of a decision is worth, told as it sharpens.

About what is asked now, or about what a person has just chosen. The host can forbid them, and a
play that has used them is marked, once and for good.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Final, NamedTuple

from bossrush.engine.decision import Decision
from bossrush.engine.past import last_choice
from bossrush.engine.play import HINTED, Play
from bossrush.table import protocol as p
from bossrush.table.asking import asked
from bossrush.table.company import Company
from bossrush.table.playing import is_real
from bossrush.table.plea import Plea
from bossrush.table.pondering import Ask
from bossrush.table.refusal import Refusal
from bossrush.table.table import Table
from bossrush.table.tasks import Found

MIND: Final = "sharp"
"""Who works them out."""


class Matter(NamedTuple):
    """What a hint is about."""

    play: Play
    decision: Decision
    chosen: str = ""
    """What was taken, where that has happened already."""


def allowed(plea: Plea, seat: int) -> None:
    """Refuse a hint that the host forbids, or that is not for the one who asks."""
    plea.own_seat(seat)
    if not plea.table.setup.hints:
        raise Refusal("hints-off")


def unmarked(table: Table) -> bool:
    """Whether this is the first hint of a play. In a lesson they are no matter: it is practice."""
    play = table.play
    return play is not None and not table.setup.lesson and HINTED not in play.origin.marks


def matter(plea: Plea, command: p.Weigh) -> Matter:
    """What is asked of a seat now, or what it chose last."""
    table = plea.table
    if command.last:
        past = last_choice(table.play, command.seat) if table.play is not None else None
        if past is None or is_real(past.decision):
            raise Refusal("nothing-chosen", seat=command.seat + 1)
        return Matter(past.play, past.decision, past.decision.option_id(past.value))
    playing = plea.playing()
    decision = playing.pending(command.seat)
    if decision is None or decision.waiting or is_real(decision):
        raise Refusal("nothing-asked", seat=command.seat + 1)
    return Matter(playing.play, decision)


def advice(
    company: Company,
    command: p.Hint | p.Weigh,
    plea: Plea,
    send: Callable[[bytes], None],
    refuse: Callable[[Refusal], None],
) -> Coroutine[None, None, None]:
    """What gives a hint, to be awaited beside everything else; Refusal where there is none."""
    allowed(plea, command.seat)
    if isinstance(command, p.Weigh):
        about = matter(plea, command)
        company.begin_hint(command.seat)
        return _weigh(company, command, about, send)
    plea.playing()
    company.begin_hint(command.seat)
    return _hint(company, command, send, refuse)


async def _hint(
    company: Company,
    command: p.Hint,
    send: Callable[[bytes], None],
    refuse: Callable[[Refusal], None],
) -> None:
    """Tell what a companion would choose."""
    try:
        found = await company.hint(command.seat, command.companion)
    finally:
        company.end_hint(command.seat)
    if found is None:
        refuse(Refusal("nothing-asked", seat=command.seat + 1))
        return
    at, option = found
    send(p.encode(p.HintGiven(id=command.id, seat=command.seat, at=at, option=option)))


async def _weigh(
    company: Company, command: p.Weigh, about: Matter, send: Callable[[bytes], None]
) -> None:
    """Tell what every option is worth, until that is sharp enough or the moment has passed."""
    decision = about.decision
    number = decision.number

    def tell(found: Found) -> None:
        passed = not about.chosen and not _asked(company.table, decision.seat, number)
        if passed or company.pondering.gives_way(found.spent):
            company.pondering.enough(command.seat)
        send(p.encode(_weighed(command, number, about, found)))

    try:
        ask = Ask(command.seat, decision, MIND, about.chosen, command.longer)
        found = await company.pondering.weigh(about.play, ask, tell)
    finally:
        company.end_hint(command.seat)
    if found is None:
        failed = p.Weighed(id=command.id, seat=command.seat, at=number, done=True, failed=True)
        send(p.encode(failed))


def _asked(table: Table, seat: int, number: int) -> bool:
    """Whether the decision with this number is still open."""
    now = table.playing.decision(seat) if table.playing is not None else None
    return now is not None and now.number == number


def _weighed(command: p.Weigh, number: int, about: Matter, found: Found) -> p.Weighed:
    return p.Weighed(
        id=command.id,
        seat=command.seat,
        at=number,
        done=found.done,
        choice=found.choice,
        best=found.best,
        as_good=found.as_good,
        options=found.options,
        playouts=found.playouts,
        why=found.why,
        chosen=about.chosen,
        lost=found.lost,
        lost_error=found.lost_error,
        asked=asked(about.decision) if about.chosen and found.done else None,
    )
