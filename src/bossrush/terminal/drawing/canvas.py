"""A sheet of characters to draw on: frames that join, words, and thin lines of dots beneath."""

from __future__ import annotations

from textual.content import Content

_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

# Which ways a thin line leaves a character: up, right, down, left.
_UP, _RIGHT, _DOWN, _LEFT = 1, 2, 4, 8
_JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


class Canvas:
    """Characters in rows, each with its style. What lies outside the sheet is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}
        self._joints: dict[tuple[int, int], int] = {}
        self._dots: dict[tuple[int, int], int] = {}
        self._dot_style = ""

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from here to the right."""
        for offset, char in enumerate(text):
            if 0 <= x + offset < self.width and 0 <= y < self.height:
                self._cells[x + offset, y] = (char, style)
                self._joints.pop((x + offset, y), None)

    def fill(self, x: int, y: int, w: int, h: int, char: str, style: str = "") -> None:
        """Cover a stretch with one character."""
        for row in range(y, y + h):
            self.put(x, row, char * w, style)

    def frame(self, x: int, y: int, w: int, h: int, style: str = "") -> None:
        """A thin frame, w by h characters in all; it joins the frames it touches."""
        right, bottom = x + w - 1, y + h - 1
        for column in range(x, right + 1):
            ways = (_LEFT if column > x else 0) | (_RIGHT if column < right else 0)
            self._join(column, y, ways | (_DOWN if column in (x, right) else 0), style)
            self._join(column, bottom, ways | (_UP if column in (x, right) else 0), style)
        for row in range(y + 1, bottom):
            self._join(x, row, _UP | _DOWN, style)
            self._join(right, row, _UP | _DOWN, style)

    def heavy_frame(self, x: int, y: int, w: int, h: int, style: str = "") -> None:
        """A heavy frame over whatever was there."""
        self.put(x, y, f"┏{'━' * (w - 2)}┓", style)
        for row in range(y + 1, y + h - 1):
            self.put(x, row, "┃", style)
            self.put(x + w - 1, row, "┃", style)
        self.put(x, y + h - 1, f"┗{'━' * (w - 2)}┛", style)

    def _join(self, x: int, y: int, ways: int, style: str) -> None:
        if (x, y) in self._cells and (x, y) not in self._joints:
            return  # a heavy frame, or a word, stays as it is
        joint = self._joints.get((x, y), 0) | ways
        self.put(x, y, _JOINTS[joint], style)
        self._joints[x, y] = joint

    def line(self, x0: float, y0: float, x1: float, y1: float, style: str = "") -> None:
        """A thin dotted line between two points, under everything that is written."""
        self._dot_style = style
        ax, ay, bx, by = round(x0 * 2), round(y0 * 4), round(x1 * 2), round(y1 * 4)
        steps = max(abs(bx - ax), abs(by - ay), 1)
        for step in range(0, steps + 1, 2):
            x = ax + round((bx - ax) * step / steps)
            y = ay + round((by - ay) * step / steps)
            cell = (x // 2, y // 4)
            self._dots[cell] = self._dots.get(cell, 0) | _DOTS[y % 4][x % 2]

    def lines(self) -> list[Content]:
        """The sheet, row by row, without the empty rows above and below what is drawn."""
        used = [y for _, y in (*self._cells, *self._dots) if 0 <= y < self.height]
        return [self._row(y) for y in range(min(used), max(used) + 1)] if used else []

    def _row(self, y: int) -> Content:
        runs: list[tuple[str, str]] = []
        for x in range(self.width):
            char, style = self._cells.get((x, y), (" ", ""))
            if (x, y) not in self._cells and (x, y) in self._dots:
                char, style = chr(0x2800 + self._dots[x, y]), self._dot_style
            if runs and runs[-1][1] == style:
                runs[-1] = (runs[-1][0] + char, style)
            else:
                runs.append((char, style))
        return Content.assemble(*runs).rstrip()
