"""What every drawing needs: a voice, room, and which pieces are lit."""

from __future__ import annotations

import re
from collections.abc import Iterable

from textual.content import Content

from bossrush.engine.scene import Badge, Piece, Words
from bossrush.terminal.seats import Acting, Marks
from bossrush.terminal.voice import Voice

MUTED = "$ink-2"
LINE = "$line"
LIT = "bold $on-accent on $accent"
ACCENT = "bold $accent"
STRONG = "bold"
DANGER = "bold $danger"

_HELD = {"\u00a0": "\ue000", "\u202f": "\ue001"}
"""Spaces that hold two words together, and what stands for them while a text is wrapped: Textual
would break a line at them as at any other space."""
_HOLD = str.maketrans(_HELD)
_FREE = str.maketrans({held: space for space, held in _HELD.items()})

_WHOLE = re.compile(r"⟨[^⟩]*⟩|^\W+ ")
"""A badge, or the sign before a name."""

_TONES = {"good": "$good", "bad": "$danger", "now": ACCENT, "off": f"{MUTED} strike"}


class Brush:
    """Draws in a given width. Everything drawn is a list of lines, none of them wider."""

    def __init__(
        self,
        voice: Voice,
        width: int,
        height: int = 0,
        lit: Iterable[str] = (),
        acting: Acting | None = None,
        marks: Marks | None = None,
    ) -> None:
        self.voice = voice
        self.width = max(8, width)
        self.height = height
        """How many lines there is room for; 0 where it scrolls."""
        self.lit = frozenset(lit)
        """Ids that the option at hand points at."""
        self.acting = acting
        """Whose call it is."""
        self.marks = marks or Marks()
        self.unread = False
        """Whether there is a page that nobody has read yet."""

    def narrowed(self, width: int) -> Brush:
        """The same brush with less room."""
        return Brush(self.voice, width, self.height, self.lit, self.acting, self.marks)

    def style(self, piece: str, otherwise: str = "") -> str:
        """How something with this id is drawn: lit, or as usual."""
        return LIT if piece in self.lit else otherwise

    def acts(self, piece: Piece) -> bool:
        """Whether it is this piece's turn to decide."""
        return self.acting is not None and self.acting.leads(piece)

    def say(self, words: Words) -> str:
        return self.voice.say(words)

    def wrapped(self, content: Content, indent: int = 0) -> list[Content]:
        """A text in lines; those after the first are set in by some columns."""
        width = self.width - indent
        if not indent:
            return wrap(content, width)
        first, *rest = wrap(content, width)
        if not rest:
            return [first]
        return [first, *(line.pad_left(indent) for line in rest)]

    def held(self, content: Content, indent: int = 0) -> Content:
        """A text that is not broken within, as long as it fits a line; else no badge of it is."""
        fits = content.cell_length <= self.width - indent
        kept = _WHOLE.sub(lambda found: found[0].replace(" ", "\u00a0"), content.plain)
        kept = kept.replace(" ", "\u00a0") if fits else kept
        return Content(kept, [*content.spans])

    def paragraph(self, text: str, style: str = "") -> list[Content]:
        """A plain text in lines."""
        return self.wrapped(Content.styled(text, style))

    def heading(self, text: str) -> Content:
        """The title of a part, with a line to the edge."""
        title = Content.styled(text.upper(), f"bold {MUTED}").truncate(self.width, ellipsis=True)
        rest = self.width - title.cell_length - 1
        if rest < 2:
            return title
        return Content.assemble(title, " ", ("─" * rest, LINE))

    def badge(self, badge: Badge) -> Content:
        """A small mark in words."""
        said = self.voice.badge(badge)
        tone = _TONES.get(badge.tone, MUTED)
        return Content.styled(f"⟨{said}⟩", self.style(badge.id, tone))

    def flowing(self, items: Iterable[Content], gap: str = "  ") -> list[Content]:
        """Things in a row, going on in the next line where the row is full."""
        lines: list[Content] = []
        row: list[Content] = []
        used = 0
        for item in items:
            if item.cell_length > self.width:
                lines += [Content(gap).join(row)] if row else []
                lines += self.wrapped(item, indent=2)
                row, used = [], 0
                continue
            if row and used + len(gap) + item.cell_length > self.width:
                lines.append(Content(gap).join(row))
                row, used = [], 0
            used += item.cell_length + (len(gap) if row else 0)
            row.append(item)
        if row:
            lines.append(Content(gap).join(row))
        return lines

    def beside(self, left: Content, right: Content) -> Content:
        """Two texts on one line, the second at the right edge."""
        room = self.width - right.cell_length - 1
        if room < 4:
            return left.truncate(self.width, ellipsis=True)
        left = left.truncate(room, ellipsis=True)
        gap = self.width - left.cell_length - right.cell_length
        return Content.assemble(left, " " * gap, right)


def wrap(content: Content, width: int) -> list[Content]:
    """A text in lines of this width, broken where its language lets lines break."""
    held = Content(content.plain.translate(_HOLD), [*content.spans]).wrap(width)
    return [Content(line.plain.translate(_FREE), [*line.spans]) for line in held]


def across(blocks: list[list[Content]], gap: int = 1) -> list[Content]:
    """Blocks of lines side by side; each block's lines are equally wide."""
    height = max((len(block) for block in blocks), default=0)
    lines: list[Content] = []
    for row in range(height):
        parts: list[Content] = []
        for block in blocks:
            width = max(line.cell_length for line in block)
            line = block[row] if row < len(block) else Content("")
            parts.append(line.extend_right(width - line.cell_length) if width else line)
        lines.append(Content(" " * gap).join(parts))
    return lines
