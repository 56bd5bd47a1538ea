"""Dice that lie in the tray: whose they are, from which weapon, what they show.

In the state a die is one int; `tray_die` makes it, `roller_of`, `gun_of` and `face_of` read it.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.visit import Part, Visitor
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.table.crew import CREW_IDS

_GUN: Final = 8
_ROLLER: Final = 16
_FACES: Final = 255


def tray_die(roller: int, face: int, gun: int = 0) -> int:
    """A die in the tray; hit dice come from no weapon of the crew."""
    return roller << _ROLLER | gun << _GUN | face


def roller_of(die: int) -> int:
    """The crewmember who rolled a die."""
    return die >> _ROLLER


def gun_of(die: int) -> int:
    """The weapon that an ammo die was fired from."""
    return die >> _GUN & _FACES


def face_of(die: int) -> int:
    return die & _FACES


def turned_to(die: int, face: int) -> int:
    """The same die, showing another face."""
    return die - face_of(die) + face


class HitDie(Part):
    """A hit die as positions write it."""

    def __init__(self, tables: Tables, die: int) -> None:
        self.tables = tables
        self.crew = roller_of(die)
        self.face = face_of(die)

    def packed(self) -> int:
        return tray_die(self.crew, self.face)

    def visit(self, v: Visitor) -> None:
        self.crew = v.ref("crew", self.crew, CREW_IDS, null=False)
        self.face = v.ref("face", self.face, self.tables.hit_die.faces, null=False)


class AmmoDie(Part):
    """An ammo die as positions write it."""

    def __init__(self, tables: Tables, die: int) -> None:
        self.tables = tables
        self.crew = roller_of(die)
        self.weapon = gun_of(die)
        self.face = face_of(die)

    def packed(self) -> int:
        return tray_die(self.crew, self.face, self.weapon)

    def visit(self, v: Visitor) -> None:
        self.crew = v.ref("crew", self.crew, CREW_IDS, null=False)
        self.weapon = v.ref("weapon", self.weapon, self.tables.item_ids, null=False)
        item = self.tables.items[self.weapon]
        faces = self.tables.ammo_dice[item.ammo].faces if item.gun else ()
        self.face = v.ref("face", self.face, faces, null=False)


def visit_hit_dice(v: Visitor, name: str, dice: list[int], tables: Tables) -> list[int]:
    """Show hit dice, each as a part of its own."""
    hits = v.parts(name, [HitDie(tables, die) for die in dice], lambda: HitDie(tables, 0))
    return [die.packed() for die in hits]


def visit_ammo_dice(v: Visitor, name: str, dice: list[int], tables: Tables) -> list[int]:
    """The same for ammo dice."""
    ammo = v.parts(name, [AmmoDie(tables, die) for die in dice], lambda: AmmoDie(tables, 0))
    return [die.packed() for die in ammo]
