"""The options of a decision: all in sight where there is room, and no word of them covered."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from bossrush.engine.chance import seeded
from bossrush.games.arkalion import GAME as ARKALION
from tests.browser.clicks import ROUNDS, begun_round
from tests.browser.conftest import Newcomer
from tests.browser.person import PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")

TURNS = 40

OUT_OF_SIGHT = """() => {
  const list = document.querySelector(".options");
  const many = list?.querySelectorAll("button.option").length ?? 0;
  if (many > 12) return null;
  return {many, hidden: list ? list.scrollHeight - list.clientHeight : 0};
}"""
"""How much of so many options does not show without scrolling."""

COVERED = """() => {
  const found = [];
  let pins = 0;
  for (const pin of document.querySelectorAll(".options .pin")) {
    pins++;
    const sign = pin.querySelector("svg").getBoundingClientRect();
    const face = pin.closest("li").querySelector(".face");
    const words = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const line of range.getClientRects()) {
        const across = line.left < sign.right && sign.left < line.right;
        const down = line.top < sign.bottom && sign.top < line.bottom;
        if (across && down) found.push(words.currentNode.data);
      }
    }
    const {width, height} = pin.getBoundingClientRect();
    if (width < 44 || height < 44) found.push("too small for a finger");
  }
  for (const word of document.querySelectorAll(".options .odds em"))
    if (word.scrollWidth > word.clientWidth + 1) found.push(`cut: ${word.textContent}`);
  return {pins, found};
}"""
"""Words under a pin, and words of odds that are cut short."""

LINES = """() => {
  const prompt = document.getElementById("prompt");
  return Math.round(prompt.clientHeight / parseFloat(getComputedStyle(prompt).lineHeight));
}"""


def many_options() -> dict[int, str]:
    """Saved games for one, by how many options they stopped at."""
    found: dict[int, str] = {}
    for seed in range(100):
        play = ARKALION.new(seats=1, seed=seed)
        steer = seeded(seed).below
        while play.outcome is None:
            options = play.open[0].options
            if 8 < len(options) <= 12 and len(options) not in found:
                found[len(options)] = play.save().decode()
            if len(found) == 4:
                return found
            play.choose(play.open[0].seat, options[steer(len(options))].id)
    raise AssertionError(f"only these many options came up: {sorted(found)}")


async def test_twelve_options_are_all_in_sight_on_a_desktop(newcomer: Newcomer) -> None:
    for many, save in many_options().items():
        ada = await newcomer("Ada", lang="fr")
        await ada.go_on(save)
        shown = await ada.page.evaluate(OUT_OF_SIGHT)
        assert shown is not None
        assert shown["many"] == many
        assert shown["hidden"] <= 1, f"{many} options: {shown['hidden']} px are hidden"
        assert await ada.look(f"{many} options") == []


async def test_all_options_of_a_game_are_in_sight_on_a_desktop(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada", lang="fr")
    await ada.play_now("arkalion")
    looked = 0
    for turn in range(TURNS // 2):
        if await ada.over():
            break
        shown = await ada.page.evaluate(OUT_OF_SIGHT)
        if shown is not None:
            looked += 1
            assert shown["hidden"] <= 1, f"{shown['many']} options: {shown['hidden']} px are hidden"
        await ada.play_on(1, turn)
    assert looked > TURNS // 5, "there were options to look at"


async def test_no_word_of_an_option_is_covered_on_a_phone(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada", lang="fr", size=PHONE)
    await ada.play_now("sector")
    pins = 0
    for turn in range(TURNS):
        if await ada.over():
            break
        looked = await ada.page.evaluate(COVERED)
        assert looked["found"] == []
        assert await ada.page.evaluate(LINES) <= 2, "the question takes too much room"
        pins += looked["pins"]
        await ada.play_on(1, turn)
    assert pins > 3, "hardly any pin was there to look at"


async def test_both_officers_declare_in_one_gesture(newcomer: Newcomer) -> None:
    """Each declaration is entered as its own; the round begins once both stand."""
    ada = await newcomer("Ada")
    await ada.go_on(begun_round(*ROUNDS["close"], seed=4))
    await expect(ada.page.locator("[data-option=fight]")).to_be_visible()
    await ada.page.locator("[data-option=together]").click(force=True)
    declared = ada.page.get_by_role("log").get_by_text(re.compile("declares: FIGHT"))
    await expect(declared).to_have_count(2)
