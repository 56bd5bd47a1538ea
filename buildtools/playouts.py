"""What a playout costs: `python -m buildtools.playouts GAME --seats N`.

Plain companions play some games. At every so many decisions answers are played out as `sharp` plays
them out, and the processor's time is taken, so that other work on the machine hardly counts. The
result is what a thinking companion meets over whole games, and how many playouts a time stands for.
Run it with PYTHONPATH set to the compiled copy (`make compiled`).
"""

from __future__ import annotations

import argparse
import time

from bossrush.companions.roster import policy
from bossrush.companions.sharp.playout import Playouts
from bossrush.companions.sitting import Sitting
from bossrush.lab.asking import game_named
from bossrush.lab.playing import game_seed

BUDGETS = (0.05, 0.3, 2.0)
"""Seconds of a core."""
EVERY = 25
"""Decisions between those that are looked at."""
ANSWERS = 8
"""Of a decision, how many answers are played out."""
MOST = 20_000
"""Decisions after which a game is left."""


class Cost:
    """What the playouts of one kind of table have come to."""

    def __init__(self) -> None:
        self.playouts = 0
        self.decisions = 0
        self.seconds = 0.0

    def add(self, playouts: Playouts, seed: int) -> None:
        """Play the first answers of a decision out; the fork that moves the checkpoint apart."""
        playouts.play.fork(seed)
        begun = time.process_time()
        for value in playouts.values(set())[:ANSWERS]:
            self.decisions += playouts.play_out(value, seed).length
            self.playouts += 1
        self.seconds += time.process_time() - begun

    def __str__(self) -> str:
        each = self.seconds / self.playouts
        told = ", ".join(f"{round(budget / each):,} in {budget:g} s" for budget in BUDGETS)
        length = self.decisions / self.playouts
        return f"{self.playouts} playouts of {length:.1f} decisions, {1000 * each:.3f} ms: {told}"


def measured(name: str, seats: int, options: list[str], games: int, seed: int) -> Cost:
    """The cost over some games."""
    game = game_named(name)
    given = game.read_options(options)
    kind = policy(game.key)
    cost = Cost()
    for number in range(games):
        own = game_seed(seed, number)
        play = game.new(seats=seats, seed=own, listen=False, **given)
        crew = [kind(own ^ (seat + 1)) for seat in range(seats)]
        sitting = Sitting(play, crew, game.is_realtime(play.origin.options))
        while sitting.decisions < MOST and not sitting.play_out(sitting.decisions + EVERY):
            asked = next((one for one in play.open if not one.waiting), None)
            if asked is not None and len(asked.values()) > 1:
                cost.add(Playouts(play, asked, kind), own)
    return cost


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m buildtools.playouts", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    asked = parser.parse_args()
    for seats in asked.seats:
        cost = measured(asked.game, seats, asked.option, asked.games, asked.seed)
        print(f"{asked.game}, {seats} seats: {cost}", flush=True)


if __name__ == "__main__":
    main()
