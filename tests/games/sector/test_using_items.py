"""Using items: at any time, from the pool, on a roll, and how many weapons a round."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.sector import GAME
from bossrush.testing.rules import rule
from tests.games.sector.table import FOUR, FOUR_MORE, battle, play_card, share_out, stage

# -- using ----------------------------------------------------------------------------------


@rule("sector.item.use-any-time")
def test_gear_is_used_in_mid_combat_without_an_action() -> None:
    table = battle("close", ["might"], hp=[8, 12], packs=[["item.medkit"], []])
    table.choose("~use:item.medkit:crew-0")
    assert table.hp == [10, 12]
    assert table.asked == "declare"
    assert "fight" in table.offered(0)


@rule("sector.item.use-any-time")
def test_a_deadly_loss_may_be_met_with_a_heal_before_it_is_applied() -> None:
    table = battle("close", ["might"], dice=["wisdom"], hp=[2, 12], packs=[["item.medkit"], []])
    table.declare("fight", "cover")
    assert table.offered(0) == ["pass", "use:item.medkit"]
    table.choose("use:item.medkit")
    assert table.s.crew[0].record == [12, 2, 4, 2]
    assert table.won is None


@rule("sector.item.use-any-time")
def test_another_may_use_what_saves_somebody_from_death() -> None:
    table = battle("close", ["might"], dice=["wisdom"], hp=[2, 12], packs=[[], ["item.flask"]])
    table.declare("fight", "cover")
    table.choose("use:item.flask", seat=1)
    assert table.s.crew[0].record == [12, 2, 3, 1]


def test_letting_somebody_die_says_that_it_ends_the_mission() -> None:
    """Only the last who could still step in surely ends it."""
    fields: dict[str, Any] = {"dice": ["wisdom"], "hp": [2, 12]}
    both = battle("close", ["might"], packs=[["item.medkit"], ["item.flask"]], **fields)
    both.declare("fight", "cover")
    assert both.ends("pass") is None
    both.choose("pass")
    said = both.ends("pass", seat=1)
    assert said is not None
    assert said.key == "sector-ends-mission"
    assert both.ends("use:item.flask", seat=1) is None
    assert both.choose("pass", seat=1).won is False


@rule("sector.item.use-any-time")
def test_ammo_found_in_time_keeps_a_ranged_combat_going() -> None:
    packs = [["item.pistol-a", "item.ammo-belt"], []]
    loads = {"item.pistol-a": 1}
    table = battle("ranged", ["might"] * 2, dice=["hit", "miss"], packs=packs, loads=loads)
    table.declare("shoot:item.pistol-a@1", "cover")
    assert table.loaded("item.pistol-a") == 0
    table.choose("use:item.ammo-belt")
    assert table.loaded("item.pistol-a") == 2
    assert table.mode == "ranged"
    table.choose("shoot")
    assert table.offered(0) == ["shoot:item.pistol-a@1", "shoot:item.pistol-a@2"]


GLAND = ("cyber.gland", "cyber.dull-b")


@rule("sector.item.use-any-time")
def test_a_cybernetic_for_any_time_is_used_in_mid_combat_and_once_a_chapter() -> None:
    table = battle("close", ["might"], hp=[8, 12], implants=GLAND)
    assert "~implant:crew-0" in table.offered(0)
    table.choose("~implant:crew-0")
    assert table.hp == [9, 12]
    assert table.asked == "declare"
    assert table.refused("~implant:crew-0"), "once a chapter, says its card"


@rule("sector.item.use-any-time")
def test_a_cybernetic_for_any_time_is_used_between_chapters() -> None:
    table = stage("regroup", hp=[8, 12], implants=GLAND)
    assert table.offered(0) == ["done", "implant:crew-0"]
    table.choose("implant:crew-0")
    assert table.hp == [9, 12]
    assert table.told("use")[0].pieces == ("implant-0", "crew-0")


@rule("sector.item.use-any-time")
def test_a_cybernetic_may_save_its_wearer_from_death() -> None:
    table = battle("close", ["might"], dice=["wisdom"], hp=[2, 12], implants=GLAND)
    table.declare("fight", "cover")
    assert table.offered(0) == ["pass", "use:implant"]
    table.choose("use:implant")
    assert table.s.crew[0].record == [12, 2, 3, 1]


@rule("sector.item.use-any-time")
def test_a_cybernetic_for_out_of_combat_is_not_offered_in_one() -> None:
    implants = ("cyber.still", "cyber.dull-b")
    table = battle("close", ["might"], hp=[12, 8], implants=implants)
    assert "~implant:crew-0" not in table.offered(0)
    table = stage("regroup", hp=[12, 8], implants=implants)
    table.choose("implant:crew-0")
    assert table.hp == [12, 9]


@rule("sector.item.use-own-only")
def test_nobody_uses_what_another_carries() -> None:
    table = battle("close", ["might"], hp=[8, 8], packs=[[], ["item.medkit"]])
    assert table.refused("~use:item.medkit:crew-0", 0)
    assert table.refused("~use:item.medkit:crew-1", 0)
    table.choose("~use:item.medkit:crew-1", seat=1)
    assert table.hp == [8, 10]


@rule("sector.item.text")
def test_some_items_are_discarded_and_others_stay() -> None:
    packs = [["item.medkit", "item.canteen"], []]
    table = battle("close", ["might"], hp=[5, 12], packs=packs)
    table.choose("~use:item.medkit:crew-0")
    table.choose("~use:item.canteen:crew-0")
    assert table.hp == [8, 12]
    assert table.discards == ["item.medkit"]
    assert table.pack(0) == ["item.canteen"]


@rule("sector.item.text")
def test_a_lasting_item_serves_again() -> None:
    dice = ["blank", "miss", "hit", "blank", "miss", "hit"]
    packs = [["item.pistol-a", "item.lens"], []]
    table = battle("ranged", ["might", "might", "might"], dice=dice, packs=packs)
    for _ in range(2):
        table.declare("shoot:item.pistol-a@1", "cover")
        table.choose("use:item.lens")
        if table.asked == "close-in":
            table.choose("shoot")
    assert table.row == ["might"]
    assert "item.lens" in table.pack(0)


@rule("sector.item.use-from-pool", "sector.flow.between-use")
@pytest.mark.parametrize("phase", ["share-out", "regroup"])
def test_an_item_is_used_straight_from_the_pool(phase: str) -> None:
    table = stage(phase, hp=[5, 12], packs=[FOUR, FOUR_MORE], pool=("item.medkit",), then="regroup")
    table.choose("use-pooled:item.medkit:crew-0", seat=0)
    assert table.hp == [7, 12]
    assert table.discards == ["item.medkit"]


@rule("sector.item.use-from-pool")
def test_a_lasting_item_is_used_from_the_pool_and_stays_there() -> None:
    table = stage("regroup", hp=[5, 12], packs=[FOUR, []], pool=("item.canteen",))
    table.choose("use-pooled:item.canteen:crew-0", seat=0)
    assert table.hp == [6, 12]
    assert table.pool == ["item.canteen"]
    assert table.refused("use-pooled:item.canteen:crew-0", 0), "once a chapter, says its card"


@rule("sector.example.full-inventory")
def test_stale_rations_are_eaten_on_the_spot() -> None:
    table = share_out(("item.stale-rations",), [FOUR, FOUR_MORE], hp=[8, 12])
    table.choose("use-pooled:item.stale-rations:crew-0")
    assert table.hp == [9, 12]
    assert table.discards == ["item.stale-rations"]
    assert table.s.crew[0].slots_used() == 4


@rule("sector.amb.item-interrupt")
def test_an_item_steps_in_between_a_roll_and_its_application() -> None:
    table = play_card("act1.might-test", dice=["wisdom", "might"], packs=[["item.chrono-bomb"], []])
    assert table.asked == "window"
    assert table.hp == [12, 12], "nothing has been applied"
    assert table.offered() == ["pass", "use:item.chrono-bomb"]
    assert 1 not in table.play.pending, "only the roller is asked"


@rule("sector.example.chrono-bomb")
def test_a_chrono_bomb_is_part_of_the_one_attempt() -> None:
    table = play_card(
        "act1.wisdom-test",
        dice=["might", "wisdom", "item.medkit"],
        packs=[["item.chrono-bomb"], []],
    )
    table.choose("use:item.chrono-bomb")
    assert table.hp == [12, 12]
    assert table.pool == ["item.medkit"], "the test is passed"
    assert table.discards == ["item.chrono-bomb"]
    assert len(table.told("test")) == 1, "and it was one attempt"


@rule("sector.example.chrono-bomb")
def test_only_the_second_result_of_a_chrono_bomb_counts() -> None:
    table = play_card(
        "act2.double-test",
        dice=["wisdom", "might2"],
        packs=[["item.chrono-bomb"], []],
    )
    assert table.asked == "window", "a single does not pass"
    table.choose("use:item.chrono-bomb")
    assert table.hp == [11, 12]


@rule("sector.amb.help-others")
def test_an_item_helps_another_only_if_its_text_says_so() -> None:
    packs = [["item.medkit", "item.flask"], []]
    table = battle("close", ["might"], hp=[12, 5], packs=packs)
    assert table.refused("~use:item.medkit:crew-0"), "it heals its holder, who is well"
    assert table.refused("~use:item.medkit:crew-1")
    table.choose("~use:item.flask:crew-0")
    assert table.hp == [12, 6], "this one says: everybody"


@rule("sector.amb.help-others")
def test_nobody_re_rolls_anothers_die() -> None:
    table = play_card("act1.might-test", dice=["wisdom"], packs=[[], ["item.chrono-bomb"]])
    assert table.hp == [10, 12], "B's re-roll was of no use to A"


# -- weapons in a round ---------------------------------------------------------------------


@rule("sector.item.weapon-limit")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_two_slots_worth_of_weapons_in_a_ranged_round(place: int) -> None:
    pack = ["item.pistol-b", "item.pistol-c"]
    pack.insert(place, "item.assault-rifle")
    table = battle("ranged", ["might", "might"], packs=[pack, []])
    assert [option for option in table.offered() if "+" in option] == [
        "shoot:item.pistol-b@1+item.pistol-c@1"
    ]
    assert table.refused("shoot:item.pistol-b@1+item.assault-rifle@1")
    assert table.refused("shoot:item.assault-rifle@1+item.pistol-b@1")


@rule("sector.item.weapon-limit", "sector.amb.close-weapon")
def test_two_slots_worth_of_weapons_in_a_close_round() -> None:
    packs = [["item.knife", "item.axe"], []]
    table = battle("close", ["wisdom", "wisdom", "might"], dice=["wisdom"], packs=packs)
    table.declare("fight", "cover")
    assert table.offered() == ["pass", "use:item.knife", "use:item.axe"]
    table.choose("use:item.knife")
    table.choose("might")
    assert table.row == ["wisdom"]
    assert table.s.round == 2, "three slots exceed two: the axe was not offered any more"


@rule("sector.example.four-pistols")
def test_four_pistols_are_never_fired_at_once() -> None:
    four = ["item.pistol-a", "item.pistol-b", "item.pistol-c", "item.pistol-d"]
    table = battle("ranged", ["might"] * 5, packs=[four, []])
    shots = [option for option in table.offered() if option.startswith("shoot")]
    assert max(option.count("item.") for option in shots) == 2
    pairs = {option.replace("@2", "@1") for option in shots if "+" in option}
    assert len(pairs) == 6, "any two of the four"


@rule("sector.item.weapon-limit-resets")
def test_the_other_two_pistols_are_fired_in_the_next_round() -> None:
    four = ["item.pistol-a", "item.pistol-b", "item.pistol-c", "item.pistol-d"]
    dice = ["hit", "hit", "miss", "hit", "hit", "miss"]
    table = battle("ranged", ["might"] * 5, dice=dice, packs=[four, []])
    table.declare("shoot:item.pistol-a@1+item.pistol-b@1", "cover")
    table.choose("shoot")
    table.declare("shoot:item.pistol-c@1+item.pistol-d@1", "cover")
    assert table.row == ["might"]


@rule("sector.item.gear-unlimited")
def test_any_number_of_gear_in_a_round() -> None:
    packs = [["item.medkit", "item.stimulant", "item.stale-rations"], []]
    table = battle("close", ["might"], hp=[5, 12], packs=packs)
    for gear in packs[0]:
        table.choose(f"~use:{gear}:crew-0")
    assert table.hp == [9, 12]
    assert table.s.round == 1


@rule("sector.item.weapons-and-gear")
def test_weapons_and_gear_in_one_round() -> None:
    packs = [["item.assault-rifle", "item.lens", "item.medkit"], []]
    table = battle("ranged", ["might"] * 2, dice=["blank", "miss", "hit"], hp=[5, 12], packs=packs)
    table.choose("~use:item.medkit:crew-0")
    table.declare("shoot:item.assault-rifle@1", "cover")
    table.choose("use:item.lens")
    assert table.row == ["might"]
    assert table.hp == [7, 12]


@rule("sector.amb.close-weapon")
def test_a_close_weapon_adds_to_a_fight() -> None:
    packs = [["item.knife"], []]
    table = battle("close", ["might", "wisdom"], dice=["wisdom"], packs=packs, deck=())
    table.declare("fight", "cover")
    table.choose("use:item.knife")
    assert table.mode == "none", "one die by the roll, one by the knife"
    assert table.hp == [12, 12]


@rule("sector.amb.ranged-weapon-in-close")
def test_a_gun_is_of_no_use_in_a_fight() -> None:
    packs = [["item.assault-rifle"], []]
    table = battle("close", ["might", "might"], dice=["might"], packs=packs)
    table.declare("fight", "cover")
    assert table.row == ["might"]
    assert table.loaded("item.assault-rifle") == 2
    assert table.told("use") == []


# -- rolling several dice again ---------------------------------------------------------------

REAL: dict[str, Any] = {
    "card": "act1.kennel",
    "game": GAME,
    "implants": ("cyber.gyro-wrist", "cyber.flinch-circuit"),
    "names": ("smith", "abbot"),
}


@rule("sector.item.text")
def test_each_die_of_the_row_is_rolled_again_only_once() -> None:
    dice = ["might", "cunning", "wisdom"]
    packs = [["item.shrill-pipe"], []]
    table = battle("close", ["cunning", "wisdom"], dice=dice, packs=packs, **REAL)
    table.declare("fight", "cover")
    table.choose("use:item.shrill-pipe")
    assert table.offered() == ["cunning", "wisdom", "stop"]
    table.choose("cunning")
    assert table.row == ["cunning", "wisdom"]
    assert table.offered() == ["wisdom", "stop"], "the cunning there is has just been rolled"
    table.choose("wisdom")
    assert table.s.rerolled == 0


@rule("sector.item.text")
def test_each_ammo_die_is_rolled_again_only_once() -> None:
    dice = ["blank", "blank", "miss", "blank", "hit"]
    packs = [["weapon.warder-pistol", "item.rangefinder"], []]
    table = battle("ranged", ["might"] * 3, dice=dice, packs=packs, **REAL)
    table.declare("shoot:weapon.warder-pistol@2", "cover")
    table.choose("use:item.rangefinder")
    assert table.offered() == ["die-0", "stop"], "equal dice are one option"
    table.choose("die-0")
    assert table.offered() == ["die-1", "stop"]
    table.choose("die-1")
    assert table.s.rerolled == 0
