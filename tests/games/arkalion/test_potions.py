"""Laboratoire et Potions: brewed, drunk, and brewed again."""

from __future__ import annotations

from typing import Any

from bossrush.games.arkalion import GAME
from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, Table, hero, stage

ROOM = [hero(text) for text in ABOARD[1:]]


def drinker(potion: str, sheet: str = "knight@D3", **fields: Any) -> Table:
    people = [hero(sheet, potions=potion, **fields.pop("who", {})), *ROOM]
    return stage(people, **fields)


@rule("arkalion.card.free", "arkalion.card.potion_single")
def test_potions_cost_no_action_and_are_spent() -> None:
    table = drinker("salve", who={"hp": 5}, actions=0)
    assert table.offered() == ["drink:salve", "end"]
    table.choose("drink:salve")
    assert table.hp[0] == 7
    assert table.potions() == {}


@rule("arkalion.card.text")
def test_each_potion_does_what_it_says() -> None:
    assert drinker("salve", who={"hp": 7}).choose("drink:salve").hp[0] == 8
    assert drinker("salve", who={"hp": 3}).choose("drink:salve").hp[0] == 5
    assert drinker("elixir", who={"hp": 1}).choose("drink:elixir").hp[0] == 8
    assert drinker("haste").choose("drink:haste").s.actions == 7
    assert drinker("stoneskin").choose("drink:stoneskin").s.heroes[0].ward == 2
    assert drinker("featherstep").choose("drink:featherstep").s.steps == 3
    table = drinker("long_sight", enemies="legionnaire-D6")
    assert table.offers("attack") == []
    table.choose("drink:long_sight")
    assert table.offers("attack") == ["attack:D6:basic"]
    assert table.s.sight == 2


@rule("arkalion.card.text")
def test_hawk_eye_rolls_a_miss_again_once() -> None:
    table = drinker("hawk_eye", enemies="legionnaire-D4", dice=["1", "2", "key"])
    table.choose("drink:hawk_eye")
    assert round(table.decision().options[0].odds[0].chance, 4) == round(1 - 1 / 36, 4)
    table.choose("attack:D4:basic")
    assert table.enemies == {}
    assert table.s.rolled == [1, 2]
    table = drinker("hawk_eye", enemies="legionnaire-D4", dice=["1", "1"])
    table.choose("drink:hawk_eye", "attack:D4:basic")
    assert table.enemies == {"D4": "legionnaire"}


def test_stoneskin_stops_two_damage_until_the_next_turn() -> None:
    table = stage(
        [hero("knight@D3", ward=2), *ROOM],
        "legionnaire-D4 legionnaire-D2 legionnaire-C3",
    ).enemies_act()
    assert table.hp[0] == 7
    assert table.s.heroes[0].ward == 0


def test_what_a_potion_grants_ends_with_the_turn() -> None:
    table = drinker("haste long_sight featherstep hawk_eye")
    table.choose("drink:haste", "drink:long_sight", "drink:featherstep", "drink:hawk_eye", "end")
    s = table.s
    assert (s.player(), s.actions, s.sight, s.steps, s.reroll) == (1, 5, 0, 0, False)


@rule("arkalion.card.potion_timing")
def test_potions_only_on_the_owners_turn() -> None:
    people = [hero("knight@D3"), hero("gunner@mortar", potions="salve", hp=2), *ROOM[1:]]
    table = stage(people)
    assert table.offers("drink") == []
    table.choose("end")
    assert table.offers("drink") == ["drink:salve"]
    table.choose("move:port_cannon")
    assert table.offers("drink") == ["drink:salve"]


@rule("arkalion.card.potion_source", "arkalion.station.lab", "arkalion.ruling.bag_empty")
def test_brewing_the_potion_of_your_choice() -> None:
    people = [hero("knight@laboratory", "leaves*3 glassware*2"), *ROOM]
    table = stage(people)
    assert table.offers("brew") == ["brew:salve", "brew:hawk_eye", "brew:featherstep"]
    before = table.bag
    table.choose("brew:hawk_eye")
    assert table.potions() == {"hawk_eye": 1}
    assert table.tokens() == {"leaves": 1, "glassware": 1}
    assert table.bag == before + 3
    assert table.copies("hawk_eye") == 2
    assert table.s.actions == 5


@rule("arkalion.card.discard_back", "arkalion.ruling.potion_supply")
def test_a_used_copy_can_be_brewed_again() -> None:
    people = [
        hero("knight@laboratory", "leaves*4 glassware*3 mineral_powder*2", "elixir"),
        hero("gunner@mortar", potions="elixir*2"),
        *ROOM[1:],
    ]
    table = stage(people)
    assert table.copies("elixir") == 0
    assert table.refused("brew:elixir")
    table.choose("drink:elixir")
    assert table.copies("elixir") == 1
    table.choose("brew:elixir")
    assert table.potions() == {"elixir": 1}


def test_pack_ids_are_those_of_the_ledger() -> None:
    assert set(GAME.cards({}).potion_ids) == {
        *("salve", "elixir", "haste", "hawk_eye", "long_sight", "stoneskin", "featherstep")
    }


@rule("arkalion.card.text")
def test_steps_of_a_potion_are_taken_with_no_action_left() -> None:
    table = drinker("featherstep", actions=0)
    assert table.offers("move") == []
    table.choose("drink:featherstep")
    for left in (2, 1):
        table.choose(table.offers("move")[0])
        assert (table.s.steps, table.s.actions, table.s.player()) == (left, 0, 0)
    table.choose(table.offers("move")[0])
    assert (table.s.steps, table.s.player()) == (0, 1), "nothing is left, and the turn is over"


@rule("arkalion.card.text")
def test_steps_of_a_potion_come_before_actions() -> None:
    table = drinker("featherstep").choose("drink:featherstep")
    for steps, actions in ((2, 5), (1, 5), (0, 5), (0, 4)):
        table.choose(table.offers("move")[0])
        assert (table.s.steps, table.s.actions) == (steps, actions)
