"""A crewmember: card, implant, medical record, inventory, and what they do this round."""

from __future__ import annotations

from typing import Final

from bossrush.engine.fields import beside, flag, integer, ref, refs, shown_by
from bossrush.engine.visit import Part, Visitor
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.cards.terms import ACTIONS, SHOWN, SLOTS, UNDECLARED

CREW_IDS: Final[tuple[str, ...]] = ("crew-0", "crew-1", "crew-2", "crew-3")
"""What scenes, options and positions call the crewmembers."""

NO_TABLES: Final = Tables()
"""What a state points at before it has been given its cards."""


class Crew(Part):
    """A crewmember: card, implant, medical record, inventory, and what they do this round."""

    tables: Tables = beside(NO_TABLES)
    card: int = ref("tables.crew_ids")
    cybernetic: int = ref("tables.cybernetic_ids")
    hp: int = shown_by("visit_hp", 0)
    record: list[int] = beside([])
    """The medical record: the HP after each change, the first point the starting HP."""
    pack: list[int] = refs("tables.item_ids")
    """The inventory."""
    guard: int = integer()
    """How much of the next loss will be prevented."""
    losing: int = integer()
    """HP that are lost as soon as all who lose with them are settled."""
    action: int = ref(ACTIONS, start=UNDECLARED)
    first: int = ref("tables.item_ids")
    """The weapon that is fired or reloaded."""
    first_rate: int = integer()
    second: int = ref("tables.item_ids")
    """The second one-slot weapon of a SHOOT."""
    second_rate: int = integer()
    partner: int = ref(CREW_IDS)
    """With whom a TRADE was declared."""
    shown: int = ref(SHOWN)
    """What the crew die shows: a trait, + 3 for its double; -1 when it has not been rolled."""
    added: int = integer()
    """Symbols that items have added to the roll of a test."""
    bonus_hits: int = integer()
    blocking: bool = flag()
    weapon_slots: int = integer()
    """Slots' worth of weapons used this round."""

    def visit_hp(self, v: Visitor) -> None:
        """Show the HP and the medical record; a position may give the HP alone."""
        before = self.hp
        self.hp = v.integer("hp", self.hp)
        self.record = v.integers("record", self.record)
        if self.hp != before and self.record and self.record[-1] != self.hp:
            self.record.append(self.hp)

    def undeclare(self) -> None:
        """Take back what was declared."""
        self.action = UNDECLARED
        self.first = self.second = self.partner = -1
        self.first_rate = self.second_rate = 0

    def slots_used(self) -> int:
        used = 0
        items = self.tables.items
        for item in self.pack:
            used += items[item].slots
        return used

    def carries(self, category: int) -> bool:
        """Whether an item of this category (weapon, gear or either) is in the inventory."""
        return any(self.tables.items[item].is_a(category) for item in self.pack)

    def has_room(self, item: int) -> bool:
        return self.slots_used() + self.tables.items[item].slots <= SLOTS
