"""Whole games by one hand alone: nothing is out of reach of a mouse, of the keys or of a finger."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from bossrush.engine.registry import games
from tests.browser.hands import HANDS, whole_game
from tests.table.serving import Process

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.soak]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", [one.key for one in games()])
async def test_a_whole_game_by_one_hand(
    browser: Browser, server: Process, game: str, hand: str
) -> None:
    """As `python -m tests.browser.hands` counts them: it ends, and it ends by that hand."""
    count = await whole_game(browser, server.url, game, hand, 1)
    assert count.choices > 10
    assert count.deeds <= 3 * count.choices, "more than confirming and opening groups asks for"
