"""The way into the command: quick to answer Ctrl-C, and safe on any console."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

from bossrush import cli
from tests.terminal.test_plain import ROOT

READY = """
import bossrush.cli as cli
run = cli.run
cli.run = lambda arguments: print("ready", flush=True) or run(arguments)
cli.main()
"""
"""The command, which says when it listens."""


def test_nothing_heavy_is_imported_before_the_command_listens() -> None:
    code = "import sys, bossrush.cli; print(*sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    heavy = ("bossrush.engine", "bossrush.cli_program", "typer", "rich", "msgspec", "fluent")
    assert [name for name in ran.stdout.split() if name.startswith(heavy)] == []


def test_every_name_of_the_package_is_there_when_asked_for() -> None:
    code = "import bossrush; print([getattr(bossrush, name) for name in bossrush.__all__])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert (ran.returncode, ran.stderr) == (0, "")
    import bossrush

    assert set(bossrush.__all__) <= set(dir(bossrush))
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(bossrush, "nothing")  # noqa: B009


def test_an_interrupt_anywhere_ends_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "run", interrupted)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 130


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_whoever_interrupts_it_while_it_loads_sees_no_traceback() -> None:
    statuses = set()
    for delay in (0.0, 0.1, 0.3, 0.6):
        running = subprocess.Popen(
            [sys.executable, "-c", READY, "games"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )  # what runs in a background shell is begun deaf to Ctrl-C
        assert running.stdout is not None
        assert running.stdout.readline() == "ready\n"
        time.sleep(delay)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=300)
        assert err == ""
        statuses.add(running.returncode)
    assert 130 in statuses
    assert statuses <= {0, 130}


@pytest.mark.parametrize(
    "arguments",
    [
        ["games", "--lang", "fr"],
        ["rules", "sector", "--lang", "fr"],
        ["rules", "sector", "--coverage"],
        ["bench", "sector", "--seats", "1", "--seconds", "0.01"],
        ["simulate", "sector", "--games", "1", "--companion", "random"],
        ["pack", "schema", "sector"],
        ["--help"],
    ],
)
def test_every_command_can_be_read_on_a_console_of_few_letters(arguments: list[str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "bossrush", *arguments],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        timeout=300,
    )
    assert b"Traceback" not in ran.stderr
    assert ran.returncode == 0
    assert ran.stdout
