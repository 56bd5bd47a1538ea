"""Runners who go at their own pace, and meet where the day ends.

Each leg begins at a camp, where people may sit down or leave and the crew decides together how
far to go. Then everybody runs alone: a steady step, or a sprint that a die decides. Who stumbles
catches their breath; who dawdles is led back to the start. A clock ends the day for those who have
not arrived; who has arrived may turn back once, to carry a lantern.
"""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.decision import CREW, Decision, Flow, Names, Until
from bossrush.engine.dice import Die, roll
from bossrush.engine.errors import OptionError
from bossrush.engine.event import Event
from bossrush.engine.game import Game, Setting
from bossrush.engine.message import Message
from bossrush.engine.phases import OwnPhases, Phases
from bossrush.engine.rules import ALL, KEEP, LANE, Outcome, Over
from bossrush.engine.scene import Badge, Scene, Sheet, Track, words
from bossrush.engine.state import State, Timer
from bossrush.engine.visit import Visitor

CAMP = 0
RUNNING = 0
ARRIVED = 1
DUSK = "dusk"
BREATH = "breath"
DAWDLE = "dawdle"
SPRINT_DIE = Die("sprint", ["stumble", "stride", "leap"])
STRIDES = (0, 1, 2)
MOST_SEATS = 6


class Relay(State):
    """How many legs are left, how far everybody has come, and who was on time."""

    def __init__(self) -> None:
        super().__init__()
        self.legs = 0
        self.distance = 0
        self.steps: list[int] = []
        self.scores: list[int] = []
        self.helped: list[int] = []
        """1 for those who have turned back in this leg."""
        self.gone: list[int] = []
        """1 for those who have got up and left."""

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        self.legs = v.integer("legs", self.legs, 0, 9)
        self.distance = v.integer("distance", self.distance, 0, 3)
        self.steps = v.integers("steps", self.steps)
        self.scores = v.integers("scores", self.scores)
        self.helped = v.integers("helped", self.helped)
        self.gone = v.integers("gone", self.gone)


class Route(Names[Relay]):
    """How far shall we go today? The whole crew answers once."""

    def __init__(self) -> None:
        super().__init__("relay.route", ("ford", "pass"), moment=True)


class Pace(Names[Relay]):
    """A steady step, or a sprint."""

    def __init__(self) -> None:
        super().__init__("relay.pace", ("step", "sprint"))

    def points_at(self, state: Relay, actor: int, value: int) -> list[str]:
        return [f"way-{actor}"]

    def reveals(self, state: Relay, actor: int, value: int) -> bool:
        return value == 1


ROUTE = Route()
PACE = Pace()


def camp(relay: Relay) -> Flow[None]:
    """The crew picks the route, and the day begins."""
    if relay.distance:  # everybody has arrived
        rest(relay)
    route = yield Decision(relay, CREW, ROUTE)
    relay.distance = 2 + route
    relay.steps = [0] * relay.seats
    relay.helped = [0] * relay.seats
    relay.seat_phases = [ARRIVED if gone else RUNNING for gone in relay.gone]
    relay.start_timer(DUSK, 60_000)
    for seat in range(relay.seats):
        if not relay.gone[seat]:
            relay.start_timer(DAWDLE, 20_000, seat)
    if relay.journal:
        relay.tell(Event("say", Message("relay-off", distance=relay.distance)))


def stride(relay: Relay, seat: int) -> Flow[None]:
    """One step of a runner."""
    pace = yield Decision(relay, seat, PACE, seat)
    ahead = 1
    if pace == 1:
        face = yield from roll(relay, SPRINT_DIE, seat)
        ahead = STRIDES[face]
    relay.steps[seat] = min(relay.distance, relay.steps[seat] + ahead)
    if relay.journal:
        said = Message("relay-strode", seat=seat, steps=ahead)
        relay.tell(Event("move", said, (f"runner-{seat}",), {"steps": ahead}))
    if relay.steps[seat] == relay.distance:
        relay.stop_timer(DAWDLE, seat)
        relay.seat_phases[seat] = ARRIVED
    else:
        relay.start_timer(DAWDLE, 20_000, seat)
    if ahead == 0:
        relay.start_timer(BREATH, 3_000, seat)
        yield Until(f"{BREATH}-{seat}")


def rest(relay: Relay) -> None:
    """The day is over: those who are there score, and the next leg begins, or the end."""
    for seat in range(relay.seats):
        if relay.steps[seat] == relay.distance and not relay.gone[seat]:
            relay.scores[seat] += 1 + relay.helped[seat]
    relay.timers = []
    relay.distance = 0
    relay.legs = max(0, relay.legs - 1)
    if relay.legs == 0:
        raise Over(Outcome(None, Message("relay-over"), tuple(relay.scores)))


PHASES: Final = Phases([("camp", camp)])
OWN: Final = OwnPhases([("running", stride), ("arrived", None)])


class RelayGame(Game[Relay]):
    key = "relay"
    version = 2
    max_seats = 3
    cooperative = False
    realtime = True

    def __init__(self) -> None:
        super().__init__()
        self.settings = [Setting("legs", 2, low=1, high=3)]
        self.phases = PHASES
        self.own_phases = OWN

    def setup(self, seats: int, options: dict[str, Any]) -> Relay:
        relay = Relay()
        relay.legs = options["legs"]
        relay.steps = [0] * seats
        relay.scores = [0] * seats
        relay.helped = [0] * seats
        relay.gone = [0] * seats
        return relay

    def may_resume(self, state: Relay, seat: int) -> bool:
        return not state.helped[seat] and not state.gone[seat]

    def resume(self, state: Relay, seat: int) -> None:
        state.helped[seat] = 1
        state.steps[seat] = 0
        state.seat_phases[seat] = RUNNING

    def expire(self, state: Relay, timer: Timer) -> int:
        if timer.key == BREATH:
            return KEEP
        if timer.key == DAWDLE:
            state.steps[timer.seat] = 0
            state.stop_timer(BREATH, timer.seat)
            return LANE
        state.seat_phases = []
        rest(state)
        return ALL

    def may_join(self, state: Relay, options: dict[str, Any]) -> bool:
        if options:
            raise OptionError(f"a runner sits down without options, not with {sorted(options)}")
        return not state.seat_phases and state.seats < MOST_SEATS

    def join(self, state: Relay, options: dict[str, Any]) -> None:
        state.seats += 1
        for values in (state.steps, state.scores, state.helped, state.gone):
            values.append(0)

    def may_leave(self, state: Relay, seat: int) -> bool:
        return not state.seat_phases and not state.gone[seat] and sum(state.gone) < state.seats - 1

    def leave(self, state: Relay, seat: int) -> None:
        state.gone[seat] = 1

    def has_left(self, state: Relay, seat: int) -> bool:
        return state.gone[seat] == 1

    def check(self, state: Relay) -> list[str]:
        for values in (state.steps, state.scores, state.helped, state.gone):
            if len(values) != state.seats:
                return ["steps, scores, helped and gone: expected one number for each seat"]
        if max(state.steps) > 3 or max(state.helped) > 1 or max(state.gone) > 1:
            return ["steps are at most 3, helped and gone at most 1"]
        if state.gone == [1] * state.seats:
            return ["gone: somebody has to stay"]
        if bool(state.seat_phases) and not state.distance:
            return ["distance: expected 2 or 3 while people run"]
        return []

    def scene(self, state: Relay, seat: int | None) -> Scene:
        return Scene(
            self.key,
            where=[words(Message("relay-legs", legs=state.legs))],
            tracks=[Track("distance", words(Message("relay-distance")), state.distance, high=3)],
            sheets=[self.sheet(state, runner) for runner in range(state.seats)],
        )

    def sheet(self, relay: Relay, seat: int) -> Sheet:
        away = Badge(f"away-{seat}", words(Message("relay-away")), tone="off")
        lantern = Badge(f"lantern-{seat}", words(Message("relay-lantern")), tone="good")
        badges = [away] * relay.gone[seat] + [lantern] * relay.helped[seat]
        way = Track(f"way-{seat}", words(Message("relay-way")), relay.steps[seat], high=3)
        name = words(Message("relay-runner", seat=seat))
        return Sheet(f"runner-{seat}", name, seat, tracks=[way], badges=badges)
