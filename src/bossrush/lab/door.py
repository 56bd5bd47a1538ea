"""The one door for work that spreads: blocks of it, dealt to processes here or to a cluster.

What comes back comes in the order of the blocks, so that nothing depends on who did what: one
process, many of them, or machines that fall in the middle give the same results.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from bossrush.study.processes import Processes

Result = TypeVar("Result")


class Hands(msgspec.Struct, frozen=True):
    """Who does the work: processes of this machine, or a Ray cluster."""

    workers: int | None = None
    """Processes; one a core where nobody says."""
    ray: str = ""
    """The address of a cluster; empty for this machine alone."""

    def many(self, blocks: int) -> int:
        """How many processes of this machine share so many blocks."""
        return max(1, min(self.workers or os.cpu_count() or 1, blocks))

    def reach(self) -> None:
        """Be sure of them before anything is begun; in one sentence where they are not there."""
        if self.ray:
            from bossrush.lab.cluster import reach

            reach(self.ray)


HERE = Hands()


class Dealer(Protocol):
    """Those who do the work, from one deal to the next."""

    def deal(self, blocks: Sequence[tuple[Any, ...]]) -> Generator[Any, None, None]:
        """What the work gives for each of these blocks, in their order."""
        ...

    def close(self) -> None:
        """Call off what is under way, and let everybody go."""
        ...


class _Alone:
    """This process does it itself."""

    def __init__(self, work: Callable[..., Any], prepare: Callable[..., None], *about: Any) -> None:
        self._work = work
        prepare(*about)

    def deal(self, blocks: Sequence[tuple[Any, ...]]) -> Generator[Any, None, None]:
        for block in blocks:
            yield self._work(*block)

    def close(self) -> None:
        """Nobody was called."""


def opened(
    hands: Hands, many: int, work: Callable[..., Any], prepare: Callable[..., None], *about: Any
) -> Dealer:
    """Those who do the work, ready for one deal after another of at most so many blocks.

    `work` and `prepare` are functions of a module, and all they are given is plain data. Every
    process begins with `prepare(*about)`. A block that a fallen machine had is done again, so
    `work` gives the same whenever it is called with the same.
    """
    if hands.ray:
        from bossrush.lab.cluster import Cluster

        return Cluster(hands.ray, work, prepare, *about)
    processes = hands.many(many)
    if processes > 1:
        return Processes(processes, work, prepare, *about)
    return _Alone(work, prepare, *about)


def deal(
    hands: Hands,
    work: Callable[..., Result],
    blocks: Sequence[tuple[Any, ...]],
    prepare: Callable[..., None],
    *about: Any,
) -> Generator[Result, None, None]:
    """What `work` gives for each of these blocks, in their order; `opened` says more."""
    dealer = opened(hands, len(blocks), work, prepare, *about)
    try:
        yield from dealer.deal(blocks)
    finally:
        dealer.close()
