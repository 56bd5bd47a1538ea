"""The server that is measured: a process of its own, with limits that no measurement meets."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from bossrush.table.logs import set_up_logs
from bossrush.table.serve import bound, run
from bossrush.table.settings import Limits, Settings
from bossrush.table.workers import supervise

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = "tests.trial.grab:GrabGame,tests.trial.muster:MusterGame"
OPEN: Final = Limits(
    connections=100_000,
    connections_each=100_000,
    requests=1e6,
    requests_burst=1_000_000,
    creations=1e6,
    creations_burst=1_000_000,
)


def raise_file_limit() -> int:
    """Let this process hold as many files as it may; how many that is."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


class Server:
    """A server process under measurement."""

    def __init__(self, database: str, workers: int = 1) -> None:
        sock = bound("127.0.0.1", 0, exact=True)
        self.port: int = sock.getsockname()[1]
        games = ",".join(filter(None, (os.environ.get("BOSSRUSH_GAMES", ""), GAMES)))
        path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", ""))))
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.load.server"),
                *(str(sock.fileno()), database, str(workers)),
            ],
            pass_fds=(sock.fileno(),),
            env={**os.environ, "BOSSRUSH_GAMES": games, "PYTHONPATH": path},
        )
        sock.close()

    def wait_until_ready(self) -> None:
        for _ in range(600):
            with socket.socket() as probe:
                probe.settimeout(1)
                try:
                    probe.connect(("127.0.0.1", self.port))
                    probe.sendall(b"GET /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
                    if probe.recv(100):
                        return
                except OSError:
                    pass
            if self._process.poll() is not None:
                raise RuntimeError("the server ended by itself")
            time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def pids(self) -> list[int]:
        """The process and its workers."""
        own = self._process.pid
        children = _read(f"{own}/task/{own}/children").split()
        return [own, *(int(pid) for pid in children)]

    def cpu(self) -> float:
        """Seconds of CPU used so far; 0 where the system does not tell."""
        ticks = 0
        for pid in self.pids():
            fields = _read(f"{pid}/stat").rpartition(")")[2].split()
            ticks += sum(int(field) for field in fields[11:13])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes it keeps in memory; 0 where the system does not tell."""
        pages = sum(int((_read(f"{pid}/statm").split() or "00")[1]) for pid in self.pids())
        return pages * resource.getpagesize()

    def end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def stolen() -> float:
    """Seconds of CPU that the host of this machine gave to others; 0 where nobody tells."""
    fields = _read("stat").partition("\n")[0].split()
    return int(fields[8]) / os.sysconf("SC_CLK_TCK") if len(fields) > 8 else 0.0


def _read(name: str) -> str:
    """What Linux tells about itself or a process."""
    try:
        return Path("/proc", name).read_text(encoding="ascii")
    except OSError:
        return ""


def main() -> None:
    """Serve on a socket that was handed down."""
    number, database, workers = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    raise_file_limit()
    set_up_logs("quiet")
    sock = socket.socket(fileno=number)
    sock.setblocking(False)
    settings = Settings(database=database, limits=OPEN)
    if workers > 1:
        supervise(settings, sock, workers, "quiet", lambda: None)
    else:
        run(settings, sock, alone=False)


if __name__ == "__main__":
    main()
