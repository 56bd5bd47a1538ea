"""Toy games where the truth is known: what every answer is worth can be worked out by hand."""

from __future__ import annotations

from typing import Any

from bossrush.companions.companion import Companion, Judgement
from bossrush.engine.decision import Decision, Flow, Question
from bossrush.engine.dice import Die, roll_many
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.play import Play
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.scene import Scene
from bossrush.engine.state import State
from bossrush.engine.visit import Visitor

TEN = Die("ten", [str(face) for face in range(10)])


class Doors(State):
    """How many doors were passed, and which was taken last."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0
        self.taken = 0

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        self.passed = v.integer("passed", self.passed)
        self.taken = v.integer("taken", self.taken)


class Which(Question[Doors]):
    """Which door? There are always as many."""

    def __init__(self, count: int) -> None:
        super().__init__("doors.which")
        self.count = count

    def options(self, state: Doors, actor: int) -> list[int]:
        return list(range(self.count))

    def option_id(self, state: Doors, value: int) -> str:
        return f"door{value}"

    def value(self, state: Doors, option_id: str) -> int:
        return int(option_id.removeprefix("door"))


class DoorsGame(Game[Doors]):
    """A die of ten faces is rolled behind the door that was taken.

    `wins` says for each door how many of its faces win. The game lasts so many `doors`; only the
    last one counts, or with `every` each of them may lose. With `apart` there is another die behind
    each door, so that the luck of one is not the luck of another.
    """

    key = "doors"

    def __init__(
        self, wins: tuple[int, ...], doors: int = 1, every: bool = False, apart: bool = False
    ) -> None:
        super().__init__()
        self.wins = wins
        self.doors = doors
        self.every = every
        self.apart = apart
        self.which = Which(len(wins))

    def setup(self, seats: int, options: dict[str, Any]) -> Doors:
        return Doors()

    def phase(self, state: Doors) -> Flow[None]:
        state.taken = yield Decision(state, 0, self.which, 0)
        state.passed += 1
        last = state.passed == self.doors
        if last or self.every:
            faces = yield from roll_many(state, TEN, 1 + state.taken if self.apart else 1)
            face = faces[-1]
            if face >= self.wins[state.taken]:
                raise Over(Outcome(False, Message("doors-lost")))
        if last:
            raise Over(Outcome(True, Message("doors-won")))

    def scene(self, state: Doors, seat: int | None) -> Scene:
        return Scene(self.key)


class First(Companion):
    """Takes the first door, always."""

    key = "first"

    def answer(self, play: Play, decision: Decision) -> int:
        return decision.values()[0]


class Foresight(Judgement):
    """Knows what the last door is worth, without opening it."""

    def __init__(self, wins: tuple[int, ...]) -> None:
        super().__init__()
        self.horizon = 1
        self.wins = wins

    def value(self, play: Play, seat: int) -> float:
        state = play.state
        assert isinstance(state, Doors)
        return self.wins[state.taken] / 10


class Trifles(Judgement):
    """Thinks that nothing matters."""

    def matters(self, play: Play, decision: Decision) -> bool:
        return False


class Careless(First):
    """Takes the first door, and would not think about it."""

    key = "careless"

    def judgement(self) -> Judgement:
        return Trifles()


class Seer(First):
    """Takes the first door, and foresees what a door is worth."""

    key = "seer"
    wins = (1, 6, 5)

    def judgement(self) -> Judgement:
        return Foresight(self.wins)


class Last(First):
    """Takes the last door, always."""

    key = "last"

    def answer(self, play: Play, decision: Decision) -> int:
        return decision.values()[-1]


class Lending(Judgement):
    """Lets another play games out, and looks at two doors only."""

    def player(self, seed: int) -> Companion | None:
        return Last(seed)

    def candidates(self, play: Play, decision: Decision) -> list[int]:
        return decision.values()[:2]


class Lender(First):
    """Takes the first door, and has games played out by whoever takes the last."""

    key = "lender"

    def judgement(self) -> Judgement:
        return Lending()


class Landing(Judgement):
    """Stops at the next door, and knows what all those to come are worth together."""

    def __init__(self, chances: tuple[float, ...]) -> None:
        super().__init__()
        self.stages = 1
        self.chances = chances
        """To win after each door, if the first is always taken from there on."""

    def stage(self, play: Play) -> int:
        state = play.state
        assert isinstance(state, Doors)
        return state.passed

    def value(self, play: Play, seat: int) -> float:
        return self.chances[self.stage(play)]


class Walker(First):
    """Takes the first door, and looks no further than the next."""

    key = "walker"

    def judgement(self) -> Judgement:
        return Landing((0.0, 0.25, 0.5, 1.0))
