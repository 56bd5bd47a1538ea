"""The worked example: what of it runs without PyTorch, and that it says so where it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

pytestmark = pytest.mark.source

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, check=False, timeout=300
    )


def test_without_pytorch_it_says_so_in_a_sentence() -> None:
    code = (
        "import runpy, sys; sys.modules['torch'] = None; "
        f"runpy.run_path({os.fspath(EXAMPLES / 'learn_sector.py')!r}, run_name='__main__')"
    )
    ran = run("-c", code)
    assert ran.returncode == 1
    assert ran.stderr == ("This example needs PyTorch, which is not installed: pip install torch\n")


def test_a_curve_is_drawn(tmp_path: Path) -> None:
    curve, picture = tmp_path / "curve.csv", tmp_path / "curve.svg"
    curve.write_text("minutes,steps,games,won\n0.1,1000,400,0.0\n0.2,2000,800,0.125\n")
    ran = run(str(EXAMPLES / "draw_curve.py"), str(curve), str(picture), "--line", "steady=0.43")
    assert (ran.returncode, ran.stderr) == (0, "")
    drawn = ET.parse(picture).getroot()
    texts = {one.text for one in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert {"steady 43%", "40 %", "learning"} <= texts


def test_the_picture_on_the_page_is_one_of_those() -> None:
    page = (ROOT / "docs" / "learning.md").read_text("utf-8")
    assert "](pictures/learning.svg)" in page
    ET.parse(ROOT / "docs" / "pictures" / "learning.svg")
