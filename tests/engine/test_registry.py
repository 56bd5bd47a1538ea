"""The shelf: every installed game is on it, and one that is broken takes no other off."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = """
from bossrush.engine.registry import game, games
print(*[one.key for one in games()])
print(*[one.key for one in games()])
print(game("sector").key)
"""


def installed(folder: Path, *points: str) -> subprocess.CompletedProcess[str]:
    """What the shelf holds with a package beside ours that registers these games."""
    about = folder / "others-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    lines = "\n".join(["[bossrush.games]", *points, ""])
    (about / "entry_points.txt").write_text(lines)
    (folder / "fallen.py").write_text("1 / 0\n")
    (folder / "good.py").write_text("from tests.toys.hunt import GAME\n")
    places = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
    return subprocess.run(
        [sys.executable, "-c", CODE],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, places))},
        timeout=300,
    )


@pytest.mark.parametrize(
    ("point", "why"),
    [
        ("nope:GAME", "No module named 'nope'"),
        ("json:nothere", "module 'json' has no attribute 'nothere'"),
        ("os:path", "os:path is no game"),
        ("fallen:GAME", "ZeroDivisionError: division by zero"),
    ],
)
def test_a_broken_game_is_left_out_with_one_sentence(point: str, why: str, tmp_path: Path) -> None:
    ran = installed(tmp_path, f"bad = {point}", "hunt = good:GAME")
    assert ran.stderr == f"bossrush: the installed game 'bad' is left out: {why}\n"
    shelf = "arkalion hunt sector souls vengeance"
    assert ran.stdout.splitlines() == [shelf, shelf, "sector"]
