"""Escape the Dark Sector, with Mission Pack 1: Twisted Tech."""

from __future__ import annotations

from bossrush.games.sector.game import GAME, SectorGame

__all__ = ["GAME", "SectorGame"]
