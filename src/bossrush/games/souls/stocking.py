"""What joins the treasure deck: common and class treasure, later the transposed and legendary."""

from __future__ import annotations

from bossrush.games.souls.state import Dungeon

LEGENDARY = 5
"""How many legendary cards join the deck after the first boss."""


def class_treasure(s: Dungeon) -> list[int]:
    """The class treasure of characters whose cards are not in the deck yet."""
    cards: list[int] = []
    for one in s.party:
        if not s.stocked >> one.character & 1:
            s.stocked |= 1 << one.character
            cards.extend(one.card().treasures)
    return cards


def transposed_treasure(s: Dungeon) -> list[int]:
    """The same of the transposed treasure."""
    cards: list[int] = []
    for one in s.party:
        if not s.transposed >> one.character & 1:
            s.transposed |= 1 << one.character
            cards.extend(one.card().transposed)
    return cards


def first_deck(s: Dungeon) -> None:
    """All common treasure and the class treasure of everybody in play."""
    s.treasure.shuffle_in([*s.t.common, *class_treasure(s)])


def extend_deck(s: Dungeon) -> None:
    """Transposed treasure of every character, and five legendary cards, join the deck."""
    s.treasure.shuffle_in(transposed_treasure(s))
    pool = s.treasure.add_pool(s.t.legendary)
    s.treasure.shuffle_in_unseen(pool, LEGENDARY)


def newcomer_deck(s: Dungeon) -> None:
    """The cards of a character that joins: its class, and the transposed if they are in."""
    cards = class_treasure(s)
    if s.section > 0:
        cards.extend(transposed_treasure(s))
    s.treasure.shuffle_in(cards)
