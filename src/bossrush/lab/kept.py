"""What the games of a kept run brought, to be paired with those of another."""

from __future__ import annotations

from pathlib import Path

from bossrush.lab.compare import Key
from bossrush.lab.extras import LabError
from bossrush.lab.frames import SCORED, WON, read


def worths(folder: Path) -> tuple[dict[Key, float], bool]:
    """By seats and seed; and whether points are what counts."""
    games, _, _ = read(folder)
    if games["options"].n_unique() > 1:
        raise LabError(f"{folder} holds several values of an option: compare runs with one of each")
    scored = SCORED in games["outcome"]
    found: dict[Key, float] = {}
    for row in games.select("seats", "seed", "outcome", "scores").iter_rows(named=True):
        scores = row["scores"]
        mean = sum(scores) / len(scores) if scores else 0.0
        found[row["seats"], row["seed"]] = mean if scored else float(row["outcome"] == WON)
    return found, scored
