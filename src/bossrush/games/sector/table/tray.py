"""Dice that lie in the tray, as positions list them: whose, from which weapon, what they show."""

from __future__ import annotations

from bossrush.engine.visit import Part, Visitor
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.table.crew import CREW_IDS


class AmmoDie(Part):
    """An ammo die; in the state it is one int."""

    def __init__(self, tables: Tables, die: int) -> None:
        self.tables = tables
        self.crew = die >> 16
        self.weapon = die >> 8 & 255
        self.face = die & 255

    def packed(self) -> int:
        return self.crew << 16 | self.weapon << 8 | self.face

    def visit(self, v: Visitor) -> None:
        tables = self.tables
        self.crew = v.ref("crew", self.crew, CREW_IDS, null=False)
        self.weapon = v.ref("weapon", self.weapon, tables.item_ids, null=False)
        item = tables.items[self.weapon]
        faces = tables.ammo_dice[item.ammo].faces if item.gun else ()
        self.face = v.ref("face", self.face, faces, null=False)


class HitDie(Part):
    """A hit die; in the state it is one int."""

    def __init__(self, tables: Tables, die: int) -> None:
        self.tables = tables
        self.crew = die >> 8
        self.face = die & 255

    def packed(self) -> int:
        return self.crew << 8 | self.face

    def visit(self, v: Visitor) -> None:
        self.crew = v.ref("crew", self.crew, CREW_IDS, null=False)
        self.face = v.ref("face", self.face, self.tables.hit_die.faces, null=False)
