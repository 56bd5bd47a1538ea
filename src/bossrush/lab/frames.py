"""Games as tables: one row a game, one a moment of it, one for each thing that was in it.

The rows stand in the order of the games and nothing in them depends on who played them or when, so
that the same games give the same files, byte by byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from bossrush.lab.extras import LabError
from bossrush.lab.playing import Moment, Played, Setup, Thing, game_seed

GAMES, MOMENTS, THINGS = "games.parquet", "moments.parquet", "things.parquet"
AT_ONCE = 4000
"""So many games are put into columns at a time."""
ROW_GROUP = 100_000

WON, LOST, SCORED, UNENDED = "won", "lost", "scored", "unfinished"
"""How a game came out, in the column `outcome`."""

Tables = tuple[pl.DataFrame, pl.DataFrame, pl.DataFrame]
"""The games, their moments and their things."""

Numbered = tuple[int, int, Played]
"""The setup a game is of, its number in it, and how it went."""


def frames(setups: list[Setup], rows: Iterable[Numbered]) -> Tables:
    """The games, their moments and their things, as Polars frames."""
    parts: list[Tables] = []
    for some in _batches(rows):
        parts.append((_games(setups, some), _moments(some), _things(some)))
    if not parts:
        parts.append((_games(setups, []), _moments([]), _things([])))
    whole = pl.concat([part[0] for part in parts], how="diagonal").with_row_index("game")
    first = 0
    numbered: list[tuple[Any, Any]] = []
    for one, moment, thing in parts:  # a game's number among all, for the rows that belong to it
        shift = pl.col("game") + first
        numbered.append((moment.with_columns(shift), thing.with_columns(shift)))
        first += one.height
    return (
        whole.with_columns(pl.col("game").cast(pl.UInt32)),
        pl.concat([one for one, _ in numbered]),
        pl.concat([one for _, one in numbered]),
    )


def _batches(rows: Iterable[Numbered]) -> Iterator[list[Numbered]]:
    some: list[Numbered] = []
    for row in rows:
        some.append(row)
        if len(some) == AT_ONCE:
            yield some
            some = []
    if some:
        yield some


def _games(setups: list[Setup], rows: list[Numbered]) -> pl.DataFrame:
    columns: dict[str, list[Any]] = {
        "number": [number for _, number, _ in rows],
        "seed": [f"{game_seed(setups[at].seed, number):032x}" for at, number, _ in rows],
        "seats": [setups[at].seats for at, _, _ in rows],
        "options": [_options(setups[at]) for at, _, _ in rows],
        "companion": [str(setups[at].player) for at, _, _ in rows],
        "outcome": [outcome(one) for _, _, one in rows],
        "reason": [one.labels["reason"] for _, _, one in rows],
        "where": [one.moments[-1].stage if one.moments else "" for _, _, one in rows],
        "scores": [list(one.scores) for _, _, one in rows],
        "places": [list(one.places) for _, _, one in rows],
        "decisions": [one.decisions for _, _, one in rows],
        "seconds_of_play": [one.seconds_of_play for _, _, one in rows],
    }
    kinds: dict[str, Any] = {
        "number": pl.UInt32,
        "seats": pl.UInt8,
        "scores": pl.List(pl.Int32),
        "places": pl.List(pl.UInt8),
        "decisions": pl.UInt32,
        "seconds_of_play": pl.Float64,
    }
    schema: dict[str, Any] = {name: kinds.get(name, pl.String) for name in columns}
    for _, _, one in rows:
        for label in one.labels:
            if label != "reason":
                schema.setdefault(f"is_{label}", pl.String)
    for name in schema:
        if name not in columns:
            label = name.removeprefix("is_")
            columns[name] = [one.labels.get(label) for _, _, one in rows]
    return pl.DataFrame(columns, schema=schema)


def _moments(rows: list[Numbered]) -> pl.DataFrame:
    found = [
        (game, at, moment.stage, moment.health, moment.most, moment.decisions)
        for game, (_, _, one) in enumerate(rows)
        for at, moment in enumerate(one.moments)
    ]
    schema = {
        "game": pl.UInt32,
        "moment": pl.UInt16,
        "stage": pl.String,
        "health": pl.Int16,
        "most": pl.Int16,
        "decisions": pl.UInt32,
    }
    return pl.DataFrame(found, schema=schema, orient="row")


def _things(rows: list[Numbered]) -> pl.DataFrame:
    found = [
        (game, thing.kind, thing.id, thing.who, thing.seat, thing.moment)
        for game, (_, _, one) in enumerate(rows)
        for thing in one.things
    ]
    schema = {
        "game": pl.UInt32,
        "kind": pl.String,
        "id": pl.String,
        "who": pl.String,
        "seat": pl.Int8,
        "moment": pl.UInt16,
    }
    return pl.DataFrame(found, schema=schema, orient="row")


def outcome(one: Played) -> str:
    """How a game came out, in a word."""
    if one.won is not None:
        return WON if one.won else LOST
    return SCORED if one.scores else UNENDED


def _options(setup: Setup) -> str:
    return msgspec.json.encode(setup.options, order="sorted").decode()


def write(frame: pl.DataFrame, path: Path) -> None:
    """Write a frame whole, or not at all."""
    beside = path.with_name(f".{path.name}.part")
    try:
        frame.write_parquet(beside, compression="zstd", row_group_size=ROW_GROUP, statistics=True)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def read(folder: Path) -> Tables:
    """The three tables of a folder; LabError where they are not there."""
    tables = []
    for name in (GAMES, MOMENTS, THINGS):
        if not (folder / name).is_file():
            raise LabError(f"{folder} holds no simulation: there is no {name}")
        try:
            tables.append(pl.read_parquet(folder / name))
        except Exception as error:  # whatever Polars finds wrong with a file
            why = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise LabError(f"{folder / name} cannot be read: {why}") from None
    games, moments, things = tables
    return games, moments, things


def games_of(folder: Path) -> Iterator[tuple[int, str, int, Played]]:
    """The games of a folder again: seats, options, number, and how each went."""
    games, moments, things = read(folder)
    labels = [name for name in games.columns if name.startswith("is_")]
    by_game = moments.partition_by("game", as_dict=True, include_key=False)
    having = things.partition_by("game", as_dict=True, include_key=False)
    for row in games.iter_rows(named=True):
        key = (row["game"],)
        told = {"reason": row["reason"]}
        told.update({n.removeprefix("is_"): row[n] for n in labels if row[n] is not None})
        yield (
            row["seats"],
            row["options"],
            row["number"],
            Played(
                won={WON: True, LOST: False}.get(row["outcome"]),
                scores=tuple(row["scores"]),
                places=tuple(row["places"]),
                decisions=row["decisions"],
                seconds_of_play=row["seconds_of_play"],
                labels=told,
                moments=tuple(
                    Moment(*one[1:]) for one in (by_game[key].rows() if key in by_game else ())
                ),
                things=tuple(Thing(*one) for one in (having[key].rows() if key in having else ())),
            ),
        )
