"""Dependencies are pinned, with hashes, and the lock files name no host."""

from __future__ import annotations

import json
import re
import tomllib

import pytest

from tests.packaging.project import ROOT

pytestmark = pytest.mark.source

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / name).read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ;\\]+)", text, re.MULTILINE))


def wanted(requirements: list[str]) -> set[str]:
    """The names of requirements, as lock files write them."""
    bare = (re.split(r"[\[<>=!~; ]", requirement)[0] for requirement in requirements)
    return {re.sub(r"[-_.]+", "-", name).lower() for name in bare}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_host_and_has_hashes(lock: object) -> None:
    text = (ROOT / "requirements" / str(lock)).read_text("utf-8")
    assert "://" not in text
    assert "index-url" not in text
    assert "find-links" not in text
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert re.match(r"[a-z0-9-]+==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_the_lock_of_the_browser_client_names_no_host_and_has_hashes() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert "://" not in text, "an address: where to give money, or where to fetch a package"
    packages = json.loads(text)["packages"]
    assert len(packages) > 100
    for name, package in packages.items():
        assert "resolved" not in package, name
        if name and not package.get("link"):
            assert package["version"], name
            assert package["integrity"].startswith("sha512-"), name


def test_what_the_project_wants_is_pinned() -> None:
    groups = PROJECT["dependency-groups"]
    assert wanted(PROJECT["project"]["dependencies"]) <= pins("runtime.txt").keys()
    assert wanted(groups["dev"]) <= pins("dev.txt").keys()
    assert wanted(groups["build"]) <= pins("build.txt").keys()
    assert wanted(groups["node"]) <= pins("node.txt").keys()


def test_a_player_installs_no_tool_of_ours() -> None:
    tools = wanted(PROJECT["dependency-groups"]["dev"])
    shared = {"websockets"}  # the server speaks them too
    assert not (tools - shared) & pins("runtime.txt").keys()


def test_locks_agree_with_each_other() -> None:
    together: dict[str, str] = {}
    for lock in LOCKS:
        for name, version in pins(lock.name).items():
            assert together.setdefault(name, version) == version, name


def test_what_compiles_is_what_checks_the_types() -> None:
    [mypy] = [
        requirement
        for requirement in PROJECT["tool"]["bossrush"]["compile"]["requires"]
        if requirement.startswith("mypy")
    ]
    assert mypy == f"mypy=={pins('dev.txt')['mypy']}"
