"""Packs for Arkalion are checked before they are played."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.engine.content import ContentError, load
from bossrush.games.arkalion.cards.records import PACKS
from bossrush.games.arkalion.game import VOCABULARY

MANIFEST = """
id: mine
game: arkalion
version: "1"
title: {en: Mine, fr: Le mien}
languages: [en, fr]
"""


def faults(folder: Path, text: str) -> str:
    """What is wrong with the core set once this is mixed in."""
    (folder / "pack.yaml").write_text(MANIFEST)
    (folder / "cards.yaml").write_text(text)
    with pytest.raises(ContentError) as caught:
        load(VOCABULARY, [PACKS / "core", folder])
    return str(caught.value)


def weapon(power: int) -> str:
    return f'{{name: {{en: "X", fr: "X"}}, power: {power}, range: 2, accuracy: 3}}'


def test_the_core_set_is_sound() -> None:
    assert load(VOCABULARY, [PACKS / "core"]).digest


def test_an_improved_weapon_must_hurt_the_armour(tmp_path: Path) -> None:
    said = faults(
        tmp_path,
        f"""
equipment:
  - replaces: war_hammer
    weapon: {weapon(3)}
    recipe: {{metal: 2}}
    text: {{en: "X", fr: "X"}}
""",
    )
    assert "an improved weapon has Power 4, not 3" in said
    assert "cards.yaml:3" in said


def test_a_recipe_must_be_possible(tmp_path: Path) -> None:
    said = faults(
        tmp_path,
        f"""
equipment:
  - replaces: war_hammer
    weapon: {weapon(4)}
    recipe: {{metal: 6}}
    text: {{en: "X", fr: "X"}}
  - id: spare
    weapon: {weapon(4)}
    recipe: {{roots: 1}}
    text: {{en: "X", fr: "X"}}
""",
    )
    assert "6 of 'metal', and the bag has 5" in said
    assert "1 of 'roots', and the bag has 0" in said
    assert "'spare': no hero has this weapon on the sheet" in said


def test_enemy_cards_must_be_fair(tmp_path: Path) -> None:
    unfair = """
enemy_card:
  - id: twice
    deck: 1
    entries: [{type: legionnaire, column: B}, {type: fusilier, column: B}]
  - id: heavy
    deck: 1
    entries: [{type: grenadier, column: B}, {type: grenadier, column: C}]
"""
    lost = """\
  - id: lost
    deck: 1
    entries: [{type: grenadier, column: Z}, {type: dragoon, column: C}]
"""
    said = faults(tmp_path, unfair + lost)
    assert "lost" in said
    assert "Z" in said
    assert "dragoon" in said
    said = faults(tmp_path, unfair)
    assert "both enemies appear in column B" in said
    assert "two Grenadiers on one card" in said
