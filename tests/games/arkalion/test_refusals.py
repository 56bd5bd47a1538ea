"""What is refused is refused with a reason that a player understands, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.engine.errors import IllegalChoice
from bossrush.engine.message import Message
from bossrush.games.arkalion import GAME
from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, Table, hero, stage

WORDS = catalogue_for(GAME, {}, strict=True)
ROOM = [hero(text) for text in ABOARD[1:]]


def refusal(table: Table, option: str, seat: int = 0) -> str:
    """The reason why an option is refused, by its key without the game's name."""
    with pytest.raises(IllegalChoice) as caught:
        table.play.choose(seat, option)
    assert caught.value.forbidden
    for language in ("en", "fr"):
        assert WORDS.say(caught.value.why, language).strip()
    return caught.value.why.key.removeprefix("arkalion-refused-")


def refused(table: Table, option: str) -> Message:
    with pytest.raises(IllegalChoice) as caught:
        table.play.choose(0, option)
    return caught.value.why


def test_no_actions_are_left() -> None:
    table = stage([hero("knight@A1", potions="salve"), *ROOM], "legionnaire-A2", actions=0)
    assert refusal(table, "attack:A2:basic") == "actions"
    assert refusal(table, "move:B1") == "actions"
    assert refusal(table, "ability:shield-wall") == "actions"


def test_why_an_enemy_is_not_attacked() -> None:
    table = stage(["knight@A1", *ROOM], "grenadier-A2 legionnaire-C3 legionnaire-A6")
    assert refusal(table, "attack:A2:basic") == "power"
    assert refusal(table, "attack:A6:basic") == "too_far"
    assert refusal(table, "attack:D1:basic") == "nobody"
    assert refusal(table, "attack:armour:basic") == "nobody"
    assert refusal(table, "attack:A2:hand_cannon") == "weapon"


def test_why_nobody_goes_there() -> None:
    table = stage(["knight@A1", *ROOM], "legionnaire-A2", gaps="B1")
    assert refusal(table, "move:A2") == "taken"
    assert refusal(table, "move:B1") == "gap"
    assert refusal(table, "move:D4") == "far"


def test_why_the_grapnel_does_not_reach() -> None:
    """It takes the Adventurer to any zone, and over three steps of free ground."""
    people: list[str | dict[str, Any]] = ["adventurer@A0", "knight@mortar", *ROOM[:2]]
    table = stage(people, "legionnaire-A2", gaps="B1").choose("ability:grapnel")
    assert "A3" in table.offered()
    assert refusal(table, "A2") == "taken"
    assert refusal(table, "B1") == "gap"
    assert refusal(table, "A5") == "swing"


def test_why_two_heroes_do_not_trade() -> None:
    table = stage(["knight@A1", *ROOM])
    assert refusal(table, "trade:1") == "apart"
    assert WORDS.say(refused(table, "trade:1"), "en").startswith("The Gunner is neither")
    assert refusal(stage(["knight@mortar", *ROOM]), "trade:1") == "poor"


@rule("arkalion.station.chest.open")
def test_the_chest_is_empty_locked_or_not_there() -> None:
    keyed = [hero("knight@laboratory", "key*2"), *ROOM]
    table = stage(keyed, dice=["1"]).choose("open")
    assert refusal(table, "open") == "opened"
    assert refusal(stage(["knight@laboratory", *ROOM]), "open") == "no-key"
    assert refusal(stage(["knight@mortar", *ROOM]), "open") == "no-chest"
    assert refusal(stage(keyed, damaged=["chest-laboratory"]), "open") == "damaged"


def test_why_nothing_is_brewed_or_crafted() -> None:
    table = stage(["knight@laboratory", *ROOM])
    potion = GAME.cards({}).potion_ids[0]
    assert refusal(table, f"brew:{potion}") == "tokens"
    assert refusal(table, f"drink:{potion}") == "potion"
    assert refusal(table, "craft") == "elsewhere"
    assert refusal(stage(["knight@A1", *ROOM]), f"brew:{potion}") == "elsewhere"
    broken = stage(["knight@laboratory", *ROOM], damaged=["laboratory"])
    assert refusal(broken, f"brew:{potion}") == "damaged"


def test_why_a_gun_is_silent() -> None:
    table = stage(["knight@port_cannon", *ROOM])
    assert refusal(table, "fire:port_cannon") == "crew"
    assert refusal(table, "fire:mortar") == "elsewhere"
    assert refusal(table, "fire:laboratory") == "no-gun"


@rule("arkalion.action.ability_mechanic")
def test_a_mechanic_with_one_action_left_is_not_offered_to_man_a_gun() -> None:
    others = [hero("gunner@armoury"), hero("knight@armoury"), hero("adventurer@armoury")]
    people = [hero("mechanic@port_cannon"), *others]
    two = stage(people, actions=2)
    assert "ability:man" in two.offered()
    one = stage(people, actions=1)
    assert "ability:man" not in one.offered(), "the shot takes an action too"
    assert refusal(one, "ability:man") == "man-actions"
    people[0] = hero("mechanic@port_cannon", potions="haste")
    assert "ability:man" in stage(people, actions=1).offered(), "a potion gives another one"


@rule("arkalion.ruling.chests")
@pytest.mark.parametrize("presence", ["skips", "returns"])
def test_a_chest_passes_over_a_hero_who_waits_to_return(presence: str) -> None:
    waiting = {"sheet": "gunner", "presence": presence, "hp": 0, "tokens": [], "potions": []}
    people = [hero("knight@laboratory", "key"), waiting, *ROOM[1:]]
    table = stage(people, dice=["2"]).choose("open")
    assert table.holder("hand_cannon") == -1
    assert table.holder("fist_cannon") == 0, "the next player's in order"
