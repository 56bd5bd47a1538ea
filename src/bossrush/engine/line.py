"""The line of a play: the state at a phase's start, and the entries since.

Copying, undoing and loading all carry entries out again from a phase's start; no coroutine is
ever copied. `Play` is the face that people and programs see; a `Line` is what stands behind it.
"""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.decision import CREW, Decision
from bossrush.engine.entries import (
    CHOICE,
    EVERYBODY,
    FORCED,
    JOIN,
    NOBODY,
    RESEED,
    TIMER,
    UNDO,
    entry,
    kind_of,
    seat_of,
    what_of,
)
from bossrush.engine.errors import IllegalChoice, RuleError
from bossrush.engine.event import Journal
from bossrush.engine.rules import ALL, KEEP, LANE, Over, Rules
from bossrush.engine.state import State
from bossrush.engine.strand import by_lane
from bossrush.engine.weave import MOST_SILENT, Weave

CHECKPOINT_EVERY: Final = 64
"""Entries after which the next phase's start becomes the new checkpoint, copied or not."""

MOST_EARLIER: Final = 16
"""Checkpoints before the last one that are kept at most."""

# When a phase's start becomes the checkpoint; any other number: after so many entries.
NEVER: Final = -1
SOMETIMES: Final = -2
ON_THE_WAY: Final = -3
"""On a long way: ever closer together towards its end, and every one of them is kept."""


class Line:
    """Everything that was entered in a play, and where it has led."""

    def __init__(
        self,
        rules: Rules[Any],
        root: State,
        base: State,
        journal: Journal | None,
        alone: bool = False,
    ) -> None:
        self.rules = rules
        self.alone = alone
        """Whether it ends with the phase that it begins with."""
        self.root = root
        """The state before anything happened; never changed."""
        self.base = base
        """The state at the last checkpoint, a phase's start; never changed."""
        self.base_at = 0
        self.earlier: list[tuple[int, State]] = []
        """Checkpoints before that one, for a line that goes back further and further."""
        self.start_at = 0
        """How many entries led to the last start of a phase that could be a checkpoint."""
        self.entries: list[int] = []
        """The entries that led here."""
        self.log: list[int] = self.entries
        """Everything that was ever entered, undone or not; the same list until an undo."""
        self.entered = 0
        """How many entries the log has, forced ones left out."""
        self.extras: list[Any] = []
        """What does not fit an int: keys of timers, seeds, the options of those who joined."""
        self.undone: dict[int, str] = {}
        """By place in the log without forced answers: the id of a choice that was taken back."""
        self._alive: list[int] | None = None
        """What `survivors` has found, kept up to date once there was an undo."""
        self.without = ""
        """The id of the choice that was left out, where this line is what would be without one."""
        self.disturbed: dict[int, int] = {}
        """By place in `extras`: whom a clock that ran out has disturbed, a seat or these two."""
        self.journal = journal
        self.state: State = base.copy()
        self.state.journal = journal
        self.weave = Weave(rules, self.state, root.seat_phases if alone else None)

    # -- entering -------------------------------------------------------------------------

    def answer(self, decision: Decision, value: int) -> None:
        """Enter a choice. It must be one of the decision's values."""
        self.append(entry(CHOICE, decision.seat, value))
        self.weave.answer(decision, value)
        self.settle()

    def enter(self, kind: int, seat: int, extra: Any) -> None:
        """Enter what is no choice."""
        self.extras.append(extra)
        code = entry(kind, seat, len(self.extras) - 1)
        self.append(code)
        self.special(code)
        self.settle()

    def append(self, code: int) -> None:
        chosen = kind_of(code) != FORCED
        self.entries.append(code)
        if self.log is not self.entries:
            self.log.append(code)
            if self._alive is not None and chosen:
                self._alive.append(self.entered)
        if chosen:
            self.entered += 1
            self.weave.stamp = self.entered

    def follow(self, codes: list[int]) -> None:
        """Enter these entries one by one, each checked like a fresh choice."""
        for code in codes:
            if kind_of(code) != CHOICE:
                self.append(code)
                self.special(code)
                self.settle()
                continue
            if self.weave.outcome is not None:
                raise IllegalChoice("the game is already over here")
            decision = self.answering(seat_of(code))
            if decision is None or what_of(code) not in decision.values():
                raise IllegalChoice(f"seat {seat_of(code)} is not offered this here")
            self.answer(decision, what_of(code))

    # -- going on -------------------------------------------------------------------------

    def settle(self) -> None:
        """Go on through phases and forced answers until somebody has something to decide."""
        weave = self.weave
        silent = 0
        while weave.outcome is None:
            if weave.idle or not weave.open:
                if weave.asleep():
                    return
                silent += 1
                if silent > MOST_SILENT:
                    raise RuleError("the phases go round without asking anybody anything")
                self.next_phase(SOMETIMES, len(self.entries))
                continue
            decision = weave.forced()
            if decision is None:
                return
            value = decision.values()[0]
            self.append(entry(FORCED, decision.seat, value))
            weave.answer(decision, value)

    def next_phase(self, keep: int, at: int) -> None:
        """Start what comes after `at` entries; the state before it may become the checkpoint."""
        weave = self.weave
        state = self.state
        due = (
            at == keep
            or (keep == SOMETIMES and at - self.base_at >= CHECKPOINT_EVERY)
            or (keep == ON_THE_WAY and self._long_since(at))
        )
        if state.seat_phases:
            if weave.begin_seats():
                if weave.at_start():
                    self.start_at = at
                    if due:
                        self.checkpoint(at, keep)
                return
            if self.alone:
                weave.stop()
                return
            state.seat_phases = []
            weave.lanes = []
        if weave.main is not None:
            raise RuleError("a flow waits for an answer that nobody was asked for")
        self.start_at = at
        if due:
            self.checkpoint(at, keep)
        weave.begin_common()

    def _long_since(self, at: int) -> bool:
        """Whether another checkpoint is worth it here: as far from the last as from the end."""
        return at - self.base_at >= max(CHECKPOINT_EVERY, len(self.entries) - at)

    def checkpoint(self, at: int, keep: int) -> None:
        if keep == ON_THE_WAY:
            self.earlier.append((self.base_at, self.base))
            if len(self.earlier) > MOST_EARLIER:
                del self.earlier[1::2]
        self.base = self.state.copy()
        self.base_at = at

    def replay(self, at: int, keep: int) -> None:
        """Go through the entries from `at` on again, building no options."""
        entries = self.entries
        weave = self.weave
        while True:
            while (weave.idle or not weave.open) and weave.outcome is None:
                if weave.asleep():
                    break
                self.next_phase(keep, at)
            if at == len(entries) or weave.outcome is not None:
                for left in weave.open:
                    left.looked_at = True  # whatever was forced is among the entries
                return
            code = entries[at]
            at += 1
            if kind_of(code) <= FORCED:
                decision = self.answering(seat_of(code))
                if decision is None:
                    raise RuleError("a replay came to an entry that nobody was asked for")
                weave.answer(decision, what_of(code))
            else:
                self.special(code)

    def answering(self, seat: int) -> Decision | None:
        """What an entry of this seat answers now."""
        for decision in self.weave.open:
            if decision.seat == seat:
                return decision
        for decision in self.weave.waits():
            if decision.seat == seat:
                return decision
        return None

    def special(self, code: int) -> None:
        """Carry out an entry that is no choice."""
        state = self.state
        extra = self.extras[what_of(code)]
        kind = kind_of(code)
        if kind == RESEED:
            state.chance = state.chance.reseeded(extra)
            return
        try:
            if kind == TIMER:
                self.expire(extra, what_of(code))
                return
            self.weave.drop()  # phases start again from the state alone
            if kind == JOIN:
                self.rules.join(state, extra)
            else:
                self.rules.leave(state, seat_of(code))
        except Over as over:
            self.weave.outcome = over.outcome
            self.weave.drop()

    def expire(self, timer_id: str, place: int) -> None:
        """Let a clock run out; whatever that disturbs starts again from the state."""
        state = self.state
        timer = state.timer(timer_id)
        if timer is None:
            raise IllegalChoice(f"no clock {timer_id!r} is running here")
        self.disturbed[place] = EVERYBODY
        state.stop_timer(timer.key, timer.seat)
        reach = self.rules.expire(state, timer)
        if reach == ALL:
            self.weave.drop()
            return
        if reach == LANE:
            self.weave.drop_lane(timer.seat)
            self.disturbed[place] = timer.seat
        elif reach == KEEP:
            self.disturbed[place] = NOBODY
        else:
            raise RuleError(f"a clock disturbs KEEP, LANE or ALL, not {reach!r}")
        self.weave.look_again()

    def last_disturbed(self) -> int:
        """Whom the last clock that ran out has disturbed."""
        return self.disturbed[len(self.extras) - 1]

    # -- twins ----------------------------------------------------------------------------

    def copy(self) -> Line:
        """An exact twin that nobody listens to.

        Its way there passes the start of the phase, which both take as their checkpoint: who
        copies a play once will copy it again.
        """
        twin = Line(self.rules, self.root, self.base, None, self.alone)
        twin.base_at = self.base_at
        twin.entries = self.entries[:]
        twin.log = twin.entries if self.log is self.entries else self.log[:]
        if self.extras:
            twin.extras = self.extras[:]
        if self.undone:
            twin.undone = self.undone.copy()
        if self.disturbed:
            twin.disturbed = self.disturbed.copy()
        twin.replay(self.base_at, self.start_at if self.start_at > self.base_at else NEVER)
        self.base = twin.base
        self.base_at = twin.base_at
        twin.entered = self.entered
        twin.weave.stamp = self.entered
        known = self.weave.open
        for place, decision in enumerate(twin.weave.open):  # a `zip` costs as much as the rest
            decision.number = known[place].number
        if self.weave.bands:
            theirs = by_lane(self.weave.bands)
            for place, mine in enumerate(by_lane(twin.weave.bands)):
                mine.done = theirs[place].done[:]
        twin.weave.arrived = self.weave.arrived[:]
        return twin

    def before(self, at: int) -> Line:
        """The same play as it stood before an entry, from the checkpoint if that is earlier."""
        base_at, base = self.base_at, self.base
        kept = len(self.earlier)
        while base_at > at:
            if kept:
                kept -= 1
                base_at, base = self.earlier[kept]
            else:
                base_at, base = 0, self.root
        twin = Line(self.rules, self.root, base, None, self.alone)
        twin.base_at = base_at
        twin.earlier = self.earlier[:kept]
        twin.start_at = twin.base_at
        twin.entries = self.entries[:at]
        twin.log = twin.entries
        twin.extras = self.extras
        twin.disturbed = self.disturbed.copy()
        twin.replay(twin.base_at, ON_THE_WAY)
        for code in twin.entries:
            if kind_of(code) != FORCED:
                twin.entered += 1
        twin.weave.stamp = twin.entered
        return twin

    def place_of(self, ordinal: int) -> int:
        """Where an entry is among all that led here, counted without forced ones."""
        for place, code in enumerate(self.entries):
            if kind_of(code) != FORCED:
                if ordinal == 0:
                    return place
                ordinal -= 1
        raise IndexError(ordinal)

    def phase_start(self) -> tuple[State, int]:
        """The state at the last phase's start, and how many entries had led there.

        It becomes the checkpoint: who asks for it once will ask again, later on.
        """
        twin = Line(self.rules, self.root, self.base, None, self.alone)
        twin.base_at = self.base_at
        twin.entries = self.entries
        twin.extras = self.extras
        twin.replay(self.base_at, self.start_at)
        self.base = twin.base
        self.base_at = twin.base_at
        return twin.base, twin.base_at

    # -- undo -----------------------------------------------------------------------------

    def unforced(self) -> list[int]:
        """The entries that led here, forced ones left out."""
        return [code for code in self.entries if kind_of(code) != FORCED]

    def last_of(self, seat: int | None, consent: bool = False) -> int:
        """Which of those is the last choice (of a seat); -1 where none can be taken back.

        Fresh chance is a bar to what is taken back freely, not to what all agree on. A clock
        that has run out is one to those whom it disturbed.
        """
        entries = self.unforced()
        disturbed: list[int] = []
        for ordinal in range(len(entries) - 1, -1, -1):
            code = entries[ordinal]
            if consent and kind_of(code) == RESEED:
                continue
            if kind_of(code) == TIMER:
                whom = self.disturbed.get(what_of(code), EVERYBODY)
                if whom in (EVERYBODY, seat):
                    return -1
                if whom != NOBODY:
                    disturbed.append(whom)
                continue
            if kind_of(code) != CHOICE:
                return -1
            if disturbed and seat is None and (seat_of(code) in disturbed or seat_of(code) == CREW):
                return -1
            if seat is None or seat_of(code) == seat:
                return ordinal
            if seat_of(code) == CREW:  # everybody's, and what came later may rest on it
                return ordinal if ordinal == len(entries) - 1 else -1
        return -1

    def take_back(self, ordinal: int, went: Line) -> None:
        """Enter the undo of an entry, and go on from where that leads."""
        alive = self.survivors()
        self.undone[alive.pop(ordinal)] = went.without
        if self.log is self.entries:
            self.log = self.entries[:]
        self.log.append(entry(UNDO, CREW, ordinal))
        self._alive = alive
        self.entries = went.entries
        self.base = went.base
        self.base_at = went.base_at
        self.earlier = went.earlier
        self.start_at = went.start_at
        self.state = went.state
        self.state.journal = self.journal
        self.weave = went.weave
        self.renumber(self.entered + 1)

    def renumber(self, entered: int) -> None:
        """Count on from here: after an undo every answer under way is stale."""
        self.entered = entered
        self.weave.stamp = entered
        for decision in self.weave.open:
            decision.number = self.entered
        for band in self.weave.bands:
            band.done = [done if done < 0 else self.entered for done in band.done]
        self.weave.arrived = [self.entered] * len(self.weave.arrived)

    def survivors(self) -> list[int]:
        """For each entry that led here, forced ones left out, its place in the log."""
        if self._alive is not None:
            return self._alive[:]
        alive: list[int] = []
        place = 0
        for code in self.log:
            kind = kind_of(code)
            if kind == FORCED:
                continue
            if kind == UNDO:
                alive.pop(what_of(code))
            else:
                alive.append(place)
            place += 1
        return alive
