"""Companions for Dark Souls."""

from __future__ import annotations

from typing import Final

from bossrush.companions.companion import Companion
from bossrush.companions.souls.steady import SteadySouls

COMPANIONS: Final[list[type[Companion]]] = [SteadySouls]
