"""One click to the first decision; keyboard only; fingers on a phone."""

from __future__ import annotations

import gzip
import time
from pathlib import Path

import pytest
from playwright.async_api import Browser, Response, expect

from bossrush.engine.registry import games
from tests.browser.conftest import Newcomer
from tests.browser.person import FITS, PHONE, TABLET, Person
from tests.table.serving import free_port, started

pytestmark = pytest.mark.asyncio(loop_scope="session")

OURS = [game.key for game in games()]

FIRST_SCREEN = 350_000
"""Bytes that the first screen may weigh, compressed."""

SOON = 10
"""Seconds from the address of the page to the first decision."""

MOVES = 6
"""Choices that are made by keys alone."""

DOCK = "document.querySelector('.dock').innerText"

HAS_FOCUS = "document.activeElement !== document.body"

WATCH_FOCUS = """() => {
  window.unseen = [];
  document.addEventListener("focusin", ({target}) => {
    const {outlineStyle, outlineWidth} = getComputedStyle(target);
    if (target.tabIndex < 0) return;  // put there to be read, not to be pressed
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 2)
      window.unseen.push(target.outerHTML.slice(0, 120));
  });
}"""
"""Whatever takes the focus has a ring of its own."""


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


async def first_decision(person: Person, game: str) -> None:
    """By keys from nothing to the first decision of a game."""
    press = person.page.keyboard.press
    await person.go()
    go = person.page.locator(f".panel.{game} .go")
    await expect(go).to_be_enabled()
    for _ in range(40):
        await press("Tab")
        if await go.evaluate("(button) => button === document.activeElement"):
            break
    await press("Enter")
    await person.asked()


async def waited_from_a_cold_start(browser: Browser, game: str, database: Path) -> float:
    """Seconds from the page that the command opens to a choice, where nothing was ever read."""
    port = free_port()
    process = started("--no-open", "--port", str(port), "--database", str(database))
    try:
        assert process.stdout is not None
        assert str(port) in process.stdout.readline()  # which is when it opens the browser
        ada = await Person.at(browser, f"http://127.0.0.1:{port}", "")
        began = time.monotonic()
        await first_decision(ada, game)
        waited = time.monotonic() - began
        await ada.context.close()
    finally:
        process.terminate()
        process.communicate(timeout=300)
    return waited


@pytest.mark.parametrize("game", ["souls"])
async def test_a_server_that_has_read_nothing_leads_to_a_decision(
    browser: Browser, game: str, tmp_path: Path
) -> None:
    assert await waited_from_a_cold_start(browser, game, tmp_path / "tables.db") > 0


@pytest.mark.soak  # by the clock, so only on a machine that has nothing else to do
@pytest.mark.parametrize("game", ["souls"])  # which has the most to read
async def test_within_ten_seconds_a_new_player_decides_something(
    browser: Browser, game: str, tmp_path: Path
) -> None:
    waited = await waited_from_a_cold_start(browser, game, tmp_path / "first.db")
    if waited >= SOON:  # a machine that was busy for a moment says nothing about the page
        waited = await waited_from_a_cold_start(browser, game, tmp_path / "second.db")
    assert waited < SOON, "a new player waits too long for the first decision"


@pytest.mark.parametrize("game", OURS)
async def test_one_click_leads_to_a_decision_and_keys_do_the_rest(
    newcomer: Newcomer, game: str
) -> None:
    ada = await newcomer("")
    press = ada.page.keyboard.press
    await first_decision(ada, game)
    await expect(ada.prompt).not_to_be_empty()
    await ada.page.evaluate(WATCH_FOCUS)

    for turn in range(MOVES):
        before = await ada.page.evaluate(DOCK)
        if turn % 2 or await ada.options.count() > 9:  # a 1 may be the beginning of 10
            await press("ArrowDown")
            await expect(ada.page.locator("button.option:focus-visible")).to_have_count(1)
            await press("Enter")
        else:
            await press("1")
        await ada.until(f"(before) => ({DOCK}) !== before", before)
        await ada.asked()
    assert await ada.page.evaluate(HAS_FOCUS), "the focus is lost after a choice"

    await press("l")
    await expect(ada.page.get_by_role("log")).to_be_focused()
    await press("Escape")
    await expect(ada.prompt).to_be_focused()
    await press("r")
    await expect(ada.page.get_by_role("dialog")).to_be_focused()
    await press("Escape")
    await expect(ada.page.get_by_role("dialog")).to_have_count(0)
    await expect(ada.prompt).to_be_focused()
    await ada.page.get_by_role("button", name="Settings").focus()
    await press("Enter")
    await expect(ada.page.get_by_role("dialog")).to_be_focused()
    await press("Escape")
    await expect(ada.page.get_by_role("button", name="Settings")).to_be_focused()
    assert await ada.page.evaluate("window.unseen") == [], "a focus that cannot be seen"


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
async def test_fingers_are_enough(newcomer: Newcomer, size: tuple[int, int]) -> None:
    ada = await newcomer("Ada", size=size)
    await ada.play_now("sector")
    for turn in range(12):
        await ada.asked()
        await ada.options.nth(turn % await ada.options.count()).tap()
        assert await ada.page.evaluate(FITS) == []
