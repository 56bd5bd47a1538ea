"""What happened in a play, step by step: every choice, and whatever luck decided in between.

A play is gone through once, by a line that notes each pick. Luck comes in *throws*: what is picked
before anything is told of it. Nothing here is estimated yet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from bossrush.companions.companion import Companion
from bossrush.engine.chance import Chance, Outcomes, Overheard
from bossrush.engine.decision import Decision
from bossrush.engine.entries import CHOICE as CHOSEN
from bossrush.engine.event import Event, Journal
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.moment import moment_of
from bossrush.engine.play import Play
from bossrush.engine.reel import Reel
from bossrush.engine.unrolled import unrolled

CHOICE: Final = 0
THROW: Final = 1
"""Something rolled or drawn."""
CLOCK: Final = 2
"""Time ran out, somebody came or went, or chance was made fresh."""


class Pick:
    """One of several outcomes came up."""

    __slots__ = ("alike", "name", "of", "told", "what")

    def __init__(self, what: str, name: str, alike: int, of: int, told: int) -> None:
        self.what = what
        """What was rolled or drawn from."""
        self.name = name
        self.alike = alike
        """How many of the outcomes are called so."""
        self.of = of
        self.told = told
        """How many events had been told by then."""


class Noting(Overheard):
    """Passes on another chance's outcomes and notes everything about them."""

    def __init__(self, source: Chance, journal: Journal, picks: list[Pick]) -> None:
        super().__init__(source)
        self.journal = journal
        self.picks = picks

    def note(self, index: int, n: int, outcomes: Outcomes) -> None:
        name = outcomes.outcome(index)
        alike = sum(1 for other in range(n) if outcomes.outcome(other) == name)
        told = len(self.journal.events)
        self.picks.append(Pick(outcomes.what(), name, alike, n, told))

    def copy(self) -> Chance:
        twin = Noting(self.source.copy(), self.journal, [])
        twin.seen = self.seen
        return twin


class Asked:
    """What was asked at a choice, kept while its words can still be had."""

    __slots__ = ("candidates", "ids", "key", "labels", "prompt", "seat", "usual", "values")

    def __init__(self, decision: Decision, usual: int, candidates: list[int]) -> None:
        self.seat = decision.seat
        self.key = decision.key
        self.prompt = decision.prompt
        self.values = decision.values()[:]
        options = decision.options
        self.ids: list[str] = [option.id for option in options]
        self.labels: list[Message] = [option.label for option in options]
        self.usual = usual
        """What the plain companion would have answered."""
        self.candidates = candidates
        """The answers worth a look, the usual one among them."""


class Step:
    """A choice between several answers, a throw, or what came from outside."""

    __slots__ = ("asked", "events", "fated", "frame", "kind", "picks", "scene", "seat", "value")

    def __init__(self, kind: int, frame: int, seat: int) -> None:
        self.kind = kind
        self.frame = frame
        """How many entries led there, forced ones left out."""
        self.seat = seat
        """Whose entry it was; CREW for everybody's."""
        self.asked: Asked | None = None
        self.value = 0
        """What was chosen."""
        self.picks: list[Pick] = []
        self.fated = 0
        """Of a throw: how many picks of this entry are settled once it is over."""
        self.events: tuple[Event, ...] = ()
        """What was told between this step and the next."""
        self.scene: Any = None
        """The table before the entry."""


class Script:
    """A play as steps, and what is needed to take it up at any of its entries."""

    def __init__(self, play: Play, policy: Callable[[int], Companion]) -> None:
        as_told = unrolled(play)
        self.play = as_told.play
        self.frames = as_told.frames
        """By entry: how many led there, rolls of real dice counted as well."""
        self.game = cast("Game[Any]", play.game)
        self.policy = policy
        self.steps: list[Step] = []
        self.fates: list[list[str]] = []
        """By entry: what came up because of it."""
        self.counts: list[dict[str, int]] = []
        """By entry: how often each thing had been rolled or drawn from before it."""
        self.open: list[tuple[int, int]] = []
        """By entry, and at last where the play stands: who is asked, and the usual answer; a
        seat below CREW where nobody is."""
        self._read()

    def _read(self) -> None:
        picks: list[Pick] = []
        reel = Reel(self.play, lambda chance, journal: Noting(chance, journal, picks))
        walk = reel.play
        judgement = self.policy(0).judgement()
        counts: dict[str, int] = {}
        _count(counts, picks)
        picks.clear()
        reel.events()
        while (entry := reel.upcoming()) is not None:
            step = Step(CHOICE if entry.kind == CHOSEN else CLOCK, reel.at, entry.seat)
            step.scene = walk.scene()
            self.counts.append(dict(counts))
            decision = entry.decision
            asked = (-2, 0)
            if decision is not None and not decision.waiting:
                step.value = entry.value
                usual = self.policy(0).answer(walk, decision)
                asked = (decision.seat, usual)
                if len(decision.values()) > 1:
                    wanted = {usual, step.value, *judgement.candidates(walk, decision)}
                    looked_at = [value for value in decision.values() if value in wanted]
                    step.asked = Asked(decision, usual, looked_at)
            self.open.append(asked)
            reel.step()
            self._note(step, reel.events(), picks[:])
            self.fates.append([pick.name for pick in picks])
            _count(counts, picks)
            picks.clear()
        self.counts.append(dict(counts))
        self.open.append(self._standing(walk))
        self.scene = walk.scene()

    def _standing(self, walk: Play) -> tuple[int, int]:
        if walk.outcome is not None or not walk.open:
            return -2, 0
        decision = walk.open[0]
        return decision.seat, self.policy(0).answer(walk, decision)

    def _note(self, step: Step, events: tuple[Event, ...], picks: list[Pick]) -> None:
        """Put down an entry: the choice itself, and each throw that came of it."""
        if step.kind == CLOCK:
            step.picks = picks
            step.events = events
            self.steps.append(step)
            return
        throws: list[list[Pick]] = []
        for pick in picks:
            if throws and throws[-1][0].told == pick.told:
                throws[-1].append(pick)
            else:
                throws.append([pick])
        if step.asked is not None:
            step.events = events[: throws[0][0].told] if throws else events
            self.steps.append(step)
        fated = 0
        for number, throw in enumerate(throws):
            fated += len(throw)
            end = throws[number + 1][0].told if number + 1 < len(throws) else len(events)
            luck = Step(THROW, step.frame, step.seat)
            luck.value = step.value
            luck.picks = throw
            luck.fated = fated
            luck.events = events[throw[0].told : end]
            luck.scene = step.scene
            self.steps.append(luck)

    def moment(self, frame: int) -> dict[str, Any]:
        """The play before an entry, as data."""
        return moment_of(self.before(frame))

    def before(self, frame: int) -> Play:
        """The play before an entry, or where it stands now."""
        return self.play if frame == self.play.length else self.play.before(frame)


def _count(counts: dict[str, int], picks: list[Pick]) -> None:
    for pick in picks:
        counts[pick.what] = counts.get(pick.what, 0) + 1


def rarity(picks: list[Pick]) -> float:
    """Once in how many throws just this comes up, in whatever order."""
    chance = 1.0
    kinds: dict[str, list[str]] = {}
    for pick in picks:
        chance *= pick.alike / pick.of
        kinds.setdefault(pick.what, []).append(pick.name)
    for names in kinds.values():
        left = len(names)
        for name in sorted(set(names)):
            for number in range(names.count(name)):
                chance *= left / (number + 1)
                left -= 1
    return 1.0 / min(1.0, chance)
