"""Dark Souls: The Board Game."""

from bossrush.games.souls.game import GAME as GAME
from bossrush.games.souls.game import SoulsGame as SoulsGame
