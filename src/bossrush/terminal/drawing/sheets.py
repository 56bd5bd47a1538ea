"""A character's sheet, small enough for a column."""

from __future__ import annotations

from enum import IntEnum

from textual.content import Content

from bossrush.engine.scene import Card, Sheet
from bossrush.terminal.drawing.brush import ACCENT, MUTED, STRONG, Brush
from bossrush.terminal.drawing.dice import dice_rows
from bossrush.terminal.drawing.tracks import track_figure, track_line, track_lines

CALL = "◂"
"""Stands beside the name of whoever is asked."""


class Detail(IntEnum):
    """How much of a sheet is shown."""

    LEAST = 0
    """What changes from moment to moment; of those who do not act, only how they are."""
    BRIEF = 1
    """What changes from moment to moment."""
    FIGURES = 2
    """That, and the figures everybody plays with."""
    ACTS = 3
    """Everything that whoever acts plays with; of the others, only how they are."""
    ACTS_AMONG = 4
    """Everything that whoever acts plays with; of the others, what changes."""
    ACTS_BESIDE = 5
    """Everything that whoever acts plays with; of the others, the figures too."""
    TIGHT = 6
    """Everything one plays with, without a gap."""
    CLOSE = 7
    """Everything one plays with, in few lines."""
    USUAL = 8
    """That, and the charts."""
    WHOLE = 9
    """That, and the texts."""


_OTHERS = {
    Detail.ACTS: Detail.LEAST,
    Detail.ACTS_AMONG: Detail.BRIEF,
    Detail.ACTS_BESIDE: Detail.FIGURES,
}
"""How much is shown of those who do not act, where whoever acts is shown more of."""


def sheet_lines(sheet: Sheet, brush: Brush, detail: Detail = Detail.WHOLE) -> list[Content]:
    """A character's sheet."""
    detail = of_one(sheet, brush, detail)
    if detail is Detail.LEAST and not is_acting(sheet, brush):
        return least_lines(sheet, brush)
    lines = [sheet_head(sheet, brush)]
    if detail <= Detail.FIGURES:
        lines += brush.flowing(track_line(track, brush, vital=True) for track in sheet.tracks)
        if detail is Detail.FIGURES:
            lines += stats_line(sheet, brush, gap=" ")
        return lines + brush.flowing(map(brush.badge, sheet.badges), gap=" ")
    if detail <= Detail.CLOSE:
        lines += brush.flowing(track_line(track, brush, vital=True) for track in sheet.tracks)
    else:
        for track in sheet.tracks:
            lines += track_lines(track, brush, vital=True)
    lines += stats_line(sheet, brush, gap=" " if detail is Detail.TIGHT else "  ")
    if detail is Detail.TIGHT:
        held = [*map(brush.badge, sheet.badges), *(card_chip(card, brush) for card in sheet.cards)]
        return lines + brush.flowing(held, gap=" ")
    lines += _cards(sheet, brush)
    rolled = [die for die in sheet.dice if die.face is not None]
    lines += dice_rows(rolled, brush, boxed=False)
    lines += brush.flowing(map(brush.badge, sheet.badges), gap=" ")
    if detail is Detail.WHOLE:
        lines += _texts(sheet, brush)
    return lines


def least_lines(sheet: Sheet, brush: Brush) -> list[Content]:
    """How somebody is who waits: the name and the first figure on one line, and what stands out."""
    vital = [track_figure(track, brush) for track in sheet.tracks[:1]]
    head = [brush.beside(sheet_head(sheet, brush), figure) for figure in vital]
    badges = [brush.badge(badge) for badge in sheet.badges if badge.tone]
    return [*(head or [sheet_head(sheet, brush)]), *brush.flowing(badges, gap=" ")]


def of_one(sheet: Sheet, brush: Brush, detail: Detail) -> Detail:
    """How much is shown of this sheet, where whoever acts is shown more of than the others."""
    if detail not in _OTHERS:
        return detail
    if brush.acting is None or brush.acting.sheet is None:
        return Detail.FIGURES
    return Detail.TIGHT if is_acting(sheet, brush) else _OTHERS[detail]


def stats_line(sheet: Sheet, brush: Brush, gap: str = "  ") -> list[Content]:
    """The figures that seldom change."""
    stats = (
        Content.assemble(
            (brush.say(stat.name), brush.style(stat.id, MUTED)), " ", (str(stat.value), STRONG)
        )
        for stat in sheet.stats
    )
    return brush.flowing(stats, gap=gap)


def _texts(sheet: Sheet, brush: Brush) -> list[Content]:
    """What the cards of a sheet say, and what is told of the character."""
    lines: list[Content] = []
    for card in sheet.cards:
        if card.name is not None and card.text is not None:
            said = brush.voice.own(
                "titled-line", title=brush.say(card.name), text=brush.say(card.text)
            )
            lines += brush.paragraph(said, MUTED)
    if sheet.text is not None:
        lines += brush.paragraph(brush.say(sheet.text), MUTED)
    return lines


def is_acting(sheet: Sheet, brush: Brush) -> bool:
    """Whether it is the call of this character."""
    acts = brush.acting.sheet if brush.acting is not None else None
    return acts is not None and acts.id == sheet.id


def sheet_head(sheet: Sheet, brush: Brush) -> Content:
    """Whose sheet it is, and whether it is their call."""
    acting = is_acting(sheet, brush)
    sign = brush.marks.sheet(sheet)
    style = brush.style(sheet.id, ACCENT if acting else STRONG)
    head = Content.assemble((f"{sign} ", style), (brush.say(sheet.name).upper(), style))
    if acting:
        call = f"{CALL} {brush.voice.own('your-call')}"
        if head.cell_length + 1 + len(call) > brush.width:
            call = CALL  # who it is matters more, and the question says it too
        return brush.beside(head, Content.styled(call, ACCENT))
    return head.truncate(brush.width, ellipsis=True)


def _cards(sheet: Sheet, brush: Brush) -> list[Content]:
    cards = [card_chip(card, brush) for card in sheet.cards]
    free = sheet.slots - sum(card.size for card in sheet.cards)
    if free > 0:
        cards.append(Content.styled("▫" * free, MUTED))
    return brush.flowing(cards)


def card_chip(card: Card, brush: Brush) -> Content:
    """A card in a few words: its slots, its name, what lies on it."""
    sign = ("▤" if card.up and card.name is not None else "▨") * card.size or "◇"
    name = brush.say(card.name) if card.name is not None else brush.voice.own("card-unseen")
    badges = [Content.assemble(" ", brush.badge(badge)) for badge in card.badges]
    dice = [Content(f" [{brush.voice.die(die)}]") for die in card.dice if die.face is not None]
    return Content.assemble((f"{sign} ", MUTED), (name, brush.style(card.id)), *badges, *dice)
