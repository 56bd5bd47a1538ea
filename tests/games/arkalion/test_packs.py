"""Packs for Arkalion are checked before they are played."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.engine.chance import scripted
from bossrush.engine.content import ContentError, load
from bossrush.games.arkalion import ArkalionGame
from bossrush.games.arkalion.cards.records import CORE
from bossrush.games.arkalion.game import VOCABULARY
from bossrush.testing.rules import rule

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
        load(VOCABULARY, [CORE, folder])
    return str(caught.value)


def weapon(power: int) -> str:
    return f'{{name: {{en: "X", fr: "X"}}, power: {power}, range: 2, accuracy: 3}}'


def test_the_core_set_is_sound() -> None:
    assert load(VOCABULARY, [CORE]).digest


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
    assert "cards.yaml:4:47" in said


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
    assert "column B" not in said, "one column twice is a hard card, and a fair one"
    assert "two Grenadiers on one card" in said


def words(text: str) -> str:
    return f'{{en: "{text}", fr: "{text}"}}'


def test_what_the_rules_know_by_name_can_only_be_replaced(tmp_path: Path) -> None:
    """A fourth type of enemy would appear on cards, and no rule says how it acts."""
    dragoon = f"""
enemy:
  - {{id: dragoon, name: {words("Dragoon")}, text: {words("It rides.")},
     pawns: 3, range: 1, resistance: 1, speed: 2}}
enemy_card:
  - id: charge
    deck: 1
    entries: [{{type: dragoon, column: B}}, {{type: fusilier, column: C}}]
zone:
  - {{id: hold, name: {words("Hold")}, at: {words("in the hold")}, station: {words("the hold")},
     text: {words("Dark.")}}}
"""
    said = faults(tmp_path, dragoon)
    assert "'dragoon': the rules know no such enemy, only legionnaire, fusilier, grenadier." in said
    assert "'hold': the rules know no such zone" in said


def test_an_enemys_resistance_is_its_number(tmp_path: Path) -> None:
    soft = f"""
enemy:
  - {{replaces: grenadier, name: {words("Grenadier")}, text: {words("It shells.")},
     pawns: 5, range: 6, resistance: 1, speed: 1}}
"""
    assert "'grenadier': its Resistance is 3, not 1" in faults(tmp_path, soft)


def test_a_seventh_hero_brings_a_seventh_weapon(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(MANIFEST)
    names = "\n".join(
        f"    {form}: {words('Diver')}" for form in ("name", "subject", "object", "to")
    )
    (tmp_path / "cards.yaml").write_text(
        f"""
equipment:
  - {{id: harpoon, weapon: {weapon(4)}, recipe: {{metal: 1}}, text: {words("A weapon.")}}}
hero:
  - id: diver
{names}
    gender: f
    hp: 5
    basic: {weapon(1)}
    improved: harpoon
    ability: {{name: {words("Volley")}, verb: volley, text: {words("Two shots.")}}}
    story: {words("She dives.")}
"""
    )
    game = ArkalionGame([CORE, tmp_path])
    play = game.new(4, 1)
    play.choose(0, "diver")
    for seat, name in enumerate(("knight", "gunner", "mechanic"), 1):
        play.choose(seat, name)
    for seat in range(4):
        play.choose(seat, "armoury")
    assert play.pending[0].key == "arkalion.ask-act"
    assert [card.id for card in game.scene(play.state, None).cards][-1] == "equipment-harpoon"  # type: ignore[arg-type]


@rule("arkalion.armour.damage", "arkalion.attack.power")
def test_a_weapon_may_have_power_over_4_and_takes_one_hp_from_the_armour(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(MANIFEST)
    (tmp_path / "cards.yaml").write_text(
        f"""
equipment:
  - replaces: war_hammer
    weapon: {weapon(5)}
    recipe: {{metal: 2}}
    text: {{en: "X", fr: "X"}}
"""
    )
    game = ArkalionGame([CORE, tmp_path])
    sheets = {"knight": "A2", "gunner": "mortar", "mechanic": "mortar", "adventurer": "mortar"}
    tables = game.cards({})
    whole = {sheet.id: sheet.hp for sheet in tables.sheets}
    state = {
        "phase": "act",
        "turn": 8,
        "armour_at": "C3",
        "heroes": [{"sheet": name, "hp": whole[name], "at": at} for name, at in sheets.items()],
        "gear": {"war_hammer": 0},
    }
    play = game.stage({"seats": 4, "state": state}, chance=scripted(["3"]))
    (blow,) = [one.id for one in play.open[0].options if one.id.endswith(":war_hammer")]
    play.choose(0, blow)
    assert play.state_now()["armour_hp"] == 9
