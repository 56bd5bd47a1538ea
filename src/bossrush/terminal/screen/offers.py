"""Options as they are drawn: a number, a label, what it costs or does, and the odds."""

from __future__ import annotations

from textual.content import Content

from bossrush.engine.odds import Odds
from bossrush.terminal.asked import Offer
from bossrush.terminal.drawing.brush import ACCENT, DANGER, MUTED, STRONG, Brush
from bossrush.terminal.plain import labelled
from bossrush.terminal.voice import Voice

TICKS = 10


def ruler(chance: float) -> Content:
    """A chance as ten ticks: one tick is ten percent. What is not sure is never full."""
    full = round(chance * TICKS)
    if chance < 1:
        full = min(full, TICKS - 1)
    if chance > 0:
        full = max(full, 1)
    return Content.assemble(("▮" * full, "$accent"), ("▯" * (TICKS - full), "$line-strong"))


def odds_drawn(odds: tuple[Odds, ...], voice: Voice, short: bool) -> Content:
    """Odds beside the risk they belong to: ruler, figure and word; a second one in words."""
    parts: list[Content] = []
    for place, one in enumerate(odds[:2]):
        said = Content.styled(voice.odds(one), STRONG if place == 0 else MUTED)
        if place == 0 and not short:
            said = Content.assemble(ruler(one.chance), " ", said)
        parts.append(said)
    return Content.styled(" · ", MUTED).join(parts)


def offer_lines(
    offer: Offer, number: int, width: int, marked: bool, brush: Brush, tight: bool
) -> Content:
    """An option in one line where room is tight, in two or three where there is more."""
    voice = brush.voice
    sign = Content.styled("▸" if marked else " ", ACCENT)
    cap = Content.styled(f"{number:>3} ", ACCENT if marked else MUTED)
    label_style = STRONG if not offer.aside else f"italic {STRONG}"
    label = Content.styled(labelled(voice, offer), label_style)
    head = Content.assemble(sign, cap, label)
    if offer.ends is not None:
        head = Content.assemble(head, "  ", (f"☠ {voice.say(offer.ends)}", DANGER))
    detail = voice.say(offer.detail) if offer.detail is not None else ""
    inner = brush.narrowed(width)
    odds = odds_drawn(offer.odds, voice, short=tight)
    if tight:
        if head.cell_length + odds.cell_length >= width:
            odds = odds_drawn(offer.odds[:1], voice, short=True)  # what it is comes before that
        if detail:
            head = Content.assemble(head, (f"  {detail}", MUTED))
        return inner.beside(head, odds) if offer.odds else head.truncate(width, ellipsis=True)
    lines: list[Content] = []
    if offer.odds and head.cell_length + odds.cell_length + 2 <= width:
        lines.append(inner.beside(head, odds))
        rest = Content("")
    else:
        lines += brush.narrowed(width).wrapped(head, indent=5)
        rest = odds
    if detail:
        body = brush.narrowed(width - 5).paragraph(detail, MUTED)
        lines += [line.pad_left(5) for line in body]
    if rest:
        lines.append(rest.truncate(width - 5, ellipsis=True).pad_left(5))
    return Content("\n").join(lines)
