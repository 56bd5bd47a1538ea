"""Combat specials, verb by verb: what each changes, for whom, and for how long."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.sector import SectorGame
from bossrush.testing.rules import rule
from tests.games.sector.table import HERE, Table, battle, mission, play_card

GAME = SectorGame([HERE / "core", HERE / "specials"], [HERE / "tech"])
PISTOLS = [["item.pistol-a"], ["item.pistol-b"]]
SHOOT_A = "shoot:item.pistol-a@1"
ROW = ["might", "might", "wisdom"]


def fight(card: str, mode: str, row: list[str] | None = None, **fields: Any) -> Table:
    """A round of this card's combat from its start, where specials speak."""
    fields.setdefault("phase", "round-start")
    fields.setdefault("round", 0)
    fields.setdefault("packs", PISTOLS if mode == "ranged" else None)
    table = battle(mode, row or ROW, card=f"act1.{card}", game=GAME, **fields)
    return table.choose("shoot") if table.asked == "close-in" else table


@rule("sector.combat.specials-override")
def test_an_extra_hit_die_is_rolled_for_every_shot_in_its_round_alone() -> None:
    table = fight("two-dice", "ranged", dice=["blank", "hit", "miss", "hit"], round=1)
    table.declare(SHOOT_A, "cover")
    assert (table.hp, table.dice_left) == ([10, 12], [])
    for quiet in (0, 2):
        table = fight("two-dice", "ranged", dice=["blank", "hit"], round=quiet)
        table.declare(SHOOT_A, "cover")
        assert (table.hp, table.dice_left) == ([11, 12], [])


@rule("sector.combat.specials-override")
def test_nobody_in_cover_is_safe_from_an_enemy_who_reaches_them() -> None:
    table = fight("reaching", "ranged", dice=["blank", "miss", "hit"])
    table.declare(SHOOT_A, "cover")
    assert (table.hp, table.dice_left) == ([12, 11], [])
    table = fight("reaching-reload", "ranged", dice=["blank", "miss"])
    table.declare(SHOOT_A, "cover")
    assert (table.hp, table.dice_left) == ([12, 12], [])
    table = fight("reaching-reload", "ranged", dice=["blank", "miss", "hit"])
    table.declare(SHOOT_A, "reload:item.pistol-b")
    assert (table.hp, table.dice_left) == ([12, 11], [])


@rule("sector.combat.specials-override")
def test_in_close_combat_those_who_are_reached_are_struck_without_a_die() -> None:
    table = fight("reaching-close", "close", dice=["might"])
    table.declare("fight", "cover")
    assert table.hp == [10, 10]


@rule("sector.combat.specials-override")
def test_at_most_so_many_dice_are_removed_in_a_round() -> None:
    table = fight("capped", "ranged", ["might"] * 3, dice=["hit", "hit", "miss"])
    table.declare("shoot:item.pistol-a@2", "cover")
    assert table.dice_left == []
    assert len(table.row) == 2


@rule("sector.combat.specials-override")
def test_doubles_block_nothing_where_a_special_says_so() -> None:
    table = fight("no-block", "close", dice=["might2"])
    table.declare("fight", "cover")
    assert table.hp == [10, 12]
    table = battle("close", ROW, card="act1.brawl", dice=["might2"])
    assert table.declare("fight", "cover").hp == [12, 12]


@rule("sector.combat.specials-override")
def test_only_the_ammo_named_can_be_fired() -> None:
    assert fight("picky", "ranged").mode == "close"
    table = fight("picky", "ranged", packs=[["item.pistol-a"], ["item.spark-a"]])
    assert table.mode == "ranged"
    assert table.offered(0, "shoot") == []
    assert table.offered(1, "shoot") != []


@rule("sector.combat.specials-override")
def test_a_special_brings_the_fight_to_close_quarters_in_its_round() -> None:
    assert fight("closing", "ranged", round=0).mode == "ranged"
    for later in (1, 2):
        assert fight("closing", "ranged", round=later).mode == "close"


@rule("sector.combat.specials")
def test_a_value_changed_until_combat_ends_grows_from_round_to_round() -> None:
    table = fight("growing", "close", dice=["cunning", "cunning", "cunning"])
    lost = []
    for _ in range(3):
        before = table.hp[0]
        table.declare("fight", "cover")
        lost.append(before - table.hp[0])
    assert lost == [2, 3, 4]


@rule("sector.combat.specials")
def test_a_value_changed_until_the_rounds_end_is_what_it_was_afterwards() -> None:
    table = fight("flaring", "close", dice=["cunning", "cunning"])
    table.declare("fight", "cover")
    assert table.hp == [7, 12]
    table.declare("cover", "fight")
    assert table.hp == [7, 10]


@rule("sector.combat.specials")
def test_the_ranged_value_and_the_close_one_change_apart() -> None:
    table = fight("aiming", "ranged", dice=["blank", "hit"])
    table.declare(SHOOT_A, "cover")
    assert table.hp == [8, 12]
    table = fight("aiming", "close", dice=["cunning"])
    table.declare("fight", "cover")
    assert table.hp == [10, 12]


@rule("sector.combat.specials")
@pytest.mark.parametrize(("row", "lost"), [(ROW, 2), (["might", "wisdom"], 5), (["might"], 5)])
def test_a_special_of_a_short_row_waits_until_it_is_short(row: list[str], lost: int) -> None:
    table = fight("last-stand", "close", row, dice=["cunning"])
    assert table.declare("fight", "cover").hp == [12 - lost, 12]


@rule("sector.combat.specials")
@pytest.mark.parametrize(("row", "lost"), [(ROW, 5), (["might", "cunning"], 2)])
def test_a_special_of_one_trait_needs_a_die_of_it(row: list[str], lost: int) -> None:
    dice = ["wisdom" if "cunning" in row else "cunning"]
    assert fight("wise", "close", row, dice=dice).declare("fight", "cover").hp == [12 - lost, 12]


@rule("sector.combat.specials")
@pytest.mark.parametrize(("flags", "lost"), [({}, 2), ({"flags": ["seen"]}, 5)])
def test_a_special_asks_what_is_remembered(flags: dict[str, list[str]], lost: int) -> None:
    table = fight("remembers", "close", dice=["cunning"], **flags)
    assert table.declare("fight", "cover").hp == [12 - lost, 12]
    table = fight("remembers", "close", dice=["cunning"], mission_flags=["seen"])
    assert table.declare("fight", "cover").hp == [7, 12]


@rule("sector.combat.specials")
@pytest.mark.parametrize(
    ("card", "first", "lost"),
    [
        ("bloodied", "cunning", 5),
        ("bloodied", "wisdom2", 2),
        ("spiteful", "cunning", 2),
        ("spiteful", "wisdom2", 5),
        ("thinned", "might", 2),
        ("thinned", "might2", 5),
    ],
)
def test_a_special_looks_at_what_the_round_has_brought(card: str, first: str, lost: int) -> None:
    """A double blocks, so nobody is hurt; a double that matches removes two dice."""
    table = fight(card, "close", ["might"] * 4, dice=[first, "cunning"])
    table.declare("fight", "cover")
    before = table.hp[1]
    table.declare("cover", "fight")
    assert before - table.hp[1] == lost


@rule("sector.combat.specials-override")
@pytest.mark.parametrize(
    ("card", "found"),
    [("jamming", (True, False)), ("level", (False, True)), ("capped", (False, False))],
)
def test_the_drone_and_the_flank_bonus_fail_only_where_a_special_says_so(
    card: str, found: tuple[bool, bool]
) -> None:
    changes = fight(card, "ranged").s.changes
    assert (changes.drone_fails, changes.no_flank_bonus) == found


@pytest.mark.parametrize(("card", "remembered"), [("glimpse", False), ("oath", True)])
def test_a_flag_lasts_for_its_chapter_or_for_the_mission(card: str, remembered: bool) -> None:
    table = play_card(f"act1.{card}", game=GAME, mission=mission("act1.you", "boss.warden"))
    table.choose("option-1")
    assert table.asked == "leader"
    assert (table.s.flags, table.s.mission_flags != 0) == (0, remembered)


def test_what_stands_behind_the_end_of_a_chapter_is_not_carried_out() -> None:
    for option, hp in (("option-1", [12, 12]), ("option-2", [9, 9])):
        table = play_card("act1.glimpse", game=GAME, mission=mission("act1.you", "boss.warden"))
        assert table.choose(option).hp == hp
        assert table.asked == "leader"


@rule("sector.combat.specials", "sector.close.block", "sector.amb.die-on-card")
def test_a_test_amid_a_fight_leaves_the_fighters_dice_what_they_were() -> None:
    """A double is rolled, then everybody is tested; it still removes two dice, and blocks."""
    table = fight("heckling", "close", dice=["might2", "cunning", "cunning"])
    table.declare("fight", "cover")
    assert (table.row, table.hp, table.dice_left) == (["wisdom"], [12, 12], [])


@rule("sector.combat.specials", "sector.close.resolve-order")
def test_a_test_at_every_die_that_goes_does_not_change_a_blow_still_to_be_resolved() -> None:
    tests = ["cunning", "cunning"]
    table = battle(
        "close",
        ["might", "wisdom", "wisdom", "cunning"],
        card="act1.goading",
        game=GAME,
        dice=["might", "wisdom", *tests, *tests],
    )
    table.declare("fight", "fight").choose("crew-0")
    assert (table.row, table.dice_left) == (["wisdom", "cunning"], [])
