"""Every screen at every size: axe-core finds nothing, nothing scrolls, nothing is out of reach.

The boards of our games are looked at in the same way where they are played: test_whole_games.py.
"""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from bossrush.engine.registry import games
from tests.browser.conftest import Newcomer
from tests.browser.person import DESKTOP, DEVICES, Sizes
from tests.table.serving import Process

pytestmark = pytest.mark.asyncio(loop_scope="session")

OURS = [game.key for game in games()]


@pytest.mark.parametrize("sizes", DEVICES.values(), ids=DEVICES)
async def test_a_game_without_a_board_of_its_own(newcomer: Newcomer, sizes: Sizes) -> None:
    ada = await newcomer("Ada", sizes=sizes)
    await ada.host("hunt")
    await ada.button("Fill with companions and begin").click()
    await ada.asked()
    await expect(ada.page.locator("#board").get_by_text("The beast")).to_be_visible()
    assert await ada.look("the hunt") == []


@pytest.mark.parametrize("sizes", DEVICES.values(), ids=DEVICES)
async def test_away_from_the_table(newcomer: Newcomer, sizes: Sizes) -> None:
    ada = await newcomer("Ada", sizes=sizes)
    await ada.go()
    await expect(ada.page.locator(".panel.sector .go")).to_be_enabled()
    found = await ada.look("home")
    await ada.page.get_by_label("Settings").first.click()
    found += await ada.look("settings")
    await ada.page.keyboard.press("Escape")
    await ada.page.locator(".panel.souls").get_by_role("button", name="Learn").click()
    found += await ada.look("lessons")
    for game in OURS:
        await ada.go(f"/host/{game}")
        await expect(ada.button("Open the table")).to_be_enabled()
        found += await ada.look(f"host {game}")
        await ada.go(f"/rules/{game}")
        await expect(ada.page.get_by_role("searchbox")).to_be_visible()
        found += await ada.look(f"rules {game}")
    await ada.page.locator(".part > summary").first.click()
    rule = ada.page.locator(".part[open] [data-rule]").first
    await rule.locator("summary").click()
    await expect(rule.locator("p").first).to_be_visible()
    await expect(ada.page).to_have_url(re.compile(f"#{await rule.get_attribute('data-rule')}$"))
    found += await ada.look("a rule")
    for path, screen in [
        ("/rules", "rules"),
        ("/replay", "replays"),
        ("/nowhere", "lost"),
        ("/table/ZZZZZZ", "no such table"),
    ]:
        await ada.go(path)
        await expect(ada.page.locator("h1, h2").first).to_be_attached()
        await ada.page.wait_for_load_state("networkidle")
        found += await ada.look(screen)
    for game in ("sector", "souls"):
        await ada.host(game)
    await ada.go()
    await ada.page.locator("footer .more").click()
    await expect(ada.page.get_by_role("dialog").get_by_role("link")).to_have_count(2)
    found += await ada.look("my tables")
    ada.complaints.clear()  # the browser says itself that there is no such table
    assert found == []


@pytest.mark.parametrize("sizes", DEVICES.values(), ids=DEVICES)
async def test_around_the_table(newcomer: Newcomer, server: Process, sizes: Sizes) -> None:
    ada = await newcomer("Ada", sizes=sizes)
    code = await ada.host("sector")
    found = await ada.look("gathering")
    await ada.button("Fill with companions and begin").click()
    await ada.play_on(5)
    await ada.asked()
    for opener in ("People and seats", "Rules", "Table"):
        await ada.page.get_by_role("button", name=opener).locator("visible=true").first.click()
        await expect(ada.page.get_by_role("dialog")).to_be_visible()
        found += await ada.look(opener)
        if opener != "Table":
            await ada.page.keyboard.press("Escape")
    await ada.button("The dice are rigged!").click()
    found += await ada.look("dice")
    await ada.page.keyboard.press("Escape")
    await ada.button("Table").click()
    await ada.page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    found += await ada.look("settings at the table")
    await ada.page.keyboard.press("Escape")
    if DESKTOP not in sizes:
        await ada.page.keyboard.press("l")
        await expect(ada.page.get_by_role("dialog").get_by_role("log")).to_be_visible()
        found += await ada.look("log")
        await ada.page.keyboard.press("Escape")

    bob = await newcomer("Bob", sizes=sizes)
    await bob.go(f"/join/{code}")
    await expect(bob.prompt).not_to_be_empty()
    found += await bob.look("looking on")
    await bob.go(f"/table/{code}/tv")
    if DESKTOP in sizes:
        await expect(bob.page.locator(".table.tv")).to_be_visible()
    else:  # too small for the big picture: the table as anybody sees it
        await expect(bob.prompt).not_to_be_empty()
    found += await bob.look("big screen")

    server.kill()
    await expect(ada.page.get_by_text("Connection lost").first).to_be_visible()
    found += await ada.look("server gone")
    server.start()
    await ada.asked()
    assert found == []


@pytest.mark.parametrize("sizes", DEVICES.values(), ids=DEVICES)
async def test_with_real_dice(newcomer: Newcomer, sizes: Sizes) -> None:
    ada = await newcomer("Ada", sizes=sizes)
    await ada.host("sector", "we roll real dice")
    await ada.button("Fill with companions and begin").click()
    found = await ada.look("first decision")
    for kind in ("Draw", "Roll"):
        asked = ada.page.get_by_text(f"{kind} on your table, then touch what came up")
        for turn in range(60):
            if await asked.count():
                break
            await ada.play_on(1, turn)
            await ada.asked()
        await expect(asked).to_be_visible()
        found += await ada.look(kind)
    assert found == []
