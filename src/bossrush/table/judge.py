"""The judge: whether a command may become an entry of the table's log, and which.

Everything is decided here, against the table as it stands, before anything is written. What is
refused is refused with a reason, and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bossrush.engine.errors import OptionError
from bossrush.engine.play import Play
from bossrush.engine.registry import game as find_game
from bossrush.table import choosing
from bossrush.table import entry as e
from bossrush.table import protocol as p
from bossrush.table.company import known_companion
from bossrush.table.identity import clean_name, clean_speech
from bossrush.table.plea import Plea
from bossrush.table.refusal import Refusal
from bossrush.table.table import MOST_ENTRIES, Table
from bossrush.table.webhook import check_address

HOST_AWAY: Final = 60_000
"""Milliseconds that a host may be away before somebody else at the table may take over."""
MOST_PEOPLE: Final = 200
"""How many may come to a table, to play or to look on."""
TALK: Final = (p.Come, p.Wish, p.Say, p.EmoteCommand)
MOST_TALK: Final = MOST_ENTRIES // 2
"""Entries of a log after which nobody may talk any more, so that it never ends a game."""


def judged(plea: Plea) -> e.AnyEntry:
    """The entry that a command becomes; Refusal where it may not."""
    most = MOST_TALK if isinstance(plea.command, TALK) else MOST_ENTRIES
    if plea.table.n >= most:
        raise Refusal("log-full", most=most)
    return _RULINGS[type(plea.command)](plea, plea.command)


# -- people and seats -----------------------------------------------------------------------


def _come(plea: Plea, command: p.Come) -> e.AnyEntry:
    name = clean_name(command.name)
    if not plea.key:
        raise Refusal("no-token")
    if plea.by is None:
        if len(plea.table.people) - len(plea.table.kicked) >= MOST_PEOPLE:
            raise Refusal("crowded")
        stamp = plea.stamp() | {"by": len(plea.table.people)}
        return e.Came(person=e.Person(plea.key, name), **stamp)
    plea.person()
    return e.Named(name=name, **plea.stamp())


def _sit(plea: Plea, command: p.Sit) -> e.AnyEntry:
    person = plea.person()
    if plea.table.status == "over":
        raise Refusal("over")
    seat = plea.seat_in_play(command.seat)
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
    seat = plea.seat_in_play(command.seat)
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
    if command.person == plea.table.founder:
        raise Refusal("kick-founder")
    return e.Kicked(person=command.person, **plea.stamp())


def _hand_over(plea: Plea, command: p.HandOver) -> e.AnyEntry:
    if command.person != plea.by or not _may_take_over(plea):
        plea.host()
    return e.HandedOver(person=plea.other(command.person), **plea.stamp())


def _may_take_over(plea: Plea) -> bool:
    """Whether somebody may make themselves host: nobody is stuck because the host has gone."""
    table = plea.table
    if plea.by == table.founder:
        return True  # it was only lent
    since = plea.gone(table.host)
    if since is None or plea.now - since < HOST_AWAY:
        return False
    return table.status == "gathering" or bool(table.seats_of(plea.person()))


def _captain(plea: Plea, command: p.SetCaptain) -> e.AnyEntry:
    plea.host()
    plea.seat_in_play(command.seat)
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
        if setup.lesson:
            raise Refusal("lesson-fixed")
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
        hints=kept.hints if command.hints is None else command.hints,
        lesson=kept.lesson,
        day=kept.day,
    )
    return e.Arranged(setup=setup, seats=seats, **plea.stamp())


def set_up(game: str, options: dict[str, Any], seats: int, **more: Any) -> e.Setup:
    """What a table is set up for, checked by the game itself; Refusal with what is wrong."""
    try:
        found = find_game(game)
        given = found.options(options)
        if not found.min_seats <= seats <= found.max_seats:
            raise Refusal("seats", low=found.min_seats, high=found.max_seats)
        found.check_options(seats, given)
        return e.Setup(
            game=found.key,
            rules=found.version,
            content=found.digest(given),
            options=given,
            **more,
        )
    except OptionError as error:
        raise Refusal("option", reason=str(error)) from None


def set_up_for(play: Play) -> e.Setup:
    """What a table is set up for that goes on with a play."""
    game, origin = find_game(play.game.key), play.origin
    return e.Setup(
        game=game.key,
        rules=game.version,
        content=game.digest(origin.options),
        options=origin.options,
        chance="physical" if origin.physical else "seeded",
    )


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
    p.Choose: choosing.choose,
    p.Withdraw: choosing.withdraw,
    p.Undo: choosing.undo,
    p.Vote: choosing.vote,
    p.JoinPlay: choosing.join,
    p.LeavePlay: choosing.leave,
}
