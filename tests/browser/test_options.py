"""The options of a decision: all in sight where there is room, and no word of them covered."""

from __future__ import annotations

import pytest

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


async def test_twelve_options_are_all_in_sight_on_a_desktop(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada", lang="fr")
    await ada.play_now("arkalion")
    seen = 0
    for turn in range(6 * TURNS):  # what comes up also depends on how quick the companions are
        if await ada.over():
            await ada.play_now("arkalion")
        shown = await ada.page.evaluate(OUT_OF_SIGHT)
        if shown is not None:
            assert shown["hidden"] <= 1, f"{shown['many']} options: {shown['hidden']} px are hidden"
            if shown["many"] > max(seen, 8):
                assert await ada.look("many options") == []
            seen = max(seen, shown["many"])
        if seen > 8 and turn > TURNS // 2:
            break
        await ada.play_on(1, turn)
    assert seen > 8, "there were never many options"


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
