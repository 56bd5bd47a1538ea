"""The scheduler: which flows are alive, what they wait for, and who may answer.

The common phase is one strand; a `Together` hangs children under it; seats that go at their own
pace have a strand each. `Weave` holds them all, feeds answers in and collects the decisions left
open.
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
    Until,
)
from bossrush.engine.errors import RuleError
from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over, Rules
from bossrush.engine.state import State
from bossrush.engine.strand import (
    END,
    UNDER_WAY,
    UNTOUCHED,
    Band,
    Strand,
    first_of,
    lane_of,
    part_of,
)

PHASE_DONE: Final = Message("phase-done")
"""How a play ends that was to carry out a single phase."""
MOST_SILENT: Final = 10_000
"""Phases after which, if none has asked anything, none ever will."""


class Weave:
    """Every flow alive in a play, and the decisions they have left open."""

    def __init__(self, rules: Rules[Any], state: State, alone: list[int] | None = None) -> None:
        self.rules = rules
        self.state = state
        self.alone = alone
        """Where a single phase is carried out: the own phases in which its seats began."""
        self.outcome: Outcome | None = None
        self.stamp = 0
        """The number that decisions opened now get: how much had been entered before."""
        self.idle = False
        """True when a seat's own flow has ended and its next has not been started."""
        self.open: list[Decision] = []
        """What is being asked, in seat order; forced answers never appear."""
        self.bands: list[Band] = []
        """Every Together that is being carried out."""
        self.sleepers: list[Strand] = []
        """Those that wait for a clock, and for nobody."""
        self.spare: Strand | None = None
        """One that has ended, and knows another one that has: for the flows to come."""
        self.main: Strand | None = None
        self.lanes: list[Strand | None] = []
        """While seats go at their own pace: the strand of each, None at the barrier."""
        self.arrived: list[int] = []
        """When each seat reached the barrier, as decisions are numbered."""
        self.commons = 0
        """How many common phases have begun: where seats that go at their own pace have met."""
        self.losers: list[Decision] = []
        """What those were asked who have lost the last race."""
        self.raced = 0
        """When that race was decided, as decisions are numbered."""

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
        self.bands = []
        self.sleepers = []
        self.idle = False

    def drop_lane(self, seat: int) -> None:
        """Let go of what a seat was doing in its own phase; the state says where it goes on."""
        if not 0 <= seat < len(self.lanes):
            raise RuleError(f"seat {seat} has no phase of its own that could start again")
        self.open = [one for one in self.open if lane_of(cast(Strand, one.strand)) != seat]
        self.bands = [band for band in self.bands if band.lane() != seat]
        self.sleepers = [strand for strand in self.sleepers if lane_of(strand) != seat]
        self.lanes[seat] = None
        self.arrived[seat] = self.stamp
        self.idle = True

    def look_again(self) -> None:
        """The state has changed under what is asked: offer anew what it now allows."""
        if self.sleepers:
            self.wake()
        for decision in self.open:
            decision.forget()
            decision.looked_at = False

    def begin_common(self) -> None:
        """Start the flow of the phase the table is in."""
        self.commons += 1
        strand = self.strand_for(self.rules.phase(self.state))
        self.main = strand
        self.run(strand, 0, True)
        if self.sleepers:
            self.wake()

    def begin_seats(self) -> bool:
        """Start the flows of seats that have none; False when all have reached the barrier."""
        state = self.state
        self.idle = False
        if not self.lanes:
            self.lanes = [None] * len(state.seat_phases)
            self.arrived = [self.stamp] * len(state.seat_phases)
        alive = False
        for seat in range(len(self.lanes)):
            lane = self.lanes[seat]
            silent = 0
            while lane is None:
                if self.alone is not None and self.alone[seat] != state.seat_phases[seat]:
                    break
                flow = self.rules.seat_phase(state, seat)
                if flow is None:
                    break
                silent += 1
                if silent > MOST_SILENT:
                    raise RuleError(f"the phases of seat {seat} go round without asking anything")
                lane = self.strand_for(flow)
                lane.seat = seat
                self.lanes[seat] = lane
                self.run(lane, 0, True)
                if self.outcome is not None:
                    return True
                lane = self.lanes[seat]
            if lane is not None:
                alive = True
        if self.sleepers:
            self.wake()
        return alive

    def asleep(self) -> bool:
        """True when the play waits for a clock, and for nobody."""
        return not self.open and not self.idle and len(self.sleepers) > 0

    def wake(self) -> None:
        """Carry on those whose clock no longer runs."""
        woken = True
        while woken and self.outcome is None:
            woken = False
            for strand in self.sleepers:
                until = strand.until
                assert until is not None
                if self.state.timer(until.timer_id) is None:
                    self.sleepers.remove(strand)
                    strand.until = None
                    strand.touch()
                    self.run(strand, 0, False)
                    woken = True
                    break

    def stop(self) -> None:
        """The single phase that is carried out here is done."""
        self.outcome = Outcome(None, PHASE_DONE)
        self.drop()

    # -- running a strand -----------------------------------------------------------------

    def run(self, strand: Strand, value: int, first: bool) -> None:
        """Carry a strand on until it asks something or ends."""
        while True:
            flow = strand.driver
            try:
                request: Request = first_of(flow) if first else flow.send(value)
            except Over as over:
                self.outcome = over.outcome
                self.drop()
                return
            value = 0
            first = False
            if isinstance(request, Decision):
                self.ask(strand, request)
                return
            if request is END:
                up = self.end(strand)
                if up is None:
                    return
                strand = up
            elif isinstance(request, Together):
                if self.spread(strand, request):
                    return
            elif isinstance(request, First):
                strand.first = request
                for decision in request.decisions:
                    self.ask(strand, decision)
                request.decisions.clear()  # each knows the strand, and the strand knows the race
                return
            elif isinstance(request, Until):
                if self.state.timer(request.timer_id) is None:
                    raise RuleError(f"a rule waits for {request.timer_id!r}, which does not run")
                strand.until = request
                self.sleepers.append(strand)
                return
            else:
                raise RuleError(f"a rule yielded {request!r}, which asks nothing")

    def strand_for(self, flow: Flow[None]) -> Strand:
        """A strand that will carry out a flow: one that has ended, or a new one."""
        strand = self.spare
        if strand is None:
            strand = Strand()
        else:
            self.spare = strand.spare
            strand.spare = None
        strand.coming.flow = flow
        return strand

    def ask(self, strand: Strand, decision: Decision) -> None:
        decision.number = self.stamp
        decision.strand = strand
        decision.looked_at = False
        decision.forget()
        decision.asides = self.rules.asides(self.state, decision)
        if self.losers and self.raced == self.stamp:
            for lost in self.losers:  # to lose a race makes nobody's next answer stale
                if lost.like(decision):
                    decision.number = lost.number
        place = len(self.open)
        while place > 0 and self.open[place - 1].seat > decision.seat:
            place -= 1
        if place == len(self.open):
            self.open.append(decision)
        else:
            self.open.insert(place, decision)

    def end(self, strand: Strand) -> Strand | None:
        """A flow is done: the strand that goes on because of it, if any."""
        held = strand.held
        band = strand.parent
        beside = strand.beside
        actor = strand.actor
        seat = strand.seat
        strand.forget()
        strand.spare = self.spare
        self.spare = strand
        if held is not None:
            self.ask(cast(Strand, held.strand), held)
            return None
        if band is not None:
            return self.actor_done(band, actor)
        if beside is not None:
            return self.beside_done(beside, actor)
        if seat == CREW:
            self.main = None
            if self.alone is not None:
                self.stop()
        else:
            self.lanes[seat] = None
            self.arrived[seat] = self.stamp
            self.idle = True
        return None

    # -- together -------------------------------------------------------------------------

    def spread(self, strand: Strand, together: Together) -> bool:
        """Begin a Together; False when it is over at once."""
        state = self.state
        seats = [state.seat_of(actor) for actor in together.actors]
        band = Band(strand, together, seats, state.chance.seen)
        self.bands.append(band)
        for place in range(len(band.seats)):
            if band.leads(place):
                self.begin_actor(band, place)
                if self.outcome is not None:
                    return True
        band.spreading = False
        return not self.settle(band)

    def begin_actor(self, band: Band, place: int) -> None:
        """Start the flow of an actor."""
        band.done[place] = UNDER_WAY
        strand = self.strand_for(band.together.begin(band.together.actors[place]))
        strand.parent = band
        strand.actor = place
        self.run(strand, 0, True)

    def actor_done(self, band: Band, place: int) -> Strand | None:
        """An actor's flow is over: on with the seat's next, or with the strand that waits."""
        band.done[place] = self.stamp
        for other in range(place + 1, len(band.seats)):
            if band.seats[other] == band.seats[place] and band.done[other] == UNTOUCHED:
                self.begin_actor(band, other)
                return None
        return band.strand if self.settle(band) else None

    def settle(self, band: Band) -> bool:
        """True when everybody in a Together is done: it is over then."""
        if band.spreading or band.beside:
            return False
        for done in band.done:
            if done < 0:
                return False
        self.bands.remove(band)
        return True

    def waits(self) -> list[Decision]:
        """Held by seats that are done while others are not, where they may still resume."""
        waiting: list[Decision] = []
        for band in self.bands:
            free = band.together.free
            revealed = band.seen != self.state.chance.seen
            if band.together.withdraw is None or (revealed and not free):
                continue
            for place, seat in enumerate(band.seats):
                done = band.seat_done(seat)
                if done >= 0 and band.leads(place) and seat not in band.beside:
                    decision = Decision(self.state, seat, WAITING)
                    if free:
                        decision.actor = band.together.actors[place]
                        decision.asides = self.rules.asides(self.state, decision)
                    decision.number = done
                    decision.strand = band
                    waiting.append(decision)
        for seat, lane in enumerate(self.lanes):
            if lane is None and self.rules.may_resume(self.state, seat):
                decision = Decision(self.state, seat, WAITING)
                decision.number = self.arrived[seat]
                waiting.append(decision)
        return waiting

    def reopen(self, band: Band, seat: int) -> None:
        """A seat that was done takes its answers back and begins anew."""
        withdraw = band.together.withdraw
        assert withdraw is not None
        band.strand.touch()
        for place, other in enumerate(band.seats):
            if other == seat:
                withdraw(band.together.actors[place])
                band.done[place] = UNTOUCHED
        self.begin_actor(band, band.seats.index(seat))

    def begin_beside(self, band: Band, decision: Decision, value: int) -> None:
        """A seat that is done does something aside, and waits again afterwards."""
        band.strand.touch()
        band.beside.append(decision.seat)
        flow = self.rules.aside(self.state, decision.seat, decision.actor, value)
        strand = self.strand_for(flow)
        strand.beside = band
        strand.actor = decision.seat
        self.run(strand, 0, True)

    def beside_done(self, band: Band, seat: int) -> Strand | None:
        """What a seat did aside is over: it waits again, unless all others are done."""
        band.beside.remove(seat)
        for place, other in enumerate(band.seats):
            if other == seat:
                band.done[place] = self.stamp
        return band.strand if self.settle(band) else None

    # -- answers --------------------------------------------------------------------------

    def answer(self, decision: Decision, value: int) -> None:
        """Give a decision its answer and carry on. The answer must be a legal one."""
        if decision.question is WAITING:
            if decision.strand is None:
                self.rules.resume(self.state, decision.seat)
                self.idle = True
            elif value >= ASIDE:
                self.begin_beside(cast(Band, decision.strand), decision, value - ASIDE)
            else:
                self.reopen(cast(Band, decision.strand), decision.seat)
        else:
            self.carry_on(cast(Strand, decision.strand), decision, value)
        if self.sleepers:
            self.wake()
        for other in self.open:  # what others may answer can depend on what was just answered
            other.forget()
            if other.question.narrows:
                other.looked_at = False

    def carry_on(self, strand: Strand, decision: Decision, value: int) -> None:
        """Go on with the flow that asked, or with an aside beside it."""
        strand.touch()
        place = 0
        while self.open[place] is not decision:  # `remove` would compare them one by one
            place += 1
        if place == len(self.open) - 1:
            self.open.pop()
        else:
            del self.open[place]
        if value >= ASIDE:
            flow = self.rules.aside(self.state, decision.seat, decision.actor, value - ASIDE)
            aside = self.strand_for(flow)
            aside.held = decision
            self.run(aside, 0, True)
        else:
            if strand.first is not None:
                self.decide_race(strand, strand.first, decision)
            self.run(strand, value, False)

    def decide_race(self, strand: Strand, race: First, winner: Decision) -> None:
        """Somebody was first: the others are no longer asked, nor what they had begun aside."""
        race.seat = winner.seat
        race.actor = winner.actor
        strand.first = None
        self.losers = [
            other for other in self.open if other.seat != winner.seat and other.strand is strand
        ]
        self.open = [other for other in self.open if not part_of(other, strand)]
        self.raced = self.stamp

    def forced(self) -> Decision | None:
        """The first decision, in seat order, with only one possible answer.

        Each is looked at when it opens, and again when it is the last one open; one that others
        may narrow, after each of their answers.
        """
        if len(self.open) == 1:
            last = self.open[0]
            return last if self.is_forced(last) else None
        for decision in self.open:
            if not decision.looked_at:
                decision.looked_at = True
                if self.is_forced(decision):
                    return decision
        return None

    def is_forced(self, decision: Decision) -> bool:
        """Whether there is one answer, no moment of the rulebook, and nothing better to do."""
        if cast(Strand, decision.strand).first is not None:  # a race is never run for anyone
            return False
        offered = len(decision.values())
        count = decision.count()
        if count == 0 or offered > MOST_OPTIONS:
            raise RuleError(
                f"{decision.key} offers {offered} options; a decision has from 1 to {MOST_OPTIONS}"
            )
        if count > 1 or decision.question.moment:
            return False
        asides = decision.asides
        return asides is NO_ASIDES or not asides.holds(self.state, decision.actor)
