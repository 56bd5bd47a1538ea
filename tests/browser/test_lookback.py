"""Puzzles, playing on from a study, and the day's game: each from where it begins to its end."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.async_api import Locator, expect

from bossrush.engine.puzzle import Puzzle
from bossrush.engine.registry import game as find_game
from tests.browser.conftest import Newcomer
from tests.browser.person import DEVICES, Person
from tests.browser.studied import REPLAY, Desk, made_up, played

pytestmark = pytest.mark.asyncio(loop_scope="session")


# -- puzzles -------------------------------------------------------------------------------------


def puzzles(game: str) -> list[Puzzle]:
    return [one for one in find_game(game).lessons if isinstance(one, Puzzle)]


async def lessons(ada: Person, game: str) -> Locator:
    """What there is to learn by, from the home page."""
    await ada.go()
    await ada.page.locator(f".panel.{game}").get_by_role("button", name="Learn").click()
    return ada.page.locator(".lessons")


def option(ada: Person, name: str) -> Locator:
    return ada.page.locator(f'button.option[data-option="{name}"]')


@pytest.mark.parametrize("device", DEVICES)
async def test_a_puzzle_is_tried_missed_explained_and_found(
    newcomer: Newcomer, device: str
) -> None:
    ada = await newcomer(sizes=DEVICES[device])
    first = puzzles("vengeance")[0]
    sheet = await lessons(ada, "vengeance")
    await sheet.locator(f'[data-puzzle="{first.id}"]').click()
    await ada.asked()
    assert not await ada.look("a puzzle")
    await option(ada, first.usual).click()
    answer = ada.page.locator(".puzzle")
    await expect(answer.get_by_text("There was a better one.")).to_be_visible()
    rows = answer.locator(".weights tbody tr")
    await expect(rows).to_have_count(len(first.weights))
    best = max(first.weights, key=lambda one: one.chance)
    await expect(rows.first).to_contain_text(f"{100 * best.chance:.0f}")
    await expect(rows.first).to_contain_text("best")
    assert not await ada.look("the answer to a puzzle")
    await ada.no_missing_text()
    await ada.button("Try it again").click()
    await expect(answer).to_have_count(0)
    await ada.asked()
    await option(ada, first.answer).click()
    await expect(answer.get_by_text("You found it.")).to_be_visible()
    await ada.button("Play on").click()
    await expect(answer).to_have_count(0)
    sheet = await lessons(ada, "vengeance")
    mark = sheet.locator(f'[data-puzzle="{first.id}"] small')
    await expect(mark).to_have_text("Tried")  # the first try counts


async def test_one_puzzle_leads_to_the_next(newcomer: Newcomer) -> None:
    ada = await newcomer()
    first, second = puzzles("vengeance")[:2]
    sheet = await lessons(ada, "vengeance")
    await sheet.locator(f'[data-puzzle="{first.id}"]').click()
    await ada.asked()
    await option(ada, first.answer).click()
    await expect(ada.page.get_by_text("You found it.")).to_be_visible()
    await ada.button("Next puzzle").click()
    await expect(ada.page.locator(".puzzle")).to_have_count(0)
    await ada.asked()
    await expect(option(ada, second.answer)).to_be_visible()
    sheet = await lessons(ada, "vengeance")
    mark = sheet.locator(f'[data-puzzle="{first.id}"] small')
    await expect(mark).to_have_text("Solved")


# -- playing on ----------------------------------------------------------------------------------


@cache
def save() -> bytes:
    return played("sector", seats=2)


@pytest.mark.parametrize("dice", ["The same dice", "Fresh dice"])
async def test_one_plays_on_from_a_moment_of_a_study(newcomer: Newcomer, dice: str) -> None:
    ada = await newcomer()
    study = made_up(save())
    await Desk(study).sit(ada.page)
    await ada.go()
    replay = await ada.page.evaluate(REPLAY, save().decode())
    choices = [one for one in study.moments if one.kind == "choice" and len(one.options) > 1]
    moment = choices[len(choices) // 2]
    await ada.go(f"/study/{replay}?at={moment.number}")
    await ada.button("Play on from here").click()
    await ada.button(dice).click()
    await expect(ada.page).to_have_url(re.compile(r"/table/[A-Z0-9]+"))
    await ada.asked()
    offered = await ada.options.evaluate_all("all => all.map((one) => one.dataset.option)")
    assert set(offered) <= {one.option for one in moment.options}
    assert moment.chosen in offered
    await option(ada, moment.chosen).click()
    assert not await ada.over()
    await ada.no_missing_text()


# -- the day's game ------------------------------------------------------------------------------


@pytest.mark.parametrize("device", DEVICES)
async def test_the_days_game_from_home_to_its_result(newcomer: Newcomer, device: str) -> None:
    ada = await newcomer(sizes=DEVICES[device])
    await ada.go()
    card = ada.page.locator(".day .card")
    await card.click()
    sheet = ada.page.locator(".drawer, dialog").last
    game = sheet.locator("section[data-mood]", has_text="Dark Sector")
    alone = game.get_by_role("listitem").filter(has_text="alone")
    await expect(alone).to_contain_text("nobody has tried it yet")
    assert not await ada.look("the day's games")
    await alone.get_by_role("button", name="Try it").click()
    await expect(ada.page).to_have_url(re.compile(r"/table/[A-Z0-9]+"))
    await ada.asked()
    sent = await ada.count_choices()
    await ada.play_on(2000)
    await expect(ada.ending).to_be_visible()
    chosen = await sent()
    await ada.go()
    await expect(card).to_contain_text("1 day in a row")
    await card.click()
    await expect(alone).to_contain_text(re.compile(r"(won|lost) · \d+ choices"))
    said = await alone.inner_text()
    found = re.search(r"(\d+) choices", said)
    assert found is not None
    assert 0 < int(found.group(1)) <= chosen, said
    await expect(alone.get_by_role("button", name="Try it")).to_have_count(0)
    await alone.get_by_role("button", name="Today’s results").click()
    await expect(alone.locator("li.mine")).to_contain_text("Ada (you)")
    await expect(sheet.locator(".past li")).to_have_count(1)
    assert not await ada.look("the day's games, one tried")
    await ada.no_missing_text()
    bob = await newcomer("Bob")
    await bob.go()
    await bob.page.locator(".day .card").click()
    theirs = bob.page.locator("section[data-mood]", has_text="Dark Sector")
    theirs = theirs.get_by_role("listitem").filter(has_text="alone")
    await expect(theirs).to_contain_text("1 has tried it")
    await theirs.get_by_role("button", name="Today’s results").click()
    await expect(theirs.locator("ol li")).to_contain_text(["1. Ada"])
    await expect(bob.page.locator(".streak")).to_contain_text("No streak yet")
