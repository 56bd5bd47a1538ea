"""One browser for all tests of a process, a fresh server for each test."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.browser.person import Person
from tests.machine import chromium
from tests.table.serving import Process

CLIENT = Path(__file__).parents[2] / "src" / "bossrush" / "table" / "client" / "index.html"

LUCK = int(os.environ.get("BOSSRUSH_LUCK", "7"))
"""Every test meets the same cards and dice again; another luck looks at other games."""

Newcomer = Callable[..., Awaitable[Person]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.source)


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser() -> AsyncIterator[Browser]:
    assert CLIENT.exists(), "the browser client is not built; `make test` builds it"
    found = chromium()
    assert found is not None
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=found,
            args=[
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                # Nobody sees the pictures: without room for them, hardly any is drawn.
                "--force-gpu-mem-available-mb=1",
            ],
        )
        yield browser
        await browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A server of its own, which a test may kill and start again."""
    process = Process(str(tmp_path / "tables.db"), luck=LUCK).start()
    yield process
    process.end()


@pytest_asyncio.fixture(loop_scope="session")
async def newcomer(browser: Browser, server: Process) -> AsyncIterator[Newcomer]:
    """Somebody at a device of their own: `await newcomer("Ada", size=PHONE)`."""
    people: list[Person] = []

    async def come(name: str = "Ada", **how: Any) -> Person:
        person = await Person.at(browser, server.url, name, **how)
        people.append(person)
        return person

    yield come
    for person in people:
        await person.context.close()
    for person in people:
        assert not person.complaints, f"{person.name}'s browser: {person.complaints}"
