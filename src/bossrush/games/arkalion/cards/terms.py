"""The words of the booklet as small ints, each beside the text id that files use for it."""

from __future__ import annotations

from typing import Final


def names_of(named: dict[int, str]) -> tuple[str, ...]:
    """The text ids of numbers that count up from 0, each at the place of its number."""
    return tuple(named[number] for number in range(len(named)))


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
_PAWNS: Final = names_of(
    {EMPTY: "", LEGIONNAIRE: "legionnaire", FUSILIER: "fusilier", GRENADIER: "grenadier"}
)
ENEMIES: Final[tuple[str, ...]] = _PAWNS[LEGIONNAIRE:]
"""By number - 1; the number of an ordinary enemy is also its Resistance."""


def is_enemy(pawn: int) -> bool:
    """Whether a pawn is an ordinary enemy."""
    return LEGIONNAIRE <= pawn <= GRENADIER


ARMOUR_HP: Final[int] = 10
ARMOUR_RESISTANCE: Final[int] = 4

# -- ground ---------------------------------------------------------------------------------

GAP: Final[int] = 0
TILE: Final[int] = 1
GREEN: Final[int] = 2
NO_CELL: Final[int] = 3
GROUND: Final[tuple[str, ...]] = names_of({GAP: "gap", TILE: "tile", GREEN: "green", NO_CELL: ""})

# -- time -----------------------------------------------------------------------------------

TURNS: Final[int] = 12
TURNS_OF_A_DECK: Final[int] = 3
ACTIONS: Final[int] = 5
CARDS_PER_DRAW: Final[tuple[int, ...]] = (2, 2, 1, 1)
"""By sequence."""
DECKS: Final = len(CARDS_PER_DRAW)
"""An enemy deck for each sequence."""
ARMOUR_TURN: Final[int] = 7
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
PRESENCE: Final[tuple[str, ...]] = names_of(
    {PRESENT: "present", SKIPS: "skips", RETURNS: "returns", GONE: "gone"}
)

# -- Abilities ------------------------------------------------------------------------------

RELENTLESS: Final[int] = 0
VOLLEY: Final[int] = 1
QUICK_HANDS: Final[int] = 2
SHIELD_WALL: Final[int] = 3
BAG_OF_TRICKS: Final[int] = 4
CHAIN_LIGHTNING: Final[int] = 5
ABILITIES: Final[tuple[str, ...]] = names_of(
    {
        RELENTLESS: "relentless",
        VOLLEY: "volley",
        QUICK_HANDS: "quick_hands",
        SHIELD_WALL: "shield_wall",
        BAG_OF_TRICKS: "bag_of_tricks",
        CHAIN_LIGHTNING: "chain_lightning",
    }
)

# -- the uses of Abilities: one each, but for the Mechanic and the Adventurer ---------------

USE_RELENTLESS: Final[int] = 0
USE_VOLLEY: Final[int] = 1
REPAIR_STATION: Final[int] = 2
REPAIR_CHEST: Final[int] = 3
MAN_GUN: Final[int] = 4
RAISE_SHIELD: Final[int] = 5
USE_GRAPNEL: Final[int] = 6
SCROUNGE: Final[int] = 7
USE_CHAIN_LIGHTNING: Final[int] = 8
ABILITY_USES: Final[tuple[str, ...]] = names_of(
    {
        USE_RELENTLESS: "relentless",
        USE_VOLLEY: "volley",
        REPAIR_STATION: "repair",
        REPAIR_CHEST: "repair-chest",
        MAN_GUN: "man",
        RAISE_SHIELD: "shield-wall",
        USE_GRAPNEL: "grapnel",
        SCROUNGE: "scrounge",
        USE_CHAIN_LIGHTNING: "chain-lightning",
    }
)

SHIELD: Final[int] = 2
"""Damage a shield wall stops."""
GRAPNEL: Final[int] = 3
"""How far the Adventurer's grapnel reaches."""

# -- weapons and targets --------------------------------------------------------------------

BASIC: Final[int] = 0
"""The basic weapon of a sheet; equipment card c is weapon c + 1."""
THE_ARMOUR: Final[int] = 127
"""The Armour as a target; any other target is a cell."""
NO_TARGET: Final[int] = -1

# -- what can change hands ------------------------------------------------------------------

TOKEN_ITEM: Final[int] = 0
POTION_ITEM: Final[int] = 1
EQUIPMENT_ITEM: Final[int] = 2

# -- how it ends ----------------------------------------------------------------------------

ESCAPE: Final[int] = 0
BOARDED: Final[int] = 1
HEROES_DEAD: Final[int] = 2
STATIONS_LOST: Final[int] = 3
ARMOUR_ARRIVED: Final[int] = 4
TIME: Final[int] = 5
ENDS: Final[tuple[str, ...]] = names_of(
    {
        ESCAPE: "escape",
        BOARDED: "boarded",
        HEROES_DEAD: "heroes_dead",
        STATIONS_LOST: "stations",
        ARMOUR_ARRIVED: "armour_arrived",
        TIME: "time",
    }
)
