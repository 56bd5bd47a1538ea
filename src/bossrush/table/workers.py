"""Several server processes on one port: started, watched, and started again when one dies."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

import msgspec

from bossrush.engine.errors import BossrushError
from bossrush.table.logs import set_up_logs
from bossrush.table.serve import run
from bossrush.table.settings import Settings
from bossrush.table.store import StoreError, opened

SETTINGS: Final = "BOSSRUSH_WORKER_SETTINGS"
READY: Final = b"ready\n"
END_WITHIN: Final = 20.0
"""Seconds that a worker has to end in good order once nobody looks after it."""
QUICK_DEATH: Final = 5.0
"""A worker that dies sooner than this after its start is started again only after a while."""


class Worker:
    """A server process."""

    def __init__(self, settings: Settings, sock: socket.socket, log: str) -> None:
        reading, writing = os.pipe()
        leash, self._held = os.pipe()
        environment = {**os.environ, SETTINGS: msgspec.json.encode(settings).decode()}
        command = [sys.executable, "-m", "bossrush.table.workers"]
        self.process = subprocess.Popen(
            [*command, str(sock.fileno()), str(writing), str(leash), log],
            pass_fds=(sock.fileno(), writing, leash),
            env=environment,
        )
        os.close(writing)
        os.close(leash)
        self._reading = reading
        self.started = time.monotonic()

    def wait_until_ready(self) -> bool:
        """Wait until it serves; False where it ended before."""
        with os.fdopen(self._reading, "rb") as pipe:
            return pipe.readline() == READY

    def forget(self) -> None:
        """Do not wait for it: the others serve meanwhile."""
        os.close(self._reading)

    def has_ended(self) -> bool:
        """Whether it has; then nothing of it is left."""
        if self.process.poll() is None:
            return False
        if self._held >= 0:
            os.close(self._held)
            self._held = -1
        return True

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)


async def reachable(settings: Settings) -> None:
    """Make sure that the store can be used; StoreError says what is wrong, once and not N times."""
    store = opened(settings.store)
    await store.open()
    await store.close()


def supervise(
    settings: Settings,
    sock: socket.socket,
    count: int,
    log: str,
    ready: Callable[[], None],
) -> None:
    """Keep so many workers running until told to end."""
    asyncio.run(reachable(settings))
    ending = False

    def end(number: int, frame: FrameType | None) -> None:
        nonlocal ending
        ending = True

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    workers = [Worker(settings, sock, log) for _ in range(count)]
    started = [worker.wait_until_ready() for worker in workers]
    failed = not all(started)
    if failed:
        ending = True
    else:
        ready()
    while not ending:
        time.sleep(0.2)
        for place, worker in enumerate(workers):
            if worker.has_ended() and not ending:
                lived = time.monotonic() - worker.started
                if lived < QUICK_DEATH:
                    time.sleep(1)
                workers[place] = Worker(settings, sock, log)
                workers[place].forget()
    for worker in workers:
        worker.end()
    for worker in workers:
        worker.process.wait()
    if failed:
        raise StoreError("a worker did not start; what it said about that is above")


def _on_leash(leash: int) -> None:
    """End when the process that has started this one is gone, however it went.

    Left alone, workers would hold the port, and nobody would start them again.
    """
    os.read(leash, 1)  # nothing is ever written there: it ends with the other end
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(END_WITHIN)
    os._exit(1)


def main() -> None:
    """Run as one of several workers."""
    listening, writing, leash = (int(number) for number in sys.argv[1:4])
    log = sys.argv[4]
    threading.Thread(target=_on_leash, args=(leash,), daemon=True).start()
    settings = msgspec.json.decode(os.environ.pop(SETTINGS), type=Settings)
    set_up_logs(log)
    sock = socket.socket(fileno=listening)
    sock.setblocking(False)

    def ready() -> None:
        os.write(writing, READY)
        os.close(writing)

    try:
        run(settings, sock, ready, alone=False)
    except BossrushError as error:
        sys.exit(f"bossrush: {error}")


if __name__ == "__main__":
    main()
