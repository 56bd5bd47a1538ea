"""Fit what a table is worth to played games: `python -m buildtools.fit GAME...`.

Plain companions play many games. Wherever a table comes to rest (the game's judgement says where),
its features are noted, and at the end whether the game was won. A logistic regression over these
gives each feature its weight, and the weights are written into the game's `weights.json`. Then
games on other seeds tell how good the fit is: the Brier score beside the one of always saying the
mean, and how often was won what was said to be won in 10, 20, ... of 100 games.

NumPy does the sums; nothing that runs later needs it. Run it with PYTHONPATH set to the compiled
copy (`make compiled`), or it takes very long.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Collection, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from bossrush.companions.learned import ALWAYS, Learned
from bossrush.companions.roster import policy
from bossrush.companions.sharp.temper import chance_of
from bossrush.companions.sitting import Sitting
from bossrush.engine.registry import game as find_game

ROOT = Path(__file__).resolve().parent.parent
CHUNK = 50
MOST = 20_000
"""Decisions after which a game counts as lost."""
RIDGE = 3.0
"""How strongly weights are drawn to 0: a feature that tells nothing gets none."""
STEPS = 8
"""Of Newton's method, which doubles the right digits with each."""

TABLES: dict[str, list[tuple[str, int, dict[str, Any]]]] = {
    "sector": [(str(crew), crew, {}) for crew in (2, 3, 4)],
    "arkalion": [(str(heroes), heroes, {}) for heroes in (4, 5, 6)],
    "souls": [(str(seats), seats, {}) for seats in (1, 2, 3, 4)],
    "vengeance": [
        (level, 1, {"dice": level, "time": level, "score": level})
        for level in ("easy", "medium", "hard")
    ],
}
"""The tables that weights are fitted for: what the judgement calls each, seats and options."""

Rows = list[tuple[list[float], float]]


def seed_of(name: str, number: int) -> int:
    """Seeds of their own, which no report and no test uses."""
    return int.from_bytes(hashlib.sha256(f"fit {name} {number}".encode()).digest()[:12])


def played(name: str, seats: int, options: dict[str, Any], first: int, count: int) -> Rows:
    """Features at every rest of some games, each with how its game ended."""
    game = find_game(name)
    kind = policy(name)
    judgement = kind(0).judgement()
    assert isinstance(judgement, Learned), f"{name} has nothing to learn"
    rows: Rows = []
    for number in range(first, first + count):
        seed = seed_of(name, number)
        play = game.new(seats=seats, seed=seed, listen=False, **options)
        crew = [kind(seed ^ (seat + 1)) for seat in range(seats)]
        sitting = Sitting(play, crew, game.is_realtime(play.origin.options))
        noted: list[list[float]] = []
        stage = judgement.stage(play)
        while sitting.decisions < MOST and not sitting.play_out(sitting.decisions + 1):
            if judgement.stage(play) > stage:
                stage = judgement.stage(play)
                noted.append(judgement.features(play, 0))
        won = chance_of(play.outcome, 0) if play.outcome is not None else 0.0
        rows.extend((features, won) for features in noted)
    return rows


def gathered(name: str, seats: int, options: dict[str, Any], first: int, games: int) -> Rows:
    """The same of many games, by two processes."""
    rows: Rows = []
    with ProcessPoolExecutor(2) as pool:
        jobs = [
            pool.submit(played, name, seats, options, start, min(CHUNK, first + games - start))
            for start in range(first, first + games, CHUNK)
        ]
        for job in jobs:
            rows.extend(job.result())
    return rows


def fitted(rows: Rows, rising: Collection[int] = ()) -> list[float]:
    """The weights of a logistic regression, what is added to every sum first.

    Features at the places in `rising` get no weight below 0: those that would are left out, and
    the others are fitted again.
    """
    import numpy as np  # type: ignore[import-not-found,unused-ignore]

    table = np.array([features for features, _ in rows])
    won = np.array([result for _, result in rows])
    mean, spread = table.mean(0), table.std(0)
    flat = spread < 1e-9
    spread[flat] = 1.0
    unit = np.c_[np.ones(len(table)), (table - mean) / spread]
    used = [0, *(place + 1 for place in range(table.shape[1]) if not flat[place])]
    while True:
        found = _regression(unit[:, used], won)
        below = [at for at, place in enumerate(used) if place - 1 in rising and found[at] < 0.0]
        if not below:
            break
        used = [place for at, place in enumerate(used) if at not in below]
    weights = np.zeros(unit.shape[1])
    weights[used] = found
    own = weights[1:] / spread
    return [float(weights[0] - (own * mean).sum()), *(float(weight) for weight in own)]


def _regression(unit: Any, won: Any) -> Any:
    """The weights of columns of like spread, the first of them all ones."""
    import numpy as np  # type: ignore[import-not-found,unused-ignore]

    weights = np.zeros(unit.shape[1])
    ridge = np.eye(len(weights)) * RIDGE
    ridge[0, 0] = 1e-6
    for _ in range(STEPS):
        said = 1.0 / (1.0 + np.exp(-np.clip(unit @ weights, -30, 30)))
        slope = unit.T @ (said - won) + ridge @ weights
        bend = (unit * (said * (1.0 - said))[:, None]).T @ unit + ridge
        weights -= np.linalg.solve(bend, slope)
    return weights


def checked(weights: list[float], rows: Rows) -> str:
    """How good the weights are on these rows: Brier scores, and said beside seen."""
    import numpy as np  # type: ignore[import-not-found,unused-ignore]

    table = np.array([features for features, _ in rows])
    won = np.array([result for _, result in rows])
    total = weights[0] + table @ np.array(weights[1:])
    said = 1.0 / (1.0 + np.exp(-np.clip(total, -30, 30)))
    score, plain = ((said - won) ** 2).mean(), won.mean() * (1 - won.mean())
    lines = [
        f"{len(rows)} tables at rest, won {won.mean():.3f}",
        f"  Brier score {score:.4f}, of the mean {plain:.4f}",
    ]
    for tenth in range(10):
        those = (said >= tenth / 10) & (said < (tenth + 1) / 10)
        if those.sum() >= 100:
            lines.append(
                f"  said {said[those].mean():.2f}, was {won[those].mean():.2f} ({those.sum()})"
            )
    return "\n".join(lines)


def write(name: str, names: Sequence[str], found: dict[str, list[float]]) -> None:
    """Write a game's weights, each by the name of its feature."""
    tables = {
        kind: dict(zip([ALWAYS, *names], map(_rounded, weights), strict=True))
        for kind, weights in found.items()
    }
    file_of(name).write_text(json.dumps(tables, indent=2) + "\n", encoding="utf-8")


def _rounded(weight: float) -> float:
    return float(f"{weight:.4g}")


def file_of(name: str) -> Path:
    """The file that holds a game's weights."""
    return ROOT / "src" / "bossrush" / "companions" / name / "weights.json"


def main() -> None:
    """Fit, write and check, table by table."""
    parser = argparse.ArgumentParser(prog="python -m buildtools.fit", description=__doc__)
    parser.add_argument("games", nargs="+", choices=sorted(TABLES), metavar="GAME")
    parser.add_argument("--table", action="append", help="fit this one only: 2, or medium")
    parser.add_argument("--count", type=int, default=4000, help="games to fit to, of each table")
    parser.add_argument("--check", type=int, default=1000, help="games to check on")
    asked = parser.parse_args()
    for name in asked.games:
        judgement = policy(name)(0).judgement()
        assert isinstance(judgement, Learned)
        names = judgement.names()
        rising = {names.index(name) for name in judgement.rising()}
        found = {kind: list(weights) for kind, weights in judgement.weights.items()}
        for kind, seats, options in TABLES[name]:
            if asked.table and kind not in asked.table:
                continue
            found[kind] = fitted(gathered(name, seats, options, 0, asked.count), rising)
            others = gathered(name, seats, options, asked.count, asked.check)
            print(f"{name}, {kind}: {checked(found[kind], others)}", flush=True)
            write(name, names, found)


if __name__ == "__main__":
    main()
