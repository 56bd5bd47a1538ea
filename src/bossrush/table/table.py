"""A table: what its log tells.

`Table` takes in one entry after another and does nothing by itself, so reading the log again
leads to the same table. Whether a command may become an entry is for the `judge` to say; what
the table owes by itself (a clock, a companion's turn) is told by `duty`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from bossrush.engine.decision import Option
from bossrush.engine.event import Event
from bossrush.engine.message import Message
from bossrush.engine.play import HINTED, Play
from bossrush.table import entry as e
from bossrush.table.identity import same
from bossrush.table.playing import Diverged, Playing, begin, go_on
from bossrush.table.requests import Requests
from bossrush.table.shown import Status

MOST_ENTRIES: Final = 20_000
"""How long a log may become: a worker that takes the table reads it from its beginning."""


class Seat:
    """A seat and who plays it."""

    __slots__ = ("companion", "cover", "name", "number", "person", "since")

    def __init__(self, number: int, place: e.Place, time: int = 0) -> None:
        self.number = number
        self.person = place.person
        self.companion = place.companion
        """The companion it belongs to; empty for none."""
        self.cover = ""
        """The companion that stands in for its person, or for nobody."""
        self.name = place.name
        self.since = time
        """When it last changed hands."""

    @property
    def free(self) -> bool:
        return self.person is None and not self.companion

    @property
    def player(self) -> str:
        """The companion that plays it now; empty where a person does, or nobody."""
        return self.companion or self.cover


@dataclass(slots=True)
class Ballot:
    """The table is asked to take a choice back."""

    n: int
    person: int
    seat: int
    yes: list[int] = field(init=False)
    no: bool = False

    def __post_init__(self) -> None:
        self.yes = [self.person]


class Told:
    """What an entry changed that only this moment can tell."""

    __slots__ = ("actor", "before", "events", "key", "label", "n", "of")

    def __init__(self, n: int) -> None:
        self.n = n
        self.events: tuple[Event, ...] = ()
        self.of: int | None = None
        self.key = ""
        self.actor = -1
        self.label: Message | None = None
        """The option taken, in words."""
        self.before: e.Setup | None = None
        """How the table was arranged, where that has changed."""


class Table:
    """A table as its log tells it."""

    def __init__(self) -> None:
        self.n = 0
        """The number of the last entry."""
        self.id = ""
        self.code = ""
        self.opened: e.Opened | None = None
        self.people: list[e.Person] = []
        self.kicked: set[int] = set()
        self.seats: list[Seat] = []
        self.host = 0
        self.founder = 0
        """Whose table it is: who opened it, or was made host by them. Who only took over because
        the host was away is a host for the time being."""
        self.captain = 0
        self.status: Status = "gathering"
        self.playing: Playing | None = None
        self.paused: int | None = None
        """Since when."""
        self.proposals: dict[int, str] = {}
        self.proposed_at = -1
        self.ballot: Ballot | None = None
        self.webhook = ""
        self.rematch: tuple[str, str] | None = None
        self.requests = Requests()
        self.touched = 0
        """When the last entry was made."""

    # -- reading the log ------------------------------------------------------------------

    def take(self, entry: e.AnyEntry, replay: bool = True) -> Told:
        """Take in the next entry. Without `replay` the play it belongs to is no longer known."""
        told = Told(self.n + 1)
        if replay or not isinstance(entry, OF_THE_PLAY):
            _TAKEN[type(entry)](self, entry, told)
        elif isinstance(entry, e.Begun):
            self._begin_seats(entry)
        self.n = told.n
        self.touched = entry.time
        if entry.by is not None and entry.request:
            self.requests.add(entry.by, entry.request, self.n, entry.asked)
        playing = self.playing
        if playing is not None:
            playing.play.events.clear()  # told has them, and nobody asks for them again
            if playing.play.outcome is not None:
                self.status = "over"
        return told

    # -- people and seats -----------------------------------------------------------------

    @property
    def setup(self) -> e.Setup:
        assert self.opened is not None
        return self._setup

    @property
    def play(self) -> Play | None:
        return self.playing.play if self.playing is not None else None

    def person(self, key: str) -> int | None:
        """The person with this key."""
        for number, person in enumerate(self.people):
            if same(person.key, key):
                return number
        return None

    def seats_of(self, person: int | None) -> list[int]:
        if person is None:
            return []
        return [seat.number for seat in self.seats if seat.person == person]

    def in_play(self, seat: int) -> bool:
        """Whether a seat takes part: it may have left the game for good."""
        return self.playing is None or self.playing.has(seat)

    def played_by(self, seat: Seat) -> int | None:
        """The person who plays a seat; None where a companion does, nobody, or it has left."""
        return seat.person if not seat.player and self.in_play(seat.number) else None

    def holders(self) -> list[int]:
        """The people whose word counts: those who play a seat, each once."""
        people = (self.played_by(seat) for seat in self.seats)
        return list(dict.fromkeys(person for person in people if person is not None))

    def admits_strangers(self) -> bool:
        """Whether somebody may look who has not come: to look on, or for a seat to take."""
        if self.setup.watch or self.status == "gathering":
            return True
        return any(seat.person is None and self.in_play(seat.number) for seat in self.seats)

    # -- entries, one by one --------------------------------------------------------------

    def _opened(self, entry: e.Opened, told: Told) -> None:
        self.opened = entry
        self._setup = entry.setup
        self.id = entry.id
        self.code = entry.code
        self.people = list(entry.people)
        self.seats = [Seat(number, place) for number, place in enumerate(entry.places)]

    def _arranged(self, entry: e.Arranged, told: Told) -> None:
        told.before = self._setup
        self._setup = entry.setup
        for number in range(len(self.seats), entry.seats):
            self.seats.append(Seat(number, e.Place()))
        if self.status == "gathering":
            del self.seats[entry.seats :]

    def _came(self, entry: e.Came, told: Told) -> None:
        self.people.append(entry.person)

    def _named(self, entry: e.Named, told: Told) -> None:
        assert entry.by is not None
        self.people[entry.by] = e.Person(self.people[entry.by].key, entry.name)

    def _sat(self, entry: e.Sat, told: Told) -> None:
        seat = self.seats[entry.seat]
        seat.person = entry.by
        seat.name = entry.name
        seat.companion = ""
        seat.cover = ""
        seat.since = entry.time

    def _stood(self, entry: e.Stood, told: Told) -> None:
        self._vacate(self.seats[entry.seat], entry.time)

    def _vacate(self, seat: Seat, time: int) -> None:
        seat.person = None
        seat.name = ""
        seat.since = time
        self.proposals.pop(seat.number, None)
        self._drop_ballot_of(seat.number)

    def _drop_ballot_of(self, seat: int) -> None:
        """The one who asked to take a choice back is gone: nobody needs to answer any more."""
        if self.ballot is not None and self.ballot.seat == seat:
            self.ballot = None

    def _seated(self, entry: e.Seated, told: Told) -> None:
        seat = self.seats[entry.seat]
        seat.companion = entry.companion
        seat.cover = ""
        seat.since = entry.time

    def _covered(self, entry: e.Covered, told: Told) -> None:
        self.seats[entry.seat].cover = entry.companion
        self._drop_ballot_of(entry.seat)

    def _returned(self, entry: e.Returned, told: Told) -> None:
        self.seats[entry.seat].cover = ""

    def _kicked(self, entry: e.Kicked, told: Told) -> None:
        self.kicked.add(entry.person)
        for seat in self.seats:
            if seat.person == entry.person:
                self._vacate(seat, entry.time)

    def _handed_over(self, entry: e.HandedOver, told: Told) -> None:
        if entry.by == self.founder:
            self.founder = entry.person
        self.host = entry.person

    def _captained(self, entry: e.Captained, told: Told) -> None:
        self.captain = entry.seat

    def _hooked(self, entry: e.Hooked, told: Told) -> None:
        self.webhook = entry.url

    def _rematched(self, entry: e.Rematched, told: Told) -> None:
        self.rematch = (entry.table, entry.code)

    def _hinted(self, entry: e.Hinted, told: Told) -> None:
        if self.playing is not None:
            self.playing.play.mark(HINTED)

    def _nothing(self, entry: e.AnyEntry, told: Told) -> None:
        """Only something for the log."""

    # -- the game -------------------------------------------------------------------------

    def _begun(self, entry: e.Begun, told: Told) -> None:
        assert self.opened is not None
        play = begin(self.opened, self._setup, len(self.seats))
        self._play(play, told.n, entry.time)
        self._begin_seats(entry)
        if not self.opened.save:
            told.events = tuple(play.events)

    def _begin_seats(self, entry: e.Begun) -> None:
        self.status = "playing"
        for seat in self.seats:
            if seat.free:
                seat.companion = entry.fill

    def _play(self, play: Play, n: int, time: int) -> None:
        self.playing = Playing(play, n, time)
        for number in range(len(self.seats), play.state.seats):
            self.seats.append(Seat(number, e.Place()))

    def _live(self) -> Playing:
        if self.playing is None:
            raise Diverged("an entry belongs to a game that has not begun")
        return self.playing

    def _chose(self, entry: e.Chose, told: Told) -> None:
        playing = self._live()
        if entry.mark is not None and entry.mark.fingerprint != playing.play.fingerprint():
            raise Diverged(f"the game before entry {told.n} is not the one that was played")
        self._name(playing, entry, told)
        told.events = playing.choose(told.n, entry.time, entry.seat, entry.option, entry.at)
        self._settle()

    def _name(self, playing: Playing, entry: e.Chose, told: Told) -> None:
        """Note what is being chosen, in words, while the decision can still say it."""
        decision = playing.decision(entry.seat) or playing.pending(entry.seat)
        if decision is not None and decision.number == entry.at:
            told.key = decision.key
            told.actor = decision.actor
            value = decision.value_of(entry.option)
            told.label = Option(decision, 0, value).label

    def _proposed(self, entry: e.Proposed, told: Told) -> None:
        if entry.at != self.proposed_at:
            self.proposals = {}
            self.proposed_at = entry.at
        if entry.option:
            self.proposals[entry.seat] = entry.option
        else:
            self.proposals.pop(entry.seat, None)

    def _expired(self, entry: e.Expired, told: Told) -> None:
        told.events = self._live().expire(told.n, entry.time, entry.timer)
        self._settle()

    def _undo_asked(self, entry: e.UndoAsked, told: Told) -> None:
        assert entry.by is not None
        self.ballot = Ballot(told.n, entry.by, entry.seat)

    def _voted(self, entry: e.Voted, told: Told) -> None:
        if self.ballot is None or entry.by is None:
            return
        told.of = self.ballot.n
        if entry.yes:
            self.ballot.yes.append(entry.by)
        else:
            self.ballot = None

    def _undone(self, entry: e.Undone, told: Told) -> None:
        seed = int(entry.seed, 16) if entry.seed else None
        told.of = self._live().undo(told.n, entry.time, entry.seat, seed)
        self._settle()

    def _joined(self, entry: e.Joined, told: Told) -> None:
        playing = self._live()
        told.events = playing.join(told.n, entry.time, entry.options)
        for number in range(len(self.seats), playing.play.state.seats):
            self.seats.append(Seat(number, e.Place(entry.by)))
        self._settle()

    def _left(self, entry: e.Left, told: Told) -> None:
        told.events = self._live().leave(told.n, entry.time, entry.seat)
        self._vacate(self.seats[entry.seat], entry.time)
        self._settle()

    def _settle(self) -> None:
        """The game has moved: what was proposed or asked about the moment before is void."""
        self.ballot = None
        playing = self._live()
        if self.proposals and not any(
            decision.crew and decision.number == self.proposed_at for decision in playing.play.open
        ):
            self.proposals = {}

    def _paused(self, entry: e.Paused, told: Told) -> None:
        self.paused = entry.time

    def _resumed(self, entry: e.Resumed, told: Told) -> None:
        if self.paused is not None and self.playing is not None:
            self.playing.shift(entry.time - self.paused)
        self.paused = None

    def _adrift(self, entry: e.Adrift, told: Told) -> None:
        self._play(go_on(entry, self._setup, len(self.seats)), told.n, entry.time)
        self.status = "playing"
        self.ballot = None
        self.proposals = {}


OF_THE_PLAY: Final = (e.Begun, e.Chose, e.Expired, e.Undone, e.Joined, e.Left)
"""Entries that only the play itself can carry out."""

_TAKEN: Final[dict[type[e.AnyEntry], Callable[[Table, Any, Told], None]]] = {
    e.Opened: Table._opened,
    e.Arranged: Table._arranged,
    e.Came: Table._came,
    e.Named: Table._named,
    e.Sat: Table._sat,
    e.Stood: Table._stood,
    e.Seated: Table._seated,
    e.Begun: Table._begun,
    e.Chose: Table._chose,
    e.Proposed: Table._proposed,
    e.Expired: Table._expired,
    e.UndoAsked: Table._undo_asked,
    e.Voted: Table._voted,
    e.Undone: Table._undone,
    e.Covered: Table._covered,
    e.Returned: Table._returned,
    e.Paused: Table._paused,
    e.Resumed: Table._resumed,
    e.Kicked: Table._kicked,
    e.HandedOver: Table._handed_over,
    e.Captained: Table._captained,
    e.Said: Table._nothing,
    e.Emoted: Table._nothing,
    e.Wished: Table._nothing,
    e.Hinted: Table._hinted,
    e.Rematched: Table._rematched,
    e.Hooked: Table._hooked,
    e.Joined: Table._joined,
    e.Left: Table._left,
    e.Adrift: Table._adrift,
    e.Struck: Table._nothing,
}
