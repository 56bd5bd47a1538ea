"""A whole game in a hundred lines: one to four hunters, one beast, one die."""

from __future__ import annotations

from typing import Any

from bossrush.engine.decision import Decision, Flow, Names, Together
from bossrush.engine.dice import Die, roll
from bossrush.engine.event import Event
from bossrush.engine.fields import integer, integers, refs
from bossrush.engine.game import Game
from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.scene import Scene, Sheet, Track, words
from bossrush.engine.state import State

STRIKE = 0
GUARD = 1
UNDECLARED = -1
ACTIONS = ("strike", "guard")
HIT_DIE = Die("hit", ["miss", "miss", "hit", "hit", "hit", "crit"])
DAMAGE = (0, 0, 1, 1, 1, 2)
HEALTH = 12
BEAST = 6


class Hunt(State):
    """Who still stands, what they have declared, and how much of the beast is left."""

    beast: int = integer()
    hp: list[int] = integers()
    declared: list[int] = refs(ACTIONS, null=True)


class Declare(Names[Hunt]):
    """Strike or guard? Somebody must strike, so the last to declare may have no choice."""

    def __init__(self) -> None:
        super().__init__("hunt.declare", ACTIONS)

    def options(self, state: Hunt, actor: int) -> list[int]:
        others = [state.declared[seat] for seat in range(state.seats) if seat != actor]
        if STRIKE in others or UNDECLARED in others:
            return [STRIKE, GUARD]
        return [STRIKE]

    def points_at(self, state: Hunt, actor: int, value: int) -> list[str]:
        return ["beast"] if value == STRIKE else [f"hunter-{actor}"]


DECLARE = Declare()


def declare(hunt: Hunt, seat: int) -> Flow[None]:
    hunt.declared[seat] = yield Decision(hunt, seat, DECLARE, seat)


def hunt_round(hunt: Hunt) -> Flow[None]:
    def withdraw(seat: int) -> None:
        hunt.declared[seat] = UNDECLARED

    yield Together(list(range(hunt.seats)), lambda seat: declare(hunt, seat), withdraw)
    for seat in range(hunt.seats):
        if hunt.declared[seat] == STRIKE:
            face = yield from roll(hunt, HIT_DIE, seat)
            damage = DAMAGE[face]
            hunt.beast = max(0, hunt.beast - damage)
            if hunt.journal:
                said = Message("hunt-struck", seat=seat, damage=damage)
                hunt.tell(Event("roll", said, (f"hunter-{seat}", "beast"), {"face": face}))
    if hunt.beast == 0:
        raise Over(Outcome(True, Message("hunt-won")))
    for seat in range(hunt.seats):
        if hunt.declared[seat] == STRIKE:
            hunt.hp[seat] = max(0, hunt.hp[seat] - 1)
            if hunt.hp[seat] == 0:
                raise Over(Outcome(False, Message("hunt-lost", seat=seat)))
        hunt.declared[seat] = UNDECLARED


class HuntGame(Game[Hunt]):
    key = "hunt"

    def setup(self, seats: int, options: dict[str, Any]) -> Hunt:
        hunt = Hunt()
        hunt.beast = BEAST * seats
        hunt.hp = [HEALTH] * seats
        hunt.declared = [UNDECLARED] * seats
        return hunt

    def phase(self, state: Hunt) -> Flow[None]:
        return hunt_round(state)

    def check(self, state: Hunt) -> list[str]:
        if len(state.hp) != state.seats or len(state.declared) != state.seats:
            return ["hp and declared: expected one value for each seat"]
        if max(state.hp) > HEALTH or state.beast > BEAST * state.seats:
            return ["hp and beast: nobody gets stronger than at the start"]
        return []

    def scene(self, state: Hunt, seat: int | None) -> Scene:
        name = words(Message("hunt-beast"))
        beast = Track("beast", name, state.beast, high=BEAST * state.seats)
        sheets = [self.sheet(state, hunter) for hunter in range(state.seats)]
        return Scene(self.key, where=[words(Message("hunt-title"))], tracks=[beast], sheets=sheets)

    def sheet(self, hunt: Hunt, seat: int) -> Sheet:
        hp = Track(f"hp-{seat}", words(Message("hunt-hp")), hunt.hp[seat], high=HEALTH)
        name = words(Message("hunt-hunter", seat=seat))
        return Sheet(f"hunter-{seat}", name, seat, tracks=[hp])


GAME = HuntGame()
