"""Dice as data: faces that carry symbols and numbers, and the flows that roll them."""

from __future__ import annotations

from bossrush.engine.chance import Outcomes
from bossrush.engine.decision import CREW, NOBODY, Decision, Flow, Question
from bossrush.engine.message import Message
from bossrush.engine.state import State


class Die(Outcomes):
    """A die: its faces by id, and how many of each symbol every face shows.

    Equal faces are one face with a greater chance: a roll gives the first of its equals.
    """

    def __init__(self, key: str, faces: list[str]) -> None:
        self.key = key
        self.faces = faces
        self.count = len(faces)
        self.first = [faces.index(face) for face in faces]
        """For each face, the first that is equal to it."""

    def outcome(self, index: int) -> str:
        return self.faces[index]

    def what(self) -> str:
        return self.key

    def face(self, face_id: str) -> int:
        """The face with this id; ValueError where there is none."""
        return self.faces.index(face_id)


class Tallied(Question[State]):
    """At a real table: which face lies up, or which card was drawn?"""

    def __init__(self, key: str, outcomes: Outcomes, count: int) -> None:
        super().__init__(key, moment=True)
        self.outcomes = outcomes
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
        return Message(self.key, what=Message(f"outcome-{self.outcomes.what()}".replace(".", "-")))

    def label(self, state: State, actor: int, value: int) -> Message:
        return Message(f"outcome-{self.option_id(state, value)}".replace(".", "-"))

    def reveals(self, state: State, actor: int, value: int) -> bool:
        return True


def roll(state: State, die: Die, seat: int = CREW) -> Flow[int]:
    """Roll one die: the face that comes up, as its place among the die's faces."""
    if state.chance.physical and die.count > 1:
        face = yield Decision(state, seat, Tallied("physical-roll", die, die.count))
        state.chance.reveal()
        return face
    return die.first[state.chance.pick(die.count, die)]


def roll_many(state: State, die: Die, count: int, seat: int = CREW) -> Flow[list[int]]:
    """Roll several dice of one kind, one after another in a fixed order."""
    faces: list[int] = []
    if state.chance.physical and die.count > 1:
        rolled = 1
        for _ in range(count):
            question = Tallied("physical-roll", die, die.count)
            face = yield Decision(state, seat, question, NOBODY, rolled)
            state.chance.reveal()
            faces.append(face)
            rolled = rolled * die.count + face
        return faces
    for _ in range(count):
        faces.append(die.first[state.chance.pick(die.count, die)])
    return faces
