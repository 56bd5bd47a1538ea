"""What a wheel holds, with a C compiler and without one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from buildtools import compiling
from tests.packaging.project import Project

pytestmark = pytest.mark.source

NO_COMPILER = "/nonexistent/cc"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_pure_when_told_not_to_compile(project: Project) -> None:
    done = project.build(BOSSRUSH_COMPILE="0")
    assert done.returncode == 0, done.stderr
    assert project.wheel().name.endswith("-py3-none-any.whl")
    contents = project.contents()
    assert {
        "bossrush/py.typed",
        "bossrush/engine/die.py",
        "bossrush/games/coin/rules.py",
    } <= contents
    assert "bossrush/games/coin/content/coin.yaml" in contents
    assert not any(name.endswith((".so", ".pyd", ".pyc")) for name in contents)
    assert not any(name.startswith(("buildtools", "tests")) for name in contents)


def test_the_licences_of_what_others_made_come_along(project: Project) -> None:
    done = project.build(BOSSRUSH_COMPILE="0")
    assert done.returncode == 0, done.stderr
    notice = (project.folder / "NOTICE").read_text("utf-8")
    named = re.findall(r"^\S+ {4}(\S+)$", notice, re.MULTILINE)
    assert len(named) >= 14
    wanted = {"LICENSE", "NOTICE", *(f"licenses/{name}.txt" for name in named)}
    held = {name.partition(".dist-info/licenses/")[2] for name in project.contents()} - {""}
    assert held == wanted


def test_the_page_of_an_index_leads_to_the_repository(project: Project) -> None:
    done = project.build(BOSSRUSH_COMPILE="0")
    assert done.returncode == 0, done.stderr
    with ZipFile(project.wheel()) as wheel:
        [name] = [name for name in wheel.namelist() if name.endswith("/METADATA")]
        head, _, page = wheel.read(name).decode().partition("\n\n")
    home = re.findall(r"^Project-URL: Source, (\S+)$", head, re.MULTILINE)
    assert len(home) == 1
    links = re.findall(r"\]\(([^)]+)\)", page)
    assert len(links) >= 10
    assert [link for link in links if not link.startswith(f"{home[0]}/")] == []
    assert f"git clone {home[0]}" in page


def test_pure_without_a_compiler_and_says_so(project: Project) -> None:
    done = project.build(CC=NO_COMPILER, BOSSRUSH_COMPILE="auto")
    assert done.returncode == 0, done.stderr
    assert project.wheel().name.endswith("-py3-none-any.whl")
    said = done.stdout + done.stderr
    assert "built as pure Python: no C compiler" in said
    assert NO_COMPILER in said


def test_no_wheel_without_a_compiler_when_told_to_compile(project: Project) -> None:
    done = project.build(CC=NO_COMPILER, BOSSRUSH_COMPILE="1")
    assert done.returncode != 0
    said = done.stdout + done.stderr
    assert "BOSSRUSH_COMPILE=1, but the rules cannot be compiled: no C compiler" in said
    assert "Traceback" not in said
    assert not (project.folder / "dist").exists() or not list(project.folder.glob("dist/*.whl"))


def test_a_wrong_setting_is_refused(project: Project) -> None:
    done = project.build(BOSSRUSH_COMPILE="yes")
    assert done.returncode != 0
    assert "BOSSRUSH_COMPILE is 'yes': set it to 0, 1 or auto" in done.stdout + done.stderr


def test_a_library_left_in_the_source_stays_out(project: Project) -> None:
    project.write("engine/die.cpython-311-x86_64-linux-gnu.so", "left behind")
    done = project.build(BOSSRUSH_COMPILE="0")
    assert done.returncode == 0, done.stderr
    assert not any(name.endswith(".so") for name in project.contents())


def test_an_editable_install_stays_as_it_is(project: Project) -> None:
    (project.folder / "dist").mkdir()
    build = "import hatchling.build; hatchling.build.build_editable('dist')"
    done = project.run("-c", build, CC=NO_COMPILER, BOSSRUSH_COMPILE="1")
    assert done.returncode == 0, done.stderr
    assert not any(name.endswith((".so", ".py")) for name in project.contents())


@pytest.mark.parametrize(
    ("environment", "needs_mypy"),
    [
        ({"BOSSRUSH_COMPILE": "0"}, False),
        ({"BOSSRUSH_COMPILE": "auto", "CC": NO_COMPILER}, False),
        ({"BOSSRUSH_COMPILE": "auto", "CC": sys.executable}, True),
    ],
)
def test_mypy_is_asked_for_only_when_compiling(
    project: Project, environment: dict[str, str], needs_mypy: bool
) -> None:
    if needs_mypy and compiling.obstacle() is not None:
        pytest.skip(f"compiling: {compiling.obstacle()}")
    ask = "import hatchling.build; print(hatchling.build.get_requires_for_build_wheel())"
    done = project.run("-c", ask, **environment)
    assert done.returncode == 0, done.stderr
    assert ("mypy" in done.stdout) is needs_mypy


@pytest.mark.soak
def test_compiled_where_there_is_a_compiler(project: Project, tmp_path: Path) -> None:
    if compiling.obstacle() is not None:
        pytest.skip(f"compiling: {compiling.obstacle()}")
    done = project.build(BOSSRUSH_COMPILE="1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert not project.wheel().name.endswith("-none-any.whl")
    assert project.libraries() == []
    names = {name.partition(".")[0] for name in project.contents() if name.endswith(".so")}
    assert {"bossrush/engine/die", "bossrush/games/coin/rules"} <= names
    assert "bossrush/engine/text" not in names, "the edges stay as they are"

    place = tmp_path / "installed"
    with ZipFile(project.wheel()) as archive:
        archive.extractall(place)
    ask = (
        "from bossrush._build import form; from bossrush.games.coin import rules;"
        "print(form(), rules.Coin().worth(), rules.__file__)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", ask],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert answer.startswith("compiled 6 ")
    assert answer.strip().endswith(".so")

    # The next wheel, without compiling, has nothing left of this one.
    project.wheel().unlink()
    assert project.build(BOSSRUSH_COMPILE="0").returncode == 0
    assert project.wheel().name.endswith("-py3-none-any.whl")


@pytest.mark.soak
def test_what_cannot_be_compiled_falls_back(project: Project) -> None:
    if compiling.obstacle() is not None:
        pytest.skip(f"compiling: {compiling.obstacle()}")
    project.write("engine/wrong.py", 'NUMBER: int = "not a number"\n')
    done = project.build(BOSSRUSH_COMPILE="auto")
    assert done.returncode == 0, done.stderr
    assert project.wheel().name.endswith("-py3-none-any.whl")
    assert "wrong.py:1" in done.stdout + done.stderr
