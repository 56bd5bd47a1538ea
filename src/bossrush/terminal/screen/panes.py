"""The panes of the table: the bar, the board, the sheets, the log, the tray."""

from __future__ import annotations

import random

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from bossrush.engine.scene import Die
from bossrush.terminal.drawing.brush import ACCENT, MUTED, STRONG, Brush
from bossrush.terminal.drawing.panels import Panels
from bossrush.terminal.drawing.sheets import CALL, Detail
from bossrush.terminal.log import CHOSEN, NOTE, LogLine
from bossrush.terminal.screen.view import View
from bossrush.terminal.seats import Marks
from bossrush.terminal.voice import Voice

SIDE_LINES = 120
"""How much of the log its pane holds; the whole of it has a page of its own."""
LESS_AND_LESS = [detail for detail in reversed(Detail) if Detail.LEAST < detail < Detail.WHOLE]
"""How much of the sheets is tried, until everybody fits."""


class Bar(Static):
    """One line at the top: the game, what is going on, and what the clock says."""

    def show(self, view: View, voice: Voice) -> None:
        width = self.size.width or 80
        where = [Content.styled(voice.say(words), STRONG) for words in view.scene.where]
        left = Content.styled(" / ", MUTED).join(
            [Content.styled(f" {view.title.upper()} ", "bold $on-accent on $accent"), *where]
        )
        right = Content.styled(f"{view.status} " if view.status else "", ACCENT)
        self.update(Brush(voice, width).beside(left, right))


class Pane(VerticalScroll):
    """A pane that scrolls, and draws itself anew when its room changes."""

    def __init__(self, panels: Panels, voice: Voice, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self.panels = panels
        self.voice = voice
        self.view: View | None = None
        self.lit: frozenset[str] = frozenset()
        self._drawn_for: object = None

    def compose(self) -> ComposeResult:
        yield Static(classes="drawing")

    def show(self, view: View, lit: frozenset[str]) -> None:
        """Show a moment, with some pieces lit."""
        self.view = view
        self.lit = lit
        self._drawn_for = None
        self._draw()

    def on_resize(self) -> None:
        self.call_after_refresh(self._draw)  # a layout asked for during another may be lost

    def _draw(self) -> None:
        width = self.scrollable_content_region.width
        height = self.scrollable_content_region.height
        if self.view is None or width <= 0 or self._drawn_for == (width, height):
            return
        self._drawn_for = (width, height)
        marks = Marks(self.view.scene.sheets)
        brush = Brush(self.voice, width, height, self.lit, self.view.acting, marks)
        self.query_one(Static).update(Content("\n").join(self.lines(self.view, brush)))

    def lines(self, view: View, brush: Brush) -> list[Content]:
        """What the pane shows."""
        raise NotImplementedError


class Board(Pane):
    """The table itself. A page nobody has read yet comes before everything else."""

    def __init__(self, panels: Panels, voice: Voice, id: str) -> None:  # noqa: A002
        super().__init__(panels, voice, id)
        self._moment: object = None

    def show(self, view: View, lit: frozenset[str]) -> None:
        moment = (view.asked and view.asked.number, len(view.lines))
        if moment != self._moment:
            self._moment = moment
            self.scroll_home(animate=False)
        super().show(view, lit)

    def lines(self, view: View, brush: Brush) -> list[Content]:
        brush.unread = view.unread
        drawn = self.panels.scene(view.scene, brush)
        return drawn or brush.paragraph(self.voice.own("scene-empty"), MUTED)


class Party(Pane):
    """Everybody's sheets, with as much as there is room for; the one who acts is in sight."""

    _asked = 0
    """The line at which the one who acts begins, where not everybody fits."""

    def _draw(self) -> None:
        self._asked = 0
        super()._draw()
        self.scroll_to(y=self._asked, animate=False)

    def lines(self, view: View, brush: Brush) -> list[Content]:
        for detail in LESS_AND_LESS:
            drawn = self.panels.sheets(view.scene, brush, detail)
            if len(drawn) <= brush.height:
                return drawn
        drawn = self.panels.sheets(view.scene, brush, Detail.LEAST)
        if len(drawn) > brush.height:
            asked = (place for place, line in enumerate(drawn) if CALL in line.plain)
            self._asked = next(asked, 0)
        return drawn


class Log(Pane):
    """What has happened, the latest at the bottom."""

    def lines(self, view: View, brush: Brush) -> list[Content]:
        shown = view.lines[-SIDE_LINES:]
        return log_drawn(shown, brush, view.news)

    def _draw(self) -> None:
        super()._draw()
        self.scroll_end(animate=False)


def log_drawn(lines: list[LogLine], brush: Brush, news: int = 0) -> list[Content]:
    """Lines of the log; the last few of them are new."""
    drawn: list[Content] = []
    for place, line in enumerate(lines):
        new = place >= len(lines) - news
        drawn += brush.wrapped(log_line(line, brush, new), indent=2)
    return drawn


def log_line(line: LogLine, brush: Brush, new: bool) -> Content:
    """One sentence of the log, the names of pieces underlined."""
    if line.kind == NOTE:
        return Content.styled(f"– {brush.voice.say(line.message)}", f"italic {MUTED}")
    style = MUTED if line.kind == CHOSEN else "" if new else "$ink-2"
    bullet = "› " if line.kind == CHOSEN else "■ " if new else "□ "
    words = [
        (word.text, f"underline {style}" if word.piece else style)
        for word in brush.voice.parts(line.message)
    ]
    return Content.assemble((bullet, "$accent" if new else MUTED), *words)


class Ticker(Pane):
    """The last sentences of the log, where there is no room for more: each from its beginning."""

    def lines(self, view: View, brush: Brush) -> list[Content]:
        drawn: list[Content] = []
        for age, line in enumerate(reversed(view.lines)):
            room = max(1, brush.height) - len(drawn)
            if room <= 0:
                break
            told = brush.wrapped(log_line(line, brush, age < view.news), indent=2)
            if len(told) > room:
                last = Content.assemble(told[room - 1].rstrip(), "…")
                told = [*told[: room - 1], last.truncate(brush.width, ellipsis=True)]
            drawn = [*told, *drawn]
        return drawn


class Tray(Pane):
    """The dice of the last roll. They tumble for a moment where terminals may move."""

    FRAMES = 6
    SECONDS = 0.07

    def __init__(self, panels: Panels, voice: Voice, id: str) -> None:  # noqa: A002
        super().__init__(panels, voice, id)
        self._rolled: list[tuple[str, str | None]] = []
        self._left = 0
        self._timer: Timer | None = None

    def show(self, view: View, lit: frozenset[str]) -> None:
        rolled = [(die.id, die.face) for die in view.scene.tray]
        fresh = rolled != self._rolled and self.view is not None and bool(rolled)
        self._rolled = rolled
        self.set_class(not rolled, "-empty")
        if fresh and self.app.animation_level != "none":
            self._left = self.FRAMES
            if self._timer is None:
                self._timer = self.set_interval(self.SECONDS, self._tumble)
        super().show(view, lit)

    def _tumble(self) -> None:
        self._left -= 1
        if self._left <= 0 and self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._drawn_for = None
        self._draw()

    def lines(self, view: View, brush: Brush) -> list[Content]:
        dice = view.scene.tray
        if not dice:
            return []
        if self._left > 0:
            dice = [_tumbling(die) for die in dice]
        drawn = self.panels.tray(dice, brush)
        if brush.height == 1:
            return drawn
        return [brush.heading(self.voice.own("last-roll")), *drawn]


def _tumbling(die: Die) -> Die:
    """A die on its way: any of its faces, and no verdict yet."""
    faces = die.faces or ([die.face] if die.face is not None else [])
    face = random.choice(faces) if faces else None
    return Die(die.id, die.kind, face, die.faces, die.name, die.at, "", die.seat)
