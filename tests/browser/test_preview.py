"""A card of one's own in the browser: as it is drawn there, and again once the file is saved."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.person import Person
from tests.table.serving import Local, free_port
from tests.table.test_preview import ITEM, write

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Showing(Local):
    """`bossrush pack preview` as an author runs it."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "bossrush", "pack", "preview", str(folder)),
                *("--no-open", "--port", str(self.port)),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()

    def end(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=300)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.yaml").write_text(
        "id: mine\ngame: sector\nversion: 1.0\ntitle: {en: Mine, fr: Mien}\n"
        "languages: [en, fr]\nrequires: [core]\n",
        encoding="utf-8",
    )
    write(folder)
    return folder


@pytest.fixture
def showing(pack: Path) -> Iterator[Showing]:
    shown = Showing(pack)
    yield shown
    shown.end()


async def test_a_saved_card_is_seen_at_once(browser: Browser, showing: Showing, pack: Path) -> None:
    assert f"{showing.url}/preview" in showing.said
    ada = await Person.at(browser, showing.url, "Ada")
    page = ada.page
    try:
        await ada.go("/preview")
        await expect(page.get_by_role("heading", name="Preview of mine")).to_be_visible()
        await expect(page.get_by_text("Lantern", exact=True).first).to_be_visible()
        await expect(page.locator("button.option").first).to_be_visible()
        write(pack, "Storm lantern", 2)
        await expect(page.get_by_text("Storm lantern", exact=True).first).to_be_visible()
        await expect(page.get_by_text("Lantern", exact=True)).to_have_count(0)
        await expect(page.get_by_text("as saved, edition 2")).to_be_visible()

        (pack / "cards.yaml").write_text(ITEM.format(name="Lamp", hp="two"), encoding="utf-8")
        told = page.get_by_role("alert")
        await expect(told).to_contain_text("One mistake in the files")
        await expect(told).to_contain_text("cards.yaml:9:37")
        await expect(page.get_by_text("Storm lantern", exact=True).first).to_be_visible()
        write(pack, "Lamp")
        await expect(page.get_by_text("Lamp", exact=True).first).to_be_visible()
        await expect(told).to_have_count(0)
        assert ada.complaints == []
    finally:
        await ada.context.close()
