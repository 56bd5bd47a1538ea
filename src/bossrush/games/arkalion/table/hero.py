"""A player's hero: the sheet, where it stands, and what it carries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bossrush.engine.visit import Part, Visitor
from bossrush.games.arkalion.cards.tables import CharacterSheet, Tables
from bossrush.games.arkalion.cards.terms import PRESENCE, PRESENT, SHIELD
from bossrush.games.arkalion.table.board import NOWHERE, PLACES

NO_TABLES: Final = Tables()


class Hero(Part):
    """One player's part of the table."""

    def __init__(self) -> None:
        self.tables: Tables = NO_TABLES
        self.sheet = -1
        """Whose sheet lies before the player; -1 before the choice, and for one gone for good."""
        self.hp = 0
        self.at = NOWHERE
        self.presence = PRESENT
        self.tokens: list[int] = []
        """How many of each resource."""
        self.potions: list[int] = []
        """How many of each potion."""
        self.shield = 0
        """Damage that this Knight's shield wall still stops."""
        self.ward = 0
        """Damage that stoneskin still stops."""

    def visit(self, v: Visitor) -> None:
        self.sheet = v.ref("sheet", self.sheet, self.tables.sheet_ids)
        self.hp = v.integer("hp", self.hp, 0, 9)
        self.at = v.ref("at", self.at, PLACES)
        self.presence = v.ref("presence", self.presence, PRESENCE, null=False)
        self.tokens = counted(v, "tokens", self.tokens, self.tables.resource_ids)
        self.potions = counted(v, "potions", self.potions, self.tables.potion_ids)
        self.shield = v.integer("shield", self.shield, 0, SHIELD)
        self.ward = v.integer("ward", self.ward, 0, 99)

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
