"""Count the instructions of a decision, which do not depend on what else the machine does.

`python -m buildtools.instructions sector souls --seats 4` plays the compiled rules at random under
callgrind (from Valgrind) and prints how many instructions a decision takes, and a copy; with
`--layers` also where those of a decision go, and with `--functions 40` the dearest functions.
`PYTHONPATH` says which compiled copy is counted; without one it is the one that fits the source.

A few games are played before anything is counted: what cards can do is worked out once.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from buildtools import compiled

GAMES = 60
COPIES = 200
COUNTED = {
    "play": "CPyDef_bossrush___companions___random___play_out",
    "copy": "CPyDef_bossrush___engine___play___Play___copy",
}
"""What is counted from its start to its end: a function of the compiled rules."""
LAYERS = {
    "rules": ("strand___driver_gen_____mypyc_generator_helper__",),
    "options": ("decision___Decision___values",),
    "asides": ("asides__Rules_glue", "rules___Rules___asides"),
    "checkpoints": ("line___Line___checkpoint",),
    "chance": ("chance___Stream___pick",),
    "the pick": ("chance___Stream___below",),
    "phases": ("game___Game___phase", "weave___Weave___strand_for"),
}
"""The parts of a decision, and the functions they begin with. What is left is the engine's own:
entering the answer, waking flows, forced answers. Nothing is told to a journal that nobody has."""
WARM_UP = 4


def main() -> None:
    """Count for every game that is named."""
    asked = arguments()
    if asked.child:
        play(asked.games[0], asked.seats, asked.child)
        return
    if shutil.which("valgrind") is None:
        sys.exit("Counting instructions needs Valgrind: apt-get install valgrind")
    path = os.environ.get("PYTHONPATH") or str(compiled.up_to_date())
    for game in asked.games:
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder, "callgrind.out")
            made, instructions = counted(game, asked.seats, "play", path, out)
            line = f"{game:10} {asked.seats} seats  {instructions / made:10,.0f} a decision"
            if asked.functions:
                print_functions(out, asked.functions)
            if asked.layers:
                print_layers(out, made)
            copies, instructions = counted(game, asked.seats, "copy", path, out)
            print(f"{line}  {instructions / copies:10,.0f} a copy  ({made:,} decisions)")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--layers", action="store_true", help="where those of a decision go")
    parser.add_argument("--functions", type=int, default=0, help="so many, the dearest")
    parser.add_argument("--child", choices=COUNTED, help=argparse.SUPPRESS)
    return parser.parse_args()


def play(game_key: str, seats: int, what: str) -> None:
    """Play at random, or copy plays, and say how often."""
    import bossrush
    from bossrush.companions.random import RandomCompanion, play_out
    from bossrush.engine.chance import seeded

    game = bossrush.game(game_key)
    for seed in range(WARM_UP):
        play = game.new(seats=seats, seed=seed, listen=False)
        companion = RandomCompanion(seed)
        while play.outcome is None and play.open:
            play.enter(play.open[0], companion.answer(play, play.open[0]))
    made = 0
    if what == "play":
        for seed in range(GAMES):
            play = game.new(seats=seats, seed=seed, listen=False)
            made += play_out(play, seeded(seed), 2_000)
    else:
        for seed in range(8):
            whole = game.new(seats=seats, seed=seed, listen=False)
            length = play_out(whole, seeded(seed), 2_000)
            play = game.new(seats=seats, seed=seed, listen=False)
            play_out(play, seeded(seed), length // 2)
            play.line.copy()  # not counted: the first of many moves the checkpoint
            for _ in range(COPIES // 8):
                play.copy()
                made += 1
    print(f"made {made}")


def counted(game: str, seats: int, what: str, path: str, out: Path) -> tuple[int, int]:
    """How often it was done, and in how many instructions."""
    done = subprocess.run(
        [
            *("valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"),
            *(f"--toggle-collect={COUNTED[what]}", sys.executable, "-m"),
            *("buildtools.instructions", game, "--seats", str(seats), "--child", what),
        ],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    made = re.search(r"made (\d+)", done.stdout)
    total = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or made is None or total is None or not int(total[1]):
        sys.exit(f"Nothing could be counted.\n{done.stdout}{done.stderr[-2000:]}")
    return int(made[1]), int(total[1])


def print_functions(out: Path, count: int) -> None:
    """The functions in which most instructions are spent, as callgrind tells them."""
    told = subprocess.run(
        ["callgrind_annotate", "--inclusive=no", "--threshold=90", str(out)],
        capture_output=True,
        text=True,
        check=False,
    )
    print("\n".join(told.stdout.splitlines()[: count + 25]))


def print_layers(out: Path, made: int) -> None:
    """How many instructions of a decision go into each of its parts."""
    spent = dict.fromkeys(LAYERS, 0)
    total = 0
    for caller, called, cost in calls(out):
        for name, beginnings in LAYERS.items():
            if called.endswith(beginnings) and not caller.endswith(beginnings):
                if name != "the pick" or caller.endswith("random___play_out"):
                    spent[name] += cost
        total = max(total, cost)
    spent["rules"] -= spent["chance"]
    own = total - sum(spent.values())
    told = {"the engine": own, **spent}
    print("  ".join(f"{name} {cost / made:,.0f}" for name, cost in told.items()))


def calls(out: Path) -> Iterator[tuple[str, str, int]]:
    """Who calls whom, and how many instructions that takes, as callgrind has written it down."""
    names: dict[str, str] = {}
    caller = called = ""
    after_call = False
    for line in out.read_text("utf-8", "replace").splitlines():
        if line.startswith(("fn=", "cfn=")):
            number, _space, name = line.partition("=")[2].partition(" ")
            name = names.setdefault(number, name.partition("'")[0])
            if line.startswith("fn="):
                caller = name
            else:
                called = name
        elif line.startswith("calls="):
            after_call = True
        elif after_call:
            after_call = False
            yield caller, called, int(line.split()[1])


if __name__ == "__main__":
    main()
