"""Processes that share some work.

They end at once when it is called off, and with the process that began them, however that ends.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from typing import Any, TypeVar

from bossrush.engine.errors import BossrushError
from bossrush.study.processes import begin_work, nobody_interrupts

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
    pool = ProcessPoolExecutor(many, initializer=begin_work, initargs=(prepare, *about))
    try:
        with nobody_interrupts():
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
