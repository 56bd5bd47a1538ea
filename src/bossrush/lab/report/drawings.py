"""The pictures of a report."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bossrush.lab.report.course import Health, Stage
from bossrush.lab.report.svg import Drawing, ticks
from bossrush.lab.report.words import Words
from bossrush.lab.stats import Estimate

WIDE = 1080.0
"""As wide as the page."""
HALF = 540.0
"""Two of them beside each other."""
ROW = 26.0
NAMES = 176.0
"""How wide the names at the left are."""


def ranked(
    words: Words,
    rows: Sequence[tuple[str, Estimate]],
    label: str,
    middle: float,
    figure: Callable[[float, int], str],
    sided: bool = False,
) -> str:
    """A dot and its interval for each row, around a line that all are compared with.

    `figure` writes a figure with so many digits. `sided` colours those that are clearly on one
    side of the line; else a bar leads up to the dot.
    """
    shown = [one for _, one in rows]
    low = min([middle, *(max(one.low, one.value - 3 * _reach(one)) for one in shown)])
    high = max([middle, *(min(one.high, one.value + 3 * _reach(one)) for one in shown)])
    pad = (high - low) * 0.06 or 0.05
    low, high = low - pad, high + pad
    if not sided and low >= 0:
        low = 0.0
    left, right, top = NAMES, HALF - 98, 22.0
    drawing = Drawing(HALF, top + ROW * len(rows) + 24, label)

    def x(value: float) -> float:
        return left + (min(max(value, low), high) - low) / (high - low) * (right - left)

    bottom = top + ROW * len(rows)
    for tick in ticks(low, high, 4):
        drawing.line(x(tick), top - 6, x(tick), bottom, "grid")
        drawing.text(x(tick), bottom + 16, figure(tick, 0), "tick", "middle")
    for at, (name, one) in enumerate(rows):
        y = top + ROW * at + ROW / 2
        side = ""
        if sided:
            side = " up" if one.low > middle else " down" if one.high < middle else " unsure"
        around = f"{figure(one.low, 1)} … {figure(one.high, 1)}"
        tip = f"{name}: {figure(one.value, 1)} ({around})"
        drawing.text(left - 12, y + 4.5, _cut(name, 26), "name", "end")
        if not sided:
            drawing.rect(x(low), y - 6, x(one.value) - x(low), 12, "bar", tip)
        drawing.rect(x(one.low), y - 1.5, x(one.high) - x(one.low), 3, f"whisker{side}", tip)
        drawing.dot(x(one.value), y, 5, f"dot{side}", tip)
        drawing.text(right + 12, y + 4.5, figure(one.value, 1), f"figure{side}")
        drawing.text(HALF, y + 4.5, words.number(one.count), "count", "end")
    drawing.line(x(middle), top - 12, x(middle), bottom, "mean")
    drawing.text(x(middle), top - 14, figure(middle, 1) if middle else "0", "tick strong", "middle")
    return str(drawing)


def _reach(one: Estimate) -> float:
    """Half of a finite interval; a figure that nothing is known of has none."""
    half = (one.high - one.low) / 2
    return half if half < 1e6 else 0.0


def _cut(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def flow(words: Words, stages: Sequence[Stage], games: int, won: int) -> str:
    """Games as a stream from left to right; what is lost at a stage falls out of it."""
    many = len(stages)
    per = 15.0  # how many units a cause needs below its stage
    thick, top = 190.0, 44.0
    node, left = 14.0, 8.0
    step = (WIDE - left - node - 60) / max(1, many)
    deepest = max((len(stage.causes) for stage in stages), default=0)
    drawing = Drawing(WIDE, top + thick + 64 + per * deepest, words.say("flow-label"))
    scale = thick / max(1, games)
    here = games
    for at, stage in enumerate(stages):
        x = left + step * at
        after = here - stage.lost
        drawing.text(x, top - 24, words.stage(stage.id), "head")
        drawing.text(x, top - 9, words.percent(here / games, 0 if here == games else 1), "tick")
        tip = words.say("flow-reached", stage=words.stage(stage.id), count=words.number(here))
        drawing.rect(x, top, node, here * scale, "node", tip)
        nothing_lost = words.say(
            "flow-lost", stage=words.stage(stage.id), count=words.number(stage.lost)
        )
        drawing.stream(x + node, top, x + step, top, after * scale, "stream on", tip)
        if stage.lost:
            depth = top + thick + 24
            _fall(drawing, x + node, top + after * scale, stage.lost * scale, depth, nothing_lost)
            drawing.text(
                x + node, depth + 16, words.percent(stage.lost / games), "figure down strong"
            )
            for line, (kind, name, count) in enumerate(stage.causes):
                cause = words.reason(name) if kind == "reason" else words.thing(name)
                shown = f"{_cut(cause, max(12, int(step / 6.4) - 6))} · {words.number(count)}"
                drawing.text(x + node, depth + 32 + per * line, shown, "cause")
        here = after
    end = left + step * many
    drawing.rect(end, top, node, won * scale, "node won", words.say("flow-won"))
    drawing.text(end, top - 24, words.say("flow-won"), "head")
    drawing.text(end, top - 9, words.percent(won / max(1, games)), "figure up strong")
    return str(drawing)


def _fall(drawing: Drawing, x: float, y: float, height: float, down: float, tip: str) -> None:
    """What leaves the stream bends downwards and ends."""
    thin = max(1.0, height)
    reach = 26.0 + thin * 0.35
    drawing.path(
        f"M{x:.1f} {y:.1f}C{x + reach:.1f} {y:.1f} {x + reach:.1f} {y + thin:.1f} "
        f"{x + reach:.1f} {down:.1f}H{x + reach - min(thin, reach - 4):.1f}"
        f"C{x + reach - min(thin, reach - 4):.1f} {y + thin + 8:.1f} {x + 8:.1f} {y + thin:.1f} "
        f"{x:.1f} {y + thin:.1f}Z",
        "stream out",
        tip,
    )


class _Course:
    """Moments of a game from left to right, shares from the bottom up, and where stages begin."""

    def __init__(
        self, words: Words, last: float, right: float, top: float, bottom: float, left: float = 44.0
    ) -> None:
        self.words = words
        self.last = max(1, last)
        self.left, self.right, self.top, self.bottom = left, right, top, bottom

    def x(self, moment: float) -> float:
        return self.left + moment / self.last * (self.right - self.left)

    def y(self, share: float) -> float:
        return self.bottom - share * (self.bottom - self.top)

    def draw(self, drawing: Drawing, starts: Sequence[tuple[str, float]]) -> None:
        """The grid, with the name of each stage where there is room for it."""
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            drawing.line(self.left, self.y(share), self.right, self.y(share), "grid")
            said = self.words.percent(share, 0)
            drawing.text(self.left - 8, self.y(share) + 4, said, "tick", "end")
        room = -100.0
        for stage, begins in starts:
            if begins <= self.last:
                at = self.x(begins)
                drawing.line(at, self.top, at, self.bottom, "grid strong")
                if at - room > 74:
                    drawing.text(at + 3, self.bottom + 18, self.words.stage(stage), "tick")
                    room = at


def health(
    words: Words, sides: dict[str, list[Health]], starts: Sequence[tuple[str, float]]
) -> str:
    """The middle half of all games at each moment, and the median as a line."""
    last = max(point.moment for points in sides.values() for point in points)
    course = _Course(words, last, WIDE - 80, 20.0, 320.0)
    drawing = Drawing(WIDE, course.bottom + 40, words.say("health-label"))
    x, y = course.x, course.y
    course.draw(drawing, starts)
    for side, points in sides.items():
        upper = [(x(point.moment), y(point.high)) for point in points]
        lower = [(x(point.moment), y(point.low)) for point in points]
        drawing.ribbon(upper, lower, f"area {side}")
    placed: list[float] = []
    for side, points in sides.items():
        drawing.curve([(x(point.moment), y(point.middle)) for point in points], f"median {side}")
        for point in points:
            tip = f"{words.say(f'side-{side}')}: {words.percent(point.middle, 0)}"
            drawing.dot(x(point.moment), y(point.middle), 2.6, f"dot {side}", tip)
        at = y(points[-1].middle) + 4
        while any(abs(at - other) < 16 for other in placed):
            at += 16
        placed.append(at)
        drawing.text(x(points[-1].moment) + 10, at, words.say(f"side-{side}"), f"name {side}")
    return str(drawing)


def histogram(
    words: Words, bins: Sequence[tuple[float, float, int]], median: float, label: str
) -> str:
    """How many games took how long."""
    left, right, top, bottom = 8.0, WIDE - 8, 26.0, 220.0
    low, high = bins[0][0], bins[-1][1]
    most = max(count for _, _, count in bins)
    drawing = Drawing(WIDE, bottom + 30, label)

    def x(value: float) -> float:
        return left + (value - low) / (high - low or 1) * (right - left)

    for begin, end, count in bins:
        tall = count / most * (bottom - top)
        tip = f"{words.number(begin)} … {words.number(end)}: {words.number(count)}"
        drawing.rect(x(begin) + 0.75, bottom - tall, x(end) - x(begin) - 1.5, tall, "bar full", tip)
    for tick in ticks(low, high, 6):
        drawing.text(x(tick), bottom + 18, words.number(tick), "tick", "middle")
    drawing.line(left, bottom, right, bottom, "axis")
    drawing.line(x(median), top - 8, x(median), bottom, "mean")
    anchor = "start" if x(median) < WIDE * 0.7 else "end"
    aside = 6 if anchor == "start" else -6
    said = words.say("length-median", count=words.number(median))
    drawing.text(x(median) + aside, top - 2, said, "tick strong", anchor)
    return str(drawing)


def decided(
    words: Words, points: Sequence[tuple[int, float]], starts: Sequence[tuple[str, float]]
) -> str:
    """How much of a game's end is known at each moment."""
    course = _Course(words, points[-1][0], WIDE - 24, 16.0, 250.0)
    drawing = Drawing(WIDE, course.bottom + 36, words.say("luck-label"))
    x, y = course.x, course.y
    course.draw(drawing, starts)
    line = [(x(moment), y(share)) for moment, share in points]
    drawing.ribbon(line, [(at, course.bottom) for at, _ in line], "area all")
    drawing.curve(line, "median all")
    for moment, share in points:
        drawing.dot(x(moment), y(share), 3, "dot all", words.percent(share, 0))
    return str(drawing)
