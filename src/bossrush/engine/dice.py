"""Dice as data: faces that carry symbols and numbers, and the flows that roll them."""

from __future__ import annotations

from bossrush.engine.chance import Outcomes
from bossrush.engine.decision import CREW, Flow
from bossrush.engine.picking import pick
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


def roll(state: State, die: Die, seat: int = CREW) -> Flow[int]:
    """Roll one die: the face that comes up, as its place among the die's faces."""
    if state.chance.physical:
        return (yield from pick(state, die, die.count, seat, "physical-roll"))
    return die.first[state.chance.pick(die.count, die)]


def roll_many(state: State, die: Die, count: int, seat: int = CREW) -> Flow[list[int]]:
    """Roll several dice of one kind, one after another in a fixed order."""
    faces: list[int] = []
    if state.chance.physical:
        rolled = 1
        for number in range(1, count + 1):
            face = yield from pick(
                state, die, die.count, seat, "physical-roll", rolled, number, count
            )
            faces.append(face)
            rolled = rolled * die.count + face
        return faces
    for _ in range(count):
        faces.append(die.first[state.chance.pick(die.count, die)])
    return faces
