"""What was given on the command line or typed, made into what a game understands."""

from __future__ import annotations

import os
import sys

LANGUAGES = ("en", "fr")


def language(given: str | None) -> str:
    """The language somebody asked for, or that of their system, or English."""
    if given is not None:
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2].lower()
        if spoken:
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def whole(typed: str) -> int | None:
    """The number that somebody typed, None where it is none.

    Any number of digits may be typed; one that nobody can mean is merely too large.
    """
    if not typed.isdecimal():
        return None
    return int(typed) if len(typed) < len(str(sys.maxsize)) else sys.maxsize
