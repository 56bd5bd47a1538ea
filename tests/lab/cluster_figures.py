"""Measures what a cluster costs and brings, for docs/cluster.md.

    python -m tests.lab.cluster_figures --ray ADDRESS

Empty blocks say what dealing one costs. Blocks that only wait say how the dealing itself scales,
whatever else the machine has to do.
"""

from __future__ import annotations

import argparse
import sys
import time

from bossrush.lab.door import Hands, deal

EMPTY = 500
WAITS = 40
SECONDS = 0.5


def nothing(number: int) -> int:
    return number


def wait(number: int) -> int:
    time.sleep(SECONDS)
    return number


def begin() -> None:
    """There is nothing to be prepared."""


def timed(hands: Hands, work: object, count: int) -> float:
    """How long so many blocks take, the first answer of every process left out."""
    assert callable(work)
    blocks = [(number,) for number in range(count)]
    coming = deal(hands, work, blocks, begin)
    assert next(coming) == 0
    start = time.perf_counter()
    assert list(coming) == list(range(1, count))
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a cluster.")
    parser.add_argument("--ray", default="", help="its address; without it, processes here")
    parser.add_argument("--workers", type=int, default=2, help="processes, without a cluster")
    asked = parser.parse_args()
    hands = Hands(asked.workers, asked.ray)
    empty = timed(hands, nothing, EMPTY) / (EMPTY - 1)
    sys.stdout.write(f"an empty block: {1000 * empty:.2f} ms\n")
    spent = timed(hands, wait, WAITS)
    sys.stdout.write(
        f"{WAITS - 1} blocks of {SECONDS} s: {spent:.1f} s, "
        f"as {(WAITS - 1) * SECONDS / spent:.2f} workers that lose nothing\n"
    )


if __name__ == "__main__":
    main()
