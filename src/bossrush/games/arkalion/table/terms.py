"""The words of the booklet as small ints, each list with the text ids that files use for it."""

from __future__ import annotations

from typing import Final

# -- pawns: what stands on a cell -----------------------------------------------------------

EMPTY: Final[int] = 0
LEGIONNAIRE: Final[int] = 1
FUSILIER: Final[int] = 2
GRENADIER: Final[int] = 3
ARMOUR: Final[int] = 4
HERO: Final[int] = 5
"""The hero of player p stands on a cell as HERO + p."""
CLASH: Final[int] = -1
"""Two pawns that a position put on one cell."""
ENEMIES: Final[tuple[str, ...]] = ("legionnaire", "fusilier", "grenadier")
"""By number - 1; the number of an ordinary enemy is also its Resistance."""

ARMOUR_HP: Final[int] = 10
ARMOUR_RESISTANCE: Final[int] = 4

# -- ground ---------------------------------------------------------------------------------

GAP: Final[int] = 0
TILE: Final[int] = 1
GREEN: Final[int] = 2
NO_CELL: Final[int] = 3

# -- the airship ----------------------------------------------------------------------------

LABORATORY: Final[int] = 0
PORT_CANNON: Final[int] = 1
MORTAR: Final[int] = 2
STARBOARD_CANNON: Final[int] = 3
ARMOURY: Final[int] = 4
ZONES: Final[tuple[str, ...]] = (
    "laboratory",
    "port_cannon",
    "mortar",
    "starboard_cannon",
    "armoury",
)
"""The five zones in the order of their chain; each one's main station has its number."""
STATIONS: Final[tuple[str, ...]] = (
    *ZONES,
    "chest-laboratory",
    "chest-port_cannon",
    "chest-starboard_cannon",
    "chest-armoury",
)
CHEST_OF: Final[tuple[int, ...]] = (5, 6, -1, 7, 8)
"""The chest of each zone, as a station; the mortar's zone has none."""
ZONE_OF: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 0, 1, 3, 4)
"""The zone of each station."""
CREW_OF: Final[tuple[int, ...]] = (0, 1, 2, 1, 0)
"""How many heroes each zone's gun needs; 0 where there is none."""

# -- time -----------------------------------------------------------------------------------

TURNS: Final[int] = 12
ACTIONS: Final[int] = 5
CARDS_PER_DRAW: Final[tuple[int, ...]] = (2, 2, 1, 1)
"""By sequence."""
ARMOUR_TURN: Final[int] = 7
SHEETS: Final[int] = 6
FEWEST: Final[int] = 4
MOST: Final[int] = 6
"""How many heroes an escape takes."""

# -- phases ---------------------------------------------------------------------------------

CHOOSE: Final[int] = 0
BOARD_SHIP: Final[int] = 1
BEGIN_TURN: Final[int] = 2
APPEARANCE: Final[int] = 3
READY: Final[int] = 4
ACT: Final[int] = 5
TRADING: Final[int] = 6
ENEMIES_PHASE: Final[int] = 7

# -- where a player's hero is ---------------------------------------------------------------

PRESENT: Final[int] = 0
SKIPS: Final[int] = 1
"""Dead: the next turn is spent on the appearance alone."""
RETURNS: Final[int] = 2
"""Dead: back on the next turn."""
GONE: Final[int] = 3
PRESENCE: Final[tuple[str, ...]] = ("present", "skips", "returns", "gone")

# -- Abilities ------------------------------------------------------------------------------

RELENTLESS: Final[int] = 0
VOLLEY: Final[int] = 1
QUICK_HANDS: Final[int] = 2
SHIELD_WALL: Final[int] = 3
BAG_OF_TRICKS: Final[int] = 4
CHAIN_LIGHTNING: Final[int] = 5
ABILITIES: Final[tuple[str, ...]] = (
    "relentless",
    "volley",
    "quick_hands",
    "shield_wall",
    "bag_of_tricks",
    "chain_lightning",
)
SHIELD: Final[int] = 2
"""Damage a shield wall stops."""
GRAPNEL: Final[int] = 3
"""How far the Adventurer's grapnel reaches."""

# -- how it ends ----------------------------------------------------------------------------

ESCAPE: Final[int] = 0
BOARDED: Final[int] = 1
HEROES_DEAD: Final[int] = 2
STATIONS_LOST: Final[int] = 3
ARMOUR_ARRIVED: Final[int] = 4
TIME: Final[int] = 5
ENDS: Final[tuple[str, ...]] = (
    "escape",
    "boarded",
    "heroes_dead",
    "stations",
    "armour_arrived",
    "time",
)
