"""Measures how hard Vengeance is, line by line of docs/balance.md.

    export PYTHONPATH=$(make -s compiled)
    .venv/bin/python -m tests.games.vengeance.balance solo --games 5000
    .venv/bin/python -m tests.games.vengeance.balance plans --games 1000 --mode turns
    .venv/bin/python -m tests.games.vengeance.balance race --games 2000

The games are those of `bossrush simulate` with the same seed; what is counted here as well is how
they went: what was bought, whether the Boss stood, when the reserve was empty.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import fmean, pstdev
from typing import Any, cast

from bossrush.companions.roster import companion
from bossrush.companions.sitting import Sitting
from bossrush.engine.play import Play
from bossrush.games.vengeance import GAME
from bossrush.games.vengeance.cards.tables import Hero
from bossrush.games.vengeance.cards.terms import (
    BASICS,
    CLOSE_ROLL,
    ITEMS,
    LEVELS,
    MICRO_TURN,
    SKILLS,
)
from bossrush.games.vengeance.rules.final_score import LINES, lines, places
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.lab.playing import game_seed

MOST = 200_000
BANDS = (
    ("easy", "steady"),
    ("easy", "steady-quick"),
    ("medium", "steady-quick"),
    ("hard", "steady-quick"),
)
"""The levels of the solo challenge and who tries them: three gates, and a check on Easy."""


class Solo:
    """One solo challenge, finished."""

    def __init__(self, play: Play, bought: set[str]) -> None:
        s = cast(Vendetta, play.state)
        p = s.players[0]
        assert play.outcome is not None
        self.reached = play.outcome.won is True
        self.lines = lines(p)
        self.score = sum(self.lines)
        self.died = p.out()
        self.boss_dead = not p.boss_alive()
        self.hero = p.card.id
        self.lair = p.ground.id
        self.boss = p.foe.id
        self.bought = bought
        names = p.ground.objective_ids
        self.aims = " ".join(name for at, name in enumerate(names) if p.aims >> at & 1) or "none"


class Race:
    """One game of several seats, finished."""

    def __init__(self, play: Play, emptied: Sequence[bool]) -> None:
        s = cast(Vendetta, play.state)
        self.scores = [sum(lines(p)) for p in s.players]
        self.places = places(s)
        self.emptied = list(emptied)
        """For each Roll Phase: whether the reserve ran out before the last seat was done."""


def owned(p: Player, bought: set[str]) -> None:
    """Note every skill and item that is on the board now."""
    for code in range(BASICS, SKILLS):
        if p.owned >> code & 1:
            bought.add(p.card.skill_ids[code])
    for item in range(ITEMS):
        if p.uses[item]:
            bought.add(p.card.item_ids[item])


def sitting(seats: int, name: str, number: int, options: dict[str, Any]) -> Sitting:
    """The game with this number, as `bossrush simulate --seed 0` plays it."""
    seed = game_seed(0, number)
    play = GAME.new(seats=seats, seed=seed, listen=False, **options)
    crew = [companion(name, "vengeance", seed ^ (seat + 1)) for seat in range(seats)]
    return Sitting(play, crew, options["mode"] == "realtime")


def solo(level: str, name: str, mode: str, number: int) -> Solo:
    at = sitting(1, name, number, {"mode": mode, "dice": level, "time": level, "score": level})
    bought: set[str] = set()
    while at.play.outcome is None and at.decisions < MOST:
        at.step()
        owned(cast(Vendetta, at.play.state).players[0], bought)
    return Solo(at.play, bought)


def race(seats: int, name: str, mode: str, number: int) -> Race:
    at = sitting(seats, name, number, {"mode": mode})
    emptied = [False] * GAME.cards({}).rounds
    while at.play.outcome is None and at.decisions < MOST:
        at.step()
        s = cast(Vendetta, at.play.state)
        if s.phase in (CLOSE_ROLL, MICRO_TURN) and not any(s.pools) and at.play.outcome is None:
            emptied[s.round - 1] = True
    return Race(at.play, emptied)


# -- what is told of them -----------------------------------------------------------------


def share(found: Iterable[bool]) -> str:
    every = list(found)
    return f"{100 * sum(every) / max(1, len(every)):.1f} %"


def spread(games: list[Solo], by: Callable[[Solo], str]) -> str:
    """How far the mean score of each hero, lair or Boss lies from that of all."""
    middle = fmean(game.score for game in games)
    parts: dict[str, list[int]] = {}
    for game in games:
        parts.setdefault(by(game), []).append(game.score)
    return ", ".join(f"{part} {fmean(parts[part]) - middle:+.1f}" for part in sorted(parts))


def rates(games: list[Solo], tiles: Callable[[Hero], list[str]]) -> str:
    """In how many of its hero's games the rarest and the most frequent tile were bought."""
    found = []
    for hero in GAME.cards({}).heroes:
        his = [game for game in games if game.hero == hero.id]
        for tile in tiles(hero):
            found.append((100 * sum(tile in game.bought for game in his) / len(his), tile))
    (low, rarest), (high, favourite) = min(found), max(found)
    return f"{low:.0f} % ({rarest}) to {high:.0f} % ({favourite})"


def solo_report(title: str, games: list[Solo]) -> list[str]:
    scores = [game.score for game in games]
    alive = [game for game in games if not game.boss_dead]
    made = (f"{line} {fmean(g.lines[at] for g in games):.1f}" for at, line in enumerate(LINES))
    return [
        f"{title}: {share(game.reached for game in games)} of {len(games)} reached the target",
        (
            f"  mean {fmean(scores):.2f}, SD {pstdev(scores):.1f}, "
            f"died {share(game.died for game in games)}, "
            f"Boss dead {share(game.boss_dead for game in games)}, "
            f"reached with the Boss alive {share(game.reached for game in alive)} of {len(alive)}"
        ),
        f"  made of: {', '.join(made)}",
        f"  by hero: {spread(games, lambda game: game.hero)}",
        f"  by lair: {spread(games, lambda game: game.lair)}",
        f"  by boss: {spread(games, lambda game: game.boss)}",
        f"  skills bought: {rates(games, lambda hero: hero.skill_ids[BASICS:])}",
        f"  items bought: {rates(games, lambda hero: hero.item_ids)}",
    ]


def plan_report(lair: str, games: list[Solo]) -> str:
    """In which ways a lair was stormed by those who reached the target: Boss and objectives."""
    reached = [game for game in games if game.reached]
    ways = Counter(game.aims for game in reached).most_common(3)
    sets = ", ".join(f"{aims} {share(game.aims == aims for game in reached)}" for aims, _ in ways)
    return (
        f"{lair}: {len(reached)} of {len(games)} reached the target, "
        f"Boss dead in {share(game.boss_dead for game in reached)}; objectives {sets}"
    )


def race_report(title: str, games: list[Race]) -> str:
    won = [
        100 * fmean((game.places[seat] == 1) / game.places.count(1) for game in games)
        for seat in range(len(games[0].places))
    ]
    mean = fmean(score for game in games for score in game.scores)
    return (
        f"{title}: {len(games)} games, mean {mean:.2f}, "
        f"won {', '.join(f'{one:.1f}' for one in won)} %, "
        f"shared {share(game.places.count(1) > 1 for game in games)}, "
        f"reserve emptied in {share(one for game in games for one in game.emptied)}"
    )


def reports(asked: argparse.Namespace) -> Iterator[str]:
    """Play what was asked for, and tell it a part at a time."""
    if asked.what == "solo":
        for level, name in BANDS:
            if asked.level in (None, level):
                games = [solo(level, name, asked.mode, number) for number in range(asked.games)]
                yield from solo_report(f"{level}, {name}, {asked.mode}", games)
    elif asked.what == "plans":
        games = [solo("easy", "steady-quick", asked.mode, number) for number in range(asked.games)]
        for lair in sorted({game.lair for game in games}):
            yield plan_report(lair, [game for game in games if game.lair == lair])
    else:
        for seats in [asked.seats] if asked.seats else [2, 3, 4]:
            raced = [
                race(seats, "steady-quick", asked.mode, number) for number in range(asked.games)
            ]
            yield race_report(f"{seats} seats, steady-quick, {asked.mode}", raced)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the balance of Vengeance.")
    parser.add_argument("what", choices=["solo", "plans", "race"])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--mode", choices=["realtime", "turns", "quota"], default="realtime")
    parser.add_argument("--level", choices=LEVELS, help="only this one")
    parser.add_argument("--seats", type=int, choices=[2, 3, 4], help="only so many")
    for line in reports(parser.parse_args()):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
