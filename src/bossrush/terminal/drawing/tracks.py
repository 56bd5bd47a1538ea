"""Tracks: boxes, ticks, figures, filled bars, and a line chart in braille."""

from __future__ import annotations

from itertools import pairwise

from textual.content import Content

from bossrush.engine.scene import Track
from bossrush.terminal.drawing.brush import LINE, MUTED, STRONG, Brush

MOST_BOXES = 16
"""Counters are drawn out up to this many; past it they are figures."""

CHART_WIDTH = 24
CHART_HEIGHT = 3
BLANK = "\u2800"
"""A braille cell without a dot."""

_BARS = ("█", "▓", "▒", "░")
_TONES = {"good": "$good", "bad": "$danger", "now": "$accent", "off": MUTED}
_LOW = 0.25
"""At this share of the whole, or less, the figure is shown as a danger."""


def track_lines(track: Track, brush: Brush, vital: bool = False) -> list[Content]:
    """A track in one line, or a few where it is a chart.

    What is `vital` to somebody is shown as a danger once little of it is left.
    """
    if track.style == "chart" and len(track.points) > 1:
        return _chart_lines(track, brush, vital)
    if track.style == "bar" and track.parts:
        return _bar_lines(track, brush)
    return [track_line(track, brush, vital)]


def track_line(track: Track, brush: Brush, vital: bool = False) -> Content:
    """A track in one line: its name, its boxes where there is room, its figure."""
    tone = _tone(track, vital)
    name, figure = _name(track, brush), _drawn(track, tone)
    # What counts from one, as turns do, has a box for the first as well.
    low = 0 if track.low == 1 else track.low
    span = track.high - low
    if track.style == "figure" or not 0 < span <= MOST_BOXES:
        return Content(" ").join([name, figure])
    full, empty = ("▮", "▯") if track.style == "ticks" else ("■", "□")
    filled = max(0, min(span, track.value - low))
    boxes = Content.assemble((full * filled, tone), (empty * (span - filled), MUTED))
    drawn = Content(" ").join([name, boxes, figure])
    return drawn if drawn.cell_length <= brush.width else Content(" ").join([name, figure])


def track_figure(track: Track, brush: Brush) -> Content:
    """What a track counts and how much of it there is, without a box."""
    return Content(" ").join([_name(track, brush), _drawn(track, _tone(track, vital=True))])


def _name(track: Track, brush: Brush) -> Content:
    return Content.styled(brush.say(track.name), brush.style(track.id, MUTED))


def _drawn(track: Track, tone: str) -> Content:
    return Content.styled(_figure(track), f"{STRONG} {tone}".strip())


def _figure(track: Track) -> str:
    return f"{track.value}/{track.high}" if track.high else str(track.value)


def _tone(track: Track, vital: bool) -> str:
    if track.tone:
        return _TONES.get(track.tone, "")
    span = track.high - track.low
    return "$danger" if vital and 0 <= track.value - track.low <= span * _LOW else ""


def _bar_lines(track: Track, brush: Brush) -> list[Content]:
    """A bar filled with several kinds of things, each with its own shade and its word."""
    name = Content.styled(brush.say(track.name), brush.style(track.id, MUTED))
    whole = max(track.high - track.low, sum(track.parts.values()))
    bar: list[tuple[str, str]] = []
    legend: list[Content] = []
    for place, (part, count) in enumerate(track.parts.items()):
        shade = _BARS[place % len(_BARS)]
        bar.append((shade * count, ""))
        if count:
            said = f" {brush.voice.part(part, count)}"
            legend.append(Content.assemble((shade, ""), (said, MUTED)))
    bar.append(("·" * (whole - sum(track.parts.values())), MUTED))
    drawn = Content.assemble(name, " ", *bar)
    return [drawn.truncate(brush.width, ellipsis=True), *brush.flowing(legend)]


def _chart_lines(track: Track, brush: Brush, vital: bool) -> list[Content]:
    """Every value the track has had, as a line from left to right, beside where it stands."""
    name = brush.say(track.name)
    tone = _tone(track, vital)
    head = Content.assemble(
        (name, brush.style(track.id, MUTED)), " ", (_figure(track), f"{STRONG} {tone}".strip())
    )
    room = min(CHART_WIDTH, brush.width - head.cell_length - 2)
    if room < 6:
        return [head]
    low = min(track.low, *track.points)
    high = max(track.high, *track.points)
    heads = [head, *[Content(" " * head.cell_length)] * (CHART_HEIGHT - 1)]
    return [
        Content("  ").join([side, _on_paper(row, room, tone)])
        for side, row in zip(
            heads, braille(track.points, low, high, room, CHART_HEIGHT), strict=True
        )
    ]


def _on_paper(row: str, width: int, tone: str) -> Content:
    """A row of a chart on dotted paper."""
    runs = [(char, tone) if char != BLANK else ("·", LINE) for char in row]
    return Content.assemble(*runs, ("·" * (width - len(row)), LINE))


def braille(points: list[int], low: int, high: int, width: int, height: int) -> list[str]:
    """A line through points in braille: two dots to a column, four to a row.

    A step moves one column where there is room; with more points than that the oldest go.
    """
    columns = width * 2
    step = max(1, min(4, (columns - 1) // max(1, len(points) - 1)))
    shown = points[-((columns - 1) // step + 1) :]
    levels = height * 4 - 1
    span = max(1, high - low)
    heights = [round((value - low) * levels / span) for value in shown]
    cells = [[0] * width for _ in range(height)]
    for place, (start, end) in enumerate(pairwise(heights)):
        for offset in range(step + 1):
            before = round(start + (end - start) * max(0, offset - 1) / step)
            level = round(start + (end - start) * offset / step)
            for dot in range(min(before, level), max(before, level) + 1):
                _set_dot(cells, place * step + offset, levels - dot)
    if len(heights) == 1:
        _set_dot(cells, 0, levels - heights[0])
    return ["".join(chr(ord(BLANK) + cell) for cell in row) for row in cells]


_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def _set_dot(cells: list[list[int]], x: int, y: int) -> None:
    row, column = y // 4, x // 2
    if 0 <= row < len(cells) and 0 <= column < len(cells[0]):
        cells[row][column] |= _DOTS[y % 4][x % 2]
