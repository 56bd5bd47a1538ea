"""Dark Souls as it is seen: what is coming, where one would be struck, what lies by the fire."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect

from bossrush.games.souls import GAME
from tests.browser.conftest import Newcomer
from tests.browser.person import PHONE, SIZES
from tests.games.souls.table import dungeon, fight, hero, tokens

pytestmark = pytest.mark.asyncio(loop_scope="session")


def saved(asked: str, **options: Any) -> str:
    """A game for one who does nothing but answer, until this is asked."""
    play = GAME.new(seats=1, seed=4, **options)
    while play.open[0].key != f"souls.ask.{asked}":
        decision = play.open[0]
        place = -1 if decision.key == "souls.ask.act" else 0  # the last is to end the activation
        play.choose(decision.seat, decision.options[place].id)
    return play.save().decode()


def among_traps(**state: Any) -> str:
    """A fight in which known traps lie all around the only character, on n0."""
    known = "trap.dmg1_dodge1"
    traps = [known if node in (1, 3, 5) else "none" for node in range(13)]
    tile = {"face": "room6b", "x": 0, "y": 1, "turn": 0, "card": "ash_gardens", "level": 1}
    laid = {"tiles": [tile | {"traps": traps}], "trap_deck": tokens(known, known, known)}
    table = fight(
        hero("knight", "n0"),
        card="ash_gardens",
        foes=[("crossbow_hollow", "n12")],
        state=laid | state,
    )
    return table.play.save().decode()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
async def test_a_blow_is_seen_before_it_is_answered(
    newcomer: Newcomer, size: tuple[int, int]
) -> None:
    """The flag on the board says the number of the prompt, and each answer has its odds."""
    ada = await newcomer("Ada", size=size)
    await ada.go_on(saved("defence", scenario="gargoyle"))
    flag = ada.page.locator("#board .blow b")
    await expect(flag).to_have_count(1)
    await expect(ada.prompt).to_contain_text(f"{await flag.inner_text()} ")
    for option in ("block", "group:dodge"):
        await expect(ada.page.locator(f"[data-option='{option}']")).to_have_accessible_description(
            re.compile(r"(%|sure|never) ?(untouched|to survive)")
        )
    assert await ada.look("a blow") == []


async def test_a_touched_foe_shows_where_it_would_strike(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada", size=PHONE)
    await ada.go_on(saved("act", scenario="the_forgotten"))
    legend = ada.page.get_by_text("would be struck here")
    foe = ada.page.locator("#board .feel").filter(has=ada.page.locator(".health")).first
    await expect(legend).to_have_count(0)
    await foe.tap(force=True)
    await expect(legend).to_be_visible()
    assert await ada.page.locator("#board circle.threat").count() > 0
    assert await ada.look("threatened nodes") == []
    await foe.tap(force=True)
    await expect(legend).to_have_count(0)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
async def test_equipment_is_changed_by_its_cards(newcomer: Newcomer, size: tuple[int, int]) -> None:
    """From the map to what is worn, a card to its slot and back, and to the map again."""
    ada = await newcomer("Ada", size=size)
    await ada.go_on(saved("explore", layout="laid"))
    await expect(ada.page.locator("#board [data-piece=fog]").first).to_be_visible()
    assert await ada.look("the map") == []
    await ada.page.locator("[data-option='gear:hero-0']").click()
    cards = ada.page.locator("#board .card")
    await expect(cards.first).to_be_visible()
    assert await cards.count() >= 3
    assert await ada.look("worn") == []
    await ada.page.locator("[data-option=done]").click()
    await expect(ada.page.locator("#board [data-piece=fog]").first).to_be_visible()


async def test_a_dodge_is_one_option_and_then_the_node(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    await ada.go_on(saved("defence", scenario="gargoyle"))
    ids = ["block", "group:dodge", "stand-all"]
    for place, option in enumerate(ids):
        await expect(ada.options.nth(place)).to_have_attribute("data-option", option)
    await expect(ada.options).to_have_count(len(ids))
    await ada.page.keyboard.press("2")
    await expect(ada.page.locator("[data-option^='dodge:']").first).to_be_visible()
    assert await ada.look("where to dodge") == []
    await ada.page.keyboard.press("Escape")
    await expect(ada.options).to_have_count(len(ids))


async def test_one_click_walks_the_whole_way(newcomer: Newcomer) -> None:
    """The way is seen with its price before the click, and walked by one decision after another."""
    ada = await newcomer("Ada")
    await ada.go_on(saved("act", scenario="gargoyle"))
    far = ada.page.locator("#board .spot:has(.price.far) button").first
    await far.hover()
    await expect(ada.page.locator("#board .aim")).to_be_visible()
    await expect(ada.page.locator("#board polyline.route")).to_have_count(1)
    assert await ada.look("a way") == []
    node = str(await far.get_attribute("aria-label")).partition(":")[0]
    before = int(await ada.moment())
    await far.click()
    await expect(ada.page.get_by_role("log")).to_contain_text(f"moves to {node}.")
    assert int(await ada.moment()) > before + 1


async def test_a_way_ends_where_something_happens(newcomer: Newcomer) -> None:
    """Over a trap that everybody knows the way is not walked any further: it is asked first."""
    ada = await newcomer("Ada")
    await ada.go_on(among_traps())
    before = int(await ada.moment())
    await ada.page.locator("#board .spot:has(.price.far) button").first.click()
    await expect(ada.prompt).to_have_attribute("data-asked", "souls.ask.trap")
    assert int(await ada.moment()) == before + 1
    await expect(ada.page.get_by_role("log")).to_contain_text("1 damage")


async def test_a_node_is_read_aloud_with_what_lies_on_it(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    await ada.go_on(among_traps(lost_souls=3, lost_at=0, lost_node="n1"))
    node = ada.page.locator("#board button[data-piece=n1]")
    await expect(node).to_have_accessible_name(re.compile(r"^C1: .* 1, Dropped souls 3$"))
    assert await ada.look("dropped souls") == []


async def test_the_guide_leaves_log_and_chat_in_place(newcomer: Newcomer) -> None:
    """Foes, the map and the guide stand beside the board: the log keeps its lines."""
    ada = await newcomer("Ada", guided={"souls": False})
    await ada.go_on(saved("act", layout="laid"))
    await expect(ada.page.locator("section.guide")).to_be_visible()
    assert await ada.look("the guide") == []
    log = await ada.page.get_by_role("log").bounding_box()
    assert log is not None
    assert log["height"] > 70


async def test_a_foe_is_run_to_and_struck_from_its_card(newcomer: Newcomer) -> None:
    """Beside the board stands what would hit a foe, with the run that brings it into reach."""
    table = fight(hero("knight", "n0"), foes=[("crossbow_hollow", "n12"), ("hollow_soldier", "n6")])
    ada = await newcomer("Ada")
    await ada.go_on(table.play.save().decode())
    card = ada.page.locator("#board aside.foe")
    await ada.page.locator("#board [data-piece=foe-1] .feel").hover()
    await expect(card).to_have_accessible_name(re.compile("Hollow Soldier"))
    attack = card.locator("[data-attack]").first
    await expect(attack).to_contain_text("from C3")
    assert await ada.look("a foe's card") == []
    await attack.click()
    await expect(ada.page.get_by_role("log")).to_contain_text("moves to C3.")
    await expect(ada.page.get_by_role("log")).to_contain_text(re.compile("Long Sword|rolls"))


@pytest.mark.parametrize("size", [SIZES["desktop"], SIZES["tablet"]], ids=["desktop", "tablet"])
async def test_the_bonfire_is_a_place(newcomer: Newcomer, size: tuple[int, int]) -> None:
    """Its stations stand on the board: a level is bought there, and a card put into a hand."""
    table = dungeon(hero("knight"), inventory=("spear",), souls=6)
    ada = await newcomer("Ada", size=size)
    await ada.go_on(table.play.save().decode())
    place = ada.page.locator("#board .bonfire")
    await expect(place.locator("section")).to_have_count(4)
    assert await ada.look("the bonfire") == []
    await place.locator("[data-piece='hero-0-str'] button.next").click()
    await expect(ada.page.get_by_role("log").or_(ada.page.locator(".tick"))).to_contain_text(
        "Strength"
    )
    await place.locator(".bag .held").click()
    put = place.locator("[data-place='hero-0 left'] button.put")
    await expect(put).to_be_visible()
    await put.click()
    left = place.locator("[data-place='hero-0 left'] .held")
    await expect(left).to_contain_text("Spear")
    await expect(place.locator(".bag .held")).to_contain_text("Long Sword")


async def test_a_card_is_dragged_to_whom_it_fits(newcomer: Newcomer) -> None:
    table = dungeon(hero("knight"), inventory=("spear", "shortsword"), souls=0)
    ada = await newcomer("Ada")
    await ada.go_on(table.play.save().decode())
    place = ada.page.locator("#board .bonfire")
    bag = place.locator(".bag .held")
    await bag.nth(1).drag_to(place.locator("[data-place='hero-0 right']"))
    await expect(place.locator(".missing")).to_have_count(0)  # put down again: too heavy
    await expect(bag).to_have_count(2)
    await bag.first.drag_to(place.locator("[data-place='hero-0 right']"))
    await expect(place.locator("[data-place='hero-0 right'] .held")).to_contain_text("Spear")
