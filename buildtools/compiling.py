"""Compile the rules with mypyc: which modules, whether it is possible, and doing it.

Everything happens in folders of its own. The source is only read, so no compiled library can be
left behind in it, shadow a later edit, or slip into the next wheel.
"""

import fnmatch
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from buildtools import twins

PROGRESS = "progress: "
"""How a line of the compiler's begins that says how far it is."""


class CannotCompile(Exception):
    """The rules cannot be compiled here; the message says why."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The table `[tool.bossrush.compile]` of pyproject.toml."""

    packages: tuple[str, ...]
    exclude: tuple[str, ...]
    beside: tuple[str, ...]
    requires: tuple[str, ...]


def settings(root: Path) -> Settings:
    """Read what the project's own pyproject.toml says about compiling."""
    table = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["bossrush"]
    return Settings(**{name: tuple(value) for name, value in table["compile"].items()})


def modules(root: Path) -> Iterator[Path]:
    """Find the modules that a wheel has compiled, in a fixed order.

    A package's `__init__` is only its door, and stays as it is.
    """
    plan = settings(root)
    package = root / "src" / "bossrush"
    for part in plan.packages:
        for file in sorted((package / part).rglob("*.py")):
            name = ".".join(file.relative_to(package).with_suffix("").parts)
            excluded = any(fnmatch.fnmatchcase(name, pattern) for pattern in plan.exclude)
            if file.name != "__init__.py" and not excluded:
                yield file


def modules_beside(root: Path) -> list[Path]:
    """Find the modules that are compiled for tests and measurements, and are in no wheel."""
    return [root / name for name in settings(root).beside]


def obstacle() -> str | None:
    """Say what this machine lacks for compiling, or None if it looks able to."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}"
    if sys.platform == "win32":
        return None  # the compiler is not on the path there: only trying tells
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler}) found; on Debian and Ubuntu: apt-get install gcc"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python.h found; on Debian and Ubuntu: apt-get install python3-dev"
    return None


def compile_rules(root: Path, folder: Path, *, beside: bool = False) -> dict[str, Path]:
    """Compile the rules inside `folder`: give each library's file by its place in the wheel.

    BOSSRUSH_COMPILE_CACHE names a folder that keeps object files from one build to the next, and
    BOSSRUSH_COMPILE_LEVEL how hard the C compiler optimises: 3 unless it says 0, 1 or 2. What is
    being done is said on standard error, a line at a time.
    """
    reason = obstacle()
    if reason is None and find_spec("mypyc") is None:
        reason = "mypy is not installed where the wheel is built"
    if reason is not None:
        raise CannotCompile(reason)

    wanted = [file.relative_to(root / "src") for file in modules(root)]
    _copy(root / "src" / "bossrush", folder / "bossrush")
    if beside:
        for file in modules_beside(root):
            wanted.append(file.relative_to(root))
            if not (folder / wanted[-1]).exists():
                _copy(file.parent, (folder / wanted[-1]).parent)

    names = [path.as_posix() for path in wanted]
    try:
        twins.write_copies(folder, names)
    except twins.UnknownField as problem:
        raise CannotCompile(str(problem)) from None
    script = Path(__file__).with_name("mypyc_build.py")
    cache = os.environ.get("BOSSRUSH_COMPILE_CACHE")
    objects = Path(cache).resolve() if cache else folder / "objects"
    _run([sys.executable, str(script), str(objects), *names], folder)
    libraries = folder / "libraries"
    built = (file for file in sorted(libraries.rglob("*")) if file.is_file())
    return {file.relative_to(libraries).as_posix(): file for file in built}


def _run(command: list[str], folder: Path) -> None:
    """Run the compiler, pass its reports of progress on, and keep its last words for a failure."""
    words: deque[str] = deque(maxlen=30)
    with subprocess.Popen(
        command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            if line.startswith(PROGRESS):
                print(line.removeprefix(PROGRESS), end="", file=sys.stderr, flush=True)
            else:
                words.append(line)
    if running.returncode:
        raise CannotCompile(f"mypyc or the C compiler failed.\n{''.join(words).rstrip()}")


def _copy(source: Path, target: Path) -> None:
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
