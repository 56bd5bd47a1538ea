"""What there is, in an error: all of it or how many more, and what was probably meant."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Final

LISTED: Final = 24
"""How many names an error lists."""


def listed(names: Sequence[str], most: int = LISTED) -> str:
    """The names there are; how many more, where they are too many."""
    if not names:
        return "none"
    said = ", ".join(names[:most])
    return f"{said} and {len(names) - most} more" if len(names) > most else said


def meant(given: str, names: Sequence[str]) -> str:
    """The name that is nearest to a mistyped one, as the end of a sentence; or nothing."""
    near = difflib.get_close_matches(given, names, 1)
    if not near:
        lower = [name for name in names if name.lower() == given.lower()]
        near = lower[:1]
    return f"; did you mean {near[0]!r}?" if near else ""
