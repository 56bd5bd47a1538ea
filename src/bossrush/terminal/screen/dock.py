"""The dock: what is asked, and the options to choose from."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from bossrush.terminal.asked import Offer
from bossrush.terminal.drawing.brush import ACCENT, MUTED, STRONG, Brush
from bossrush.terminal.first import first
from bossrush.terminal.screen.offers import offer_lines
from bossrush.terminal.screen.view import View
from bossrush.terminal.seats import Marks
from bossrush.terminal.voice import Voice

SHARE = 0.45
"""How much of the screen the dock may take."""
LEAST_LINES = 3


class Dock(Vertical):
    """The question at the bottom of the screen; its numbers can be typed from anywhere."""

    class Chosen(Message):
        """Somebody took an option."""

        def __init__(self, option: str) -> None:
            super().__init__()
            self.option = option

    class Pointed(Message):
        """Another option is marked: what it points at may be lit."""

        def __init__(self, lit: frozenset[str]) -> None:
            super().__init__()
            self.lit = lit

    def __init__(self, voice: Voice, live: bool = True) -> None:
        super().__init__(id="decision")
        self.voice = voice
        self.live = live
        """False in a reel: nothing can be chosen."""
        self.view: View | None = None
        self._typed = ""
        self._tight = False
        self._marked = 0

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        yield OptionList(id="options")
        yield Static(id="closing")

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What can be chosen."""
        asked = self.view.asked if self.view is not None else None
        return asked.offers if asked is not None else ()

    def show(self, view: View) -> None:
        """Ask what is asked now."""
        before = self.view.asked if self.view is not None else None
        self.view = view
        self._typed = ""
        same = before is not None and view.asked is not None and before.number == view.asked.number
        same = same and before is not None and before.key == (view.asked and view.asked.key)
        if not same or self._marked >= len(self.offers):
            self._marked = first(view.asked)
        if view.taken:
            ids = [offer.id for offer in self.offers]
            self._marked = ids.index(view.taken) if view.taken in ids else 0
        self._draw()
        self.query_one("#closing", Static).update(_closing(view))
        self.query_one("#closing").display = view.asked is None
        options = self.query_one(OptionList)
        options.display = view.asked is not None
        if self.live and view.asked is not None and self.screen.is_current:
            options.focus()

    def lit(self) -> frozenset[str]:
        """What the marked option points at."""
        return (
            self.offers[self._marked].points_at if self._marked < len(self.offers) else frozenset()
        )

    # -- drawing --------------------------------------------------------------------------

    def on_resize(self) -> None:
        if self.view is not None:
            self._draw()

    def _draw(self) -> None:
        self._draw_prompt()
        options = self.query_one(OptionList)
        width = self._width()
        room = self._room()
        options.styles.max_height = room
        self._tight = self._is_tight(width, room)
        drawn = [Option(self._offer(place, width)) for place in range(len(self.offers))]
        with options.prevent(OptionList.OptionHighlighted):
            options.clear_options()
            options.add_options(drawn)
            if drawn:
                options.highlighted = self._marked

    def _width(self) -> int:
        return max(20, (self.size.width or 80) - 2)

    def _room(self) -> int:
        """How many lines the options may take: the board must still be seen."""
        return max(LEAST_LINES, int(self.screen.size.height * SHARE) - 3)

    def _is_tight(self, width: int, room: int) -> bool:
        """Whether whole options would be more than there is room for."""
        brush = Brush(self.voice, width)
        needed = 0
        for place, offer in enumerate(self.offers):
            needed += 1 + offer_lines(offer, place + 1, width, False, brush, False).plain.count(
                "\n"
            )
            if needed > room:
                return True
        return False

    def _offer(self, place: int, width: int) -> Content:
        offer, marked = self.offers[place], place == self._marked
        brush = Brush(self.voice, width)
        whole = offer_lines(offer, place + 1, width, marked, brush, tight=False)
        if not self._tight or (marked and self._may_grow(whole)):
            return whole
        return offer_lines(offer, place + 1, width, marked, brush, tight=True)

    def _may_grow(self, whole: Content) -> bool:
        """Whether the marked option may say everything where one line each must do."""
        lines = 1 + whole.plain.count("\n")
        room = self._room()
        return len(self.offers) - 1 + lines <= room or lines * 2 <= room

    def _draw_prompt(self) -> None:
        view = self.view
        prompt = self.query_one("#prompt", Static)
        if view is None or view.asked is None:
            prompt.update(Content.styled(view.who if view is not None else "", ACCENT))
            return
        tag = f" {_sign(view)} {view.who} "
        typed = f"  {self._typed}▁" if self._typed else ""
        said = Content.assemble(
            (tag, "bold $on-accent on $accent"),
            (f"  {self.voice.say(view.asked.prompt)}", STRONG),
            (typed, MUTED),
        )
        prompt.update(Content("\n").join(Brush(self.voice, self._width()).wrapped(said)))

    # -- choosing -------------------------------------------------------------------------

    def type_digit(self, digit: str) -> None:
        """A digit of an option's number; it is taken at once where no longer number fits."""
        if not self.live or not self.offers:
            return
        count = len(self.offers)
        typed = int(self._typed + digit)
        if not 1 <= typed <= count:
            typed = int(digit)
            self._typed = ""
        if not 1 <= typed <= count:
            self._draw_prompt()
            return
        if typed * 10 > count:
            self._take(typed - 1)
            return
        self._typed = str(typed)
        self.query_one(OptionList).highlighted = typed - 1
        self._draw_prompt()

    def forget_digits(self) -> None:
        """Whatever was typed meant something else."""
        if self._typed:
            self._typed = ""
            self._draw_prompt()

    def _take(self, place: int) -> None:
        self._typed = ""
        if self.live and 0 <= place < len(self.offers):
            self.post_message(self.Chosen(self.offers[place].id))

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self._take(event.option_index)

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        before, self._marked = self._marked, event.option_index
        options = self.query_one(OptionList)
        width = self._width()
        for place in {before, self._marked}:
            if place < options.option_count and place < len(self.offers):
                options.replace_option_prompt_at_index(place, self._offer(place, width))
        self.post_message(self.Pointed(self.lit()))


def _sign(view: View) -> str:
    """The shape of the one who is asked."""
    acting = view.acting
    if acting is None:
        return "✶"
    shapes = Marks(view.scene.sheets)
    return shapes.sheet(acting.sheet) if acting.sheet is not None else shapes.seat(acting.seat)


def _closing(view: View) -> Content:
    """What stands where the question was."""
    head, *rest = view.closing or [""]
    return Content("\n").join(
        [Content.styled(head, ACCENT), *(Content.styled(line, MUTED) for line in rest)]
    )
