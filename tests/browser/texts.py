"""Texts that are cut: games are played in a real browser, and whatever is shown is measured.

    python -m tests.browser.texts                       a few plays of every game
    python -m tests.browser.texts --plays 50 souls      more of one

Every play has a size and a language of its own, in turn. After each choice, once the page has come
to rest, every text on the screen is measured: cut is what lies outside of a part that hides what
does not fit, or outside of the window. What scrolls is not cut. A question of more than three lines
and words under the cap of a key count as well. A text that says less on purpose,
because the whole stands elsewhere on the same screen, is in `GIVES_WAY`.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import sys
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser

from bossrush.engine.registry import games
from tests.browser.opened import opened
from tests.browser.person import ENDING, FRUGAL, OPTIONS, PATIENCE, SIZES, Person

PAGES: Final = (
    "/",
    "/replay",
    *(f"/{page}/{one.key}" for one in games() for page in ("host", "rules")),
)

OUT: Final = Path(__file__).parents[2] / "build" / "texts"
"""Where a picture is kept of every screen on which something is cut, if wanted."""

GIVES_WAY: Final = {
    ".detail": "beside the question: what the option in focus says in full",
    ".tick .last": "the last line of the log, which opens on a tap",
    ".undo small": "which choice undo takes back: the log has it",
    ".option .about": "prose on an option gives way to its price",
    ".aloud, [aria-hidden=true] .aloud": "read aloud only",
    ".log *": "scrolls, and is read as a whole",
}

CUT: Final = """(gives) => {
  const found = [];
  const hides = (how) => how === "hidden" || how === "clip";
  const all = document.querySelector(".table, .home, .page") ?? document.body;
  const walker = document.createTreeWalker(all, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const own = node.parentElement;
    if (!text || !own || own.closest(gives) || own.closest("svg")) continue;
    const style = getComputedStyle(own);
    if (style.visibility === "hidden" || own.clientWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((one) => one.width > 0.5 && one.height > 0.5);
    if (!lines.length) continue;
    const box = {
      left: Math.min(...lines.map((one) => one.left)),
      right: Math.max(...lines.map((one) => one.right)),
      top: Math.min(...lines.map((one) => one.top)),
      bottom: Math.max(...lines.map((one) => one.bottom)),
    };
    // The box of a line is higher than its letters.
    const slack = (box.bottom - box.top) / lines.length / 4 + 1;
    let across = true, down = true, cut = false, invisible = false;
    for (let part = own; part && !cut; part = part.parentElement) {
      const how = getComputedStyle(part);
      const at = part.getBoundingClientRect();
      if (how.clipPath === "inset(50%)" || how.opacity === "0") invisible = true;
      if (["auto", "scroll"].includes(how.overflowX)) across = false;
      if (["auto", "scroll"].includes(how.overflowY)) down = false;
      if (how.display === "inline" || how.display === "contents") continue;
      const wide = box.right > at.right + 1.5 || box.left < at.left - 1.5;
      const high = box.bottom > at.bottom + slack || box.top < at.top - slack;
      if (across && wide && hides(how.overflowX)) cut = true;
      if (down && high && hides(how.overflowY)) cut = true;
      if (how.position === "fixed") break;
    }
    const off =
      (across && (box.right > innerWidth + 1 || box.left < -1)) ||
      (down && (box.bottom > innerHeight + slack || box.top < -slack));
    if ((cut || off) && !invisible) {
      const path = [];
      for (let part = own; part && path.length < 4 && part !== all; part = part.parentElement) {
        const named = [...part.classList].filter((one) => !one.startsWith("svelte-"));
        path.unshift([part.tagName.toLowerCase(), ...named].join("."));
      }
      found.push(`${path.join(" ")}: ${text}`);
    }
  }
  const prompt = document.querySelector("#prompt");
  if (prompt) {
    const lines = Math.round(prompt.clientHeight / parseFloat(getComputedStyle(prompt).lineHeight));
    if (lines > 3) found.push(`#prompt has ${lines} lines: ${prompt.innerText}`);
  }
  for (const key of document.querySelectorAll(".face kbd")) {
    const cap = key.getBoundingClientRect();
    if (!cap.width) continue;
    const words = document.createTreeWalker(key.parentElement, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (key.contains(node) || node.parentElement.closest(gives)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const wide = Math.min(line.right, cap.right) - Math.max(line.left, cap.left);
        const high = Math.min(line.bottom, cap.bottom) - Math.max(line.top, cap.top);
        if (wide > 2 && high > line.height / 3) found.push(`under its key: ${node.data.trim()}`);
      }
    }
  }
  return [...new Set(found)];
}"""

AT_REST: Final = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  let moved = true;
  const watch = new MutationObserver(() => (moved = true));
  watch.observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: ["class", "data-fit", "data-option", "style"],
  });
  for (let calm = 0, tries = 0; calm < 1 && tries < 60; tries++) {
    moved = false;
    await frame();
    calm = moved ? 0 : calm + 1;
  }
  watch.disconnect();
}"""
"""Wait until nothing moves any more: texts are set smaller step by step until they fit."""

PLAY: Final = f"""async ({{most, seed, patience, gives}}) => {{
  const cut = {CUT};
  const rest = {AT_REST};
  let state = seed;
  const chance = () => {{  // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }};
  const pause = (ms) => new Promise((go) => setTimeout(go, ms));
  const found = {{}};
  const opened = new Set();
  let taken = 0, looks = 0, options = 0, since = performance.now();
  const look = async () => {{
    await rest();
    let seen = cut(gives);
    if (seen.length) {{  // not while something is on its way
      await pause(400);
      await rest();
      const still = new Set(cut(gives));
      seen = seen.filter((one) => still.has(one));
    }}
    looks += 1;
    options += document.querySelectorAll("button.option").length;
    const fresh = seen.filter((one) => !found[one]);
    for (const one of seen) found[one] = (found[one] ?? 0) + 1;
    if (fresh.length) await window.picture();
  }};
  const over = () => document.querySelector("{ENDING}");
  while (taken < most && !over()) {{
    if (document.querySelectorAll("{OPTIONS}").length) {{
      await look();
      // What stands behind a group is an option as well.
      for (const group of document.querySelectorAll("[data-option^='group:']")) {{
        const key = `${{group.dataset.option}} ${{group.parentElement.innerText}}`;
        if (opened.has(key) || !group.isConnected) continue;
        opened.add(key);
        group.click();
        await pause(0);
        await look();
        document.dispatchEvent(new KeyboardEvent("keydown", {{key: "Escape", bubbles: true}}));
        await pause(0);
      }}
      const sure = document.querySelector(".confirm button.option");
      const open = document.querySelectorAll("{OPTIONS}");
      const one = sure && chance() < 0.7 ? sure : open[Math.floor(chance() * open.length)];
      one?.click();
      taken += 1;
      since = performance.now();
    }} else {{
      document.querySelector(".decide .skip, .decide .go")?.click();
    }}
    if (performance.now() - since > patience) break;
    await pause(5);
  }}
  const stuck = over() || taken === most ? "" : document.querySelector(".decide").innerText;
  if (over()) await look();
  return {{found, looks, options, stuck, ended: Boolean(over())}};
}}"""


async def play(
    browser: Browser,
    url: str,
    game: str,
    size: str,
    lang: str,
    choices: int,
    seed: int,
    pictures: bool,
) -> dict[str, Any]:
    """What is cut on the way through one play, and how often it was looked."""
    guided = {one.key: True for one in games()}
    ada = await Person.at(
        browser, url, "Ada", size=SIZES[size], lang=lang, guided=guided, confirmReveals=True
    )
    try:
        count = itertools.count(1)

        async def picture() -> None:
            name = f"{game}-{seed}-{size}-{lang}-{next(count)}.png"
            if pictures:
                await ada.page.screenshot(path=OUT / name)

        await ada.page.expose_function("picture", picture)
        await ada.play_now(game)
        asks = {
            "most": choices,
            "seed": seed,
            "patience": 3 * PATIENCE,
            "gives": ", ".join(GIVES_WAY),
        }
        return dict(await ada.page.evaluate(PLAY, asks))
    finally:
        await ada.context.close()


async def pages(browser: Browser, url: str, size: str, lang: str) -> list[str]:
    """What is cut on the pages beside the tables."""
    found: list[str] = []
    ada = await Person.at(browser, url, "Ada", size=SIZES[size], lang=lang)
    try:
        for path in PAGES:
            await ada.go(path)
            await ada.page.wait_for_load_state("networkidle")
            await ada.page.evaluate(AT_REST)
            cut = await ada.page.evaluate(CUT, ", ".join(GIVES_WAY))
            found += [f"{path} {lang} {size}: {text}" for text in cut]
    finally:
        await ada.context.close()
    return found


async def main(
    names: list[str],
    plays: int,
    choices: int,
    first: int,
    at_once: int = 1,
    with_pages: bool = False,
    pictures: bool = False,
) -> int:
    found: dict[str, int] = {}
    looks = options = ended = 0
    kinds = list(itertools.product(SIZES, ("en", "fr")))
    async with opened(
        first + 7, [one for one in FRUGAL if not (pictures and "gpu-mem" in one)]
    ) as (browser, url):
        for size, lang in kinds if with_pages else ():
            for cut in await pages(browser, url, size, lang):
                found[cut] = 1
                sys.stdout.write(f"{cut}\n")
        room = asyncio.Semaphore(at_once)

        async def measured(number: int, game: str) -> None:
            nonlocal looks, options, ended
            size, lang = kinds[number % len(kinds)]
            async with room:
                seen = await play(browser, url, game, size, lang, choices, number, pictures)
            looks += int(seen["looks"])
            options += int(seen["options"])
            ended += bool(seen["ended"])
            for text in seen["found"]:
                cut = f"{game} {lang} {size}: {text}"
                if cut not in found:
                    sys.stdout.write(f"{cut}\n")
                found[cut] = found.get(cut, 0) + 1
            sys.stdout.write(f"  {game} {number}: {seen['looks']} looks\n")
            if seen["stuck"]:
                sys.stdout.write(f"  it went no further: {seen['stuck']!r}\n")
            sys.stdout.flush()

        due = itertools.product(range(first, first + plays), names)
        await asyncio.gather(*(measured(number, game) for number, game in due))
    sys.stdout.write(
        f"{plays * len(names)} plays ({ended} to their end), {looks} looks, {options} options, "
        f"{len(found)} texts cut\n"
    )
    return len(found)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description="Texts that are cut.")
    reader.add_argument("games", nargs="*")
    reader.add_argument("--plays", type=int, default=len(SIZES) * 2, help="of every game")
    reader.add_argument("--choices", type=int, default=600, help="in a play, at most")
    reader.add_argument("--first", type=int, default=0, help="the number of the first play")
    reader.add_argument("--at-once", type=int, default=1, help="so many plays beside each other")
    reader.add_argument("--pages", action="store_true", help="those beside the tables as well")
    reader.add_argument("--pictures", action="store_true", help="of what is cut, in build/texts")
    asked = reader.parse_args()
    every = [one.key for one in games()]
    names = asked.games or every
    found = main(
        names,
        asked.plays,
        asked.choices,
        asked.first,
        asked.at_once,
        asked.pages,
        asked.pictures,
    )
    sys.exit(asyncio.run(found) > 0)
