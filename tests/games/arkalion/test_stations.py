"""Utiliser une station: what it costs, and what damages it."""

from __future__ import annotations

import pytest

from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, hero, stage

ROOM = [hero(text) for text in ABOARD[1:]]
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
    assert stage(people, actions=0).offers("craft") == ["craft"]
    people = [hero("knight@port_cannon"), *ROOM]
    assert stage(people, actions=0, crews=PORT_CREW, steps=1).offers("fire") == []
    assert stage(people, actions=1, crews=PORT_CREW).offers("fire") == ["fire:port_cannon"]


@rule("arkalion.ruling.station_damage")
def test_a_damaged_station_cannot_be_used() -> None:
    people = [hero("knight@laboratory", "leaves glassware key"), *ROOM]
    table = stage(people, damaged=["laboratory"])
    assert table.offers("brew") == []
    assert table.offers("open") == ["open"]
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
