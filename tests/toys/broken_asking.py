"""The hunt, broken in what it asks: one fault each."""

from __future__ import annotations

from itertools import count
from typing import Any, ClassVar

from bossrush.engine.decision import Decision, First, Flow, Names, Question, Together
from bossrush.engine.errors import StaleChoice
from tests.toys.hunt import (
    ACTIONS,
    GUARD,
    STRIKE,
    Declare,
    Hunt,
    HuntGame,
    hunt_round,
)


def ask(hunt: Hunt, question: Question[Any]) -> Flow[int]:
    """Ask the first seat."""
    answer = yield Decision(hunt, 0, question, 0)
    return answer


class Asks(HuntGame):
    """Asks its own question before every round."""

    question: Question[Any] = Declare()

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, self.question)
        yield from hunt_round(state)


class Choice(Names[Hunt]):
    """Strike or guard, whatever others do; the second is only a word here."""

    def __init__(self) -> None:
        super().__init__("hunt.declare", ACTIONS)

    def options(self, state: Hunt, actor: int) -> list[int]:
        return [STRIKE, GUARD]


class Nothing(Choice):
    def options(self, state: Hunt, actor: int) -> list[int]:
        return [] if state.beast < 5 else [STRIKE, GUARD]


class Empty(Asks):
    """A decision without options."""

    question = Nothing()


class Crowd(Question[Hunt]):
    def options(self, state: Hunt, actor: int) -> list[int]:
        return list(range(129))


class Oversized(Asks):
    """A decision with too many options."""

    question = Crowd("hunt.declare")


class Race(Asks):
    """Everybody is asked at once, and the engine counts nobody's options."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield First([Decision(state, seat, self.question, seat) for seat in range(state.seats)])
        yield from hunt_round(state)


class EmptyRace(Race):
    """A race in which there is nothing to choose."""

    question = Nothing()


class OversizedRace(Race):
    """A race with too much to choose from."""

    question = Crowd("hunt.declare")


class Narrowed(Choice):
    """Who is the second to declare must strike."""

    def options(self, state: Hunt, actor: int) -> list[int]:
        return [STRIKE, GUARD] if state.declared[1 - actor] < 0 else [STRIKE]


class WaitsForNothing(HuntGame):
    """Others leave a single answer, and nobody has said that they might."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield Together([0, 1], lambda seat: self.twice(state, seat))
        yield from hunt_round(state)

    def twice(self, state: Hunt, seat: int) -> Flow[None]:
        state.declared[seat] = yield Decision(state, seat, NARROWED, seat)
        yield Decision(state, seat, Choice(), seat)


NARROWED = Narrowed()


class Huge(Question[Hunt]):
    def options(self, state: Hunt, actor: int) -> list[int]:
        return [0, 1 << 40]


class LikeAnAside(Asks):
    """An answer so large that it would be taken for an aside."""

    question = Huge("hunt.declare")


class Twofold(Choice):
    def option_id(self, state: Hunt, value: int) -> str:
        return "strike"


class SameIds(Asks):
    """Two options with one id."""

    question = Twofold()


class Swapped(Choice):
    def value(self, state: Hunt, option_id: str) -> int:
        return STRIKE


class UnreadableIds(Asks):
    """An id that is read back as another answer."""

    question = Swapped()


class Foreign(Choice):
    def value(self, state: Hunt, option_id: str) -> int:
        raise ValueError(option_id)


class OneWayIds(Asks):
    """An id that cannot be read back at all."""

    question = Foreign()


class Echo(Choice):
    """It calls an option whatever it has just been called."""

    heard = ""

    def option_id(self, state: Hunt, value: int) -> str:
        heard, self.heard = self.heard, ""
        return heard or self.own_id(value)

    def own_id(self, value: int) -> str:
        return ACTIONS[value]


class Counted(Echo):
    calls = count()

    def own_id(self, value: int) -> str:
        return f"{ACTIONS[value]}{next(self.calls)}"

    def value(self, state: Hunt, option_id: str) -> int:
        self.heard = option_id
        return ACTIONS.index(option_id.rstrip("0123456789"))


class FickleIds(Asks):
    """An option with another id whenever somebody looks."""

    question = Counted()


class Spaced(Choice):
    def option_id(self, state: Hunt, value: int) -> str:
        return f"{ACTIONS[value]} "

    def value(self, state: Hunt, option_id: str) -> int:
        return ACTIONS.index(option_id.strip())


class UntidyIds(Asks):
    """An id that a person cannot type."""

    question = Spaced()


class Fickle(Choice):
    def __init__(self) -> None:
        super().__init__()
        self.calls = count()

    def options(self, state: Hunt, actor: int) -> list[int]:
        return [STRIKE, GUARD] if next(self.calls) % 2 else [GUARD, STRIKE]


class FickleOptions(Asks):
    """Options that differ when they are asked for twice."""

    question = Fickle()


class Absent(HuntGame):
    """A question to a seat that is not there."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield Decision(state, state.seats, Choice(), 0)
        yield from hunt_round(state)


class Unguarded(Choice):
    def value(self, state: Hunt, option_id: str) -> int:
        if option_id not in ACTIONS:
            raise ZeroDivisionError(option_id)
        return ACTIONS.index(option_id)


class UntypedRefusal(Asks):
    """An unknown option meets an accident instead of a refusal."""

    question = Unguarded()


class Hasty(Choice):
    def value(self, state: Hunt, option_id: str) -> int:
        if option_id not in ACTIONS:
            raise StaleChoice(option_id)
        return ACTIONS.index(option_id)


class CalledStale(Asks):
    """An unknown option is taken for one of yesterday."""

    question = Hasty()


class Touchy(Choice):
    def value(self, state: Hunt, option_id: str) -> int:
        if option_id not in ACTIONS:
            state.beast = max(1, state.beast - 1)
        return ACTIONS.index(option_id)


class CostlyRefusal(Asks):
    """An unknown option is refused, and costs something."""

    question = Touchy()


class Lenient(Echo):
    def value(self, state: Hunt, option_id: str) -> int:
        self.heard = option_id
        return GUARD if option_id == "guard" else STRIKE


class TakesAnything(Asks):
    """An unknown option is taken for a known one."""

    question = Lenient()


class Tired(Choice):
    """One may also rest, but only while the beast's strength is even."""

    IDS = ("strike", "guard", "rest")

    def options(self, state: Hunt, actor: int) -> list[int]:
        return [0, 1, 2] if state.beast % 2 == 0 else [0, 1]

    def option_id(self, state: Hunt, value: int) -> str:
        return self.IDS[value]

    def value(self, state: Hunt, option_id: str) -> int:
        return self.IDS.index(option_id)


class Curt(Asks):
    """What was offered before is refused, and nobody says why."""

    stated: ClassVar[dict[str, Any]] = {"reasons": True}
    question = Tired()


class Vague(Tired):
    """It takes a rest for a strike, and calls it whatever it was called."""

    heard = ""

    def option_id(self, state: Hunt, value: int) -> str:
        heard, self.heard = self.heard, ""
        return heard or self.IDS[value]

    def value(self, state: Hunt, option_id: str) -> int:
        if 2 not in self.options(state, 0):
            self.heard = option_id
            return STRIKE
        return super().value(state, option_id)


class Obliging(Asks):
    """What is not offered now is taken all the same."""

    question = Vague()
