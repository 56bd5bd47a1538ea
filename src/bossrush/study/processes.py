"""Processes that share some work: they end with the one that began them, and when it is called off.

They stay from one deal to the next, so that what each begins with is done once.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, parent_process
from typing import Any

from bossrush.engine.errors import BossrushError


class WorkerError(BossrushError):
    """A process that shared the work has ended too early."""


class Processes:
    """So many processes of this machine, each begun with `prepare(*about)`."""

    def __init__(
        self, many: int, work: Callable[..., Any], prepare: Callable[..., None], *about: Any
    ) -> None:
        self._work = work
        self._others = active_children()
        self._pool = ProcessPoolExecutor(many, initializer=begin_work, initargs=(prepare, *about))

    def deal(self, blocks: Sequence[tuple[Any, ...]]) -> Generator[Any, None, None]:
        """What the work gives for each of these blocks, in their order."""
        try:
            with nobody_interrupts():
                futures = [self._pool.submit(self._work, *block) for block in blocks]
            for future in futures:
                yield future.result()
        except BrokenProcessPool:
            raise WorkerError(
                "a process that shared the work has ended too early: try fewer --workers"
            ) from None
        except BaseException:  # calling it off does not wait for what was still to come
            for worker in active_children():
                if worker not in self._others:
                    worker.terminate()
            raise

    def close(self) -> None:
        """End them; whatever was not begun yet is not done."""
        self._pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def nobody_interrupts() -> Iterator[None]:
    """Processes begun meanwhile never hear of Ctrl-C, not even before they know what to do.

    Nor of a terminal that is closed: both reach all of them at once.
    """
    mask = getattr(signal, "pthread_sigmask", None)
    if mask is None:
        yield
        return
    before = mask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGHUP})
    try:
        yield
    finally:
        mask(signal.SIG_SETMASK, before)


def begin_work(prepare: Callable[..., object], *about: Any) -> None:
    """In a process of its own: Ctrl-C and a closed terminal are for the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    hangup = getattr(signal, "SIGHUP", None)
    if hangup is not None:
        signal.signal(hangup, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    prepare(*about)


def _end_with_parent() -> None:
    """Nobody is left to hear what comes of the work."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
