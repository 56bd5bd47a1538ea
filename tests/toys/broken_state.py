"""The hunt, broken in what its state is and where it leads: one fault each."""

from __future__ import annotations

import random
from itertools import count
from typing import Any, Self

from bossrush.engine.chance import Chance, Recorded, seeded
from bossrush.engine.decision import Decision, Flow
from bossrush.engine.event import Event
from bossrush.engine.game import Game
from bossrush.engine.play import Origin, Play
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


class Forgetful(Hunt):
    """Its copy forgets a field."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.hp = [12] * len(self.hp)
        return twin


class Lucky(Hunt):
    """Its copy has dice of its own."""

    copies = count()

    def copy(self) -> Self:
        twin = super().copy()
        twin.chance = seeded(next(self.copies))
        return twin


class Sharing(Hunt):
    """Its copy shares a list."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.hp = self.hp
        return twin


class Grudge(Hunt):
    """It has a field that nobody can see."""

    def __init__(self) -> None:
        super().__init__()
        self.grudge = 0


class Loosely(Hunt):
    """It is written otherwise than it is."""

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


class CopyRerolls(HuntGame):
    def setup(self, seats: int, options: dict[str, Any]) -> Hunt:
        return rebuilt(Lucky, seats)


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


class HiddenTurn(HuntGame):
    """Whose turn it is stands where no position says it."""

    def setup(self, seats: int, options: dict[str, Any]) -> Hunt:
        return rebuilt(Grudge, seats)

    def phase(self, state: Hunt) -> Flow[None]:
        assert isinstance(state, Grudge)
        for _ in range(6):
            yield Decision(state, state.grudge, Choice(), 0)
        state.grudge = 1 - state.grudge
        yield from hunt_round(state)


class Backwards(Choice):
    def options(self, state: Hunt, actor: int) -> list[int]:
        return [GUARD, STRIKE]


class AsksByHeart(HuntGame):
    """What was chosen is remembered by the rule alone, and decides what is asked next."""

    def phase(self, state: Hunt) -> Flow[None]:
        answer = yield from ask(state, Choice())
        yield from ask(state, Backwards() if answer else Choice())
        yield from hunt_round(state)


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


class Drifts(Hoards):
    """Every time a phase begins, it begins elsewhere."""

    def phase(self, state: Hunt) -> Flow[None]:
        state.beast = 1 + next(self.kept) % 6
        yield from ask(state, Choice())
        yield from hunt_round(state)


class OwnDice(HuntGame):
    """Where a record of the dice comes to its end, it goes on with its own."""

    def phase(self, state: Hunt) -> Flow[None]:
        chance = state.chance
        if isinstance(chance, Recorded) and chance.at == len(chance.names):
            state.chance = seeded(0)
        return hunt_round(state)


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


class TellsFirst(HuntGame):
    """Its events differ from play to play, before anybody has chosen."""

    def phase(self, state: Hunt) -> Flow[None]:
        state.tell(Event("say", None, (), {"number": next(Tells.told)}))
        return hunt_round(state)


class Loud(HuntGame):
    """It tells everything even where nobody listens."""

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        chance: Chance | None = None,
        listen: bool = True,
        **options: Any,
    ) -> Play:
        return super().new(seats, seed, chance, True, **options)


class Overheard(Choice):
    def options(self, state: Hunt, actor: int) -> list[int]:
        return [STRIKE, GUARD] if state.journal else [2, 3]


class AsksListeners(HuntGame):
    """It asks something else where nobody listens."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, Overheard())
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


class BehindTheBack(HuntGame):
    """Rolls that people with real dice are not asked for."""

    def phase(self, state: Hunt) -> Flow[None]:
        yield from ask(state, Choice())
        if state.chance.pick(6, HIT_DIE) == 0:
            state.beast = max(1, state.beast - 1)
        yield from hunt_round(state)


class Doomed:
    """It protests once when it is let go."""

    protests = 1

    def __del__(self) -> None:
        kind = type(self)
        if kind.protests:
            kind.protests -= 1
            raise RuntimeError("not yet")


class DoomedFlow(Doomed):
    """Let go with a flow."""


class Protests(HuntGame):
    """A flow that is dropped raises behind everybody's back."""

    def phase(self, state: Hunt) -> Flow[None]:
        kept = DoomedFlow()
        yield from hunt_round(state)
        del kept


class DoomedPlay(dict[str, Any], Doomed):
    """Let go with the last copy of a play."""


class ProtestsLate(HuntGame):
    """A play raises when the last of it is dropped."""

    def root(
        self, seats: Any, seed: Any, chance: Chance | None, given: dict[str, Any]
    ) -> tuple[Hunt, Origin]:
        state, origin = super().root(seats, seed, chance, given)
        origin.options = DoomedPlay(origin.options)
        return state, origin
