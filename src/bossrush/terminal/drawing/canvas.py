"""A sheet of characters to draw on: boxes, words, and thin lines of dots beneath them."""

from __future__ import annotations

from textual.content import Content

_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_FRAMES = {"plain": "┌─┐│└┘", "lit": "┏━┓┃┗┛", "dashed": "┌╌┐╎└┘"}


class Canvas:
    """Characters in rows, each with its style. What lies outside the sheet is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}
        self._dots: dict[tuple[int, int], int] = {}
        self._dot_style = ""

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from here to the right."""
        for offset, char in enumerate(text):
            if 0 <= x + offset < self.width and 0 <= y < self.height:
                self._cells[x + offset, y] = (char, style)

    def box(self, x: int, y: int, w: int, h: int, frame: str = "plain", style: str = "") -> None:
        """A frame around w by h characters, its own included, over whatever was there."""
        edge = _FRAMES[frame]
        self.put(x, y, edge[0] + edge[1] * (w - 2) + edge[2], style)
        for row in range(y + 1, y + h - 1):
            self.put(x, row, edge[3] + " " * (w - 2) + edge[3], style)
        self.put(x, y + h - 1, edge[4] + edge[1] * (w - 2) + edge[5], style)

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
        """The sheet, row by row."""
        return [self._row(y) for y in range(self.height)]

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
