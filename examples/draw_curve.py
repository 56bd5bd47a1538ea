"""Draw how a player has learned: the share of games won, block by block, as a picture.

python examples/draw_curve.py curve.csv learning.svg --line steady=0.43 --line random=0
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

WIDE, HIGH = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 96, 16, 44
STYLE = """
  text { font: 12px sans-serif; fill: #555 }
  .axis { stroke: #999 } .grid { stroke: #ddd; stroke-width: .5 }
  .won { fill: none; stroke: #b4532a; stroke-width: 2 } .block { fill: #b4532a; opacity: .35 }
  .other { stroke: #2a6fb4; stroke-dasharray: 5 4 }
  @media (prefers-color-scheme: dark) { text { fill: #bbb } .grid { stroke: #444 } }
"""


def drawn(rows: list[tuple[float, float, float]], lines: dict[str, float], over: int) -> str:
    """The picture: `rows` are steps, games and the share won of the games since the row before."""
    most_steps = rows[-1][0]
    most = max([0.1, *lines.values(), *(won for _, _, won in rows)]) * 1.08

    def x(steps: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * steps / most_steps

    def y(share: float) -> float:
        return TOP + (HIGH - TOP - BOTTOM) * (1 - share / most)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img">',
        "<title>Games won by the learned player, by steps of training</title>",
        f"<style>{STYLE}</style>",
    ]
    for tenth in range(int(most * 10) + 1):
        at = y(tenth / 10)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{at}" y2="{at}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4}" text-anchor="end">{tenth * 10} %</text>')
    for part in range(5):
        steps = most_steps * part / 4
        said = f"{steps / 1e6:.1f} M" if part < 4 else f"{steps / 1e6:.1f} M steps"
        parts.append(f'<text x="{x(steps)}" y="{HIGH - 20}" text-anchor="middle">{said}</text>')
    for name, share in lines.items():
        at = y(share)
        parts.append(f'<line class="other" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{at}" y2="{at}"/>')
        parts.append(f'<text x="{WIDE - RIGHT + 6}" y="{at + 4}">{name} {share:.0%}</text>')
    for steps, _, won in rows:
        parts.append(f'<circle class="block" cx="{x(steps):.1f}" cy="{y(won):.1f}" r="1.6"/>')
    smooth = []
    for place, (steps, _, _) in enumerate(rows):
        near = rows[max(0, place - over + 1) : place + 1]
        smooth.append(f"{x(steps):.1f},{y(sum(won for _, _, won in near) / len(near)):.1f}")
    parts.append(f'<polyline class="won" points="{" ".join(smooth)}"/>')
    last = float(smooth[-1].partition(",")[2])
    parts.append(f'<text x="{WIDE - RIGHT + 6}" y="{last + 4:.1f}">learning</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the curve of examples/learn_sector.py.")
    parser.add_argument("curve", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--line", action="append", default=[], metavar="NAME=SHARE")
    parser.add_argument("--over", type=int, default=8, help="blocks that a point is the mean of")
    asked = parser.parse_args()
    with asked.curve.open(newline="") as file:
        rows = [
            (float(row["steps"]), float(row["games"]), float(row["won"]))
            for row in csv.DictReader(file)
        ]
    lines = {name: float(share) for name, _, share in (one.partition("=") for one in asked.line)}
    asked.picture.write_text(drawn(rows, lines, asked.over), encoding="utf-8")


if __name__ == "__main__":
    main()
