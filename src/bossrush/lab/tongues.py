"""The language in which the lab answers."""

from __future__ import annotations

import os

from bossrush.engine.errors import OptionError

LANGUAGES = ("en", "fr")


def tongue(given: str | None) -> str:
    """The language asked for, or that of the system, or English."""
    if given is not None:
        if given not in LANGUAGES:
            raise OptionError(f"reports are written in {' and '.join(LANGUAGES)}, not {given!r}")
        return given
    spoken = (os.environ.get(name, "")[:2].lower() for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    first = next((one for one in spoken if one), "")
    return first if first in LANGUAGES else LANGUAGES[0]
