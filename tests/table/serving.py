"""Servers to test against: one in this very loop, or a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import atexit
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

import bossrush.engine.game
import bossrush.table.company
from bossrush.engine.registry import games
from bossrush.table.house import House
from bossrush.table.logs import set_up_logs
from bossrush.table.serve import Running, bound, load_more_games, run, server_of
from bossrush.table.settings import Limits, Settings
from bossrush.table.texts import game_view

ROOT = Path(__file__).parents[2]
TOYS = "tests.toys.hunt:HuntGame,tests.trial.grab:GrabGame,tests.table.toys.whispers:Whispers"
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
    arrivals=1000,
    arrivals_burst=1000,
)


class Local:
    """A server on this machine: where it is found."""

    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"


class Serving(Local):
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
            gc.freeze()  # it thaws everything when it ends: see tests/conftest.py

    def http(self, token: str = "") -> httpx.AsyncClient:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=300)


class Nursery:
    """A process that has read every game, and forks servers: starting one takes no time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.table.serving"],
            env=_environment(),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fork(self, database: str, port: int, luck: int | None) -> int:
        """Start a server: its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([database, port, luck]) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate(timeout=300)


_nursery: Nursery | None = None


def _forked(database: str, port: int, luck: int | None) -> int:
    global _nursery
    if _nursery is None:
        _nursery = Nursery()
        atexit.register(_nursery.close)
    return _nursery.fork(database, port, luck)


def _environment(**more: str) -> dict[str, str]:
    path = f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    return {**os.environ, "BOSSRUSH_GAMES": TOYS, "PYTHONPATH": path, **more}


def started(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    """The command that serves, as a person starts it: it has read nothing yet."""
    return subprocess.Popen(
        [sys.executable, "-m", "bossrush", "serve", *arguments],
        env=_environment(PYTHONUNBUFFERED="1", **environment),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


class Process(Local):
    """A server process of its own, that can be killed.

    With `luck`, its games and companions come out alike at every run of the test: what a test meets
    then depends on what it does, and not on the day.
    """

    def __init__(self, database: str, port: int = 0, luck: int | None = None) -> None:
        self.database = database
        self.port = port or free_port()
        self.luck = luck
        self.pid = 0

    def start(self) -> Process:
        self.pid = _forked(self.database, self.port, self.luck)
        self.wait_until_ready()
        return self

    def wait_until_ready(self, seconds: float = 300) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def end(self) -> None:
        """In good order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)
        deadline = time.monotonic() + 300
        while _lives(self.pid):
            assert time.monotonic() < deadline, "the server does not end"
            time.sleep(0.005)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def free_port() -> int:
    """A port below those that outgoing connections use, free at this moment.

    None at or below 10080, which browsers refuse to open.
    """
    for _ in range(100):
        port = 10_100 + int.from_bytes(os.urandom(2), "big") % 19_900
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no free port")


class _Luck:
    """In the place of `secrets` where seeds are drawn. Tokens and ids stay unguessable."""

    def __init__(self, luck: int) -> None:
        self.randbits = random.Random(luck).getrandbits


def _settle(luck: int) -> None:
    for module in (bossrush.engine.game, bossrush.table.company):
        vars(module)["secrets"] = _Luck(luck)


def main() -> None:
    """Fork a server of the toys for every line that names a database, a port and its luck."""
    set_up_logs("quiet")
    load_more_games()
    for game in games():
        game_view(game.key)  # which keeps what it reads
    gc.freeze()  # so that no server looks through it for garbage
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin:
        database, port, luck = json.loads(line)
        pid = os.fork()
        if pid == 0:
            sys.stdin.close()
            os.close(1)
            if luck is not None:
                _settle(luck)
            settings = Settings(database=database, port=port, limits=GENEROUS)
            run(settings, bound("127.0.0.1", port, exact=True))
            os._exit(0)
        print(pid, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
