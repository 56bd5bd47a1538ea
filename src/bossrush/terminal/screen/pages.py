"""Pages over the table: the sheets, the log, the help, and a question of the table's own."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from bossrush.engine.ledger import Rule
from bossrush.terminal.drawing.brush import ACCENT, MUTED, STRONG, Brush
from bossrush.terminal.drawing.panels import Panels
from bossrush.terminal.drawing.sheets import Detail
from bossrush.terminal.rulebook import MOST_FOUND, ledger, rule_lines
from bossrush.terminal.screen.panes import log_drawn
from bossrush.terminal.screen.view import View
from bossrush.terminal.seats import Marks
from bossrush.terminal.voice import Voice

R = TypeVar("R")


class Page(ModalScreen[R], Generic[R]):
    """A page that covers the table until it is closed."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q", "close")]
    keys = "keys-close"
    """What is said of the keys that work here."""

    def __init__(self, voice: Voice, title: str) -> None:
        super().__init__()
        self.voice = voice
        self.page_title = title

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(self.page_title.upper(), ACCENT), classes="title")
            yield from self.above()
            with VerticalScroll(classes="text"):
                yield Static(classes="drawing")
            yield Static(Content.styled(self.voice.own(self.keys), MUTED), classes="hint")

    def above(self) -> ComposeResult:
        """What stands between the title and the text."""
        yield from ()

    def on_mount(self) -> None:
        self.query_one(".text").focus()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Draw the text in the room there is."""
        scroll = self.query_one(".text", VerticalScroll)
        width = scroll.scrollable_content_region.width
        if width > 0:
            brush = Brush(self.voice, width)
            self.query_one(".drawing", Static).update(Content("\n").join(self.lines(brush)))

    def lines(self, brush: Brush) -> list[Content]:
        """The text."""
        raise NotImplementedError

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()


class SheetsPage(Page[None]):
    """Everybody's sheets in full."""

    BINDINGS: ClassVar[list[BindingType]] = [("s", "close")]

    def __init__(self, voice: Voice, panels: Panels, view: View) -> None:
        super().__init__(voice, voice.own("sheets"))
        self.panels = panels
        self.view = view

    def lines(self, brush: Brush) -> list[Content]:
        brush.acting = self.view.acting
        brush.marks = Marks(self.view.scene.sheets)
        return self.panels.sheets(self.view.scene, brush, Detail.WHOLE)


class LogPage(Page[None]):
    """The whole log, the latest at the bottom."""

    BINDINGS: ClassVar[list[BindingType]] = [("l", "close")]

    def __init__(self, voice: Voice, view: View) -> None:
        super().__init__(voice, voice.own("log"))
        self.view = view

    def lines(self, brush: Brush) -> list[Content]:
        return log_drawn(self.view.lines, brush, self.view.news)

    def draw(self) -> None:
        super().draw()
        self.query_one(".text", VerticalScroll).scroll_end(animate=False)


class HelpPage(Page[None]):
    """The keys, the seal on the dice, and the rules to search in."""

    BINDINGS: ClassVar[list[BindingType]] = [("question_mark", "close")]

    def __init__(
        self,
        voice: Voice,
        game: str,
        keys: list[tuple[str, str]],
        recent: list[Rule],
        commitment: str = "",
    ) -> None:
        super().__init__(voice, voice.own("help"))
        self.book = ledger(game)
        self.table_keys = keys
        self.recent = recent
        self.commitment = commitment
        self.wanted = ""

    def above(self) -> ComposeResult:
        if self.book is not None:
            yield Input(placeholder=self.voice.own("help-search"), compact=True)

    @on(Input.Changed)
    def _search(self, event: Input.Changed) -> None:
        self.wanted = event.value.strip()
        self.draw()

    @on(Input.Submitted)
    def _to_text(self) -> None:
        self.query_one(".text").focus()

    def lines(self, brush: Brush) -> list[Content]:
        own = self.voice.own
        if self.wanted and self.book is not None:
            found = self.book.search(self.wanted, self.voice.lang)[:MOST_FOUND]
            return [line for rule in found for line in self._rule(rule, brush)]
        lines = [brush.heading(own("help-keys"))]
        widest = max(len(name) for name, _ in self.table_keys)
        for name, meaning in self.table_keys:
            told = Content.assemble((f"{name:<{widest}}  ", ACCENT), (own(meaning), ""))
            lines += brush.wrapped(told, indent=widest + 2)
        if self.commitment:
            lines += [Content(""), brush.heading(own("help-dice"))]
            lines += brush.paragraph(own("sealed-whole", commitment=self.commitment), MUTED)
        if self.recent:
            lines += [Content(""), brush.heading(own("help-rules"))]
            lines += brush.paragraph(own("help-recent"), MUTED)
            lines += [line for rule in self.recent for line in self._rule(rule, brush)]
        return lines

    def _rule(self, rule: Rule, brush: Brush) -> list[Content]:
        title, *text = rule_lines(self.voice, rule)
        lines = [Content(""), *brush.paragraph(title, STRONG)]
        return lines + [line for said in text for line in brush.paragraph(said)]


class Confirm(ModalScreen[bool]):
    """A question of the table's own: yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("y,o,enter,1", "yes"),
        ("n,escape,q,2", "no"),
    ]

    def __init__(self, voice: Voice, reason: str, question: str) -> None:
        super().__init__()
        self.voice = voice
        self.reason = reason
        self.question = question

    def compose(self) -> ComposeResult:
        yes, no = self.voice.own("undo-yes"), self.voice.own("undo-no")
        answers = Content.assemble(
            ("  1  ", ACCENT), (yes, STRONG), ("     2  ", ACCENT), (no, STRONG)
        )
        said = Content("\n").join(
            [Content.styled(self.reason, ACCENT), Content(self.question), Content(""), answers]
        )
        yield Static(said, classes="confirm")

    def action_yes(self) -> None:
        """Yes."""
        self.dismiss(True)

    def action_no(self) -> None:
        """No."""
        self.dismiss(False)
