"""What pytest knows of Bossrush wherever it is installed: the marks of `bossrush.testing`.

Found by its entry point, in every run of pytest beside Bossrush; so it imports nothing else of it.
"""

from __future__ import annotations

from typing import Final

import pytest

MARKS: Final = (
    "rule(*ids): the rules of a game's ledger that this test shows",
    "soak: long, in full number; left out unless -m says otherwise",
    "source: about the source or the package, not repeated on the compiled form",
)


def pytest_configure(config: pytest.Config) -> None:
    """Make the marks known, so that they may be used under --strict-markers."""
    for mark in MARKS:
        config.addinivalue_line("markers", mark)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what runs long, unless somebody has said which marks to run."""
    if config.getoption("markexpr"):
        return
    long = [item for item in items if item.get_closest_marker("soak") is not None]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item.get_closest_marker("soak") is None]
