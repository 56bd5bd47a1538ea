"""Count the bytecodes of a decision in pure Python, which do not depend on what the machine does.

`python -m buildtools.bytecodes sector souls --seats 4` plays the source at random and counts what
the interpreter carries out, the random pick included; with `--functions 20` it says in which
functions most of it is. Work that is done inside of C functions is not in it. `PYTHONPATH` says
which source is counted.
"""

import argparse
import sys
from collections import Counter
from types import CodeType, FrameType
from typing import Any

import bossrush
from bossrush._build import is_compiled
from bossrush.companions.random import play_out
from bossrush.engine.chance import seeded

GAMES = 10
WARM_UP = 2
MOST_CHOICES = 2_000


def main() -> None:
    """Count for every game that is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--functions", type=int, default=0, help="so many, the dearest")
    asked = parser.parse_args()
    if is_compiled():
        sys.exit("Compiled rules have no bytecodes: point PYTHONPATH at the source.")
    for game in asked.games:
        made, spent = counted(game, asked.seats)
        print(f"{game:10} {asked.seats} seats  {sum(spent.values()) / made:8,.0f} a decision")
        for code, count in spent.most_common(asked.functions):
            print(f"  {count / made:8.1f}  {code.co_qualname}  {code.co_filename}")


def counted(game_key: str, seats: int) -> tuple[int, Counter[CodeType]]:
    """How many decisions were made, and the bytecodes of each function meanwhile."""
    game = bossrush.game(game_key)
    plays = [game.new(seats=seats, seed=seed, listen=False) for seed in range(GAMES)]
    for seed in range(WARM_UP):  # what cards can do is worked out once
        play_out(game.new(seats=seats, seed=seed, listen=False), seeded(seed), MOST_CHOICES)
    spent: Counter[CodeType] = Counter()

    def on_bytecode(frame: FrameType, event: str, arg: Any) -> Any:
        if event == "opcode":
            spent[frame.f_code] += 1
        return on_bytecode

    def on_call(frame: FrameType, event: str, arg: Any) -> Any:
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return on_bytecode

    made = 0
    sys.settrace(on_call)
    for seed, play in enumerate(plays):
        made += play_out(play, seeded(seed), MOST_CHOICES)
    sys.settrace(None)
    return made, spent


if __name__ == "__main__":
    main()
