"""Escape from Arkalion: hold the king's own airship until it can leave."""

from bossrush.games.arkalion.game import GAME, ArkalionGame

__all__ = ["GAME", "ArkalionGame"]
