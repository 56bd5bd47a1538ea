"""Vengeance: Roll & Fight, two to four players against each other, or one against the clock."""

from bossrush.games.vengeance.game import GAME, VengeanceGame

__all__ = ["GAME", "VengeanceGame"]
