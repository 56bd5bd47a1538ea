"""What each thing is worth: how much more games with it bring than like games without.

Who has a thing, and when, says much about a game already: what is found late is found by those who
have come far. So a game in which somebody came by a thing at some moment is compared only with
games of the same seats and options that had come to the same moment of the same stage, with the
same hero there and about the same health, in which nobody had had the thing by then. Strata are put
together with Mantel and Haenszel's weights. It is still a comparison of games and no experiment:
where a player takes a thing only when in need, need is in it.
"""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from bossrush.lab.report.facts import Facts, sums
from bossrush.lab.report.rates import TOLD
from bossrush.lab.stats import Estimate, Group, stratified

FEWEST = 20
"""Games with a thing; of fewer nothing is said."""
MOST_GAMES = 40_000
"""Beyond so many the intervals are narrow enough."""
SORT = ["setup", "stage", "moment", "band"]
"""Games at one moment are alike when these are."""


@dataclass(frozen=True)
class Worth:
    """What a thing is worth."""

    id: str
    games: int
    """In how many it was had."""
    share: float
    estimate: Estimate


def kinds(facts: Facts) -> list[str]:
    """The kinds of things whose worth can be told, in the order they come up."""
    there = facts.things["kind"].unique(maintain_order=True).to_list()
    return [kind for kind in there if kind not in TOLD]


def worth(facts: Facts, kind: str) -> list[Worth]:
    """Every thing of a kind, the most useful first."""
    some = facts.units.filter(pl.col("game") < MOST_GAMES)
    at = facts.moments.filter(pl.col("game") < MOST_GAMES).select("game", *SORT)
    owned = _first_had(facts, kind)
    held = bool(owned.height) and owned["who"].str.len_chars().max() != 0
    present = _present(facts, held)
    on = ["game", "seat"] if facts.competing else ["game"]
    sort = [*SORT, "who"]
    states = at.join(present, on="game", how="inner").filter(pl.col("moment") >= pl.col("since"))
    states = states.join(some.select(*on, "y"), on=on, how="inner").select(*on, *sort, "y")
    everybody = sums(sort, states)
    many = some.height
    found = []
    for (name,), having in owned.partition_by("id", as_dict=True, include_key=False).items():
        if having.height < FEWEST:
            continue
        estimate = _compare(states, everybody, having, on, sort)
        if estimate is not None:
            found.append(Worth(str(name), having.height, having.height / many, estimate))
    return sorted(found, key=lambda one: (-one.estimate.value, one.id))


def _first_had(facts: Facts, kind: str) -> pl.DataFrame:
    """For each thing and game: the moment it was first had, and by whom."""
    things = facts.things.filter((pl.col("kind") == kind) & (pl.col("game") < MOST_GAMES))
    on = ["game", "seat", "id"] if facts.competing else ["game", "id"]
    return (
        things.sort("game", "moment", "seat", "who")
        .group_by(on, maintain_order=True)
        .agg(pl.col("who").first(), pl.col("moment").first().alias("had"))
    )


def _present(facts: Facts, held: bool) -> pl.DataFrame:
    """Which heroes were there in each game, and since when; one for all where nobody holds."""
    heroes = facts.things.filter(pl.col("kind") == "hero")
    if held and heroes.height:
        keys = ["game", "seat", "who"] if facts.competing else ["game", "who"]
        return heroes.group_by(keys, maintain_order=True).agg(pl.col("moment").min().alias("since"))
    keys = ["game", "seat"] if facts.competing else ["game"]
    return (
        facts.units.select(keys)
        .unique(maintain_order=True)
        .with_columns(pl.lit("").alias("who"), pl.lit(0, pl.UInt16).alias("since"))
    )


def _compare(
    states: pl.DataFrame,
    everybody: pl.DataFrame,
    having: pl.DataFrame,
    on: list[str],
    sort: list[str],
) -> Estimate | None:
    """Games at the moment they came by a thing, beside their likes who had not."""
    met = states.join(having.rename({"who": "holder"}), on=on, how="inner")
    since = met.filter(pl.col("moment") >= pl.col("had"))
    just = since.filter(
        (pl.col("moment") == pl.col("had"))
        & ((pl.col("who") == pl.col("holder")) | (pl.col("who") == ""))
    )
    table = (
        sums(sort, just)
        .join(everybody, on=sort, how="inner", suffix="_all")
        .join(sums(sort, since), on=sort, how="left", suffix="_since")
        .sort(sort)
    )
    pairs = []
    for row in table.iter_rows(named=True):
        lacking = Group(
            row["count_all"] - row["count_since"],
            row["total_all"] - row["total_since"],
            row["squares_all"] - row["squares_since"],
        )
        if lacking.count > 0:
            pairs.append((Group(row["count"], row["total"], row["squares"]), lacking))
    return stratified(pairs)
