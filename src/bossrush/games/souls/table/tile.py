"""An exploration tile that has been laid, with the encounter on it."""

from __future__ import annotations

from bossrush.engine.visit import Part, Visitor
from bossrush.games.souls.cards.geometry import Board
from bossrush.games.souls.cards.tables import NO_TABLES, EncounterCard, Face, Tables
from bossrush.games.souls.cards.terms import NOTHING


class Tile(Part):
    """A tile: its face, where it lies and how, its encounter card, what it holds."""

    def __init__(self) -> None:
        self.tables: Tables = NO_TABLES
        self.face = 0
        self.x = 0
        self.y = 0
        self.turn = 0
        """Quarter turns clockwise."""
        self.level = 0
        self.card = NOTHING
        """The encounter card once somebody has seen it."""
        self.up = False
        """Whether its card lies face up: the encounter has been won."""
        self.opened = False
        """Whether its chest has been opened."""
        self.traps: list[int] = []
        """What lies on each node, once a trapped encounter has been set up here."""

    def visit(self, v: Visitor) -> None:
        tables = self.tables
        self.face = v.ref("face", self.face, tables.face_ids, null=False)
        self.x = v.integer("x", self.x, -9, 9)
        self.y = v.integer("y", self.y, -9, 9)
        self.turn = v.integer("turn", self.turn, 0, 3)
        self.level = v.integer("level", self.level, 0, 3)
        self.card = v.ref("card", self.card, tables.encounter_ids)
        self.up = v.flag("up", self.up)
        self.opened = v.flag("opened", self.opened)
        self.traps = v.refs("traps", self.traps, tables.trap_marks, null=False)

    def face_card(self) -> Face:
        return self.tables.faces[self.face]

    def board(self) -> Board:
        return self.tables.faces[self.face].board

    def encounter(self) -> EncounterCard:
        return self.tables.encounters[self.card]

    def has_door(self, side: int) -> bool:
        """Whether it has a door on this side of the table."""
        return self.tables.faces[self.face].has_door(side, self.turn)

    def own_side(self, side: int) -> int:
        """A side of the table as a side of the face."""
        return (side - self.turn) % 4
