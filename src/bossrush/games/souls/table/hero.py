"""A character on the table: board, bar, equipment and place."""

from __future__ import annotations

from collections.abc import Sequence

from bossrush.engine.fields import beside, flag, integer, integers, mask, ref, shown
from bossrush.engine.visit import Part
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.tables import NO_TABLES, CharacterCard, Item, Tables
from bossrush.games.souls.table.owned_cards import (
    card_of,
    upgrade_items,
    visit_card,
    visit_cards,
)


class Hero(Part):
    """One character of the party."""

    tables: Tables = beside(NO_TABLES)
    nodes: Sequence[str] = beside(())
    """What nodes are called in positions."""
    seat: int = integer()
    character: int = ref("tables.character_ids")
    tiers: list[int] = integers(start=[0, 0, 0, 0])
    armour: int = shown(visit_card, "tables", start=terms.NOTHING)
    left: int = shown(visit_card, "tables", start=terms.NOTHING)
    right: int = shown(visit_card, "tables", start=terms.NOTHING)
    backup: list[int] = shown(visit_cards, "tables", start=[])
    estus: bool = flag(start=True)
    heroic: bool = flag(start=True)
    luck: bool = flag(start=True)
    ember: bool = flag()
    black: int = integer(0, terms.BAR)
    red: int = integer(0, terms.BAR)
    conditions: int = mask(terms.CONDITIONS)
    node: int = ref("nodes")
    place: int = ref(terms.DIRECTIONS)
    """On a boss's own node: the direction in which the character stands there."""
    took_aggro: bool = flag()
    """Whether Faraam Armour was used in this encounter."""

    def faults(self) -> list[str]:
        if len(self.tiers) != len(terms.STATS) or max(self.tiers) > terms.TIER_FOUR:
            return ["tiers: expected a tier from 0 to 4 for each of the four stats"]
        if self.black + self.red > terms.BAR:
            return [f"black and red: the bar has {terms.BAR} boxes"]
        return []

    # -- reading --------------------------------------------------------------------------

    def card(self) -> CharacterCard:
        return self.tables.characters[self.character]

    def stat(self, stat: int) -> int:
        return self.tables.characters[self.character].stats[stat][self.tiers[stat]]

    def lacks(self, held: int) -> list[tuple[int, int]]:
        """What a card and its upgrades ask for and the character has not: a stat, how much."""
        lacking: list[tuple[int, int]] = []
        for item in (self.tables.items[card_of(held)], *upgrade_items(self.tables, held)):
            for stat, need in enumerate(item.needs):
                if need and need > self.stat(stat):
                    lacking.append((stat, need))
        return lacking

    def has_stats_for(self, item: Item) -> bool:
        """Whether the character has the stats that a card by itself asks for."""
        return all(need <= self.stat(stat) for stat, need in enumerate(item.needs) if need)

    def free(self) -> int:
        """The empty boxes of the endurance bar."""
        return terms.BAR - self.black - self.red

    def weapons(self) -> list[int]:
        """The hand cards carried: left, right, then backup."""
        carried = []
        if self.left >= 0:
            carried.append(self.left)
        if self.right >= 0:
            carried.append(self.right)
        carried.extend(self.backup)
        return carried

    def card_in(self, slot: int) -> int:
        """The card in a slot of the board; -1 for none."""
        if slot == terms.IN_LEFT:
            return self.left
        if slot == terms.IN_RIGHT:
            return self.right
        if slot == terms.IN_ARMOUR:
            return self.armour
        place = slot - terms.IN_BACKUP
        return self.backup[place] if place < len(self.backup) else terms.NOTHING

    def is_ready_for(self, heroic: int) -> bool:
        """Whether this is the heroic action of the character, and its token is not used."""
        return self.heroic and self.card().heroic == heroic
