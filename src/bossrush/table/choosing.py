"""What may be chosen, proposed and taken back: the judge's rulings on the game itself."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

from bossrush.engine.decision import Decision
from bossrush.engine.errors import BossrushError, IllegalChoice
from bossrush.engine.play import Play
from bossrush.engine.under_way import in_race
from bossrush.table import entry as e
from bossrush.table import protocol as p
from bossrush.table.playing import Playing, is_real
from bossrush.table.plea import Plea
from bossrush.table.refusal import Refusal
from bossrush.table.table import Table

MARK_EVERY: Final = 20
"""Entries between two marks that a replay is checked against."""


def choose(plea: Plea, command: p.Choose) -> e.AnyEntry:
    playing = plea.playing()
    decision = _answerable(plea, playing, command.seat)
    if command.at is None and not in_race(decision):
        raise Refusal("at-missing")
    if command.at is not None and command.at != decision.number:
        raise Refusal("stale")
    offered(decision, command.option)
    if decision.crew and not _decides(plea.table, command.seat, command.option):
        return e.Proposed(
            seat=command.seat, option=command.option, at=decision.number, **plea.stamp()
        )
    return chosen(plea.table, decision, command.option, plea.private(decision.seat), plea.stamp())


def _answerable(plea: Plea, playing: Playing, number: int) -> Decision:
    """The decision a person would answer through a seat."""
    seat = plea.seat(number)
    decision = playing.pending(number)
    if decision is not None and is_real(decision):
        if plea.person() not in plea.table.holders():  # anyone who sits there may read real dice
            raise Refusal("not-your-seat", seat=number + 1)
    elif seat.person != plea.person():
        raise Refusal("not-your-seat", seat=number + 1)
    if decision is None:
        raise Refusal("nothing-asked", seat=number + 1)
    return decision


def offered(decision: Decision, option: str) -> int:
    """The answer an option stands for; Refusal where it is not offered now.

    A game may say why: what would be offered, if it were not for some card.
    """
    try:
        return decision.read(option)
    except IllegalChoice as refused:
        if not refused.forbidden:
            raise Refusal("not-offered") from None
        raise Refusal("forbidden", effect=refused.why) from None


def chosen(
    table: Table, decision: Decision, option: str, secret: bool, stamp: dict[str, Any]
) -> e.Chose:
    """The entry of a choice."""
    playing = table.playing
    assert playing is not None
    marked = len(playing.standing) % MARK_EVERY == MARK_EVERY - 1
    return e.Chose(
        seat=decision.seat,
        option=option,
        at=decision.number,
        secret=secret and not decision.crew,
        mark=playing.mark() if marked else None,
        **stamp,
    )


def _decides(table: Table, seat: int, option: str) -> bool:
    """Whether a seat's word settles the crew's decision."""
    consent = table.setup.consent
    if consent == "captain":
        # Where no person plays the captain's seat, anybody's word counts.
        captain = table.seats[table.captain]
        return seat == table.captain or table.played_by(captain) is None
    if consent == "any":
        return True
    return agreed(table, {**table.proposals, seat: option}) == option


def agreed(table: Table, proposals: dict[int, str]) -> str | None:
    """The option that every person at the table has proposed, if they all have one."""
    said = {
        person: {proposals[seat] for seat in table.seats_of(person) if seat in proposals}
        for person in table.holders()
    }
    options = set().union(*said.values()) if said else set()
    if len(options) == 1 and all(said.values()):
        return str(next(iter(options)))
    return None


def withdraw(plea: Plea, command: p.Withdraw) -> e.AnyEntry:
    plea.playing()
    plea.own_seat(command.seat)
    if command.seat not in plea.table.proposals:
        raise Refusal("nothing-proposed")
    return e.Proposed(seat=command.seat, option="", at=plea.table.proposed_at, **plea.stamp())


def undo(plea: Plea, command: p.Undo) -> e.AnyEntry:
    playing = plea.playing()
    plea.own_seat(command.seat)
    if playing.undoable(command.seat) is None:
        raise Refusal("undo-nothing")
    if playing.play.copy().undo(command.seat):
        return e.Undone(seat=command.seat, **plea.stamp())
    if not playing.play.copy().undo(command.seat, seed=0):
        raise Refusal("undo-impossible")
    if plea.table.holders() == [plea.by]:
        return e.Undone(seat=command.seat, seed=fresh_seed(), **plea.stamp())
    if plea.table.ballot is not None:
        raise Refusal("vote-open")
    return e.UndoAsked(seat=command.seat, **plea.stamp())


def fresh_seed() -> str:
    """128 bits nobody has seen."""
    return f"{secrets.randbits(128):032x}"


def vote(plea: Plea, command: p.Vote) -> e.AnyEntry:
    person = plea.person()
    ballot = plea.table.ballot
    if ballot is None or ballot.n != command.vote:
        raise Refusal("vote-gone")
    if person not in plea.table.holders():
        raise Refusal("no-seat-held")
    if person in ballot.yes and command.yes:
        raise Refusal("voted")
    return e.Voted(yes=command.yes, **plea.stamp())


def join(plea: Plea, command: p.JoinPlay) -> e.AnyEntry:
    playing = plea.playing()
    plea.person()
    _try(playing.play, lambda twin: twin.join(**command.options))
    return e.Joined(options=command.options, **plea.stamp())


def leave(plea: Plea, command: p.LeavePlay) -> e.AnyEntry:
    playing = plea.playing()
    plea.own_seat(command.seat)
    _try(playing.play, lambda twin: twin.leave(command.seat))
    return e.Left(seat=command.seat, **plea.stamp())


def _try(play: Play, deed: Callable[[Play], object]) -> None:
    """Do something to a twin of the play, to see whether the rules let it."""
    try:
        deed(play.copy())
    except (BossrushError, TypeError, ValueError) as error:
        raise Refusal("rules", reason=str(error)) from None
