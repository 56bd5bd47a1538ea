"""A mission in progress: everything on the table, as plain data."""

from __future__ import annotations

from typing import Final

from bossrush.engine.fields import (
    flag,
    integer,
    mask,
    numbered_set,
    one_of,
    part,
    ref,
    refs,
    shown,
)
from bossrush.engine.sets import has
from bossrush.games.sector.cards.terms import CHAPTER_DIE, MODES, PEACE, TRAITS
from bossrush.games.sector.table.changes import Changes
from bossrush.games.sector.table.chapter import Progress
from bossrush.games.sector.table.crew import CREW_IDS
from bossrush.games.sector.table.tray import visit_ammo_dice, visit_hit_dice

FALLEN: Final = 3
"""A die of the row that has been removed is kept as its trait + 3: a hole where it lay."""

ROW: Final = (*TRAITS, *(f"-{trait}" for trait in TRAITS))


TRAY_PLACES: Final = tuple(f"die-{place}" for place in range(16))
"""What positions call the places of the row, or of the ammo dice in the tray."""


class Mission(Progress):
    """The whole table: the area, the chapter, and the combat in it."""

    mode: int = one_of(MODES, start=PEACE)
    battle: int = ref("tables.step_ids")
    """The step of the card that began this combat."""
    wave: int = integer()
    round: int = integer()
    in_flank: bool = flag()
    """True during the flank round."""
    row: list[int] = refs(ROW)
    wounds: int = integer()
    """Wounds that are still to be applied."""
    changes: Changes = part(Changes)
    """What the combat special changes in this round."""
    lasting: Changes = part(Changes)
    """What it changes until the combat ends."""

    # this round
    hurt: int = mask(CREW_IDS)
    """Who has lost HP, as a set."""
    removed: int = integer()
    """How many chapter dice were removed."""
    resolved: int = mask(CREW_IDS)
    """Whose attack has been resolved, as a set."""
    traded: int = mask("tables.item_ids")
    """Items that a TRADE has moved, as a set."""
    used_items: int = mask(CREW_IDS)
    """Who has used an item, as a set: the drone is not for them."""
    used_round: int = mask("tables.use_ids")
    used_combat: int = mask("tables.use_ids")

    # the tray
    ammo: list[int] = shown(visit_ammo_dice, "tables", start=[])
    """Ammo dice; see `tray`."""
    hits: list[int] = shown(visit_hit_dice, "tables", start=[])
    """Hit dice; see `tray`."""
    waiting_hits: list[int] = shown(visit_hit_dice, "tables", start=[])
    """Hit dice of the round that wait while a card has others rolled."""
    tech: int = ref("tables.tech_die.faces")
    """What the tech die shows."""
    again: int = integer(-1, start=-1)
    """Which ammo die has been rolled again, by its place; -1 for a crew die, or none."""
    old: int = integer(-1, start=-1)
    """What a die that has been rolled again showed before."""
    rerolled: int = numbered_set(TRAY_PLACES)
    """The dice that the card in use has had rolled again, as a set of their places."""

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
