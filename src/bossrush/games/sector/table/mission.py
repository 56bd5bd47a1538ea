"""A mission in progress: everything on the table, as plain data."""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import has
from bossrush.engine.visit import Visitor
from bossrush.games.sector.cards.terms import CHAPTER_DIE, MODES, PEACE, TRAITS
from bossrush.games.sector.table.changes import Changes
from bossrush.games.sector.table.chapter import Progress
from bossrush.games.sector.table.crew import CREW_IDS
from bossrush.games.sector.table.tray import AmmoDie, HitDie

FALLEN: Final = 3
"""A die of the row that has been removed is kept as its trait + 3: a hole where it lay."""

ROW: Final = (*TRAITS, *(f"-{trait}" for trait in TRAITS))


TRAY_PLACES: Final = tuple(f"die-{place}" for place in range(16))
"""What positions call the places of the row, or of the ammo dice in the tray."""


class Mission(Progress):
    """The whole table: the area, the chapter, and the combat in it."""

    def __init__(self) -> None:
        super().__init__()
        self.mode = PEACE
        self.battle = -1
        """The step of the card that began this combat."""
        self.wave = 0
        self.round = 0
        self.in_flank = False
        """True during the flank round."""
        self.row: list[int] = []
        self.wounds = 0
        """Wounds that are still to be applied."""
        self.changes = Changes()
        """What the combat special changes in this round."""
        self.lasting = Changes()
        """What it changes until the combat ends."""

        # this round
        self.hurt = 0
        """Who has lost HP, as a set."""
        self.removed = 0
        """How many chapter dice were removed."""
        self.resolved = 0
        """Whose attack has been resolved, as a set."""
        self.traded = 0
        """Items that a TRADE has moved, as a set."""
        self.used_items = 0
        """Who has used an item, as a set: the drone is not for them."""
        self.used_round = 0
        self.used_combat = 0

        # the tray
        self.ammo: list[int] = []
        """Ammo dice; see `tray`."""
        self.hits: list[int] = []
        """Hit dice; see `tray`."""
        self.waiting_hits: list[int] = []
        """Hit dice of the round that wait while a card has others rolled."""
        self.tech = -1
        """What the tech die shows."""
        self.again = -1
        """Which ammo die has been rolled again, by its place; -1 for a crew die, or none."""
        self.old = -1
        """What a die that has been rolled again showed before."""
        self.rerolled = 0
        """The dice that the card in use has had rolled again, as a set of their places."""

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        self.visit_area(v)
        self.visit_progress(v)
        self.visit_combat(v)
        self.visit_tray(v)

    def visit_combat(self, v: Visitor) -> None:
        tables = self.tables
        self.mode = v.ref("mode", self.mode, MODES, null=False)
        self.battle = v.ref("battle", self.battle, tables.step_ids)
        self.wave = v.integer("wave", self.wave)
        self.round = v.integer("round", self.round)
        self.in_flank = v.flag("in_flank", self.in_flank)
        self.row = v.refs("row", self.row, ROW, null=False)
        self.wounds = v.integer("wounds", self.wounds)
        v.part("changes", self.changes)
        v.part("lasting", self.lasting)
        self.hurt = v.mask("hurt", self.hurt, CREW_IDS)
        self.removed = v.integer("removed", self.removed)
        self.resolved = v.mask("resolved", self.resolved, CREW_IDS)
        self.traded = v.mask("traded", self.traded, tables.item_ids)
        self.used_items = v.mask("used_items", self.used_items, CREW_IDS)
        self.used_round = v.mask("used_round", self.used_round, tables.use_ids)
        self.used_combat = v.mask("used_combat", self.used_combat, tables.use_ids)

    def visit_tray(self, v: Visitor) -> None:
        tables = self.tables
        ammo = v.parts(
            "ammo", [AmmoDie(tables, die) for die in self.ammo], lambda: AmmoDie(tables, 0)
        )
        self.ammo = [die.packed() for die in ammo]
        self.hits = self.visit_hits(v, "hits", self.hits)
        self.waiting_hits = self.visit_hits(v, "waiting_hits", self.waiting_hits)
        self.tech = v.ref("tech", self.tech, tables.tech_die.faces)
        self.again = v.integer("again", self.again, -1)
        self.old = v.integer("old", self.old, -1)
        self.rerolled = v.numbered_set("rerolled", self.rerolled, TRAY_PLACES)

    def visit_hits(self, v: Visitor, name: str, dice: list[int]) -> list[int]:
        tables = self.tables
        hits = v.parts(name, [HitDie(tables, die) for die in dice], lambda: HitDie(tables, 0))
        return [die.packed() for die in hits]

    # -- reading --------------------------------------------------------------------------

    def standing(self) -> int:
        """How many chapter dice are left in the row."""
        count = 0
        for die in self.row:
            if die < FALLEN:
                count += 1
        return count

    def standing_of(self, trait: int) -> int:
        """How many of them show this trait."""
        count = 0
        for die in self.row:
            if die == trait:
                count += 1
        return count

    def untouched(self, trait: int) -> int:
        """Where a die with this trait stands that has not been rolled again just now; or -1."""
        for place, die in enumerate(self.row):
            if die == trait and not has(self.rerolled, place):
                return place
        return -1

    def chosen_row(self) -> bool:
        """True while dice of the row, and not ammo dice, are being re-rolled."""
        return self.tables.steps[self.asked].die == CHAPTER_DIE
