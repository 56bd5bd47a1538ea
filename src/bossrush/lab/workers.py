"""Processes that share some work.

They end at once when it is called off, and with the process that began them, however that ends.
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
from typing import Any, TypeVar

from bossrush.engine.errors import BossrushError

Result = TypeVar("Result")


class WorkerError(BossrushError):
    """A process that shared the work has ended too early."""


def share(
    many: int,
    work: Callable[..., Result],
    calls: Sequence[tuple[Any, ...]],
    prepare: Callable[..., None],
    *about: Any,
) -> Generator[Result, None, None]:
    """What `work` gives for each of these calls, in their order, from so many processes.

    Each process begins with `prepare(*about)`.
    """
    others = active_children()
    pool = ProcessPoolExecutor(many, initializer=_begin_work, initargs=(prepare, *about))
    try:
        with _nobody_interrupts():
            futures = [pool.submit(work, *call) for call in calls]
        for future in futures:
            yield future.result()
    except BrokenProcessPool:
        raise WorkerError(
            "a process that shared the work has ended too early: try fewer --workers"
        ) from None
    except BaseException:  # whoever calls it off does not wait for what was still to come
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def _nobody_interrupts() -> Iterator[None]:
    """Processes begun meanwhile never hear of Ctrl-C, not even before they know what to do."""
    mask = getattr(signal, "pthread_sigmask", None)
    if mask is None:
        yield
        return
    before = mask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        mask(signal.SIG_SETMASK, before)


def _begin_work(prepare: Callable[..., None], *about: Any) -> None:
    """In a process of its own: whoever presses Ctrl-C speaks to the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    prepare(*about)


def _end_with_parent() -> None:
    """Nobody is left to hear what comes of the work."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
