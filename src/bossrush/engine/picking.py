"""Luck as a rule asks for it: drawn from chance, or told by people at a real table."""

from __future__ import annotations

from collections.abc import Sequence

from bossrush.engine.chance import Outcomes
from bossrush.engine.decision import CREW, NOBODY, Decision, Flow, Question
from bossrush.engine.message import Message
from bossrush.engine.state import State


class Among(Outcomes):
    """Some things of a kind, one of which is picked: `what` names them, `ids` each of the kind."""

    def __init__(self, what: str, ids: Sequence[str], things: list[int]) -> None:
        self.name = what
        self.ids = ids
        self.things = things

    def outcome(self, index: int) -> str:
        return self.ids[self.things[index]]

    def what(self) -> str:
        return self.name


class Tallied(Question[State]):
    """At a real table: which face lies up, or which card was drawn?"""

    def __init__(
        self, key: str, outcomes: Outcomes, count: int, number: int = 1, of: int = 1
    ) -> None:
        super().__init__(key, moment=True)
        self.outcomes = outcomes
        self.number = number
        self.of = of
        """Which of how many alike this is."""
        self.places: list[int] = []
        names: list[str] = []
        for index in range(count):
            name = outcomes.outcome(index)
            if name not in names:
                names.append(name)
                self.places.append(index)

    def options(self, state: State, actor: int) -> list[int]:
        return self.places[:]

    def option_id(self, state: State, value: int) -> str:
        return self.outcomes.outcome(value)

    def value(self, state: State, option_id: str) -> int:
        for place in self.places:
            if self.outcomes.outcome(place) == option_id:
                return place
        raise ValueError(option_id)

    def prompt(self, state: State, actor: int) -> Message:
        what = Message(f"outcome-{self.outcomes.what()}".replace(".", "-"))
        if self.of == 1:
            return Message(self.key, what=what)
        return Message(f"{self.key}-of", what=what, n=self.number, count=self.of)

    def label(self, state: State, actor: int, value: int) -> Message:
        return Message(f"outcome-{self.option_id(state, value)}".replace(".", "-"))

    def reveals(self, state: State, actor: int, value: int) -> bool:
        return True


def pick(
    state: State,
    outcomes: Outcomes,
    count: int,
    seat: int = CREW,
    key: str = "physical-draw",
    memory: int = 0,
    number: int = 1,
    of: int = 1,
) -> Flow[int]:
    """One of `count` equally likely outcomes, by its place: drawn, or asked for where people draw.

    `key` is the text that asks them; `memory` what the rule remembers meanwhile; where several are
    rolled in a row, `number` says which of them this is.
    """
    if state.chance.physical and count > 1:
        question = Tallied(key, outcomes, count, number, of)
        place = yield Decision(state, seat, question, NOBODY, memory)
        state.chance.reveal()
        return place
    return state.chance.pick(count, outcomes)
