"""The judge: whether a command may become an entry of the table's log, and which.

Everything is decided here, against the table as it stands, before anything is written. What is
refused is refused with a reason, and nothing has changed.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

from bossrush.engine.decision import Decision
from bossrush.engine.errors import BossrushError, OptionError
from bossrush.engine.play import Play
from bossrush.engine.registry import game as find_game
from bossrush.table import entry as e
from bossrush.table import protocol as p
from bossrush.table.company import known_companion
from bossrush.table.identity import clean_name, clean_speech
from bossrush.table.playing import Playing, in_race, is_real
from bossrush.table.refusal import Refusal
from bossrush.table.table import Seat, Table
from bossrush.table.webhook import check_address

MARK_EVERY: Final = 20
"""Entries between two marks that a replay is checked against."""


class Plea:
    """A command, and everything needed to judge it."""

    __slots__ = ("by", "command", "key", "now", "private", "table")

    def __init__(
        self,
        table: Table,
        command: p.Command,
        key: str,
        now: int,
        private: Callable[[int], bool],
    ) -> None:
        self.table = table
        self.command = command
        self.key = key
        self.by = table.person(key) if key else None
        self.now = now
        self.private = private

    def stamp(self) -> dict[str, Any]:
        """What every entry made of this command begins with."""
        return {"time": self.now, "by": self.by, "request": self.command.id}

    # -- what many commands require -------------------------------------------------------

    def person(self) -> int:
        """Who it is; they must have come to the table."""
        if self.by is None:
            raise Refusal("not-come")
        if self.by in self.table.kicked:
            raise Refusal("kicked")
        return self.by

    def host(self) -> int:
        if self.person() != self.table.host:
            raise Refusal("not-host", host=self.table.people[self.table.host].name)
        return self.table.host

    def seat(self, number: int) -> Seat:
        """A seat, whoever holds it."""
        if number >= len(self.table.seats):
            raise Refusal("no-seat", seat=number + 1, seats=len(self.table.seats))
        return self.table.seats[number]

    def own_seat(self, number: int) -> Seat:
        seat = self.seat(number)
        if seat.person != self.person():
            raise Refusal("not-your-seat", seat=number + 1)
        return seat

    def gathering(self) -> None:
        if self.table.status != "gathering":
            raise Refusal("begun")

    def playing(self) -> Playing:
        """The game; it must be running, and not be paused."""
        playing = self.table.playing
        if self.table.status == "over":
            raise Refusal("over")
        if self.table.status == "stuck":
            raise Refusal("stuck")
        if playing is None:
            raise Refusal("not-begun")
        if self.table.paused is not None:
            raise Refusal("paused")
        return playing

    def other(self, number: int) -> int:
        """Another person at the table."""
        if number >= len(self.table.people) or number in self.table.kicked:
            raise Refusal("no-person")
        return number


def judged(plea: Plea) -> e.AnyEntry:
    """The entry that a command becomes; Refusal where it may not."""
    return _RULINGS[type(plea.command)](plea, plea.command)


# -- people and seats -----------------------------------------------------------------------


def _come(plea: Plea, command: p.Come) -> e.AnyEntry:
    name = clean_name(command.name)
    if not plea.key:
        raise Refusal("no-token")
    if plea.by is None:
        if len(plea.table.people) >= 200:
            raise Refusal("crowded")
        stamp = plea.stamp() | {"by": len(plea.table.people)}
        return e.Came(person=e.Person(plea.key, name), **stamp)
    plea.person()
    return e.Named(name=name, **plea.stamp())


def _sit(plea: Plea, command: p.Sit) -> e.AnyEntry:
    person = plea.person()
    seat = plea.seat(command.seat)
    if plea.table.status == "over":
        raise Refusal("over")
    if seat.person is not None:
        holder = plea.table.people[seat.person].name
        raise Refusal("seat-held", seat=command.seat + 1, holder=holder)
    if seat.companion and person != plea.table.host:
        raise Refusal("seat-companion", seat=command.seat + 1)
    name = clean_name(command.name) if command.name else ""
    return e.Sat(seat=command.seat, name=name, **plea.stamp())


def _stand(plea: Plea, command: p.Stand) -> e.AnyEntry:
    plea.own_seat(command.seat)
    return e.Stood(seat=command.seat, **plea.stamp())


def _wish(plea: Plea, command: p.Wish) -> e.AnyEntry:
    plea.person()
    return e.Wished(**plea.stamp())


def _companion(plea: Plea, command: p.SetCompanion) -> e.AnyEntry:
    plea.host()
    seat = plea.seat(command.seat)
    if seat.person is not None:
        holder = plea.table.people[seat.person].name
        raise Refusal("seat-held", seat=command.seat + 1, holder=holder)
    _known(plea.table, command.companion)
    return e.Seated(seat=command.seat, companion=command.companion, **plea.stamp())


def _known(table: Table, companion: str) -> None:
    if companion and not known_companion(table.setup.game, companion):
        raise Refusal("no-companion", name=companion)


def _kick(plea: Plea, command: p.Kick) -> e.AnyEntry:
    if plea.other(command.person) == plea.host():
        raise Refusal("kick-self")
    return e.Kicked(person=command.person, **plea.stamp())


def _hand_over(plea: Plea, command: p.HandOver) -> e.AnyEntry:
    plea.host()
    return e.HandedOver(person=plea.other(command.person), **plea.stamp())


def _captain(plea: Plea, command: p.SetCaptain) -> e.AnyEntry:
    plea.host()
    plea.seat(command.seat)
    return e.Captained(seat=command.seat, **plea.stamp())


def _say(plea: Plea, command: p.Say) -> e.AnyEntry:
    plea.person()
    return e.Said(text=clean_speech(command.text), **plea.stamp())


def _emote(plea: Plea, command: p.EmoteCommand) -> e.AnyEntry:
    plea.person()
    return e.Emoted(emote=command.emote, **plea.stamp())


def _webhook(plea: Plea, command: p.SetWebhook) -> e.AnyEntry:
    plea.host()
    if command.url:
        check_address(command.url)
    return e.Hooked(url=command.url, **plea.stamp())


# -- the table ------------------------------------------------------------------------------


def _arrange(plea: Plea, command: p.Arrange) -> e.AnyEntry:
    plea.host()
    table = plea.table
    setup = table.setup
    seats = len(table.seats)
    if command.options is not None or command.seats is not None or command.chance is not None:
        plea.gathering()
        if table.opened is not None and table.opened.save:
            raise Refusal("imported")
        seats = command.seats if command.seats is not None else seats
        setup = set_up(
            setup.game,
            setup.options if command.options is None else command.options,
            seats,
            chance=command.chance or setup.chance,
        )
        for seat in table.seats[seats:]:
            if seat.person is not None:
                raise Refusal(
                    "seat-held",
                    seat=seat.number + 1,
                    holder=table.people[seat.person].name,
                )
    kept = table.setup
    setup = e.Setup(
        game=setup.game,
        rules=setup.rules,
        content=setup.content,
        options=setup.options,
        chance=setup.chance,
        consent=command.consent or kept.consent,
        grace=kept.grace if command.grace is None else command.grace,
        watch=kept.watch if command.watch is None else command.watch,
    )
    return e.Arranged(setup=setup, seats=seats, **plea.stamp())


def set_up(game: str, options: dict[str, Any], seats: int, **more: Any) -> e.Setup:
    """What a table is set up for, checked by the game itself; Refusal with what is wrong."""
    try:
        found = find_game(game)
        given = found.options(options)
        if not found.min_seats <= seats <= found.max_seats:
            raise Refusal("seats", low=found.min_seats, high=found.max_seats)
        return e.Setup(
            game=found.key,
            rules=found.version,
            content=found.digest(given),
            options=given,
            **more,
        )
    except OptionError as error:
        raise Refusal("option", reason=str(error)) from None


def _begin(plea: Plea, command: p.Begin) -> e.AnyEntry:
    plea.host()
    plea.gathering()
    _known(plea.table, command.fill)
    if not command.fill:
        for seat in plea.table.seats:
            if seat.free:
                raise Refusal("seat-free", seat=seat.number + 1)
    return e.Begun(fill=command.fill, **plea.stamp())


def _pause(plea: Plea, command: p.Pause) -> e.AnyEntry:
    plea.host()
    plea.playing()
    return e.Paused(**plea.stamp())


def _resume(plea: Plea, command: p.Resume) -> e.AnyEntry:
    plea.host()
    if plea.table.paused is None:
        raise Refusal("not-paused")
    return e.Resumed(**plea.stamp())


# -- the game -------------------------------------------------------------------------------


def _choose(plea: Plea, command: p.Choose) -> e.AnyEntry:
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
        if plea.person() not in plea.table.holders():  # whoever sits there may read real dice
            raise Refusal("not-your-seat", seat=number + 1)
    elif seat.person != plea.person():
        raise Refusal("not-your-seat", seat=number + 1)
    if decision is None:
        raise Refusal("nothing-asked", seat=number + 1)
    return decision


def offered(decision: Decision, option: str) -> int:
    """The answer an option stands for; Refusal where it is not offered now."""
    try:
        value = decision.value_of(option)
    except (ValueError, KeyError, IndexError, TypeError, AttributeError):
        raise Refusal("not-offered") from None
    if value not in decision.values():
        raise Refusal("not-offered")
    return value


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
        captain = table.seats[table.captain]
        return seat == table.captain or captain.person is None or bool(captain.cover)
    if consent == "any":
        return True
    return agreed(table, {**table.proposals, seat: option}) == option


def agreed(table: Table, proposals: dict[int, str]) -> str | None:
    """The option that every person at the table has proposed, if they all have one."""
    holders = table.holders()
    said = {
        person: {proposals[seat] for seat in table.seats_of(person) if seat in proposals}
        for person in holders
    }
    options = set().union(*said.values()) if said else set()
    if len(options) == 1 and all(said.values()):
        return str(next(iter(options)))
    return None


def _withdraw(plea: Plea, command: p.Withdraw) -> e.AnyEntry:
    plea.playing()
    plea.own_seat(command.seat)
    if command.seat not in plea.table.proposals:
        raise Refusal("nothing-proposed")
    return e.Proposed(seat=command.seat, option="", at=plea.table.proposed_at, **plea.stamp())


def _undo(plea: Plea, command: p.Undo) -> e.AnyEntry:
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


def _vote(plea: Plea, command: p.Vote) -> e.AnyEntry:
    person = plea.person()
    ballot = plea.table.ballot
    if ballot is None or ballot.n != command.vote:
        raise Refusal("vote-gone")
    if person not in plea.table.holders():
        raise Refusal("no-seat-held")
    if person in ballot.yes and command.yes:
        raise Refusal("voted")
    return e.Voted(yes=command.yes, **plea.stamp())


def _join(plea: Plea, command: p.JoinPlay) -> e.AnyEntry:
    playing = plea.playing()
    plea.person()
    _try(playing.play, lambda twin: twin.join(**command.options))
    return e.Joined(options=command.options, **plea.stamp())


def _leave(plea: Plea, command: p.LeavePlay) -> e.AnyEntry:
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


_RULINGS: Final[dict[type[p.Command], Callable[[Plea, Any], e.AnyEntry]]] = {
    p.Come: _come,
    p.Sit: _sit,
    p.Stand: _stand,
    p.Wish: _wish,
    p.SetCompanion: _companion,
    p.Kick: _kick,
    p.HandOver: _hand_over,
    p.SetCaptain: _captain,
    p.Say: _say,
    p.EmoteCommand: _emote,
    p.SetWebhook: _webhook,
    p.Arrange: _arrange,
    p.Begin: _begin,
    p.Pause: _pause,
    p.Resume: _resume,
    p.Choose: _choose,
    p.Withdraw: _withdraw,
    p.Undo: _undo,
    p.Vote: _vote,
    p.JoinPlay: _join,
    p.LeavePlay: _leave,
}
