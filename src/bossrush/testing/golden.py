"""Golden playthroughs: seeded plays whose every step is known, so that no rule changes unseen.

A golden file keeps, for each case and seed, how many moves a play took, how it ended, and a
digest of every fingerprint and of every option offered on the way, by its text id: how an answer
is packed into a number may change.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from bossrush.testing.walk import Case, Fault, Walk

WRITE: Final = "BOSSRUSH_GOLDEN"
"""Set to `write`, golden files are written instead of compared."""


def digest(case: Case, seed: int) -> str:
    """A play in one line: moves, outcome, and the digest of all that was offered on the way."""
    chain = hashlib.blake2b(digest_size=12)
    walk = Walk(case, seed)
    for _moment in walk.moments():
        chain.update(walk.play.fingerprint().encode())
        for decision in walk.play.open:
            ids = [decision.option_id(value) for value in decision.values()]
            chain.update(f"{decision.seat} {decision.key} {' '.join(ids)}".encode())
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
