"""An exploration tile that has been laid, with the encounter on it."""

from __future__ import annotations

from bossrush.engine.fields import beside, flag, integer, one_of, ref, refs
from bossrush.engine.visit import Part
from bossrush.games.souls.cards.geometry import Board
from bossrush.games.souls.cards.tables import NO_TABLES, EncounterCard, Face, Tables


class Tile(Part):
    """A tile: its face, where it lies and how, its encounter card, what it holds."""

    tables: Tables = beside(NO_TABLES)
    face: int = one_of("tables.face_ids")
    x: int = integer(-9, 9)
    y: int = integer(-9, 9)
    turn: int = integer(0, 3)
    """Quarter turns clockwise."""
    level: int = integer(0, 3)
    card: int = ref("tables.encounter_ids")
    """The encounter card once somebody has seen it."""
    up: bool = flag()
    """Whether its card lies face up: the encounter has been won."""
    opened: bool = flag()
    """Whether its chest has been opened."""
    traps: list[int] = refs("tables.trap_marks")
    """What lies on each node, once a trapped encounter has been set up here."""

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
