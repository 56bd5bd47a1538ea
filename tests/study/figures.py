"""The figures of docs/study.md: how long a study takes, and what whole games say of its errors.

    python -m tests.study.figures sector --seats 2 --seed 2

lets the yardstick play a game against itself and studies it, in one process or in `--workers`. It
prints the seconds by the clock and of processor time until the marked moments were good to ± 3
points and until all was done; then every choice that whole games were asked about: what it seemed
to give away by the value at the horizon, and what it gave away by them.
"""

from __future__ import annotations

import argparse
import resource
import time

from bossrush.companions.roster import plain_companions, policy
from bossrush.companions.sitting import Sitting
from bossrush.companions.study.course import ENOUGH, Figure, paired
from bossrush.companions.study.plan import AIM
from bossrush.engine.registry import game as find_game
from bossrush.study.working import Studying

MOST = 20_000


def main() -> None:
    """Play, study, and print."""
    asked = argparse.ArgumentParser()
    asked.add_argument("game")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=1)
    given = asked.parse_args()
    game = find_game(given.game)
    player = policy(game.key, plain_companions(game.key)[-1])
    play = game.new(seats=given.seats, seed=given.seed, listen=False)
    Sitting(play, [player(seat) for seat in range(given.seats)], False).play_out(MOST)
    clock, before = time.perf_counter(), processor()
    marked = 0.0
    playouts = 0
    doubt = 1.0
    with Studying(play.save(), workers=given.workers) as work:
        while work.lap():
            told = work.teller.progress()
            doubt = told.doubt
            if not marked and told.read >= told.moments and doubt <= AIM:
                marked, playouts = time.perf_counter() - clock, told.playouts
        done = time.perf_counter() - clock
    spent = processor() - before
    print(f"{play.length} decisions, {given.workers} processes")  # noqa: T201
    print(f"± 3 points: {marked:.1f} s, {playouts} playouts")  # noqa: T201
    print(f"all done: {done:.1f} s, of the processor {spent:.1f} s, ± {100 * doubt:.1f}")  # noqa: T201
    _print(work)


def processor() -> float:
    """Seconds of processor time of this process and of those that have helped it and ended."""
    spent = 0.0
    for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN):
        used = resource.getrusage(whose)
        spent += used.ru_utime + used.ru_stime
    return spent


def _print(work: Studying) -> None:
    course = work.course
    whole = sum(one.rounds for one in course.prospects if one.whole)
    print(f"{work.plan.playouts} playouts, {whole} of them whole games")  # noqa: T201
    for turn in course.turns:
        begun = {value for value, twin in turn.twins.items() if twin.rounds >= ENOUGH}
        view = course.view_of(turn.step.seat)
        for value in sorted(begun - {turn.step.value}):
            by_value = paired(turn.options[value], turn.options[turn.step.value], view)
            by_games = paired(turn.twins[value], turn.twins[turn.step.value], view)
            assert turn.step.asked is not None
            print(f"  {turn.step.asked.key}: {_said(by_value)}; whole games {_said(by_games)}")  # noqa: T201
    counted = [moment.weight for moment in work.told().moments if moment.weight]
    print({weight: counted.count(weight) for weight in sorted(set(counted))})  # noqa: T201


def _said(figure: Figure) -> str:
    return f"{100 * figure.value:+.1f} ± {200 * figure.error:.1f}"


if __name__ == "__main__":
    main()
