"""What this copy of Bossrush is: its version, and whether its rules run compiled.

The same source is installed in two forms: as it is, or with `engine`, `games` and `companions`
compiled to C by mypyc. Compiled modules lie beside their source, so looking is enough to tell.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

__version__ = "0.1.0"


def is_compiled(package: Path | None = None) -> bool:
    """Say whether the engine of the package in this folder (by default: this one) is compiled."""
    engine = (package or Path(__file__).parent) / "engine"
    # Exact suffixes only: a library for another Python does not run, so it does not count.
    suffixes = {suffix.removeprefix(".") for suffix in EXTENSION_SUFFIXES}
    return any(file.name.partition(".")[2] in suffixes for file in engine.iterdir())


def form() -> str:
    """Name the form in words, as `bossrush --version` prints it."""
    return "compiled" if is_compiled() else "pure Python"
