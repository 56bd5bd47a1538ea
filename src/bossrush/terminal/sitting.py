"""A sitting: one play, the people at this keyboard, and those who answer for the other seats.

Both clients, the full screen and the plain one, are only faces of this.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec

from bossrush.companions.companion import Companion
from bossrush.engine.decision import CREW, Decision
from bossrush.engine.event import Event
from bossrush.engine.guide import GuideStep, Moment
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.save import document, written
from bossrush.engine.scene import Scene, ids
from bossrush.terminal import saves
from bossrush.terminal.clocks import Clocks
from bossrush.terminal.guiding import Guiding
from bossrush.terminal.hints import Advice, Hints, about_last, about_now
from bossrush.terminal.log import CHOSEN, NOTE, TOLD, LogLine, note, told
from bossrush.terminal.seats import Answer, Consultation, name_of
from bossrush.terminal.voice import Voice


class Undo(Enum):
    """What came of taking a choice back."""

    BACK = "back"
    NOTHING = "nothing"
    SEEN = "seen"
    """The dice or a card have been seen since: only if the whole table agrees."""
    IMPOSSIBLE = "impossible"


class Sitting:
    """A play with people at it."""

    def __init__(
        self,
        play: Play,
        voice: Voice,
        path: Path | None = None,
        companions: Mapping[int, Companion] | None = None,
        clocks: Clocks | None = None,
    ) -> None:
        self.play = play
        self.voice = voice
        self.path = path
        """Where the play is kept; None until it has to be kept somewhere."""
        self.companions = dict(companions or {})
        self.clocks = clocks or Clocks()
        self.log: list[LogLine] = []
        self.resumed = False
        self._by_companion: list[bool] = []
        """For each choice that stands, whether a companion made it."""
        self._preferred: int | None = None
        """The seat somebody wants to answer for next."""
        self._saved_at = -1
        self.guiding = Guiding(play.game.key)
        """Who explains a first game, where somebody wants that."""
        self.happened: frozenset[str] = frozenset()
        """The kinds of what the last choice brought about."""
        self.hints = Hints.ASKED
        """When the people here are told what options are worth."""
        self.clocks.follow(play)

    # -- beginning ------------------------------------------------------------------------

    def open(self) -> None:
        """Begin the log of a new play."""
        self._tell(self.play.events)
        commitment = self.play.origin.commitment()
        if commitment:
            self.log.append(note("sealed", commitment=commitment[:16]))

    def reopen(self, lines: list[LogLine]) -> None:
        """Go on with a play that was saved; `lines` tell what happened before."""
        self.resumed = True
        self.log += lines
        self.log.append(note("resumed"))
        self._by_companion = [False] * self.play.choices
        self._saved_at = self._mark()

    # -- what is asked --------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What the people here are asked now, in seat order unless they said otherwise."""
        if self._preferred is not None:
            wanted = self.play.pending.get(self._preferred)
            if wanted is not None and self._preferred not in self.companions:
                return wanted
            self._preferred = None
        mine = [decision for decision in self.play.open if self._is_ours(decision)]
        return min(mine, key=_seat_order, default=None)

    def turn_to_next(self) -> bool:
        """Let the next seat answer first, or one that is done change its mind."""
        pending = self.play.pending
        seats = [seat for seat in sorted(pending) if seat not in self.companions]
        now = self.decision
        if now is None or len(seats) < 2:
            return False
        at = seats.index(now.seat) if now.seat in seats else -1
        around = seats[at + 1 :] + seats[:at] if at >= 0 else seats
        for seat in around:
            if pending[seat].number != now.number or pending[seat].seat != now.seat:
                self._preferred = seat
                return True
        return False

    def _is_ours(self, decision: Decision) -> bool:
        if decision.seat == CREW:
            return len(self.companions) < self.play.state.seats
        return decision.seat not in self.companions

    def viewer(self) -> int | None:
        """The seat whose eyes the screen has now."""
        now = self.decision
        if now is not None and now.seat != CREW:
            return now.seat
        ours = [seat for seat in range(self.play.state.seats) if seat not in self.companions]
        return ours[0] if ours else None

    def scene(self) -> Scene:
        """What the table looks like from here."""
        return scene_of(self.play, self.viewer())

    def who(self, scene: Scene, decision: Decision) -> str:
        """Whose decision it is, in words."""
        return name_of(self.voice, scene, decision.seat, decision.actor)

    def lines(self) -> list[LogLine]:
        """The log as the seats at this keyboard may know it."""
        here = [seat for seat in range(self.play.state.seats) if seat not in self.companions]
        return [line for line in self.log if line.known_to(here)]

    # -- going on -------------------------------------------------------------------------

    def choose(self, option: str) -> None:
        """Answer what is asked; IllegalChoice where that cannot be, and nothing has changed."""
        decision = self.decision
        if decision is not None:
            self._take(decision, option, by_companion=False)

    def advice(self) -> Advice | None:
        """A hint about what is asked here; None where there is none to give."""
        return None if self.hints is Hints.NEVER else about_now(self.play, self.decision)

    def advice_after(self, seat: int) -> Advice | None:
        """A hint about what a seat has just chosen, where people want to know."""
        return about_last(self.play, seat) if self.hints is Hints.AFTER else None

    def step(self) -> GuideStep | None:
        """What the guide explains now."""
        if not self.guiding.on:
            return None
        asked = self.decision
        key = asked.key if asked is not None and not asked.waiting else ""
        return self.guiding.now(Moment(key, self.happened, frozenset(ids(self.scene()))))

    def consult(self) -> Consultation | None:
        """The companion to ask now: one is, once no seat here is asked anything.

        People at the keyboard go first: they talk about it while they choose.
        """
        if self.decision is not None or not self.play.open:
            return None
        decision = min(self.play.open, key=_seat_order)
        seat = min(self.companions) if decision.seat == CREW else decision.seat
        fork = self.play.fork(secrets.randbits(128))
        return Consultation(decision, self.companions[seat], fork, seat)

    def companion_takes(self, decision: Decision, answer: Answer) -> None:
        """Carry out what a companion answered."""
        self._take(decision, answer.option, by_companion=True, why=answer.why)

    def _take(
        self, decision: Decision, option: str, by_companion: bool, why: Message | None = None
    ) -> None:
        line = chosen(self.voice, scene_of(self.play, None), decision, option)
        seat = decision.seat
        events = self.play.choose(seat, option, at=decision.number)
        self._preferred = None
        self._by_companion.append(by_companion)
        reason = [LogLine(NOTE, why)] if why is not None else []
        self.log += [line, *reason]
        self._tell(events)
        self._after()

    def waits_for_a_clock(self) -> bool:
        """True when nobody is asked anything until time is up."""
        return self.play.outcome is None and not self.play.open and bool(self.play.timers)

    def expire(self, clock: str) -> None:
        """A clock has run out."""
        self._tell(self.play.expire(clock))
        self._preferred = None
        self._after()

    def _tell(self, events: Sequence[Event]) -> None:
        self.happened = frozenset(event.kind for event in events)
        self.log += told(events)

    def _after(self) -> None:
        self.clocks.follow(self.play)
        outcome = self.play.outcome
        if outcome is not None:
            self.log.append(LogLine(TOLD, outcome.reason))

    def undo(self, agreed: bool = False) -> Undo:
        """Take the last choice made here back, and what companions made of it.

        Once something has been seen since, the table must agree: chance is fresh from there,
        and the play is marked.
        """
        if not self._by_companion:
            return Undo.NOTHING
        steps = 1
        while steps < len(self._by_companion) and self._by_companion[-steps]:
            steps += 1
        seed = secrets.randbits(128) if agreed else None
        trial = self.play.copy()
        if not all(trial.undo(seed=seed) for _ in range(steps)):
            return Undo.IMPOSSIBLE if agreed else Undo.SEEN
        for _ in range(steps):
            self.play.undo(seed=seed)
        del self._by_companion[-steps:]
        self._preferred = None
        self.log.append(note("took-back-agreed" if agreed else "took-back"))
        self.clocks.follow(self.play)
        return Undo.BACK

    # -- keeping --------------------------------------------------------------------------

    def worth_saving(self) -> bool:
        """Whether anything has happened since the play was saved, or at all."""
        begun = self.play.choices > 0 or self._saved_at >= 0
        return begun and self._mark() != self._saved_at

    def save(self) -> Path:
        """Keep the play, and say where."""
        if self.path is None:
            self.path = saves.fresh(self.play.game.key)
        kept = document(self.play)
        kept.companions = {seat: one.key for seat, one in self.companions.items()}
        saves.store(self.path, written(kept))
        self._saved_at = self._mark()
        return self.path

    def _mark(self) -> int:
        return len(self.log)


def chosen(voice: Voice, scene: Scene, decision: Decision, option: str) -> LogLine:
    """The sentence that says who chose what."""
    who = name_of(voice, scene, decision.seat, decision.actor)
    for offered in decision.options:
        if offered.id == option:
            return LogLine(CHOSEN, Message("terminal-chose", who=who, what=offered.label))
    return LogLine(CHOSEN, Message("terminal-chose", who=who, what=option))


def scene_of(play: Play, seat: int | None) -> Scene:
    """What a play looks like to a seat; an empty table where the game draws nothing."""
    try:
        drawn: Any = play.scene(seat)
    except NotImplementedError:
        return Scene(play.game.key)
    if isinstance(drawn, Scene):
        return drawn
    try:
        return msgspec.convert(drawn, Scene)
    except msgspec.ValidationError:
        return Scene(play.game.key)


def _seat_order(decision: Decision) -> int:
    # The whole crew's decisions come after those that only one seat can answer.
    return decision.seat if decision.seat != CREW else 1 << 30
