"""At the bonfire: what to wear, what to buy, what to learn."""

from __future__ import annotations

from typing import Final

from bossrush.companions.souls.equipment import (
    armour_worth,
    can_fight,
    hands_worth,
    power,
    weapon_worth,
)
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.tables import Tables
from bossrush.games.souls.rules.equipment import meets, places_for, put, takes_upgrade
from bossrush.games.souls.table.hero import Hero
from bossrush.games.souls.table.owned_cards import card_of, side_by_side, upgraded, upgrades_of
from bossrush.games.souls.table.state import Dungeon

CONSIDERED: Final = 7
"""How many hand cards it compares with one another."""
BETTER: Final = 0.25
"""How much better something must be before it is worth the trouble."""


class Outfit:
    """The best a character could wear of what there is."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.armour = -1
        self.left = -1
        self.right = -1


def outfit(s: Dungeon, character: Hero) -> Outfit:
    """The best of one's own cards and the inventory that this character can use."""
    tables = s.tables
    best_outfit = Outfit()
    cards = [
        held for held in [*character.weapons(), *s.inventory] if tables.items[card_of(held)].hand
    ]
    cards = [held for held in cards if meets(character, held)]
    cards.sort(key=lambda held: -weapon_worth(tables, held, s.boss))
    del cards[CONSIDERED:]
    armours = [held for held in s.inventory if tables.items[card_of(held)].slot == terms.ARMOUR]
    if character.armour >= 0:
        armours.append(character.armour)
    best = -1.0
    for held in armours:
        if meets(character, held) and armour_worth(tables, held) > best:
            best = armour_worth(tables, held)
            best_outfit.armour = held
    best_outfit.worth = max(0.0, best)
    best = -1.0
    for first, left in enumerate(cards):
        for right in [-1, *cards[first + 1 :]]:
            worth = hands_worth(tables, left, right, s.boss)
            if worth > best and can_fight(tables, left, right):
                best = worth
                best_outfit.left, best_outfit.right = left, right
    best_outfit.worth += max(0.0, best)
    return best_outfit


# -- moving cards -----------------------------------------------------------------------------


class Change:
    """The best change of equipment so far: which card goes where; -1 while all is as good."""

    def __init__(self, s: Dungeon, character: Hero) -> None:
        self.tables = s.tables
        self.boss = s.boss
        self.now = power(s.tables, character, s.boss)
        self.gain = BETTER
        self.card = -1
        self.place = -1

    def consider(self, changed: Hero, card: int, place: int) -> None:
        """Look at the character as this change would leave it."""
        gain = power(self.tables, changed, self.boss) - self.now
        if gain > self.gain and can_fight(self.tables, changed.left, changed.right):
            self.gain, self.card, self.place = gain, card, place


def wanted_card(s: Dungeon, character: Hero) -> tuple[int, int]:
    """A card of the inventory to take, and the place for it; (-1, -1) when content."""
    tables = s.tables
    found = Change(s, character)
    for place, held in enumerate(s.inventory):
        item = tables.items[card_of(held)]
        if item.slot in (terms.WEAPON_UPGRADE, terms.ARMOUR_UPGRADE):
            target = upgrade_place(s, character, card_of(held))
            if target >= 0:
                return place, target
            continue
        for target in places_for(character, tables, held):
            if target not in (terms.IN_ARMOUR, terms.IN_LEFT, terms.IN_RIGHT):
                continue
            twin = character.copy()
            put(twin, tables, held, target)
            found.consider(twin, place, target)
    return found.card, found.place


def upgrade_place(s: Dungeon, character: Hero, upgrade: int) -> int:
    """Where an upgrade belongs, if its character has a card to keep; -1 for nowhere yet."""
    tables = s.tables
    item = tables.items[upgrade]
    if item.slot == terms.ARMOUR_UPGRADE:
        if takes_upgrade(character, tables, character.armour, upgrade):
            return terms.IN_ARMOUR
        return -1
    best, chosen = 0.3, -1
    for place, held in ((terms.IN_LEFT, character.left), (terms.IN_RIGHT, character.right)):
        if held >= 0 and takes_upgrade(character, tables, held, upgrade):
            gain = weapon_worth(tables, upgraded(held, upgrade), s.boss) - weapon_worth(
                tables, held, s.boss
            )
            if gain > best:
                best, chosen = gain, place
    return chosen


def rearranged(s: Dungeon, character: Hero) -> tuple[int, int]:
    """A backup card that would be better in hand, and which; (-1, -1) when content."""
    found = Change(s, character)
    for place, held in enumerate(character.backup):
        for hand in (terms.IN_LEFT, terms.IN_RIGHT):
            left = held if hand == terms.IN_LEFT else character.left
            right = held if hand == terms.IN_RIGHT else character.right
            if not side_by_side(s.tables, left, right):
                left, right = (held, -1) if hand == terms.IN_LEFT else (-1, held)
            twin = character.copy()
            twin.left, twin.right = left, right
            found.consider(twin, place, hand)
    return found.card, found.place


# -- souls ------------------------------------------------------------------------------------


class Study:
    """A stat to raise: whose, which, and how much better it makes them for a soul."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.hero = -1
        self.stat = -1


def best_level(s: Dungeon, prices: list[int]) -> Study:
    """The next stat to raise on the way to the card that is worth most for its souls.

    `prices` are those of each tier; `s` is a copy to think with.
    """
    best = Study()
    for hero, character in enumerate(s.party):
        now = outfit(s, character).worth
        tiers = character.tiers[:]
        known: list[int] = []
        gains: dict[tuple[int, ...], float] = {}
        for held in s.inventory:
            item = s.tables.items[card_of(held)]
            if held in known or not (item.hand or item.slot == terms.ARMOUR):
                continue
            known.append(held)
            price, stat = _raise(character, s.tables, held, prices)
            if price > 0:
                raised = tuple(character.tiers)
                if raised not in gains:  # many cards ask for the same stats
                    gains[raised] = outfit(s, character).worth - now
                gain = gains[raised]
                if gain > 0.2 and gain / price > best.worth:
                    best.worth, best.hero, best.stat = gain / price, hero, stat
            character.tiers = tiers[:]
    return best


def _raise(character: Hero, tables: Tables, held: int, prices: list[int]) -> tuple[int, int]:
    """Raise every stat a card asks for: what that costs, and the first of them; 0 if it cannot."""
    total, first = 0, -1
    card = character.card()
    for stat in range(4):
        need = tables.items[card_of(held)].needs[stat]
        for upgrade in upgrades_of(held):
            need = max(need, tables.items[upgrade].needs[stat])
        while card.stats[stat][character.tiers[stat]] < need:
            if character.tiers[stat] >= len(prices):
                return 0, -1
            total += prices[character.tiers[stat]]
            character.tiers[stat] += 1
            if first < 0:
                first = stat
    return total, first


def taker(s: Dungeon, held: int) -> tuple[float, int, int]:
    """Who gains most by a card that lies open: how much, who, where."""
    best, who, where = BETTER, -1, -1
    tables = s.tables
    item = tables.items[card_of(held)]
    for hero, character in enumerate(s.party):
        for place in places_for(character, tables, held):
            gain = 0.0
            if item.slot == terms.ARMOUR:
                now = armour_worth(tables, character.armour) if character.armour >= 0 else 0.0
                gain = armour_worth(tables, held) - now
            elif item.hand and place in (terms.IN_LEFT, terms.IN_RIGHT):
                gain = _hand_gain(s, character, held, place)
            elif item.slot in (terms.WEAPON_UPGRADE, terms.ARMOUR_UPGRADE):
                gain = 0.5 if upgrade_place(s, character, card_of(held)) == place else 0.0
            if gain > best:
                best, who, where = gain, hero, place
    return best, who, where


def _hand_gain(s: Dungeon, character: Hero, held: int, place: int) -> float:
    tables = s.tables
    left = held if place == terms.IN_LEFT else character.left
    right = held if place == terms.IN_RIGHT else character.right
    if s.item(held).slot == terms.TWO_HAND or not side_by_side(tables, left, right):
        left, right = (held, -1) if place == terms.IN_LEFT else (-1, held)
    if not can_fight(tables, left, right):
        return 0.0
    return hands_worth(tables, left, right, s.boss) - hands_worth(
        tables, character.left, character.right, s.boss
    )
