"""What each feature of `prospects` counts; `python -m buildtools.fit` writes this file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WEIGHTS: Final[dict[str, Sequence[float]]] = {}
