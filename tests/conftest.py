"""For all tests: what the machine lacks, and which form of Bossrush is tested.

The tests run twice, on the source as it is and on its compiled form. BOSSRUSH_COMPILED_PATH is the
folder of the compiled copy in either run, and BOSSRUSH_FORM=compiled says that it is being tested.
The toys stay Python in both: so may the games of others, on a compiled engine.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from bossrush._build import __version__, form, is_compiled
from bossrush.engine import registry
from tests.machine import NEEDS, strict


def pytest_configure() -> None:
    if os.environ.get("BOSSRUSH_FORM") == "compiled" and not is_compiled():
        raise pytest.UsageError("BOSSRUSH_FORM=compiled, but Bossrush runs from its source.")


def pytest_report_header() -> str:
    return f"bossrush {__version__} ({form()})"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what waits for servers and browsers, so that no long test is left for the end."""
    slow = {Path(__file__).parent / "browser", Path(__file__).parent / "table"}
    items.sort(key=lambda item: slow.isdisjoint(item.path.parents))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests lie in memory: they are not looked through again and again for garbage."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_runtest_setup(item: pytest.Item) -> None:
    for need in NEEDS:
        if item.get_closest_marker(need.marker):
            _require(need.missing())


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games that a test makes known, or puts in the place of others, are gone after it.

    So are packs that a test brings along, here and for the processes that later tests begin.
    """
    if registry.PACKS not in os.environ:
        monkeypatch.setenv(registry.PACKS, "")
        monkeypatch.delenv(registry.PACKS)
    registry.games()
    known = registry._known
    before = {key: (game, game.settings) for key, game in known.items()}
    yield
    known.clear()
    for key, (game, settings) in before.items():
        known[key] = game
        game.settings = settings


@pytest.fixture(scope="session")
def compiled_path() -> Path:
    """The folder of the compiled copy: as PYTHONPATH, it makes Bossrush run compiled."""
    path = os.environ.get("BOSSRUSH_COMPILED_PATH")
    if not path:
        _require("compiled: BOSSRUSH_COMPILED_PATH is not set; `make test` sets it")
    return Path(str(path))


def _require(problem: str | None) -> None:
    """Skip, or fail where everything has to be tested, for what is missing."""
    if problem is None:
        return
    if strict():
        pytest.fail(problem, pytrace=False)
    pytest.skip(problem)
