"""Cards that people own: an item, and the upgrades tucked under it, as one int."""

from __future__ import annotations

from typing import Final

from bossrush.engine.visit import Reader, Visitor
from bossrush.games.souls.cards.tables import Item, Tables
from bossrush.games.souls.cards.terms import NOTHING, TWO_HAND

CARD_BITS: Final = 8
CARDS: Final = 255
"""The item lies in the lowest bits; its upgrades, each one more than its number, follow."""


def card_of(held: int) -> int:
    """The item itself, without what was tucked under it."""
    return held & CARDS


def upgrades_of(held: int) -> list[int]:
    """The items tucked under a card."""
    upgrades: list[int] = []
    if held <= CARDS:
        return upgrades
    under = held >> CARD_BITS
    while under > 0:
        upgrades.append((under & CARDS) - 1)
        under >>= CARD_BITS
    return upgrades


def upgrade_items(tables: Tables, held: int) -> list[Item]:
    """The same as cards."""
    if held <= CARDS:
        return []
    return [tables.items[upgrade] for upgrade in upgrades_of(held)]


def upgraded(held: int, upgrade: int) -> int:
    """The same card with one more upgrade under it, the lower number first."""
    made = card_of(held)
    for place, under in enumerate(sorted([*upgrades_of(held), upgrade]), 1):
        made |= (under + 1) << CARD_BITS * place
    return made


def visit_cards(v: Visitor, name: str, cards: list[int], tables: Tables) -> list[int]:
    """A list of cards, each followed by its upgrades: `morning_star`, `+titanite_shard`."""
    flat: list[int] = []
    count = len(tables.items)
    for held in cards:
        flat.append(card_of(held))
        flat.extend(count + upgrade for upgrade in upgrades_of(held))
    read = v.refs(name, flat, tables.held_ids, null=False)
    if read == flat:
        return cards
    made: list[int] = []
    for number in read:
        if number >= count and made:
            made[-1] = upgraded(made[-1], number - count)
        elif 0 <= number < count:
            made.append(number)
    return made


def visit_card(v: Visitor, name: str, held: int, tables: Tables) -> int:
    """The card in a slot, as a list that holds it and its upgrades, or nothing."""
    cards = visit_cards(v, name, [held] if held >= 0 else [], tables)
    if len(cards) > 1 and isinstance(v, Reader):
        v.problems.append(f"{v.path}{name}: expected one card, and the upgrades under it")
    return cards[0] if cards else NOTHING


def side_by_side(tables: Tables, left: int, right: int) -> bool:
    """Whether two cards may be in the two hands at once."""
    if left < 0 or right < 0:
        return True
    first, second = tables.items[card_of(left)], tables.items[card_of(right)]
    if first.slot == TWO_HAND:
        return second.slot != TWO_HAND and second.beside_two_handed
    return second.slot != TWO_HAND or first.beside_two_handed
