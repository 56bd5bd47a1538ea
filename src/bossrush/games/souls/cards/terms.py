"""The words of the rulebook as small ints, each list with the text ids that files use for it.

A word that packs may write is said once: as a type, of which the list is made.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

# -- dice -------------------------------------------------------------------------------------

BLACK: Final[int] = 0
BLUE: Final[int] = 1
ORANGE: Final[int] = 2
GREEN: Final[int] = 3
COLOURS: Final[tuple[str, ...]] = ("black", "blue", "orange", "green")

# -- stats ------------------------------------------------------------------------------------

Stat: TypeAlias = Literal["str", "dex", "int", "fai"]
STATS: Final[tuple[str, ...]] = get_args(Stat)
TIERS: Final[tuple[str, ...]] = ("base", "tier1", "tier2", "tier3", "tier4")
TIER_FOUR: Final[int] = 4
TIER_FOUR_VALUE: Final[int] = 40

# -- conditions -------------------------------------------------------------------------------

BLEED: Final[int] = 1
POISON: Final[int] = 2
FROSTBITE: Final[int] = 4
STAGGER: Final[int] = 8
Condition: TypeAlias = Literal["bleed", "poison", "frostbite", "stagger"]
CONDITIONS: Final[tuple[str, ...]] = get_args(Condition)
PASSING: Final[int] = POISON | FROSTBITE | STAGGER
"""What goes at the end of a model's activation; Bleed stays."""

# -- equipment --------------------------------------------------------------------------------

ARMOUR: Final[int] = 0
ONE_HAND: Final[int] = 1
TWO_HAND: Final[int] = 2
WEAPON_UPGRADE: Final[int] = 3
ARMOUR_UPGRADE: Final[int] = 4
CONSUMABLE: Final[int] = 5
Slot: TypeAlias = Literal[
    "armour", "one_hand", "two_hand", "weapon_upgrade", "armour_upgrade", "consumable"
]
KINDS_OF_SLOT: Final[tuple[str, ...]] = get_args(Slot)
Category: TypeAlias = Literal[
    "armour", "weapon", "shield", "miracle", "sorcery", "pyromancy", "upgrade", "item"
]
CATEGORIES: Final[tuple[str, ...]] = get_args(Category)
NOTHING: Final[int] = -1
"""In a slot: no card."""
MOST_WEAPONS: Final[int] = 3
IN_ARMOUR: Final[int] = 0
IN_LEFT: Final[int] = 1
IN_RIGHT: Final[int] = 2
IN_BACKUP: Final[int] = 3
"""The first backup card; the others follow."""
PLACES: Final[tuple[str, ...]] = ("armour", "left", "right", "backup", "backup2", "backup3")
INTO_INVENTORY: Final[int] = 6
INTO_BACKUP: Final[int] = 7
"""Add to the backup slot, next to what lies there."""
DESTINATIONS: Final[tuple[str, ...]] = (*PLACES, "inventory", "add")

# What an action does.

STRIKE: Final[int] = 0
AFFLICT: Final[int] = 1
"""Hits without dice: a condition or a push."""
GRANT: Final[int] = 2
BOOST: Final[int] = 3
GUARD: Final[int] = 4
SHIFTING: Final[int] = 5
SELF: Final[int] = 0
ONE: Final[int] = 1
UP_TO_TWO: Final[int] = 2
ALL: Final[int] = 3
ALL_OTHERS: Final[int] = 4
Who: TypeAlias = Literal[
    "self", "one_in_range", "up_to_two_in_range", "all_in_range", "all_others_in_range"
]
WHO: Final[tuple[str, ...]] = get_args(Who)
NO_RANGE: Final[int] = -1
"""A dash on the card."""
INFINITE: Final[int] = 99

# -- heroic actions ---------------------------------------------------------------------------

BACKSTAB: Final[int] = 0
PERSEVERANCE: Final[int] = 1
STAND_FAST: Final[int] = 2
BERSERK_CHARGE: Final[int] = 3
HeroicRule: TypeAlias = Literal["backstab", "perseverance", "stand_fast", "berserk_charge"]
HEROICS: Final[tuple[str, ...]] = get_args(HeroicRule)

# -- behaviour --------------------------------------------------------------------------------

MOVE: Final[int] = 0
SHIFT: Final[int] = 1
LEAP: Final[int] = 2
TURN: Final[int] = 3
ATTACK: Final[int] = 4
Op: TypeAlias = Literal["move", "shift", "leap", "turn", "attack"]
OPS: Final[tuple[str, ...]] = get_args(Op)
NEAREST: Final[int] = 0
AGGRO: Final[int] = 1
Quarry: TypeAlias = Literal["nearest", "aggro"]
QUARRIES: Final[tuple[str, ...]] = get_args(Quarry)
SINGLE: Final[int] = 0
NODE: Final[int] = 1
AREA: Final[int] = 2
Mode: TypeAlias = Literal["single", "node", "area"]
MODES: Final[tuple[str, ...]] = get_args(Mode)
FRONT: Final[int] = 0
RIGHT: Final[int] = 1
REAR: Final[int] = 2
LEFT: Final[int] = 3
Arc: TypeAlias = Literal["front", "right", "back", "left"]
ARCS: Final[tuple[str, ...]] = get_args(Arc)
"""In quarter turns clockwise from the facing; a set of arcs is one int: see `sets`."""
EVERY_ARC: Final[int] = 15
DIRECTIONS: Final[tuple[str, ...]] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""In eighths of a turn clockwise from the top of the tile."""
SOUTH: Final[int] = 4
SpecialRule: TypeAlias = Literal[
    "ice_in_his_veins",
    "flying_high",
    "titanite_construct",
    "heavy_blows",
    "unpredictable_onslaught",
    "united_we_stand",
    "divided_you_fall",
]
SPECIALS: Final[tuple[str, ...]] = ("none", *get_args(SpecialRule))
ICE_IN_HIS_VEINS: Final[int] = 1
FLYING_HIGH: Final[int] = 2
TITANITE_CONSTRUCT: Final[int] = 3
HEAVY_BLOWS: Final[int] = 4
UNPREDICTABLE_ONSLAUGHT: Final[int] = 5
UNITED_WE_STAND: Final[int] = 6
DIVIDED_YOU_FALL: Final[int] = 7

# -- tiles ------------------------------------------------------------------------------------

Side: TypeAlias = Literal["north", "east", "south", "west"]
SIDES: Final[tuple[str, ...]] = get_args(Side)
NORTH_SIDE: Final[int] = 0
EAST_SIDE: Final[int] = 1
SOUTH_SIDE: Final[int] = 2
WEST_SIDE: Final[int] = 3
SIDE_X: Final[tuple[int, ...]] = (0, 1, 0, -1)
SIDE_Y: Final[tuple[int, ...]] = (-1, 0, 1, 0)
NO_SIDE: Final[int] = -1
BONFIRE: Final[int] = -1
"""Where the party is when it is on the bonfire tile."""
BARREL: Final[int] = 0
GRAVESTONE: Final[int] = 1
CHEST: Final[int] = 2
Terrain: TypeAlias = Literal["barrel", "gravestone", "chest"]
TERRAIN: Final[tuple[str, ...]] = get_args(Terrain)
NO_TERRAIN: Final[int] = -1
NO_TRAP: Final[int] = 0
HIDDEN_TRAP: Final[int] = 1
"""A trap token nobody has turned over yet."""
KNOWN_TRAP: Final[int] = 2
"""From here on: a token that was once turned over, `KNOWN_TRAP` + its number."""
NODE_LIMIT: Final[int] = 3
BAR: Final[int] = 10
"""The boxes of the endurance bar."""
HEROES: Final[int] = 4
"""In a list of models the heroes come first, then the foes: foe i is HEROES + i."""


def is_hero(model: int) -> bool:
    return model < HEROES


def foe_of(model: int) -> int:
    """The number of a foe among the foes."""
    return model - HEROES


def foe_model(foe: int) -> int:
    """The number of a foe among all models."""
    return HEROES + foe


# -- how the party plays ----------------------------------------------------------------------

STANDARD: Final[int] = -1
"""No campaign."""
