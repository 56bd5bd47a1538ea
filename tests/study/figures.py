"""The figures of docs/study.md: how long a study takes, and what whole games say of its errors.

    python -m tests.study.figures sector --seats 2 --seed 2

lets the yardstick play a game against itself and studies it in one process. It prints the seconds
of processor time until the marked moments were good to ± 3 points and until all was done; then
every choice that whole games were asked about: what it seemed to give away by the value at the
horizon, and what it gave away by them.
"""

from __future__ import annotations

import argparse
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
    given = asked.parse_args()
    game = find_game(given.game)
    player = policy(game.key, plain_companions(game.key)[-1])
    play = game.new(seats=given.seats, seed=given.seed, listen=False)
    Sitting(play, [player(seat) for seat in range(given.seats)], False).play_out(MOST)
    began = time.process_time()
    marked = ""
    with Studying(play.save()) as work:
        while work.lap():
            told = work.teller.progress()
            if not marked and told.read >= told.moments and told.doubt <= AIM:
                marked = f"±3 after {told.playouts} playouts, {time.process_time() - began:.1f} s"
        spent = time.process_time() - began
    _print(work, f"{play.length} decisions; {marked or 'never ±3'}", spent)


def _print(work: Studying, how: str, spent: float) -> None:
    course = work.course
    whole = sum(one.rounds for one in course.prospects if one.whole)
    print(f"{how}; done after {work.plan.playouts} ({whole} whole games), {spent:.1f} s")  # noqa: T201
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
