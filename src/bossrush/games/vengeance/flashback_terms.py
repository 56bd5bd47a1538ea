"""What a player may do in Flashback besides the five actions, and how Recover is used."""

from __future__ import annotations

from typing import Final

LEARN: Final = 5
GIVE_UP: Final = 6

EXTRA: Final = 0
CLEAN: Final = 1
RECOVERIES: Final = ("extra", "clean")
