"""The hunt, broken where seats go at their own pace, race, or get up: one fault each."""

from __future__ import annotations

from typing import Any

from bossrush.engine.decision import CREW, NO_ASIDES, Decision, First, Flow, Question
from bossrush.engine.dice import roll
from tests.toys.broken_asking import Choice, ask
from tests.toys.hunt import HIT_DIE, Hunt, HuntGame, hunt_round


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


class AsksAnother(OwnPace):
    """A seat's own phase that asks another seat first."""

    def prepare(self, state: Hunt, seat: int) -> Flow[None]:
        yield Decision(state, 1 - seat, Choice(), 1 - seat)
        yield from super().prepare(state, seat)


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


class RacesAside(Racing):
    """What is done beside a race is another race."""

    def aside(self, state: Hunt, seat: int, actor: int, value: int) -> Flow[None]:
        yield First([Decision(state, other, ASIDE, other) for other in range(state.seats)])


class Lingers(HuntGame):
    """Whoever has left is still asked."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield Decision(state, CREW, RACE)
        yield from hunt_round(state)

    def may_leave(self, state: Hunt, seat: int) -> bool:
        return True

    def leave(self, state: Hunt, seat: int) -> None:
        return None
