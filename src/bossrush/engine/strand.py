"""What is being carried out: flows, and the Togethers they are part of.

A `Strand` is a flow that is being carried out, with the asides stacked on it; a `Band` is a
`Together` being carried out, and knows how far each of its actors has come. `weave` drives them.

Nothing in here is ever copied or saved: a play is a state and the choices since, and weaving
those again from the phase's start leads to the same place.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from bossrush.engine.decision import CREW, Decision, First, Flow, Request, Together, Until


@mypyc_attr(acyclic=True)
class End(Request):
    """Yielded after a flow's last word."""


END: Final = End()


@mypyc_attr(acyclic=True)
class Next:
    """The flow that a driver carries out next."""

    def __init__(self) -> None:
        self.flow: Flow[None] | None = None

    def taken(self) -> Flow[None]:
        """It, and from here on nothing."""
        flow = self.flow
        assert flow is not None
        self.flow = None
        return flow


def driver(coming: Next) -> Flow[None]:
    """One flow after the other, each ending with a yield: catching StopIteration costs far more
    than this, and so does a driver for each of them."""
    while True:
        yield from coming.taken()
        yield END


def first_of(flow: Flow[None]) -> Request:
    """What a flow asks first. Compiled, a loop costs a third of `next`, which is looked up."""
    for request in flow:
        return request
    return END


@mypyc_attr(free_list_len=1, acyclic=True)
class Strand:
    """A flow being carried out. Once it has ended the strand carries out another one."""

    def __init__(self) -> None:
        self.coming = Next()
        self.driver = driver(self.coming)
        self.spare: Strand | None = None
        """Of those that have ended: another one that has."""
        self.first: First | None = None
        """The race this strand waits for, if it waits for one."""
        self.until: Until | None = None
        """The clock this strand waits for, if it waits for one."""
        self.parent: Band | None = None
        """The Together this flow is part of."""
        self.actor = 0
        """Which of that Together's actors it is carried out for, by place."""
        self.held: Decision | None = None
        """In an aside: the decision it interrupted, to be asked again."""
        self.beside: Band | None = None
        """In an aside of a seat that is done: the Together in which it waits for others. The seat
        is in `actor` then."""
        self.seat = CREW
        """The seat whose own phase this is; CREW for the common phase."""
        self.fresh = True
        """True until something has been answered here."""

    def forget(self) -> None:
        """Be as one that was just made: what it carried out has ended."""
        self.parent = None
        self.actor = 0
        self.held = None
        self.beside = None
        self.seat = CREW
        self.fresh = True

    def touch(self) -> None:
        """Note that it, and whatever waits for it, has gone past its start."""
        above: Strand | None = self
        while above is not None:
            above.fresh = False
            if above.held is not None:
                above = cast(Strand, above.held.strand)
            elif above.parent is not None:
                above = above.parent.strand
            elif above.beside is not None:
                above = above.beside.strand
            else:
                above = None


UNTOUCHED: Final = -2
UNDER_WAY: Final = -1


@mypyc_attr(acyclic=True)
class Band:
    """A `Together` being carried out: how far each of its actors has come."""

    def __init__(self, strand: Strand, together: Together, seats: list[int], seen: int) -> None:
        self.strand = strand
        self.together = together
        self.seats = seats
        """The seat of each actor."""
        self.done = [UNTOUCHED] * len(seats)
        """For each actor UNTOUCHED, UNDER_WAY, or when it was done, as decisions are numbered."""
        self.spreading = True
        """True until every seat has been asked for the first time."""
        self.seen = seen
        """How much had been revealed when it began: nobody takes back what came after a roll."""
        self.beside: list[int] = []
        """Seats that are done, and are doing something aside: the Together waits for its end."""

    def lane(self) -> int:
        """The seat in whose own phase this is carried out; CREW in the common phase."""
        return lane_of(self.strand)

    def leads(self, place: int) -> bool:
        """Whether an actor is the first of those that its seat leads."""
        seat = self.seats[place]
        for earlier in range(place):
            if self.seats[earlier] == seat:
                return False
        return True

    def seat_done(self, seat: int) -> int:
        """When the last actor of this seat was done; below zero while one is not."""
        latest = 0
        for place, other in enumerate(self.seats):
            if other == seat:
                if self.done[place] < 0:
                    return UNDER_WAY
                latest = max(latest, self.done[place])
        return latest


def lane_of(strand: Strand) -> int:
    """The seat in whose own phase a flow is carried out; CREW in the common phase."""
    while True:
        if strand.parent is not None:
            strand = strand.parent.strand
        elif strand.held is not None:
            strand = cast(Strand, strand.held.strand)
        elif strand.beside is not None:
            strand = strand.beside.strand
        else:
            return strand.seat


def part_of(decision: Decision, race: Strand) -> bool:
    """Whether a strand that waits for a race has asked this, or an aside that interrupted it."""
    asked: Decision | None = decision
    while asked is not None:
        strand = cast(Strand, asked.strand)
        if strand is race:
            return True
        band = strand.parent or strand.beside
        while band is not None:
            strand = band.strand
            band = strand.parent or strand.beside
        asked = strand.held
    return False


def by_lane(bands: list[Band]) -> list[Band]:
    """What is carried out together, in an order that does not depend on who began first."""
    return bands if len(bands) < 2 else sorted(bands, key=Band.lane)
