"""Capacités: the six Abilities, what they cost, and what they may break."""

from __future__ import annotations

from typing import Any

from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, Table, hero, stage

OTHERS = [hero("knight@mortar"), hero("gunner@mortar"), hero("adventurer@mortar")]


def with_hero(sheet: str, enemies: str = "", tokens: str = "", **fields: Any) -> Table:
    name = sheet.partition("@")[0]
    rest = [one for one in ABOARD if not one.startswith(name)][:3]
    return stage([hero(sheet, tokens), *map(hero, rest)], enemies, **fields)


@rule("arkalion.action.ability_once")
def test_once_a_turn_for_one_action() -> None:
    table = with_hero("knight@D3").choose("ability:shield-wall")
    assert table.s.actions == 4
    assert table.refused("ability:shield-wall")
    table.choose("end")
    while table.s.player() != 0:
        table.choose("end")
    assert table.offers("ability") == ["ability:shield-wall"]


@rule("arkalion.action.ability_mechanic", "arkalion.hero.mechanic")
def test_the_mechanic_repairs_as_often_as_he_can_pay() -> None:
    table = with_hero(
        "mechanic@laboratory",
        damaged=["laboratory", "chest-laboratory", "port_cannon"],
        actions=4,
    )
    assert table.offers("ability") == ["ability:repair", "ability:repair-chest"]
    table.choose("ability:repair", "ability:repair-chest", "move:port_cannon", "ability:repair")
    assert table.damaged == []
    assert table.s.player() == 1, "all four points are spent"


@rule("arkalion.action.ability_priority")
def test_the_mechanic_mans_a_gun_alone() -> None:
    """Two heroes and a turn of waiting is the rule; the Ability lifts it."""
    table = with_hero("mechanic@mortar", "legionnaire-C4", dice=["key"])
    assert table.refused("fire:mortar")
    table.choose("ability:man", "fire:mortar", "C4")
    assert table.enemies == {}
    assert table.s.actions == 3
    assert table.refused("ability:man"), "the gun has fired"
    table.choose("move:port_cannon", "ability:man", "fire:port_cannon", "A0-A2")
    assert table.s.actions == 0, "two guns a turn, five points in all"


@rule("arkalion.action.ability_priority", "arkalion.ruling.ability_attack")
def test_volley_fires_any_carried_card() -> None:
    table = with_hero(
        "gunner@D1",
        "grenadier-D4 legionnaire-D3",
        actions=1,
        gear={"precision_rifle": 0},
        dice=["2", "leaves", "3", "metal"],
    )
    assert table.offers("attack") == ["attack:D3:basic"]
    table.choose("ability:volley")
    assert "D4:precision_rifle" in table.offered()
    table.choose("D4:precision_rifle")
    assert "D4:basic" not in table.offered()
    table.choose("D3:basic")
    assert not {"D3", "D4"} & set(table.enemies)
    assert table.gaps == ["D3", "D4"]
    assert table.s.player() == 1, "one action paid for both attacks"


@rule("arkalion.ruling.ability_attack")
def test_volley_needs_two_different_targets_in_range() -> None:
    table = with_hero("gunner@D1", "fusilier-D3 legionnaire-D5", dice=["1"])
    table.choose("ability:volley")
    assert table.offered() == ["D3:basic", "stop"]
    table.choose("D3:basic")
    assert table.asked == "act", "the same target may not be shot again, D5 is out of range"
    assert table.enemies["D3"] == "fusilier"


def test_an_ability_can_be_thought_over() -> None:
    table = with_hero("gunner@D1", "fusilier-D3").choose("ability:volley", "stop")
    assert (table.s.actions, table.s.ability_used) == (5, False)


@rule("arkalion.hero.vigilante", "arkalion.ruling.ability_attack")
def test_relentless_steps_and_strikes_again() -> None:
    table = with_hero(
        "vigilante@D3", "legionnaire-D4 legionnaire-D6", dice=["2", "key", "2", "key"]
    )
    table.choose("ability:relentless", "D4:basic")
    assert table.asked == "step"
    table.choose("step")
    assert table.at[0] == "D4"
    assert table.offered() == ["D6:basic", "stop"]
    table.choose("D6:basic")
    assert table.s.actions == 4
    assert table.enemies == {}


@rule("arkalion.hero.vigilante")
def test_relentless_may_stay_and_stops_without_a_close_kill() -> None:
    enemies = "legionnaire-D4 legionnaire-C3"
    table = with_hero("vigilante@D3", enemies, dice=["2", "key", "6", "key"])
    table.choose("ability:relentless", "D4:basic", "stay", "C3:basic")
    assert table.at[0] == "D3"
    assert table.enemies == {}
    table = with_hero("vigilante@D3", "legionnaire-D5 legionnaire-C3", dice=["2", "key"])
    table.choose("ability:relentless", "D5:basic")
    assert table.asked == "act", "a kill at range leads no further"
    table = with_hero("vigilante@D3", enemies, dice=["1"])
    assert table.choose("ability:relentless", "D4:basic").asked == "act"


@rule("arkalion.hero.vigilante")
def test_relentless_leads_out_of_a_zone() -> None:
    table = with_hero("vigilante@laboratory", "legionnaire-A1", dice=["2", "key"])
    table.choose("ability:relentless", "A1:basic", "step")
    assert table.at[0] == "A1"


@rule("arkalion.hero.knight")
def test_shield_wall_stops_the_first_two_damage_nearby() -> None:
    people = [hero("knight@D3", shield=2), hero("gunner@D4"), hero("mechanic@D5"), OTHERS[2]]
    table = stage(people, "legionnaire-E4 legionnaire-C4 legionnaire-C3 legionnaire-E5")
    table.enemies_act()
    # the order is C3, C4, E4, E5: the Knight, the Gunner twice, the Mechanic out of its reach
    assert table.hp == [8, 4, 4, 5]
    assert table.s.heroes[0].shield == 0


@rule("arkalion.hero.knight")
def test_shield_wall_covers_a_zone_and_ends_with_the_knights_turn() -> None:
    people = [hero("knight@laboratory", shield=2), hero("gunner@laboratory"), *OTHERS[1:]]
    people[2] = hero("mechanic@mortar")
    table = stage(people, "grenadier-A6").enemies_act()
    assert table.hp[:2] == [8, 5]
    table = stage([hero("knight@laboratory", shield=2), *map(hero, ABOARD[1:])], phase="turn")
    assert table.s.heroes[0].shield == 0


@rule("arkalion.hero.adventurer")
def test_grapnel() -> None:
    table = with_hero("adventurer@laboratory", "legionnaire-B1", gaps="A1 A2")
    table.choose("ability:grapnel")
    offered = table.offered()
    assert {"port_cannon", "mortar", "starboard_cannon", "armoury"} <= set(offered)
    assert "laboratory" not in offered
    assert "A3" in offered
    assert "A4" not in offered
    assert "A1" not in offered
    assert "B1" not in offered
    table.choose("A3")
    assert (table.at[0], table.s.actions) == ("A3", 4)
    table = with_hero("adventurer@D5").choose("ability:grapnel", "armoury")
    assert table.at[0] == "armoury"


@rule("arkalion.hero.adventurer", "arkalion.ruling.hand_limit")
def test_scrounge() -> None:
    table = with_hero("adventurer@D5", tokens="roots*0 key", dice=["metal", "metal"])
    table.choose("ability:scrounge", "key")
    assert table.tokens() == {"metal": 2}
    assert table.bag == 65
    assert with_hero("adventurer@D5").refused("ability:scrounge")


@rule("arkalion.hero.technomancer")
def test_chain_lightning_leaps_to_a_neighbour() -> None:
    table = with_hero(
        "technomancer@D3", "fusilier-D4 fusilier-C4 grenadier-E4", dice=["2", "key", "metal", "key"]
    )
    table.choose("ability:chain-lightning", "D4:basic")
    # the only neighbour it can kill is C4: a Grenadier resists the gauntlet
    assert table.enemies == {"E4": "grenadier"}
    assert table.gaps == ["C4"]
    assert table.tokens() == {"key": 2, "metal": 1}
    assert table.s.actions == 4


@rule("arkalion.hero.technomancer")
def test_the_dynamo_leaps_twice_and_the_player_chooses() -> None:
    table = with_hero(
        "technomancer@D3",
        "legionnaire-D5 grenadier-C5 fusilier-E5 legionnaire-C6",
        gear={"ravaging_dynamo": 0},
        dice=["2", "key", "metal", "leaves"],
    )
    table.choose("ability:chain-lightning", "D5:ravaging_dynamo")
    assert table.asked == "bolt"
    assert table.offered() == ["C5", "E5"]
    table.choose("C5")
    assert table.enemies == {"E5": "fusilier"}, "from C5 the bolt leapt on to C6"
    assert table.gaps == ["C5", "C6", "D5"]


@rule("arkalion.hero.technomancer")
def test_the_bolt_needs_a_kill_and_spares_the_armour() -> None:
    table = with_hero("technomancer@D3", "fusilier-D4 fusilier-C4", dice=["1"])
    table.choose("ability:chain-lightning", "D4:basic")
    assert len(table.enemies) == 2
    table = with_hero(
        "technomancer@E5", "legionnaire-E4", turn=8, armour_at="C5", dice=["2", "key"]
    )
    table.choose("ability:chain-lightning", "E4:basic")
    assert table.s.armour_hp == 10
