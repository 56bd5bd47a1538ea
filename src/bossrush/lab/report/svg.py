"""A small pencil for SVG: shapes with classes, so that the page's style colours them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape


class Drawing:
    """A picture under way; its units are the pixels of a page as wide as `width`."""

    def __init__(self, width: float, height: float, label: str) -> None:
        self.width = width
        self.height = height
        self.label = label
        """What it shows, for those who cannot see it."""
        self._parts: list[str] = []

    def rect(
        self, x: float, y: float, width: float, height: float, kind: str, tip: str = ""
    ) -> None:
        self._add(
            f'<rect class="{kind}" x="{_n(x)}" y="{_n(y)}" '
            f'width="{_n(max(0.0, width))}" height="{_n(max(0.0, height))}"',
            tip,
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        self._add(f'<line class="{kind}" x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}"')

    def dot(self, x: float, y: float, radius: float, kind: str, tip: str = "") -> None:
        self._add(f'<circle class="{kind}" cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}"', tip)

    def text(self, x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> None:
        at = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self._parts.append(
            f'<text class="{kind}" x="{_n(x)}" y="{_n(y)}"{at}>{escape(words)}</text>'
        )

    def path(self, data: str, kind: str, tip: str = "") -> None:
        self._add(f'<path class="{kind}" d="{data}"', tip)

    def ribbon(
        self, upper: Sequence[tuple[float, float]], lower: Sequence[tuple[float, float]], kind: str
    ) -> None:
        """The area between two lines."""
        points = [*upper, *reversed(lower)]
        self.path("M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points) + "Z", kind)

    def curve(self, points: Sequence[tuple[float, float]], kind: str) -> None:
        """A line through points."""
        self.path("M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points), kind)

    def stream(
        self, x1: float, top1: float, x2: float, top2: float, height: float, kind: str, tip: str
    ) -> None:
        """A band of even height that flows from one place to another."""
        bend = (x1 + x2) / 2
        self.path(
            f"M{_n(x1)} {_n(top1)}C{_n(bend)} {_n(top1)} {_n(bend)} {_n(top2)} {_n(x2)} {_n(top2)}"
            f"V{_n(top2 + height)}C{_n(bend)} {_n(top2 + height)} {_n(bend)} "
            f"{_n(top1 + height)} {_n(x1)} {_n(top1 + height)}Z",
            kind,
            tip,
        )

    def _add(self, opened: str, tip: str = "") -> None:
        if tip:
            tag = opened[1:].split(" ", 1)[0]
            self._parts.append(f"{opened}><title>{escape(tip)}</title></{tag}>")
        else:
            self._parts.append(f"{opened}/>")

    def __str__(self) -> str:
        inside = "".join(self._parts)
        return (
            f'<svg viewBox="0 0 {_n(self.width)} {_n(self.height)}" role="img" '
            f'aria-label="{escape(self.label, quote=True)}">{inside}</svg>'
        )


def _n(value: float) -> str:
    """A figure without needless digits."""
    return f"{value:.1f}".rstrip("0").rstrip(".") or "0"


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round figures from low to high, about so many."""
    span = high - low
    if span <= 0:
        return [low]
    step = 10.0 ** len(str(int(span))) if span >= 1 else 1.0
    while span / step < about:
        for part in (2.0, 2.5, 2.0):
            if span / step >= about:
                break
            step /= part
    first = int(low / step) - 1
    found = [round((first + at) * step, 10) for at in range(int(span / step) + 4)]
    return [one for one in found if low - 1e-9 <= one <= high + 1e-9]
