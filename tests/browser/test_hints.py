"""Hints at the table: what options are worth, while one looks and after one has chosen."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.async_api import WebSocketRoute, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import DEVICES, PHONE, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

WHY = {"key": "companion-why-many", "args": {"count": 2, "chance": 52}}


class Weigher:
    """Weighs options in the server's place, so that nobody waits for a machine to think."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.asked: dict[str, Any] = {}
        self.last: dict[str, Any] = {}
        self._line: WebSocketRoute | None = None

    async def sit(self, ada: Person) -> None:
        await ada.page.route_web_socket(re.compile(r"/socket"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self._line = line

        def said(message: str | bytes) -> None:
            command = json.loads(message)
            if command["type"] not in ("weigh", "enough"):
                server.send(message)
                return
            self.heard.append(command)
            if command["type"] == "enough":
                line.send(json.dumps({"type": "ack", "id": command["id"], "n": 0}))
                self.tell(done=True)
            else:
                self._weigh(command)

        def told(message: str | bytes) -> None:
            known = json.loads(message)
            for one in (known.get("asked") or {}).values():
                if one and one.get("options"):
                    self.asked, self.last = one, self.asked or one
            line.send(message)

        line.on_message(said)
        server.on_message(told)

    def _weigh(self, command: dict[str, Any]) -> None:
        self.command = command
        self.tell(done=bool(command.get("last")))

    def tell(self, done: bool) -> None:
        """The first option wins 52 times in 100, the last 38, those between 51."""
        assert self._line is not None
        about = self.last if self.command.get("last") else self.asked
        ids = [one["id"] for one in about["options"]]
        chances = [0.52, *[0.51] * (len(ids) - 2), 0.38]
        weighed = {
            "type": "weighed",
            "id": self.command["id"],
            "seat": 0,
            "at": about["number"],
            "done": done,
            "best": ids[0] if done else "",
            "as_good": ids[:1] if done else ids,
            "playouts": 900 if done else 90,
            "why": WHY,
            "options": [
                {"option": one, "chance": chance, "error": 0.01 if done else 0.06, "playouts": 300}
                for one, chance in zip(ids, chances, strict=True)
            ],
        }
        if self.command.get("last"):
            weighed |= {"chosen": ids[-1], "lost": 0.14, "lost_error": 0.01, "asked": about}
        self._line.send(json.dumps(weighed))


@pytest.mark.parametrize("device", DEVICES)
async def test_options_are_weighed_while_one_looks(newcomer: Newcomer, device: str) -> None:
    ada = await newcomer(sizes=DEVICES[device])
    weigher = Weigher()
    await weigher.sit(ada)
    await ada.play_now("sector")
    await ada.page.get_by_role("button", name="Hint").click()
    await expect(ada.page.locator(".weight")).to_have_count(await ada.options.count())
    await expect(ada.page.locator(".weight .tag")).to_have_count(0)
    playouts = ada.page.get_by_text("90 playouts, ± 12")
    # A phone has no room for it; how sure it is stands on every option.
    await expect(playouts).to_be_visible(visible=device == "desktop")
    assert not await ada.look("a hint that sharpens")
    await ada.button("Enough").click()
    await expect(ada.page.locator(".weight .tag")).to_have_text("best")
    await expect(ada.button("Look longer")).to_be_visible()
    assert [one["type"] for one in weigher.heard] == ["weigh", "enough"]
    assert not await ada.look("a hint that is done")
    await ada.no_missing_text()
    await ada.options.first.click()
    await expect(ada.page.locator(".weight")).to_have_count(0)


async def test_after_a_choice_it_is_told_what_that_gave_away(newcomer: Newcomer) -> None:
    ada = await newcomer(size=PHONE, hints="after")
    weigher = Weigher()
    await weigher.sit(ada)
    await ada.play_now("sector")
    await ada.options.first.click()
    await expect(ada.page.get_by_text("You gave away 14%.")).to_be_visible()
    assert weigher.heard[0]["last"] is True
    await ada.page.get_by_role("button", name="See the options").click()
    sheet = ada.page.get_by_role("dialog")
    await expect(sheet.get_by_text("chosen −14")).to_be_visible()
    assert not await ada.look("what the last choice gave away")
    await ada.no_missing_text()


async def test_who_wants_no_hints_sees_none(newcomer: Newcomer) -> None:
    ada = await newcomer(hints="never")
    await ada.play_now("sector")
    await expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)
    await ada.page.keyboard.press("h")
    await expect(ada.page.locator(".strip")).to_have_count(0)


async def test_the_host_can_forbid_them(newcomer: Newcomer) -> None:
    ada = await newcomer()
    await ada.play_now("sector")
    await ada.page.get_by_role("button", name="Table", exact=True).click()
    group = ada.page.get_by_role("radiogroup", name="Hints allowed")
    group = group.or_(ada.page.get_by_role("group", name="Hints allowed"))
    await group.get_by_role("radio", name="No").check()
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)
