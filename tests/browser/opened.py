"""A server of its own and a browser, for the tools that look, count and take pictures."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from tests.machine import chromium
from tests.table.serving import Process


@asynccontextmanager
async def opened(
    luck: int = 7, args: Sequence[str] = ("--headless", "--no-sandbox")
) -> AsyncIterator[tuple[Browser, str]]:
    """The browser, and where the server is; both end with what is done there."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(str(Path(folder) / "tables.db"), luck=luck).start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=chromium(), args=list(args)
                )
                yield browser, server.url
                await browser.close()
        finally:
            server.end()
