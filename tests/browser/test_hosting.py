"""Opening a table and coming to one: only what matters is asked, and what matters is."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")

BONFIRE = 40
"""Choices after which a campaign has been at its bonfire."""


async def test_only_options_that_count_are_asked(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    await ada.go("/host/vengeance")
    solo = ada.page.get_by_role("group", name="Solo: dice")
    shares = ada.page.get_by_role("radio", name="equal shares")
    clock = ada.page.get_by_label("Countdown")
    await expect(shares).to_be_visible()
    await expect(solo).to_have_count(0)
    await ada.page.get_by_text("More options").click()
    await clock.fill("9")
    found = await ada.look("two rivals")
    await ada.page.get_by_role("radio", name="in turns").check()
    await expect(clock).to_have_count(0)
    await ada.page.get_by_role("radio", name="1", exact=True).check()
    await expect(solo).to_be_visible()
    await expect(shares).to_have_count(0)
    found += await ada.look("alone")
    assert found == []
    await ada.page.get_by_role("radio", name="hard, 12 dice").check()
    async with ada.page.expect_request("**/api/tables") as sent:
        await ada.button("Begin").click()
    options = ((await sent.value).post_data_json or {})["options"]
    assert options["dice"] == "hard"
    assert options["countdown"] == 3, "what was typed where it counted does not count here"
    await ada.asked()


async def test_practice_is_chosen_by_name(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada", lang="fr", size=PHONE)
    await ada.go("/host/souls")
    await ada.page.get_by_role("radio", name="1", exact=True).check()
    fight = ada.page.get_by_label("Entraînement")
    await fight.select_option(label="Rencontre de niveau 1\u00a0: Les Oubliés")
    await expect(ada.page.get_by_role("group", name="Tuiles")).to_have_count(0)
    assert await ada.look("practice") == []
    await ada.button("Commencer").click()
    await ada.asked()
    await ada.play_on(1)
    await ada.asked()
    await expect(ada.page.locator("header.bar")).to_contain_text("Les Oubliés", ignore_case=True)


async def test_a_mistyped_code_is_typed_again(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    code = await ada.host("sector")
    bob = await newcomer("Bob", size=PHONE)
    await bob.go("/join/ZZZZZZ")
    await expect(bob.page.get_by_text("No table has the code ZZZZZZ")).to_be_visible()
    assert await bob.look("no such table") == []
    bob.complaints.clear()  # the browser says itself that there is no such table
    await bob.page.get_by_label("Join a table").fill(code.lower())
    await expect(bob.page.get_by_role("button", name="Sit here").first).to_be_visible()
    assert bob.code == code


async def test_a_full_table_can_be_asked_for_a_seat(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    code = await ada.host("sector")
    bob = await newcomer("Bob")
    await bob.join(code)
    cy = await newcomer("Cy", size=PHONE)
    await cy.go(f"/join/{code}")
    await cy.button("Ask for a seat").click()
    await cy.button("Join the table").click()
    await cy.page.get_by_role("dialog").get_by_role("button", name="Ask for a seat").click()
    await ada.button("Begin").click()
    await ada.asked()
    await expect(ada.page.get_by_role("log")).to_contain_text("Cy would like a seat.")


async def test_whoever_joins_a_campaign_chooses_a_character(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    await ada.go("/host/souls")
    await ada.page.get_by_role("radio", name="1", exact=True).check()
    await ada.page.get_by_role("radio", name="The First Journey").check()
    await ada.button("Begin").click()
    await ada.asked()
    bob = await newcomer("Bob")
    await bob.go(f"/join/{ada.code}")
    way_in = bob.page.locator(".decide").get_by_role("button", name="Join the game")
    for choice in range(BONFIRE):
        await ada.play_on(1, choice)
        await ada.asked()
        if await way_in.count():
            break
    await way_in.click()
    sheet = bob.page.get_by_role("dialog")
    characters = sheet.get_by_role("group", name="Character").get_by_role("radio")
    await expect(characters).to_have_count(3)
    await characters.last.check()
    assert await bob.look("joining") == []
    wanted = await characters.last.evaluate("(radio) => radio.closest('label').innerText.trim()")
    await sheet.get_by_role("button", name="Join the game").click()
    await expect(bob.page.locator(".at-party")).to_contain_text(wanted, ignore_case=True)
    await expect(ada.page.locator(".at-party")).to_contain_text(wanted, ignore_case=True)
