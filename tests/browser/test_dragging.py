"""What is dragged: an item from one officer to another between chapters."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bossrush.games.sector import GAME
from tests.browser.conftest import Newcomer

pytestmark = pytest.mark.asyncio(loop_scope="session")


def regrouping() -> tuple[str, str, str]:
    """A mission between chapters in which something can be handed over: what, and to whom."""
    for seed in range(40):
        play = GAME.new(seats=1, seed=seed)
        for _ in range(400):
            decision = play.open[0]
            if decision.key == "sector.ask.regroup":
                for option in decision.options:
                    if option.kind == "hand":
                        fields = dict(option.fields)
                        return play.save().decode(), str(fields["item"]), str(fields["crew"])
            play.take(max(decision.seat, 0), 0)
            if play.outcome is not None:
                break
    raise LookupError("nothing could be handed over")


async def test_an_item_is_dragged_to_somebody_else(newcomer: Newcomer) -> None:
    save, item, crew = regrouping()
    ada = await newcomer("Ada")
    await ada.go_on(save)
    held = ada.page.locator(f".at-party [data-piece='{item}']").first
    taker = ada.page.locator(f".at-party article[data-piece='{crew}']")
    await expect(taker.locator(f"[data-piece='{item}']")).to_have_count(0)
    await held.drag_to(taker, target_position={"x": 20, "y": 20})
    await expect(taker.locator(f"[data-piece='{item}']")).to_have_count(1)
