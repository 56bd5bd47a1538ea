"""A character on the table: board, bar, equipment and place."""

from __future__ import annotations

from bossrush.engine.visit import Part, Visitor
from bossrush.games.souls.held import visit_held, visit_one
from bossrush.games.souls.tables import NO_TABLES, CharacterCard, Tables
from bossrush.games.souls.terms import (
    BAR,
    CONDITIONS,
    DIRECTIONS,
    NOTHING,
    STATS,
    TIER_FOUR,
)


class Hero(Part):
    """One character of the party."""

    def __init__(self) -> None:
        self.t: Tables = NO_TABLES
        self.nodes: list[str] = []
        """What nodes are called in positions."""
        self.seat = 0
        self.character = NOTHING
        self.tiers: list[int] = [0, 0, 0, 0]
        self.armour = NOTHING
        self.left = NOTHING
        self.right = NOTHING
        self.backup: list[int] = []
        self.estus = True
        self.heroic = True
        self.luck = True
        self.ember = False
        self.black = 0
        self.red = 0
        self.conditions = 0
        self.node = NOTHING
        self.place = NOTHING
        """On a boss's own node: the direction in which the character stands there."""
        self.took_aggro = False
        """Whether Faraam Armour was used in this encounter."""

    def copy(self) -> Hero:
        twin = Hero()
        twin.t = self.t
        twin.nodes = self.nodes
        twin.seat = self.seat
        twin.character = self.character
        twin.tiers = self.tiers[:]
        twin.armour = self.armour
        twin.left = self.left
        twin.right = self.right
        twin.backup = self.backup[:]
        twin.estus = self.estus
        twin.heroic = self.heroic
        twin.luck = self.luck
        twin.ember = self.ember
        twin.black = self.black
        twin.red = self.red
        twin.conditions = self.conditions
        twin.node = self.node
        twin.place = self.place
        twin.took_aggro = self.took_aggro
        return twin

    def visit(self, v: Visitor) -> None:
        t = self.t
        self.seat = v.integer("seat", self.seat)
        self.character = v.ref("character", self.character, t.character_ids)
        self.tiers = v.integers("tiers", self.tiers)
        self.armour = visit_one(v, "armour", self.armour, t)
        self.left = visit_one(v, "left", self.left, t)
        self.right = visit_one(v, "right", self.right, t)
        self.backup = visit_held(v, "backup", self.backup, t)
        self.estus = v.flag("estus", self.estus)
        self.heroic = v.flag("heroic", self.heroic)
        self.luck = v.flag("luck", self.luck)
        self.ember = v.flag("ember", self.ember)
        self.black = v.integer("black", self.black, 0, BAR)
        self.red = v.integer("red", self.red, 0, BAR)
        self.conditions = v.mask("conditions", self.conditions, CONDITIONS)
        self.node = v.ref("node", self.node, self.nodes)
        self.place = v.ref("place", self.place, DIRECTIONS)
        self.took_aggro = v.flag("took_aggro", self.took_aggro)

    def faults(self) -> list[str]:
        if len(self.tiers) != len(STATS) or max(self.tiers) > TIER_FOUR:
            return ["tiers: expected a tier from 0 to 4 for each of the four stats"]
        if self.black + self.red > BAR:
            return [f"black and red: the bar has {BAR} boxes"]
        return []

    # -- reading --------------------------------------------------------------------------

    def card(self) -> CharacterCard:
        return self.t.characters[self.character]

    def stat(self, stat: int) -> int:
        return self.t.characters[self.character].stats[stat][self.tiers[stat]]

    def free(self) -> int:
        """The empty boxes of the endurance bar."""
        return BAR - self.black - self.red

    def weapons(self) -> list[int]:
        """The hand cards carried: left, right, then backup."""
        found = []
        if self.left >= 0:
            found.append(self.left)
        if self.right >= 0:
            found.append(self.right)
        found.extend(self.backup)
        return found
