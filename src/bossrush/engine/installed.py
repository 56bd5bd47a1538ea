"""What other packages bring along by entry points: one that is broken takes no other away."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from typing import Any

from bossrush.engine.errors import BossrushError


class MissingLibraryError(BossrushError):
    """A library that only an extra brings along is not there."""


def need(library: str, what: str, extra: str) -> None:
    """Say in one sentence how to get a library that is not there."""
    if find_spec(library) is None:
        name = library.capitalize()
        raise MissingLibraryError(
            f"{what} needs {name}, which is not installed: pip install 'bossrush[{extra}]'"
        )


def found_at(point: EntryPoint, what: str) -> Any:
    """What an entry point leads to; None where it leads nowhere, which is said once."""
    try:
        return point.load()
    except (Exception, SystemExit) as error:  # anything may go wrong in somebody's module
        left_out(what, reason(error))
        return None


def left_out(what: str, why: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(f"bossrush: {what} left out: {why}\n")


def reason(error: BaseException) -> str:
    """What went wrong in somebody's module, in one line."""
    said = " ".join(str(error).split())
    if isinstance(error, (ImportError, AttributeError)) and said:
        return said
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
