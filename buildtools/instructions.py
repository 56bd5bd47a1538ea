"""Count the instructions of a decision, which do not depend on what else the machine does.

`python -m buildtools.instructions sector souls --seats 4` plays the compiled rules at random under
callgrind (from Valgrind) and prints how many instructions a decision takes, and a copy; with
`--layers` also where they go, function by function. `PYTHONPATH` says which compiled copy is
counted; without one it is the one that fits the source.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from buildtools import compiled

GAMES = 60
COPIES = 200
COUNTED = {
    "play": "CPyDef_bossrush___companions___random___play_out",
    "copy": "CPyDef_bossrush___engine___play___Play___copy",
}
"""What is counted from its start to its end: a function of the compiled rules."""


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
        made, instructions = counted(game, asked.seats, "play", path, asked.layers)
        line = f"{game:10} {asked.seats} seats  {instructions / made:10,.0f} a decision"
        copies, instructions = counted(game, asked.seats, "copy", path, 0)
        print(f"{line}  {instructions / copies:10,.0f} a copy  ({made:,} decisions)")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--layers", type=int, default=0, help="so many functions, the dearest")
    parser.add_argument("--child", choices=COUNTED, help=argparse.SUPPRESS)
    return parser.parse_args()


def play(game_key: str, seats: int, what: str) -> None:
    """Play at random, or copy plays, and say how often."""
    import bossrush
    from bossrush.companions.random import play_out
    from bossrush.engine.chance import seeded

    game = bossrush.game(game_key)
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
            play.copy()
            for _ in range(COPIES // 8):
                play.copy()
                made += 1
            made += 1
    print(f"made {made}")


def counted(game: str, seats: int, what: str, path: str, layers: int) -> tuple[int, int]:
    """How often it was done, and in how many instructions."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "callgrind.out")
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
        if layers:
            told = subprocess.run(
                ["callgrind_annotate", "--inclusive=no", "--threshold=90", str(out)],
                capture_output=True,
                text=True,
                check=False,
            )
            print("\n".join(told.stdout.splitlines()[: layers + 25]))
        return int(made[1]), int(total[1])


if __name__ == "__main__":
    main()
