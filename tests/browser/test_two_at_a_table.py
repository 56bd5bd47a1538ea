"""Two browsers at one table: killed servers, cut lines, stale tabs, undo, absence."""

from __future__ import annotations

import asyncio
import time

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import PATIENCE, PHONE, Person
from tests.table.serving import Process

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def seated(
    newcomer: Newcomer, *choices: str, grace: int | None = None, wired: bool = False
) -> list[Person]:
    """Ada hosts on a desktop, Bob joins on a phone, and the game has begun."""
    ada = await newcomer("Ada")
    code = await ada.host("sector", *choices, grace=grace)
    bob = await newcomer("Bob", size=PHONE, wired=wired)
    await bob.join(code)
    await expect(ada.page.get_by_text("Bob").first).to_be_visible()
    await ada.button("Begin").click()
    await expect(bob.button("Begin")).to_have_count(0)
    return [ada, bob]


async def play_together(people: list[Person], choices: int, seed: int = 1) -> None:
    """Whoever is asked clicks, until so many choices have been made."""
    taken = 0
    deadline = time.monotonic() + PATIENCE / 1000
    while taken < choices:
        for person in people:
            if await person.try_one(100 * seed + taken):
                taken += 1
                deadline = time.monotonic() + PATIENCE / 1000
        assert time.monotonic() < deadline, "nobody can go on"
        await asyncio.sleep(0.02)
    await settled(people)


async def settled(people: list[Person]) -> None:
    """Wait until everybody sees the same moment, and nobody's answer is on its way."""
    before: set[str] = set()
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        now = {await person.moment() for person in people}
        if len(now) == 1 and now == before and "" not in now:
            return
        before = now
        await asyncio.sleep(0.1)
    raise AssertionError(f"they see different things: {before}")


async def test_both_play_and_see_the_same(newcomer: Newcomer) -> None:
    people = await seated(newcomer)
    await play_together(people, 30)
    for person in people:
        await person.no_missing_text()
        for said in await person.page.locator(".notice.bad").all_inner_texts():
            # Two who declare at the same moment: the rules may turn the later one down.
            assert said.startswith("That is forbidden here: "), said


async def test_the_server_is_killed_and_both_go_on(newcomer: Newcomer, server: Process) -> None:
    people = await seated(newcomer)
    await play_together(people, 8)
    for round_ in range(2):
        server.kill()
        for person in people:
            await expect(person.page.get_by_text("Connection lost").first).to_be_visible()
        server.start()
        for person in people:
            await expect(person.page.get_by_text("Connection lost")).to_have_count(0)
        await play_together(people, 6, seed=10 + round_)


async def test_a_line_is_cut_and_comes_back(newcomer: Newcomer) -> None:
    ada, bob = await seated(newcomer, wired=True)
    await play_together([ada, bob], 4)
    await bob.cut()
    await expect(bob.page.get_by_text("Connection lost").first).to_be_visible()
    await ada.try_one(1)
    bob.mend()
    await expect(bob.page.get_by_text("Connection lost")).to_have_count(0)
    await play_together([ada, bob], 6)


async def test_a_stale_tab_takes_nothing_back_and_catches_up(newcomer: Newcomer) -> None:
    ada = await newcomer("Ada")
    await ada.play_now("sector")
    other = await ada.context.new_page()  # the same person, twice
    await other.goto(ada.page.url)
    again = Person("Ada", ada.url, ada.context, other)
    await again.asked()
    await ada.play_on(6)
    await ada.asked()
    await again.asked()
    await expect(again.prompt).to_have_text(await ada.prompt.text_content() or "")
    await again.play_on(2)
    await again.asked()
    await ada.asked()
    await expect(ada.prompt).to_have_text(await again.prompt.text_content() or "")
    assert not again.complaints


async def test_undo_past_a_reveal_asks_the_table(newcomer: Newcomer) -> None:
    ada, bob = await seated(newcomer)
    ask = ada.page.get_by_role("button", name="Ask the table")
    for turn in range(60):  # until something has been revealed that only all can take back
        if await ask.count() and await ask.is_enabled():
            break
        await play_together([ada, bob], 1, turn)  # after which nothing moves of itself
    await ask.click()
    await expect(bob.button("Agree")).to_be_visible()
    assert await bob.look("asked to take it back") + await ada.look("waiting for an answer") == []
    await bob.button("Agree").click()
    await expect(bob.button("Agree")).to_have_count(0)
    await expect(ada.page.get_by_text("is undone").first).to_be_attached()
    await play_together([ada, bob], 4)


async def test_an_absent_seat_is_covered_and_given_back(newcomer: Newcomer) -> None:
    ada, bob = await seated(newcomer, grace=1)
    address = bob.page.url
    await bob.page.close()
    await expect(ada.page.get_by_text("until its player returns").first).to_be_attached()
    await ada.play_on(3)
    bob.page = await bob.context.new_page()
    await bob.page.goto(address)
    await expect(ada.page.get_by_text("Bob is back in seat").first).to_be_attached()
    await play_together([ada, bob], 4)


async def test_whoever_waits_sees_what_the_other_decides(newcomer: Newcomer) -> None:
    """In a co-operative game: with the options, drawn as for somebody who looks on."""
    people = await seated(newcomer)
    await play_together(people, 1)
    for person in people:  # where both are asked at once, the first of them answers and waits
        if all([await one.options.count() for one in people]):
            await person.options.first.click()
            await settled(people)
    (waits,) = [person for person in people if not await person.options.count()]
    (asked,) = [person for person in people if person is not waits]
    await expect(waits.page.locator(".decide .box.idle").first).to_be_visible()
    label = await asked.page.locator(".decide .option + .face strong").first.inner_text()
    await expect(waits.page.locator(".decide .idle strong").first).to_have_text(label)
    assert await waits.look("waiting") == []


async def test_a_gesture_is_seen(newcomer: Newcomer) -> None:
    ada, bob = await seated(newcomer)
    await ada.page.get_by_role("button", name="Gestures").click()
    await ada.page.get_by_role("button", name="Cheer").click()
    await expect(bob.page.locator(".gesture[data-emote=cheer]")).to_contain_text("Ada")
    await expect(bob.page.locator(".gesture")).to_have_count(0)


async def test_an_absent_seat_says_when_a_companion_steps_in(newcomer: Newcomer) -> None:
    ada, bob = await seated(newcomer, grace=3000, wired=True)
    await bob.cut()
    await ada.page.get_by_role("button", name="People and seats").first.click()
    said = "a companion takes over in 50 minutes"
    await expect(ada.page.get_by_role("dialog")).to_contain_text(said)


async def test_the_television_leads_nobody_nowhere(newcomer: Newcomer) -> None:
    """It names who plays whom; without an address others can reach it says how to get one."""
    ada, _bob = await seated(newcomer)
    tv = await newcomer("Tv")
    await tv.go(f"/table/{ada.code}/tv")
    for name in ("Ada", "Bob"):
        await expect(tv.page.locator(".seats")).to_contain_text(name)
    await expect(tv.page.locator(".nowhere")).to_be_visible()
    await expect(tv.page.locator(".invite img")).to_have_count(0)
    assert await tv.look("television") == []
