"""Declaring actions: everybody for themselves, changed freely until the last has declared."""

from __future__ import annotations

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.testing.rules import rule
from tests.games.sector.table import FIXTURES, Table, battle

WORDS = catalogue_for(FIXTURES, {"twisted_tech": False})


@rule("sector.combat.one-action", "sector.close.fight-needed")
def test_the_last_to_declare_is_asked_though_only_fight_is_left() -> None:
    table = battle("close", ["might", "might"], hp=[12, 1], dice=["wisdom"])
    table.choose("cover", seat=0)
    assert table.offered(1) == ["fight"]
    assert table.won is None
    table.choose("resume", seat=0)
    table.choose("fight", seat=0)
    table.choose("cover", seat=1)
    assert table.hp == [10, 1]


@rule("sector.combat.one-action", "sector.ranged.shoot-needed")
def test_the_last_to_declare_is_asked_though_only_one_shot_is_left() -> None:
    table = battle("ranged", ["might"] * 3, packs=[[], ["item.pistol-b"]])
    table.choose("cover", seat=0)
    assert table.offered(1) == ["shoot:item.pistol-b@1"]
    assert table.s.ammo == []
    assert table.offered(0)[0] == "resume"


@rule("sector.combat.one-action")
def test_a_lone_shooter_with_one_rate_is_not_made_to_shoot() -> None:
    table = battle("ranged", ["might"] * 3, seats=1, packs=[["item.pistol-b"], []])
    assert table.offered(0) == ["shoot:item.pistol-b@1"]
    assert table.s.ammo == []


@rule("sector.combat.one-action")
def test_a_declaration_can_be_changed_after_others_have_used_something() -> None:
    packs = [[], ["item.medkit"]]
    table = battle("close", ["might"] * 3, crew=3, hp=[12, 8, 12], packs=packs)
    table.choose("cover", seat=0).choose("~use:item.medkit:crew-1", seat=1)
    table.choose("resume", seat=0)
    assert "fight" in table.offered(0)


@rule("sector.combat.one-action")
def test_it_can_be_changed_also_after_something_was_revealed() -> None:
    table = battle(
        "close",
        ["might"] * 3,
        crew=3,
        dice=["item.pistol-a"],
        packs=[[], ["item.charge"], []],
        card="act3.loot-bag",
    )
    table.choose("cover", seat=0)
    before = table.s.chance.seen
    table.choose("~use:item.charge:crew-1", seat=1)
    assert table.s.chance.seen > before, "an item is drawn for each die that leaves the row"
    table.choose("done", seat=1)
    table.choose("resume", seat=0).choose("fight", seat=0)
    assert table.s.crew[0].action >= 0


@rule("sector.combat.one-action", "sector.solo.two-crew")
def test_a_lone_player_goes_back_on_what_the_first_was_to_do() -> None:
    table = battle("close", ["might"] * 3, seats=1, dice=["wisdom"], hp=[12, 1])
    table.choose("cover")
    assert table.offered() == ["fight", "change:crew-0"]
    assert table.decision().options[1].detail is not None
    table.choose("change:crew-0")
    assert "fight" in table.offered()
    table.choose("fight").choose("cover")
    assert table.hp == [10, 1]


@rule("sector.combat.one-action")
def test_what_the_drone_was_to_do_is_taken_back_with_the_declaration() -> None:
    table = battle("close", ["might"] * 3, seats=1, hp=[8, 8])
    table.choose("drone:basic")
    assert not any(option.startswith("drone") for option in table.offered())
    table.choose("change:crew-0")
    assert "drone:basic" in table.offered()
    assert table.s.drone_user == -1


# -- items at any time ------------------------------------------------------------------------


@rule("sector.item.use-any-time")
def test_a_seat_that_waits_uses_items_without_taking_its_declaration_back() -> None:
    table = battle("close", ["might"] * 3, hp=[8, 12], packs=[["item.medkit"], []])
    table.choose("fight", seat=0)
    assert "~use:item.medkit:crew-0" in table.offered(0)
    table.choose("~use:item.medkit:crew-0", seat=0)
    assert table.hp == [10, 12]
    assert table.offered(0) == ["resume"]
    assert table.s.crew[0].action >= 0


@rule("sector.item.use-any-time")
def test_the_round_waits_for_what_a_waiting_seat_has_begun() -> None:
    table = battle(
        "close",
        ["might", "might", "wisdom"],
        dice=["cunning", "cunning"],
        packs=[["item.charge"], []],
    )
    table.choose("fight", seat=0)
    table.choose("~use:item.charge:crew-0", seat=0)
    assert table.offered(0) == ["might", "wisdom"], "which die?"
    table.choose("fight", seat=1)
    assert table.told("roll") == []
    assert table.decision(1).waiting
    table.choose("wisdom", seat=0)
    assert len(table.told("roll")) == 2


@rule("sector.item.use-any-time")
def test_what_a_waiting_seat_has_begun_is_copied_saved_and_taken_back() -> None:
    table = battle("close", ["might", "might", "wisdom"], packs=[["item.charge"], []])
    table.choose("fight", seat=0)
    table.choose("~use:item.charge:crew-0", seat=0)
    twin = table.play.copy()
    assert twin.fingerprint() == table.play.fingerprint()
    assert [option.id for option in twin.pending[0].options] == ["might", "wisdom"]
    assert table.play.undo(0)
    assert "~use:item.charge:crew-0" in table.offered(0)


# -- the drone and items ----------------------------------------------------------------------


def hurt_with_two_cures(blocks: bool = True) -> Table:
    packs = [["item.medkit", "item.stimulant"], []]
    options = {"drone_blocks_items": blocks}
    return battle("close", ["might"] * 3, hp=[6, 12], packs=packs, options=options)


@rule("sector.drone.no-items")
def test_after_using_an_item_the_drone_is_not_for_its_user() -> None:
    table = hurt_with_two_cures()
    assert "drone:basic" in table.offered(0)
    table.choose("~use:item.medkit:crew-0", seat=0)
    assert "drone:basic" not in table.offered(0)
    assert table.refused("drone:basic", 0)
    assert "drone:basic" in table.offered(1), "the other has used nothing"


@rule("sector.drone.no-items")
def test_after_declaring_the_drone_its_user_uses_no_item_while_waiting() -> None:
    table = hurt_with_two_cures()
    table.choose("drone:basic", seat=0)
    assert not any(option.startswith("~use") for option in table.offered(0))
    table.choose("resume", seat=0).choose("~use:item.medkit:crew-0", seat=0)
    assert "drone:basic" not in table.offered(0), "that was in the same round"


@rule("sector.drone.no-items")
def test_items_used_in_one_round_do_not_bar_the_drone_in_the_next() -> None:
    table = battle(
        "close", ["might"] * 3, hp=[6, 12], packs=[["item.medkit"], []], dice=["cunning"]
    )
    table.choose("~use:item.medkit:crew-0", seat=0)
    table.declare("cover", "fight")
    assert "drone:basic" in table.offered(0)


@rule("sector.drone.no-items")
@pytest.mark.parametrize("blocks", [True, False])
def test_the_drones_card_says_so_where_the_setting_is_on(blocks: bool) -> None:
    table = hurt_with_two_cures(blocks)
    card = next(card for card in table.play.scene(0).cards if card.id == "tactical-drone")
    assert (card.text.args["barred"] == "true") is blocks
    option = next(option for option in table.decision(0).options if option.id == "drone:basic")
    assert option.detail is not None
    assert ("no items" in WORDS.say(option.detail, "en")) is blocks
    table.choose("~use:item.medkit:crew-0", seat=0)
    assert ("drone:basic" in table.offered(0)) is not blocks
