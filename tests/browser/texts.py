"""Texts that are cut: games are played in a real browser, and whatever is asked is measured.

    python -m tests.browser.texts                       a few plays of every game
    python -m tests.browser.texts --plays 25 souls      more of one

At every question the names of the options, their prices, the prompt and the buttons beside it are
measured in each size and language. Prose on an option may give way to its price (the whole stands
beside the question), so it is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.async_api import async_playwright

from bossrush.engine.registry import games
from tests.browser.person import SIZES, Person
from tests.machine import chromium
from tests.table.serving import Process

STEP: Final = 5
"""Choices between two looks."""

CUT: Final = """() => {
  const seen = [];
  const names = "#prompt, .decide .option b, .decide .option .fact, .decide .act, .at-bar *";
  for (const one of document.querySelectorAll(names)) {
    const style = getComputedStyle(one);
    const text = one.innerText?.trim();
    if (!text || one.closest(".aloud") || one.clientWidth <= 1 || one.children.length > 3) continue;
    const hides = [style.overflowX, style.overflowY].some((how) => how !== "visible");
    const wide = one.scrollWidth > one.clientWidth + 1;
    const high = one.scrollHeight > one.clientHeight + 1;
    if (hides && (wide || high)) seen.push(`${one.className || one.tagName}: ${text}`);
  }
  return seen;
}"""


async def measured(ada: Person, choices: int, seed: int) -> set[str]:
    """What is cut on the way through one play."""
    found: set[str] = set()
    for step in range(0, choices, STEP):
        if await ada.over():
            break
        for name, (wide, high) in SIZES.items():
            await ada.page.set_viewport_size({"width": wide, "height": high})
            await ada.page.wait_for_timeout(60)
            found |= {f"{name}: {text}" for text in await ada.page.evaluate(CUT)}
        await ada.play_on(STEP, seed=seed * 1000 + step)
    return found


async def main(names: list[str], plays: int, choices: int) -> int:
    found: set[str] = set()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(str(Path(folder) / "tables.db"), luck=7).start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=chromium(), args=["--headless", "--no-sandbox"]
                )
                for game in names:
                    for play in range(plays):
                        for lang in ("en", "fr"):
                            guided = {one.key: True for one in games()}
                            ada = await Person.at(
                                browser, server.url, "Ada", lang=lang, guided=guided
                            )
                            await ada.play_now(game)
                            cut = await measured(ada, choices, play)
                            found |= {f"{game} {lang} {one}" for one in cut}
                            await ada.context.close()
                    sys.stdout.write(f"{game}: {plays} plays\n")
                    sys.stdout.flush()
                await browser.close()
        finally:
            server.end()
    for one in sorted(found):
        sys.stdout.write(f"{one}\n")
    return len(found)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description="Texts that are cut.")
    reader.add_argument("games", nargs="*")
    reader.add_argument("--plays", type=int, default=2)
    reader.add_argument("--choices", type=int, default=60)
    asked = reader.parse_args()
    every = [one.key for one in games()]
    sys.exit(asyncio.run(main(asked.games or every, asked.plays, asked.choices)) > 0)
