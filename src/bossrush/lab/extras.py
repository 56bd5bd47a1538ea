"""What only the lab needs, and only some of it: libraries that are installed when asked for."""

from __future__ import annotations

from importlib.util import find_spec

from bossrush.engine.errors import BossrushError


class LabError(BossrushError):
    """Something is missing, or in the way of what the lab is to do."""


def need(library: str, what: str, extra: str) -> None:
    """Say in one sentence how to get a library that is not there."""
    if find_spec(library) is None:
        name = library.capitalize()
        raise LabError(
            f"{what} needs {name}, which is not installed: pip install 'bossrush[{extra}]'"
        )
