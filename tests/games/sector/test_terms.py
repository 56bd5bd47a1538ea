"""Words and numbers: a number of the rules is the place of its word, and a verb has its rule."""

from __future__ import annotations

import pytest

from bossrush.games.sector.cards import terms, verbs
from bossrush.games.sector.cards.step_records import Step
from bossrush.games.sector.game import PHASES
from bossrush.games.sector.rules.instructions import without_rule

OWN_NAMES = {"any-time": "ANY_TIME", "reload": "RELOAD_STEP", "say": "SAY"}
"""Words whose number is called otherwise than the word."""


def number(word: str, before: str = "") -> int:
    return int(getattr(terms, before + word.upper().replace("-", "_")))


@pytest.mark.parametrize(
    ("words", "before"),
    [
        (terms.TRAITS, ""),
        (terms.AMMO, ""),
        (terms.ACTIONS, ""),
        (terms.SIDES, ""),
        (terms.FUNCTIONS, ""),
        (terms.CATEGORIES[:2], ""),
        (terms.USES, ""),
        (terms.WHO, ""),
        (terms.JUDGED, "JUDGED_"),
        (terms.STARTS, "START_"),
        (terms.WHEN, "WHEN_"),
        (PHASES.ids, ""),
    ],
)
def test_a_number_is_the_place_of_its_word(words: tuple[str, ...], before: str) -> None:
    assert [number(word, before) for word in words] == list(range(len(words)))


def test_a_moment_is_a_bit_of_its_own() -> None:
    assert [number(word) for word in terms.MOMENTS] == [1 << n for n in range(len(terms.MOMENTS))]


def test_dice_and_ways_to_fight_have_their_numbers() -> None:
    assert [number(f"{word}_die") for word in terms.DICE] == list(range(len(terms.DICE)))
    assert list(range(len(terms.MODES))) == [terms.PEACE, terms.RANGED, terms.CLOSE]
    assert [
        terms.PICKS.index("any"),
        terms.PICKS.index("match"),
    ] == [terms.PICK_ANY, terms.PICK_MATCH]


def test_every_verb_that_packs_may_write_is_declared_and_carried_out() -> None:
    declared = [verb.name for verb in verbs.VERBS if verb.name != "say"]
    assert sorted(Step.__struct_encode_fields__) == sorted(declared)
    for place, verb in enumerate(verbs.VERBS):
        name = OWN_NAMES.get(verb.name, verb.name.upper())
        assert getattr(verbs, name) == place
    assert without_rule() == []
