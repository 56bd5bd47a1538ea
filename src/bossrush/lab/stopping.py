"""A signal to end is heard as Ctrl-C is: what is done is kept and told, and nobody ends in silence.

A terminal that is closed sends SIGHUP, and whatever looks after a long run sends SIGTERM. Unheard,
either would leave an empty log behind.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

NAMES = ("SIGTERM", "SIGHUP")


def _stop(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextmanager
def heeded() -> Iterator[None]:
    """Meanwhile these signals interrupt; those that somebody ignores (`nohup`) stay ignored."""
    before: dict[int, Any] = {}
    for name in NAMES:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            before[number] = signal.signal(number, _stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
