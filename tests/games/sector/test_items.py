"""Items: found, shared out, carried, used, exchanged, left behind."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.content import load
from bossrush.engine.errors import PositionError
from bossrush.games.sector.game import VOCABULARY
from bossrush.games.sector.records import PACKS
from bossrush.testing.rules import rule
from tests.games.sector.table import Table, battle, mission, play_card, stage

FOUR = ["item.pistol-b", "item.pistol-c", "item.knife", "item.chip"]
"""Four one-slot items: a full inventory."""


def sharing(pool: tuple[str, ...], packs: list[list[str]], **fields: Any) -> Table:
    """The crew are sharing out what they have just drawn, in mid-chapter."""
    crew = len(packs)
    return stage("share-out", crew, pool=pool, packs=packs, then="regroup", **fields)


# -- weapon or gear -------------------------------------------------------------------------


@rule("sector.item.categories")
def test_every_item_is_a_weapon_or_gear() -> None:
    content = load(VOCABULARY, [PACKS / "core", PACKS / "tech"])
    for kind in ("item", "starting_weapon"):
        for item in content.records(kind):
            assert item.category in ("weapon", "gear"), item.id


@rule("sector.item.categories")
def test_an_effect_that_names_weapons_leaves_gear_alone() -> None:
    table = play_card("act2.gun-toll", packs=[["item.medkit", "item.pistol-a", "item.knife"], []])
    assert table.offered() == ["item.pistol-a", "item.knife"]
    table.choose("item.knife")
    assert table.pack(0) == ["item.medkit", "item.pistol-a"]


# -- finding --------------------------------------------------------------------------------


@rule("sector.item.draw-sources")
def test_items_come_from_a_cards_text_and_from_a_search() -> None:
    table = play_card("act1.stash", dice=["item.medkit"])
    assert table.pool == ["item.medkit"]
    table = battle("close", ["might"], dice=["might", "item.chip"])
    table.declare("fight", "cover")
    assert table.pool == ["item.chip"]
    assert table.dice_left == []


@rule("sector.example.search-two")
def test_a_search_of_two_is_two_cards() -> None:
    dice = ["might", "item.chip", "item.medkit"]
    table = battle("close", ["might"], dice=dice, card="act1.crowd")
    table.declare("fight", "cover")
    assert table.pool == ["item.chip", "item.medkit"]


@rule("sector.example.search-one")
def test_a_search_of_one_is_one_card() -> None:
    table = battle("close", ["might"], dice=["might", "item.chip"], card="act1.brawl")
    table.declare("fight", "cover")
    assert table.pool == ["item.chip"]


@rule("sector.item.pool")
def test_what_is_drawn_lies_open_before_all() -> None:
    table = play_card("act1.two-finds", dice=["item.medkit", "item.chip"])
    assert table.pool == ["item.medkit", "item.chip"]
    assert [table.pack(0), table.pack(1)] == [[], []]
    for seat in (None, 0, 1):
        shown = {card.id: card.at for card in table.play.scene(seat).cards}
        assert (shown["item.medkit"], shown["item.chip"]) == ("pool", "pool")


@rule("sector.item.distribute")
def test_the_group_decides_who_takes_what() -> None:
    table = sharing(("item.medkit", "item.chip"), [[], []])
    assert table.play.pending[0] is table.play.pending[1], "it is asked of the whole group"
    table.choose("give:item.medkit:crew-1", 0)
    table.choose("give:item.chip:crew-1", 0)
    assert table.pack(1) == ["item.medkit", "item.chip"]
    assert table.pool == []


@rule("sector.item.discard-unwanted")
def test_what_nobody_takes_goes_face_up_on_the_discard_pile() -> None:
    table = sharing(("item.medkit", "item.chip"), [[], []])
    table.choose("give:item.chip:crew-0")
    table.choose("done")
    assert table.pool == []
    assert table.discards == ["item.medkit"]


@rule("sector.item.discard-unwanted")
def test_a_carried_item_may_be_discarded_in_the_middle_of_a_combat() -> None:
    table = battle("close", ["might"], packs=[["item.medkit", "item.assault-rifle"], []])
    table.choose("~drop:item.medkit:crew-0")
    assert table.pack(0) == ["item.assault-rifle"]
    assert table.discards == ["item.medkit"]
    assert table.s.crew[0].slots_used() == 2
    assert table.asked == "declare", "it took no action"


@rule("sector.item.discard-unwanted")
def test_a_weapon_that_is_declared_cannot_be_discarded_meanwhile() -> None:
    packs = [["item.pistol-a", "item.chip"], ["item.pistol-b"]]
    table = battle("ranged", ["might"] * 2, packs=packs, seats=1)
    table.choose("shoot:item.pistol-a@1")
    assert table.decision().actor == 1
    assert table.refused("~drop:item.pistol-a:crew-0")
    table.choose("~drop:item.chip:crew-0")
    assert table.discards == ["item.chip"]


@rule("sector.item.discard-unwanted", "sector.flow.between-activities")
@pytest.mark.parametrize("carried", [True, False])
def test_a_gun_discarded_between_chapters_frees_its_dice_at_once(carried: bool) -> None:
    """There are two explosive dice: while the rocket holds them the tube stays empty."""
    table = stage(
        "regroup",
        packs=[["item.rocket"] if carried else [], ["item.grenade-tube"]],
        pool=() if carried else ("item.rocket",),
        empty=("item.grenade-tube",),
    )
    assert table.refused("reload:item.grenade-tube:crew-1", 1)
    table.choose("drop:item.rocket:crew-0", 0)
    assert table.discards == ["item.rocket"]
    table.choose("reload:item.grenade-tube:crew-1", 1)
    assert table.loaded("item.grenade-tube") == 2


@rule("sector.amb.pool-close")
def test_the_pool_stays_open_until_the_next_card_is_turned() -> None:
    table = battle("close", ["might"], dice=["might", "item.medkit"], mission=mission("act1.you"))
    table.declare("fight", "cover")
    table.ready()
    assert table.asked == "leader"
    assert (table.pool, table.discards) == (["item.medkit"], [])
    table.lead()
    assert (table.pool, table.discards) == ([], ["item.medkit"])


@rule("sector.amb.pool-close")
def test_what_is_drawn_in_mid_chapter_is_shared_out_before_the_chapter_goes_on() -> None:
    table = play_card("act1.stash", dice=["item.medkit"])
    assert table.asked == "share"
    assert table.hp == [12, 12], "the card's next effect waits"
    table.choose("done")
    assert table.hp == [11, 12]
    assert (table.pool, table.discards) == ([], ["item.medkit"])


# -- the deck runs out ----------------------------------------------------------------------


@rule("sector.item.reshuffle")
def test_the_discards_become_the_new_deck() -> None:
    discards = ("item.medkit", "item.chip", "item.knife", "item.axe", "item.lens")
    table = play_card("act1.stash", dice=["item.knife"], deck=(), discards=discards)
    assert table.pool == ["item.knife"]
    assert table.s.items.size() == 4
    assert table.discards == []
    assert len(table.told("shuffle")) == 1, "people at a real table must know when to shuffle"


@rule("sector.item.reshuffle-when")
def test_a_draw_reshuffles_when_it_needs_a_card_and_none_is_left() -> None:
    discards = ("item.medkit", "item.chip", "item.knife")
    dice = ["item.chip"]  # the deck's last card needs no luck
    table = play_card("act1.two-finds", dice=dice, deck=("item.lens",), discards=discards)
    assert table.pool == ["item.lens", "item.chip"]
    assert table.s.items.size() == 2
    assert table.discards == []


@rule("sector.item.reshuffle-when")
def test_drawing_the_last_card_reshuffles_nothing_yet() -> None:
    discards = ("item.medkit", "item.chip", "item.knife")
    table = play_card("act1.stash", deck=("item.lens",), discards=discards)
    assert table.s.items.size() == 0
    assert table.discards == list(discards)
    assert table.told("shuffle") == []


@rule("sector.item.reshuffle-both-empty")
def test_with_deck_and_discards_empty_the_rest_is_not_drawn() -> None:
    table = play_card("act2.three-finds", deck=("item.lens",))
    assert table.pool == ["item.lens"]
    table.choose("done")
    assert table.hp == [11, 12], "the card's text goes on"


# -- four slots -----------------------------------------------------------------------------


@rule("sector.item.slots", "sector.item.single-slot")
def test_four_portrait_items_fill_an_inventory() -> None:
    table = sharing(("item.medkit", "item.lens"), [FOUR[:3], FOUR[3:]])
    table.choose("give:item.medkit:crew-0")
    assert table.s.crew[0].slots_used() == 4
    assert table.refused("give:item.lens:crew-0")
    table.choose("give:item.lens:crew-1")


@rule("sector.item.double-slot")
def test_two_landscape_items_fill_an_inventory() -> None:
    table = sharing(("item.axe",), [["item.assault-rifle", "item.long-rifle"], ["item.crate"]])
    assert table.refused("give:item.axe:crew-0")
    table.choose("give:item.axe:crew-1")
    assert table.s.crew[1].slots_used() == 4


@rule("sector.item.mix")
def test_landscape_and_portrait_items_add_up() -> None:
    pack = ["item.assault-rifle", "item.pistol-a", "item.medkit"]
    table = sharing(("item.chip",), [pack, ["item.axe", "item.knife"]])
    assert table.refused("give:item.chip:crew-0")
    table.choose("give:item.chip:crew-1")


@rule("sector.item.limit-at-turn")
def test_nobody_comes_to_the_next_card_with_more_than_four_slots() -> None:
    """Slots count, not cards: three cards can be too many, and four landscape ones always are."""
    with pytest.raises(PositionError, match="four slots"):
        stage("turn-card", packs=[["item.assault-rifle", "item.axe", "item.chip"], []])
    table = stage("turn-card", packs=[["item.assault-rifle", "item.axe"], FOUR])
    assert table.asked == "leader"
    table = stage("regroup", packs=[["item.assault-rifle", "item.axe"], FOUR], pool=("item.lens",))
    assert not any(option.startswith(("give", "hand")) for option in table.offered(0))
    assert not any(option.startswith(("give", "hand")) for option in table.offered(1))


@rule("sector.item.limit-moment")
def test_room_is_made_by_laying_something_down() -> None:
    table = sharing(("item.medkit",), [FOUR, FOUR_MORE])
    assert table.refused("give:item.medkit:crew-0")
    table.choose("lay:item.knife:crew-0")
    table.choose("give:item.medkit:crew-0")
    assert table.s.crew[0].slots_used() == 4
    assert table.pool == ["item.knife"]


@rule("sector.item.limit-moment")
def test_a_swap_between_full_inventories_is_judged_when_complete() -> None:
    table = battle("close", ["might"], packs=[FOUR, FOUR_MORE])
    table.declare("trade:crew-1", "fight")
    table.choose("item.lens")
    assert table.refused("confirm"), "five slots"
    table.choose("item.chip")
    assert "confirm" in table.offered()


FOUR_MORE = ["item.lens", "item.plate", "item.charge", "item.canteen"]


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
    table.choose("use:item.flask", 1)
    assert table.s.crew[0].record == [12, 2, 3, 1]


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


@rule("sector.item.use-own-only")
def test_nobody_uses_what_another_carries() -> None:
    table = battle("close", ["might"], hp=[8, 8], packs=[[], ["item.medkit"]])
    assert table.refused("~use:item.medkit:crew-0", 0)
    assert table.refused("~use:item.medkit:crew-1", 0)
    table.choose("~use:item.medkit:crew-1", 1)
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
    table.choose("use-pooled:item.medkit:crew-0", 0)
    assert table.hp == [7, 12]
    assert table.discards == ["item.medkit"]


@rule("sector.item.use-from-pool")
def test_a_lasting_item_is_used_from_the_pool_and_stays_there() -> None:
    table = stage("regroup", hp=[5, 12], packs=[FOUR, []], pool=("item.canteen",))
    table.choose("use-pooled:item.canteen:crew-0", 0)
    assert table.hp == [6, 12]
    assert table.pool == ["item.canteen"]
    assert table.refused("use-pooled:item.canteen:crew-0", 0), "once a chapter, says its card"


@rule("sector.example.full-inventory")
def test_stale_rations_are_eaten_on_the_spot() -> None:
    table = sharing(("item.stale-rations",), [FOUR, FOUR_MORE], hp=[8, 12])
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


# -- exchanging -----------------------------------------------------------------------------


@rule("sector.item.exchange-between")
def test_items_pass_freely_between_chapters() -> None:
    table = stage("regroup", packs=[["item.medkit", "item.chip", "item.lens"], ["item.axe"]])
    for gift in ("item.medkit", "item.chip"):
        table.choose(f"hand:{gift}:crew-1", 0)
    assert table.refused("hand:item.lens:crew-0", 0)
    assert "hand:item.lens:crew-1" not in table.offered(0), "four slots are full"
    table.choose("hand:item.axe:crew-0", 1)
    table.choose("hand:item.lens:crew-1", 0)
    assert table.pack(0) == ["item.axe"]
    assert table.pack(1) == ["item.medkit", "item.chip", "item.lens"]


@rule("sector.item.exchange-on-draw")
def test_carried_items_change_hands_over_an_open_pool() -> None:
    table = sharing(("item.medkit",), [["item.knife"], []])
    table.choose("lay:item.knife:crew-0")
    table.choose("give:item.knife:crew-1")
    assert [table.pack(0), table.pack(1)] == [[], ["item.knife"]]
    assert table.pool == ["item.medkit"]


@rule("sector.item.exchange-trade")
def test_in_combat_nothing_is_handed_over_without_a_trade() -> None:
    table = battle("close", ["might"], dice=["wisdom"], packs=[["item.medkit"], []])
    assert table.refused("hand:item.medkit:crew-1")
    assert table.refused("~hand:item.medkit:crew-1")
    assert table.refused("~lay:item.medkit:crew-0")
    table.declare("trade:crew-1", "fight")
    table.choose("item.medkit")
    table.choose("confirm")
    assert [table.pack(0), table.pack(1)] == [[], ["item.medkit"]]


@rule("sector.item.exchange-trade", "sector.amb.draw-in-combat")
def test_items_drawn_in_combat_open_a_pool_there() -> None:
    table = battle(
        "close",
        ["might"] * 3,
        dice=["might", "might", "item.pistol-a"],
        card="act3.find",
        packs=[["item.medkit"], []],
    )
    table.declare("fight", "fight")
    assert table.pool == ["item.pistol-a"]
    table.choose("lay:item.medkit:crew-0")
    table.choose("give:item.medkit:crew-1")
    table.choose("give:item.pistol-a:crew-0")
    assert [table.pack(0), table.pack(1)] == [["item.pistol-a"], ["item.medkit"]]
    assert table.asked == "declare"


@rule("sector.amb.draw-in-combat")
def test_a_weapon_found_in_a_round_does_not_serve_an_action_declared_before() -> None:
    table = battle(
        "close", ["might"] * 3, dice=["might", "item.knife"], card="act3.loot-bag", hp=[12, 12]
    )
    table.declare("fight", "cover")
    table.choose("give:item.knife:crew-0")
    assert table.pack(0) == ["item.knife"]
    assert table.told("use") == []
    assert table.row == ["might", "might"], "the fight went on without it"
    assert (table.asked, table.s.round) == ("declare", 2)


@rule("sector.example.stale-rations")
def test_the_trader_eats_what_was_just_received() -> None:
    table = battle("close", ["might"], dice=["wisdom"], hp=[8, 12], packs=[[], RATIONS])
    table.declare("trade:crew-1", "fight")
    table.choose("item.stale-rations")
    table.choose("confirm")
    table.choose("use:item.stale-rations")
    assert table.s.crew[0].record == [12, 8, 9]
    assert table.discards == ["item.stale-rations"]
    rounds = [event.kind for event in table.play.events if event.kind in ("use", "round")]
    assert rounds == ["use", "round"], "in the round of the trade"


@rule("sector.amb.item-action")
def test_what_needs_an_action_waits_after_a_trade() -> None:
    packs = [[], ["item.pistol-b", "item.medkit", "item.knife"], ["item.assault-rifle"]]
    table = battle(
        "ranged", ["might"] * 2, dice=["blank", "miss"], hp=[8, 12, 12], crew=3, packs=packs
    )
    table.declare("trade:crew-1", "cover", "shoot:item.assault-rifle@1")
    for item in packs[1]:
        table.choose(item)
    table.choose("confirm")
    assert table.offered() == ["pass", "use:item.medkit"]


RATIONS = ["item.stale-rations"]


@rule("sector.item.loaded-dice-travel")
def test_ammo_dice_travel_with_their_weapon_and_return_when_it_is_discarded() -> None:
    packs = [["item.assault-rifle"], []]
    loads = {"item.assault-rifle": 1}
    table = battle("close", ["might"], dice=["wisdom"], packs=packs, loads=loads)
    table.declare("trade:crew-1", "fight")
    table.choose("item.assault-rifle")
    table.choose("confirm")
    assert table.pack(1) == ["item.assault-rifle"]
    assert (table.loaded("item.assault-rifle"), table.supply("ballistic")) == (1, 6)
    table = sharing(("item.assault-rifle",), [[], []], loads=loads)
    table.choose("done")
    assert (table.loaded("item.assault-rifle"), table.supply("ballistic")) == (0, 7)


# -- starting weapons -----------------------------------------------------------------------


@rule("sector.item.starting-weapon-left")
def test_starting_weapons_nobody_received_never_appear() -> None:
    dice = ["weapon.start-a", "weapon.start-d", "item.medkit"]
    table = play_card("start.locker", dice=dice)
    table.choose("weapon.start-a")
    deck = {table.s.t.item_ids[item] for run in table.s.items.runs for item in run.cards}
    assert not {card for card in deck if card.startswith("weapon.")}
    handed_out = {*table.pack(0), *table.pack(1)}
    assert handed_out == {"weapon.start-a", "weapon.start-d"}
    assert table.discards == [], "and so no reshuffle brings them back"


@rule("sector.item.starting-weapon-discard")
def test_a_discarded_starting_weapon_is_an_item_like_any_other() -> None:
    table = sharing(("item.medkit",), [["weapon.start-a"], []], deck=())
    table.choose("lay:weapon.start-a:crew-0")
    table.choose("give:item.medkit:crew-0")
    table.choose("done")
    assert table.discards == ["weapon.start-a"]
    table = play_card("act1.stash", deck=(), discards=("weapon.start-a",))
    assert table.pool == ["weapon.start-a"]
    assert table.loaded("weapon.start-a") == 2
