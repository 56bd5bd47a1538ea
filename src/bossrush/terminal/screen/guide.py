"""What the guide says, in a strip over the question: the board makes room for it."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from bossrush.engine.guide import GuideStep
from bossrush.terminal.drawing.brush import ACCENT, STRONG, Brush
from bossrush.terminal.guiding import step_lines
from bossrush.terminal.voice import Voice


class GuideStrip(Static):
    """The step that fits the moment, and the keys that go on or leave."""

    def __init__(self, voice: Voice, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self.voice = voice
        self.step: GuideStep | None = None

    def show(self, step: GuideStep | None) -> None:
        """Say a step; None for nothing."""
        self.step = step
        self.display = step is not None
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        if self.step is None:
            return
        title, text = step_lines(self.voice, self.step)
        said = Content.assemble(
            (f"✦ {title}", STRONG),
            (f"  {text}  ", ""),
            (self.voice.own("guide-keys" if self.step.rules() else "guide-keys-bare"), ACCENT),
        )
        width = self.content_size.width or self.screen.size.width - 2
        self.update(Content("\n").join(Brush(self.voice, max(20, width)).wrapped(said, indent=2)))
