"""Watching a save at the full screen: forward, back, by turns, by number, or by itself."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import ModalScreen
from textual.timer import Timer
from textual.widgets import Input

from bossrush.terminal.drawing.panels import Panels
from bossrush.terminal.given import whole
from bossrush.terminal.reel import Reel
from bossrush.terminal.rulebook import recent
from bossrush.terminal.screen.pages import HelpPage
from bossrush.terminal.screen.table import TableScreen
from bossrush.terminal.screen.view import View, pages_of
from bossrush.terminal.seats import acting, name_of
from bossrush.terminal.voice import Voice

KEYS = [
    ("← →", "help-step"),
    ("PgUp PgDn", "help-turn"),
    ("Home End", "help-ends"),
    ("g", "help-go"),
    ("space", "help-auto"),
    ("s", "help-sheets"),
    ("l", "help-log"),
    ("?", "help-help"),
    ("q", "help-leave"),
]


class ReelScreen(TableScreen):
    """A table that once was."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,enter", "step(1)"),
        ("left,backspace", "step(-1)"),
        ("pagedown", "turn(1)"),
        ("pageup", "turn(-1)"),
        ("home", "go(0)"),
        ("end", "end"),
        ("g", "ask_where"),
        ("space", "auto"),
    ]
    AUTO_FOCUS = ""
    BEAT = 1.2
    """Seconds between two frames while it plays by itself."""

    def __init__(self, reel: Reel, panels: Panels) -> None:
        super().__init__(reel.voice, panels, live=False)
        self.reel = reel
        self.at = 0
        self._auto: Timer | None = None

    def on_mount(self) -> None:
        # The keys walk through the play, not through a list that cannot be chosen from.
        self.query_one("#options").can_focus = False
        for pane in self.query("#party, #board, #log, #ticker, #tray"):
            pane.can_focus = False

    def view(self) -> View:
        frame = self.reel.frame(self.at)
        scene = frame.scene
        own = self.voice.own
        shown = next(
            (one for one in frame.asked if frame.taken in [offer.id for offer in one.offers]),
            frame.asked[0] if frame.asked else None,
        )
        position = own("replay-position", at=self.at, last=self.reel.last)
        turn = own("replay-turn", turn=frame.turn + 1)
        closing = (
            [own({True: "won", False: "lost", None: "over"}[frame.outcome.won])]
            if (frame.outcome is not None)
            else [position]
        )
        if frame.outcome is not None:
            closing.append(self.voice.say(frame.outcome.reason))
        return View(
            title=self.voice.title(self.reel.play.game.key),
            scene=scene,
            lines=self.reel.lines(self.at),
            news=len(frame.lines),
            asked=shown,
            who=name_of(self.voice, scene, shown.seat, shown.actor) if shown is not None else "",
            acting=acting(scene, shown.seat, shown.actor) if shown is not None else None,
            closing=closing,
            keys=own("keys-replay"),
            unread=not pages_of(scene) <= self._pages_before(),
            status=f"{'▶' if self._auto is not None else '❙❙'} {position} · {turn}",
            taken=frame.taken,
        )

    def _pages_before(self) -> frozenset[str]:
        """The pages of the frame before this one."""
        return pages_of(self.reel.frame(self.at - 1).scene) if self.at else frozenset()

    def action_step(self, by: int) -> None:
        """One choice on or back."""
        self.action_go(self.at + by)

    def action_turn(self, by: int) -> None:
        """The next turn, or the one before."""
        reel = self.reel
        self.action_go(reel.next_turn(self.at) if by > 0 else reel.previous_turn(self.at))

    def action_end(self) -> None:
        """The last frame."""
        self.action_go(self.reel.last)

    def action_go(self, number: int) -> None:
        """A frame by its number; what lies beyond either end is that end."""
        self.at = max(0, min(self.reel.last, number))
        if self.at == self.reel.last:
            self._stop()
        self.look()

    def action_auto(self) -> None:
        """Play by itself, or stop."""
        if self._auto is None and self.at < self.reel.last:
            self._auto = self.set_interval(self.BEAT, lambda: self.action_step(1))
        else:
            self._stop()
        self.look()

    def _stop(self) -> None:
        if self._auto is not None:
            self._auto.stop()
            self._auto = None

    def action_ask_where(self) -> None:
        """Ask for a number to go to."""
        self.app.push_screen(WherePage(self.voice), self._go_there)

    def _go_there(self, number: int | None) -> None:
        if number is None:
            return
        if number > self.reel.last:
            self.tell(self.voice.own("replay-nowhere", last=self.reel.last))
            return
        self.action_go(number)

    def action_help(self) -> None:
        """The keys and the rules."""
        game = self.reel.play.game.key
        rules = (line.rule for line in reversed(self.reel.lines(self.at)[-40:]))
        seal = self.reel.play.origin.commitment()
        self.app.push_screen(HelpPage(self.voice, game, KEYS, recent(game, rules), seal))

    def action_leave(self) -> None:
        """Quit; there is nothing to save."""
        self.app.exit("")


class WherePage(ModalScreen[int | None]):
    """Asks for the number of a choice."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close")]

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def compose(self) -> ComposeResult:
        where = Input(type="integer", placeholder=self.voice.own("replay-go"), classes="where")
        yield where

    @on(Input.Submitted)
    def _go(self, event: Input.Submitted) -> None:
        self.dismiss(whole(event.value))

    def action_close(self) -> None:
        """Stay where one is."""
        self.dismiss(None)
