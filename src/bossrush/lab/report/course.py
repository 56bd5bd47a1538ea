"""How games go: through which stages, where and to what they are lost, how health goes down."""

from __future__ import annotations

from dataclasses import dataclass, field

import polars as pl

from bossrush.engine.standing import BOSS, CARD
from bossrush.lab.frames import WON
from bossrush.lab.report.facts import Facts, figure, lost

MOST_CAUSES = 4
RARE = 0.02
"""Moments that fewer games than this share come to are not drawn."""


@dataclass(frozen=True)
class Stage:
    """A stage of the flow: how many games came there, and what those met who were lost in it."""

    id: str
    reached: int
    lost: int
    causes: list[tuple[str, str, int]] = field(default_factory=list)
    """Kind, id and count: the last card or boss they met, or the reason."""


def flow(facts: Facts) -> list[Stage]:
    """The stages in the order in which games come to them."""
    games = facts.games.height
    if not games or facts.competing:
        return []
    order = (
        facts.moments.group_by("stage")
        .agg(pl.col("moment").mean().alias("at"), pl.col("game").n_unique().alias("reached"))
        .sort("at", "stage")
    )
    beaten = _last_met(facts)
    stages = []
    for row in order.iter_rows(named=True):
        here = beaten.filter(pl.col("where") == row["stage"])
        causes = (
            here.group_by("kind", "id")
            .agg(pl.len().alias("count"))
            .sort(["count", "id"], descending=[True, False])
            .head(MOST_CAUSES)
        )
        told = [(one["kind"], one["id"], one["count"]) for one in causes.iter_rows(named=True)]
        stages.append(Stage(row["stage"], row["reached"], here.height, told))
    return stages


def _last_met(facts: Facts) -> pl.DataFrame:
    """For each lost game: where, and the last card or boss it met, or else its reason."""
    last = (
        facts.things.filter(pl.col("kind").is_in([CARD, BOSS]))
        .sort("game", "moment")
        .group_by("game", maintain_order=True)
        .agg(pl.col("kind").last(), pl.col("id").last())
    )
    if last["kind"].n_unique() < 2 and last.filter(pl.col("kind") == CARD).height == 0:
        last = last.clear()  # a boss that is there from the start is no cause
    return (
        lost(facts.games)
        .select("game", "where", "reason")
        .join(last, on="game", how="left")
        .with_columns(
            pl.col("kind").fill_null("reason"),
            pl.coalesce("id", "reason").alias("id"),
        )
    )


def reasons(facts: Facts) -> list[tuple[str, int]]:
    """Why games were lost, the most frequent first."""
    counted = (
        lost(facts.games)
        .group_by("reason")
        .agg(pl.len().alias("count"))
        .sort(["count", "reason"], descending=[True, False])
    )
    return [(row["reason"], row["count"]) for row in counted.iter_rows(named=True)]


@dataclass(frozen=True)
class Health:
    """The health at one moment, as a share of what there could be: quartiles."""

    moment: int
    low: float
    middle: float
    high: float
    games: int


def health(facts: Facts) -> dict[str, list[Health]]:
    """Quartiles of health at each moment: of games that were won in the end, and of lost ones."""
    total = max(1, facts.games.height)
    found: dict[str, list[Health]] = {}
    sides = (
        {"all": pl.lit(value=True)}
        if facts.competing
        else {"won": pl.col("outcome") == WON, "lost": pl.col("outcome") != WON}
    )
    for side, which in sides.items():
        share = pl.col("health") / pl.max_horizontal("most", 1)
        rows = (
            facts.moments.filter(which)
            .with_columns(share.alias("share"))
            .group_by("moment")
            .agg(
                pl.col("share").quantile(0.25).alias("low"),
                pl.col("share").median().alias("middle"),
                pl.col("share").quantile(0.75).alias("high"),
                pl.len().alias("count"),
            )
            .filter(pl.col("count") >= max(3, RARE * total))
            .sort("moment")
        )
        found[side] = [
            Health(row["moment"], row["low"], row["middle"], row["high"], row["count"])
            for row in rows.iter_rows(named=True)
        ]
    return {side: points for side, points in found.items() if points}


def stage_starts(facts: Facts) -> list[tuple[str, float]]:
    """About which moment each stage begins at."""
    first = facts.moments.group_by("game", "stage").agg(pl.col("moment").min().alias("first"))
    counted = first.group_by("stage").agg(pl.col("first").median().alias("at"))
    return [
        (row["stage"], float(row["at"]))
        for row in counted.sort("at", "stage").iter_rows(named=True)
    ]


def lengths(facts: Facts, bins: int = 32) -> tuple[list[tuple[float, float, int]], float]:
    """How many decisions games took: a histogram, and the median."""
    counts = facts.games["decisions"].cast(pl.Float64)
    if not counts.len():
        return [], 0.0
    low, high = figure(counts.min()), figure(counts.quantile(0.995))
    width = max(1.0, (high - low) / bins)
    binned = (
        pl.DataFrame({"at": ((counts.clip(low, high) - low) / width).floor()})
        .with_columns(pl.col("at").clip(0, bins - 1))
        .group_by("at")
        .agg(pl.len().alias("count"))
        .sort("at")
    )
    return [
        (low + row["at"] * width, low + (row["at"] + 1) * width, row["count"])
        for row in binned.iter_rows(named=True)
    ], figure(counts.median())
