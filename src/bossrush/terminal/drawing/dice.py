"""Dice: little boxes with the face that is up."""

from __future__ import annotations

from textual.content import Content

from bossrush.engine.scene import Die
from bossrush.terminal.drawing.brush import ACCENT, LINE, LIT, MUTED, Brush, across

_FRAMES = {"gone": "┌╌┐╎└╌┘", "void": "┌╌┐╎└╌┘"}
_FRAME = "╭─╮│╰─╯"
_SIGNS = {"counts": "✓", "void": "✗", "locked": "■", "gone": "✗"}
_WIDEST = 14


def die_block(die: Die, brush: Brush, face: str | None = None) -> list[Content]:
    """A die as three lines; `face` shows another face than the one it has."""
    said = brush.voice.die(die) if face is None else brush.voice.face(face)
    if len(said) > _WIDEST:
        said = said[: _WIDEST - 1] + "…"
    body, edge = _styles(die, brush)
    frame = _FRAMES.get(die.state, _FRAME)
    inner = f" {said} "
    sign = _SIGNS.get(die.state, "")
    below = (frame[5] * (len(inner) - len(sign))) + sign
    return [
        Content.styled(f"{frame[0]}{frame[1] * len(inner)}{frame[2]}", edge),
        Content.assemble((frame[3], edge), (inner, body), (frame[3], edge)),
        Content.styled(f"{frame[4]}{below}{frame[6]}", edge),
    ]


def _styles(die: Die, brush: Brush) -> tuple[str, str]:
    if die.id in brush.lit:
        return LIT, ACCENT
    if die.state in ("void", "gone"):
        return f"{MUTED} strike", LINE
    if die.state == "counts":
        return "bold", ACCENT
    return ("bold", MUTED) if die.face is not None else (MUTED, LINE)


def die_chip(die: Die, brush: Brush) -> Content:
    """A die in one line."""
    body, _edge = _styles(die, brush)
    sign = _SIGNS.get(die.state, "")
    owner = brush.marks.seat(die.seat) if die.seat is not None else ""
    return Content.styled(f"[{owner}{' ' if owner else ''}{brush.voice.die(die)}{sign}]", body)


def dice_rows(dice: list[Die], brush: Brush, boxed: bool = True) -> list[Content]:
    """Dice side by side, in as many rows as they need."""
    if not boxed:
        return brush.flowing((die_chip(die, brush) for die in dice), gap=" ")
    lines: list[Content] = []
    row: list[list[Content]] = []
    used = 0
    for die in dice:
        block = die_block(die, brush)
        width = block[0].cell_length
        if row and used + 1 + width > brush.width:
            lines += across(row)
            row, used = [], 0
        row.append(block)
        used += width + (1 if used else 0)
    return lines + across(row)
