"""The scheduler: which flows are alive, what they wait for, and who may answer.

A `Strand` is a flow that is being carried out, with the asides stacked on it. The common phase
is one strand; a `Together` hangs children under it; seats that go at their own pace have a
strand each. `Weave` holds them all, feeds answers in and collects the decisions left open.

Nothing in here is ever copied or saved: a play is a state and the choices since, and weaving
those again from the phase's start leads to the same place.
"""

from __future__ import annotations

from typing import Any, Final, cast

from bossrush.engine.decision import (
    ASIDE,
    CREW,
    MOST_OPTIONS,
    NO_ASIDES,
    WAITING,
    Decision,
    First,
    Flow,
    Request,
    Together,
)
from bossrush.engine.errors import RuleError
from bossrush.engine.rules import Outcome, Over, Rules
from bossrush.engine.state import State


class End(Request):
    """Yielded after a flow's last word."""


END: Final = End()


def to_its_end(flow: Flow[None]) -> Flow[None]:
    """The same flow, ending with a yield: catching StopIteration costs far more than this."""
    yield from flow
    yield END


class Strand:
    """A flow being carried out."""

    def __init__(self) -> None:
        self.flow: Flow[None] | None = None
        self.asides: list[Flow[None]] = []
        self.held: list[Decision] = []
        """The decisions that asides have interrupted, to be asked again."""
        self.decision: Decision | None = None
        self.first: First | None = None
        self.band: Band | None = None
        """The actors of a Together this strand waits for."""
        self.parent: Band | None = None
        self.place = 0
        """Which seat of that Together it is carried out for."""
        self.seat = CREW
        """The seat whose own phase this is; CREW for the common phase."""
        self.fresh = True
        """True until something has been answered here."""


class Band:
    """A `Together` being carried out: what each seat has still to answer."""

    def __init__(self, strand: Strand, together: Together) -> None:
        self.strand = strand
        self.together = together
        self.seats: list[int] = []
        self.actors: list[list[int]] = []
        """The actors of each seat, in turn."""
        self.at: list[int] = []
        """Which of its actors each seat has come to; past the end when the seat is done."""
        self.spreading = True
        """True until every seat has been asked for the first time."""
        self.finished: list[int] = []
        """When each seat was done, as decisions are numbered."""


class Weave:
    """Every flow alive in a play, and the decisions they have left open."""

    def __init__(self, rules: Rules[Any], state: State) -> None:
        self.rules = rules
        self.state = state
        self.outcome: Outcome | None = None
        self.stamp = 0
        """The number that decisions opened now get: how much had been entered before."""
        self.idle = False
        """True when a seat's own flow has ended and its next has not been started."""
        self.open: list[Decision] = []
        """What is being asked, in seat order within each band; forced answers never appear."""
        self.asked: list[Decision] = []
        """What was opened since it was last looked at for forced answers."""
        self.bands: list[Band] = []
        """Every Together that is being carried out."""
        self.main: Strand | None = None
        self.lanes: list[Strand | None] = []

    # -- phases ---------------------------------------------------------------------------

    def at_start(self) -> bool:
        """True when no flow has gone past its phase's start, so the state says it all."""
        if self.main is not None:
            return self.main.fresh
        for lane in self.lanes:
            if lane is not None and not lane.fresh:
                return False
        return True

    def drop(self) -> None:
        """Let go of every flow; the state says where to go on."""
        self.main = None
        self.lanes = []
        self.open = []
        self.asked = []
        self.bands = []
        self.idle = False

    def begin_common(self) -> None:
        """Start the flow of the phase the table is in."""
        strand = Strand()
        strand.flow = to_its_end(self.rules.phase(self.state))
        self.main = strand
        self.run(strand, 0, True)

    def begin_seats(self) -> bool:
        """Start the flows of seats that have none; False when all have reached the barrier."""
        state = self.state
        self.idle = False
        if not self.lanes:
            self.lanes = [None] * len(state.seat_phases)
        alive = False
        for seat in range(len(self.lanes)):
            lane = self.lanes[seat]
            while lane is None:
                flow = self.rules.seat_phase(state, seat)
                if flow is None:
                    break
                lane = Strand()
                lane.flow = to_its_end(flow)
                lane.seat = seat
                self.lanes[seat] = lane
                self.run(lane, 0, True)
                if self.outcome is not None:
                    return True
                lane = self.lanes[seat]
            if lane is not None:
                alive = True
        return alive

    # -- running a strand -----------------------------------------------------------------

    def run(self, strand: Strand, value: int, first: bool) -> None:
        """Carry a strand on until it asks something or ends."""
        while True:
            flow = strand.asides[-1] if strand.asides else strand.flow
            assert flow is not None
            try:
                request: Request = next(flow) if first else flow.send(value)
            except Over as over:
                self.outcome = over.outcome
                self.drop()
                return
            if request is END:
                if strand.asides:
                    strand.asides.pop()
                    self.ask(strand, strand.held.pop())
                    return
                up = self.end(strand)
                if up is None:
                    return
                strand = up
                value = 0
                first = False
                continue
            if isinstance(request, Decision):
                self.ask(strand, request)
                return
            if isinstance(request, Together):
                if self.spread(strand, request):
                    return
                value = 0
                first = False
                continue
            race = cast(First, request)
            strand.first = race
            for decision in race.decisions:
                self.open_one(strand, decision)
            return

    def ask(self, strand: Strand, decision: Decision) -> None:
        strand.decision = decision
        self.open_one(strand, decision)

    def open_one(self, strand: Strand, decision: Decision) -> None:
        decision.number = self.stamp
        decision.strand = strand
        decision.forget()
        if decision.asides is NO_ASIDES:
            decision.asides = self.rules.asides(self.state, decision)
        self.open.append(decision)
        self.asked.append(decision)

    def end(self, strand: Strand) -> Strand | None:
        """A flow is done: the strand that goes on because of it, if any."""
        strand.decision = None
        strand.flow = None
        band = strand.parent
        if band is None:
            if strand.seat == CREW:
                self.main = None
            else:
                self.lanes[strand.seat] = None
                self.idle = True
            return None
        return self.done(band, strand.place)

    # -- together -------------------------------------------------------------------------

    def spread(self, strand: Strand, together: Together) -> bool:
        """Begin a Together; False when it is over at once."""
        band = Band(strand, together)
        for actor in together.actors:
            seat = self.state.seat_of(actor)
            if seat in band.seats:
                band.actors[band.seats.index(seat)].append(actor)
            else:
                band.seats.append(seat)
                band.actors.append([actor])
                band.at.append(0)
                band.finished.append(0)
        strand.decision = None
        strand.band = band
        self.bands.append(band)
        for place in range(len(band.seats)):
            if band.at[place] < len(band.actors[place]):
                self.begin_actor(band, place)
                if self.outcome is not None:
                    return True
        band.spreading = False
        return not self.settle(band)

    def begin_actor(self, band: Band, place: int) -> None:
        """Start the flow of a seat's next actor."""
        strand = Strand()
        strand.parent = band
        strand.place = place
        strand.flow = to_its_end(band.together.begin(band.actors[place][band.at[place]]))
        self.run(strand, 0, True)

    def done(self, band: Band, place: int) -> Strand | None:
        """An actor's flow is over: on with the seat's next, or with the strand that waits."""
        band.at[place] += 1
        if band.at[place] < len(band.actors[place]):
            self.begin_actor(band, place)
            return None
        band.finished[place] = self.stamp
        return band.strand if self.settle(band) else None

    def settle(self, band: Band) -> bool:
        """True when everybody in a Together is done: it is over then."""
        if band.spreading:
            return False
        for place in range(len(band.seats)):
            if band.at[place] < len(band.actors[place]):
                return False
        self.bands.remove(band)
        band.strand.band = None
        return True

    def waits(self) -> list[Decision]:
        """Held by seats that are done while others are not, where they may still resume."""
        waiting: list[Decision] = []
        for band in self.bands:
            if band.together.withdraw is None:
                continue
            for place in range(len(band.seats)):
                if band.at[place] == len(band.actors[place]):
                    decision = Decision(self.state, band.seats[place], WAITING)
                    decision.number = band.finished[place]
                    decision.strand = band
                    waiting.append(decision)
        return waiting

    def reopen(self, band: Band, seat: int) -> None:
        """A seat that was done takes its answers back and begins anew."""
        place = band.seats.index(seat)
        withdraw = band.together.withdraw
        assert withdraw is not None
        for actor in band.actors[place]:
            withdraw(actor)
        band.at[place] = 0
        self.begin_actor(band, place)

    # -- answers --------------------------------------------------------------------------

    def answer(self, decision: Decision, value: int) -> None:
        """Give a decision its answer and carry on. The answer must be a legal one."""
        if decision.question is WAITING:
            self.reopen(cast(Band, decision.strand), decision.seat)
            return
        strand = cast(Strand, decision.strand)
        strand.fresh = False
        band = strand.parent
        while band is not None:
            band.strand.fresh = False
            band = band.strand.parent
        if value >= ASIDE:
            self.open.remove(decision)
            strand.asides.append(
                to_its_end(
                    self.rules.aside(self.state, decision.seat, decision.actor, value - ASIDE)
                )
            )
            strand.held.append(decision)
            self.run(strand, 0, True)
        elif strand.first is not None and decision in strand.first.decisions:
            race = strand.first
            race.seat = decision.seat
            race.actor = decision.actor
            strand.first = None
            for other in race.decisions:
                self.open.remove(other)
            self.run(strand, value, False)
        else:
            if len(self.open) == 1:
                self.open.pop()
            else:
                self.open.remove(decision)
            self.run(strand, value, False)
        for other in self.open:  # what others may answer can depend on what was just answered
            other.forget()

    def forced(self) -> Decision | None:
        """A decision with only one possible answer that the rulebook does not make a moment.

        Each is looked at when it opens, and again when it is the last one open.
        """
        asked = self.asked
        if not asked:
            if len(self.open) > 1:
                return None
            asked.append(self.open[0])
        while asked:
            decision = asked.pop()
            count = decision.count()
            if not 0 < count <= MOST_OPTIONS:
                raise RuleError(
                    f"{decision.key} offers {count} options; "
                    f"a decision has from 1 to {MOST_OPTIONS}"
                )
            if count == 1 and not decision.question.moment:
                if cast(Strand, decision.strand).first is None:  # a race is never run for anyone
                    return decision
        return None
