"""The games of a report in the forms that its chapters count in."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from bossrush.lab.frames import LOST, SCORED, UNENDED, WON, Tables
from bossrush.lab.stats import Estimate, mean_of, rate_of

BANDS = 6
"""Health is told apart in so many steps, from nothing to all of it."""


@dataclass(frozen=True)
class Facts:
    """The games of a report: what each of them, or each seat of them, brought."""

    games: pl.DataFrame
    moments: pl.DataFrame
    things: pl.DataFrame
    competing: bool
    """Whether seats play against each other, so that a seat's score counts and not a win."""
    units: pl.DataFrame
    """What is counted: a game, or where seats compete a seat of it; `y` is what it brought."""

    @property
    def ended(self) -> int:
        return self.games.height

    def estimate(self, count: int, total: float, squares: float) -> Estimate:
        """What so many units brought: a rate, or a mean score."""
        if self.competing:
            return mean_of(total, squares, count)
        return rate_of(total, count)


def facts(tables: Tables) -> Facts:
    """Work them out of the tables of a folder."""
    games, moments, things = tables
    setups = games.select("seats", "options").unique(maintain_order=True).with_row_index("setup")
    games = games.join(setups, on=["seats", "options"], how="left")
    competing = games.filter(pl.col("outcome") == SCORED).height > 0
    if competing:
        units = (
            games.select("game", "setup", "seats", pl.col("scores").alias("y"))
            .with_columns(pl.int_ranges(pl.col("y").list.len()).alias("seat"))
            .explode("y", "seat")
            .drop_nulls("y")
            .with_columns(pl.col("y").cast(pl.Float64), pl.col("seat").cast(pl.Int8))
        )
    else:
        units = games.select(
            "game",
            "setup",
            "seats",
            pl.lit(-1, pl.Int8).alias("seat"),
            (pl.col("outcome") == WON).cast(pl.Float64).alias("y"),
        )
    band = (pl.col("health") * BANDS / pl.max_horizontal("most", 1)).ceil().clip(0, BANDS)
    moments = moments.with_columns(band.cast(pl.UInt8).alias("band")).join(
        games.select("game", "setup", "outcome"), on="game", how="left"
    )
    return Facts(games, moments, things, competing, units)


def sums(by: list[str], units: pl.DataFrame) -> pl.DataFrame:
    """How many units there are of each sort, the sum of what they brought, and of the squares."""
    return units.group_by(by, maintain_order=True).agg(
        pl.len().alias("count"),
        pl.col("y").sum().alias("total"),
        (pl.col("y") ** 2).sum().alias("squares"),
    )


def lost(games: pl.DataFrame) -> pl.DataFrame:
    """The games that nobody won."""
    return games.filter(pl.col("outcome").is_in([LOST, UNENDED]))


def figure(value: object) -> float:
    """A figure that Polars has worked out of a column; 0 where there was nothing in it."""
    return float(value) if isinstance(value, (int, float)) else 0.0
