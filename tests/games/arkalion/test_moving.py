"""Se déplacer: zones, doors, cells and gaps."""

from __future__ import annotations

from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, hero, stage


@rule("arkalion.move.zone_cost", "arkalion.ruling.zone_moves")
def test_zone_to_zone_costs_one_action() -> None:
    table = stage(["knight@laboratory", *ABOARD[1:]]).choose("move:port_cannon")
    assert table.at[0] == "port_cannon"
    assert table.s.actions == 4


@rule("arkalion.move.leave_ship", "arkalion.ruling.zone_moves")
def test_doors_of_the_ship() -> None:
    table = stage(["knight@laboratory", *ABOARD[1:]])
    assert table.offers("move") == ["move:port_cannon", "move:A0", "move:B0"]
    table = stage(["knight@laboratory", *ABOARD[1:]], "fusilier-A0")
    assert table.offers("move") == ["move:port_cannon", "move:B0"]
    table = stage(["knight@laboratory", *ABOARD[1:]]).choose("move:B0")
    assert (table.at[0], table.s.actions) == ("B0", 4)
    table = stage(["knight@E0", *ABOARD[1:]])
    assert table.offers("move") == ["move:D0", "move:E1", "move:port_cannon"]


@rule("arkalion.move.cell_cost")
def test_cell_to_cell_costs_one_action() -> None:
    table = stage(["knight@D2", *ABOARD[1:]]).choose("move:D3", "move:D4")
    assert (table.at[0], table.s.actions) == ("D4", 3)


@rule("arkalion.move.zone_sharing")
def test_zones_hold_any_number() -> None:
    people = ["knight@port_cannon", "gunner@mortar", "mechanic@mortar", "adventurer@mortar"]
    table = stage(people).choose("move:mortar")
    assert table.at == ["mortar"] * 4


@rule("arkalion.move.cell_single", "arkalion.ruling.hero_blocks")
def test_a_cell_holds_one_pawn() -> None:
    table = stage(["knight@D1", "gunner@D2", *ABOARD[2:]], "legionnaire-C1")
    assert table.offers("move") == ["move:D0", "move:E1"]
    assert table.refused("move:D2")
    assert table.refused("move:C1")


@rule("arkalion.move.gaps")
def test_heroes_walk_round_gaps() -> None:
    table = stage(["knight@D2", *ABOARD[1:]], gaps="D3")
    assert table.refused("move:D3")
    table.choose("move:C2", "move:C3", "move:C4", "move:D4")
    assert table.at[0] == "D4"


def test_free_moves_are_used_first() -> None:
    table = stage([hero("knight@laboratory", potions="featherstep"), *map(hero, ABOARD[1:])])
    table.choose("drink:featherstep", "move:port_cannon", "move:mortar", "move:port_cannon")
    assert (table.s.actions, table.s.steps) == (5, 0)
    table.choose("move:mortar")
    assert table.s.actions == 4
