"""Companions for Dark Sector."""

from __future__ import annotations

from typing import Final

from bossrush.companions.companion import Companion
from bossrush.companions.sector.steady import SteadySector

COMPANIONS: Final[list[type[Companion]]] = [SteadySector]
