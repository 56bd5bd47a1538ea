"""The parts that answers are made of, and the question that may also be left unanswered."""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Answers, Choice, Field, Id, Number, Word
from bossrush.engine.message import Message
from bossrush.games.arkalion.cards.terms import ABILITY_USES, MOST, THE_ARMOUR
from bossrush.games.arkalion.table.airship import ZONES
from bossrush.games.arkalion.table.board import PLACES
from bossrush.games.arkalion.table.escape import Escape


class Target(Field[Escape]):
    """Whom an attack is aimed at: the enemy on a cell, or the Armour."""

    def __init__(self) -> None:
        super().__init__("target", THE_ARMOUR + 1)

    def text(self, state: Escape, part: int) -> str:
        return "armour" if part == THE_ARMOUR else PLACES[part]

    def part(self, state: Escape, text: str) -> int:
        return THE_ARMOUR if text == "armour" else PLACES.index(text)


TARGET: Final = Target()
WEAPON: Final[Id[Escape]] = Id("weapon", lambda s: s.tables.weapon_ids, 64)
PLACE: Final[Word[Escape]] = Word("place", PLACES)
GUN: Final[Word[Escape]] = Word("gun", ZONES)
USE: Final[Word[Escape]] = Word("use", ABILITY_USES)
POTION: Final[Id[Escape]] = Id("potion", lambda s: s.tables.potion_ids)
TOKEN: Final[Id[Escape]] = Id("token", lambda s: s.tables.resource_ids)
SHEET: Final[Id[Escape]] = Id("sheet", lambda s: s.tables.sheet_ids)
ITEM: Final[Id[Escape]] = Id("item", lambda s: s.tables.item_ids)
PARTNER: Final[Number[Escape]] = Number("hero", MOST)

GO: Final = 0
STAY: Final = 1
"""Yes and no, where a question has just these two answers."""


class Cancellable(Choice[Escape]):
    """One of several places or tokens, or nothing after all."""

    def __init__(self, key: str, field: Field[Escape]) -> None:
        answers = Answers()
        super().__init__(key, answers)
        self.field = field
        self.pick = answers.kind(field.name, field)
        self.cancel = answers.kind("cancel")

    def cancelled(self, answer: int) -> bool:
        return self.cancel.fits(answer)

    def picked(self, answer: int) -> int:
        """What was chosen."""
        return self.field.of(answer)

    def options(self, state: Escape, actor: int) -> list[int]:
        pick = self.pick
        answers = [pick.answer(part) for part in self.picks(state, actor)]
        answers.append(self.cancel.answer())
        return answers

    def picks(self, state: Escape, actor: int) -> list[int]:
        """What may be chosen."""
        raise NotImplementedError

    def label(self, state: Escape, actor: int, value: int) -> Message:
        if self.cancelled(value):
            return Message("cancel")
        return self.pick_label(state, self.picked(value))

    def pick_label(self, state: Escape, part: int) -> Message:
        raise NotImplementedError

    def points_at(self, state: Escape, actor: int, value: int) -> list[str]:
        return [] if self.cancelled(value) else self.pick_points(state, actor, self.picked(value))

    def pick_points(self, state: Escape, actor: int, part: int) -> list[str]:
        raise NotImplementedError
