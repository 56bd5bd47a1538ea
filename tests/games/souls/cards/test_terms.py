"""The words of the rulebook: a number and its word agree, whatever their order."""

from __future__ import annotations

import pytest

from bossrush.games.souls.cards import sets, terms

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
        assert getattr(terms, word.upper()) == sets.read([word], terms.CONDITIONS)


def test_the_slots_of_a_board_are_in_their_places() -> None:
    places = {"left": terms.IN_LEFT, "right": terms.IN_RIGHT, "armour": terms.IN_ARMOUR}
    places |= {"backup": terms.IN_BACKUP}
    assert all(terms.PLACES[place] == word for word, place in places.items())
    assert terms.DESTINATIONS[terms.INTO_INVENTORY] == "inventory"
    assert terms.DESTINATIONS[terms.INTO_BACKUP] == "add"


def test_sets() -> None:
    numbers = sets.set_of([0, 3])
    assert sets.members(numbers) == [0, 3]
    assert sets.has(numbers, 3)
    assert not sets.has(numbers, 1)
    assert sets.members(sets.together_with(numbers, 1)) == [0, 1, 3]
    assert sets.without(numbers, 0) == sets.only(3)
    assert sets.is_choice(numbers)
    assert not sets.is_choice(sets.only(2))
    assert (sets.first(sets.only(2)), sets.first(numbers)) == (2, 0)
    assert sets.named(numbers, "abcd") == ["a", "d"]
    assert list(sets.subsets(2)) == [0b01, 0b10, 0b11]
