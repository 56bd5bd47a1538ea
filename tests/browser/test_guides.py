"""The guide to a first game has its place: it is read whole, and covers nothing."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.person import DESKTOP, PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")

CUT_OFF: Final = """() => {
  const guide = [...document.querySelectorAll("section.guide")].find((one) => one.offsetParent);
  const room = guide.closest(".side") ?? document.documentElement;
  const {bottom} = room.getBoundingClientRect();
  const parts = [guide, ...(guide.closest(".side")?.children ?? [])];
  const under = parts.filter((one) => one.getBoundingClientRect().bottom > bottom + 1);
  const text = [...guide.querySelectorAll("p")].filter((p) => p.scrollHeight > p.clientHeight + 1);
  return [...under, ...text].map((one) => one.className || one.tagName);
}"""
"""What of the column beside the board, or of the guide's own words, is not on the screen."""


@pytest.mark.parametrize("game", ["sector", "souls", "vengeance", "arkalion"])
async def test_it_is_read_whole(newcomer: Newcomer, game: str) -> None:
    for size in (DESKTOP, PHONE):
        ada = await newcomer("Ada", size=size, guided={game: False})
        await ada.play_now(game)
        await ada.page.locator("section.guide:visible").first.wait_for()
        for _ in range(3):
            assert await ada.page.evaluate(CUT_OFF) == []
            assert not await ada.look(f"{game}, guided")
            if await ada.over():
                break
            assert await ada.try_one(1)
            await ada.page.wait_for_timeout(300)
            if not await ada.page.locator("section.guide:visible").count():
                break
