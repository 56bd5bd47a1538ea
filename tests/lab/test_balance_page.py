"""docs/balance.md: every table has its place, and rebuilding touches nothing else."""

from __future__ import annotations

import re

import pytest

from bossrush.lab.door import Hands
from buildtools.balance_page import PAGE, play, rebuilt
from buildtools.balance_tables import TABLES, Table


def test_every_table_has_one_place_and_every_place_a_table() -> None:
    places = re.findall(r"<!-- table ([\w-]+) -->", PAGE.read_text(encoding="utf-8"))
    assert sorted(places) == sorted(table.name for table in TABLES)
    assert PAGE.read_text(encoding="utf-8").count("<!-- end -->") == len(places)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_table_is_rebuilt_and_nothing_else(table: Table) -> None:
    runs = [(run, play(table, run, Hands(1), 3 / run.games)) for run in table.runs[-1:]]
    rows = table.made(runs)
    assert len({len(row) for row in rows}) == 1
    page = PAGE.read_text(encoding="utf-8")
    made = rebuilt(page, table.name, rows)
    before, after = (one.split(f"<!-- table {table.name} -->") for one in (page, made))
    assert before[0] == after[0]
    assert before[1].partition("<!-- end -->")[2] == after[1].partition("<!-- end -->")[2]


def test_a_challenge_in_turns_stands_beside_the_same_by_the_clock() -> None:
    (table,) = (one for one in TABLES if one.name == "vengeance-clock")
    runs = [(run, play(table, run, Hands(1), 2 / run.games)) for run in table.runs[-2:]]
    _, row = table.made(runs)
    assert row[:3] == ["Hard (28)", "steady-quick", "2"]
    means = [sum(one.scores[0] for one in games) / 2 for _, games in runs]
    assert row[-2:] == [f"{mean:.1f}" for mean in means]
