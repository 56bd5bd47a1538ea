"""The table on a screen: where each pane is, and what lights when an option is marked."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Key, Resize
from textual.notifications import SeverityLevel
from textual.screen import Screen
from textual.widgets import Static

from bossrush.terminal.drawing.brush import MUTED
from bossrush.terminal.drawing.panels import Panels
from bossrush.terminal.screen.dock import Dock
from bossrush.terminal.screen.guide import GuideStrip
from bossrush.terminal.screen.pages import LogPage, SheetsPage
from bossrush.terminal.screen.panes import Bar, Board, Log, Pane, Party, Ticker, Tray
from bossrush.terminal.screen.view import View
from bossrush.terminal.voice import Voice

WIDTHS = [(0, "-tiny"), (64, "-narrow"), (112, "-wide"), (150, "-vast")]
HEIGHTS = [(0, "-short"), (32, "-tall")]
"""From how many columns and lines on the table is laid out another way."""


class TableScreen(Screen[None]):
    """What a live table and a reel have in common."""

    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        ("s", "sheets"),
        ("l", "log"),
        ("question_mark", "help"),
        ("q", "leave"),
        ("ctrl+c", "leave"),
    ]

    def __init__(self, voice: Voice, panels: Panels, live: bool) -> None:
        super().__init__()
        self.voice = voice
        self.panels = panels
        self.live = live

    def compose(self) -> ComposeResult:
        yield Bar(id="bar")
        with Horizontal(id="middle"):
            yield Party(self.panels, self.voice, id="party")
            yield Board(self.panels, self.voice, id="board")
            yield Log(self.panels, self.voice, id="log")
        yield GuideStrip(self.voice, id="guide")
        yield Ticker(self.panels, self.voice, id="ticker")
        with Horizontal(id="dock"):
            yield Tray(self.panels, self.voice, id="tray")
            yield Dock(self.voice, self.live)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.look()

    def view(self) -> View:
        """What there is to see now."""
        raise NotImplementedError

    def look(self) -> None:
        """Look at the table again."""
        view = self.view()
        dock = self.query_one(Dock)
        dock.show(view)
        for pane in self.query(Pane):
            pane.show(view, self._lit(view, dock))
        self.query_one(GuideStrip).show(view.step)
        self.query_one("#party").set_class(not view.scene.sheets, "-empty")
        self.query_one(Bar).show(view, self.voice)
        self.query_one("#keys", Static).update(Content.styled(f" {view.keys}", MUTED))

    def _lit(self, view: View, dock: Dock) -> frozenset[str]:
        """What the marked option and the guide point at."""
        return dock.lit().union(view.step.points if view.step is not None else ())

    def tell(self, said: str, severity: SeverityLevel = "information", timeout: float = 5) -> None:
        """Say something in passing: one thing at a time, so that it stays off the options."""
        self.app.clear_notifications()
        self.notify(said, severity=severity, timeout=timeout)

    @on(Dock.Pointed)
    def _light(self) -> None:
        for pane in self.query(Pane):
            if pane.view is None:
                continue
            lit = self._lit(pane.view, self.query_one(Dock))
            if pane.lit != lit:
                pane.show(pane.view, lit)

    def on_resize(self, event: Resize) -> None:
        bar = self.query_one(Bar)
        view = self.query_one(Dock).view
        if view is not None:
            self.call_after_refresh(bar.show, view, self.voice)

    def on_key(self, event: Key) -> None:
        """Numbers choose wherever the focus is."""
        dock = self.query_one(Dock)
        if event.character is not None and event.character.isdecimal():
            event.stop()
            dock.type_digit(event.character)
        elif event.key != "enter":
            dock.forget_digits()

    def action_sheets(self) -> None:
        """Everybody's sheets in full."""
        self.app.push_screen(SheetsPage(self.voice, self.panels, self.view()))

    def action_log(self) -> None:
        """The whole log."""
        self.app.push_screen(LogPage(self.voice, self.view()))

    def action_help(self) -> None:
        raise NotImplementedError

    def action_leave(self) -> None:
        raise NotImplementedError
