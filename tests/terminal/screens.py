"""Full screens for the tests, with somebody at their keys."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot
from textual.widgets import OptionList

from bossrush.terminal.screen.app import TerminalApp

WIDE = (140, 44)
SMALL = (80, 24)
TINY = (50, 16)


class Table:
    """A screen with somebody at its keys."""

    def __init__(self, app: TerminalApp, pilot: Pilot[str]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        """Wait until the picture stands still: a scroll bar may come a breath after the text."""
        before = ""
        for _ in range(20):
            await self.pilot.pause(0.01)
            now = self.text() if self.app.is_running else ""
            if now == before:
                return
            before = now

    def text(self, selector: str = "") -> str:
        """What stands on the screen, or in one part of it."""
        rows = [
            "".join(segment.text for segment in strip).rstrip()
            for strip in self.app.screen._compositor.render_strips()
        ]
        rows = [row.replace("\u00a0", " ") for row in rows]
        if not selector:
            return "\n".join(rows)
        region = self.app.screen.query_one(selector).region
        return "\n".join(
            row[region.x : region.right].rstrip() for row in rows[region.y : region.bottom]
        )

    def prose(self, selector: str) -> str:
        """The same without the line breaks."""
        return " ".join(self.text(selector).replace("│", " ").split())

    def left(self) -> str:
        """What is said once the screen has closed."""
        said = self.app.return_value
        return "still there" if said is None else said

    @property
    def asked(self) -> str:
        return self.text("#prompt").strip()

    @property
    def marked(self) -> int | None:
        return self.app.screen.query_one(OptionList).highlighted


@asynccontextmanager
async def at(
    app: TerminalApp, size: tuple[int, int] = SMALL, still: bool = True
) -> AsyncIterator[Table]:
    """Run it and sit down; nothing moves by itself unless it is told to."""
    if still:
        app.animation_level = "none"
    async with app.run_test(size=size) as pilot:
        table = Table(app, pilot)
        await table.settle()
        yield table
