"""Companions for Vengeance: one way of playing, at two settings of quickness."""

from __future__ import annotations

from typing import Final

from bossrush.companions.companion import Companion
from bossrush.companions.vengeance.steady import QuickVengeance, SteadyVengeance

COMPANIONS: Final[list[type[Companion]]] = [SteadyVengeance, QuickVengeance]
