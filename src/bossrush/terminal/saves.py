"""Where plays are kept between two evenings."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from bossrush.engine.errors import SaveError
from bossrush.engine.save import read

SUFFIX = ".bossrush.json"


def folder() -> Path:
    """The folder of this user's plays; BOSSRUSH_HOME names another place for everything."""
    home = os.environ.get("BOSSRUSH_HOME")
    if home:
        return Path(home) / "saves"
    return user_data_path("bossrush", appauthor=False) / "saves"


def fresh(game: str) -> Path:
    """A file that no play is kept in yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}{SUFFIX}"
    count = 2
    while path.exists():
        path = folder() / f"{stem}-{count}{SUFFIX}"
        count += 1
    return path


def every(game: str | None = None) -> list[Path]:
    """The plays of this user, of one game or of all, the last one left first."""
    found = folder().glob(f"{game or '*'}-*{SUFFIX}")
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def newest(game: str) -> Path | None:
    """The play of this game that was left last and is not over; None where there is none."""
    for path in every(game):
        try:
            document = read(path.read_bytes())
        except (OSError, SaveError):
            continue
        if document.game == game and not document.ended:
            return path
    return None


def load(path: Path) -> bytes:
    """The bytes of a save; SaveError says why there are none."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise SaveError(f"{path} cannot be read: {reason(error)}") from None


def try_out(path: Path) -> None:
    """Refuse a place where nothing can be kept before anybody has played for an hour."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished(path).touch()
        unfinished(path).unlink()
    except OSError as error:
        raise SaveError(f"the play cannot be saved to {path}: {reason(error)}") from None


def try_folder() -> None:
    """The same for the folder of this user's plays, which need not be there yet."""
    wanted = folder()
    there = wanted
    while not there.exists() and there != there.parent:
        there = there.parent
    why = ""
    if not there.is_dir():
        why = f"{there} is a file"
    elif not os.access(there, os.W_OK | os.X_OK):
        why = f"nothing may be written to {there}"
    if why:
        raise SaveError(f"plays cannot be saved in {wanted}: {why}; name a file with --save")


def store(path: Path, data: bytes) -> None:
    """Keep a play; if the plug is pulled meanwhile, the one before is still there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished(path).write_bytes(data)
        unfinished(path).replace(path)
    except OSError as error:
        raise SaveError(f"the play cannot be saved to {path}: {reason(error)}") from None


def unfinished(path: Path) -> Path:
    """Where a play is written before it takes the place of the one before."""
    return path.with_name(f".{path.name}.new")


def reason(error: OSError) -> str:
    """Why a file cannot be had, in the system's own words."""
    return (error.strerror or str(error)).lower()
