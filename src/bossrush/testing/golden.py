"""Golden playthroughs: seeded plays whose every step is known, so that no rule changes unseen.

A golden file keeps, for each case and seed, how many moves a play took, how it ended, and a
digest of the whole chain of fingerprints. The same digests tell whether the compiled form plays
exactly as the source does:

    python -m bossrush.testing.golden tests.toys.hunt:HuntGame 2 5

prints those of five plays with two seats.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from bossrush._build import is_compiled
from bossrush.engine.game import Game
from bossrush.testing.walk import Case, Fault, Walk

WRITE: Final = "BOSSRUSH_GOLDEN"
"""Set to `write`, golden files are written instead of compared."""

COMPILED: Final = "BOSSRUSH_COMPILED_PATH"
"""Names the folder that holds the compiled form of the package."""


def digest(case: Case, seed: int) -> str:
    """A play in one line: moves, outcome, and the digest of every fingerprint on the way."""
    chain = hashlib.blake2b(digest_size=12)
    walk = Walk(case, seed)
    for _moment in walk.moments():
        chain.update(walk.play.fingerprint().encode())
        for decision in walk.play.open:
            chain.update(f"{decision.seat} {decision.key} {decision.values()}".encode())
    outcome = walk.play.outcome
    assert outcome is not None
    return f"{len(walk.trail)} {outcome.reason.key} {chain.hexdigest()}"


def digests(case: Case, seeds: Iterable[int]) -> dict[str, str]:
    """The digest of each seed."""
    return {str(seed): digest(case, seed) for seed in seeds}


def compare_with_golden(case: Case, seeds: Iterable[int], file: Path) -> None:
    """Fault where a play no longer goes as the golden file says.

    BOSSRUSH_GOLDEN=write writes the file instead: do so after a change of the rules that is
    meant, with the game's `version` counted up, and look at what has changed.
    """
    now = {"version": case.game.version, **digests(case, seeds)}
    if os.environ.get(WRITE) == "write":
        _write(file, str(case), now)
        return
    golden = _read(file).get(str(case))
    if golden is None:
        raise Fault(f"{file.name} has no plays of {case}: run the tests with {WRITE}=write once")
    changed = [name for name in now if golden.get(name) != now[name]]
    if changed:
        told = "\n".join(f"  seed {name}: {golden.get(name)} -> {now[name]}" for name in changed)
        raise Fault(
            f"{case.game.key}, {case}: plays go otherwise than {file.name} says:\n{told}\n"
            f"If that is meant, count up the game's version and run with {WRITE}=write."
        )


def _read(file: Path) -> dict[str, Any]:
    return dict(msgspec.json.decode(file.read_bytes())) if file.exists() else {}


def _write(file: Path, name: str, plays: dict[str, Any]) -> None:
    """Put one case into the file, alone: tests may run side by side."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = file.with_suffix(".lock")
    for _ in range(400):
        try:
            lock.mkdir()
            break
        except FileExistsError:
            time.sleep(0.05)
    try:
        known = _read(file)
        known[name] = plays
        text = msgspec.json.format(msgspec.json.encode(known, order="sorted"))
        file.write_bytes(text + b"\n")
    finally:
        lock.rmdir()


def name_of(game: Game[Any]) -> str:
    """How another process finds a game: `module:Class`."""
    return f"{type(game).__module__}:{type(game).__qualname__}"


def compare_with_compiled(case: Case, seeds: Iterable[int], folder: str) -> None:
    """Fault where the compiled form in `folder` plays otherwise, choice by choice."""
    count = len(list(seeds))
    here = digests(case, range(count))
    # All options, not those given alone: this game's defaults may not be those of its class.
    options = msgspec.json.encode(case.game.options(case.options)).decode()
    joins = msgspec.json.encode(case.joins).decode()
    asked = [name_of(case.game), str(case.seats), str(count), options, joins]
    environment = dict(os.environ)
    environment["PYTHONPATH"] = os.pathsep.join([folder, str(Path.cwd())])
    done = subprocess.run(
        [sys.executable, "-m", "bossrush.testing.golden", *asked],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Fault(f"the compiled form cannot play {asked}:\n{done.stderr[-2000:]}")
    there = msgspec.json.decode(done.stdout)
    if not there.pop("compiled"):
        raise Fault(f"{folder} does not hold a compiled form")
    if there != here:
        differ = [seed for seed in here if here[seed] != there.get(seed)]
        raise Fault(f"compiled and not, {case.game.key} ({case}) plays otherwise: seeds {differ}")


def main(arguments: list[str]) -> None:
    """Print the digests of seeded plays as JSON."""
    name, seats, count, *more = arguments
    module, _, kind = name.partition(":")
    game = getattr(importlib.import_module(module), kind)()
    options, joins = (msgspec.json.decode(text) for text in (*more, "{}", "{}")[:2])
    case = Case(game, int(seats), options, joins=joins)
    found: dict[str, Any] = dict(digests(case, range(int(count))))
    found["compiled"] = is_compiled()
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
