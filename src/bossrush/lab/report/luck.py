"""Luck: how much is dealt, when a game is decided, and how often that turns.

One companion plays every game, and it plays alike; so what makes two games differ is chance. Some
of it is dealt at the start, the rest comes on the way. What the chance of winning is at a moment is
read off all games that stood alike there: same seats and options, same moment, same health.
"""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from bossrush.lab.report.facts import Facts, figure
from bossrush.lab.report.rates import TOLD

FEWEST = 8
"""Games that stand alike; fewer foretell nothing."""
HOPELESS, SAFE = 0.25, 0.75
"""A comeback was below, a collapse above."""


@dataclass(frozen=True)
class Luck:
    """What can be said of luck."""

    dealt: list[tuple[str, float]]
    """By kind: the share of what makes games differ that is settled by who or what was dealt."""
    decided: list[tuple[int, float]]
    """By moment: the share that is known by then."""
    half: int | None
    """The first moment by which half of it is known."""
    comebacks: float
    """Of the games won, how many looked lost."""
    collapses: float
    """Of the games lost, how many looked won."""


def luck(facts: Facts) -> Luck | None:
    """None where too little came out either way to say anything."""
    spread = figure(facts.units["y"].var()) if facts.units.height > 1 else 0.0
    if facts.units.height < 50 or spread == 0.0:
        return None
    if facts.competing:
        return Luck(_dealt(facts, spread), [], None, 0.0, 0.0)
    seen = _chances(facts)
    decided = _decided(facts, seen, spread)
    half = next((moment for moment, share in decided if share >= 0.5), None)
    ends = seen.group_by("game").agg(
        pl.col("chance").min().alias("worst"),
        pl.col("chance").max().alias("best"),
        pl.col("y").first(),
    )
    won = ends.filter(pl.col("y") == 1)
    lost = ends.filter(pl.col("y") == 0)
    return Luck(
        dealt=_dealt(facts, spread),
        decided=decided,
        half=half,
        comebacks=won.filter(pl.col("worst") < HOPELESS).height / max(1, won.height),
        collapses=lost.filter(pl.col("best") > SAFE).height / max(1, lost.height),
    )


def _chances(facts: Facts) -> pl.DataFrame:
    """At each moment of each game, but its end: how many of the games like it were won."""
    last = facts.moments.group_by("game").agg(pl.col("moment").max().alias("end"))
    under_way = facts.moments.join(last, on="game").filter(pl.col("moment") < pl.col("end"))
    alike = ["setup", "stage", "moment", "band"]
    states = under_way.join(facts.units.select("game", "y"), on="game")
    others = pl.len().over(alike) - 1  # a game does not foretell itself
    return states.filter(pl.len().over(alike) > FEWEST).with_columns(
        ((pl.col("y").sum().over(alike) - pl.col("y")) / others).alias("chance")
    )


def _decided(facts: Facts, seen: pl.DataFrame, spread: float) -> list[tuple[int, float]]:
    """The share of all that makes games differ that is known by each moment."""
    if not seen.height:
        return []
    found = []
    mean = figure(facts.units["y"].mean())
    count = facts.units.height
    total = float(facts.units.select(((pl.col("y") - mean) ** 2).sum()).item())
    for moment in range(int(figure(seen["moment"].max())) + 1):
        here = seen.filter(pl.col("moment") == moment)
        if here.height < 0.02 * count:
            break
        open_ = facts.units.join(here.select("game", "chance"), on="game", how="left")
        # A game that is over is known; one under way as well as its likes tell.
        guess = open_.select(pl.coalesce("chance", "y"), "y")
        left = float(guess.select(((pl.col("y") - pl.col("chance")) ** 2).sum()).item())
        found.append((moment, max(0.0, 1 - left / total)))
    return found


def _dealt(facts: Facts, spread: float) -> list[tuple[str, float]]:
    """By kind of thing: how much it explains, less what as many groups would explain by chance."""
    found = []
    on = ["game", "seat"] if facts.competing else ["game"]
    for kind in TOLD:
        things = facts.things.filter(pl.col("kind") == kind)
        if not things.height:
            continue
        which = (
            things.sort(*on, "id")
            .group_by(on, maintain_order=True)
            .agg(pl.col("id").unique(maintain_order=True).str.join("+").alias("which"))
        )
        units = facts.units.join(which, on=on, how="inner")
        found.append((kind, _explained(units)))
    seats = facts.units.rename({"setup": "which"})
    if seats["which"].n_unique() > 1:
        found.insert(0, ("setup", _explained(seats)))
    return found


def _explained(units: pl.DataFrame) -> float:
    """The adjusted share of the spread that the groups of a column explain."""
    count, groups = units.height, units["which"].n_unique()
    if groups < 2 or count <= groups:
        return 0.0
    mean = figure(units["y"].mean())
    total = float(units.select(((pl.col("y") - mean) ** 2).sum()).item())
    inside = float(
        units.select(((pl.col("y") - pl.col("y").mean().over("which")) ** 2).sum()).item()
    )
    if total == 0.0:
        return 0.0
    return max(0.0, 1 - (inside / (count - groups)) / (total / (count - 1)))
