"""A crewmember: card, implant, medical record, inventory, and what they do this round."""

from __future__ import annotations

from typing import Final

from bossrush.engine.visit import Part, Visitor
from bossrush.games.sector.cards.tables import Tables
from bossrush.games.sector.cards.terms import ACTIONS, SHOWN, SLOTS, UNDECLARED

CREW_IDS: Final[tuple[str, ...]] = ("crew-0", "crew-1", "crew-2", "crew-3")
"""What scenes, options and positions call the crewmembers."""

NO_TABLES: Final = Tables()
"""What a state points at before it has been given its cards."""


class Crew(Part):
    """A crewmember: card, implant, medical record, inventory, and what they do this round."""

    def __init__(self) -> None:
        self.tables = NO_TABLES
        self.card = -1
        self.cybernetic = -1
        self.hp = 0
        self.record: list[int] = []
        """The medical record: the HP after each change, the first point the starting HP."""
        self.pack: list[int] = []
        """The inventory."""
        self.guard = 0
        """How much of the next loss will be prevented."""
        self.losing = 0
        """HP that are lost as soon as all who lose with them are settled."""
        self.action = UNDECLARED
        self.first = -1
        """The weapon that is fired or reloaded."""
        self.first_rate = 0
        self.second = -1
        """The second one-slot weapon of a SHOOT."""
        self.second_rate = 0
        self.partner = -1
        """With whom a TRADE was declared."""
        self.shown = -1
        """What the crew die shows: a trait, + 3 for its double; -1 when it has not been rolled."""
        self.added = 0
        """Symbols that items have added to the roll of a test."""
        self.bonus_hits = 0
        self.blocking = False
        self.weapon_slots = 0
        """Slots' worth of weapons used this round."""

    def visit(self, v: Visitor) -> None:
        tables = self.tables
        self.card = v.ref("card", self.card, tables.crew_ids)
        self.cybernetic = v.ref("cybernetic", self.cybernetic, tables.cybernetic_ids)
        before = self.hp
        self.hp = v.integer("hp", self.hp)
        self.record = v.integers("record", self.record)
        if self.hp != before and self.record and self.record[-1] != self.hp:
            self.record.append(self.hp)  # a position may give the HP alone
        self.pack = v.refs("pack", self.pack, tables.item_ids, null=False)
        self.guard = v.integer("guard", self.guard)
        self.losing = v.integer("losing", self.losing)
        self.action = v.ref("action", self.action, ACTIONS)
        self.first = v.ref("first", self.first, tables.item_ids)
        self.first_rate = v.integer("first_rate", self.first_rate)
        self.second = v.ref("second", self.second, tables.item_ids)
        self.second_rate = v.integer("second_rate", self.second_rate)
        self.partner = v.ref("partner", self.partner, CREW_IDS)
        self.shown = v.ref("shown", self.shown, SHOWN)
        self.added = v.integer("added", self.added)
        self.bonus_hits = v.integer("bonus_hits", self.bonus_hits)
        self.blocking = v.flag("blocking", self.blocking)
        self.weapon_slots = v.integer("weapon_slots", self.weapon_slots)

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
