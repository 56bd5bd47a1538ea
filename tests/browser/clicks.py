"""How many clicks a player who knows the game needs, counted in a real browser by mouse alone.

python -m tests.browser.clicks
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from typing import Final

from playwright.async_api import expect

from bossrush.companions.roster import companion
from bossrush.engine.registry import games
from tests.browser.moments import Moment, sit_down
from tests.browser.opened import opened
from tests.browser.person import Person

MOST: Final = 60
"""Clicks after which something is wrong."""

DONE: Final = "[data-option=done]"
DECLARE: Final = "sector.ask.declare"
ROUNDS: Final = {
    "ranged": ("sector.ask.close-in", "shoot"),
    "close": (DECLARE, "fight"),
}
"""What a round begins with: a question, and an option that tells the kind of round."""
SEEDS: Final = (4, 5, 6, 7, 8, 9)
NEXT: Final = tuple(
    f"sector.ask.{key}" for key in ("declare", "close-in", "regroup", "leader", "option")
)
"""What may be asked once the round is over."""
AT_ONCE: Final = (
    "[data-option=together]",
    "[data-option=pass-all]",
    "[data-option^='all:']",
    "[data-option^=shoot]",
)
"""Several choices in one gesture, as somebody takes them who knows the game."""

SETUP: Final = ".act.deal"
"""Questions of setting up can be left to chance."""


class Hand:
    """Somebody's hand on a mouse, which counts."""

    def __init__(self, ada: Person) -> None:
        self.ada = ada
        self.clicks = 0

    async def click(self, what: str) -> None:
        # A word on it that explains itself takes the option as well.
        await self.ada.page.locator(what).first.click(force=True)
        self.clicks += 1
        assert self.clicks < MOST, f"more than {MOST} clicks"

    async def asked(self) -> str:
        """What is asked now, by its key; nothing where the game has ended."""
        if await self.ada.over():
            return ""
        return str(await self.ada.prompt.get_attribute("data-asked"))

    async def who(self) -> str:
        return await self.ada.page.locator(".asked .who").inner_text()

    async def offered(self, what: str) -> bool:
        return await self.ada.page.locator(what).count() > 0

    async def first_of(self, *kinds: str) -> str:
        """The first of these that is there: what says more comes before what says less."""
        for what in kinds[:-1]:
            if await self.offered(what):
                return what
        return kinds[-1]

    async def at_rest(self) -> None:
        """Wait until the table goes no further by itself: a run is several decisions."""
        last = ""
        while not last or last != await self.ada.moment():
            last = await self.ada.moment()
            await self.ada.page.wait_for_timeout(700)

    async def moved_on(self, before: str) -> None:
        """Wait until the table shows another moment than this one."""
        await expect(self.ada.page.locator(f".table[data-n='{before}']")).to_have_count(0)


async def first_choice(hand: Hand, game: str) -> int:
    """Clicks after "Play now" until the first question that is the game's own."""
    await hand.ada.play_now(game)
    await hand.ada.page.wait_for_load_state("networkidle")  # the board says what is setting up
    while await hand.offered(SETUP):
        key = await hand.asked()
        await hand.click(SETUP)
        await expect(hand.ada.page.locator(f"[data-asked='{key}']")).to_have_count(0)
        await hand.asked()
    return hand.clicks


async def souls_round(hand: Hand) -> int:
    """Two characters walk up, strike and end, and answer what strikes them; less if it ends so."""
    ended = 0
    struck = walked = False
    while ended < 2:
        asked = await hand.asked()
        if asked in ("", "souls.ask.explore"):  # the encounter has ended with it
            return hand.clicks
        before = await hand.ada.moment()
        if asked != "souls.ask.act":
            await hand.click(
                await hand.first_of(
                    "[data-option=keep-all]",
                    "[data-option=stand-all]",
                    "[data-option=settle-all]",
                    "button.option",
                )
            )
        elif not struck and await hand.offered("#board [data-attack]"):
            await hand.click("#board [data-attack]")  # the run there, and the blow
            struck = True
            await hand.at_rest()
            continue
        elif not struck and await hand.offered("[data-option*='>foe']"):
            await hand.click("[data-option*='>foe']")
            struck = True
        elif not struck and await hand.offered("[data-option^='group:foe']"):
            await hand.click("[data-option^='group:foe']")
            continue
        elif not struck and not walked and await hand.offered("#board .price"):
            await hand.click("#board .spot:has(.price) button")
            walked = True
        else:
            await hand.click("[data-option=end]")
            struck = walked = False
            ended += 1
        await hand.moved_on(before)
    return hand.clicks


async def a_round(hand: Hand) -> int:
    """A round of Dark Sector for two officers: until something is asked that comes after it."""
    declared = False
    while True:
        before, asked = await hand.ada.moment(), await hand.asked()
        again = not await hand.offered("[data-option^='change:']")
        if not asked or (declared and asked in NEXT and (asked != DECLARE or again)):
            return hand.clicks
        what = await hand.first_of(*AT_ONCE, "button.option")
        declared = declared or asked == DECLARE or what == AT_ONCE[0]
        await hand.click(what)
        await hand.moved_on(before)
        await hand.at_rest()


async def between_chapters(hand: Hand) -> int:
    """Nothing is to be done: until the next card is turned."""
    while await hand.asked() != "sector.ask.leader":
        before = await hand.ada.moment()
        await hand.click(DONE)
        await hand.moved_on(before)
    return hand.clicks


def begun_round(key: str, offered: str, seed: int) -> str:
    """The second round of a kind in which both officers of a lone player are still to declare."""
    (game,) = [one for one in games() if one.key == "sector"]
    play, player = game.new(seats=1, seed=seed), companion("steady", "sector", seed)
    met = 0
    while play.outcome is None:
        decision = play.open[0]
        ids = {option.id for option in decision.options}
        if decision.key == key and offered in ids and not ids & {"change:crew-0", "change:crew-1"}:
            met += 1
            if met == 2:
                return play.save().decode()
        play.take(decision.seat, decision.values().index(player.answer(play, decision)))
    raise LookupError(f"no such round with seed {seed}")


async def counted() -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    async with opened() as (browser, url):
        guided = {one.key: True for one in games()}

        async def hand() -> Hand:
            return Hand(await Person.at(browser, url, "Ada", guided=guided))

        for game in games():
            clicks = await first_choice(await hand(), game.key)
            found.append((f"{game.key}: from Play now to the first real choice", clicks))
        for seed in SEEDS:
            souls = await hand()
            save, _ = Moment("souls", "ask.act", seats=2, seed=seed).save()
            await sit_down(souls.ada, save)
            found.append(("souls: two characters act", await souls_round(souls)))
            await souls.ada.context.close()
        for kind, seed in itertools.product(ROUNDS, SEEDS):
            fight = await hand()
            await sit_down(fight.ada, begun_round(*ROUNDS[kind], seed))
            clicks = await a_round(fight)
            found.append((f"sector: a round of {kind} combat", clicks))
            await fight.ada.context.close()
        between = await hand()
        save, _ = Moment("sector", "ask.regroup", nth=2, seats=1).save()
        await sit_down(between.ada, save)
        clicks = await between_chapters(between)
        found.append(("sector: between chapters, nothing to do", clicks))
    return found


if __name__ == "__main__":
    for what, clicks in asyncio.run(counted()):
        sys.stdout.write(f"{clicks:3}  {what}\n")
