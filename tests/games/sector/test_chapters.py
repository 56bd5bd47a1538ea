"""Chapters: choices, tests and what counts as one attempt."""

from __future__ import annotations

from bossrush.games.sector import SectorGame
from bossrush.testing.rules import rule
from tests.games.sector.table import HERE, battle, play_card, stage


@rule("sector.chapter.instructions", "sector.chapter.begin-combat-text")
def test_a_choice_that_leads_to_a_test_that_leads_to_combat() -> None:
    table = play_card("act2.trick", dice=["might"]).choose("option-1")
    assert table.mode == "close"
    assert table.asked == "declare"
    table = play_card("act2.trick", dice=["cunning"]).choose("option-1")
    assert table.s.phase in (3, 12)  # the chapter is complete


@rule("sector.chapter.collective-choice")
def test_a_choice_is_the_crews() -> None:
    table = play_card("act1.cyborg", crew=3)
    decision = table.decision(0)
    assert decision.crew
    assert table.decision(2) is decision  # one object under every seat
    table.choose("option-1", seat=2)
    assert table.asked == "begin"


@rule("sector.chapter.test")
def test_the_named_symbol_passes() -> None:
    assert play_card("act1.might-test", dice=["might"]).hp == [12, 12]
    assert play_card("act1.might-test", dice=["cunning"]).hp == [10, 12]


@rule("sector.chapter.test-double")
def test_a_double_passes_and_counts_twice() -> None:
    assert play_card("act1.wisdom-test", dice=["wisdom2"], deck=()).hp == [12, 12]
    table = play_card("act1.total-test", dice=["wisdom2", "wisdom"], deck=("item.chip",))
    assert table.pool == ["item.chip"]
    assert play_card("act1.total-test", dice=["wisdom", "wisdom"]).hp == [11, 11]


@rule("sector.chapter.one-attempt", "sector.amb.item-interrupt")
def test_a_reroll_is_part_of_the_same_attempt() -> None:
    table = play_card(
        "act1.wisdom-test",
        dice=["might", "wisdom"],
        packs=[["item.chrono-bomb"], []],
        deck=("item.chip",),
    )
    assert table.offered(0) == ["pass", "use:item.chrono-bomb"]
    table.choose("use:item.chrono-bomb")
    assert table.hp == [12, 12]
    assert len(table.told("test-over")) == 1
    assert "item.chrono-bomb" in table.discards


@rule("sector.amb.double-block-test")
def test_the_shield_of_a_double_does_nothing_in_a_test() -> None:
    assert play_card("act2.double-test", dice=["wisdom2"]).hp == [12, 12]
    assert play_card("act1.wisdom-test", dice=["might2"]).hp == [10, 12]


@rule("sector.amb.all-crew-test")
def test_each_rolls_and_is_judged_alone() -> None:
    dice = ["might", "cunning", "might"]
    table = play_card("act1.each-test", crew=3, dice=dice, hp=[10, 10, 10])
    assert table.hp == [11, 9, 11]


@rule("sector.amb.nominated-test")
def test_the_group_names_who_rolls() -> None:
    table = play_card("act1.one-test", crew=3, dice=["cunning"])
    table.choose("crew-1")
    assert table.hp == [12, 11, 12]
    assert len(table.told("roll")) == 1


@rule("sector.chapter.test")
def test_a_stubborn_door_costs_until_it_opens() -> None:
    table = play_card("act2.stubborn-door", dice=["cunning", "wisdom", "might"])
    assert table.hp == [10, 12]
    assert table.dice_left == []


@rule("sector.flow.you-effects")
def test_you_is_the_leader_alone() -> None:
    assert play_card("act1.you").hp == [10, 12]


@rule("sector.flow.you-plain")
def test_the_crew_is_everyone() -> None:
    assert play_card("act1.crew", crew=3).hp == [11, 11, 11]


@rule("sector.flow.hp-immediate")
def test_hp_are_up_to_date_within_a_card() -> None:
    assert play_card("act1.lowest").hp == [9, 12]


@rule("sector.amb.hit-dice-shortage")
def test_more_hit_dice_than_the_box_holds() -> None:
    table = play_card("act1.salvo", dice=["hit", "miss", "hit", "miss", "hit"])
    assert table.hp == [9, 12]


@rule("sector.setup.cybernetic-permanent", "sector.component.cybernetics")
def test_an_implant_for_outside_combat_is_of_no_use_in_it() -> None:
    table = play_card(
        "act1.might-test", dice=["cunning", "might"], implants=("cyber.second", "cyber.dull-b")
    )
    table.choose("use:implant")
    assert table.hp == [12, 12]
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["blank", "miss", "cunning", "might"],
        packs=[["item.assault-rifle"], []],
        card="act3.drill",
        implants=("cyber.second", "cyber.dull-b"),
    )
    table.declare("shoot:item.assault-rifle@1", "cover")
    assert table.asked == "close-in"  # the special's test was rolled, and nothing offered


@rule("sector.item.text")
def test_once_a_chapter_means_once_until_the_next_card_is_turned() -> None:
    table = stage("regroup", packs=[["item.canteen"], []], hp=[8, 12])
    table.choose("use:item.canteen:crew-0", seat=0)
    assert table.hp == [9, 12]
    assert table.refused("use:item.canteen:crew-0", 0)


@rule("sector.amb.all-crew-test")
def test_a_second_test_of_those_who_failed_leaves_the_first_as_it_was() -> None:
    """Abbot passes; of the others, who are tested again, one fails for good: he alone is healed."""
    table = play_card(
        "act1.second-chance",
        crew=3,
        hp=[5, 5, 5],
        dice=["might", "cunning", "cunning", "cunning", "might"],
        game=SectorGame([HERE / "core", HERE / "specials"], [HERE / "tech"]),
    )
    assert (table.hp, table.dice_left) == ([6, 5, 4], [])
