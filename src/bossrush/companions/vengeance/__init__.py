"""Companions for Vengeance: one way of playing at two levels of skill."""

from __future__ import annotations

from typing import Final

from bossrush.companions.companion import Companion
from bossrush.companions.vengeance.steady import SharpVengeance, SteadyVengeance

COMPANIONS: Final[list[type[Companion]]] = [SteadyVengeance, SharpVengeance]
