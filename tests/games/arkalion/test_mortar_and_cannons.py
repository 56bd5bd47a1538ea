"""Mortier et Canons: crews, aims and blasts."""

from __future__ import annotations

from bossrush.games.arkalion.questions.mortar_and_cannons import FIRE_CANNON, FIRE_MORTAR
from bossrush.games.arkalion.rules.blasts import struck_cells
from bossrush.games.arkalion.table.airship import MORTAR
from bossrush.games.arkalion.table.board import PLACES
from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, hero, stage

ROOM = [hero(text) for text in ABOARD[1:]]
MORTAR_CREW = [0, 0, 0b1111, 0, 0]
PORT_CREW = [0, 1, 0, 0, 0]


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
    assert (table.s.first, table.s.player()) == (1, 1)  # the gunner begins, and is in the crew
    assert table.offers("fire") == ["fire:mortar"]


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
    assert declined.offers("fire") == ["fire:mortar"], "the next of the crew may fire instead"


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
    assert table.offers("fire") == ["fire:port_cannon"], "even after stepping out and back"
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
    assert table.offers("fire") == ["fire:port_cannon"]
    gone = [hero("knight@mortar"), hero("gunner", hp=0, presence="skips"), *ROOM[1:]]
    table = stage(gone, crews=[0, 0, 0b01, 0, 0])
    assert table.offers("fire") == ["fire:mortar"]


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
        assert empty.offers("fire") == []
    finally:
        tuned.gun_powder = 0
