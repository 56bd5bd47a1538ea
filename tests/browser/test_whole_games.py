"""Whole games to their end by clicking, looked at on the way, and what comes after the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from bossrush.engine.registry import games
from tests.browser.conftest import Newcomer
from tests.browser.person import DESKTOP, DEVICES, PHONE, Person, Sizes

pytestmark = pytest.mark.asyncio(loop_scope="session")

OURS = [game.key for game in games()]


def at(moment: int) -> re.Pattern[str]:
    """The address of a moment in a replay."""
    return re.compile(rf"/replay/.*\b{moment}$")


MOST = 3000
"""Choices after which a game that has not ended never will."""

LOOKS = (5, 10, 20)
"""Choices between one look at a board and the next."""

SHEET = re.compile("open the sheet|ouvrir la fiche")


@pytest.mark.parametrize("sizes", DEVICES.values(), ids=DEVICES)
@pytest.mark.parametrize("game", OURS)
async def test_a_game_from_its_first_decision_to_its_end(
    newcomer: Newcomer, game: str, sizes: Sizes
) -> None:
    lang = "en" if DESKTOP in sizes else "fr"
    ada = await newcomer("Ada", sizes=sizes, lang=lang)
    await ada.play_now(game)
    await expect(ada.page.locator("html")).to_have_attribute("lang", lang)
    assert await looked_at(ada) == []
    await ada.play_on(MOST)
    await expect(ada.ending).to_be_visible()
    await expect(ada.button("Rejouer" if lang == "fr" else "Play again")).to_be_visible()
    await ada.no_missing_text()
    found = await ada.look("the end")
    sheet = ada.button("Scores")
    if await sheet.count():
        await sheet.click()
        await expect(ada.page.get_by_role("dialog")).to_be_visible()
        found += await ada.look("score sheet")
    assert found == []


async def looked_at(ada: Person) -> list[str]:
    """What is wrong with a board at its first decision and some choices later, and with a sheet."""
    found = await ada.look("first decision")
    sheet = ada.page.get_by_role("button", name=SHEET).or_(ada.page.locator(".at-party .head"))
    read = False
    for seed, choices in enumerate(LOOKS):
        await ada.play_on(choices, seed)
        if await ada.over():
            break
        found += await ada.look(f"after {choices} more")
        if not read and await sheet.count():  # where a sheet is to be picked, it cannot be read
            await sheet.first.dispatch_event("click")
            await expect(ada.page.get_by_role("dialog")).to_be_visible()
            found += await ada.look("sheet")
            await ada.page.keyboard.press("Escape")
            read = True
    assert read, "no sheet could be opened"
    return found


async def test_after_the_end_the_dice_are_proved_and_the_game_is_a_film_and_goes_on(
    newcomer: Newcomer, tmp_path: Path
) -> None:
    ada = await newcomer("Ada")
    await ada.play_now("sector")
    await ada.play_on(MOST)
    await ada.button("Dice verified ✓").click()
    await expect(ada.page.get_by_text("every roll of this game was fixed")).to_be_visible()
    await ada.page.keyboard.press("Escape")

    await ada.button("Table").click()
    async with ada.page.expect_download() as caught:
        await ada.button("Save as a file").click()
    film = tmp_path / "film.json"
    await (await caught.value).save_as(film)

    bob = await newcomer("Bob")  # somebody else, who was given the file
    await bob.go("/replay")
    await bob.page.set_input_files("input[type=file]", film)
    scrub = bob.page.get_by_role("slider")
    await expect(scrub).to_be_visible()
    assert await bob.look("replay") == []
    last = int(await scrub.get_attribute("max") or 0)
    assert last > 20
    await scrub.fill(str(last // 2))
    await expect(bob.page).to_have_url(at(last // 2))
    await bob.button("One step forward").click()
    await expect(bob.page).to_have_url(at(last // 2 + 1))
    await bob.no_missing_text()

    link = bob.page.url
    cy = await newcomer("Cy", size=PHONE)
    await cy.page.goto(link)  # a link to a moment leads there
    await expect(cy.page.get_by_role("slider")).to_have_value(str(last // 2 + 1))
    assert await cy.look("replay on a phone") == []

    first = ada.code
    await ada.page.keyboard.press("Escape")
    await ada.button("Play again").click()  # which keeps the table together
    await ada.asked()
    assert ada.code != first
