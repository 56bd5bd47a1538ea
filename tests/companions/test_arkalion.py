"""`steady` for Escape from Arkalion: it ends its games, and does the sensible thing."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.companions.arkalion.steady import SteadyArkalion
from bossrush.companions.roster import plain_companions
from bossrush.games.arkalion import GAME
from tests.games.arkalion.table import ABOARD, Table, hero, stage


def answer(table: Table) -> str:
    """What steady would do."""
    decision = table.decision()
    value = SteadyArkalion(1).answer(table.play, decision)
    assert value in decision.values()
    return decision.option_id(value)


def others(name: str) -> list[dict[str, Any]]:
    return [hero(one) for one in ABOARD if not one.startswith(name)][:3]


def test_it_is_on_the_roster() -> None:
    assert plain_companions("arkalion") == ["random", "steady"]


@pytest.mark.parametrize("seats", [1, 4, 6])
def test_it_plays_to_the_end(seats: int) -> None:
    play = GAME.new(seats, 3, None, False)
    steady = SteadyArkalion(3)
    for _ in range(3000):
        if play.outcome is not None:
            return
        decision = play.open[0]
        play.answer(decision, steady.answer(play, decision))
    raise AssertionError("it never ended")


def test_it_kills_what_would_board() -> None:
    table = stage(
        [hero("knight@laboratory"), *others("knight")],
        "legionnaire-A0 fusilier-B1",
        turn=3,
        entered=[2] + [0] * 12,
    )
    assert answer(table) == "attack:A0:basic"


def test_it_crafts_and_opens_before_anything_else() -> None:
    table = stage([hero("knight@armoury", "weapon_parts metal*2"), *others("knight")])
    assert answer(table) == "craft"
    table = stage([hero("knight@armoury", "key"), *others("knight")])
    assert answer(table) == "open"


def test_it_walks_to_the_armoury_with_a_recipe_in_hand() -> None:
    table = stage([hero("knight@mortar", "weapon_parts metal*2"), *others("knight")])
    assert answer(table) == "move:starboard_cannon"


def test_it_fires_a_gun_into_a_crowd() -> None:
    table = stage(
        [hero("knight@port_cannon"), *others("knight")],
        "fusilier-C3 fusilier-C4 grenadier-C5",
        crews=[0, 1, 0, 0, 0],
    )
    assert answer(table) == "fire:port_cannon"
    table.choose("fire:port_cannon")
    assert answer(table) == "C3-C5"


def test_it_mends() -> None:
    table = stage([hero("mechanic@laboratory"), *others("mechanic")], damaged=["laboratory"])
    assert answer(table) == "ability:repair"


def test_it_hands_a_weapon_to_its_owner() -> None:
    people = [hero("knight@laboratory"), hero("gunner@laboratory"), *map(hero, ABOARD[2:])]
    table = stage(people, gear={"hand_cannon": 0})
    assert answer(table) == "trade:1"
    table.choose("trade:1")
    assert answer(table) == "give:hand_cannon"
    table.choose("give:hand_cannon")
    assert answer(table) == "confirm"
    table.choose("confirm")
    assert answer(table) == "agree"


def test_it_keeps_what_it_needs() -> None:
    people = [
        hero("knight@laboratory"),
        hero("gunner@laboratory", "gunpowder"),
        *map(hero, ABOARD[2:]),
    ]
    table = stage(people).choose("trade:1", "take:gunpowder", "confirm")
    assert answer(table) == "decline"


def test_it_does_not_bring_the_armour_down_while_green_is_held() -> None:
    people = [hero("adventurer@port_cannon"), hero("knight@mortar"), *map(hero, ABOARD[1:3])]
    table = stage(
        people,
        "legionnaire-M0",
        turn=8,
        armour_at="C5",
        armour_hp=1,
        gear={"precision_rifle": 0},
        entered=[0] * 12 + [8],
    )
    assert not answer(table).startswith("attack:armour")
    table.choose("attack:armour:precision_rifle")
    assert answer(table) == "hold"


def test_it_drinks_when_hurt() -> None:
    table = stage([hero("knight@laboratory", potions="salve", hp=4), *others("knight")])
    assert answer(table) == "drink:salve"


@pytest.mark.soak
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_balanced_preset_stays_balanced(seats: int) -> None:
    """Two hundred seeds: the aim is 35 to 55 %, and chance may move that by five points."""
    won = 0
    for seed in range(200):
        play = GAME.new(seats, seed, None, False, preset="balanced")
        steady = SteadyArkalion(seed)
        while play.outcome is None:
            decision = play.open[0]
            play.answer(decision, steady.answer(play, decision))
        won += play.outcome.won is True
    assert 60 <= won <= 120
