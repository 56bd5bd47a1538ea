"""Processes that share the work of a study: they end with the one that began them."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Callable, Iterator
from multiprocessing import parent_process
from typing import Any


@contextlib.contextmanager
def nobody_interrupts() -> Iterator[None]:
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


def begin_work(prepare: Callable[..., None], *about: Any) -> None:
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
