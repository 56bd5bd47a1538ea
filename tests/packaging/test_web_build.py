"""Finding npm: the machine's own, or Node from a Python package, or none."""

from __future__ import annotations

from pathlib import Path

import pytest

from buildtools import web

pytestmark = pytest.mark.source


def put_node(folder: Path, version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {"node": f"#!/bin/sh\necho v{version}\n", "npm": "#!/bin/sh\n"}.items():
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


def test_nothing_to_build_without_a_client(tmp_path: Path) -> None:
    assert not web.exists(tmp_path)


def test_the_machines_own_npm_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_node(tmp_path, "20.19.0", monkeypatch)
    assert web.npm() == [str(tmp_path / "npm")]


def test_a_node_too_old_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_node(tmp_path, "18.20.4", monkeypatch)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert web.npm() is None


def test_without_npm_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(web.CannotBuild, match=r"needs Node 20\.19 or later"):
        web.build(tmp_path)


def test_a_failing_build_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "web").mkdir()
    put_node(tmp_path, "22.0.0", monkeypatch)
    (tmp_path / "npm").write_text("#!/bin/sh\nexit 3\n")
    with pytest.raises(web.CannotBuild, match="`npm ci --no-audit --no-fund` failed"):
        web.build(tmp_path)


def test_a_build_that_leaves_nothing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "web").mkdir()
    put_node(tmp_path, "22.0.0", monkeypatch)
    with pytest.raises(web.CannotBuild, match=r"left no index\.html"):
        web.build(tmp_path)
