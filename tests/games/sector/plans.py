"""What the berth plan is worth at each boss: `python -m tests.games.sector.plans --seats 3`.

Crews that `steady` has brought to the boss, all of whom know the plan, choose each option the same
number of times on the same chance, and `steady` plays on. Run compiled it takes a minute for some
hundred games.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from bossrush.companions.companion import Companion
from bossrush.companions.roster import companion
from bossrush.companions.sitting import Sitting
from bossrush.engine.play import Play
from bossrush.games.sector.game import SectorGame
from bossrush.games.sector.questions.chapters import ChooseOption
from bossrush.games.sector.table.mission import Mission

MOST = 5000
CLEAR = 10
"""Percentage points by which an option is clearly the better one."""


class Crew(NamedTuple):
    """What a crew won by each of its options, in hundredths, the plan last."""

    boss: str
    won: list[float]

    @property
    def gain(self) -> float:
        """What the plan wins more often than the best of the others."""
        return self.won[-1] - max(self.won[:-1])


def main() -> None:
    parser = argparse.ArgumentParser(description="What the berth plan is worth at each boss.")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=40)
    parser.add_argument("--tech", action="store_true", help="with Twisted Tech")
    asked = parser.parse_args()
    found = defaultdict(list)
    for number in range(asked.games):
        for crew in at_the_boss(number, asked.seats, asked.playouts, asked.tech):
            found[crew.boss].append(crew)
    sys.stdout.write("| boss | crews | first option | plan | clearly better | clearly worse |\n")
    for boss, crews in sorted(found.items()):
        first, plan = (sum(crew.won[at] for crew in crews) / len(crews) for at in (0, -1))
        better = sum(crew.gain >= CLEAR for crew in crews)
        worse = sum(crew.gain <= -CLEAR for crew in crews)
        rates = f"{first:.0f} % | {plan:.0f} %"
        sys.stdout.write(f"| {boss} | {len(crews)} | {rates} | {better} | {worse} |\n")


def at_the_boss(number: int, seats: int, playouts: int, tech: bool) -> Iterator[Crew]:
    """The crew of a game, if it comes to the boss."""
    game = SectorGame()
    play = game.new(seats=seats, seed=880_000 + number, listen=False, twisted_tech=tech)
    state = play.state
    assert isinstance(state, Mission)
    state.mission_flags |= 1 << state.tables.flags.index("berth_known")
    sitting = Sitting(play, crew_of(seats, number), timed=False)
    while play.outcome is None and sitting.decisions < MOST:
        at_it = game.report(state).get("act") == "boss"
        if at_it and type(play.open[0].question) is ChooseOption:
            options = [one for one in play.open[0].options if one.id.startswith("option-")]
            yield Crew(
                game.report(state)["card"],
                [won(play, one.value, seats, playouts) for one in options],
            )
            return
        sitting.step()


def won(play: Play, value: int, seats: int, playouts: int) -> float:
    """How often the crew wins with this option, in hundredths."""
    wins = 0
    for chance in range(playouts):
        fork = play.fork(5000 + chance)
        sitting = Sitting(fork, crew_of(seats, chance), timed=False)
        sitting.take(fork.open[0], value)
        sitting.play_out(MOST)
        wins += fork.outcome is not None and fork.outcome.won is True
    return 100 * wins / playouts


def crew_of(seats: int, seed: int) -> list[Companion]:
    return [companion("steady", "sector", 31 * seed + seat) for seat in range(seats)]


if __name__ == "__main__":
    main()
