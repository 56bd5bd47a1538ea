"""Processes that walk through plays and write into memory that all of them share."""

from __future__ import annotations

import contextlib
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from bossrush.engine.episodes import Episodes
from bossrush.engine.errors import BossrushError
from bossrush.envs.arrays import Arrays, bytes_for
from bossrush.envs.setup import EnvError, Setup
from bossrush.study.processes import begin_work, nobody_interrupts

_STEP = b""
_DONE = b""


class Walk:
    """Some of the plays, walked through in this process."""

    def __init__(self, setup: Setup, arrays: Arrays, begin: int, end: int) -> None:
        self.setup = setup
        self.actions = arrays.actions[begin:end]
        sight = setup.sight()
        plays = [setup.episode(sight) for _ in range(begin, end)]
        self.episodes = Episodes(plays, arrays.rows(begin, end), setup.learners()[0])

    def begin(self, seeds: list[int]) -> None:
        for play, seed in zip(self.episodes.plays, seeds, strict=True):
            self.setup.plant(play, seed)
        self.episodes.begin(seeds)

    def step(self) -> None:
        self.episodes.step(self.actions.tolist())


class Worker:
    """A process that walks through some of the plays."""

    def __init__(self, setup: Setup, many: int, size: int, memory: Any, span: range) -> None:
        # A fresh process: one that was forked would share locks with threads it does not have.
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=_work,
            args=(theirs, setup, many, size, memory, span.start, span.stop),
            daemon=True,
        )
        with nobody_interrupts():
            self._process.start()
        theirs.close()
        self.span = span

    def begin(self, seeds: list[int]) -> None:
        self._tell(" ".join(map(str, seeds)).encode())

    def step(self) -> None:
        self._tell(_STEP)

    def _tell(self, what: bytes) -> None:
        with contextlib.suppress(OSError):  # it has ended: `wait` says so
            self._pipe.send_bytes(what)

    def wait(self) -> None:
        """Until it has done what it was told; EnvError where it cannot."""
        try:
            said = self._pipe.recv_bytes()
        except (EOFError, OSError):
            raise EnvError("a process that walks through plays has ended too early") from None
        if said != _DONE:
            raise EnvError(said.decode())

    def close(self) -> None:
        self._pipe.close()
        self._process.join(5)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join()


def shared(many: int, size: int) -> Any:
    """Memory for so many plays that processes begun from here can share."""
    return get_context("spawn").RawArray("B", bytes_for(many, size))


def _work(
    pipe: Connection, setup: Setup, many: int, size: int, memory: Any, begin: int, end: int
) -> None:
    """In a process of its own: seeds to begin with, or nothing for a step; nothing when done."""
    with contextlib.suppress(EOFError, OSError):  # nobody listens any more
        begin_work(setup.rules)
        walk = Walk(setup, Arrays(many, size, memory), begin, end)
        while True:
            told = pipe.recv_bytes()
            try:
                if told == _STEP:
                    walk.step()
                else:
                    walk.begin([int(seed) for seed in told.split()])
                said = _DONE
            except BossrushError as error:
                said = str(error).encode()
            pipe.send_bytes(said)
