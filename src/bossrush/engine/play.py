"""A play: the public face of a game being played."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from typing import Any, Final

from bossrush.engine.decision import CREW, Decision, Option
from bossrush.engine.entries import CHOICE, FORCED, JOIN, LEAVE, RESEED, TIMER, kind_of, seat_of
from bossrush.engine.errors import IllegalChoice, OptionError, StaleChoice
from bossrush.engine.event import Event, Journal
from bossrush.engine.foresight import foreseen
from bossrush.engine.lesson import PRACTICE
from bossrush.engine.line import Line
from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over, Rules
from bossrush.engine.state import State, Timer
from bossrush.engine.strand import lane_of
from bossrush.engine.undoing import without
from bossrush.engine.visit import Hasher, written

HINTED: Final = "hinted"
"""Somebody has been told what options are worth."""
OVER: Final = Message("refused-over")
NOTHING_ASKED: Final = Message("refused-nothing-asked")
"""Why a choice is refused where none is open."""
MARKS: Final = ("undone", "reseeded", "adrift", PRACTICE, HINTED)
"""What can make a play less than a straight one."""


class Origin:
    """How a play began: everything a save needs besides its entries."""

    def __init__(self) -> None:
        self.options: dict[str, Any] = {}
        self.seats = 0
        self.seed = -1
        """128 bits; -1 where chance comes from elsewhere: a script, a record, a real table."""
        self.nonce = -1
        """Hides the seed in the commitment; -1 until somebody asks for that."""
        self.shown = ""
        """The commitment of a play whose seed is not known here."""
        self.physical = False
        """True where people roll."""
        self.position: dict[str, Any] | None = None
        """Where it was staged, if it did not begin at the setup."""
        self.marks: list[str] = []
        """What makes this play less than a straight one, of MARKS."""

    def commitment(self) -> str:
        """What the table shows at the start: it binds the seed, and nobody can find it from it."""
        if self.seed < 0:
            return self.shown
        if self.nonce < 0:
            self.nonce = secrets.randbits(128)
        return commitment(self.seed, self.nonce)

    def copy(self) -> Origin:
        twin = Origin()
        twin.options = self.options
        twin.seats = self.seats
        twin.seed = self.seed
        twin.nonce = self.nonce
        twin.shown = self.shown
        twin.physical = self.physical
        twin.position = self.position
        twin.marks = self.marks[:]
        return twin


def commitment(seed: int, nonce: int) -> str:
    """SHA-256 over the seed and the nonce, 16 bytes each, the greater ones first."""
    return hashlib.sha256(seed.to_bytes(16, "big") + nonce.to_bytes(16, "big")).hexdigest()


def check_seed(seed: int) -> None:
    """OptionError where a seed has too many bits, or less than none."""
    if not 0 <= seed < 1 << 128:
        raise OptionError("a seed is a whole number of at most 128 bits")


class Play:
    """A game being played."""

    def __init__(self, game: Rules[Any], origin: Origin, line: Line) -> None:
        self.game = game
        self.origin = origin
        self.line = line
        """What was entered so far; playing needs none of it."""
        self._heard: list[Event] = []

    def __repr__(self) -> str:
        outcome = self.outcome
        asked = ", ".join(repr(decision) for decision in self.open)
        stands = f"asks {asked or 'nothing'}" if outcome is None else repr(outcome)
        seats = f"{self.state.seats} seat{'s' if self.state.seats != 1 else ''}"
        return f"<Play of {self.game.key}: {seats}, {self.choices} choices, {stands}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A play is pickled as its save, seed and all, and replayed when it is read again."""
        from bossrush.engine.save import load  # saves know games, and games know plays

        return load, (self.save(), False)

    # -- what is asked --------------------------------------------------------------------

    @property
    def pending(self) -> dict[int, Decision]:
        """What each seat is asked now; empty once it is over, or while all wait for a clock."""
        weave = self.line.weave
        asked: dict[int, Decision] = {}
        for decision in weave.waits():
            asked[decision.seat] = decision
        for decision in weave.open:
            if decision.seat != CREW:
                known = asked.get(decision.seat)
                if known is None or known.waiting:  # of two, the one that `choose` answers
                    asked[decision.seat] = decision
        for decision in weave.open:
            if decision.seat == CREW:
                for seat in range(self.state.seats):
                    if seat not in asked or asked[seat].waiting:
                        if not self.game.has_left(self.state, seat):
                            asked[seat] = decision
        return asked

    @property
    def open(self) -> list[Decision]:
        """The decisions that somebody has to answer, for programs: no waiting ones among them."""
        return self.line.weave.open

    @property
    def state(self) -> State:
        """The state of the game, to be read and not changed."""
        return self.line.state

    @property
    def outcome(self) -> Outcome | None:
        """None, or how it ended."""
        return self.line.weave.outcome

    @property
    def events(self) -> list[Event]:
        """Everything that has happened while somebody listened."""
        return self._heard

    @property
    def timers(self) -> list[Timer]:
        """The clocks that are running."""
        return [] if self.outcome is not None else self.state.timers

    @property
    def choices(self) -> int:
        """How many choices led here, forced ones left out."""
        count = 0
        for code in self.line.entries:
            if kind_of(code) == CHOICE:
                count += 1
        return count

    # -- choosing -------------------------------------------------------------------------

    def choose(self, seat: int, option: Option | str, at: int | None = None) -> tuple[Event, ...]:
        """Answer the decision of a seat; what happened because of it."""
        decision = self._asked(seat)
        if at is not None and at != decision.number:
            raise StaleChoice(
                f"seat {seat} answered decision {at}, but is now asked decision "
                f"{decision.number} ({decision.key}); look again"
            )
        if isinstance(option, Option):
            if not option.answers(decision):
                raise StaleChoice(
                    f"{option.id!r} was not offered for what seat {seat} is now asked, decision "
                    f"{decision.number} ({decision.key}) of this play; look again"
                )
            option_id = option.id
        else:
            option_id = option
        self.line.answer(decision, decision.read(option_id))
        return self._told()

    def take(self, seat: int, index: int) -> tuple[Event, ...]:
        """The same for programs: the option at this place in the list."""
        decision = self._asked(seat)
        values = decision.values()
        if not 0 <= index < len(values):
            raise IllegalChoice(f"{decision.key} has {len(values)} options, none at {index}")
        self.line.answer(decision, values[index])
        return self._told()

    def answer(self, decision: Decision, value: int) -> None:
        """The quickest way in, for programs that hold an open decision and one of its values."""
        asked = self.line.answering(decision.seat)
        if asked is None or not asked.same(decision):
            raise StaleChoice(f"{decision.key} is not, or no longer, asked here; look again")
        if value not in asked.values():
            raise IllegalChoice(f"{asked.key} does not offer the value {value}")
        self.line.answer(asked, value)

    def enter(self, decision: Decision, value: int) -> None:
        """The same without looking again, for playouts: nothing is checked, and nothing is told.

        The decision is one of `open`, and the value one of its values, read just now.
        """
        self.line.answer(decision, value)

    def _asked(self, seat: int) -> Decision:
        weave = self.line.weave
        for decision in weave.open:
            if decision.seat == seat:
                return decision
        known = 0 <= seat < self.state.seats
        if known:
            left = self.game.has_left(self.state, seat)
            for decision in weave.open:
                if decision.seat == CREW and not left:
                    return decision
            for decision in weave.waits():
                if decision.seat == seat:
                    return decision
        if weave.outcome is not None:
            raise IllegalChoice("the game is over; nothing is left to choose", OVER)
        self._check_seat(seat)
        raise IllegalChoice(f"seat {seat} has nothing to decide now", NOTHING_ASKED)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.state.seats:
            raise IllegalChoice(f"there is no seat {seat}; there are 0 to {self.state.seats - 1}")

    def _told(self) -> tuple[Event, ...]:
        if self.line.journal is None:
            return ()
        told = self.line.journal.take()
        self._heard.extend(told)
        return told

    # -- what comes from outside ----------------------------------------------------------

    def start(self) -> Play:
        """Run to the first decision."""
        self.line.settle()
        self._told()
        return self

    def expire(self, timer_id: str) -> tuple[Event, ...]:
        """The host says that a clock has run out."""
        ids = [timer.id for timer in self.timers]
        if timer_id not in ids:
            running = ", ".join(ids) or "none"
            raise IllegalChoice(f"no clock {timer_id!r} is running; there are {running}")
        return self._outside(TIMER, CREW, timer_id)

    def join(self, **options: Any) -> tuple[Event, ...]:
        """Somebody sits down, where the rules offer it. Seat numbers are never used twice.

        Whatever is wrong, nothing is entered and nothing has changed: the rules are asked, and
        then tried on a copy.
        """
        self._pause("join")
        if not self.game.may_join(self.state, options):
            raise IllegalChoice("the rules let nobody join now")
        with contextlib.suppress(Over):
            self.game.join(self.state.copy(), options)
        return self._outside(JOIN, CREW, options)

    def leave(self, seat: int) -> tuple[Event, ...]:
        """A seat gets up, where the rules offer it."""
        self._pause("leave")
        self._check_seat(seat)
        if not self.game.may_leave(self.state, seat):
            raise IllegalChoice(f"the rules do not let seat {seat} leave now")
        return self._outside(LEAVE, seat, None)

    def reseed(self, seed: int) -> None:
        """Go on with fresh chance. The play is marked, and undo does not reach past it freely."""
        if self.line.weave.outcome is not None:
            raise IllegalChoice("the game is over; it has no use for fresh chance")
        self._reseed(seed)

    def _reseed(self, seed: int) -> None:
        check_seed(seed)
        self._outside(RESEED, CREW, seed)
        self.mark("reseeded")

    def _pause(self, what: str) -> None:
        if self.line.weave.outcome is not None:
            raise IllegalChoice(f"the game is over; nobody can {what} any more")
        if not self.line.weave.at_start():
            raise IllegalChoice(f"nobody can {what} now; wait for the next pause in the game")

    def _outside(self, kind: int, seat: int, extra: Any) -> tuple[Event, ...]:
        self.line.enter(kind, seat, extra)
        return self._told()

    def mark(self, mark: str) -> None:
        """Say for good that this play is less than a straight one."""
        if mark not in self.origin.marks:
            self.origin = self.origin.copy()
            self.origin.marks.append(mark)

    # -- copies ---------------------------------------------------------------------------

    def copy(self) -> Play:
        """An exact twin, quiet, with the same future dice."""
        return Play(self.game, self.origin, self.line.copy())

    def fork(self, seed: int) -> Play:
        """A twin with fresh chance, for search: it knows no more than the players do."""
        twin = self.copy()
        twin._reseed(seed)
        return twin

    def undo(self, seat: int | None = None, seed: int | None = None) -> bool:
        """Take back the last choice (of a seat); True if it went back.

        It is free while nothing has been revealed since, nor offered to others only because of
        it while seats go at their own pace, and where the rules allow it. With a `seed` it goes
        back all the same, when the whole table agrees: chance is fresh from there, and the play
        is marked.
        """
        line = self.line
        if seat is not None and seat != CREW:
            self._check_seat(seat)
        if seed is not None:
            check_seed(seed)
        ordinal = line.last_of(seat, seed is not None)
        if ordinal < 0:
            return False
        went, free = without(line, ordinal)
        free = free and self.game.may_undo(self.state, seat_of(line.unforced()[ordinal]))
        if went is None or (not free and seed is None):
            return False
        line.take_back(ordinal, went)
        if not free and seed is not None:
            self.mark("undone")
            if not self.state.chance.physical:  # people simply roll again
                self._reseed(seed)
        return True

    # -- listening and keeping ------------------------------------------------------------

    def listen(self) -> None:
        """From now on events and their words are built."""
        if self.line.journal is None:
            self.line.journal = Journal()
            self.line.state.journal = self.line.journal

    def save(self, sealed: bool = False) -> bytes:
        """The play as one readable document; a sealed one does not hold the seed."""
        from bossrush.engine.save import save  # a save knows games, and games know plays

        return save(self, sealed)

    # -- for those who keep a log of their own beside it ------------------------------------

    @property
    def length(self) -> int:
        """How many entries led here, forced answers left out."""
        count = 0
        for code in self.line.entries:
            if kind_of(code) != FORCED:
                count += 1
        return count

    def before(self, entry: int) -> Play:
        """The play as it stood before an entry, counted as in `length`; nothing is undone here."""
        if entry == self.length:
            return self.copy()
        return Play(self.game, self.origin.copy(), self.line.before(self.line.place_of(entry)))

    def seat_of(self, entry: int) -> int:
        """Whose an entry is, counted as in `length`; CREW for the crew's."""
        return seat_of(self.line.unforced()[entry])

    @property
    def waiting(self) -> list[Decision]:
        """What those may answer who are done and wait for others: to go back on what they did."""
        return self.line.weave.waits()

    @property
    def pauses(self) -> bool:
        """Whether a phase has only just begun, so that somebody could join or leave."""
        return self.outcome is None and self.line.weave.at_start()

    def last_of(self, seat: int, consent: bool = False) -> int:
        """Which entry `undo` would take back, counted as in `length`; -1 for none."""
        return self.line.last_of(seat, consent)

    def last_disturbed(self) -> int:
        """Whom the last clock that ran out has disturbed: a seat, or EVERYBODY, or NOBODY."""
        return self.line.last_disturbed()

    # -- looking --------------------------------------------------------------------------

    def scene(self, seat: int | None = None) -> Any:
        """What clients draw: plain data in the types of `engine.scene`, no secrets."""
        if seat is not None and seat != CREW:
            self._check_seat(seat)
        return self.game.scene(self.state, seat)

    def foresee(self, decision: Decision) -> Decision:
        """Find out what the answers to an open decision surely end, before somebody sees them."""
        if decision.foreseen is None:
            decision.foreseen = {} if decision.waiting else foreseen(self.line, decision)
        return decision

    def fingerprint(self) -> str:
        """Equal exactly when the public state is, and what is asked in it."""
        return fingerprint(self.line)

    def state_now(self) -> dict[str, Any]:
        """The present moment as plain data, in the words of positions.

        In the middle of a phase it says what lies on the table now, to be looked at; `game.stage`
        reads the start of the phase, which `position` gives.
        """
        return written(self.state)

    def position(self) -> dict[str, Any]:
        """The start of the phase the play is in, as plain data that `game.stage` reads."""
        start, _at = self.line.phase_start()
        return self.position_of(start)

    def position_of(self, start: State) -> dict[str, Any]:
        """The start of a phase of this play, as `game.stage` reads it."""
        position = {
            "game": self.game.key,
            "seats": self.origin.seats,
            "options": dict(self.origin.options),
            "state": written(start),
        }
        if start.seats > self.origin.seats:
            position["joined"] = start.seats - self.origin.seats
        return position


def begin(game: Rules[Any], origin: Origin, root: State, listen: bool, alone: bool = False) -> Play:
    """A play that has not run to its first decision yet; alone, it ends with its first phase."""
    return Play(game, origin, Line(game, root, root, Journal() if listen else None, alone))


def fingerprint(line: Line) -> str:
    """Equal exactly when the public state is, and what is asked in it."""
    hasher = Hasher()
    line.state.visit(hasher)
    for decision in line.weave.open:
        asked = f"{decision.seat}.{decision.actor}.{decision.key}.{decision.memory}"
        hasher.words.append(asked)
    for strand in line.weave.sleepers:
        until = strand.until
        if until is not None:
            hasher.words.append(f"{lane_of(strand)}.until.{until.timer_id}.{until.memory}")
    for seat in sorted(decision.seat for decision in line.weave.waits()):
        hasher.words.append(f"{seat}.waiting")
    if line.weave.outcome is not None:
        hasher.words.append(line.weave.outcome.reason.key)
    return hasher.digest()
