"""L'Armure mobile: its entry, its way, and how it is worn down."""

from __future__ import annotations

import pytest

from bossrush.games.arkalion.table.board import PLACES
from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, Table, hero, stage

ROOM = [hero(text) for text in ABOARD[1:]]


def entry(face: str, enemies: str = "", heroes: list[str] | None = None, gaps: str = "") -> Table:
    """Turn 7 begins."""
    return stage(heroes or ABOARD, enemies, dice=[face], phase="turn", turn=6, gaps=gaps)


@rule("arkalion.spawn.armour_turn7", "arkalion.armour.place", "arkalion.ruling.armour_spawn")
@pytest.mark.parametrize(("face", "cell"), [("1", "C6"), ("3", "C6"), ("4", "K6"), ("6", "K6")])
def test_it_comes_in_turn_7(face: str, cell: str) -> None:
    table = stage(phase="turn", turn=5)
    assert table.s.armour_at == -1
    table = entry(face)
    assert PLACES[table.s.armour_at] == cell
    assert table.s.turn == 7
    first = [event.kind for event in table.play.events].index("roll")
    drawn = [event.kind for event in table.play.events].index("draw")
    assert first < drawn, "before any draw"


@rule("arkalion.ruling.armour_spawn")
def test_whom_it_lands_on() -> None:
    table = entry("2", "fusilier-C5")
    assert table.enemies.get("C4") == "fusilier"
    table = entry("2", "fusilier-C5 grenadier-C4")
    assert (
        table.supply("fusilier") + sum(kind == "fusilier" for kind in table.enemies.values()) == 20
    )
    assert table.enemies["C4"] == "grenadier"
    assert table.told("fall")[0].data == {"enemy": "fusilier", "from": "C5"}
    table = entry("2", "grenadier-B6")
    assert table.enemies.get("B4") == "grenadier"
    table = entry("2", "grenadier-B6 fusilier-B4")
    pushed = [event.data["to"] for event in table.told("move") if "enemy" in event.data]
    assert pushed[:1] == ["A6"]
    table = entry("2", "grenadier-B6 fusilier-B4", gaps="A6")
    assert table.told("fall")[0].data == {"enemy": "grenadier", "from": "B6"}
    cells = {"B5", "B6", "C5", "C6", "D5", "D6"}
    assert not cells & set(table.enemies)


@rule("arkalion.ruling.armour_spawn", "arkalion.ruling.return")
def test_a_hero_beneath_is_thrown_back_or_killed() -> None:
    table = entry("2", heroes=["knight@D5", *ABOARD[1:]])
    assert (table.at[0], table.hp[0]) == ("port_cannon", 7)
    people = [hero("knight@D5", hp=1), *ROOM]
    table = stage(people, dice=["2", "knight"], phase="turn", turn=6)
    assert table.at[0] is None
    assert table.s.player() == 1, "player 0 only made enemies appear"
    table.choose("end", "end", "end")
    assert table.s.turn == 8
    while table.asked != "return":
        table.choose("end")
    back = table.choose("armoury")
    assert (back.at[0], back.hp[0], back.s.actions) == ("armoury", 8, 5)


@rule("arkalion.armour.advance")
def test_one_row_a_turn() -> None:
    table = stage(turn=7, armour_at="C6")
    rows = []
    for turn in range(7, 13):
        table.s.turn = turn
        table.enemies_act()
        rows.append(table.s.armour_at % 7)
    assert rows == [5, 4, 3, 2, 1, 0]


@rule("arkalion.armour.push", "arkalion.ruling.armour_move")
def test_it_pushes_what_is_in_its_way() -> None:
    held = ["knight@A3", *ABOARD[1:]]
    table = stage(held, "fusilier-C3", turn=7, armour_at="C5").enemies_act()
    assert table.enemies == {"C2": "fusilier"}
    people = ["knight@A2", "gunner@A3", *ABOARD[2:]]
    table = stage(people, "fusilier-C3 fusilier-C2", turn=7, armour_at="C5").enemies_act()
    assert table.enemies == {"C2": "fusilier"}, "its sides are Armour cells"
    people = ["knight@E2", "gunner@E3", *ABOARD[2:]]
    table = stage(people, "fusilier-B3 fusilier-B2", turn=7, armour_at="C5").enemies_act()
    assert table.enemies == {"A3": "fusilier", "B2": "fusilier"}


@rule("arkalion.ruling.armour_move")
def test_gaps_heroes_and_enemies_behind() -> None:
    table = stage(["knight@D3", *ABOARD[1:]], turn=7, armour_at="C5", gaps="C3").enemies_act()
    assert PLACES[table.s.armour_at] == "C4"
    assert (table.at[0], table.hp[0]) == ("port_cannon", 7)
    table = stage(enemies="legionnaire-C6", turn=8, armour_at="C4").enemies_act()
    assert table.enemies == {"C6": "legionnaire"}, "it cannot enter or push the Armour"
    table = stage(["knight@E4", *ABOARD[1:]], turn=8, armour_at="C4").enemies_act()
    assert table.hp[0] == 8, "it never attacks"


@rule("arkalion.ruling.order_fixed", "arkalion.ruling.damage_order")
def test_heroes_in_its_way_are_struck_in_the_order_of_play() -> None:
    """Whoever dies first draws a sheet first, wherever the two stand."""
    people = [hero("knight@D4", hp=1), hero("gunner@B4", hp=1), *ROOM[1:]]
    table = stage(people, dice=["knight", "gunner"], turn=7, armour_at="C6").enemies_act()
    assert [event.data["player"] for event in table.acted if event.kind == "death"] == [0, 1]
    assert table.sheets[:2] == ["knight", "gunner"]


@rule("arkalion.armour.hp", "arkalion.ruling.armour_hit", "arkalion.armour.damage")
def test_power_4_and_a_roll_take_one_hp() -> None:
    people = ["mechanic@port_cannon", "knight@mortar", "gunner@mortar", "adventurer@mortar"]
    table = stage(people, turn=8, armour_at="C4", dice=["2", "1"], gear={"fist_cannon": 0})
    assert table.s.armour_hp == 10
    assert table.offers("attack") == ["attack:armour:fist_cannon"], "rivets do nothing"
    table.choose("attack:armour:fist_cannon")
    assert table.s.armour_hp == 9
    table.choose("attack:armour:fist_cannon")
    assert (table.s.armour_hp, table.s.actions) == (9, 3)
    far = stage(people, turn=8, armour_at="C5", gear={"fist_cannon": 0})
    assert far.offers("attack") == [], "its nearest cell in line is at distance 4"


@rule("arkalion.ruling.armour_reward")
def test_it_gives_no_tokens() -> None:
    for place in ("E4", "B1"):
        people = [hero(f"adventurer@{place}"), hero("knight@mortar"), *ROOM[:2]]
        table = stage(
            people, turn=9, armour_at="C4", dice=["5"], gear={"precision_rifle": 0}
        ).choose("attack:armour:precision_rifle")
        assert table.s.armour_hp == 9
        assert table.tokens() == {}
        assert table.gaps == []


@rule("arkalion.armour.destroyed", "arkalion.end.victory", "arkalion.end.immediate")
def test_at_zero_it_is_destroyed_and_the_game_is_won() -> None:
    people = [hero("adventurer@port_cannon"), hero("knight@mortar"), *ROOM[:2]]
    table = stage(
        people,
        "legionnaire-A1",
        turn=8,
        armour_at="C5",
        armour_hp=1,
        dice=["2"],
        gear={"precision_rifle": 0},
    ).choose("attack:armour:precision_rifle")
    assert table.play.outcome is not None
    assert table.play.outcome.won is True
    assert table.end == "escape"
    assert table.s.armour_at == -1
    assert table.play.pending == {}


@rule("arkalion.armour.green", "arkalion.end.defeat.armour")
def test_it_spends_a_turn_on_green() -> None:
    table = stage(turn=9, armour_at="C0", armour_entered=8)
    assert table.enemies_act().end == "armour_arrived"
