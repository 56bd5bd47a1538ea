"""Processes that share the work of a simulation end when it does, however that comes about."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import bossrush
from bossrush.lab.door import Hands, deal, opened
from bossrush.lab.simulate import Stopped, simulate
from bossrush.study.processes import WorkerError
from tests.toys.hunt import HuntGame

ROOT = Path(__file__).parents[2]
LONG = ["simulate", "souls", "--games", "5000", "--workers", "2"]
"""An hour's work: a game of these takes a second, and all of them are handed out at once."""

needs_proc = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="this system does not say who began whom"
)


@pytest.fixture
def running() -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "bossrush", *LONG],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # what runs in a background shell is begun deaf to Ctrl-C
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=300)


def at_work(process: subprocess.Popen[str]) -> list[int]:
    """The processes that it has begun, once there are two and they have something to do."""
    begun = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    end = time.monotonic() + 300
    while len(begun.read_text().split()) < 2:
        assert time.monotonic() < end
        time.sleep(0.05)
    time.sleep(2)
    return [int(pid) for pid in begun.read_text().split()]


def gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has buried yet is at rest all the same."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return True


def wait_until_gone(pids: list[int]) -> None:
    end = time.monotonic() + 300
    while not all(map(gone, pids)):
        assert time.monotonic() < end, "they are still at work"
        time.sleep(0.05)


@needs_proc
@pytest.mark.parametrize("interrupt", [os.kill, os.killpg], ids=["itself", "with-its-workers"])
def test_one_interrupt_ends_it_at_once_and_says_how_far_it_came(
    running: subprocess.Popen[str], interrupt: Callable[[int, int], None]
) -> None:
    """Sent to it alone, or to all of them, as Ctrl-C is: then no worker complains."""
    workers = at_work(running)
    interrupt(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=300)
    assert running.returncode == 130
    assert out == ""
    assert err.startswith("bossrush: stopped after ")
    assert " of 5000 games" in err
    assert err.count("\n") == 1
    wait_until_gone(workers)


@needs_proc
def test_workers_do_not_outlive_whoever_began_them(running: subprocess.Popen[str]) -> None:
    workers = at_work(running)
    running.kill()
    running.wait(timeout=300)
    wait_until_gone(workers)


def test_what_was_played_before_the_interrupt_is_counted() -> None:
    game = HuntGame()
    bossrush.register(game)
    done: list[int] = []

    def interrupt(count: int) -> None:
        done.append(count)
        if len(done) == 3:
            raise KeyboardInterrupt

    for workers in (1, 2):
        done.clear()
        with pytest.raises(Stopped) as stopped:
            simulate(game, 2, "random", 500, workers=workers, progress=interrupt)
        assert stopped.value.so_far.games == sum(done) == 15


def test_a_worker_that_falls_is_told_in_one_sentence() -> None:
    with pytest.raises(WorkerError, match="has ended too early"):
        list(deal(Hands(2), fall, [(1,), (2,)], print))


def fall(number: int) -> None:
    os._exit(number)


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_was_prepared_once_does_one_deal_after_another(workers: int) -> None:
    begun.clear()
    dealer = opened(Hands(workers), 4, counted, begun.append, 100)
    try:
        first = list(dealer.deal([(1,), (2,), (3,), (4,)]))
        again = list(dealer.deal([(1,), (2,)]))
    finally:
        dealer.close()
    assert first == [101, 102, 103, 104]
    assert again == [101, 102]


begun: list[int] = []
"""In each process: what it was prepared with."""


def counted(number: int) -> int:
    (base,) = begun
    return base + number
