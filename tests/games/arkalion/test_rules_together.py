"""Two or three rules at once, where each of them alone is shown elsewhere."""

from __future__ import annotations

from typing import Any

from bossrush.games.arkalion.rules.appearance import appear
from bossrush.games.arkalion.table.board import LETTERS
from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, hero, stage

REST = ABOARD[1:]
AWAY = [hero("mechanic@armoury"), hero("adventurer@armoury")]
FUSILIER, GRENADIER = 2, 3


@rule("arkalion.enemy.push", "arkalion.ruling.green_clock", "arkalion.enemy.green.stay")
def test_an_enemy_pushed_onto_green_has_a_turn_before_it_boards() -> None:
    """The Fusilier on B1 is held there by a hero on D1, until a Legionnaire runs into it."""
    people = [hero("knight@D1"), hero("gunner@armoury"), *AWAY]
    table = stage(people, "fusilier-B1 legionnaire-B3", turn=2, gaps="B2").enemies_act()
    assert table.enemies == {"B0": "fusilier", "B1": "legionnaire"}
    assert (table.s.entered[1], table.end) == (2, "")
    table.s.turn = 3
    assert table.enemies_act().end == "boarded"


@rule("arkalion.ruling.push_order", "arkalion.ruling.jump_steps", "arkalion.ruling.hero_blocks")
def test_a_push_leaps_a_gap_and_goes_aside_where_a_hero_stands_beyond_it() -> None:
    """D3 and C4 are bare; the Fusilier stays on D4 to shoot, and E4 alone is open to it."""
    people = [hero("knight@D2"), hero("gunner@armoury"), *AWAY]
    table = stage(people, "fusilier-D4 legionnaire-D6", gaps="D3 C4").enemies_act()
    assert table.enemies == {"D4": "legionnaire", "E4": "fusilier"}
    assert table.at[0] == "D2"


@rule("arkalion.ruling.gun_crew", "arkalion.death.hp", "arkalion.station.mortar.crew")
def test_of_a_mortar_crew_of_two_the_one_who_lives_fires() -> None:
    people = [hero("knight@mortar"), hero("gunner@mortar", hp=1), *AWAY]
    crews = {"mortar": [0, 1]}
    table = stage(people, "legionnaire-G4", phase="enemies", crews=crews, dice=["gunner"])
    assert (table.at[1], table.s.turn) == (None, 2)
    assert table.s.player() == 0
    assert "fire:mortar" in table.offered()


@rule("arkalion.enemy.grenadier_splash", "arkalion.hero.knight", "arkalion.ruling.damage_order")
def test_a_wall_of_shields_is_used_up_in_the_order_of_play() -> None:
    people = [
        hero("knight@laboratory", shield=2),
        hero("gunner@laboratory"),
        hero("mechanic@laboratory", hp=1),
        hero("adventurer@armoury"),
    ]
    table = stage(people, "grenadier-A6", dice=["mechanic"]).enemies_act()
    assert table.hp[:3] == [8, 5, 0]
    assert table.damaged == []


@rule("arkalion.ruling.armour_move", "arkalion.hero.knight", "arkalion.armour.advance")
def test_who_is_shielded_from_the_armour_is_thrown_back_unhurt() -> None:
    people = [hero("knight@K3", shield=2), *map(hero, REST)]
    table = stage(people, turn=8, armour_at="K5").enemies_act()
    assert (table.hp[0], table.at[0]) == (8, "starboard_cannon")
    assert table.s.heroes[0].shield == 1


@rule("arkalion.ruling.armour_move", "arkalion.ruling.green_clock", "arkalion.armour.push")
def test_the_armour_pushes_over_a_gap_onto_green_and_aside_of_a_hero() -> None:
    """It comes to J2-L4: the Grenadier on K2 shells a station, the Fusilier on J2 shoots at J1."""
    people = [hero("knight@J1"), *map(hero, REST)]
    table = stage(people, "grenadier-K2 fusilier-J2", turn=10, armour_at="K4", gaps="K1")
    table.enemies_act()
    assert table.enemies == {"K0": "grenadier", "I2": "fusilier"}
    assert (table.s.entered[LETTERS.index("K")], table.at[0], table.hp[0]) == (10, "J1", 7)


@rule("arkalion.hero.vigilante", "arkalion.ruling.melee", "arkalion.ruling.green_kill")
def test_relentless_on_green_brings_tokens_and_a_step_onto_green() -> None:
    people = [hero("vigilante@D1"), *map(hero, REST)]
    table = stage(people, "legionnaire-D0 legionnaire-C0", dice=["6", "key", "6", "leaves"])
    table.choose("ability:relentless", "D0:basic", "step")
    assert (table.at[0], table.tokens()) == ("D0", {"key": 1})
    assert table.s.entered[3] == 0
    table.choose("C0:basic")
    assert (table.enemies, table.gaps) == ({}, [])
    assert table.tokens() == {"key": 1, "leaves": 1}


@rule("arkalion.hero.technomancer", "arkalion.ruling.melee", "arkalion.ruling.floor")
def test_a_bolt_that_begins_in_close_combat_leaps_as_a_ranged_kill() -> None:
    people = [hero("technomancer@D3"), *map(hero, ABOARD[:3])]
    table = stage(people, "fusilier-D4 legionnaire-E4", dice=["6", "key", "metal", "leaves"])
    table.choose("ability:chain-lightning", "D4:basic")
    assert (table.gaps, table.tokens()) == (["E4"], {"key": 1, "metal": 1, "leaves": 1})


@rule("arkalion.ruling.substitution", "arkalion.spawn.occupied", "arkalion.ruling.push_order")
def test_two_stand_ins_push_whoever_holds_the_spawn_point_and_each_other() -> None:
    cells = "A1 A2 B1 B2 C1"
    held = " ".join(f"grenadier-{cell}" for cell in cells.split())
    table = stage(enemies=f"{held} fusilier-D6")
    appear(table.s, GRENADIER, LETTERS.index("D"), [])
    # the first pushes the Fusilier to D5; the second finds D5 taken and pushes the first aside
    assert table.enemies["D5"] == "fusilier"
    assert (table.enemies["D6"], table.enemies["C6"]) == ("legionnaire", "legionnaire")


@rule("arkalion.ruling.trade_when", "arkalion.ruling.potion_supply", "arkalion.action.ability_once")
def test_a_potion_traded_for_and_drunk_pays_for_the_ability_in_the_same_turn() -> None:
    people = [hero("knight@armoury"), hero("gunner@armoury", potions="haste"), *AWAY]
    table = stage(people, actions=0)
    assert table.refused("ability:shield-wall")
    table.choose("trade:1", "take:haste", "confirm", "agree", "drink:haste")
    assert (table.s.actions, table.copies("haste")) == (2, table.s.tables.potions[2].copies)
    table.choose("ability:shield-wall")
    assert (table.s.actions, table.s.heroes[0].shield) == (1, 2)


@rule("arkalion.ruling.armour_end", "arkalion.station.mortar.armour", "arkalion.ruling.green_kill")
def test_a_shot_that_fells_the_armour_asks_first_while_another_green_cell_is_held() -> None:
    people = [hero("knight@mortar"), hero("gunner@mortar"), *AWAY]
    fields: dict[str, Any] = {
        "turn": 12,
        "armour_at": "K1",
        "armour_hp": 1,
        "crews": {"mortar": [0, 1]},
    }
    table = stage(people, "legionnaire-M0 fusilier-A0", **fields)
    table.choose("fire:mortar", "L1")
    assert (table.asked, table.won) == ("confirm", None)
    clear = stage(people, "legionnaire-M0", dice=[], **fields)
    clear.choose("fire:mortar", "L1")
    assert (clear.won, clear.tokens()) == (True, {})
