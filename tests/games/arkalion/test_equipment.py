"""Coffres et Armurerie: weapons from chests, and weapons crafted."""

from __future__ import annotations

from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, hero, stage

ROOM = [hero(text) for text in ABOARD[1:]]


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


@rule("arkalion.card.own_weapon", "arkalion.station.armoury", "arkalion.card.equipment_sources")
def test_crafting_the_own_weapon() -> None:
    everything = "weapon_parts*2 metal*2 glassware gunpowder"
    table = stage([hero("knight@armoury", everything), *ROOM])
    assert table.offers("craft") == ["craft"]
    label = next(option for option in table.decision().options if option.id == "craft").label
    assert label.args["weapon"].key == "arkalion-war_hammer-weapon-name"  # type: ignore[union-attr]
    before = table.bag
    table.choose("craft")
    assert table.holder("war_hammer") == 0
    assert table.holder("precision_rifle") == -1
    assert table.tokens() == {"weapon_parts": 1, "glassware": 1, "gunpowder": 1}
    assert table.bag == before + 3
    assert table.s.actions == 5
    assert table.refused("craft")
