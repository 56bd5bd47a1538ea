"""Vengeance in real time: two browsers, one reserve, dice dragged by mouse and by finger."""

from __future__ import annotations

import re
import time

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import PATIENCE, PHONE, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

THROW = ".throw:not(:disabled)"
READY = "li.ready[data-feeds]"
FITS = "li.fits[data-feeds]"
IDLE = 600
"""Seconds in which nobody need take a die before the Roll Phase ends: a busy machine is slow."""

IDLE_LOOKS = 20
"""Looks at a page that find nothing to do after which its Roll Phase is over."""


async def rivals(newcomer: Newcomer) -> list[Person]:
    """Ada at a desktop and Bob at a phone, with their dice in hand, about to throw them."""
    ada = await newcomer("Ada", confirmReveals=True)  # as a browser is before anybody changes it
    code = await ada.host("vengeance", idle=IDLE)
    bob = await newcomer("Bob", size=PHONE, confirmReveals=True)
    await bob.join(code)
    await expect(ada.page.get_by_text("Bob").first).to_be_visible()
    await ada.button("Begin").click()
    people = [ada, bob]
    deadline = time.monotonic() + 2 * PATIENCE / 1000
    while not all([await person.page.locator(THROW).count() for person in people]):
        for person in people:
            if not await person.page.locator(THROW).count():
                await prepare(person)
        assert time.monotonic() < deadline, await ada.text()
        await ada.page.wait_for_timeout(30)
    return people


async def prepare(person: Person) -> None:
    """Whatever comes before the Roll Phase: be done with a Flashback, else the last option.

    It is looked at and clicked in one go, for the Roll Phase, which may open at any moment, has
    an option of its own to be done."""
    await person.page.evaluate(
        """() => document.querySelector(".throw, .act[data-option=done]")
          || (document.querySelector(
              ".options button[data-option=done]:not([disabled]):not([aria-disabled=true])")
            ?? [...document.querySelectorAll(
              ".options button.option:not([disabled]):not([aria-disabled=true])")].at(-1))
            ?.click()"""
    )


async def act(person: Person) -> bool:
    """Take dice, throw, or take a wound, whichever can be done first; whether any could."""
    return bool(
        await person.page.evaluate(
            """() => {
              const found = ["[data-option^=refill]", ".throw", "[data-option^=place]"]
                .map((one) => document.querySelector(`${one}:not(:disabled)`)).find((one) => one);
              found?.click();
              return Boolean(found);
            }"""
        )
    )


async def hand(person: Person) -> list[str]:
    found = await person.page.locator("[data-die]").evaluate_all(
        "dice => dice.map((die) => die.dataset.die)"
    )
    return [str(die) for die in found]


async def reserve(person: Person) -> int:
    return int(await person.page.locator(".reserve b").inner_text())


async def centre(person: Person, selector: str) -> tuple[float, float] | None:
    """The middle of the first of these, if one is there at this very moment."""
    found = await person.page.evaluate(
        """(selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
        }""",
        selector,
    )
    return (float(found[0]), float(found[1])) if found else None


async def drag(person: Person, die: str, touch: bool) -> None:
    """Carry a die of the hand to the first skill that lights up for it, if one does."""
    page = person.page
    start = await centre(person, f"[data-die={die}]")
    if start is None:
        return
    lifted = (start[0], start[1] - 20)
    if not touch:
        await page.mouse.move(*start)
        await page.mouse.down()
        await page.mouse.move(*lifted)
        await page.mouse.move(*(await centre(person, FITS) or lifted), steps=3)
        await page.mouse.up()
        return
    cdp = await person.context.new_cdp_session(page)

    async def finger(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        await cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    await finger("touchStart", start)
    await finger("touchMove", lifted)
    await finger("touchMove", await centre(person, FITS) or lifted)
    await finger("touchEnd")
    await cdp.detach()


async def feed_by_dragging(person: Person, rival: Person, touch: bool) -> None:
    """Throw until some skill is ready, and drag dice onto it until one of them has fed it.

    Whoever runs out of dice before that has more luck in another round."""
    page = person.page
    deadline = time.monotonic() + 2 * PATIENCE / 1000
    idle = 0
    while True:
        assert time.monotonic() < deadline, f"no die could be dragged: {await person.text()}"
        if not await page.locator(READY).count():
            idle = 0 if await act(person) else idle + 1
            if idle > IDLE_LOOKS:
                for one in (person, rival):
                    await one.try_one(idle)
            await page.wait_for_timeout(80)
            continue
        before = await hand(person)
        for die in before:
            await drag(person, die, touch)
            await page.wait_for_timeout(100)
            if len(await hand(person)) < len(before):  # nothing else takes dice out of a hand
                return


async def test_two_race_for_one_reserve(newcomer: Newcomer) -> None:
    ada, bob = await rivals(newcomer)
    full = await reserve(ada)
    assert await reserve(bob) == full
    for person in (ada, bob):
        await expect(person.page.get_by_role("timer").first).to_have_text(re.compile(r"\d:\d\d"))
        assert len(await hand(person)) == 4
    assert not set(await hand(ada)) & set(await hand(bob))

    # One click throws, whatever the settings say about confirming: this is a race.
    await ada.page.locator(THROW).click()
    await expect(ada.page.locator("[data-die].loose")).to_have_count(4)
    # Bob sees what Ada has thrown in the log, Ada sees Bob's dice in small beside her lair.
    await expect(ada.page.locator("article[data-piece=p1] .dice i")).to_have_count(4)
    await bob.page.locator(THROW).tap()
    await expect(ada.page.locator("article[data-piece=p1] .dice i svg").first).to_be_visible()

    await feed_by_dragging(ada, bob, touch=False)
    await feed_by_dragging(bob, ada, touch=True)
    for person in (ada, bob):
        await act(person)
    await ada.page.wait_for_timeout(300)
    left = await reserve(ada)
    assert left < full, "nobody has taken a die from the reserve"
    await expect(bob.page.locator(".reserve b")).to_have_text(str(left))
    assert not set(await hand(ada)) & set(await hand(bob)), "a die was handed out twice"


async def test_dice_are_held_back_and_thrown_by_keys(newcomer: Newcomer) -> None:
    ada, _ = await rivals(newcomer)
    await ada.page.keyboard.press("Space")
    await expect(ada.page.locator("[data-die].loose")).to_have_count(4)
    free = ada.page.locator("[data-die][aria-disabled=false]")
    count = await free.count()
    held = ada.page.locator("[data-die].held")
    for letter in "qwer":
        await ada.page.keyboard.press(letter)
    await expect(held).to_have_count(count)
    await expect(ada.page.locator(THROW)).to_have_count(0)
    await expect(ada.page.get_by_role("dialog")).to_have_count(0)
    if count:
        await held.first.click()
        await expect(ada.page.locator(THROW)).to_have_text(re.compile(r"\b1\s*Space$"))


async def test_two_play_to_the_end_in_real_time(newcomer: Newcomer) -> None:
    people = await rivals(newcomer)
    seed = 0
    deadline = time.monotonic() + 8 * PATIENCE / 1000
    while not all([await person.ending.count() for person in people]):
        for person in people:
            seed += 1
            await person.try_one(seed)
        assert time.monotonic() < deadline, await people[0].text()
        await people[0].page.wait_for_timeout(20)
    for person in people:
        await person.no_missing_text()
        await expect(person.page.get_by_text(re.compile("points")).first).to_be_visible()
