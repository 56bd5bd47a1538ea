"""What a table makes heard: sounds, stories, a call to a tab out of sight; and the bug file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

LISTEN = """
  window.heard = {tones: 0, stories: [], calls: []};
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    createOscillator() { heard.tones++; return super.createOscillator(); }
  };
  window.speechSynthesis.speak = (speech) => heard.stories.push([speech.lang, speech.text]);
  window.Notification = class {
    static permission = "granted";
    constructor(title, about) { heard.calls.push([title, about.body]); }
    close() {}
  };
"""
"""Stands in for loudspeaker, voice and desktop, and writes down what they are given."""

SENTENCE = re.compile(r"[^\[\]{}]+[.!?…”’]", re.DOTALL)
"""Words in full, and no key of a text that is missing."""

OUT_OF_SIGHT = """
  Object.defineProperty(document, "visibilityState", {get: () => "hidden", configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
"""


async def listened(newcomer: Newcomer, name: str, **settings: bool) -> Person:
    person = await newcomer(name, **settings)
    await person.context.add_init_script(LISTEN)
    return person


async def test_what_is_turned_on_is_heard_and_nothing_else(newcomer: Newcomer) -> None:
    ada = await listened(newcomer, "Ada", sound=True, narration=True)
    await ada.play_now("sector")
    await ada.play_on(15)
    heard = await ada.page.evaluate("heard")
    assert heard["tones"] > 0
    assert {lang[:2] for lang, _ in heard["stories"]} == {"en"}
    assert [text for _, text in heard["stories"] if not SENTENCE.fullmatch(text)] == []
    assert len({text for _, text in heard["stories"]}) == len(heard["stories"]), "each once"

    bob = await listened(newcomer, "Bob")  # everything is off until somebody wants it
    await bob.play_now("sector")
    await bob.play_on(15)
    assert await bob.page.evaluate("heard") == {"tones": 0, "stories": [], "calls": []}


async def strike(person: Person) -> None:
    """Take the first of two options, once they are there."""
    while not await person.try_one(3):
        await person.page.wait_for_timeout(50)


async def test_a_tab_out_of_sight_is_called_when_it_is_its_turn(newcomer: Newcomer) -> None:
    ada = await listened(newcomer, "Ada", notify=True)
    code = await ada.host("hunt")
    bob = await newcomer("Bob")
    await bob.join(code)
    await ada.button("Begin").click()
    await strike(ada)
    await ada.page.evaluate(OUT_OF_SIGHT)
    # With this the round is over, and both are asked anew: nobody answers that, so it stays.
    await strike(bob)
    await ada.until("heard.calls.length > 0")
    [(title, body), *_] = await ada.page.evaluate("heard.calls")
    assert title.startswith("Your call: ")
    assert body, "it says what is asked"
    await expect(ada.page).to_have_title(re.compile("^● "))


async def test_one_click_makes_a_bug_file_and_it_is_a_replay(
    newcomer: Newcomer, tmp_path: Path
) -> None:
    ada = await newcomer("Ada")
    await ada.play_now("sector")
    await ada.play_on(20)  # a click may also open a group, or be asked again
    await ada.button("Table").click()
    async with ada.page.expect_download() as caught:
        await ada.button("Make a bug file").click()
    file = tmp_path / "bug.json"
    await (await caught.value).save_as(file)
    told = json.loads(file.read_text("utf-8"))
    assert "Chrome" in json.dumps(told), "which browser it was"

    bob = await newcomer("Bob")
    await bob.go("/replay")
    await bob.page.set_input_files("input[type=file]", file)
    scrub = bob.page.get_by_role("slider")
    await expect(scrub).to_be_visible()
    assert int(await scrub.get_attribute("max") or 0) >= 12
    await bob.no_missing_text()
