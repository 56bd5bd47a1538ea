"""What a table owes by itself, and when: a clock that runs out, a companion's turn, a vote that
is complete, an absent seat to cover.

All of it follows from the log and from who is there, so after a restart the same is owed again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bossrush.engine.decision import Decision
from bossrush.table import entry as e
from bossrush.table.choosing import agreed, chosen, fresh_seed, offered
from bossrush.table.company import Company, Plan, stand_in
from bossrush.table.refusal import Refusal
from bossrush.table.table import MOST_ENTRIES, Seat, Table


class Duty(NamedTuple):
    """An entry the table is to make: when, and how, given the time."""

    due: int
    make: Callable[[int], e.AnyEntry]
    companion: int | None = None
    """The seat of the decision whose plan this carries out."""


def next_duty(table: Table, company: Company, away: dict[int, int], watched: bool) -> Duty | None:
    """The next thing a table must do.

    `away` says since when each person who holds a seat has been gone; `watched` whether anybody
    is there at all.
    """
    if table.status != "playing" or table.paused is not None or table.playing is None:
        return None
    if table.n >= MOST_ENTRIES:
        return None
    found = [
        duty
        for duty in (
            _vote(table),
            _consent(table),
            _clock(table),
            _cover(table, away, watched),
            _companion(table, company, watched),
        )
        if duty is not None
    ]
    return min(found, key=lambda duty: duty.due, default=None)


def _vote(table: Table) -> Duty | None:
    ballot = table.ballot
    if ballot is None or any(person not in ballot.yes for person in table.holders()):
        return None
    return Duty(0, lambda now: e.Undone(time=now, seat=ballot.seat, seed=fresh_seed()))


def _consent(table: Table) -> Duty | None:
    """Everybody proposes the same: somebody who differed may just have left."""
    if not table.proposals or table.setup.consent != "all" or table.playing is None:
        return None
    option = agreed(table, table.proposals)
    decision = next((d for d in table.playing.play.open if d.crew), None)
    if option is None or decision is None or decision.number != table.proposed_at:
        return None
    try:
        offered(decision, option)
    except Refusal:
        return None
    return Duty(0, lambda now: chosen(table, decision, option, False, {"time": now}))


def _clock(table: Table) -> Duty | None:
    playing = table.playing
    clock = playing.clocks.next() if playing is not None else None
    if clock is None:
        return None
    timer_id = clock.timer.id
    return Duty(clock.due, lambda now: e.Expired(time=now, timer=timer_id))


def _cover(table: Table, away: dict[int, int], watched: bool) -> Duty | None:
    """An absent seat is covered for those who are there; alone, it is simply waited for."""
    grace = table.setup.grace * 1000
    if not grace or not watched:
        return None
    found: list[tuple[int, Seat]] = []
    for seat in table.seats:
        if seat.person is not None and seat.person not in away:
            continue
        if seat.player or not table.in_play(seat.number):
            continue
        gone = seat.since if seat.person is None else away[seat.person]
        found.append((gone + grace, seat))
    if not found:
        return None
    due, seat = min(found, key=lambda one: one[0])
    number = seat.number
    companion = stand_in(table.setup.game)
    return Duty(due, lambda now: e.Covered(time=now, seat=number, companion=companion))


def _companion(table: Table, company: Company, watched: bool) -> Duty | None:
    if not watched and not table.holders():
        return None  # companions among themselves play only while somebody looks on
    plan = company.plan()
    if plan is None:
        return None
    playing = table.playing
    decision = playing.decision(plan.seat) if playing is not None else None
    if decision is None:
        return None
    try:
        offered(decision, plan.option)
    except Refusal:
        company.forget(plan.seat)
        return _companion(table, company, watched)
    return Duty(plan.due, lambda now: _carried_out(table, decision, plan, now), plan.seat)


def _carried_out(table: Table, decision: Decision, plan: Plan, now: int) -> e.AnyEntry:
    stamp = {"time": now, "companion": plan.companion, "why": plan.why}
    return chosen(table, decision, plan.option, False, stamp)
