"""La mort: sheets drawn, belongings returned, a turn missed."""

from __future__ import annotations

from typing import Any

from bossrush.testing.rules import rule
from tests.games.arkalion.table import ABOARD, Table, hero, stage

SIX = ("vigilante", "gunner", "mechanic", "knight", "adventurer", "technomancer")
DOOMED = "legionnaire-D3"


def dying(sheet: str = "gunner@D2", dice: list[str] | None = None, **carried: Any) -> Table:
    """Player 0's hero has one HP, and a Legionnaire stands beside it."""
    name = sheet.partition("@")[0]
    rest = [one for one in ABOARD if not one.startswith(name)][:3]
    gear = carried.pop("gear", None)
    fields = carried.pop("fields", {})
    people = [hero(sheet, hp=1, **carried), *map(hero, rest)]
    return stage(people, DOOMED, dice=dice, gear=gear, **fields)


@rule("arkalion.death.hp")
def test_without_hp_a_hero_dies() -> None:
    table = dying(dice=["gunner"]).enemies_act()
    assert table.at[0] is None
    assert table.hp[0] == 0
    assert table.s.grid[3 * 7 + 2] == 0


@rule("arkalion.death.draw")
def test_one_of_the_own_and_the_unused_sheets() -> None:
    """Four players, two unused sheets: one of three."""
    for sheet in ("gunner", "vigilante", "technomancer"):
        assert dying(dice=[sheet]).enemies_act().sheets[0] == sheet


@rule("arkalion.death.same")
def test_the_same_sheet_keeps_everything() -> None:
    table = dying(
        dice=["gunner"], tokens="key*2", potions="salve", gear={"hand_cannon": 0}
    ).enemies_act()
    assert table.sheets[0] == "gunner"
    assert table.tokens() == {"key": 2}
    assert table.potions() == {"salve": 1}
    assert table.holder("hand_cannon") == 0


@rule("arkalion.death.other", "arkalion.ruling.death_items")
def test_another_sheet_starts_over() -> None:
    table = dying(
        dice=["vigilante"],
        tokens="key*2 leaves",
        potions="salve",
        gear={"hand_cannon": 0, "war_hammer": 0},
    )
    assert table.bag == 64
    table.enemies_act()
    assert table.sheets[0] == "vigilante"
    assert (table.tokens(), table.potions()) == ({}, {})
    assert table.bag == 67
    assert table.copies("salve") == 6
    assert (table.holder("hand_cannon"), table.holder("war_hammer")) == (-1, -1)


@rule("arkalion.death.boxed")
def test_the_replaced_hero_is_never_drawn_again() -> None:
    table = dying(dice=["vigilante"]).enemies_act()
    ids = table.s.tables.sheet_ids
    assert table.s.boxed == 1 << ids.index("gunner")
    assert [ids[sheet] for sheet in table.s.unused()] == ["technomancer"]


@rule(
    "arkalion.death.no_sheet", "arkalion.ruling.death_items", "arkalion.ruling.gone_players_spawn"
)
def test_with_no_sheet_left_the_hero_is_gone() -> None:
    people = [hero("vigilante@D2", "key*3", "salve", hp=1)]
    people.extend(hero(f"{name}@mortar") for name in SIX[1:])
    table = stage(people, DOOMED, gear={"hand_cannon": 0}, phase="enemies", turn=4)
    assert table.sheets[0] is None
    assert table.tokens() == {}
    assert table.holder("hand_cannon") == -1
    assert table.copies("salve") == 6
    assert table.bag == 67
    assert table.s.turn == 5
    assert table.s.player() == 1, "the player made enemies appear, and that was all"
    assert table.s.decks[1].size() == 20


@rule("arkalion.ruling.death_items")
def test_a_weapon_that_came_back_can_be_crafted_again() -> None:
    people = [hero("vigilante@D2", hp=1), hero("gunner@armoury", "weapon_parts*2 gunpowder*2")]
    people.extend(hero(f"{name}@mortar") for name in SIX[2:])
    table = stage(people, DOOMED, gear={"hand_cannon": 0}, phase="enemies", turn=1)
    assert table.s.player() == 1
    table.choose("craft")
    assert table.holder("hand_cannon") == 1


@rule("arkalion.death.skip", "arkalion.ruling.return")
def test_a_turn_is_missed_and_the_hero_is_back_in_the_next() -> None:
    """Dead in the Enemies phase of turn 1: only appearance in turn 2, back in turn 3."""
    table = dying(dice=["gunner"], fields={"phase": "enemies"})
    assert table.s.turn == 2
    assert table.s.player() == 1
    assert table.s.decks[0].size() == 20, "player 0 and player 1 have drawn"
    for _ in range(3):
        table.choose("end")
    assert table.s.turn == 3
    for _ in range(3):  # the token has passed: player 0 comes last
        table.choose("end")
    assert (table.asked, table.decision().actor) == ("return", 0)
    assert table.s.cards_left == 0, "once the enemies have appeared"
    table.choose("starboard_cannon")
    assert (table.at[0], table.hp[0], table.s.actions) == ("starboard_cannon", 5, 5)


@rule("arkalion.death.skip", "arkalion.ruling.gone_players_spawn")
def test_who_is_gone_for_good_only_makes_enemies_appear() -> None:
    gone = {"presence": "gone", "hp": 0, "tokens": [], "potions": []}
    people = [gone, *(hero(f"{name}@mortar") for name in SIX[1:])]
    table = stage(people, phase="turn", turn=5, boxed=["vigilante"])
    assert table.s.turn == 6
    assert table.s.player() == 1
    assert table.s.decks[1].size() == 20


@rule("arkalion.ruling.new_hero_weapon")
def test_a_replacement_has_the_weapon_of_the_new_sheet() -> None:
    people = [hero("gunner@armoury", "weapon_parts*2 gunpowder*2 metal*2"), *map(hero, SIXTH)]
    table = stage(people, boxed=["knight"])
    table.choose("craft")
    assert table.holder("hand_cannon") == 0
    assert table.holder("war_hammer") == -1
    people = [hero("gunner@laboratory", "key"), *map(hero, SIXTH)]
    table = stage(people, boxed=["knight"], dice=["1"]).choose("open")
    assert table.holder("hand_cannon") == 0, "a chest roll on that seat gives it too"


SIXTH = ("mechanic@mortar", "adventurer@mortar", "vigilante@mortar")
