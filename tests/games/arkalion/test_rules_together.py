"""Two or three rules at once, where each of them alone is shown elsewhere."""

from __future__ import annotations

from typing import Any

from bossrush.games.arkalion.rules.appearance import appear
from bossrush.games.arkalion.table.board import LETTERS
from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, GAME, hero, stage

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


@rule("arkalion.enemy.grenadier_shield", "arkalion.end.defeat.stations", "arkalion.death.hp")
def test_who_dies_in_front_of_the_last_station_loses_it_to_the_next_shell() -> None:
    """The Fusilier on A4 is nearer and acts first; then nobody shields the laboratory."""
    people = [hero("gunner@laboratory", hp=1), hero("knight@mortar"), *AWAY]
    damaged = ["mortar", "port_cannon", "starboard_cannon", "armoury"]
    table = stage(people, "fusilier-A4 grenadier-B6", damaged=damaged, dice=["gunner"])
    assert table.enemies_act().end == "stations"
    shielded = [hero("gunner@laboratory", hp=2), hero("knight@mortar"), *AWAY]
    table = stage(shielded, "fusilier-A4 grenadier-B6", damaged=damaged, dice=["gunner"])
    assert (table.enemies_act().end, table.hp[0]) == ("", 0)


@rule("arkalion.ruling.armour_end", "arkalion.station.cannon.armour", "arkalion.ruling.gun_tokens")
def test_a_cannon_that_clears_green_with_its_shot_at_the_armour_wins_unasked() -> None:
    """The enemy on C0 dies before the Armour loses its last HP; green gives no token."""
    people = [hero("gunner@port_cannon"), hero("knight@mortar"), *AWAY]
    fields: dict[str, Any] = {
        "turn": 10,
        "armour_at": "C3",
        "armour_hp": 1,
        "crews": {"port_cannon": [0]},
    }
    table = stage(people, "legionnaire-C0", dice=[], **fields)
    table.choose("fire:port_cannon", "C0-C2")
    assert (table.won, table.tokens(), table.gaps) == (True, {}, [])
    other = stage(people, "legionnaire-D0", dice=[], **fields).choose("fire:port_cannon", "C0-C2")
    assert (other.asked, other.won) == ("confirm", None)


@rule("arkalion.ruling.spawn_gap", "arkalion.spawn.short_grenadier", "arkalion.ruling.substitution")
def test_two_stand_ins_for_whom_a_hero_is_in_the_way_go_to_two_cells() -> None:
    """Neither pushes anybody: each takes the nearest cell of the area that holds no pawn."""
    five = "grenadier-A1 grenadier-A2 grenadier-B1 grenadier-B2 grenadier-C1"
    table = stage([hero("knight@D6"), *map(hero, REST)], five)
    appear(table.s, GRENADIER, LETTERS.index("D"), [])
    assert table.enemies["C6"] == table.enemies["E6"] == "legionnaire"
    assert (table.supply("legionnaire"), table.at[0]) == (18, "D6")


@rule("arkalion.ruling.spawn_gap", "arkalion.ruling.armour_spawn", "arkalion.spawn.occupied")
def test_under_the_armour_newcomers_go_beside_it_and_push_nobody_there() -> None:
    """B6 to D6 are the Armour's; A6 is taken and E6 free, and nobody pushes across it."""
    table = stage(enemies="fusilier-A6", turn=7, armour_at="C6")
    appear(table.s, FUSILIER, LETTERS.index("C"), [])
    assert table.enemies == {"A6": "fusilier", "E6": "fusilier"}
    appear(table.s, FUSILIER, LETTERS.index("B"), [])
    assert len(table.enemies) == 2  # no cell of the area is free: its pawn stays in supply


@rule("arkalion.card.potion_effect", "arkalion.enemy.fusilier_multi", "arkalion.ruling.armour_move")
def test_a_ward_stops_two_shots_and_not_the_armour_that_follows() -> None:
    people = [hero("knight@D3", ward=2), *map(hero, REST)]
    table = stage(people, "fusilier-A3 fusilier-E3", turn=8, armour_at="C5").enemies_act()
    assert (table.hp[0], table.s.heroes[0].ward, table.at[0]) == (7, 0, "port_cannon")


@rule("arkalion.ruling.all_dead", "arkalion.ruling.armour_move", "arkalion.ruling.damage_order")
def test_the_last_hero_on_the_board_thrown_back_by_the_armour_loses_the_game() -> None:
    """The three others wait to return; this one has one HP, and the Armour comes to green."""
    waiting = [hero(name.partition("@")[0], presence="returns", hp=0) for name in REST]
    people = [hero("knight@D0", hp=1), *waiting]
    table = stage(people, turn=11, armour_at="C2", dice=["knight"]).enemies_act()
    assert (table.end, table.at[0]) == ("heroes_dead", None)
    hale = [hero("knight@D0", hp=2), *waiting]
    table = stage(hale, turn=11, armour_at="C2").enemies_act()
    assert (table.end, table.at[0], table.hp[0]) == ("", "port_cannon", 1)


@rule("arkalion.ruling.bag_empty", "arkalion.ruling.hand_limit", "arkalion.hero.adventurer")
def test_who_scrounges_from_an_empty_bag_gets_back_what_was_put_in() -> None:
    people = [hero("adventurer@mortar", "leaves"), *map(hero, ABOARD[:3])]
    people[1] = hero("knight@mortar", WHOLE_BAG)
    table = stage(people, dice=[])
    assert table.bag == 0
    table.choose("ability:scrounge", "leaves")
    assert (table.tokens(), table.bag, table.s.actions) == ({"leaves": 1}, 0, 4)


@rule(
    "arkalion.action.ability_priority",
    "arkalion.station.mortar.limit",
    "arkalion.ruling.gun_tokens",
)
def test_a_mortar_manned_by_the_mechanic_has_fired_for_its_crew_too() -> None:
    people = [hero("mechanic@mortar"), hero("knight@mortar"), hero("gunner@mortar"), AWAY[1]]
    crews = {"mortar": [1, 2]}
    table = stage(people, "fusilier-D5 legionnaire-D6", crews=crews, dice=["key", "leaves"])
    table.choose("ability:man", "fire:mortar", "D6")
    assert (table.enemies, table.gaps, table.s.actions) == ({}, ["D5", "D6"], 3)
    assert table.tokens() == {"key": 1, "leaves": 1}
    table.choose("end")
    assert (table.s.player(), table.offers("fire")) == (1, [])


@rule("arkalion.hero.vigilante", "arkalion.resource.second_ranged", "arkalion.ruling.floor")
def test_relentless_over_a_gap_leads_to_no_step_and_to_the_next_attack() -> None:
    """The enemy on D6 stands on a bare cell: killed at close quarters it still gives tokens."""
    people = [hero("vigilante@D5"), *map(hero, REST)]
    dice = ["6", "key", "metal", "6", "leaves"]
    table = stage(people, "fusilier-D6 legionnaire-C5", gaps="D6", gear=SAW, dice=dice)
    table.choose("ability:relentless", "D6:wrist_saw")
    assert (table.asked, table.at[0], table.gaps) == ("second-aim", "D5", ["D6"])
    table.choose("C5:basic")
    assert (table.tokens(), table.enemies) == ({"key": 1, "metal": 1, "leaves": 1}, {})


@rule("arkalion.ruling.legionnaire_target", "arkalion.ruling.order_fixed", "arkalion.death.hp")
def test_of_two_with_as_few_hp_the_first_in_the_order_of_the_turn_is_struck() -> None:
    """The token lies before player 3 already; the order of the turn began with player 2."""
    people = [hero("knight@D2", hp=3), *map(hero, REST[:1]), hero("mechanic@armoury")]
    people += [hero("adventurer@E3", hp=3)]
    for first, struck in ((3, 3), (0, 0)):
        table = stage(people, "legionnaire-D3", first=first, starter=first).enemies_act()
        assert [n for n in (0, 3) if table.hp[n] == 2] == [struck]


@rule("arkalion.enemy.jump", "arkalion.enemy.push_death", "arkalion.ruling.green_clock")
def test_a_legionnaire_that_leaps_to_green_kills_whoever_holds_it_and_starts_its_own_clock() -> (
    None
):
    """The Fusilier on B0 came in turn 3 and would board in turn 4; it has nowhere to go."""
    table = stage(enemies="fusilier-B0 legionnaire-B3", turn=3, gaps="B1 B2").enemies_act()
    assert (table.enemies, table.s.entered[1]) == ({"B0": "legionnaire"}, 3)
    assert (table.supply("fusilier"), table.tokens(), table.end) == (20, {}, "")


@rule("arkalion.ruling.death_items", "arkalion.ruling.chests", "arkalion.ruling.new_hero_weapon")
def test_a_chest_passes_over_the_weapon_of_a_boxed_hero_and_gives_the_new_ones() -> None:
    """The Knight's player has the Vigilante now: a 2 is the wrist saw, and never the hammer."""
    people = [hero("gunner@laboratory", "key"), hero("vigilante@mortar"), *AWAY]
    table = stage(people, boxed=["knight"], dice=["2"]).choose("open")
    assert (table.holder("wrist_saw"), table.holder("war_hammer")) == (0, -1)
    assert table.refused("attack:D4:wrist_saw")


SAW = {"wrist_saw": 0}
WHOLE_BAG = " ".join(
    f"{resource.id}*{resource.tokens - (resource.id == 'leaves')}"
    for resource in GAME.cards({}).resources
    if resource.tokens
)
"""Every token but one Leaf."""
