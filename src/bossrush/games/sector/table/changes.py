"""What a combat special changes in the rules of a round."""

from __future__ import annotations

from bossrush.engine.sets import has
from bossrush.engine.visit import Part, Visitor
from bossrush.games.sector.cards.terms import ACTIONS, AMMO


class Changes(Part):
    """Everything a special can change, at first nothing."""

    def __init__(self) -> None:
        self.ranged = 0
        """Added to the enemy's ranged attack value."""
        self.close = 0
        """Added to its close attack value."""
        self.hit_dice = 0
        """Further hit dice for each SHOOT."""
        self.forbidden = 0
        """Actions nobody may declare, as a set."""
        self.only_ammo = 0
        """The ammo types that can be fired, as a set; 0 for all."""
        self.no_block = False
        self.cap = 0
        """How many dice may be removed in a round; 0 for any number."""
        self.exposed = 0
        """Actions that do not keep a crewmember out of the enemy's reach, as a set."""
        self.no_flank_bonus = False
        self.drone_fails = False

    def visit(self, v: Visitor) -> None:
        self.ranged = v.integer("ranged", self.ranged, -20)
        self.close = v.integer("close", self.close, -20)
        self.hit_dice = v.integer("hit_dice", self.hit_dice)
        self.forbidden = v.mask("forbidden", self.forbidden, ACTIONS)
        self.only_ammo = v.mask("only_ammo", self.only_ammo, AMMO)
        self.no_block = v.flag("no_block", self.no_block)
        self.cap = v.integer("cap", self.cap)
        self.exposed = v.mask("exposed", self.exposed, ACTIONS)
        self.no_flank_bonus = v.flag("no_flank_bonus", self.no_flank_bonus)
        self.drone_fails = v.flag("drone_fails", self.drone_fails)

    def forbids(self, action: int) -> bool:
        """Whether nobody may declare this action."""
        return has(self.forbidden, action)

    def exposes(self, action: int) -> bool:
        """Whether this action leaves a crewmember open to attack who would be in cover."""
        return has(self.exposed, action)

    def can_fire(self, ammo: int) -> bool:
        """Whether this type of ammo can be fired."""
        return not self.only_ammo or has(self.only_ammo, ammo)
