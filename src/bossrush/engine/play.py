"""A play: the state at a phase's start, and the choices since.

The public face is `Play`. Copying, undoing and loading all weave the flows again from a phase's
start; no coroutine is ever copied.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from bossrush.engine.decision import CREW, Decision, Option
from bossrush.engine.errors import IllegalChoice, RuleError, StaleChoice
from bossrush.engine.event import Event, Journal
from bossrush.engine.rules import Outcome, Rules
from bossrush.engine.state import State, Timer
from bossrush.engine.strand import Weave
from bossrush.engine.visit import Hasher, written

CHECKPOINT_EVERY: Final = 6
"""Choices after which the next phase's start becomes the new checkpoint."""

# When a phase's start becomes the checkpoint:
NEVER: Final = 0
SOMETIMES: Final = 1
ALWAYS: Final = 2

# An entry is one int: what << 12 | kind << 8 | seat + 1. Kinds:
CHOICE: Final = 0
FORCED: Final = 1
TIMER: Final = 2
JOIN: Final = 3
LEAVE: Final = 4
RESEED: Final = 5
UNDO: Final = 6


def entry(kind: int, seat: int, what: int) -> int:
    return what << 12 | kind << 8 | (seat + 1)


def entry_kind(code: int) -> int:
    return code >> 8 & 15


def entry_seat(code: int) -> int:
    return (code & 255) - 1


def entry_what(code: int) -> int:
    return code >> 12


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
        """What makes this play less than a straight one: `undone`, `reseeded`, `adrift`."""

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


class Play:
    """A game being played."""

    def __init__(self, game: Rules[Any], origin: Origin, root: State, listen: bool) -> None:
        self.game = game
        self.origin = origin
        self._root = root
        """The state before anything happened; never changed."""
        self._base = root
        """The state at the last checkpoint, a phase's start; never changed."""
        self._base_at = 0
        self._line: list[int] = []
        """The entries that led here."""
        self._log: list[int] = self._line
        """Everything that was ever entered, undone or not; the same list until an undo."""
        self._entered = 0
        """How many entries the log has, forced ones left out."""
        self._extras: list[Any] = []
        """What does not fit an int: keys of timers, seeds, the options of those who joined."""
        self._undone: dict[int, str] = {}
        """By place in the log without forced answers: the id of a choice that was taken back."""
        self._heard: list[Event] = []
        self._journal: Journal | None = Journal() if listen else None
        self.state: State = root.copy()
        self.state.journal = self._journal
        self.weave = Weave(game, self.state)

    # -- what is asked --------------------------------------------------------------------

    @property
    def pending(self) -> dict[int, Decision]:
        """What each seat is asked now; empty once it is over."""
        asked: dict[int, Decision] = {}
        for decision in self.weave.waits():
            asked[decision.seat] = decision
        for decision in self.weave.open:
            if decision.seat != CREW:
                asked[decision.seat] = decision
        for decision in self.weave.open:
            if decision.seat == CREW:
                for seat in range(self.state.seats):
                    if seat not in asked or asked[seat].waiting:
                        asked[seat] = decision
        return asked

    @property
    def open(self) -> list[Decision]:
        """The decisions that somebody has to answer, for programs: no waiting ones among them."""
        return self.weave.open

    @property
    def outcome(self) -> Outcome | None:
        """None, or how it ended."""
        return self.weave.outcome

    @property
    def events(self) -> list[Event]:
        """Everything that has happened while somebody listened."""
        return self._heard

    @property
    def timers(self) -> list[Timer]:
        """The clocks that are running."""
        return [] if self.weave.outcome is not None else self.state.timers

    @property
    def choices(self) -> int:
        """How many choices led here, forced ones left out."""
        count = 0
        for code in self._line:
            if entry_kind(code) == CHOICE:
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
        option_id = option.id if isinstance(option, Option) else option
        try:
            value = decision.value_of(option_id)
        except (ValueError, KeyError, IndexError, TypeError, AttributeError):
            raise self._not_offered(decision, option_id) from None
        if value not in decision.values():
            raise self._not_offered(decision, option_id)
        self.answer(decision, value)
        return self._told()

    def take(self, seat: int, index: int) -> tuple[Event, ...]:
        """The same for programs: the option at this place in the list."""
        decision = self._asked(seat)
        values = decision.values()
        if not 0 <= index < len(values):
            raise IllegalChoice(f"{decision.key} has {len(values)} options, none at {index}")
        self.answer(decision, values[index])
        return self._told()

    def answer(self, decision: Decision, value: int) -> None:
        """The quickest way in, for programs that hold an open decision and one of its values."""
        self._append(entry(CHOICE, decision.seat, value))
        self.weave.answer(decision, value)
        self._settle()

    def _asked(self, seat: int) -> Decision:
        weave = self.weave
        for decision in weave.open:
            if decision.seat == seat:
                return decision
        known = 0 <= seat < self.state.seats
        if known:
            for decision in weave.open:
                if decision.seat == CREW:
                    return decision
            for decision in weave.waits():
                if decision.seat == seat:
                    return decision
        if weave.outcome is not None:
            raise IllegalChoice("the game is over; nothing is left to choose")
        if not known:
            raise IllegalChoice(f"there is no seat {seat}; there are 0 to {self.state.seats - 1}")
        raise IllegalChoice(f"seat {seat} has nothing to decide now")

    def _not_offered(self, decision: Decision, given: str) -> IllegalChoice:
        some = ", ".join(decision.option_id(value) for value in decision.values()[:12])
        return IllegalChoice(f"{decision.key} does not offer {given!r}; it offers {some}")

    def _told(self) -> tuple[Event, ...]:
        if self._journal is None:
            return ()
        told = self._journal.take()
        self._heard.extend(told)
        return told

    def _append(self, code: int) -> None:
        self._line.append(code)
        if self._log is not self._line:
            self._log.append(code)
        if code >> 8 & 15 != FORCED:
            self._entered += 1
            self.weave.stamp = self._entered

    # -- going on -------------------------------------------------------------------------

    def start(self) -> Play:
        """Run to the first decision."""
        self._settle()
        self._told()
        return self

    def _settle(self) -> None:
        """Go on through phases and forced answers until somebody has something to decide."""
        weave = self.weave
        while weave.outcome is None:
            if weave.idle or not weave.open:
                self._next_phase(SOMETIMES, len(self._line))
                continue
            decision = weave.forced()
            if decision is None:
                return
            value = decision.values()[0]
            self._append(entry(FORCED, decision.seat, value))
            weave.answer(decision, value)

    def _next_phase(self, keep: int, at: int) -> None:
        """Start what comes after `at` entries; the state before it may become the checkpoint."""
        weave = self.weave
        state = self.state
        due = keep == ALWAYS or (keep == SOMETIMES and at - self._base_at >= CHECKPOINT_EVERY)
        if state.seat_phases:
            if weave.begin_seats():
                if due and weave.at_start():
                    self._checkpoint(at)
                return
            state.seat_phases = []
            weave.lanes = []
        if weave.main is not None:
            raise RuleError("a flow waits for an answer that nobody was asked for")
        if due:
            self._checkpoint(at)
        weave.begin_common()

    def _checkpoint(self, at: int) -> None:
        self._base = self.state.copy()
        self._base_at = at

    def _replay(self, at: int, keep: int = NEVER) -> None:
        """Go through the entries of the line from `at` on again, building no options."""
        line = self._line
        weave = self.weave
        while True:
            while (weave.idle or not weave.open) and weave.outcome is None:
                self._next_phase(keep, at)
            if at == len(line) or weave.outcome is not None:
                return
            code = line[at]
            at += 1
            kind = code >> 8 & 15
            if kind <= FORCED:
                weave.answer(self._answering(code), code >> 12)
            else:
                self._special(kind, code)

    def _answering(self, code: int) -> Decision:
        """The decision an entry answers."""
        seat = (code & 255) - 1
        for decision in self.weave.open:
            if decision.seat == seat:
                return decision
        for decision in self.weave.waits():
            if decision.seat == seat:
                return decision
        raise RuleError(f"an entry answers for seat {seat}, which is not asked")

    # -- what comes from outside ----------------------------------------------------------

    def expire(self, timer_id: str) -> tuple[Event, ...]:
        """The host says that a clock has run out."""
        keys = [timer.key for timer in self.timers]
        if timer_id not in keys:
            running = ", ".join(keys) or "none"
            raise IllegalChoice(f"no clock {timer_id!r} is running; there are {running}")
        return self._outside(TIMER, CREW, timer_id)

    def join(self, **options: Any) -> tuple[Event, ...]:
        """Somebody sits down, where the rules offer it. Seat numbers are never used twice."""
        self._pause("join")
        if not self.game.may_join(self.state):
            raise IllegalChoice("the rules let nobody join now")
        return self._outside(JOIN, CREW, options)

    def leave(self, seat: int) -> tuple[Event, ...]:
        """A seat gets up, where the rules offer it."""
        self._pause("leave")
        if not self.game.may_leave(self.state, seat):
            raise IllegalChoice(f"the rules do not let seat {seat} leave now")
        return self._outside(LEAVE, seat, None)

    def reseed(self, seed: int) -> None:
        """Go on with fresh chance. The play is marked, and undo does not reach past it freely."""
        self._outside(RESEED, CREW, seed)
        self._mark("reseeded")

    def _pause(self, what: str) -> None:
        if self.weave.outcome is not None:
            raise IllegalChoice(f"the game is over; nobody can {what} any more")
        if not self.weave.at_start():
            raise IllegalChoice(f"nobody can {what} now; wait for the next pause in the game")

    def _outside(self, kind: int, seat: int, extra: Any) -> tuple[Event, ...]:
        self._extras.append(extra)
        code = entry(kind, seat, len(self._extras) - 1)
        self._append(code)
        self._special(kind, code)
        self._settle()
        return self._told()

    def _special(self, kind: int, code: int) -> None:
        """Carry out an entry that is no choice."""
        state = self.state
        extra = self._extras[code >> 12]
        if kind == RESEED:
            state.chance = state.chance.reseeded(extra)
            return
        self.weave.drop()  # phases start again from the state alone
        if kind == TIMER:
            state.stop_timer(extra)
            self.game.expire(state, extra)
        elif kind == JOIN:
            self.game.join(state, extra)
        else:
            self.game.leave(state, entry_seat(code))

    def _mark(self, mark: str) -> None:
        if mark not in self.origin.marks:
            self.origin = self.origin.copy()
            self.origin.marks.append(mark)

    # -- copies ---------------------------------------------------------------------------

    def copy(self) -> Play:
        """An exact twin, quiet, with the same future dice."""
        twin = Play(self.game, self.origin, self._base, False)
        twin._root = self._root
        twin._base_at = self._base_at
        twin._line = self._line[:]
        twin._log = twin._line if self._log is self._line else self._log[:]
        twin._extras = self._extras[:] if self._extras else []
        twin._undone = self._undone.copy() if self._undone else {}
        twin._replay(self._base_at)
        twin._entered = self._entered
        twin.weave.stamp = self._entered
        twin._number_like(self)
        return twin

    def _number_like(self, other: Play) -> None:
        for decision in self.weave.open:
            for known in other.weave.open:
                if known.seat == decision.seat:
                    decision.number = known.number
        for band, theirs in zip(self.weave.bands, other.weave.bands, strict=True):
            band.finished = theirs.finished[:]

    def fork(self, seed: int) -> Play:
        """A twin with fresh chance, for search: it knows no more than the players do."""
        twin = self.copy()
        twin.reseed(seed)
        return twin

    # -- undo -----------------------------------------------------------------------------

    def undo(self, seat: int | None = None, seed: int | None = None) -> bool:
        """Take back the last choice (of a seat); True if it went back.

        It is free while nothing has been revealed since. With a `seed` it goes back all the
        same, when the whole table agrees: chance is fresh from there, and the play is marked.
        """
        ordinal = self._last_of(seat)
        if ordinal < 0:
            return False
        went = self._gone_back(ordinal)
        if went is None:
            return False
        free = went.state.chance.seen == self.state.chance.seen
        if not free and seed is None:
            return False
        self._take_back(ordinal, went)
        if not free and seed is not None:
            self._mark("undone")
            self.reseed(seed)
        return True

    def _last_of(self, seat: int | None) -> int:
        """Which entry is the last choice (of a seat), forced ones left out; -1 for none."""
        line = self._unforced()
        for ordinal in range(len(line) - 1, -1, -1):
            code = line[ordinal]
            if entry_kind(code) != CHOICE:
                return -1
            by = entry_seat(code)
            if seat is None or by == seat:
                return ordinal
            if by == CREW:
                return ordinal if ordinal == len(line) - 1 else -1
        return -1

    def _gone_back(self, ordinal: int) -> Play | None:
        """Where the play would be without this one choice; None where it could not be at all."""
        line = self._unforced()
        went = Play(self.game, self.origin, self._root, False)
        went._extras = self._extras
        try:
            went._settle()
            went._follow(line[:ordinal])
            went._follow(line[ordinal + 1 :])
        except IllegalChoice:
            return None
        return went

    def _take_back(self, ordinal: int, went: Play) -> None:
        """Enter the undo in the log, and go on from where it leads."""
        self._undone[self.survivors()[ordinal]] = self._id_of(ordinal)
        if self._log is self._line:
            self._log = self._line[:]
        self._log.append(entry(UNDO, CREW, ordinal))
        self._adopt(went)

    def _unforced(self) -> list[int]:
        return [code for code in self._line if code >> 8 & 15 != FORCED]

    def survivors(self) -> list[int]:
        """For each entry that led here, forced ones left out, its place in the log."""
        alive: list[int] = []
        place = 0
        for code in self._log:
            kind = entry_kind(code)
            if kind == UNDO:
                alive.pop(entry_what(code))
            elif kind != FORCED:
                alive.append(place)
            if kind != FORCED:
                place += 1
        return alive

    def _id_of(self, ordinal: int) -> str:
        """The text id of a choice that was made."""
        line = self._unforced()
        twin = Play(self.game, self.origin, self._root, False)
        twin._extras = self._extras
        twin._settle()
        twin._follow(line[:ordinal])
        return twin._answering(line[ordinal]).option_id(entry_what(line[ordinal]))

    def _follow(self, line: list[int]) -> None:
        """Enter these entries one by one, each checked like a fresh choice."""
        for code in line:
            if entry_kind(code) == CHOICE:
                if self.weave.outcome is not None:
                    raise IllegalChoice("the game is already over here")
                try:
                    decision = self._answering(code)
                except RuleError as error:
                    raise IllegalChoice(str(error)) from None
                if entry_what(code) not in decision.values():
                    raise self._not_offered(decision, str(entry_what(code)))
                self.answer(decision, entry_what(code))
            else:
                self._append(code)
                self._special(entry_kind(code), code)
                self._settle()

    def _adopt(self, other: Play) -> None:
        """Go on from where another line of this same play has led."""
        self._line = other._line
        self._base = other._base
        self._base_at = other._base_at
        self.state = other.state
        self.state.journal = self._journal
        self.weave = other.weave
        self._entered += 1
        self.weave.stamp = self._entered
        for decision in self.weave.open:
            decision.number = self._entered
        for band in self.weave.bands:
            band.finished = [self._entered] * len(band.finished)

    # -- listening ------------------------------------------------------------------------

    def listen(self) -> None:
        """From now on events and their words are built."""
        if self._journal is None:
            self._journal = Journal()
            self.state.journal = self._journal

    def save(self, sealed: bool = False) -> bytes:
        """The play as one readable document; a sealed one does not hold the seed."""
        from bossrush.engine.save import save  # a save knows games, and games know plays

        return save(self, sealed)

    # -- looking --------------------------------------------------------------------------

    def scene(self, seat: int | None = None) -> Any:
        """What clients draw: plain data in the types of `engine.scene`, no secrets."""
        return self.game.scene(self.state, seat)

    def fingerprint(self) -> str:
        """Equal exactly when the public state is, and what is asked in it."""
        hasher = Hasher()
        self.state.visit(hasher)
        for decision in self.weave.open:
            hasher.words.append(f"{decision.seat}.{decision.actor}.{decision.key}")
        for decision in self.weave.waits():
            hasher.words.append(f"{decision.seat}.waiting")
        if self.weave.outcome is not None:
            hasher.words.append(self.weave.outcome.reason.key)
        return hasher.digest()

    def position(self) -> dict[str, Any]:
        """The start of the phase the play is in, as plain data that `game.stage` reads."""
        twin = Play(self.game, self.origin, self._base, False)
        twin._base_at = self._base_at
        twin._line = self._line
        twin._extras = self._extras
        twin._replay(self._base_at, ALWAYS)
        return {
            "game": self.game.key,
            "seats": self.origin.seats,
            "options": dict(self.origin.options),
            "state": written(twin._base),
        }
