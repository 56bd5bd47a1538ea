"""Items: found, shared out, carried within four slots, left behind."""

from __future__ import annotations

import pytest

from bossrush.engine.content import load
from bossrush.engine.errors import PositionError
from bossrush.games.sector.cards.records import PACKS
from bossrush.games.sector.game import VOCABULARY
from bossrush.testing.rules import rule
from tests.games.sector.table import (
    FOUR,
    FOUR_MORE,
    battle,
    mission,
    play_card,
    share_out,
    stage,
)

# -- weapon or gear -------------------------------------------------------------------------


@rule("sector.item.categories")
def test_every_item_is_a_weapon_or_gear() -> None:
    content = load(VOCABULARY, [PACKS / "core", PACKS / "tech"])
    for kind, count in (("item", 32), ("starting_weapon", 4)):
        items = content.records(kind)
        assert len(items) == count
        for item in items:
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
    table = share_out(("item.medkit", "item.chip"), [[], []])
    assert table.play.pending[0] is table.play.pending[1], "it is asked of the whole group"
    table.choose("give:item.medkit:crew-1", seat=0)
    table.choose("give:item.chip:crew-1", seat=0)
    assert table.pack(1) == ["item.medkit", "item.chip"]
    assert table.pool == []


@rule("sector.item.discard-unwanted")
def test_what_nobody_takes_goes_face_up_on_the_discard_pile() -> None:
    table = share_out(("item.medkit", "item.chip"), [[], []])
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
    table.choose("drop:item.rocket:crew-0", seat=0)
    assert table.discards == ["item.rocket"]
    table.choose("reload:item.grenade-tube:crew-1", seat=1)
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
    table = share_out(("item.medkit", "item.lens"), [FOUR[:3], FOUR[3:]])
    table.choose("give:item.medkit:crew-0")
    assert table.s.crew[0].slots_used() == 4
    assert table.refused("give:item.lens:crew-0")
    table.choose("give:item.lens:crew-1")


@rule("sector.item.double-slot")
def test_two_landscape_items_fill_an_inventory() -> None:
    table = share_out(("item.axe",), [["item.assault-rifle", "item.long-rifle"], ["item.crate"]])
    assert table.refused("give:item.axe:crew-0")
    table.choose("give:item.axe:crew-1")
    assert table.s.crew[1].slots_used() == 4


@rule("sector.item.mix")
def test_landscape_and_portrait_items_add_up() -> None:
    pack = ["item.assault-rifle", "item.pistol-a", "item.medkit"]
    table = share_out(("item.chip",), [pack, ["item.axe", "item.knife"]])
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
    table = share_out(("item.medkit",), [FOUR, FOUR_MORE])
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


# -- starting weapons -----------------------------------------------------------------------


@rule("sector.item.starting-weapon-left")
def test_starting_weapons_nobody_received_never_appear() -> None:
    dice = ["weapon.start-a", "weapon.start-d", "item.medkit"]
    table = play_card("start.locker", dice=dice)
    table.choose("weapon.start-a")
    deck = {table.s.tables.item_ids[item] for run in table.s.items.runs for item in run.cards}
    assert not {card for card in deck if card.startswith("weapon.")}
    handed_out = {*table.pack(0), *table.pack(1)}
    assert handed_out == {"weapon.start-a", "weapon.start-d"}
    assert table.discards == [], "and so no reshuffle brings them back"


@rule("sector.item.starting-weapon-discard")
def test_a_discarded_starting_weapon_is_an_item_like_any_other() -> None:
    table = share_out(("item.medkit",), [["weapon.start-a"], []], deck=())
    table.choose("lay:weapon.start-a:crew-0")
    table.choose("give:item.medkit:crew-0")
    table.choose("done")
    assert table.discards == ["weapon.start-a"]
    table = play_card("act1.stash", deck=(), discards=("weapon.start-a",))
    assert table.pool == ["weapon.start-a"]
    assert table.loaded("weapon.start-a") == 2
