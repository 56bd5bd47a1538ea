"""The combat dice: what positions call them, where they come from, and groups of them on skills."""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import below, plus, set_of
from bossrush.engine.visit import Fixed, Visitor
from bossrush.games.vengeance.cards.tables import Tables
from bossrush.games.vengeance.cards.terms import QUOTA

DICE: Final = tuple(f"d{number}" for number in range(60))
"""What positions call the combat dice."""


class Group(Fixed):
    """A group of dice on a skill. It never changes, so copies share it."""

    def __init__(self) -> None:
        self.skill_ids: list[str] = []
        self.face_ids: list[str] = []
        self.skill = 0
        self.dice = 0
        """A mask of dice."""
        self.faces: list[int] = []
        self.bonus = False

    def add(self, die: int, face: int) -> None:
        self.dice = plus(self.dice, die)
        self.faces.append(face)

    def visit(self, v: Visitor) -> None:
        self.skill = v.ref("skill", self.skill, self.skill_ids, null=False)
        self.dice = v.mask("dice", self.dice, DICE)
        self.faces = v.refs("faces", self.faces, self.face_ids, null=False)
        self.bonus = v.flag("bonus", self.bonus)


def reserves(tables: Tables, seats: int, mode: int, level: int) -> list[int]:
    """The dice of the game: one reserve for all, or in quota play one for each seat."""
    if seats == 1:
        return [below(tables.solo_dice[level])]
    if mode == QUOTA:
        share = tables.quota[seats]
        return [set_of(range(share * seat, share * (seat + 1))) for seat in range(seats)]
    return [below(tables.reserve[seats])]
