"""The page on adding an effect, followed to the letter on a copy of the source."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bossrush

pytestmark = pytest.mark.source

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-an-effect.md").read_text("utf-8")
MOST_FILES = 3
MANIFEST = """\
id: mine
game: sector
version: "1"
title: {en: Mine, fr: À moi}
languages: [en, fr]
requires: [fixtures]
"""
CHECK = """
from pathlib import Path
from bossrush.games.sector import SectorGame
from tests.games.sector.table import HERE, play_card
game = SectorGame([HERE / "core", Path(MINE)])
TEST
test_the_weak_are_rallied()
print("followed")
"""


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def follow(block: str, game: Path) -> Path:
    """Put the new lines of a block where the page says; the file they went into."""
    head, *lines = block.splitlines()
    file = game / head.removeprefix("# ")
    known = [line[1:] for line in lines if not line.startswith("+")]
    added = "".join(f"{line[1:]}\n" for line in lines if line.startswith("+"))
    assert len(known) == 1, "one line says where"
    text = file.read_text("utf-8")
    anchor = f"{known[0]}\n"
    assert text.count(anchor) == 1, f"{known[0]!r} stands once in {file.name}"
    both = added + anchor if lines[0].startswith("+") else anchor + added
    file.write_text(text.replace(anchor, both), "utf-8")
    return file


def test_an_effect_takes_three_files_and_works(tmp_path: Path) -> None:
    source = Path(bossrush.__file__).parent
    copy = tmp_path / "bossrush"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("client", "__pycache__", "*.so"))
    changed = {follow(block, copy / "games" / "sector") for block in blocks("diff")}
    assert len(changed) <= MOST_FILES
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "pack.yaml").write_text(MANIFEST, "utf-8")
    (mine / "mine.yaml").write_text(blocks("yaml")[0], "utf-8")
    script = CHECK.replace("MINE", repr(str(mine))).replace("TEST", blocks("python")[0])
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "followed\n", done.stderr
