"""A real-time game in miniature: everybody grabs dice from one reserve and rolls, by the clock.

It goes at two paces, to try both: `lanes` (each seat has a phase of its own) and `race` (all are
asked at once, and whoever answers first goes on).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from bossrush.engine.decision import Decision, First, Flow, Names
from bossrush.engine.dice import Die, roll
from bossrush.engine.event import Event
from bossrush.engine.game import Game, Setting
from bossrush.engine.message import Message
from bossrush.engine.rules import ALL, Outcome, Over
from bossrush.engine.scene import Die as SceneDie
from bossrush.engine.scene import Pile, Scene, Sheet, Track, words
from bossrush.engine.state import State, Timer
from bossrush.engine.visit import Visitor

SIX: Final = Die("grab", ["1", "2", "3", "4", "5", "6"])
TAKE: Final = 0
ROLL: Final = 1
BACK: Final = 2
DONE: Final = 3
MOST_IN_HAND: Final = 6
ROUND: Final = "round"

# Phases:
START: Final = 0
GRABBING: Final = 1
SCORING: Final = 2


class Grab(State):
    """The reserve, each hand, and what everybody has scored."""

    def __init__(self) -> None:
        super().__init__()
        self.reserve = 0
        self.hands: list[int] = []
        """How many dice each seat holds."""
        self.sixes: list[int] = []
        self.done: list[int] = []
        self.scores: list[int] = []
        self.round = 0
        self.rounds = 1
        self.seconds = 0
        self.racing = False

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        self.reserve = v.integer("reserve", self.reserve)
        self.hands = v.integers("hands", self.hands)
        self.sixes = v.integers("sixes", self.sixes)
        self.done = v.integers("done", self.done)
        self.scores = v.integers("scores", self.scores)
        self.round = v.integer("round", self.round)


class What(Names[Grab]):
    """Take a die, roll those in hand, put one back, or be done with this round."""

    def __init__(self) -> None:
        super().__init__("grab.what", ("take", "roll", "back", "done"))

    def options(self, state: Grab, actor: int) -> list[int]:
        held = state.hands[actor]
        offered = []
        if state.reserve and held < MOST_IN_HAND:
            offered.append(TAKE)
        if held:
            offered += [ROLL, BACK]
        return [*offered, DONE]

    def points_at(self, state: Grab, actor: int, value: int) -> list[str]:
        return ["reserve"] if value == TAKE else [f"hand-{actor}"]


WHAT: Final = What()


def act(grab: Grab, seat: int, value: int) -> Flow[None]:
    """Carry out what a seat does."""
    if value == TAKE:
        grab.reserve -= 1
        grab.hands[seat] += 1
    elif value == BACK:
        grab.reserve += 1
        grab.hands[seat] -= 1
        grab.sixes[seat] = min(grab.sixes[seat], grab.hands[seat])
    elif value == ROLL:
        faces = []
        for _ in range(grab.hands[seat]):
            faces.append((yield from roll(grab, SIX, seat)))
        grab.sixes[seat] = sum(face == 5 for face in faces)
        if grab.journal:
            said = Message("grab-rolled", seat=seat, sixes=grab.sixes[seat])
            grab.tell(Event("roll", said, (f"hand-{seat}",), {"faces": faces}))
    else:
        grab.done[seat] = 1


def start(grab: Grab) -> Flow[None]:
    """Fill the reserve and start the clock."""
    grab.reserve = 4 * grab.seats
    grab.hands = [0] * grab.seats
    grab.sixes = [0] * grab.seats
    grab.done = [0] * grab.seats
    grab.start_timer(ROUND, 1000 * grab.seconds)
    if grab.racing:
        grab.phase = GRABBING
    else:
        grab.phase = SCORING
        grab.seat_phases = [GRABBING] * grab.seats
    yield from ()


def one_grab(grab: Grab, seat: int) -> Flow[None]:
    value = yield Decision(grab, seat, WHAT, seat)
    yield from act(grab, seat, value)


def race(grab: Grab) -> Flow[None]:
    """Whoever answers first."""
    still = [seat for seat in range(grab.seats) if not grab.done[seat]]
    if not still:
        grab.phase = SCORING
        return
    first = First([Decision(grab, seat, WHAT, seat) for seat in still])
    value = yield first
    yield from act(grab, first.seat, value)


def score(grab: Grab) -> Flow[None]:
    """A point for every six in hand; then the next round, or the end."""
    grab.stop_timer(ROUND)
    for seat in range(grab.seats):
        grab.scores[seat] += grab.sixes[seat]
    grab.round += 1
    if grab.round == grab.rounds:
        raise Over(Outcome(None, Message("grab-over"), tuple(grab.scores)))
    grab.phase = START
    yield from ()


class GrabGame(Game[Grab]):
    """The game by the clock."""

    key = "grab"
    cooperative = False
    realtime = True
    open_table: ClassVar[bool] = True
    one_scene: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.settings = [
            Setting("pace", "lanes", ("lanes", "race")),
            Setting("rounds", 1, low=1, high=1000),
            Setting("seconds", 20, low=1, high=100_000),
        ]

    def setup(self, seats: int, options: dict[str, Any]) -> Grab:
        grab = Grab()
        grab.scores = [0] * seats
        grab.hands = [0] * seats
        grab.sixes = [0] * seats
        grab.done = [0] * seats
        grab.rounds = options["rounds"]
        grab.seconds = options["seconds"]
        grab.racing = options["pace"] == "race"
        return grab

    def phase(self, state: Grab) -> Flow[None]:
        if state.phase == START:
            return start(state)
        if state.phase == GRABBING:
            return race(state)
        return score(state)

    def seat_phase(self, state: Grab, seat: int) -> Flow[None] | None:
        return None if state.done[seat] else one_grab(state, seat)

    def expire(self, state: Grab, timer: Timer) -> int:
        state.seat_phases = []
        state.phase = SCORING
        return ALL

    def scene(self, state: Grab, seat: int | None) -> Scene:
        return Scene(
            self.key,
            where=[words(Message("grab-title"))],
            piles=[Pile("reserve", words(Message("grab-reserve")), state.reserve)],
            sheets=[
                Sheet(
                    f"hand-{one}",
                    words(Message("grab-hand", seat=one)),
                    seat=one,
                    tracks=[Track(f"score-{one}", words(Message("grab-score")), state.scores[one])],
                    dice=[
                        SceneDie(f"die-{one}-{n}", "grab", "6" if n < state.sixes[one] else None)
                        for n in range(state.hands[one])
                    ],
                )
                for one in range(state.seats)
            ],
        )
