"""The guide at the table: which of its steps were read, and whether it is wanted."""

from __future__ import annotations

from bossrush.engine.guide import Guide, GuideStep, Moment, guide_of
from bossrush.terminal.voice import Voice

CLIENT = "terminal"
"""Where a guide speaks here; what it says of the browser alone is left out."""


class Guiding:
    """The guide of one sitting."""

    def __init__(self, game: str) -> None:
        self.guide: Guide | None = guide_of(game)
        self.on = False
        self.done: set[str] = set()

    def begin(self) -> bool:
        """Call the guide; False where this game has none. It begins anew once it has said all."""
        if self.guide is None:
            return False
        if self._all_said():
            self.done.clear()
        self.on = True
        return True

    def leave(self) -> None:
        """Do without it."""
        self.on = False

    def now(self, moment: Moment) -> GuideStep | None:
        """The step that fits the moment; None where there is none, or nobody wants any."""
        if not self.on or self.guide is None:
            return None
        return self.guide.now(self.done, moment)

    def read(self, step: GuideStep) -> None:
        """A step has been read; the guide leaves after the last one."""
        self.done.add(step.id)
        if self._all_said():
            self.leave()

    def _all_said(self) -> bool:
        return self.guide is not None and len(self.done) >= len(self.guide.steps)


def step_lines(voice: Voice, step: GuideStep) -> tuple[str, str]:
    """The title of a step, and what it says."""
    return step.title.say(voice.lang), step.text(voice.lang, CLIENT)
