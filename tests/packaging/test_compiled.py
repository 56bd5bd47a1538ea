"""The compiled copy beside the source is of one state of the source, whoever edits meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from buildtools import compiled, compiling
from tests.packaging.project import Project

pytestmark = pytest.mark.source


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    project = Project(tmp_path)
    home = tmp_path / "build" / "compiled"
    home.mkdir(parents=True)
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "HOME", home)
    monkeypatch.setattr(compiling, "modules_beside", lambda root: [])
    return project


def test_a_module_saved_meanwhile_is_compiled_again(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = project.package / "engine" / "die.py"
    edits = ["SIDES = 8\n", "SIDES = 10\n"]

    def compile_rules(root: Path, folder: Path, *, beside: bool) -> None:
        """What was read when it began, as a compiler's library would be."""
        library = folder / "libraries" / "bossrush" / "engine" / "die.so"
        library.parent.mkdir(parents=True)
        library.write_text(module.read_text())
        if edits:
            module.write_text(edits.pop(0))

    monkeypatch.setattr(compiling, "compile_rules", compile_rules)
    copy = compiled.up_to_date()
    engine = copy / "bossrush" / "engine"
    assert (engine / "die.so").read_text() == (engine / "die.py").read_text() == "SIDES = 10\n"
    assert not edits
    assert compiled.up_to_date() == copy


def test_what_is_not_compiled_is_not_waited_for(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compile_rules(root: Path, folder: Path, *, beside: bool) -> None:
        library = folder / "libraries" / "bossrush" / "engine" / "die.so"
        library.parent.mkdir(parents=True)
        library.touch()

    monkeypatch.setenv("BOSSRUSH_COMPILE_LEVEL", "0")
    monkeypatch.setattr(compiling, "compile_rules", compile_rules)
    assert compiled.already_there() is None
    monkeypatch.setenv("BOSSRUSH_COMPILE_LEVEL", "0")
    tested = compiled.up_to_date()
    assert compiled.already_there() == tested
    monkeypatch.setenv("BOSSRUSH_COMPILE_LEVEL", "3")
    optimised = compiled.up_to_date()
    assert compiled.already_there() == optimised != tested
    (project.package / "engine" / "die.py").write_text("SIDES = 12\n")
    assert compiled.already_there() is None
