"""A real Ray cluster of two nodes on this machine, one of them killed in the middle.

pip install 'bossrush[ray,lab]'
pytest -m soak tests/lab/test_two_nodes.py
"""

from __future__ import annotations

import hashlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bossrush.companions.random import play_out
from bossrush.engine.chance import seeded
from bossrush.games.sector import GAME

pytestmark = pytest.mark.soak

TABLES = ("games.parquet", "moments.parquet", "things.parquet")
GAMES = 300
ASK = ["simulate", "sector", "--seats", "1,2", "--companion", "steady", "--games", str(GAMES)]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Node:
    """One `ray start`, with a process group of its own."""

    def __init__(self, *arguments: str) -> None:
        quiet = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
        ray = Path(sys.executable).with_name("ray")
        self.process = subprocess.Popen(
            [str(ray), "start", "--block", "--num-cpus=1", "--disable-usage-stats", *arguments],
            env={**os.environ, **quiet},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def kill(self) -> None:
        """As if its plug were pulled."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(timeout=60)


class Cluster:
    def __init__(self, temporary: Path) -> None:
        port = free_port()
        self.address = f"127.0.0.1:{port}"
        self.head = Node(
            *("--head", f"--port={port}", "--include-dashboard=false"),
            *(f"--temp-dir={temporary}", "--object-store-memory=100000000"),
        )
        self._wait_for_head(port)
        self.second = self.add()

    def add(self) -> Node:
        return Node(f"--address={self.address}", "--object-store-memory=100000000")

    def _wait_for_head(self, port: int) -> None:
        end = time.monotonic() + 180
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
            except OSError:
                time.sleep(0.5)
            else:
                time.sleep(5)
                return
        pytest.fail("the head did not come up")

    def end(self) -> None:
        self.second.kill()
        self.head.kill()


@pytest.fixture
def two_nodes() -> Iterator[Cluster]:
    pytest.importorskip("ray")
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as short:
        cluster = Cluster(Path(short))  # the names of its sockets have to stay short
        try:
            yield cluster
        finally:
            cluster.end()


def begun(out: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "bossrush", *ASK, "--out", str(out), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> None:
    said = process.communicate(timeout=1800)
    assert process.returncode == 0, said


def told(*arguments: object) -> str:
    """What a command prints."""
    said = subprocess.run(
        [sys.executable, "-m", "bossrush", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )
    assert said.returncode == 0, said
    return said.stdout


def digests(folder: Path) -> list[str]:
    return [hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in TABLES]


def done_so_far(out: Path) -> int:
    journal = out / "journal.part"
    return journal.stat().st_size if journal.exists() else 0


def test_a_killed_node_changes_nothing(two_nodes: Cluster, tmp_path: Path) -> None:
    finish(begun(tmp_path / "alone", "--workers", "1"))
    spread = begun(tmp_path / "spread", "--ray", two_nodes.address)
    end = time.monotonic() + 600
    while done_so_far(tmp_path / "spread") < 400 * GAMES:  # about a sixth of them are played
        assert time.monotonic() < end
        assert spread.poll() is None, spread.communicate()
        time.sleep(0.1)
    two_nodes.second.kill()
    finish(spread)
    assert digests(tmp_path / "spread") == digests(tmp_path / "alone")
    page = (tmp_path / "spread" / "report.html").read_bytes()
    assert page == (tmp_path / "alone" / "report.html").read_bytes()


def test_every_command_says_the_same_from_two_nodes(two_nodes: Cluster, tmp_path: Path) -> None:
    """What is dealt anew after each look, too: laps of a study, steps of a balance."""
    play = GAME.new(seats=1, seed=3)
    play_out(play, seeded(5), 10_000)
    save = tmp_path / "play.json"
    save.write_bytes(play.save())
    target = ("balance", "sector", "--target", "won=60..62", "--games", 40, "--seats", 1)
    for ask in (
        ("compare", "random", "steady", "--game", "sector", "--games", 100, "--json"),
        ("tournament", "sector", "random", "steady", "--games", 60, "--json"),
        (*target, "--steps", 2, "--json"),
        ("study", save, "--json", "--playouts", 3000),
    ):
        alone = told(*ask, "--workers", 1)
        assert told(*ask, "--ray", two_nodes.address) == alone, ask
        assert len(alone) > 100
