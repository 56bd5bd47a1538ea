"""A private PostgreSQL server for the tests: found, set up in a temporary folder, started."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path

from tests.machine import postgres
from tests.table.serving import free_port


class NoPostgres(Exception):
    """This machine cannot run PostgreSQL; says why, and what to do."""


def binaries() -> Path:
    """The folder of initdb and postgres."""
    found = postgres()
    if found is None:
        raise NoPostgres("there is no PostgreSQL here; on Debian: apt-get install postgresql")
    return (found / "postgres").resolve().parent  # what is on the path may only point there


class Cluster:
    """A server with its data in a folder of its own, reached by loopback only."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.bin = binaries()
        self._process: subprocess.Popen[bytes] | None = None
        self._user = pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            self._user = _somebody_else()
        self._databases = 0

    def start(self) -> None:
        """Set it up, and run it."""
        data = str(self.folder / "data")
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, self._user)
        self._run("initdb", "-D", data, "-A", "trust", "-U", "bossrush", "-E", "UTF8", "-N")
        self.run()

    def run(self) -> None:
        """Run it, also after it was stopped."""
        data = str(self.folder / "data")
        settings = [
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self.folder}",
            "max_connections=100",
            "shared_buffers=64MB",
        ]
        options = [part for setting in settings for part in ("-c", setting)]
        command = [str(self.bin / "postgres"), "-D", data, *options]
        self._process = self._begun(command)
        deadline = time.monotonic() + 240  # after a crash it mends itself first
        while self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), check=False):
            if time.monotonic() > deadline:
                raise NoPostgres("PostgreSQL is here, but does not start")
            time.sleep(0.1)
            if self._process.poll() is not None:  # those before it have not all ended yet
                self._process = self._begun(command)

    def _begun(self, command: list[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            user=self._user if os.geteuid() == 0 else None,
            group=pwd.getpwnam(self._user).pw_gid if os.geteuid() == 0 else None,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def _run(self, name: str, *args: str, check: bool = True) -> int:
        done = subprocess.run(
            [str(self.bin / name), *args],
            user=self._user if os.geteuid() == 0 else None,
            group=pwd.getpwnam(self._user).pw_gid if os.geteuid() == 0 else None,
            cwd=self.folder,
            capture_output=True,
            check=False,
            env={**os.environ, "LC_ALL": "C"},
        )
        if check and done.returncode:
            raise NoPostgres(f"{name} failed: {done.stderr.decode().strip()}")
        return done.returncode

    def database(self) -> str:
        """The URL of a fresh database."""
        self._databases += 1
        name = f"test{self._databases}"
        args = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "bossrush", name)
        self._run("createdb", *args)
        return f"postgresql://bossrush@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)  # at once: nothing in it is kept
            self._process.wait(timeout=300)


def _somebody_else() -> str:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise NoPostgres("PostgreSQL does not run as root, and there is no other user here")
