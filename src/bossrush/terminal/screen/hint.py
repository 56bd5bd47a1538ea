"""The page of a hint: every option with its chance, sharpening while one looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from textual import on
from textual.binding import BindingType
from textual.content import Content
from textual.events import Key
from textual.worker import Worker, WorkerState

from bossrush.terminal.drawing.brush import ACCENT, MUTED, STRONG, Brush
from bossrush.terminal.hints import Advice, Worth
from bossrush.terminal.screen.offers import TICKS, ruler
from bossrush.terminal.screen.pages import Page
from bossrush.terminal.voice import Voice

LAP = 0.5
"""Seconds between two looks."""
BEHIND = 10
"""Columns for what an option is behind, and how sure that is."""
LAPS = 12
"""It is sharp enough then."""


class HintPage(Page[str]):
    """What every option is worth. A digit closes it and is taken as typed at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [("h", "close")]
    keys = "keys-hint"

    def __init__(self, voice: Voice, advice: Advice, numbers: Mapping[str, int]) -> None:
        super().__init__(voice, voice.own("hint"))
        self.advice = advice
        self.numbers = numbers
        self.laps = 0

    def on_mount(self) -> None:
        super().on_mount()
        self._sharpen()

    def on_key(self, event: Key) -> None:
        """Who has seen which option is best types its number."""
        if event.character is not None and event.character.isdecimal():
            event.stop()
            self.dismiss(event.character)

    def _sharpen(self) -> None:
        self.run_worker(lambda: self.advice.work_out(LAP), thread=True, exclusive=True)

    @on(Worker.StateChanged)
    def _sharpened(self, event: Worker.StateChanged) -> None:
        event.stop()
        if event.state is not WorkerState.SUCCESS:
            return
        self.laps += 1
        self.draw()
        if self.laps < LAPS and self.is_attached:
            self._sharpen()

    def lines(self, brush: Brush) -> list[Content]:
        if not self.laps:
            return [Content.styled(self.voice.own("hint-thinking"), MUTED)]
        worths = self.advice.worths(self.voice, self.numbers)
        if not worths:
            return brush.paragraph(self.voice.own("hint-nothing"))
        said = [self.voice.own("hint-chance", chance=one.chance) for one in worths]
        width = max(map(len, said))
        drawn = [
            _option(worth, chance.rjust(width), brush, self.voice)
            for worth, chance in zip(worths, said, strict=True)
        ]
        why = self.advice.why(self.voice, self.numbers)
        return [*drawn, Content(""), *brush.paragraph(why)] if why else drawn


def _doubt(worth: Worth) -> str:
    """How sure the chance is; of every other option what it is behind, and how sure that is."""
    behind = "" if worth.behind is None else f"−{worth.behind} "
    return f" {behind}± {worth.error}"


def _option(worth: Worth, chance: str, brush: Brush, voice: Voice) -> Content:
    """An option and its number, its chance of winning as a ruler and a figure, how sure that is."""
    marked = worth.mark != "none"
    sign = {"best": "★", "good": "☆"}.get(worth.mark, " ")
    left = Content.assemble(
        (f"{sign}{worth.number:>3} ", ACCENT if marked else MUTED),
        (worth.label, STRONG if marked else ""),
    )
    error = _doubt(worth).ljust(BEHIND)
    room = brush.width - left.cell_length - len(chance) - len(error) - 1
    right = Content.assemble((chance, STRONG if marked else ""), (error, MUTED))
    if room > TICKS:
        right = Content.assemble(ruler(worth.chance / 100), " ", right)
    return brush.beside(left, right)
