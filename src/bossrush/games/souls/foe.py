"""An enemy or boss on the table."""

from __future__ import annotations

from bossrush.engine.visit import Part, Visitor
from bossrush.games.souls.tables import NO_TABLES, FoeCard, Tables
from bossrush.games.souls.terms import CONDITIONS, DIRECTIONS, NOTHING


class Foe(Part):
    """One model. When it has fallen it stays in the list, on no node."""

    def __init__(self) -> None:
        self.t: Tables = NO_TABLES
        self.nodes: list[str] = []
        """What nodes are called in positions."""
        self.kind = 0
        self.node = NOTHING
        self.health = 0
        self.conditions = 0
        self.facing = NOTHING
        """Of a boss."""
        self.acted = False

    def copy(self) -> Foe:
        twin = Foe()
        twin.t = self.t
        twin.nodes = self.nodes
        twin.kind = self.kind
        twin.node = self.node
        twin.health = self.health
        twin.conditions = self.conditions
        twin.facing = self.facing
        twin.acted = self.acted
        return twin

    def visit(self, v: Visitor) -> None:
        self.kind = v.ref("kind", self.kind, self.t.foe_ids, null=False)
        self.node = v.ref("node", self.node, self.nodes)
        self.health = v.integer("health", self.health)
        self.conditions = v.mask("conditions", self.conditions, CONDITIONS)
        self.facing = v.ref("facing", self.facing, DIRECTIONS)
        self.acted = v.flag("acted", self.acted)

    def card(self) -> FoeCard:
        return self.t.foes[self.kind]
