"""Which modules are compiled, and how an installed copy tells its form."""

from __future__ import annotations

import fnmatch
import sysconfig
from pathlib import Path

import pytest

from bossrush._build import is_compiled
from buildtools import compiling
from tests.packaging.project import ROOT, Project

pytestmark = pytest.mark.source


def test_modules_are_those_of_the_three_packages_less_the_edges(tmp_path: Path) -> None:
    project = Project(tmp_path)
    chosen = [file.relative_to(project.package).as_posix() for file in compiling.modules(tmp_path)]
    assert chosen == ["engine/die.py", "games/coin/rules.py"]


def test_every_exclusion_is_of_something() -> None:
    package = ROOT / "src" / "bossrush"
    names = [
        ".".join(file.relative_to(package).with_suffix("").parts) for file in package.rglob("*.py")
    ]
    for pattern in compiling.settings(ROOT).exclude:
        assert fnmatch.filter(names, pattern), f"{pattern} excludes nothing"


def test_what_is_compiled_beside_is_there() -> None:
    assert all(file.is_file() for file in compiling.modules_beside(ROOT))


def test_the_source_holds_no_library() -> None:
    assert not [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]


def test_no_compiler_is_an_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert "no-such-compiler" in str(compiling.obstacle())


@pytest.mark.parametrize(
    ("library", "compiled"),
    [
        (None, False),
        (f"die{sysconfig.get_config_var('EXT_SUFFIX')}", True),
        ("die.cpython-299-x86_64-linux-gnu.so", False),
    ],
)
def test_a_copy_tells_its_form(tmp_path: Path, library: str | None, compiled: bool) -> None:
    engine = tmp_path / "engine"
    engine.mkdir()
    (engine / "die.py").touch()
    if library:
        (engine / library).touch()
    assert is_compiled(tmp_path) is compiled
