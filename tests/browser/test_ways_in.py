"""One click to the first decision; keyboard only; fingers on a phone."""

from __future__ import annotations

import gzip

import pytest
from playwright.async_api import Response, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import FITS, PHONE, TABLET

pytestmark = pytest.mark.asyncio(loop_scope="session")

FIRST_SCREEN = 350_000
"""Bytes that the first screen may weigh, compressed."""


async def test_the_first_screen_is_light(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    loaded: list[Response] = []
    ada.page.on("response", lambda answer: loaded.append(answer))
    await ada.go()
    await expect(ada.page.locator(".panel.sector .go")).to_be_enabled()
    await ada.page.wait_for_load_state("networkidle")
    sizes = {answer.url: len(gzip.compress(await answer.body())) for answer in loaded if answer.ok}
    assert sum(sizes.values()) < FIRST_SCREEN, sizes
    assert all(url.startswith(ada.url) for url in sizes), "something comes from elsewhere"


async def test_one_click_leads_to_a_decision(newcomer: Newcomer) -> None:
    ada = await newcomer("")
    await ada.go()
    await ada.page.locator(".panel.sector .go").click()
    await ada.asked()
    await expect(ada.prompt).not_to_be_empty()


async def test_the_keyboard_alone_is_enough(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    await ada.go()
    press = ada.page.keyboard.press
    dock = "document.querySelector('.dock')?.innerText"
    on = "document.activeElement?.className ?? ''"
    for _ in range(60):
        await press("Tab")
        if "go" in str(await ada.page.evaluate(on)).split():
            break
    await press("Enter")
    await ada.asked()
    for turn in range(20):
        await ada.asked()
        number = await ada.page.evaluate(dock)
        if turn % 2:
            await press("ArrowDown")
            await press("Enter")
        else:
            await press("1")
        await ada.page.wait_for_function(f"(before) => ({dock}) !== before", arg=number)
    await press("l")
    await press("Escape")
    await ada.asked()


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
async def test_fingers_are_enough(newcomer: Newcomer, size: tuple[int, int]) -> None:
    ada = await newcomer("Ada", size=size)
    await ada.play_now("sector")
    for turn in range(12):
        await ada.asked()
        await ada.options.nth(turn % await ada.options.count()).tap()
        assert await ada.page.evaluate(FITS) == []
