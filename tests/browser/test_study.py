"""The study of a finished game: what is seen, what is asked for, and at every size."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.async_api import expect

from bossrush.study.shape import Study
from tests.browser.conftest import Newcomer
from tests.browser.person import DEVICES, Person
from tests.browser.studied import REPLAY, Desk, begun, made_up, played

pytestmark = pytest.mark.asyncio(loop_scope="session")


@cache
def save() -> bytes:
    return played("sector", seats=2)


async def opened(ada: Person, study: Study, at: int | None = None) -> Desk:
    """The study of a replay, on the screen."""
    desk = Desk(study)
    await desk.sit(ada.page)
    await ada.go()
    replay = await ada.page.evaluate(REPLAY, save().decode())
    await ada.go(f"/study/{replay}" + ("" if at is None else f"?at={at}"))
    await expect(ada.page.locator(".flag, .slide .note").first).to_be_visible()
    return desk


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("device", DEVICES)
async def test_the_whole_game_is_on_one_screen(newcomer: Newcomer, device: str, lang: str) -> None:
    ada = await newcomer(sizes=DEVICES[device], lang=lang)
    study = made_up(save())
    await opened(ada, study)
    await expect(ada.page.locator(".flag")).to_have_count(3)
    await expect(ada.page.locator(".weights tbody tr").first).to_be_visible()
    assert not await ada.look("a study")
    await ada.no_missing_text()


async def test_a_moment_is_gone_to_by_line_flag_and_keys(newcomer: Newcomer) -> None:
    ada = await newcomer()
    study = made_up(save())
    await opened(ada, study, at=0)
    slide = ada.page.get_by_role("slider")
    await expect(slide).to_have_attribute("aria-valuenow", "1")
    await ada.page.keyboard.press("ArrowRight")
    await expect(slide).to_have_attribute("aria-valuenow", "2")
    first, second, _ = (number + 1 for number in study.views[0].turning)
    await ada.page.keyboard.press("ArrowDown")
    await expect(slide).to_have_attribute("aria-valuenow", str(first))
    await ada.page.locator(".flag").nth(1).click()
    await expect(slide).to_have_attribute("aria-valuenow", str(second))
    await expect(ada.page).to_have_url(re.compile(rf"at={second - 1}$"))
    box = await slide.bounding_box()
    assert box is not None
    await ada.page.mouse.click(box["x"] + box["width"] - 24, box["y"] + 60)
    await expect(slide).to_have_attribute("aria-valuenow", str(len(study.moments)))
    await ada.page.keyboard.press("Enter")
    await expect(ada.button("The same dice")).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(ada.button("Play on from here")).to_be_visible()


async def test_it_is_stopped_and_sharpened(newcomer: Newcomer) -> None:
    ada = await newcomer()
    desk = await opened(ada, made_up(save()))
    await ada.button("Enough").click()
    await ada.button("Sharpen").click()
    await expect(ada.button("Enough")).to_be_visible()
    assert [what for what, _ in desk.asked] == ["stop", "study"]
    assert 0.005 <= desk.asked[1][1]["aim"] < 0.022


@pytest.mark.parametrize("device", DEVICES)
async def test_one_that_has_only_begun_says_so(newcomer: Newcomer, device: str) -> None:
    ada = await newcomer(sizes=DEVICES[device])
    desk = await opened(ada, begun(save(), 60), at=3)
    await expect(ada.page.get_by_text("Too early to tell.").first).to_be_attached()
    await expect(ada.page.locator(".flag")).to_have_count(0)
    assert not await ada.look("a study that has begun")
    await ada.button("Look here first").click()
    await expect(ada.button("Enough")).to_be_visible()
    assert [(what, wish["look"]) for what, wish in desk.asked] == [("study", 3)]
    await ada.no_missing_text()


async def test_what_cannot_be_reached_is_said_and_tried_again(newcomer: Newcomer) -> None:
    ada = await newcomer()
    ada.forgiven = re.compile(ada.forgiven.pattern + "|503|404")
    await ada.page.route(
        "**/api/replays/*/study**", lambda route: route.fulfill(status=503, body="{}")
    )
    await ada.go()
    replay = await ada.page.evaluate(REPLAY, save().decode())
    await ada.go(f"/study/{replay}")
    await expect(ada.page.get_by_role("alert")).to_be_visible()
    await ada.page.unroute("**/api/replays/*/study**")
    await Desk(made_up(save())).sit(ada.page)
    await ada.page.get_by_role("button", name="Try now").click()
    await expect(ada.page.locator(".flag")).to_have_count(3)
