"""The page of a hint: every option with its chance, sharpening while one looks."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.binding import BindingType
from textual.content import Content
from textual.worker import Worker, WorkerState

from bossrush.terminal.drawing.brush import MUTED, Brush
from bossrush.terminal.hints import Advice
from bossrush.terminal.screen.pages import Page
from bossrush.terminal.voice import Voice

LAP = 0.5
"""Seconds between two looks."""
LAPS = 12
"""It is sharp enough then."""


class HintPage(Page[None]):
    """What every option is worth."""

    BINDINGS: ClassVar[list[BindingType]] = [("h", "close")]

    def __init__(self, voice: Voice, advice: Advice) -> None:
        super().__init__(voice, voice.own("hint"))
        self.advice = advice
        self.told: list[str] = []
        self.laps = 0

    def on_mount(self) -> None:
        super().on_mount()
        self._sharpen()

    def _sharpen(self) -> None:
        self.run_worker(lambda: self.advice.work_out(LAP), thread=True, exclusive=True)

    @on(Worker.StateChanged)
    def _sharpened(self, event: Worker.StateChanged) -> None:
        event.stop()
        if event.state is not WorkerState.SUCCESS:
            return
        self.told = self.advice.lines(self.voice)
        self.draw()
        self.laps += 1
        if self.laps < LAPS and self.is_attached:
            self._sharpen()

    def lines(self, brush: Brush) -> list[Content]:
        if not self.told:
            return [Content.styled(self.voice.own("hint-thinking"), MUTED)]
        return [Content(line) for line in self.told]
