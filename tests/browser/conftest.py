"""One browser for all tests of a process, a fresh server for each test."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Error, async_playwright

from tests.browser.person import FRUGAL, Person
from tests.machine import chromium
from tests.table.serving import Process

CLIENT = Path(__file__).parents[2] / "src" / "bossrush" / "table" / "client" / "index.html"

LUCK = int(os.environ.get("BOSSRUSH_LUCK", "7"))
"""Every test meets the same cards and dice again; another luck looks at other games."""

FAILURES = Path(__file__).parents[2] / "build" / "browser-failures"
"""Where a failing test leaves a picture and a trace (`playwright show-trace FILE`) of each page."""

FAILED = pytest.StashKey[bool]()

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
            args=list(FRUGAL),
        )
        yield browser
        await browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A server of its own, which a test may kill and start again."""
    process = Process(str(tmp_path / "tables.db"), luck=LUCK).start()
    yield process
    process.end()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


async def leave_behind(test: pytest.Item, people: list[Person]) -> None:
    """Of a test that failed: what everybody saw at the end, and how they came there."""
    folder = FAILURES / re.sub(r"[^\w.-]+", "-", test.name)
    folder.mkdir(parents=True, exist_ok=True)
    for number, person in enumerate(people):
        name = f"{number}-{re.sub(r'[^A-Za-z0-9]+', '-', person.name)}"
        with contextlib.suppress(Error):  # its page may be closed
            (folder / f"{name}.html").write_text(await person.page.content(), "utf-8")
            await person.page.screenshot(path=folder / f"{name}.png", timeout=10_000)
        with contextlib.suppress(Error):
            await person.context.tracing.stop(path=folder / f"{name}.trace.zip")


@pytest_asyncio.fixture(loop_scope="session")
async def newcomer(
    browser: Browser, server: Process, request: pytest.FixtureRequest
) -> AsyncIterator[Newcomer]:
    """Somebody at a device of their own: `await newcomer("Ada", size=PHONE)`."""
    people: list[Person] = []

    async def come(name: str = "Ada", **how: Any) -> Person:
        person = await Person.at(browser, server.url, name, **how)
        people.append(person)
        # What was done, asked and said; pictures of every step would take too long to make.
        await person.context.tracing.start(title=f"{request.node.name}: {name}")
        return person

    yield come
    if request.node.stash.get(FAILED, False) or any(person.complaints for person in people):
        await leave_behind(request.node, people)
    for person in people:
        await person.context.close()
    for person in people:
        assert not person.complaints, f"{person.name}'s browser: {person.complaints}"
