"""Measures how hard Escape from Arkalion is, line by line of docs/balance.md.

    export PYTHONPATH=$(make -s compiled)
    .venv/bin/python -m tests.games.arkalion.balance --games 3000

The games are those of `bossrush simulate` with the same seed; what is counted here as well is who
was aboard, what was held by turn 7, and how much ground was left.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from statistics import fmean, quantiles
from typing import cast

from bossrush.companions.roster import companion
from bossrush.games.arkalion import GAME
from bossrush.games.arkalion.cards.terms import ARMOUR_TURN, ENDS, TILE
from bossrush.games.arkalion.table.escape import Escape
from bossrush.lab.playing import game_seed
from bossrush.lab.stats import wilson


class Game:
    """One escape, finished or not."""

    def __init__(self) -> None:
        self.won = False
        self.end = ""
        self.turn = 0
        self.crew: frozenset[str] = frozenset()
        """The heroes chosen before the first turn."""
        self.weapons: int | None = None
        """Improved weapons in somebody's hands as turn 7 began, made or found; None if before it
        all was lost."""
        self.tiles = 0


def played(heroes: int, preset: str, number: int, name: str) -> Game:
    """The game with this number, as `bossrush simulate --seed 0` plays it."""
    seed = game_seed(0, number)
    play = GAME.new(seats=heroes, seed=seed, listen=False, preset=preset)
    crew = [companion(name, "arkalion", seed ^ (seat + 1)) for seat in range(heroes)]
    found = Game()
    while play.outcome is None:
        decision = play.open[0]
        play.answer(decision, crew[max(0, decision.seat)].answer(play, decision))
        s = cast(Escape, play.state)
        if s.turn and not found.crew:
            found.crew = frozenset(s.tables.sheet_ids[hero.sheet] for hero in s.heroes)
        if s.turn == ARMOUR_TURN and found.weapons is None:
            found.weapons = sum(holder >= 0 for holder in s.gear)
    s = cast(Escape, play.state)
    found.won = play.outcome.won is True
    found.end = ENDS[s.ended]
    found.turn = s.turn
    found.tiles = s.ground.count(TILE)
    return found


def report(title: str, games: list[Game]) -> list[str]:
    """Every figure of one row of the table."""
    won = sum(game.won for game in games)
    low, high = wilson(won, len(games))
    lost = Counter(game.end for game in games if not game.won)
    ends = (f"{end} {n} ({100 * n / lost.total():.1f} %)" for end, n in lost.most_common())
    turns = Counter(game.turn for game in games)
    quarters = quantiles((game.turn for game in games), n=4, method="inclusive")
    middle = sum(turns[turn] for turn in (8, 9, 10)) / len(games)
    told = [
        (
            f"{title}: won {100 * won / len(games):.1f} % of {len(games)}"
            f" ({100 * low:.1f} to {100 * high:.1f})"
        ),
        f"  lost: {', '.join(ends)}",
        (
            f"  ended in turn: quartiles {', '.join(f'{one:g}' for one in quarters)}; "
            f"{100 * middle:.1f} % in turns 8 to 10; "
            f"{', '.join(f'{turn}: {turns[turn]}' for turn in sorted(turns))}"
        ),
    ]
    armed = [game.weapons for game in games if game.weapons is not None]
    if armed:
        told.append(
            f"  improved weapons held as turn 7 began {fmean(armed):.2f} (in {len(armed)} games), "
            f"tiles left {fmean(game.tiles for game in games):.1f}"
        )
    crews: dict[frozenset[str], list[Game]] = {}
    for game in games:
        crews.setdefault(game.crew, []).append(game)
    if len(crews) > 1:
        heroes = (f"{one} {presence(games, one):+.1f}" for one in GAME.cards({}).sheet_ids)
        told.append(f"  presence: {', '.join(heroes)}")
        rates = sorted((rate(found), sorted(crew)) for crew, found in crews.items())
        for won_by, crew in (rates[0], rates[-1]):
            told.append(f"  of {len(crews)} crews: {won_by:.1f} % {', '.join(crew)}")
    return told


def presence(games: list[Game], hero: str) -> float:
    """Win rate with a hero less win rate without."""
    there = [game for game in games if hero in game.crew]
    return rate(there) - rate([game for game in games if hero not in game.crew])


def rate(games: list[Game]) -> float:
    return 100 * sum(game.won for game in games) / max(1, len(games))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the balance of Arkalion.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--heroes", type=int, choices=[4, 5, 6], help="only so many")
    parser.add_argument("--preset", choices=["balanced", "faithful"], default="balanced")
    parser.add_argument("--companion", default="steady")
    asked = parser.parse_args()
    for heroes in [asked.heroes] if asked.heroes else [4, 5, 6]:
        games = [
            played(heroes, asked.preset, number, asked.companion) for number in range(asked.games)
        ]
        for line in report(f"{heroes} heroes, {asked.preset}, {asked.companion}", games):
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
