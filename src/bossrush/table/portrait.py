"""A table as clients get it, but for its scene and what is asked: people, seats, how it stands."""

from __future__ import annotations

from typing import Final

from bossrush.engine.rules import Outcome
from bossrush.engine.scene import words
from bossrush.table.playing import Playing, committed
from bossrush.table.shown import (
    ClockView,
    OutcomeView,
    PersonView,
    Rematch,
    Reveal,
    ScoreLine,
    SeatView,
    TableView,
    UndoView,
    VoteView,
)
from bossrush.table.table import Seat, Table

MOVING: Final = frozenset(
    (
        *("status", "paused", "proposals", "vote", "undo", "clocks", "marks", "outcome", "reveal"),
        *("may_join", "joining", "may_leave"),
    )
)
"""The members of a table that change with the game."""


def steady(table: Table) -> TableView:
    """What of a table seldom changes."""
    opened = table.opened
    assert opened is not None
    setup = table.setup
    return TableView(
        id=table.id,
        code=table.code,
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        chance=setup.chance,
        lesson=setup.lesson,
        commitment=committed(opened),
        seats=[_seat(table, seat) for seat in table.seats],
        people=[
            PersonView(person=number, name=person.name, kicked=number in table.kicked)
            for number, person in enumerate(table.people)
        ],
        host=table.host,
        consent=setup.consent,
        captain=table.captain,
        grace=setup.grace,
        watch=setup.watch,
        hints=setup.hints,
        rematch=Rematch(table=table.rematch[0], code=table.rematch[1]) if table.rematch else None,
        webhook=bool(table.webhook),
        created=opened.time,
    )


def _seat(table: Table, seat: Seat) -> SeatView:
    """A seat; somebody who has left the game has theirs no more."""
    if not table.in_play(seat.number):
        return SeatView(seat=seat.number, left=True)
    return SeatView(
        seat=seat.number,
        person=seat.person,
        name=seat.name,
        companion=seat.player,
        covered=bool(seat.cover),
    )


def moving(table: Table) -> dict[str, object]:
    """What of a table changes with the game."""
    found: dict[str, object] = {"status": table.status}
    if table.paused is not None:
        found["paused"] = True
    if table.proposals:
        found["proposals"] = {str(seat): option for seat, option in table.proposals.items()}
    playing = table.playing
    if playing is not None:
        found["vote"] = vote(table, playing)
        found["undo"] = undo(table, playing)
        found["clocks"] = clocks(table, playing)
        found["marks"] = playing.play.origin.marks[:]
        found["may_join"] = playing.may_join()
        found["joining"] = playing.joining()
        found["may_leave"] = [seat.number for seat in table.seats if playing.may_leave(seat.number)]
        outcome = playing.play.outcome
        if outcome is not None:
            found["outcome"] = outcome_view(outcome)
            opened = table.opened
            if opened is not None and table.setup.chance == "seeded":
                found["reveal"] = Reveal(seed=opened.seed, nonce=opened.nonce)
    return {name: value for name, value in found.items() if value}


def outcome_view(outcome: Outcome) -> OutcomeView:
    """How a game ended, as clients get it."""
    return OutcomeView(
        won=outcome.won,
        reason=words(outcome.reason),
        scores=list(outcome.scores),
        places=list(outcome.places),
        breakdown=[
            [ScoreLine(name=words(name), points=points) for name, points in lines]
            for lines in outcome.breakdown
        ],
    )


def vote(table: Table, playing: Playing) -> VoteView | None:
    """What the table is asked, if it is."""
    ballot = table.ballot
    if ballot is None:
        return None
    last = playing.undoable(ballot.seat)
    return VoteView(
        n=ballot.n,
        seat=ballot.seat,
        person=ballot.person,
        of=last.of if last is not None else 0,
        yes=ballot.yes[:],
        needs=[person for person in table.holders() if person not in ballot.yes],
    )


def undo(table: Table, playing: Playing) -> dict[str, UndoView]:
    """What each person's seat could take back: a companion never asks."""
    if playing.play.outcome is not None:
        return {}
    found: dict[str, UndoView] = {}
    for seat in table.seats:
        last = playing.offered_back(seat.number) if seat.person is not None else None
        if last is not None:
            found[str(seat.number)] = last
    return found


def clocks(table: Table, playing: Playing) -> list[ClockView]:
    """The clocks that run, or stand still while the table is paused."""
    return [
        ClockView(
            key=clock.timer.key,
            seat=clock.timer.seat,
            due=clock.due,
            milliseconds=clock.timer.milliseconds,
            left=clock.due - table.paused if table.paused is not None else None,
        )
        for clock in playing.clocks.running
    ]
