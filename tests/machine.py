"""What the machine gives to the tests: a browser, a database server.

What is missing is installed where that is possible (`python -m tests.machine`, as root on Debian
and its kin), and only once there are tests that need it. Where it is not, those tests are skipped
by name, or fail when CI=true: nothing goes unchecked there without being seen.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

TESTS = Path(__file__).parent

QUICK = "chromium-headless-shell"
"""Chromium without its windows: the pages are the same, and take half the processor time."""
TRIED = TESTS.parent / "build" / "quick-browser-tried"


def chromium() -> Path | None:
    """Find a Chromium or Chrome, the quickest where there are several."""
    names = (QUICK, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = next(filter(None, map(shutil.which, names)), None)
    return Path(found) if found else None


def postgres() -> Path | None:
    """Find the folder of PostgreSQL's own programs, the newest where there are several."""
    on_path = shutil.which("postgres")
    if on_path:
        return Path(on_path).parent
    installed = [file.parent for file in Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    return max(installed, key=lambda folder: int(folder.parent.name), default=None)


@dataclass(frozen=True, slots=True)
class Need:
    """Something that only some tests need: those marked with its name."""

    marker: str
    thing: str
    packages: tuple[str, ...]
    """Of Debian, the best first; any of them will do."""
    find: Callable[[], Path | None]

    def missing(self) -> str | None:
        """Say that it is missing and how to get it, or None when it is there."""
        if self.find() is not None:
            return None
        install = f"apt-get install {self.packages[-1]}"
        return f"{self.marker}: no {self.thing} here; on Debian: {install}"

    def could_be_quicker(self) -> bool:
        """Say whether a quicker one than what is there may be had; it is tried once."""
        return self.find is chromium and shutil.which(QUICK) is None and not TRIED.exists()

    def install(self) -> None:
        """Install the best package that can be had."""
        for package in self.packages:
            apt_get("install", "-y", "--no-install-recommends", package)
            if self.find() is not None:
                return

    def wanted(self) -> bool:
        """Say whether any test is marked as needing it."""
        mark = f"mark.{self.marker}"
        return any(mark in file.read_text("utf-8") for file in TESTS.rglob("*.py"))


NEEDS = (
    Need("browser", "Chromium", (QUICK, "chromium"), chromium),
    Need("postgres", "PostgreSQL server", ("postgresql",), postgres),
)


def strict() -> bool:
    """Say whether what is missing is a failure, and not a reason to skip."""
    return os.environ.get("CI") == "true"


def apt_get(*command: str) -> None:
    """Run it, whatever comes of it: what is still missing afterwards is said."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(
        ["apt-get", "-qq", *command],
        env=quiet,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )


def main() -> None:
    """Install what the tests need, as far as this user may; else say what is skipped."""
    needs = [need for need in NEEDS if need.wanted()]
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        wanted = [need for need in needs if need.missing() or need.could_be_quicker()]
        if wanted:
            print(f"Installing for the tests: {', '.join(need.thing for need in wanted)}.")
            sys.stdout.flush()
            apt_get("update")
            for need in wanted:
                need.install()
            TRIED.parent.mkdir(exist_ok=True)
            TRIED.touch()
    problems = [problem for need in needs if (problem := need.missing())]
    if problems and strict():
        sys.exit("CI=true, but not everything can be tested.\n" + "\n".join(problems))
    for problem in problems:
        print(f"Skipped: tests that need {problem}.")


if __name__ == "__main__":
    main()
