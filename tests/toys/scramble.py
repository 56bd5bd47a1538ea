"""A race for a few dice: whoever answers first takes one, until the sand has run out.

Every grab is a `First`: all who still play are asked at once, and the rules go on with whoever is
quickest. At any time, beside what it is asked, a seat may shout once: it drops a die of its own
and takes another from the box. The box is bounded, and so is the time.
"""

from __future__ import annotations

from typing import Any

from bossrush.engine.decision import (
    NO_ASIDES,
    Decision,
    First,
    Flow,
    Names,
    Question,
)
from bossrush.engine.dice import Die, roll
from bossrush.engine.event import Event
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.scene import Die as DrawnDie
from bossrush.engine.scene import Pile, Scene, Sheet, Stat, words
from bossrush.engine.state import State, Timer
from bossrush.engine.supply import Supply
from bossrush.engine.visit import Part, Visitor

KINDS = ("red", "blue")
RED = Die("red", ["0", "0", "3"])
BLUE = Die("blue", ["1", "1", "2"])
DICE = (RED, BLUE)
SAND = "sand"
STOP = 2
KEEP = 2


class Hand(Part):
    """The dice one seat has taken, as kind times ten plus face; and what it may still do."""

    def __init__(self) -> None:
        self.dice: list[int] = []
        self.stopped = False
        self.shouted = False

    def visit(self, v: Visitor) -> None:
        self.dice = v.integers("dice", self.dice)
        self.stopped = v.flag("stopped", self.stopped)
        self.shouted = v.flag("shouted", self.shouted)

    def faults(self) -> list[str]:
        if any(die // 10 >= len(KINDS) or die % 10 >= 3 for die in self.dice):
            return ["dice: a die is its kind times ten, plus the face that is up"]
        return []

    def score(self) -> int:
        return sum(int(DICE[die // 10].faces[die % 10]) for die in self.dice)


class Scramble(State):
    """The box, and everybody's hand."""

    def __init__(self) -> None:
        super().__init__()
        self.box = Supply()
        self.hands: list[Hand] = []

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        v.part("box", self.box)
        self.hands = v.parts("hands", self.hands, Hand)


class Grab(Names[Scramble]):
    """Take a die, or stop."""

    def __init__(self) -> None:
        super().__init__("scramble.grab", (*KINDS, "stop"))

    def options(self, state: Scramble, actor: int) -> list[int]:
        return [kind for kind in (0, 1) if state.box.left[kind]] + [STOP]

    def points_at(self, state: Scramble, actor: int, value: int) -> list[str]:
        return [f"hand-{actor}"] if value == STOP else [KINDS[value]]


class Shout(Question[Scramble]):
    """Beside everything: put a die back, the one at this place of the hand."""

    def options(self, state: Scramble, actor: int) -> list[int]:
        hand = state.hands[actor]
        return [] if hand.shouted else list(range(len(hand.dice)))

    def label(self, state: Scramble, actor: int, value: int) -> Message:
        return Message("scramble-shout", n=value + 1)

    def points_at(self, state: Scramble, actor: int, value: int) -> list[str]:
        return [f"die-{actor}-{value}"]


class Swap(Names[Scramble]):
    """Which die instead of the one put back, if any is left by now."""

    def __init__(self) -> None:
        super().__init__("scramble.swap", (*KINDS, "keep"), narrows=True)

    def options(self, state: Scramble, actor: int) -> list[int]:
        return [kind for kind in (0, 1) if state.box.left[kind]] + [KEEP]

    def label(self, state: Scramble, actor: int, value: int) -> Message:
        return Message("scramble-keep" if value == KEEP else f"scramble-grab-{KINDS[value]}")


GRAB = Grab()
SWAP = Swap()
SHOUT = Shout("scramble.shout")


def grab(state: Scramble, seat: int, kind: int) -> Flow[None]:
    """Roll a die of the box and take it: asking for a real die's face changes nothing yet."""
    face = yield from roll(state, DICE[kind], seat)
    state.box.take(kind, 1)
    state.hands[seat].dice.append(10 * kind + face)
    if state.journal:
        said = Message("scramble-rolled", seat=seat, face=DICE[kind].faces[face])
        state.tell(Event("roll", said, (f"hand-{seat}",), {"face": face}))


def scramble(state: Scramble) -> Flow[None]:
    """One grab: of all who still play, whoever is first."""
    if not state.timers:
        state.start_timer(SAND, 30_000)
    playing = [seat for seat in range(state.seats) if not state.hands[seat].stopped]
    if not playing or not sum(state.box.left):
        raise Over(end(state))
    race = First([Decision(state, seat, GRAB, seat) for seat in playing])
    kind = yield race
    if kind == STOP:
        state.hands[race.seat].stopped = True
    else:
        yield from grab(state, race.seat, kind)


def end(state: Scramble) -> Outcome:
    scores = tuple(hand.score() for hand in state.hands)
    return Outcome(None, Message("scramble-over"), scores)


class ScrambleGame(Game[Scramble]):
    key = "scramble"
    version = 2
    min_seats = 2
    cooperative = False
    realtime = True

    def setup(self, seats: int, options: dict[str, Any]) -> Scramble:
        state = Scramble()
        state.box.fill(KINDS, [2 * seats, 3 * seats])
        state.hands = [Hand() for _ in range(seats)]
        return state

    def phase(self, state: Scramble) -> Flow[None]:
        return scramble(state)

    def asides(self, state: Scramble, decision: Decision) -> Question[Any]:
        return SHOUT if decision.question is GRAB else NO_ASIDES

    def aside(self, state: Scramble, seat: int, actor: int, value: int) -> Flow[None]:
        """All that is asked comes first: whoever wins the race meanwhile ends it half-way."""
        other = yield Decision(state, seat, SWAP, seat)
        if other == KEEP:
            return
        yield from grab(state, seat, other)
        hand = state.hands[seat]
        hand.shouted = True
        state.box.give_back(hand.dice.pop(value) // 10, 1)

    def expire(self, state: Scramble, timer: Timer) -> int:
        raise Over(end(state))

    def check(self, state: Scramble) -> list[str]:
        if len(state.hands) != state.seats:
            return ["hands: expected one for each seat"]
        for kind, whole in enumerate(state.box.whole):
            held = sum(die // 10 == kind for hand in state.hands for die in hand.dice)
            count = state.box.left[kind] + held
            if count != whole:
                return [f"{KINDS[kind]}: {count} dice in box and hands, and there are {whole}"]
        return []

    def scene(self, state: Scramble, seat: int | None) -> Scene:
        piles = [
            Pile(name, words(Message(f"scramble-{name}")), state.box.left[kind])
            for kind, name in enumerate(KINDS)
        ]
        sheets = [self.sheet(state, one) for one in range(state.seats)]
        where = [words(Message("scramble-title"))]
        return Scene(self.key, where=where, piles=piles, sheets=sheets)

    def sheet(self, state: Scramble, seat: int) -> Sheet:
        hand = state.hands[seat]
        dice = [
            DrawnDie(f"die-{seat}-{place}", KINDS[die // 10], DICE[die // 10].faces[die % 10])
            for place, die in enumerate(hand.dice)
        ]
        score = Stat(f"score-{seat}", words(Message("scramble-score")), hand.score())
        name = words(Message("scramble-hand", seat=seat))
        return Sheet(f"hand-{seat}", name, seat, stats=[score], dice=dice)
