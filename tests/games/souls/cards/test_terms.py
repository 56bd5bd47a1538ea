"""The words of the rulebook: a number and its word agree, whatever their order."""

from __future__ import annotations

import pytest

from bossrush.engine import sets
from bossrush.games.souls.cards import terms

OTHER_NAMES = {"back": "REAR", "none": "", "weapon": "", "shield": ""}


@pytest.mark.parametrize(
    "words",
    [
        terms.COLOURS,
        terms.KINDS_OF_SLOT,
        terms.HEROICS,
        terms.OPS,
        terms.QUARRIES,
        terms.MODES,
        terms.ARCS,
        terms.SPECIALS,
        terms.TERRAIN,
    ],
)
def test_a_number_is_the_place_of_its_word(words: tuple[str, ...]) -> None:
    for place, word in enumerate(words):
        name = OTHER_NAMES.get(word, word.upper())
        assert not name or getattr(terms, name) == place


def test_a_condition_is_the_set_of_its_word() -> None:
    for word in terms.CONDITIONS:
        assert getattr(terms, word.upper()) == sets.set_named([word], terms.CONDITIONS)


def test_the_slots_of_a_board_are_in_their_places() -> None:
    places = {"left": terms.IN_LEFT, "right": terms.IN_RIGHT, "armour": terms.IN_ARMOUR}
    places |= {"backup": terms.IN_BACKUP}
    assert all(terms.PLACES[place] == word for word, place in places.items())
    assert terms.DESTINATIONS[terms.INTO_INVENTORY] == "inventory"
    assert terms.DESTINATIONS[terms.INTO_BACKUP] == "add"
