"""Fin de partie: what is tested when, and what the heroes are warned of."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.arkalion.cards.terms import EMPTY
from bossrush.games.arkalion.table.board import BLOCK, NOWHERE
from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, Table, hero, stage

ROOM = [hero(text) for text in ABOARD[1:]]


def last_hp(enemies: str, **fields: Any) -> Table:
    people = [hero("adventurer@port_cannon"), hero("knight@mortar"), *ROOM[:2]]
    gear = {"precision_rifle": 0}
    return stage(people, enemies, turn=8, armour_at="C5", armour_hp=1, gear=gear, **fields)


@rule("arkalion.ruling.armour_end")
def test_an_enemy_on_green_turns_the_last_hit_into_defeat() -> None:
    table = last_hp("legionnaire-A0", dice=["2"]).choose("attack:armour:precision_rifle")
    assert table.asked == "confirm"
    table.choose("hold")
    assert (table.asked, table.s.actions) == ("act", 5)
    table.choose("attack:armour:precision_rifle", "fire")
    assert table.end == "boarded"
    assert table.play.outcome is not None
    assert table.play.outcome.won is False


@rule("arkalion.ruling.armour_end")
def test_a_shot_counts_its_kills_first() -> None:
    people = [hero("adventurer@mortar"), hero("knight@mortar"), *ROOM[:2]]
    table = stage(
        people,
        "legionnaire-B0",
        turn=8,
        armour_at="C2",
        armour_hp=1,
        crews=[0, 0, 0b1111, 0, 0],
    ).choose("fire:mortar", "B1")
    assert table.end == "escape", "no confirmation was asked either"
    table = stage(
        people,
        "legionnaire-M0",
        turn=8,
        armour_at="C2",
        armour_hp=1,
        crews=[0, 0, 0b1111, 0, 0],
    ).choose("fire:mortar", "B1")
    assert table.asked == "confirm"


@rule("arkalion.end.turn12_win")
@pytest.mark.parametrize("enemies", ["", "fusilier-D1"])
def test_the_last_test_of_turn_12(enemies: str) -> None:
    """The Armour was destroyed, and the phase ends with green clear, or not.

    In play the game is over by then: the Armour is taken off the board by hand.
    """
    table = stage(enemies=enemies, turn=12)
    for cell in BLOCK[table.s.armour_at]:
        table.s.grid[cell] = EMPTY
    table.s.armour_at = NOWHERE
    table.s.armour_hp = 0
    table.enemies_act()
    assert table.end == ("escape" if not enemies else "boarded")


@rule("arkalion.end.turn12_loss", "arkalion.end.defeat.armour")
def test_otherwise_turn_12_is_lost() -> None:
    assert stage(turn=12, armour_at="C1").enemies_act().end == "armour_arrived"
    assert stage(turn=12, armour_at="C3").enemies_act().end == "time"


@rule("arkalion.end.defeat.heroes", "arkalion.ruling.all_dead")
def test_no_hero_on_the_board() -> None:
    waiting = [
        hero("knight", hp=0, presence="skips"),
        hero("mechanic", hp=0, presence="returns"),
        {"presence": "gone", "hp": 0, "tokens": [], "potions": []},
    ]
    boxed = ["adventurer", "vigilante", "technomancer"]
    table = stage([hero("gunner@D2", hp=1), *waiting], "legionnaire-D3", boxed=boxed)
    assert table.enemies_act().end == "heroes_dead"


@rule("arkalion.end.immediate")
def test_the_game_stops_at_once() -> None:
    table = last_hp("", dice=["2"]).choose("attack:armour:precision_rifle")
    assert table.s.turn == 8
    assert table.s.actions == 4
    assert table.play.open == []


@rule("arkalion.end.defeat.boarded", "arkalion.end.defeat.any")
def test_boarding_through_the_whole_engine() -> None:
    table = stage(enemies="legionnaire-A1", acting=3, turn=1)
    table.choose("end")
    assert table.enemies["A0"] == "legionnaire"
    assert table.s.turn == 2
    for _ in range(4):
        table.choose("end")
    assert table.play.outcome is not None
    assert table.end == "boarded"
