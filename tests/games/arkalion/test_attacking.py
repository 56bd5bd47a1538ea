"""Attaquer un ennemi, and what a kill leaves behind."""

from __future__ import annotations

from bossrush.games.arkalion import GAME
from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, hero, stage


@rule("arkalion.attack.roll", "arkalion.attack.kill", "arkalion.example.b1")
def test_the_roll_decides() -> None:
    """The worked example: E1 shoots B1 at distance 3 with Power 1, Accuracy 3+."""
    heroes = ["mechanic@E1", "gunner@mortar", "knight@mortar", "adventurer@mortar"]
    table = stage(heroes, "legionnaire-B1", dice=["3", "metal"])
    table.choose("attack:B1:basic")
    assert (table.enemies, table.gaps) == ({}, ["B1"])
    assert table.tokens() == {"metal": 1}
    assert table.s.actions == 4
    assert table.supply("legionnaire") == 20
    table = stage(heroes, "legionnaire-B1", dice=["2"]).choose("attack:B1:basic")
    assert table.enemies == {"B1": "legionnaire"}
    assert table.gaps == []
    assert table.s.actions == 4
    odds = stage(heroes, "legionnaire-B1").decision().options[0].odds[0]
    assert round(odds.chance, 4) == 0.6667


@rule("arkalion.attack.power")
def test_power_must_reach_resistance() -> None:
    weak = stage(
        ["mechanic@E1", "gunner@mortar", "knight@mortar", "adventurer@mortar"], "fusilier-E2"
    )
    assert weak.offers("attack") == []
    strong = stage(["knight@E1", *ABOARD[1:]], "fusilier-E2")
    assert strong.offers("attack") == ["attack:E2:basic"]


@rule("arkalion.attack.range", "arkalion.attack.line")
def test_range_and_line() -> None:
    people = ["gunner@E1", "knight@mortar", "mechanic@mortar", "adventurer@mortar"]
    table = stage(people, "legionnaire-E4 legionnaire-E5 legionnaire-D2 legionnaire-B1")
    assert table.offers("attack") == ["attack:B1:basic", "attack:E4:basic"]


@rule("arkalion.attack.means")
def test_weapons_cannon_and_mortar() -> None:
    people = ["gunner@port_cannon", "mechanic@mortar", "knight@mortar", "adventurer@mortar"]
    table = stage(people, "legionnaire-D3", crews=[0, 1, 0b1110, 0, 0], dice=["key"])
    assert table.offers("attack") == ["attack:D3:basic"]
    table.choose("fire:port_cannon", "D3-D5")
    assert table.enemies == {}
    table = stage(people, "legionnaire-D3", crews=[0, 1, 0b1110, 0, 0], acting=1, dice=["key"])
    table.choose("fire:mortar", "D3")
    assert table.enemies == {}


@rule("arkalion.attack.reward", "arkalion.resource.ranged_kill")
def test_a_ranged_kill_takes_the_tile_and_gives_one_token() -> None:
    table = stage(
        ["gunner@D1", "knight@mortar", "mechanic@mortar", "adventurer@mortar"],
        "grenadier-D4",
        dice=["3", "leaves"],
        gear={"hand_cannon": 0},
    )
    table.choose("attack:D4:hand_cannon")
    assert table.gaps == ["D4"]
    assert table.tokens() == {"leaves": 1}
    assert table.bag == 66


@rule("arkalion.resource.second_ranged")
def test_no_second_token_from_a_bare_cell() -> None:
    people = ["adventurer@D3", "knight@mortar", "mechanic@mortar", "gunner@mortar"]
    table = stage(people, "legionnaire-D6", gaps="D6", dice=["4"]).choose("attack:D6:basic")
    assert table.enemies == {}
    assert table.tokens() == {}
    assert table.bag == 67


@rule("arkalion.resource.melee_kill", "arkalion.ruling.melee")
def test_a_close_kill_keeps_the_tile_and_gives_resistance_tokens() -> None:
    table = stage(["knight@D3", *ABOARD[1:]], "fusilier-D4", dice=["2", "metal", "key"])
    table.choose("attack:D4:basic")
    assert table.gaps == []
    assert table.tokens() == {"metal": 1, "key": 1}
    people = ["adventurer@D3", "knight@mortar", "mechanic@mortar", "gunner@mortar"]
    table = stage(people, "legionnaire-D4", dice=["4", "metal"]).choose("attack:D4:basic")
    assert table.gaps == [], "a long weapon at distance 1 is close combat too"
    assert table.tokens() == {"metal": 1}


@rule("arkalion.ruling.green_kill", "arkalion.resource.removable")
def test_green_cells_stay() -> None:
    people = ["adventurer@A2", "knight@mortar", "mechanic@mortar", "gunner@mortar"]
    table = stage(people, "legionnaire-A0", dice=["4"]).choose("attack:A0:basic")
    assert (table.enemies, table.gaps, table.tokens()) == ({}, [], {})
    table.choose("move:A1", "move:A0")
    assert table.at[0] == "A0"
    people = ["adventurer@laboratory", "knight@mortar", "mechanic@mortar", "gunner@mortar"]
    table = stage(people, "legionnaire-A0", dice=["4", "key"]).choose("attack:A0:basic")
    assert table.tokens() == {"key": 1}, "from the zone the green cell is at distance 1"


@rule("arkalion.ruling.bag_empty", "arkalion.ruling.hand_limit")
def test_an_empty_bag_gives_nothing() -> None:
    tables = GAME.cards({})
    everything = " ".join(
        f"{resource.id}*{resource.tokens}" for resource in tables.resources if resource.tokens
    )
    people = [hero("knight@D3"), hero("gunner@mortar", everything), *map(hero, ABOARD[2:])]
    table = stage(people, "fusilier-D4", dice=["2"]).choose("attack:D4:basic")
    assert table.bag == 0
    assert table.tokens() == {}
    assert table.enemies == {}
    assert sum(table.tokens(1).values()) == 67
    assert not [option for option in table.offered() if "discard" in option]


@rule("arkalion.card.equipment_cost", "arkalion.ruling.weapon_choice")
def test_one_action_for_either_weapon() -> None:
    table = stage(
        ["knight@D3", *ABOARD[1:]],
        "legionnaire-D4 legionnaire-D2",
        dice=["6", "metal", "6", "metal"],
        gear={"war_hammer": 0},
    )
    assert table.offers("attack") == [
        *("attack:D2:basic", "attack:D4:basic"),
        *("attack:D2:war_hammer", "attack:D4:war_hammer"),
    ]
    table.choose("attack:D4:basic", "attack:D2:war_hammer")
    assert table.s.actions == 3
    assert table.holder("war_hammer") == 0


@rule("arkalion.card.equipment_as_weapon")
def test_equipment_obeys_the_rules_of_weapons() -> None:
    table = stage(
        ["knight@D3", *ABOARD[1:]],
        "grenadier-D5 grenadier-E4 grenadier-D4",
        dice=["1"],
        gear={"war_hammer": 0},
    )
    assert table.offers("attack") == ["attack:D4:war_hammer"]
    table.choose("attack:D4:war_hammer")
    assert table.enemies["D4"] == "grenadier"


@rule("arkalion.card.only_own_equipment")
def test_only_the_weapon_on_the_own_sheet() -> None:
    people = ["mechanic@laboratory", "adventurer@laboratory", "knight@mortar", "gunner@mortar"]
    table = stage(people, "legionnaire-A3", gear={"precision_rifle": 0})
    assert table.offers("attack") == ["attack:A3:basic"]
    table.choose("trade:1", "give:precision_rifle", "confirm", "agree")
    assert table.holder("precision_rifle") == 1
    table = stage(people, "legionnaire-A3", gear={"precision_rifle": 1}, acting=1)
    assert "attack:A3:precision_rifle" in table.offered()


@rule("arkalion.ruling.floor")
def test_only_the_killed_enemys_tile_falls() -> None:
    """A mortar block with two enemies, one hero and six vacant tiles."""
    people = ["mechanic@mortar", "knight@C3", "gunner@mortar", "adventurer@mortar"]
    table = stage(
        people,
        "legionnaire-B2 fusilier-D4",
        crews=[0, 0, 0b1101, 0, 0],
        dice=["leaves", "leaves"],
    )
    table.choose("fire:mortar", "C3")
    assert table.gaps == ["B2", "D4"]
    assert table.at[1] == "C3"
    assert table.hp[1] == 8
