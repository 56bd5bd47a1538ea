"""For tests of the lab: its commands, run as anybody would."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

import bossrush
from bossrush.cli import main
from tests.toys.hunt import HuntGame


class Said(NamedTuple):
    """What a command has said, and how it ended."""

    status: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `bossrush` with these arguments."""
    bossrush.register(HuntGame())

    def asked(*arguments: object) -> Said:
        monkeypatch.setattr("sys.argv", ["bossrush", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        told = capsys.readouterr()
        return Said(int(ended.value.code or 0), told.out, told.err)

    return asked
