"""What is refused is refused with a reason that a player understands, in both languages."""

from __future__ import annotations

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.engine.errors import IllegalChoice
from tests.games.sector.table import FIXTURES, FOUR, Table, battle, play_card, share_out, stage

WORDS = catalogue_for(FIXTURES, {"twisted_tech": False}, strict=True)


def refusal(table: Table, option: str, seat: int = 0) -> str:
    """The reason why an option is refused, by its key without the game's name."""
    with pytest.raises(IllegalChoice) as caught:
        table.play.choose(seat, option)
    assert caught.value.forbidden
    for language in ("en", "fr"):
        assert WORDS.say(caught.value.why, language).strip()
    return caught.value.why.key.removeprefix("sector-refused-")


def test_a_second_flank_names_who_is_on_it() -> None:
    table = battle("ranged", ["might"] * 3, crew=3, packs=[[], [], ["item.pistol-a"]])
    table.choose("flank", seat=0)
    assert refusal(table, "flank", 1) == "flank-taken"
    with pytest.raises(IllegalChoice) as caught:
        table.play.choose(1, "flank")
    assert "Abbot" in WORDS.say(caught.value.why, "en")


def test_why_a_gun_does_not_fire() -> None:
    packs = [["item.pistol-a", "item.medkit"], ["item.assault-rifle"]]
    table = battle("ranged", ["might"] * 3, packs=packs, loads={"item.pistol-a": 0})
    assert refusal(table, "shoot:item.pistol-a@1") == "empty"
    assert refusal(table, "shoot:item.pistol-a@7") == "rate"
    assert refusal(table, "shoot:item.medkit@1") == "no-gun"
    assert refusal(table, "shoot:item.assault-rifle@1") == "not-carried"
    assert refusal(table, "fight") == "fight"
    table = battle("close", ["might"] * 3, packs=packs)
    assert refusal(table, "shoot:item.pistol-a@1") == "shoot"
    assert refusal(table, "flank") == "flank-close"


def test_why_the_last_one_has_to_attack() -> None:
    table = battle("close", ["might"] * 3)
    table.choose("cover", seat=0)
    assert refusal(table, "cover", 1) == "attack-close"


def test_why_the_drone_stays_where_it_is() -> None:
    packs = [["item.medkit"], []]
    table = battle("close", ["might"] * 3, crew=3, hp=[6, 12, 12], packs=packs)
    assert refusal(table, "drone:advanced") == "drone-function"
    table.choose("~use:item.medkit:crew-0", seat=0)
    assert refusal(table, "drone:basic", 0) == "drone-items"
    table.choose("drone:basic", seat=1)
    assert refusal(table, "drone:basic", 2) == "drone-taken"
    table = battle("close", ["might"] * 3, drone_side="spent")
    assert refusal(table, "drone:basic") == "drone-spent"


def test_a_special_that_forbids_is_quoted() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        packs=[["item.pistol-a"], ["item.pistol-b"]],
        card="act2.no-flank",
        phase="round-start",
        round=0,
    )
    table.choose("shoot")
    assert refusal(table, "flank") == "special"


def test_why_an_item_is_not_used_or_handed_on() -> None:
    table = stage("regroup", packs=[["item.medkit", "item.pistol-a"], FOUR], pool=("item.canteen",))
    assert refusal(table, "use:item.medkit:crew-0", 0) == "no-good"
    assert refusal(table, "hand:item.medkit:crew-1", 0) == "no-room"
    assert refusal(table, "give:item.lens:crew-0", 0) == "not-in-pool"
    assert refusal(table, "reload:item.pistol-a:crew-0", 0) == "full"
    assert refusal(table, "use:item.crate:crew-0", 0) == "not-carried"
    table = battle("close", ["might"] * 3, packs=[["item.medkit", "item.plate"], []], hp=[6, 12])
    assert refusal(table, "~use:item.plate:crew-0", 0) == "moment"
    table.choose("drone:basic", seat=0)
    assert refusal(table, "~use:item.medkit:crew-0", 0) == "items-drone"
    table = share_out(("item.medkit",), [["item.knife"], []])
    assert refusal(table, "hand:item.knife:crew-1") == "hand"


def test_why_somebody_elses_item_stays_where_it_is() -> None:
    """Between chapters everybody handles their own."""
    table = stage("regroup", packs=[["item.medkit"], ["item.knife"]], pool=("item.canteen",))
    assert refusal(table, "hand:item.knife:crew-0", 0) == "not-you"
    assert refusal(table, "lay:item.knife:crew-1", 0) == "not-you"
    assert refusal(table, "give:item.canteen:crew-1", 0) == "not-you"
    assert refusal(table, "hand:item.medkit:crew-0", 0) == "has"
    assert refusal(table, "hand:item.canteen:crew-1", 0) == "in-pool"


def test_why_nothing_can_be_used_by_who_carries_nothing() -> None:
    table = battle("close", ["might"] * 3, packs=[["item.medkit"], []], hp=[6, 12])
    with pytest.raises(IllegalChoice) as caught:
        table.play.choose(1, "~use:item.medkit:crew-1")
    assert caught.value.forbidden
    said = WORDS.say(caught.value.why, "en")
    assert said == "There is nothing to do now beside answering."


def test_an_option_of_a_card_that_cannot_be_paid() -> None:
    table = play_card("act1.cyborg")
    assert refusal(table, "option-9") == "no-option"


def test_what_nobody_could_ever_answer_has_a_reason_too() -> None:
    table = battle("close", ["might"] * 3)
    with pytest.raises(IllegalChoice, match=r"did you mean 'fight'\?") as caught:
        table.play.choose(0, "figth")
    assert not caught.value.forbidden
    assert WORDS.say(caught.value.why, "en") == "That is not one of the answers to this question."
