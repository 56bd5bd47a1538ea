"""The combat dice: what positions call them, where they come from, and groups of them on skills."""

from __future__ import annotations

from typing import Final

from bossrush.engine.fields import beside, flag, mask, one_of, refs
from bossrush.engine.sets import below, plus, set_of
from bossrush.engine.visit import Fixed
from bossrush.games.vengeance.cards.tables import Tables
from bossrush.games.vengeance.cards.terms import QUOTA

DICE: Final = tuple(f"d{number}" for number in range(60))
"""What positions call the combat dice."""


class Group(Fixed):
    """A group of dice on a skill. It never changes, so copies share it."""

    skill_ids: list[str] = beside([])
    face_ids: list[str] = beside([])
    skill: int = one_of("skill_ids")
    dice: int = mask(DICE)
    """A mask of dice."""
    faces: list[int] = refs("face_ids")
    bonus: bool = flag()

    def add(self, die: int, face: int) -> None:
        self.dice = plus(self.dice, die)
        self.faces.append(face)


def reserves(tables: Tables, seats: int, mode: int, level: int) -> list[int]:
    """The dice of the game: one reserve for all, or in quota play one for each seat."""
    if seats == 1:
        return [below(tables.solo_dice[level])]
    if mode == QUOTA:
        share = tables.quota[seats]
        return [set_of(range(share * seat, share * (seat + 1))) for seat in range(seats)]
    return [below(tables.reserve[seats])]
