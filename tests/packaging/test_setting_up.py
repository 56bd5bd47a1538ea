"""A newcomer's first minute: make says what there is, and what to install when it cannot go on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bossrush._build import __version__
from tests.packaging.project import ROOT

pytestmark = pytest.mark.source


def make_venv(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [ROOT / "scripts" / "make-venv"],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def put_python(folder: Path, answers: dict[str, int]) -> Path:
    """Put a pretended Python that answers by status to what it is asked."""
    file = folder / "python3"
    cases = "\n".join(f'    *"{asked}"*) exit {status} ;;' for asked, status in answers.items())
    printed = '    *print*) echo "python3.11-venv" ;;'
    file.write_text(f'#!/bin/sh\ncase "$2" in\n{cases}\n{printed}\nesac\n')
    file.chmod(0o755)
    return file


def test_make_alone_says_what_there_is() -> None:
    said = subprocess.run(
        ["make", "-s", "-C", ROOT], capture_output=True, text=True, check=True
    ).stdout
    for target in ("play", "test", "setup", "lint", "format", "bench", "soak", "compiled", "clean"):
        assert f"make {target} " in said


def test_no_python_at_all(tmp_path: Path) -> None:
    shell = Path(str(shutil.which("sh"))).parent
    (tmp_path / "sh").symlink_to(shell / "sh")
    done = make_venv(tmp_path, PATH=str(tmp_path))
    assert done.returncode != 0
    assert "Bossrush needs Python 3.11 or later, and found none" in done.stderr


def test_a_python_too_old(tmp_path: Path) -> None:
    old = put_python(tmp_path, {"version_info < (3, 11)": 1})
    done = make_venv(tmp_path, PYTHON=str(old))
    assert done.returncode != 0
    assert f"PYTHON={old} is not a Python 3.11 or later" in done.stderr


def test_a_python_that_makes_no_environments(tmp_path: Path) -> None:
    bare = put_python(tmp_path, {"version_info < (3, 11)": 0, "import ensurepip": 1})
    done = make_venv(tmp_path, PYTHON=str(bare))
    assert done.returncode != 0
    assert "apt-get install python3.11-venv" in done.stderr


def test_the_command_says_its_version_and_form() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "bossrush", "--version"], capture_output=True, text=True, check=True
    ).stdout
    assert said in {
        f"bossrush {__version__} (compiled)\n",
        f"bossrush {__version__} (pure Python)\n",
    }


def test_continuous_integration_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text("utf-8")
