"""A player's hero: the sheet, where it stands, and what it carries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bossrush.engine.fields import beside, integer, one_of, ref, shown
from bossrush.engine.visit import Part, Visitor
from bossrush.games.arkalion.cards.tables import CharacterSheet, Tables
from bossrush.games.arkalion.cards.terms import PRESENCE, PRESENT, SHIELD
from bossrush.games.arkalion.table.board import NOWHERE, PLACES

NO_TABLES: Final = Tables()


def one_by_one(counts: list[int]) -> list[int]:
    """The kinds of things of which there are so many, each as often as it is there."""
    listed: list[int] = []
    for kind, count in enumerate(counts):
        for _ in range(count):
            listed.append(kind)
    return listed


def counted(v: Visitor, name: str, counts: list[int], ids: Sequence[str]) -> list[int]:
    """How many of each, written as the list of their ids."""
    listed = one_by_one(counts)
    back = v.refs(name, listed, ids, null=False)
    if back is listed:
        return counts
    read = [0] * len(ids)
    for kind in back:
        if kind >= 0:
            read[kind] += 1
    return read


class Hero(Part):
    """One player's part of the table."""

    tables: Tables = beside(NO_TABLES)
    sheet: int = ref("tables.sheet_ids")
    """Whose sheet lies before the player; -1 before the choice, and for one gone for good."""
    hp: int = integer(0, 9)
    at: int = ref(PLACES, start=NOWHERE)
    presence: int = one_of(PRESENCE, start=PRESENT)
    tokens: list[int] = shown(counted, "tables.resource_ids", start=[])
    """How many of each resource."""
    potions: list[int] = shown(counted, "tables.potion_ids", start=[])
    """How many of each potion."""
    shield: int = integer(0, SHIELD)
    """Damage that this Knight's shield wall still stops."""
    ward: int = integer(0, 99)
    """Damage that stoneskin still stops."""

    def character(self) -> CharacterSheet:
        """The character sheet itself."""
        return self.tables.sheets[self.sheet]

    def has_ability(self, verb: int) -> bool:
        """Whether this is the Ability on the sheet."""
        return self.character().ability.verb == verb

    def has_tokens(self) -> bool:
        for count in self.tokens:
            if count:
                return True
        return False

    def has_potions(self) -> bool:
        for count in self.potions:
            if count:
                return True
        return False
