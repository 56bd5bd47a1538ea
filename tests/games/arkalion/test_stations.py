"""Utiliser une station: guns, chests, laboratory and armoury, whole or damaged."""

from __future__ import annotations

import pytest

from bossrush.games.arkalion.questions.mortar_and_cannons import FIRE_CANNON, FIRE_MORTAR
from bossrush.games.arkalion.rules.blasts import struck_cells
from bossrush.games.arkalion.table.airship import MORTAR
from bossrush.games.arkalion.table.board import PLACES
from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, hero, stage

ROOM = [hero(one) for one in ABOARD[1:]]
MORTAR_CREW = [0, 0, 0b1111, 0, 0]
PORT_CREW = [0, 1, 0, 0, 0]


@rule("arkalion.station.exchange", "arkalion.station.spread")
def test_too_few_resources() -> None:
    table = stage([hero("knight@laboratory", "leaves"), *ROOM])
    assert table.refused("brew:salve")
    assert table.tokens() == {"leaves": 1}
    table = stage([hero("knight@armoury", "weapon_parts metal"), *ROOM])
    assert table.refused("craft")


@rule("arkalion.station.free")
def test_only_guns_cost_an_action() -> None:
    table = stage([hero("knight@laboratory", "leaves glassware key"), *ROOM], actions=0)
    assert table.offered() == ["brew:salve", "brew:featherstep", "open", "end"]
    people = [hero("knight@armoury", "weapon_parts metal*2"), *ROOM]
    assert stage(people, actions=0).offered("craft") == ["craft"]
    people = [hero("knight@port_cannon"), *ROOM]
    assert stage(people, actions=0, crews=PORT_CREW, steps=1).offered("fire") == []
    assert stage(people, actions=1, crews=PORT_CREW).offered("fire") == ["fire:port_cannon"]


@rule("arkalion.station.mortar.area", "arkalion.ruling.gun_tokens")
def test_the_mortar_kills_everything_in_its_block() -> None:
    """Four enemies on tiled cells, one on green, a hero in the block."""
    people = ["mechanic@mortar", "knight@B1", "gunner@mortar", "adventurer@mortar"]
    table = stage(
        people,
        "legionnaire-A1 fusilier-A2 grenadier-B2 legionnaire-C1 fusilier-C0 fusilier-D2",
        crews=MORTAR_CREW,
        dice=["leaves", "metal", "key", "leaves"],
    )
    table.choose("fire:mortar", "B1")
    assert table.enemies == {"D2": "fusilier"}
    assert table.gaps == ["A1", "A2", "B2", "C1"]
    assert table.tokens() == {"leaves": 2, "metal": 1, "key": 1}
    assert table.hp[1] == 8
    assert table.s.actions == 4
    assert table.dice_left == []
    assert not table.told("roll")


@rule("arkalion.station.mortar.armour", "arkalion.station.cannon.armour")
def test_guns_take_one_hp_from_the_armour() -> None:
    people = ["mechanic@mortar", "knight@mortar", "gunner@mortar", "adventurer@mortar"]
    table = stage(people, turn=8, armour_at="C5", crews=MORTAR_CREW).choose("fire:mortar", "E5")
    assert table.s.armour_hp == 9
    people = ["mechanic@port_cannon", "knight@mortar", "gunner@mortar", "adventurer@mortar"]
    table = stage(people, turn=8, armour_at="C5", crews=PORT_CREW)
    table.choose("fire:port_cannon", "B3-B5")
    assert table.s.armour_hp == 9


@rule("arkalion.station.mortar.crew", "arkalion.station.mortar.delay", "arkalion.ruling.gun_crew")
def test_a_mortar_crew_forms_this_turn_and_fires_the_next() -> None:
    people = [
        *("knight@port_cannon", "gunner@starboard_cannon"),
        *("mechanic@laboratory", "adventurer@laboratory"),
    ]
    table = stage(people)
    table.choose("move:mortar")
    assert table.refused("fire:mortar")
    table.choose("end", "move:mortar")
    assert table.refused("fire:mortar")
    table.choose("end", "end", "end")
    assert table.s.turn == 2
    assert table.s.airship.crews == [0, 0, 0b11, 0, 0]
    assert table.s.player() == 0 or table.s.first == 1
    while table.s.player() != 1:
        table.choose("end")
    assert table.offered("fire") == ["fire:mortar"]


@rule("arkalion.station.mortar.crew")
def test_one_hero_is_no_mortar_crew() -> None:
    people = ["knight@mortar", "gunner@laboratory", "mechanic@laboratory", "adventurer@armoury"]
    table = stage(people, acting=3)
    table.choose("end")
    assert table.s.airship.crews[MORTAR] == 0


@rule("arkalion.station.mortar.limit", "arkalion.station.mortar.delay")
def test_the_mortar_fires_once_a_round() -> None:
    people = ["knight@mortar", "gunner@mortar", "mechanic@laboratory", "adventurer@armoury"]
    table = stage(people, crews=[0, 0, 0b11, 0, 0]).choose("fire:mortar", "A6")
    assert table.refused("fire:mortar")
    table.choose("end")
    assert table.s.player() == 1
    assert table.refused("fire:mortar")
    declined = stage(people, crews=[0, 0, 0b11, 0, 0]).choose("end")
    assert declined.offered("fire") == ["fire:mortar"], "the next of the crew may fire instead"


@rule("arkalion.station.cannon.side", "arkalion.ruling.gun_template")
def test_where_cannons_can_be_aimed() -> None:
    for zone, side in (("port_cannon", "ABCDE"), ("starboard_cannon", "IJKLM")):
        people = [hero(f"knight@{zone}"), *ROOM]
        crews = [0, 1, 0, 0, 0] if zone == "port_cannon" else [0, 0, 0, 1, 0]
        table = stage(people, crews=crews).choose(f"fire:{zone}")
        strips = [option for option in table.offered() if option != "cancel"]
        assert {strip[0] for strip in strips} == set(side)
        assert len(strips) == 25
        assert f"{side[2]}0-{side[2]}2" in strips
        assert f"{side[2]}4-{side[2]}6" in strips
        assert f"{side[2]}5-{side[2]}7" not in strips


@rule("arkalion.ruling.gun_template")
def test_where_the_mortar_can_be_aimed() -> None:
    aims = FIRE_MORTAR.picks(stage().s, 0)
    assert len(aims) == 82
    assert [PLACES[cell] for cell in struck_cells(MORTAR, PLACES.index("A0"))] == [
        *("A0", "A1", "B0", "B1")
    ]
    struck = [PLACES[cell] for cell in struck_cells(MORTAR, PLACES.index("E2"))]
    assert "F2" not in struck
    assert "F3" in struck
    table = stage(crews=MORTAR_CREW).choose("fire:mortar", "M6")
    assert table.s.airship.fired == 1 << MORTAR, "a shot may be fired at nothing"


@rule("arkalion.station.cannon.area")
def test_a_cannon_kills_three_cells_of_a_column() -> None:
    table = stage(
        [hero("knight@port_cannon"), *ROOM],
        "legionnaire-C3 fusilier-C4 grenadier-C5 legionnaire-D4",
        crews=PORT_CREW,
        dice=["key", "key", "key"],
    )
    table.choose("fire:port_cannon", "C3-C5")
    assert table.enemies == {"D4": "legionnaire"}
    assert table.tokens() == {"key": 3}


@rule("arkalion.station.cannon.crew", "arkalion.ruling.gun_crew")
def test_a_cannon_needs_one_hero_who_stayed() -> None:
    people = ["knight@laboratory", "gunner@armoury", "mechanic@armoury", "adventurer@armoury"]
    table = stage(people, turn=3).choose("move:port_cannon")
    assert table.refused("fire:port_cannon")
    table.choose("end", "end", "end", "end")
    assert table.s.turn == 4
    while table.s.player() != 0:
        table.choose("end")
    table.choose("move:laboratory", "move:port_cannon")
    assert table.offered("fire") == ["fire:port_cannon"], "even after stepping out and back"
    table.choose("fire:port_cannon", "A0-A2")
    assert table.s.actions == 2
    assert table.refused("fire:port_cannon")


@rule("arkalion.ruling.gun_crew")
def test_crews_of_the_set_up_and_of_those_left() -> None:
    people = [
        *("knight@port_cannon", "gunner@mortar", "mechanic@mortar", "adventurer@armoury"),
    ]
    table = stage(people, phase="board", turn=0)
    assert table.s.turn == 1
    assert table.s.airship.crews == [0, 1, 0b110, 0, 0]
    assert table.offered("fire") == ["fire:port_cannon"]
    gone = [hero("knight@mortar"), hero("gunner", hp=0, presence="skips"), *ROOM[1:]]
    table = stage(gone, crews=[0, 0, 0b01, 0, 0])
    assert table.offered("fire") == ["fire:mortar"]


@rule("arkalion.ruling.gun_cost")
def test_guns_use_no_tokens() -> None:
    table = stage([hero("knight@port_cannon"), *ROOM], crews=PORT_CREW)
    table.choose("fire:port_cannon", "A0-A2")
    assert table.tokens() == {}
    assert table.s.actions == 4


def test_a_shot_can_be_thought_over() -> None:
    table = stage([hero("knight@port_cannon"), *ROOM], crews=PORT_CREW)
    table.choose("fire:port_cannon", "cancel")
    assert (table.s.actions, table.s.airship.fired) == (5, 0)
    assert FIRE_CANNON.cancelled(FIRE_CANNON.options(table.s, 0)[-1])


# -- chests ---------------------------------------------------------------------------------


@rule("arkalion.station.chest.open", "arkalion.station.chest.roll")
def test_a_key_opens_a_chest_once() -> None:
    """Order 2, 3, 4, 1 and a 3: the weapon of player 4's hero."""
    people = [hero("knight@armoury"), hero("gunner@laboratory", "key*2"), *ROOM[1:]]
    table = stage(people, starter=1, first=1, dice=["3"]).choose("open")
    assert table.sheets == ["knight", "gunner", "mechanic", "adventurer"]
    assert table.holder("precision_rifle") == 1
    assert table.tokens(1) == {"key": 1}
    assert table.bag == 65
    assert table.refused("open")
    assert "station-chest-laboratory" in {
        piece.id for piece in table.play.scene().pieces if piece.state == "open"
    }


@rule("arkalion.ruling.chests", "arkalion.ruling.new_hero_weapon")
def test_when_the_weapon_is_out() -> None:
    people = [hero("knight@laboratory", "key"), *ROOM]
    table = stage(people, dice=["2"], gear={"hand_cannon": 3}).choose("open")
    assert table.holder("fist_cannon") == 0
    taken = dict.fromkeys(("war_hammer", "hand_cannon", "fist_cannon", "precision_rifle"), 3)
    table = stage(people, dice=["2"], gear=taken).choose("open")
    assert table.tokens() == {}
    assert [table.holder(card) for card in ("wrist_saw", "ravaging_dynamo")] == [-1, -1]
    gone = [people[0], {"presence": "gone", "hp": 0, "tokens": [], "potions": []}, *ROOM[1:]]
    table = stage(gone, dice=["2"], boxed=["gunner", "vigilante", "technomancer"]).choose("open")
    assert table.holder("fist_cannon") == 0
    table = stage(people, damaged=["chest-laboratory"])
    assert table.refused("open")


def test_the_mortar_zone_has_no_chest() -> None:
    assert stage([hero("knight@mortar", "key"), *ROOM]).refused("open")


@rule("arkalion.ruling.station_damage")
def test_a_damaged_station_cannot_be_used() -> None:
    people = [hero("knight@laboratory", "leaves glassware key"), *ROOM]
    table = stage(people, damaged=["laboratory"])
    assert table.offered("brew") == []
    assert table.offered("open") == ["open"]
    table.choose("move:port_cannon", "move:laboratory")
    assert table.at[0] == "laboratory"
    people = [hero("knight@armoury", "weapon_parts metal*2"), *ROOM]
    assert stage(people, damaged=["armoury"]).refused("craft")
    people = [hero("knight@port_cannon"), *ROOM]
    assert stage(people, damaged=["port_cannon"], crews=PORT_CREW).refused("fire:port_cannon")


@rule("arkalion.ruling.station_damage", "arkalion.enemy.grenadier")
def test_a_grenadier_breaks_the_station_then_the_chest() -> None:
    table = stage(enemies="grenadier-A6").enemies_act()
    assert (table.damaged, table.enemies) == (["laboratory"], {"A6": "grenadier"})
    table.enemies_act()
    assert table.damaged == ["laboratory", "chest-laboratory"]


@rule("arkalion.ruling.grenadier_idle")
def test_a_grenadier_without_a_target_advances() -> None:
    table = stage(enemies="grenadier-A6", damaged=["laboratory", "chest-laboratory"]).enemies_act()
    assert table.enemies == {"A5": "grenadier"}


@pytest.mark.parametrize("count", [3, 4])
@rule("arkalion.end.defeat.stations", "arkalion.end.defeat.any")
def test_the_fifth_damaged_station_loses(count: int) -> None:
    stations = ["armoury", "chest-armoury", "starboard_cannon", "chest-starboard_cannon"]
    table = stage(enemies="grenadier-A6", damaged=stations[:count]).enemies_act()
    assert len(table.damaged) == count + 1
    assert table.end == ("stations" if count == 4 else "")


def test_gun_powder_can_be_asked_for() -> None:
    """A parameter of the pack for tuning; the core set asks for none."""
    table = stage([hero("knight@port_cannon", "gunpowder"), *ROOM], crews=PORT_CREW)
    tuned = table.s.tables.parameters
    assert tuned.gun_powder == 0
    tuned.gun_powder = 1
    try:
        table.choose("fire:port_cannon", "A0-A2")
        assert table.tokens() == {}
        assert table.bag == 67
        empty = stage([hero("knight@port_cannon"), *ROOM], crews=PORT_CREW)
        assert empty.offered("fire") == []
    finally:
        tuned.gun_powder = 0
