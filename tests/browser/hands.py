"""Whole games in a real browser by one hand alone: a mouse, the keys, or a finger on a phone.

    python -m tests.browser.hands                       every game by each of them
    python -m tests.browser.hands souls --by keys       one

Nothing is done but what that hand can do: a mouse moves to what is in sight and clicks, the keys
are pressed one after another, a finger taps on a screen of 390 by 844. Everything counts: choosing,
confirming, opening a group, scrolling, going on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from dataclasses import dataclass
from typing import Any, Final

from playwright.async_api import Browser

from bossrush.engine.registry import games
from tests.browser.opened import opened
from tests.browser.person import DESKTOP, ENDING, PATIENCE, PHONE, Person

HANDS: Final = ("mouse", "keys", "touch")
MOST: Final = 6000
"""Deeds after which a game that has not ended never will."""

LOOK: Final = f"""() => {{
  const at = (one) => {{
    const box = one.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    const seen = hit !== null && (one.contains(hit) || hit.closest("li")?.contains(one) === true);
    return {{x, y, seen}};
  }};
  const open = [...document.querySelectorAll(".options button.option")];
  const ready = open.filter((one) => one.getAttribute("aria-disabled") !== "true");
  const on = document.querySelector(".decide .skip, .decide .go");
  const table = document.querySelector(".table")?.dataset.n ?? "";
  return {{
    over: document.querySelector("{ENDING}") !== null,
    options: ready.map((one) => ({{...at(one), key: open.indexOf(one) + 1}})),
    on: on ? at(on) : null,
    state: [
      table,
      document.querySelector("#prompt")?.dataset.asked,
      document.querySelector(".confirm") !== null,
      ...ready.map((one) => one.dataset.option),
    ].join("|"),
  }};
}}"""


CHOSEN: Final = """async (code) => {
  const headers = {Authorization: `Bearer ${localStorage.getItem("bossrush.person")}`};
  const ask = async (path) => (await fetch(path, {headers})).json();
  const {table} = await ask(`/api/codes/${code}`);
  let chosen = 0, after = 0, end = 1;
  while (after < end) {
    const {lines, last} = await ask(`/api/tables/${table}/log?after=${after}&count=100`);
    chosen += lines.filter((line) => line.kind === "chose" && !line.companion).length;
    after += 100;
    end = last;
  }
  return chosen;
}"""


@dataclass(slots=True)
class Count:
    """What it took."""

    game: str
    hand: str
    deeds: int = 0
    """Clicks, presses or taps."""
    choices: int = 0
    """What this person has chosen by them."""

    def __str__(self) -> str:
        return f"{self.game:10} {self.hand:6} {self.choices:5} choices {self.deeds:6} {self.hand}"


async def settled(ada: Person, before: str) -> dict[str, Any]:
    """What there is to do, once the table shows something else than before."""
    since = 0
    while True:
        seen: dict[str, Any] = await ada.page.evaluate(LOOK)
        if seen["over"] or ((seen["options"] or seen["on"]) and seen["state"] != before):
            return seen
        if since > 400 and seen["options"]:  # an option that only lights something
            return seen
        assert since < PATIENCE, f"nothing happens: {await ada.text()}"
        await ada.page.wait_for_timeout(20)
        since += 20


async def take(ada: Person, hand: str, seen: dict[str, Any], dice: random.Random) -> int:
    """Do one thing with one hand: how many clicks, presses or taps it was."""
    page = ada.page
    options = seen["options"]
    if not options:
        spot = seen["on"]
        if hand == "mouse":
            await page.mouse.click(spot["x"], spot["y"])
        elif hand == "touch":
            await page.touchscreen.tap(spot["x"], spot["y"])
        else:
            await page.keyboard.press("Space")
        return 1
    if hand == "keys":
        number = str(dice.choice(options)["key"])
        for figure in number:
            await page.keyboard.press(figure)
        if len(number) == 1 and len(options) > 9:
            await page.keyboard.press("Enter")  # or the table waits for a second figure
            return 2
        return len(number)
    here = [one for one in options if one["seen"]]
    if not here:
        await page.mouse.wheel(0, 200)
        return 1
    spot = dice.choice(here)
    if hand == "mouse":
        await page.mouse.click(spot["x"], spot["y"])
    else:
        await page.touchscreen.tap(spot["x"], spot["y"])
    return 1


async def whole_game(browser: Browser, url: str, game: str, hand: str, seed: int) -> Count:
    """A game from "Play now" to its end."""
    guided = {one.key: True for one in games()}
    size = PHONE if hand == "touch" else DESKTOP
    ada = await Person.at(browser, url, "Ada", size=size, confirmReveals=True, guided=guided)
    dice = random.Random(seed)
    count = Count(game, hand)
    try:
        await ada.play_now(game)
        before = ""
        while True:
            seen = await settled(ada, before)
            if seen["over"]:
                break
            before = seen["state"]
            count.deeds += await take(ada, hand, seen, dice)
            assert count.deeds < MOST, f"{game} by {hand} does not end"
        count.choices = int(await ada.page.evaluate(CHOSEN, ada.code))
        assert not ada.complaints, ada.complaints
        return count
    finally:
        await ada.context.close()


async def main(names: list[str], hands: list[str]) -> None:
    async with opened() as (browser, url):
        for game in names:
            for hand in hands:
                done = await whole_game(browser, url, game, hand, 1)
                sys.stdout.write(f"{done}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description="Whole games by one hand alone.")
    reader.add_argument("games", nargs="*")
    reader.add_argument("--by", action="append", choices=HANDS)
    asked = reader.parse_args()
    every = [one.key for one in games()]
    asyncio.run(main(asked.games or every, asked.by or list(HANDS)))
