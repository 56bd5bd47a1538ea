"""The hunt, broken in one way each: what the conformance suite must find."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

from bossrush.engine.chance import Chance, Stream
from bossrush.engine.decision import Decision, Flow, Names, Question
from bossrush.engine.event import Event
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.scene import Scene, Track, words
from bossrush.engine.visit import Visitor
from tests.toys.hunt import (
    ACTIONS,
    GUARD,
    HIT_DIE,
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


# -- what is asked ----------------------------------------------------------------------------


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


class Twofold(Choice):
    def option_id(self, value: int) -> str:
        return "strike"


class SameIds(Asks):
    """Two options with one id."""

    question = Twofold()


class Swapped(Choice):
    def value(self, option_id: str) -> int:
        return STRIKE


class UnreadableIds(Asks):
    """An id that is read back as another answer."""

    question = Swapped()


class Spaced(Choice):
    def option_id(self, value: int) -> str:
        return f"{ACTIONS[value]} "

    def value(self, option_id: str) -> int:
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
    def value(self, option_id: str) -> int:
        if option_id not in ACTIONS:
            raise ZeroDivisionError(option_id)
        return ACTIONS.index(option_id)


class UntypedRefusal(Asks):
    """An unknown option meets an accident instead of a refusal."""

    question = Unguarded()


class Lenient(Choice):
    def value(self, option_id: str) -> int:
        return GUARD if option_id == "guard" else STRIKE


class TakesAnything(Asks):
    """An unknown option is taken for a known one."""

    question = Lenient()


# -- what the state is ------------------------------------------------------------------------


class Negative(HuntGame):
    """A number that falls below zero."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from hunt_round(state)
        state.beast -= 20


class Lost(HuntGame):
    """A component that is not conserved."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from hunt_round(state)
        state.beast += 50


class Unchecked(HuntGame):
    """A game that does not say what must hold."""

    check = Game.check


class Endless(HuntGame):
    """A play that never ends."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from hunt_round(state)
        state.beast = 6 * state.seats
        state.hp = [12] * state.seats


class Unscored(HuntGame):
    """An end without winner, loser or scores."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, Choice())
        raise Over(Outcome(None, Message("hunt-won")))


class Misscored(HuntGame):
    """An end with a score too many."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, Choice())
        raise Over(Outcome(None, Message("hunt-won"), (0,) * (state.seats + 1)))


class Forgetful(Hunt):
    """Its copy forgets a field."""

    def copy(self) -> Forgetful:
        twin = Forgetful()
        self.copy_base(twin)
        twin.beast = self.beast
        twin.hp = [12] * len(self.hp)
        twin.declared = self.declared[:]
        return twin


class Sharing(Hunt):
    """Its copy shares a list."""

    def copy(self) -> Sharing:
        twin = Sharing()
        self.copy_base(twin)
        twin.beast = self.beast
        twin.hp = self.hp
        twin.declared = self.declared[:]
        return twin


class Grudge(Hunt):
    """It has a field that nobody can see."""

    def __init__(self) -> None:
        super().__init__()
        self.grudge = 0

    def copy(self) -> Grudge:
        twin = Grudge()
        self.copy_base(twin)
        twin.beast = self.beast
        twin.hp = self.hp[:]
        twin.declared = self.declared[:]
        twin.grudge = self.grudge
        return twin


class Loosely(Hunt):
    """It is written otherwise than it is."""

    def copy(self) -> Loosely:
        twin = Loosely()
        self.copy_base(twin)
        twin.beast = self.beast
        twin.hp = self.hp[:]
        twin.declared = self.declared[:]
        return twin

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        self.beast = v.integer("beast", min(self.beast, 3), 0, 3)


def rebuilt(kind: type[Hunt], seats: int) -> Hunt:
    """A hunt at its start, in another kind of state."""
    hunt = kind()
    hunt.beast = 6 * seats
    hunt.hp = [12] * seats
    hunt.declared = [-1] * seats
    return hunt


class CopyForgets(HuntGame):
    def setup(self, seats: int, options: dict[str, Any]) -> Hunt:
        return rebuilt(Forgetful, seats)


class CopyShares(HuntGame):
    def setup(self, seats: int, options: dict[str, Any]) -> Hunt:
        return rebuilt(Sharing, seats)


class Hides(HuntGame):
    """What was chosen is remembered where no fingerprint sees it, and decides what is asked."""

    def setup(self, seats: int, options: dict[str, Any]) -> Hunt:
        return rebuilt(Grudge, seats)

    def phase(self, state: Hunt) -> Flow[None]:
        assert isinstance(state, Grudge)
        answer = yield from ask(state, Choice())
        state.grudge = answer
        yield from ask(state, Grudging())
        yield from hunt_round(state)


class Grudging(Choice):
    def options(self, state: Hunt, actor: int) -> list[int]:
        assert isinstance(state, Grudge)
        return [STRIKE, GUARD] if state.grudge else [GUARD, STRIKE]


class Remembers(HuntGame):
    """What was chosen is remembered by the rule alone, and decides what happens later."""

    def phase(self, state: Hunt) -> Flow[None]:
        answer = yield from ask(state, Choice())
        yield from ask(state, Choice())
        state.beast = max(1, state.beast - answer)
        yield from hunt_round(state)


class Misreads(HuntGame):
    """A position that is not what it was written from."""

    def setup(self, seats: int, options: dict[str, Any]) -> Hunt:
        return rebuilt(Loosely, seats)


# -- what leads elsewhere ---------------------------------------------------------------------


class Dicey(HuntGame):
    """Luck that does not come through the door."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, Choice())
        state.beast = max(1, state.beast - random.randrange(2))
        yield from hunt_round(state)


class Hoards(HuntGame):
    """What happened is kept in the game, and comes back in every other play of it."""

    def __init__(self) -> None:
        super().__init__()
        self.kept = count()

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, Choice())
        state.beast = 1 + (state.beast + next(self.kept)) % (6 * state.seats)
        yield from hunt_round(state)


class Listens(HuntGame):
    """It plays otherwise when somebody listens."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, Choice())
        if state.journal:
            state.chance.pick(6, HIT_DIE)
        yield from hunt_round(state)


class Tells(HuntGame):
    """Its events differ from play to play."""

    told = count()

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, Choice())
        state.tell(Event("say", None, (), {"number": next(self.told)}))
        yield from hunt_round(state)


class JoinsLate(HuntGame):
    """Somebody may sit down after the phase has begun to change things."""

    def phase(self, state: Hunt) -> Flow[None]:
        state.beast = max(1, state.beast - 1)
        yield from hunt_round(state)

    def may_join(self, state: Hunt) -> bool:
        return state.seats < 4

    def join(self, state: Hunt, options: dict[str, Any]) -> None:
        state.seats += 1
        state.hp.append(12)
        state.declared.append(-1)


class OwnPace(HuntGame):
    """Seats that go at their own pace, once, before the hunt begins."""

    def phase(self, state: Hunt) -> Flow[None]:
        if state.phase == 0:
            yield from ask(state, Choice())
            state.phase = 1
            state.seat_phases = [0] * state.seats
        else:
            yield from hunt_round(state)

    def seat_phase(self, state: Hunt, seat: int) -> Flow[None] | None:
        return None if state.seat_phases[seat] else self.prepare(state, seat)

    def prepare(self, state: Hunt, seat: int) -> Flow[None]:
        yield Decision(state, seat, Choice(), seat)
        state.seat_phases[seat] = 1


class ChangesFirst(OwnPace):
    """A seat's own phase that changes something before it asks."""

    def prepare(self, state: Hunt, seat: int) -> Flow[None]:
        state.hp[seat] = max(1, state.hp[seat] - 1)
        yield from super().prepare(state, seat)


class RollsFirst(OwnPace):
    """A seat's own phase that rolls before it asks."""

    def prepare(self, state: Hunt, seat: int) -> Flow[None]:
        state.chance.pick(6, HIT_DIE)
        yield from super().prepare(state, seat)


class BehindTheBack(HuntGame):
    """Rolls that people with real dice are not asked for."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, Choice())
        if state.chance.pick(6, HIT_DIE) == 0:
            state.beast = max(1, state.beast - 1)
        yield from hunt_round(state)


# -- what is shown ----------------------------------------------------------------------------


class Meddles(HuntGame):
    """A scene that changes what it shows."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        state.beast = max(1, state.beast - 1)
        return super().scene(state, seat)


class Spends(HuntGame):
    """A scene that rolls."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        state.chance.pick(6, HIT_DIE)
        return super().scene(state, seat)


class Sketches(HuntGame):
    """A scene of its own making."""

    def scene(self, state: Hunt, seat: int | None) -> Any:
        return {"beast": state.beast}


class Objects(HuntGame):
    """An event with something in it that is no plain data."""

    def phase(self, state: Hunt) -> Flow[None]:
        state.tell(Event("say", None, (), {"places": {1, 2}}))
        return hunt_round(state)


def with_track(game: HuntGame, state: Hunt, name: str, value: int) -> Scene:
    """The hunt's own scene, and one more figure in it."""
    scene = HuntGame.scene(game, state, None)
    scene.tracks.append(Track(name, words(Message("hunt-hp")), value))
    return scene


def coming(chance: Chance) -> Stream:
    twin = chance.copy()
    assert isinstance(twin, Stream)
    return twin


class ShowsStream(HuntGame):
    """A scene with the stream in it."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        return with_track(self, state, "luck", coming(state.chance).b)


class Foresees(HuntGame):
    """A scene that shows the next roll."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        return with_track(self, state, "omen", coming(state.chance).below(6))


class Whispers(HuntGame):
    """An event that tells the stream."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, Choice())
        if state.journal:
            state.tell(Event("say", None, (), {"luck": f"{coming(state.chance).a:08x}"}))
        yield from hunt_round(state)


class TwoBeasts(HuntGame):
    """Two things with one id."""

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        return with_track(self, state, "beast", 0)


class Pointing(Choice):
    def points_at(self, state: Hunt, actor: int, value: int) -> list[str]:
        return ["moon"]


class PointsNowhere(Asks):
    """An option about something that is not there."""

    question = Pointing()


class CitesNothing(HuntGame):
    """An event about something that is not there."""

    def phase(self, state: Hunt) -> Flow[None]:
        state.tell(Event("say", None, ("moon",)))
        return hunt_round(state)


class Mute(Choice):
    def prompt(self, state: Hunt, actor: int) -> Message:
        return Message("hunt-untold")


class Untold(Asks):
    """A question without a text."""

    question = Mute()


class Mumbling(Choice):
    def label(self, state: Hunt, actor: int, value: int) -> Message:
        return Message("hunt-struck", seat=0)


class HalfTold(Asks):
    """A text that lacks what it speaks of."""

    question = Mumbling()


class Misquotes(HuntGame):
    """An event by a rule that is not in the ledger."""

    def phase(self, state: Hunt) -> Flow[None]:
        state.tell(Event("say", None, (), rule="hunt.nonsense"))
        return hunt_round(state)


# -- bad input --------------------------------------------------------------------------------


class Swallows(HuntGame):
    """Any setting will do."""

    def options(self, given: dict[str, Any]) -> dict[str, Any]:
        return {}


class Trusting(HuntGame):
    """Any position will do."""

    def check(self, state: Hunt) -> list[str]:
        return []


class Gullible(Asks):
    """A save with an unknown option in it meets an accident."""

    question = Unguarded()
