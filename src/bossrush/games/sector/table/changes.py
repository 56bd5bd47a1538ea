"""What a combat special changes in the rules of a round."""

from __future__ import annotations

from bossrush.engine.fields import flag, integer, mask
from bossrush.engine.sets import has
from bossrush.engine.visit import Part
from bossrush.games.sector.cards.terms import ACTIONS, AMMO


class Changes(Part):
    """Everything a special can change, at first nothing."""

    ranged: int = integer(-20)
    """Added to the enemy's ranged attack value."""
    close: int = integer(-20)
    """Added to its close attack value."""
    hit_dice: int = integer()
    """Further hit dice for each SHOOT."""
    forbidden: int = mask(ACTIONS)
    """Actions nobody may declare, as a set."""
    only_ammo: int = mask(AMMO)
    """The ammo types that can be fired, as a set; 0 for all."""
    no_block: bool = flag()
    cap: int = integer()
    """How many dice may be removed in a round; 0 for any number."""
    exposed: int = mask(ACTIONS)
    """Actions that do not keep a crewmember out of the enemy's reach, as a set."""
    no_flank_bonus: bool = flag()
    drone_fails: bool = flag()

    def forbids(self, action: int) -> bool:
        """Whether nobody may declare this action."""
        return has(self.forbidden, action)

    def exposes(self, action: int) -> bool:
        """Whether this action leaves a crewmember open to attack who would be in cover."""
        return has(self.exposed, action)

    def can_fire(self, ammo: int) -> bool:
        """Whether this type of ammo can be fired."""
        return not self.only_ammo or has(self.only_ammo, ammo)
