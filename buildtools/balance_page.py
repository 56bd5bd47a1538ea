"""Rebuilds the tables of docs/balance.md: `make balance`, or `make balance ARGS=sector`.

A table stands between two comments, `<!-- table NAME -->` and `<!-- end -->`; what stands there is
replaced, and nothing else of the page is touched. Games are played once, whichever tables tell of
them; all of them with the seed 0.
"""

from __future__ import annotations

import argparse
import re
import sys
from contextlib import closing
from pathlib import Path

from bossrush.engine.registry import game as find_game
from bossrush.lab.asking import progress
from bossrush.lab.door import Hands
from bossrush.lab.playing import Played, Setup, player
from bossrush.lab.simulate import in_blocks, played
from buildtools.balance_tables import TABLES, Rows, Run, Table

PAGE = Path(__file__).parents[1] / "docs" / "balance.md"
_MARKED = re.compile(r"<!-- table (?P<name>[\w-]+) -->\n(?P<rows>.*?)<!-- end -->", re.DOTALL)


def main() -> None:
    parser = argparse.ArgumentParser(description="Rebuild the tables of docs/balance.md.")
    parser.add_argument("only", nargs="*", help="tables or games; all")
    parser.add_argument("--share", type=float, default=1.0, help="play so much of the games")
    parser.add_argument("--workers", type=int, help="processes; one a core")
    parser.add_argument("--ray", default="", help="spread over a Ray cluster")
    asked = parser.parse_args()
    names = {name for table in TABLES for name in (table.name, table.game)}
    if unknown := [name for name in asked.only if name not in names]:
        sys.exit(f"there is no table {unknown[0]!r}; there are {', '.join(sorted(names))}")
    hands = Hands(asked.workers, asked.ray)
    known: dict[tuple[str, Run], list[Played]] = {}
    page = PAGE.read_text(encoding="utf-8")
    for table in TABLES:
        if asked.only and table.name not in asked.only and table.game not in asked.only:
            continue
        runs = []
        for run in table.runs:
            if (table.game, run) not in known:
                known[table.game, run] = play(table, run, hands, asked.share)
            runs.append((run, known[table.game, run]))
        page = rebuilt(page, table.name, table.made(runs))
        PAGE.write_text(page, encoding="utf-8")
        print(f"{table.name} is rebuilt")


def play(table: Table, run: Run, hands: Hands, share: float) -> list[Played]:
    """The games that a row tells of."""
    game = find_game(table.game)
    count = max(1, round(run.games * share))
    options = game.read_options(list(run.options))
    setup = Setup(game.key, run.seats, options, player(run.companion), 0, True)
    games: list[Played] = []
    with (
        progress(f"{table.name}, {run.name}", count) as advance,
        closing(played(game, in_blocks(setup, range(count)), hands)) as coming,
    ):
        for block in coming:
            games.extend(block)
            advance(len(block))
    return games


def rebuilt(page: str, name: str, rows: Rows) -> str:
    """The page with other rows in one of its tables."""
    head, *body = rows
    lines = [head, ["---"] * len(head), *body]
    text = "".join(f"| {' | '.join(line)} |\n" for line in lines)
    found = [mark for mark in _MARKED.finditer(page) if mark["name"] == name]
    if len(found) != 1:
        sys.exit(f"docs/balance.md has no place for the table {name!r}, or several")
    (mark,) = found
    return f"{page[: mark.start('rows')]}{text}{page[mark.end('rows') :]}"


if __name__ == "__main__":
    main()
