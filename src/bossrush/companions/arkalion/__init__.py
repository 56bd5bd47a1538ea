"""Companions for Escape from Arkalion."""

from __future__ import annotations

from typing import Final

from bossrush.companions.arkalion.steady import SteadyArkalion
from bossrush.companions.companion import Companion

COMPANIONS: Final[list[type[Companion]]] = [SteadyArkalion]
