"""Servers to test against: one in this very loop, or a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from bossrush.table.house import House
from bossrush.table.serve import Running, bound, server_of
from bossrush.table.settings import Limits, Settings

ROOT = Path(__file__).parents[2]
TOYS = "tests.toys.hunt:HuntGame,tests.table.toys.grab:GrabGame,tests.table.toys.whispers:Whispers"
GENEROUS = Limits(
    connections_each=10_000,
    requests=10_000,
    requests_burst=10_000,
    creations=1000,
    creations_burst=1000,
    heavy=1000,
    heavy_burst=1000,
    speech=1000,
    speech_burst=1000,
)


class Serving:
    """A server in this loop."""

    def __init__(self, database: str, limits: Limits = GENEROUS, **more: Any) -> None:
        self.settings = Settings(database=database, limits=limits, **more)
        self.house: House | None = None
        self._server: Running | None = None
        self._task: asyncio.Task[None] | None = None
        self.port = 0

    async def start(self) -> Serving:
        sock = bound("127.0.0.1", self.port, exact=True)
        self.port = sock.getsockname()[1]
        self._server, self.house, internal = server_of(self.settings, self.port)
        self._task = asyncio.create_task(self._server.serve(sockets=[sock, internal]))
        while not self._server.started:
            await asyncio.sleep(0.01)
            if self._task.done():
                self._task.result()
        return self

    async def stop(self) -> None:
        if self._server is not None and self._task is not None:
            self._server.should_exit = True
            await self._task

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    def http(self, token: str = "") -> httpx.AsyncClient:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=20)


class Process:
    """A server process."""

    def __init__(self, database: str, port: int = 0, workers: int = 1, **env: str) -> None:
        self.database = database
        self.port = port or free_port()
        self.workers = workers
        self.env = env
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Process:
        environment = {
            **os.environ,
            "BOSSRUSH_GAMES": TOYS,
            "PYTHONPATH": f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}",
            **self.env,
        }
        command = [sys.executable, "-m", "tests.table.serving", self.database]
        self.process = subprocess.Popen(
            [*command, str(self.port), str(self.workers)],
            env=environment,
            cwd=ROOT,
            stderr=subprocess.PIPE if "BOSSRUSH_LOG" in self.env else None,
        )
        self.wait_until_ready()
        return self

    def wait_until_ready(self, seconds: float = 30) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.process is not None
            assert self.process.poll() is None, "the server ended by itself"
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.03)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self) -> bytes:
        """In good order; what it has logged."""
        assert self.process is not None
        logged = b""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            _, found = self.process.communicate(timeout=20)
            logged = found or b""
        return logged

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"


def free_port() -> int:
    """A port below those that outgoing connections use, free at this moment."""
    for _ in range(100):
        port = 10_000 + int.from_bytes(os.urandom(2), "big") % 20_000
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no free port")


def main() -> None:
    """Serve the toys, with limits that a test does not meet by accident."""
    from bossrush.table.logs import set_up_logs
    from bossrush.table.serve import run
    from bossrush.table.workers import supervise

    database, port, workers = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    log = os.environ.get("BOSSRUSH_LOG", "quiet")
    set_up_logs(log)
    settings = Settings(database=database, port=port, limits=GENEROUS)
    sock = bound("127.0.0.1", port, exact=True)
    if workers > 1:
        supervise(settings, sock, workers, log, lambda: None)
    else:
        run(settings, sock)


if __name__ == "__main__":
    main()
