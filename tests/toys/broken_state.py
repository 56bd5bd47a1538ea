"""The hunt, broken in what its state is and where it leads: one fault each."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

from bossrush.engine.decision import CREW, NO_ASIDES, Decision, First, Flow, Question
from bossrush.engine.dice import roll
from bossrush.engine.event import Event
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.visit import Visitor
from tests.toys.broken_asking import Choice, ask
from tests.toys.hunt import (
    GUARD,
    HIT_DIE,
    STRIKE,
    Hunt,
    HuntGame,
    hunt_round,
)


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


def copy_hunt(hunt: Hunt, twin: Hunt) -> None:
    """What a good copy of a hunt copies; the faults come after it."""
    hunt.copy_base(twin)
    twin.beast = hunt.beast
    twin.hp = hunt.hp[:]
    twin.declared = hunt.declared[:]


class Forgetful(Hunt):
    """Its copy forgets a field."""

    def copy(self) -> Forgetful:
        twin = Forgetful()
        copy_hunt(self, twin)
        twin.hp = [12] * len(self.hp)
        return twin


class Sharing(Hunt):
    """Its copy shares a list."""

    def copy(self) -> Sharing:
        twin = Sharing()
        copy_hunt(self, twin)
        twin.hp = self.hp
        return twin


class Grudge(Hunt):
    """It has a field that nobody can see."""

    def __init__(self) -> None:
        super().__init__()
        self.grudge = 0

    def copy(self) -> Grudge:
        twin = Grudge()
        copy_hunt(self, twin)
        twin.grudge = self.grudge
        return twin


class Loosely(Hunt):
    """It is written otherwise than it is."""

    def copy(self) -> Loosely:
        twin = Loosely()
        copy_hunt(self, twin)
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

    def may_join(self, state: Hunt, options: dict[str, Any]) -> bool:
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


RACE = Choice()
ASIDE = Choice()


class Racing(HuntGame):
    """Every round is a race, beside which something may be done."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield First([Decision(state, seat, RACE, seat) for seat in range(state.seats)])
        yield from hunt_round(state)

    def asides(self, state: Hunt, decision: Decision) -> Question[Any]:
        return ASIDE if decision.question is RACE else NO_ASIDES


class HalfAside(Racing):
    """What is done beside a race changes something, and only then asks."""

    def aside(self, state: Hunt, seat: int, actor: int, value: int) -> Flow[None]:
        yield Decision(state, seat, ASIDE, seat)
        state.hp[seat] -= 1
        yield Decision(state, seat, ASIDE, seat)
        state.hp[seat] += 1


class RollsAside(Racing):
    """What is done beside a race rolls, and only then asks."""

    def aside(self, state: Hunt, seat: int, actor: int, value: int) -> Flow[None]:
        yield from roll(state, HIT_DIE, seat)
        yield Decision(state, seat, ASIDE, seat)


class Lingers(HuntGame):
    """Whoever has left is still asked."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield Decision(state, CREW, RACE)
        yield from hunt_round(state)

    def may_leave(self, state: Hunt, seat: int) -> bool:
        return True

    def leave(self, state: Hunt, seat: int) -> None:
        return None
