"""Phase des Ennemis: who is attacked, who advances, who is pushed."""

from __future__ import annotations

import pytest

from bossrush.games.arkalion.cards.terms import ENEMIES
from bossrush.games.arkalion.rules.enemies import reached, reaches
from bossrush.games.arkalion.table.board import FIRST_ZONE, MARCH, PLACES_COUNT
from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, hero, stage

ROOM = [hero(text) for text in ABOARD[1:]]


@rule("arkalion.enemy.attack_first", "arkalion.enemy.auto_hit")
def test_attack_or_advance() -> None:
    table = stage(["knight@D2", *ABOARD[1:]], "fusilier-D5").enemies_act()
    assert table.enemies == {"D5": "fusilier"}
    assert table.hp[0] == 7
    assert not table.told("roll")
    table = stage(enemies="fusilier-D5").enemies_act()
    assert table.enemies == {"D4": "fusilier"}


@rule("arkalion.enemy.speed")
def test_speed() -> None:
    table = stage(enemies="fusilier-A6 legionnaire-C6").enemies_act()
    assert table.enemies == {"A5": "fusilier", "C4": "legionnaire"}


@rule("arkalion.enemy.push")
def test_advancing_pushes_forward() -> None:
    """The Fusilier on D4 is held there by a hero it shoots; the Legionnaire runs into it."""
    table = stage(["knight@B4", *ABOARD[1:]], "fusilier-D4 legionnaire-D6").enemies_act()
    assert table.enemies == {"D4": "legionnaire", "D3": "fusilier"}
    assert table.hp[0] == 7


@rule("arkalion.enemy.push_death")
def test_nowhere_to_be_pushed() -> None:
    """D4 with D3, C4 and E4 taken by Fusiliers that all have somebody to shoot."""
    people = ["knight@B4", "gunner@A3", *ABOARD[2:]]
    table = stage(
        people, "fusilier-D4 fusilier-D3 fusilier-C4 fusilier-E4 legionnaire-D6"
    ).enemies_act()
    assert table.enemies == {
        "D4": "legionnaire",
        "D3": "fusilier",
        "C4": "fusilier",
        "E4": "fusilier",
    }
    assert table.supply("fusilier") == 17
    assert table.bag == 67
    assert table.gaps == []


@rule("arkalion.ruling.push_order")
def test_ahead_then_left_then_right() -> None:
    people = ["knight@A4", "gunner@A3", *ABOARD[2:]]
    table = stage(people, "fusilier-D4 fusilier-D3 legionnaire-D6").enemies_act()
    assert table.enemies == {"D4": "legionnaire", "D3": "fusilier", "C4": "fusilier"}
    table = stage(["knight@D3", *ABOARD[1:]], "fusilier-D4 legionnaire-D6").enemies_act()
    assert table.enemies == {"D4": "legionnaire", "C4": "fusilier"}, "nobody is pushed into a hero"
    table = stage(people, "fusilier-D4 fusilier-D3 fusilier-C4 legionnaire-D6").enemies_act()
    assert table.enemies["E4"] == "fusilier"


@rule("arkalion.ruling.push_order")
def test_on_green_the_pushed_always_dies() -> None:
    table = stage(
        enemies="grenadier-F3 fusilier-F4",
        damaged=["mortar"],
        turn=2,
        heroes=["knight@A6", "gunner@B6", "mechanic@C6", "adventurer@D6"],
    ).enemies_act()
    assert table.enemies == {"F3": "fusilier"}, "E3 is free, and nobody leaves green alive"
    assert table.s.entered[5] == 2


@rule("arkalion.ruling.push_order", "arkalion.ruling.jump_steps")
def test_a_push_ends_the_move() -> None:
    table = stage(["knight@B5", *ABOARD[1:]], "fusilier-D5 legionnaire-D6").enemies_act()
    assert table.enemies == {"D5": "legionnaire", "D4": "fusilier"}


@rule("arkalion.ruling.push_order")
def test_area_borders_are_no_wall() -> None:
    people = ["knight@C4", "gunner@C3", *ABOARD[2:]]
    enemies = "fusilier-E4 fusilier-E3 fusilier-D4 legionnaire-E6"
    table = stage(people, enemies).enemies_act()
    assert table.enemies["F4"] == "fusilier"


@rule("arkalion.enemy.jump", "arkalion.ruling.jump_steps")
def test_enemies_leap_over_gaps() -> None:
    table = stage(enemies="fusilier-D6", gaps="D5 D4").enemies_act()
    assert table.enemies == {"D3": "fusilier"}
    table = stage(enemies="legionnaire-D6", gaps="D5 D3 D2").enemies_act()
    assert table.enemies == {"D1": "legionnaire"}
    table = stage(["knight@E3", *ABOARD[1:]], "legionnaire-D4").enemies_act()
    assert table.enemies == {"D2": "legionnaire"}, "passing beside a hero does not stop it"
    table = stage(enemies="legionnaire-D1").enemies_act()
    assert table.enemies == {"D0": "legionnaire"}, "it stops on green"


@rule("arkalion.enemy.legionnaire")
def test_a_legionnaire_strikes_beside_it() -> None:
    table = stage(["knight@D2", *ABOARD[1:]], "legionnaire-D3 legionnaire-E3").enemies_act()
    assert table.hp[0] == 7
    assert table.enemies == {"D3": "legionnaire", "E1": "legionnaire"}


@rule("arkalion.ruling.legionnaire_target")
def test_the_weakest_in_reach() -> None:
    people = [hero("knight@D2", hp=5), hero("gunner@C3", hp=3), *ROOM[1:]]
    table = stage(people, "legionnaire-D3").enemies_act()
    assert table.hp[:2] == [5, 2]
    table = stage(["knight@laboratory", *ABOARD[1:]], "legionnaire-A1").enemies_act()
    assert table.hp[0] == 7
    assert table.enemies == {"A1": "legionnaire"}
    table = stage(["knight@laboratory", *ABOARD[1:]], "legionnaire-A2").enemies_act()
    assert table.hp[0] == 8
    assert table.enemies == {"A0": "legionnaire"}


@rule("arkalion.ruling.hero_blocks")
def test_heroes_block_the_way() -> None:
    table = stage(
        ["knight@A5", *ABOARD[1:]], "grenadier-A6", damaged=["laboratory", "chest-laboratory"]
    ).enemies_act()
    assert table.enemies == {"A6": "grenadier"}
    table = stage(["knight@D2", *ABOARD[1:]], "legionnaire-D4", gaps="D3").enemies_act()
    assert table.enemies == {"D4": "legionnaire"}
    assert table.hp[0] == 8


@rule("arkalion.enemy.fusilier", "arkalion.enemy.fusilier_multi")
def test_a_fusilier_shoots_everybody_in_line() -> None:
    table = stage(["knight@C2", "gunner@E5", *ABOARD[2:]], "fusilier-C5").enemies_act()
    assert table.hp[:2] == [7, 4]
    people = ["knight@port_cannon", "gunner@port_cannon", "mechanic@port_cannon", ABOARD[3]]
    table = stage(people, "fusilier-D4").enemies_act()
    assert table.hp == [7, 4, 4, 5]


@rule("arkalion.enemy.fusilier_side")
def test_a_fusilier_keeps_to_its_side() -> None:
    people = ["knight@port_cannon", "gunner@F4", "mechanic@starboard_cannon", ABOARD[3]]
    table = stage(people, "fusilier-I4").enemies_act()
    assert table.hp == [8, 5, 4, 5]


@rule("arkalion.ruling.fusilier_targets")
def test_whom_a_fusilier_in_the_bow_shoots() -> None:
    people = ["knight@G4", "gunner@E6", "mechanic@mortar", "adventurer@mortar"]
    table = stage(people, "fusilier-G6").enemies_act()
    assert table.hp == [7, 5, 4, 4]
    table = stage(["knight@laboratory", *ABOARD[1:]], "fusilier-A5").enemies_act()
    assert table.hp[0] == 8
    assert table.enemies == {"A4": "fusilier"}


@rule("arkalion.enemy.grenadier_zone", "arkalion.enemy.grenadier_shield")
def test_a_grenadier_shells_the_zone_it_faces() -> None:
    table = stage(["knight@laboratory", *ABOARD[1:]], "grenadier-B5").enemies_act()
    assert table.hp[0] == 7
    assert table.damaged == []
    table = stage(enemies="grenadier-A4 grenadier-B6").enemies_act()
    assert table.damaged == ["laboratory", "chest-laboratory"]


@rule("arkalion.enemy.grenadier_splash")
def test_everybody_in_the_zone_is_hurt() -> None:
    people = ["knight@laboratory", "gunner@laboratory", "mechanic@laboratory", ABOARD[3]]
    table = stage(people, "grenadier-A6").enemies_act()
    assert table.hp == [7, 4, 4, 5]


@rule("arkalion.ruling.grenadier_target")
def test_a_grenadier_ignores_heroes_outside() -> None:
    people = ["knight@G5", "gunner@armoury", "mechanic@armoury", "adventurer@armoury"]
    table = stage(people, "grenadier-G6").enemies_act()
    assert table.hp[0] == 8
    assert table.damaged == ["mortar"]


@rule("arkalion.ruling.enemy_order")
def test_from_the_hull_outwards_then_a_to_m() -> None:
    table = stage(
        ["knight@armoury", "gunner@armoury", "mechanic@armoury", "adventurer@armoury"],
        "fusilier-E5 fusilier-G4 fusilier-B2 fusilier-A2",
    ).enemies_act()
    order = [event.data["from"] for event in table.told("move") if "enemy" in event.data]
    assert order == ["G4", "A2", "B2", "E5"]


@rule("arkalion.ruling.enemy_order")
def test_a_pushed_enemy_acts_once_where_it_then_stands() -> None:
    """D4 acts first (it shoots), is pushed to D3 by D6, and does not act again."""
    table = stage(["knight@B4", *ABOARD[1:]], "fusilier-D4 legionnaire-D6").enemies_act()
    assert len(table.told("attack")) == 1
    # B6 is a gap-leaper pushed before its own place in the order comes
    table = stage(
        enemies="grenadier-A5 legionnaire-A6 fusilier-B5",
        damaged=["laboratory", "chest-laboratory"],
    ).enemies_act()
    assert table.enemies == {"A4": "legionnaire", "A3": "grenadier", "B4": "fusilier"}


@rule("arkalion.enemy.green.stay", "arkalion.ruling.green_clock", "arkalion.end.defeat.boarded")
@pytest.mark.parametrize("entered", [2, 3])
def test_a_turn_on_green_loses(entered: int) -> None:
    table = stage(enemies="legionnaire-A0 legionnaire-D6", turn=3)
    table.s.entered[0] = entered
    table.enemies_act()
    if entered == 2:
        assert table.end == "boarded"
        assert "D6" in table.enemies, "before any enemy acts"
    else:
        assert table.end == ""


@rule("arkalion.enemy.green.stay", "arkalion.ruling.green_clock")
def test_killed_in_time() -> None:
    table = stage(
        [hero("knight@laboratory"), *ROOM],
        "legionnaire-A0",
        turn=3,
        entered=[2] + [0] * 12,
        dice=["2", "key"],
    )
    table.choose("attack:A0:basic").enemies_act()
    assert table.end == ""
    assert table.s.entered == [0] * 13


@rule("arkalion.ruling.green_clock")
def test_pushed_onto_green_by_an_arrival() -> None:
    """Round 3: pushed in the Heroes phase. No defeat in round 3, defeat in round 4."""
    table = stage(enemies="legionnaire-A0", turn=3, entered=[3] + [0] * 12).enemies_act()
    assert table.end == ""
    table.s.turn = 4
    assert table.enemies_act().end == "boarded"


@rule("arkalion.ruling.damage_order")
def test_a_dead_hero_shields_nothing() -> None:
    people = [hero("gunner@laboratory", hp=1), hero("knight@mortar"), *ROOM[1:]]
    table = stage(people, "grenadier-A5 grenadier-B6", dice=["gunner"]).enemies_act()
    assert table.at[0] is None
    assert table.damaged == ["laboratory"], "the second shell finds nobody in the zone"


@rule("arkalion.ruling.damage_order")
def test_the_earlier_in_order_draws_first() -> None:
    people = [hero("gunner@C3", hp=1), hero("knight@D4", hp=1), *ROOM[1:]]
    table = stage(
        people, "fusilier-C4", starter=1, first=1, dice=["knight", "gunner"]
    ).enemies_act()
    died = [event.data["player"] for event in table.told("death")]
    assert died == [1, 0]
    assert table.dice_left == []


@pytest.mark.parametrize("kind", range(1, len(ENEMIES) + 1))
def test_whom_an_enemy_reaches_and_which_places_are_one_rule(kind: int) -> None:
    table = stage()
    for cell in MARCH:
        table.s.grid[cell] = kind
        places = set(range(PLACES_COUNT)) - {cell}
        assert set(reached(table.s, cell)) == {
            place for place in places if _stands(place) and reaches(table.s, cell, place)
        }


def _stands(place: int) -> bool:
    """Whether a hero can stand there: not where the prow is."""
    return place in MARCH or place >= FIRST_ZONE
