"""Every test has saves of its own, the toys on the shelf, and English unless it says otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

import bossrush
from tests.toys.bare import BareGame
from tests.toys.gallery import GalleryGame
from tests.toys.hunt import HuntGame


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    bossrush.register(HuntGame())
    bossrush.register(GalleryGame())
    bossrush.register(BareGame())
    folder = tmp_path / "home"
    monkeypatch.setenv("BOSSRUSH_HOME", str(folder))
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return folder / "saves"
