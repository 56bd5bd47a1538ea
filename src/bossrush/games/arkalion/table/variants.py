"""The uses of the six Abilities: one each, but for the Mechanic and the Adventurer."""

from __future__ import annotations

from typing import Final

RELENT: Final = 0
VOLLEYING: Final = 1
REPAIR: Final = 2
REPAIR_CHEST: Final = 3
MAN: Final = 4
SHIELDING: Final = 5
GRAPPLE: Final = 6
SCROUNGE: Final = 7
CHAIN: Final = 8
VARIANTS: Final[tuple[str, ...]] = (
    "relentless",
    "volley",
    "repair",
    "repair-chest",
    "man",
    "shield-wall",
    "grapnel",
    "scrounge",
    "chain-lightning",
)
