"""Whether the compiled form plays exactly as the source does.

The same seeded plays are digested here and by another process that runs the compiled form, and
compared. That process is started once for all cases of a game: starting costs more than playing.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from bossrush._build import is_compiled
from bossrush.engine.game import Game
from bossrush.testing.golden import digests
from bossrush.testing.walk import Case, Fault

COMPILED: Final = "BOSSRUSH_COMPILED_PATH"
"""Names the folder that holds the compiled form of the package."""

PROGRAM: Final = "from bossrush.testing.compiled import main; main()"


class Asked(msgspec.Struct):
    """A case, as another process is told of it."""

    game: str
    seats: int
    options: dict[str, Any]
    """All of them, not those given alone: a game's defaults may not be those of its class."""
    joins: dict[str, Any]
    seeds: list[int]


class Told(msgspec.Struct):
    """What that process says: its form, and the digests of each case."""

    compiled: bool
    plays: list[dict[str, str]]


class CompiledForm:
    """The compiled form, asked when the first of these cases is compared."""

    def __init__(self, cases: Sequence[Case], seeds: Iterable[int]) -> None:
        self.cases = list(cases)
        self.seeds = list(seeds)
        self._plays: dict[str, dict[str, str]] = {}

    def compare(self, case: Case, folder: str) -> None:
        """Fault where the compiled form in `folder` plays otherwise, choice by choice."""
        if not self._plays:
            plays = _ask(folder, [_asked(one, self.seeds) for one in self.cases])
            self._plays = {str(one): play for one, play in zip(self.cases, plays, strict=True)}
        there = self._plays[str(case)]
        here = digests(case, self.seeds)
        if there != here:
            differ = [seed for seed in here if here[seed] != there.get(seed)]
            raise Fault(
                f"compiled and not, {case.game.key} ({case}) plays otherwise: seeds {differ}"
            )


def _asked(case: Case, seeds: list[int]) -> Asked:
    options = case.game.options(case.options)
    return Asked(name_of(case.game), case.seats, options, case.joins, seeds)


def name_of(game: Game[Any]) -> str:
    """How another process finds a game: `module:Class`."""
    return f"{type(game).__module__}:{type(game).__qualname__}"


def _ask(folder: str, asked: list[Asked]) -> list[dict[str, str]]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([folder, str(Path.cwd())])},
        input=msgspec.json.encode(asked),
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise Fault(f"the compiled form cannot play:\n{done.stderr.decode()[-2000:]}")
    told = msgspec.json.decode(done.stdout, type=Told)
    if not told.compiled:
        raise Fault(f"{folder} does not hold a compiled form")
    return told.plays


def main() -> None:
    """Read cases from the input, and print the digests of their plays."""
    plays = []
    for one in msgspec.json.decode(sys.stdin.buffer.read(), type=list[Asked]):
        module, _, kind = one.game.partition(":")
        game = getattr(importlib.import_module(module), kind)()
        case = Case(game, one.seats, one.options, joins=one.joins)
        plays.append(digests(case, one.seeds))
    sys.stdout.buffer.write(msgspec.json.encode(Told(is_compiled(), plays)))
