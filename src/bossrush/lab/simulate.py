"""Play many games with companions and say how they went.

The same seeds give the same result however many processes share the work: each game has a seed
of its own, made from the seed of the whole and its number, and the results are counted in order.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import Any

from bossrush.companions.roster import companion, plain_companions, thinks
from bossrush.companions.sharp.budget import Thinking
from bossrush.engine.game import Game
from bossrush.engine.registry import register
from bossrush.lab.door import Hands, deal
from bossrush.lab.playing import Played, Player, Setup, about, play_span, player, ready
from bossrush.lab.tally import Simulation, Tally

USUAL_BLOCK = 20
"""So many games are one piece of work, unless there are too many of them to deal one by one."""
MOST_BLOCKS = 5000


class Stopped(KeyboardInterrupt):
    """Somebody stopped it; `so_far` counts the games that were played by then."""

    def __init__(self, so_far: Simulation) -> None:
        super().__init__()
        self.so_far = so_far


def best_companion(game: str) -> str:
    """The best player of a game that answers at once."""
    return plain_companions(game)[-1]


def simulate(
    game: Game[Any],
    seats: int,
    companion_name: str,
    games: int,
    seed: int = 0,
    workers: int | None = None,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    thinking: Thinking | None = None,
    ray: str = "",
) -> Simulation:
    """Play `games` games and count; an interruption comes as `Stopped`."""
    start = time.perf_counter()
    given = options or {}
    register(game)
    refuse_early(game, seats, seed, companion_name, given, thinking)
    who = player(companion_name, thinking)
    setup = Setup(game.key, seats, given, who, seed)
    tally = Tally()

    def counted() -> Simulation:
        return tally.counted(game.key, seats, who, time.perf_counter() - start)

    blocks = in_blocks(setup, range(games))
    try:
        with closing(played(game, blocks, Hands(workers, ray))) as coming:
            for block in coming:
                for one in block:
                    tally.add(one)
                if progress is not None:
                    progress(len(block))
    except KeyboardInterrupt:
        raise Stopped(counted()) from None
    return counted()


def refuse_early(
    game: Game[Any],
    seats: int,
    seed: int,
    companion_name: str,
    options: dict[str, Any],
    thinking: Thinking | None = None,
) -> None:
    """Raise what is wrong with a request before any process or progress bar is started."""
    game.root(seats, seed, None, options)
    companion(companion_name, game.key, 0, thinking)


Block = tuple[Setup, int, int]
"""The games of a setup from one number up to another."""


def in_blocks(setup: Setup, numbers: Iterable[int]) -> list[Block]:
    """Games in pieces of work: large where there are many, one by one where each takes long."""
    wanted = sorted(numbers)
    size = block_size(setup.player, len(wanted))
    blocks: list[Block] = []
    for number in wanted:
        if blocks and blocks[-1][2] == number and number - blocks[-1][1] < size:
            blocks[-1] = (setup, blocks[-1][1], number + 1)
        else:
            blocks.append((setup, number, number + 1))
    return blocks


def block_size(who: Player, games: int) -> int:
    """How many games are one piece of work; the same for any number of hands."""
    if thinks(who.name):
        return 1
    return max(1, min(USUAL_BLOCK, games // 100), games // MOST_BLOCKS)


def played(
    game: Game[Any], blocks: list[Block], hands: Hands
) -> Generator[list[Played], None, None]:
    """How the games of each block went, in their order."""
    return deal(hands, play_span, blocks, ready, *about(game, [block[0] for block in blocks]))
