"""Keep a compiled copy of Bossrush beside the source, for tests and measurements.

`python -m buildtools.compiled` brings `build/compiled/` up to date and prints where the copy lies:
with PYTHONPATH set to that folder, Bossrush runs compiled. Every state of the source has a folder
of its own, so what runs is never changed underfoot, and nothing is compiled twice. With
`--libraries` it only compiles, which takes long, and `--or-skip` lets it be where it cannot.
With `--if-there` nothing is compiled: it prints the copy's folder where the libraries are there.
"""

import fcntl
import hashlib
import os
import shutil
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from buildtools import compiling

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "compiled"
KEPT = 4
"""How many copies stay; the rest are removed, the longest unused first."""


def main() -> None:
    """Make the copy that fits the source, unless it is there, and print its folder."""
    if "--if-there" in sys.argv[1:]:
        print(already_there() or "")
        return
    make = compiled_libraries if "--libraries" in sys.argv[1:] else up_to_date
    if "--or-skip" in sys.argv[1:] and os.environ.get("CI") != "true":
        reason = compiling.obstacle()
        if reason is not None:
            if make is up_to_date:
                print(f"Skipped: the compiled form; {reason}.", file=sys.stderr)
            return
    HOME.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("BOSSRUSH_COMPILE_CACHE", str(HOME / "objects"))
    with (HOME / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            print(make())
        except compiling.CannotCompile as problem:
            sys.exit(f"The rules cannot be compiled: {problem}")


def already_there() -> Path | None:
    """Give the folder of the copy where the libraries for the source have been compiled before.

    The optimised ones, or else those of the tests, which are still twice as fast as the source.
    """
    try:
        for level in ("3", "0"):
            os.environ["BOSSRUSH_COMPILE_LEVEL"] = level
            if libraries_of_source().exists():
                return up_to_date()
    except (PackageNotFoundError, OSError):  # no mypy: nothing was compiled here
        pass
    return None


def up_to_date() -> Path:
    """Give the folder of the compiled copy, made now if it has to be."""
    while True:
        libraries = compiled_libraries()
        copy = copy_with(libraries)
        if copy.exists():
            break
        with tempfile.TemporaryDirectory(dir=HOME) as folder:
            fresh = Path(folder, "copy")
            for file in copied():
                path = file.relative_to(ROOT)
                _place(file, fresh / (path.relative_to("src") if path.parts[0] == "src" else path))
            shutil.copytree(libraries, fresh, dirs_exist_ok=True)
            if copy == copy_with(libraries_of_source()):
                fresh.rename(copy)
                break
    copy.touch()
    _forget("copy-*")
    return copy


def copy_with(libraries: Path) -> Path:
    """Give the folder of a copy of the source as it is, with these libraries."""
    return HOME / f"copy-{digest(copied(), libraries.name)}"


def compiled_libraries() -> Path:
    """Give the folder with the libraries for the source as it is, compiled now if need be.

    Whoever saves a file meanwhile has them compiled again: a folder's name promises its content.
    """
    while not (libraries := libraries_of_source()).exists():
        print("Compiling the rules; this takes some minutes the first time.", file=sys.stderr)
        with tempfile.TemporaryDirectory(dir=HOME) as folder:
            compiling.compile_rules(ROOT, Path(folder), beside=True)
            if libraries == libraries_of_source():
                Path(folder, "libraries").rename(libraries)
    libraries.touch()
    _forget("libraries-*")
    return libraries


def libraries_of_source() -> Path:
    """Give the folder that holds, or will hold, the libraries for the source as it is."""
    plan = compiling.settings(ROOT)
    folders = [*(f"src/bossrush/{name}" for name in plan.packages), "buildtools"]
    sources = [file for name in folders for file in (ROOT / name).rglob("*.py")]
    sources += compiling.modules_beside(ROOT)
    level = os.environ.get("BOSSRUSH_COMPILE_LEVEL", "3")
    name = digest(sources, repr(plan), version("mypy"), sys.version, level)
    return HOME / f"libraries-{name}"


def copied() -> list[Path]:
    """Find the files that the copy has besides its libraries."""
    folders = {ROOT / "src" / "bossrush", *(file.parent for file in compiling.modules_beside(ROOT))}
    found = (file for folder in folders for file in folder.rglob("*"))
    left_out = {".pyc", ".so", ".pyd"}
    return [file for file in found if file.is_file() and file.suffix not in left_out]


def digest(files: list[Path], *more: str) -> str:
    """Sum up files, by their names and contents, and whatever else makes a difference."""
    total = hashlib.sha256(repr(more).encode())
    for file in sorted(files):
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT)} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()[:16]


def _place(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target)


def _forget(pattern: str) -> None:
    by_use = sorted(HOME.glob(pattern), key=lambda folder: folder.stat().st_mtime)
    for folder in by_use[:-KEPT]:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
