"""`make mutants ARGS="sector server --count 60 --seed 7"`, or `python -m tests.mutants`.

Writes faults into functions chosen at random, one at a time, in a copy of the tree, and runs the
tests that call the function. A fault that no test notices is a rule that could be wrong unseen.
Faults that change nothing anybody can see are listed in equivalent.toml, with the reason, and are
counted apart. The result is a table, and build/mutants/AREA-SEED.json.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from tests.mutants.mutate import Mutant, mutants

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "build" / "mutants"
OF_GAMES: Final = ("tests/engine/test_old_saves.py", "tests/engine/test_observing.py")
"""Tests of the engine that play all games."""
AREAS: Final = {
    "engine": ("engine", ["tests/engine"]),
    "sector": ("games/sector", ["tests/games/sector", *OF_GAMES]),
    "souls": ("games/souls", ["tests/games/souls", *OF_GAMES]),
    "vengeance": ("games/vengeance", ["tests/games/vengeance", *OF_GAMES]),
    "arkalion": ("games/arkalion", ["tests/games/arkalion", *OF_GAMES]),
    "server": ("table", ["tests/table"]),
}
"""Each area: its source below bossrush, and where its tests are."""
WAITING: Final = (
    *("fencing", "durability", "draining", "hosting", "load", "packs", "rude", "schemathesis"),
    *("studies", "thinkers", "thinking", "workers"),
)
"""Tests of the server that start processes of their own, or wait: they are not run for every
fault. So what they alone would notice counts as not noticed."""
COPIED: Final = ("src", "tests", "docs", "buildtools", "scripts", "requirements", "licenses", "web")


def main() -> None:
    """Try the faults of every area that is named, and say how many were noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"of {', '.join(AREAS)}")
    parser.add_argument("--count", type=int, default=60, help="faults an area")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument(
        "--only", default="", help="only files or functions with this in their name"
    )
    parser.add_argument(
        "--budget", type=float, default=30, help="seconds of tests that a fault must survive"
    )
    asked = parser.parse_args()
    for area in asked.areas:
        if area not in AREAS:
            parser.error(f"there is no area {area!r}")
    rows = []
    for area in asked.areas or AREAS:
        rows.append((area, tried(area, asked)))
    print_table(rows)


def tried(area: str, asked: argparse.Namespace) -> list[dict[str, Any]]:
    """What becomes of a sample of an area's faults."""
    tree = KEPT / f"tree-{area}"
    copy_tree(tree)
    below, folders = AREAS[area]
    found: list[Mutant] = []
    for path in sorted((tree / "src" / "bossrush" / below).rglob("*.py")):
        found.extend(mutants(tree, path))
    found = [one for one in found if asked.only in f"{one.path}:{one.function}"]
    sample = random.Random(f"{area} {asked.seed}").sample(found, min(asked.count, len(found)))
    sample.sort(key=lambda one: (one.path, one.line))
    print(f"{area}: {len(sample)} of {len(found):,} faults")
    out = KEPT / f"{area}-{asked.seed}.json"
    lines = out.with_suffix(".lines")
    lines.unlink(missing_ok=True)
    plan = KEPT / f"{area}.plan"
    plan.write_text(
        json.dumps(
            {
                "mutants": [asdict(one) for one in sample],
                "touched": str(KEPT / f"{area}.touched"),
                "budget": asked.budget,
                "out": str(lines),
            }
        ),
        "utf-8",
    )
    ended = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider"),
            *("--rootdir", str(tree), "-p", "tests.mutants.plugin", *folders),
            *(f"--ignore=tests/table/test_{name}.py" for name in WAITING),
        ],
        cwd=tree,
        env={
            **os.environ,
            "BOSSRUSH_MUTANTS": str(plan),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": str(tree / "src"),
        },
        check=False,
    )
    if ended.returncode not in (0, 5):
        sys.exit(f"the tests of {area} could not be run")
    results = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    mark_equivalent(results, equivalents())
    out.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", "utf-8")
    lines.unlink()
    return results


def copy_tree(tree: Path) -> None:
    """A copy of the work tree, which is never written to itself."""
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    left_out = shutil.ignore_patterns("node_modules", "__pycache__", "*.so")
    for name in COPIED:
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, tree / name, ignore=left_out)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy2(file, tree)


def equivalents() -> dict[tuple[str, str, str, str], str]:
    """The faults that change nothing that anybody can see, and why."""
    listed = tomllib.loads(Path(__file__).with_name("equivalent.toml").read_text("utf-8"))
    return {
        (one["path"], one["function"], one["before"], one["after"]): one["why"]
        for one in listed["equivalent"]
    }


def mark_equivalent(
    results: list[dict[str, Any]], known: dict[tuple[str, str, str, str], str]
) -> None:
    """Say which of the faults that survived are among those known."""
    for row in results:
        why = known.get((row["path"], row["function"], row["before"], row["after"]))
        if why is not None and row["result"] == "survived":
            row.update(result="equivalent", why=why)


def print_table(rows: list[tuple[str, list[dict[str, Any]]]]) -> None:
    """How many faults of each area were noticed, as docs/testing.md shows it."""
    print("\n| area | faults | killed | timed out | survived | equivalent | noticed |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for area, results in rows:
        count = Counter(row["result"] for row in results)
        noticed = count["killed"] + count["timed out"]
        real = len(results) - count["equivalent"]
        share = f"{100 * noticed / real:.0f} %" if real else ""
        told = [len(results), count["killed"], count["timed out"], count["survived"]]
        figures = " | ".join(str(one) for one in [*told, count["equivalent"]])
        print(f"| {area} | {figures} | {share} |")


if __name__ == "__main__":
    main()
