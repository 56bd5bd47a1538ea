"""axe-core finds nothing to complain about, on any screen, at any size."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import DESKTOP, SIZES, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """() => axe.run(document, {resultTypes: ["violations"]}).then((found) =>
  found.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}`)))
"""


async def sound(person: Person, screen: str) -> list[str]:
    """What axe finds on the screen as it is."""
    await person.page.wait_for_timeout(300)
    await person.page.evaluate(AXE.read_text("utf-8"))
    return [f"{screen}: {problem}" for problem in await person.page.evaluate(RUN)]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
async def test_away_from_the_table(newcomer: Newcomer, size: tuple[int, int]) -> None:
    ada = await newcomer("Ada", size=size)
    found: list[str] = []
    await ada.go()
    await expect(ada.page.locator(".panel.sector .go")).to_be_enabled()
    found += await sound(ada, "home")
    await ada.page.get_by_label("Settings").first.click()
    found += await sound(ada, "settings")
    for path, screen in [
        ("/host/sector", "host"),
        ("/rules/sector", "rules"),
        ("/replay", "replays"),
        ("/nowhere", "lost"),
        ("/table/ZZZZZZ", "no such table"),
    ]:
        await ada.go(path)
        await ada.page.wait_for_load_state("networkidle")
        found += await sound(ada, screen)
    ada.complaints.clear()  # the browser says itself that there is no such table
    assert found == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
async def test_at_the_table(newcomer: Newcomer, size: tuple[int, int]) -> None:
    ada = await newcomer("Ada", size=size)
    found: list[str] = []
    code = await ada.host("sector")
    found += await sound(ada, "gathering")
    await ada.button("Fill with companions and begin").click()
    await ada.asked()
    found += await sound(ada, "first decision")
    for turn in range(6):
        await ada.play_on(6, turn)
        if await ada.ending.count():
            break
        found += await sound(ada, f"decision {6 * turn + 6}")
    await ada.button("Table").click()
    found += await sound(ada, "menu")
    await ada.button("The dice are rigged!").click()
    found += await sound(ada, "dice")
    await ada.page.keyboard.press("Escape")
    await ada.page.get_by_role("button", name="Rules").first.click()
    found += await sound(ada, "rules sheet")
    await ada.page.keyboard.press("Escape")
    await ada.page.locator("[aria-label*='open the sheet']:visible").first.click(force=True)
    found += await sound(ada, "sheet")
    await ada.page.keyboard.press("Escape")
    await ada.go(f"/table/{code}/tv")
    await ada.page.wait_for_load_state("networkidle")
    found += await sound(ada, "big screen")
    bob = await newcomer("Bob", size=size)
    await bob.go(f"/join/{code}")
    await bob.page.wait_for_load_state("networkidle")
    found += await sound(bob, "looking on")
    assert found == []


async def test_at_the_end_and_in_a_replay(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada", size=DESKTOP)
    await ada.play_now("sector")
    await ada.play_on(3000)
    found = await sound(ada, "ending")
    await ada.button("Table").click()
    await ada.button("Watch it again").click()
    await expect(ada.page.get_by_role("slider")).to_be_visible()
    found += await sound(ada, "replay")
    assert found == []
