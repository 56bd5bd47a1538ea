"""Positions in files: JSON as programs write it, or YAML as people do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from bossrush.engine.errors import PositionError
from bossrush.terminal import saves


def read(path: Path) -> dict[str, Any]:
    """The position in a file; SaveError or PositionError says why there is none."""
    try:
        found = yaml.safe_load(saves.load(path))  # JSON is YAML too
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        mark = getattr(error, "problem_mark", None)
        where = f" in line {mark.line + 1}" if mark is not None else ""
        raise PositionError([f"{path} is neither JSON nor YAML{where}"]) from None
    if not isinstance(found, dict):
        raise PositionError([f"{path} holds no position: docs/positions.md says what one is"])
    return found
