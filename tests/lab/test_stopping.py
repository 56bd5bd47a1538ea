"""Any signal to end stops what runs for long as Ctrl-C does, and says so."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from bossrush.lab.stopping import heeded

ASK = ("balance", "sector", "--target", "won=99..100", "--seats", "1", "--games", "100000")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_that_is_ended_says_so(number: signal.Signals, workers: int) -> None:
    run = subprocess.Popen(
        [sys.executable, "-m", "bossrush", *ASK, "--workers", str(workers)],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Where the tests run under nohup, or behind a shell's &, signals are ignored.
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
    )
    assert run.stderr is not None
    said = run.stderr.readline()
    assert said == "playing 100,000 games with the pack as it is\n"
    os.killpg(run.pid, number)
    assert run.communicate(timeout=300)[1] == "bossrush: stopped; nothing was changed\n"
    assert run.returncode == 130


def test_what_is_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    ends = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        with heeded():
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
            assert signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGHUP, before)
        signal.signal(signal.SIGTERM, ends)
