"""Playing at the full screen: keys become choices, clocks run, companions take their time."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from typing import ClassVar

from textual import on
from textual.binding import BindingType
from textual.worker import Worker, WorkerState

from bossrush.engine.errors import IllegalChoice, SaveError
from bossrush.terminal.alike import told_apart
from bossrush.terminal.asked import asked
from bossrush.terminal.drawing.panels import Panels
from bossrush.terminal.hints import Advice, Hints
from bossrush.terminal.plain import end_lines
from bossrush.terminal.rulebook import recent
from bossrush.terminal.screen.dock import Dock
from bossrush.terminal.screen.hint import HintPage
from bossrush.terminal.screen.pages import Confirm, HelpPage
from bossrush.terminal.screen.panes import Bar
from bossrush.terminal.screen.table import TableScreen
from bossrush.terminal.screen.view import View, pages_of
from bossrush.terminal.seats import Answer, Consultation, acting, name_of
from bossrush.terminal.sitting import Sitting, Undo

KEYS = [
    ("1 … 9", "help-choose"),
    ("↑ ↓", "help-arrows"),
    ("u", "help-undo"),
    ("n", "help-next"),
    ("h", "help-hint"),
    ("g G", "help-guide"),
    ("s", "help-sheets"),
    ("l", "help-log"),
    ("Tab", "help-tab"),
    ("?", "help-help"),
    ("q", "help-quit"),
]


class PlayScreen(TableScreen):
    """A live table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("u", "undo"),
        ("n", "next_seat"),
        ("h", "hint"),
        ("g", "guide"),
        ("G", "leave_guide"),
    ]
    TICK = 0.25

    def __init__(self, sitting: Sitting, panels: Panels, keep: bool) -> None:
        super().__init__(sitting.voice, panels, live=True)
        self.sitting = sitting
        self.keep = keep
        """Whether the play is saved on leaving even if nothing has happened."""
        self._looked_at = len(sitting.log)
        self._news = 0
        self._read: frozenset[str] = frozenset()
        """The pages that were there before the last thing happened."""
        self._consulted: Consultation | None = None
        self._unsaved_warned = False

    def on_mount(self) -> None:
        self.set_interval(self.TICK, self._tick)
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            # Not every system can, and no thread but the first one.
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                if number is not None:
                    loop.add_signal_handler(number, self.action_leave)
        self._companions()

    def view(self) -> View:
        sitting = self.sitting
        scene = sitting.scene()
        decision = sitting.decision
        if decision is not None:
            sitting.play.foresee(decision)
        over = sitting.play.outcome is not None
        return View(
            title=self.voice.title(sitting.play.game.key),
            scene=scene,
            lines=sitting.lines(),
            news=self._news,
            asked=told_apart(asked(decision), scene, self.voice) if decision is not None else None,
            who=sitting.who(scene, decision) if decision is not None else "",
            acting=acting(scene, decision.seat, decision.actor) if decision is not None else None,
            closing=self._ending(over),
            keys=self._keys(over),
            unread=not pages_of(scene) <= self._read,
            status=self._clock(),
            step=sitting.guiding.lesson or sitting.step(),
        )

    def _ending(self, over: bool) -> list[str]:
        play = self.sitting.play
        if over:
            reason = [self.voice.say(play.outcome.reason)] if play.outcome is not None else []
            verdict, *rest = end_lines(self.voice, play)
            return [verdict, *reason, *rest]
        if play.open:
            scene = self.sitting.scene()
            waiting = play.open[0]
            who = name_of(self.voice, scene, waiting.seat, waiting.actor)
            return [self.voice.own("thinking", who=who)]
        if self.sitting.waits_for_a_clock():
            return [self.voice.own("wait-clock")]
        return [self.voice.own("nobody-asked")]

    def _keys(self, over: bool) -> str:
        if over:
            return self.voice.own("keys-over")
        return self.voice.own("keys-seats" if self.sitting.play.state.seats > 1 else "keys")

    # -- going on -------------------------------------------------------------------------

    @on(Dock.Chosen)
    def _choose(self, event: Dock.Chosen) -> None:
        decision = self.sitting.decision
        # Somebody who types faster than the table goes on means a question that is gone.
        with contextlib.suppress(IllegalChoice):
            self.sitting.choose(event.option)
            self.app.clear_notifications()  # they were about the moment before
            after = self.sitting.advice_after(decision.seat) if decision is not None else None
            if after is not None:
                self.run_worker(after.work_out, thread=True)
        self._go_on()

    def _go_on(self) -> None:
        """Look again after something has happened."""
        shown = self.query_one(Dock).view
        if shown is not None:
            self._read |= pages_of(shown.scene)
        self._news = len(self.sitting.log) - self._looked_at
        self._looked_at = len(self.sitting.log)
        self.look()
        self._companions()

    def action_undo(self) -> None:
        """Take the last choice back; past something revealed the table is asked."""
        undone = self.sitting.undo()
        if undone is Undo.BACK:
            self._go_on()
        elif undone is Undo.SEEN:
            question = Confirm(self.voice, self.voice.own("undo-seen"), self.voice.own("undo-ask"))
            self.app.push_screen(question, self._undo_agreed)
        else:
            self.tell(self.voice.own(f"undo-{undone.value}"))

    def _undo_agreed(self, agreed: bool | None) -> None:
        if not agreed:
            return
        undone = self.sitting.undo(agreed=True)
        if undone is Undo.BACK:
            self._go_on()
        else:
            self.tell(self.voice.own(f"undo-{undone.value}"))

    def action_next_seat(self) -> None:
        """Let another seat answer first."""
        if self.sitting.turn_to_next():
            self.look()
        else:
            self.tell(self.voice.own("no-other-seat"))

    def action_hint(self) -> None:
        """What every option is worth; it sharpens while one looks."""
        advice = self.sitting.advice()
        if advice is None:
            off = self.sitting.hints is Hints.NEVER
            self.tell(self.voice.own("hint-off" if off else "hint-nothing"))
            return
        asked_now = self.view().asked
        numbers = asked_now.numbers() if asked_now is not None else {}
        self.app.push_screen(HintPage(self.voice, advice, numbers), self._hinted)

    def _hinted(self, digit: str | None) -> None:
        if digit is not None:
            self.query_one(Dock).type_digit(digit)

    def action_guide(self) -> None:
        """On with the guide, or call it."""
        guiding = self.sitting.guiding
        step = guiding.lesson or self.sitting.step()
        if step is not None:
            guiding.read(step)
        elif not guiding.begin():
            self.tell(self.voice.own("guide-none"))
        elif self.sitting.step() is None:
            self.tell(self.voice.own("guide-waits"))
        self.look()

    def action_leave_guide(self) -> None:
        """Do without the guide."""
        guiding = self.sitting.guiding
        if guiding.on or guiding.lesson is not None:
            guiding.leave()
            self.tell(self.voice.own("guide-left"))
            self.look()

    def action_help(self) -> None:
        """The keys, the seal, the rules: first those that the guide speaks of."""
        step = self.sitting.step()
        guided = step.rules() if step is not None else []
        said = [line.rule for line in reversed(self.sitting.lines()[-40:])]
        rules = [*guided, *said]
        game = self.sitting.play.game.key
        commitment = self.sitting.play.origin.commitment()
        page = HelpPage(self.voice, game, KEYS, recent(game, rules), commitment)
        self.app.push_screen(page)

    # -- clocks and companions ------------------------------------------------------------

    def _clock(self) -> str:
        left = self.sitting.clocks.left()
        if not left:
            return ""
        seconds = next(iter(left.values()))
        return f"◷ {int(seconds) // 60}:{int(seconds) % 60:02d}"

    def _tick(self) -> None:
        clock = self.sitting.clocks.due()
        if clock is not None:
            self.sitting.expire(clock)
            self.tell(self.voice.own("clock-out", clock=clock))
            self._go_on()
            return
        shown = self.query_one(Dock).view
        if shown is not None and shown.status != self._clock():
            self.query_one(Bar).show(shown._replace(status=self._clock()), self.voice)

    def _companions(self) -> None:
        """Let a companion think, elsewhere, so that the screen goes on living."""
        asked_now = self.sitting.consult() if self.sitting.companions else None
        if asked_now is not None:
            self._consulted = asked_now
            self.run_worker(asked_now.answer, thread=True, exclusive=True)

    @on(Worker.StateChanged)
    def _thought(self, event: Worker.StateChanged) -> None:
        answer = event.worker.result if event.state is WorkerState.SUCCESS else None
        if isinstance(answer, Advice) and (verdict := answer.verdict(self.voice)):
            self.tell(verdict)
        if not isinstance(answer, Answer):
            return
        pace = answer.delay if self.app.animation_level != "none" else 0
        self.set_timer(max(pace, 0.001), lambda: self._companion_takes(answer))

    def _companion_takes(self, answer: Answer) -> None:
        asked_now, self._consulted = self._consulted, None
        if asked_now is not None:
            # A clock may have run out meanwhile: then the companion is asked anew.
            with contextlib.suppress(IllegalChoice):
                self.sitting.companion_takes(asked_now.decision, answer)
            self._go_on()

    # -- leaving --------------------------------------------------------------------------

    def action_leave(self) -> None:
        """Save and quit; where it cannot be saved, say so first and quit only when asked again."""
        sitting = self.sitting
        if not (self.keep or sitting.worth_saving()):
            kept = sitting.path is not None and sitting.path.exists()
            self.app.exit("" if kept else self.voice.own("not-saved"))
            return
        try:
            path = sitting.save()
        except SaveError as error:
            if self._unsaved_warned:
                self.app.exit(str(error))
                return
            self._unsaved_warned = True
            self.tell(str(error), severity="error", timeout=10)
            return
        self.app.exit(self.voice.own("saved", path=str(path)))
