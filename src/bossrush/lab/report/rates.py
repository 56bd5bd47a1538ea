"""How often games are won, by what one comes to the table with: seats, hero, boss, scenario."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from bossrush.engine.standing import BOSS, HERO, SCENARIO
from bossrush.lab.report.facts import Facts, sums
from bossrush.lab.stats import Estimate

TOLD = (HERO, BOSS, SCENARIO)
"""The kinds of things that rates are told by."""
FEWEST = 5
"""Games; of fewer nothing is said."""


@dataclass(frozen=True)
class Rate:
    """How often games with something were won."""

    of: str
    """An id, or a number of seats."""
    estimate: Estimate


def overall(facts: Facts) -> Estimate:
    """All games together."""
    y = facts.units["y"]
    return facts.estimate(facts.units.height, float(y.sum()), float((y * y).sum()))


def by_setup(facts: Facts) -> list[tuple[int, str, Estimate]]:
    """By the number of seats and the options."""
    names = facts.games.select("setup", "seats", "options").unique(maintain_order=True)
    found = {
        row["setup"]: facts.estimate(row["count"], row["total"], row["squares"])
        for row in sums(["setup"], facts.units).iter_rows(named=True)
    }
    return [
        (row["seats"], row["options"], found[row["setup"]])
        for row in names.iter_rows(named=True)
        if row["setup"] in found
    ]


def by_kind(facts: Facts, kind: str) -> list[Rate]:
    """By what was there of a kind, the best first; for a boss, of those who came so far."""
    there = facts.things.filter(pl.col("kind") == kind).select("game", "seat", "id").unique()
    on = ["game", "seat"] if facts.competing else ["game"]
    if not facts.competing:
        there = there.select("game", "id").unique()
    counted = sums(["id"], there.join(facts.units, on=on, how="inner"))
    rates = [
        Rate(row["id"], facts.estimate(row["count"], row["total"], row["squares"]))
        for row in counted.iter_rows(named=True)
        if row["count"] >= FEWEST
    ]
    return sorted(rates, key=lambda rate: (-rate.estimate.value, rate.of))
