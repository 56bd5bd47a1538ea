"""The guide at the table: which of its steps were read, and whether it is wanted."""

from __future__ import annotations

from bossrush.engine.guide import Guide, GuideSentence, GuideStep, Moment, Wording, guide_of
from bossrush.terminal.voice import Voice

CLIENT = "terminal"
"""Where a guide speaks here; what it says of the browser alone is left out."""


class Guiding:
    """The guide of one sitting."""

    def __init__(self, game: str) -> None:
        self.guide: Guide | None = guide_of(game)
        self.on = False
        self.done: set[str] = set()
        self.lesson: GuideStep | None = None
        """What the set piece at hand shows, until it has been read."""

    def begin(self) -> bool:
        """Call the guide; False where this game has none. It begins anew once it has said all."""
        if self.guide is None:
            return False
        if self._all_said():
            self.done.clear()
        self.on = True
        return True

    def introduce(self, title: str, about: str) -> None:
        """Say what a set piece shows."""
        said = GuideSentence(en=about, fr=about)
        self.lesson = GuideStep(id="lesson", title=Wording(en=title, fr=title), says=(said,))

    def leave(self) -> None:
        """Do without it."""
        self.on = False
        self.lesson = None

    def now(self, moment: Moment) -> GuideStep | None:
        """The step that fits the moment; None where there is none, or nobody wants any."""
        if not self.on or self.guide is None:
            return None
        return self.guide.now(self.done, moment)

    def read(self, step: GuideStep) -> None:
        """A step has been read; the guide leaves after the last one."""
        if step is self.lesson:
            self.lesson = None
            return
        self.done.add(step.id)
        if self._all_said():
            self.leave()

    def _all_said(self) -> bool:
        return self.guide is not None and len(self.done) >= len(self.guide.steps)


def step_lines(voice: Voice, step: GuideStep) -> tuple[str, str]:
    """The title of a step, and what it says."""
    return step.title.say(voice.lang), step.text(voice.lang, CLIENT)
