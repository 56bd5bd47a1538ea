"""The words of the rulebook as small ints, each list with the text ids that files use for it.

A word's number is its place in its list. Where packs write the words, the list is a type as well.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

# -- the box --------------------------------------------------------------------------------

STARTING_HP: Final = 12
MOST_CREW: Final = 4
MOST_DICE: Final = 9
"""All the chapter dice there are."""
CARDS_OF_AN_ACT: Final = (1, 4, 4, 4, 1)
"""A mission: one start card, four chapters of each of three acts, one boss."""


def crew_size(seats: int) -> int:
    """One crewmember for each player; a lone player runs two."""
    return max(2, seats)


# -- traits, and the faces of crew dice -----------------------------------------------------

MIGHT: Final[int] = 0
CUNNING: Final[int] = 1
WISDOM: Final[int] = 2
Trait: TypeAlias = Literal["might", "cunning", "wisdom"]
TRAITS: Final[tuple[str, ...]] = get_args(Trait)
SYMBOLS: Final[tuple[str, ...]] = ("fist", "eye", "brain")
"""What the traits are drawn as."""
TESTED: Final[int] = 3
"""Stands for "the trait asked for" where a card adds symbols to a test."""
NO_TRAIT: Final[int] = -1
SHOWN: Final[tuple[str, ...]] = (*TRAITS, "might2", "cunning2", "wisdom2")
"""What a crew die can show: a trait, or its double."""
DOUBLE: Final[int] = 3
"""Added to a trait where a crew die shows it twice."""


def trait_of(shown: int) -> int:
    """The trait that a crew die shows, once or twice."""
    return shown % DOUBLE


def is_double(shown: int) -> bool:
    """Whether a crew die shows a double, which also carries the shield."""
    return shown >= DOUBLE


def symbols_of(shown: int) -> int:
    """How many symbols a crew die shows."""
    return 2 if shown >= DOUBLE else 1


# -- ammunition -----------------------------------------------------------------------------

BALLISTIC: Final[int] = 0
ENERGY: Final[int] = 1
EXPLOSIVE: Final[int] = 2
SPECIAL: Final[int] = 3
FLAME: Final[int] = 4
Ammo: TypeAlias = Literal["ballistic", "energy", "explosive", "special", "flame"]
AMMO: Final[tuple[str, ...]] = get_args(Ammo)
CORE_AMMO: Final[int] = 3
ANY_AMMO: Final[int] = -1

# -- ways of fighting -----------------------------------------------------------------------

PEACE: Final[int] = 0
RANGED: Final[int] = 1
CLOSE: Final[int] = 2
MODES: Final[tuple[str, ...]] = ("none", "ranged", "close")

UNDECLARED: Final[int] = -1
SHOOT: Final[int] = 0
FLANK: Final[int] = 1
FIGHT: Final[int] = 2
RELOAD: Final[int] = 3
DRONE: Final[int] = 4
TRADE: Final[int] = 5
COVER: Final[int] = 6
ACTIONS: Final[tuple[str, ...]] = ("shoot", "flank", "fight", "reload", "drone", "trade", "cover")
Printed: TypeAlias = Literal[
    "SHOOT", "FLANK", "FIGHT", "RELOAD", "ACTIVATE DRONE", "TRADE", "TAKE COVER"
]
PRINTED_ACTIONS: Final[tuple[str, ...]] = get_args(Printed)
"""The actions as cards name them."""

READY: Final[int] = 0
SPENT: Final[int] = 1
SIDES: Final[tuple[str, ...]] = ("ready", "spent")

BASIC: Final[int] = 0
ADVANCED: Final[int] = 1
FUNCTIONS: Final[tuple[str, ...]] = ("basic", "advanced")

# -- items ----------------------------------------------------------------------------------

WEAPON: Final[int] = 0
GEAR: Final[int] = 1
EITHER: Final[int] = 2
CATEGORIES: Final[tuple[str, ...]] = ("weapon", "gear", "any")

ALWAYS: Final[int] = 0
DISCARD: Final[int] = 1
ONCE_ROUND: Final[int] = 2
ONCE_COMBAT: Final[int] = 3
ONCE_CHAPTER: Final[int] = 4
Use: TypeAlias = Literal["always", "discard", "once_round", "once_combat", "once_chapter"]
USES: Final[tuple[str, ...]] = get_args(Use)

SLOTS: Final[int] = 4
WEAPON_SLOTS: Final[int] = 2
"""How many slots' worth of weapons a crewmember may use in one round."""

# Moments at which items and cybernetics can be used; an item has a set of them.
ANY_TIME: Final[int] = 1
AFTER_TEST: Final[int] = 2
AFTER_FIGHT: Final[int] = 4
AFTER_SHOOT: Final[int] = 8
AFTER_HIT_DICE: Final[int] = 16
AFTER_TECH: Final[int] = 32
BEFORE_DAMAGE: Final[int] = 64
OUT_OF_COMBAT: Final[int] = 128
"""At any time, as long as no combat is going on."""
AFTER_ATTACK: Final[int] = 256
"""After one's own attack of a close round has been resolved, before the enemy strikes."""
MOMENTS: Final[tuple[str, ...]] = (
    "any-time",
    "after-test",
    "after-fight",
    "after-shoot",
    "after-hit-dice",
    "after-tech",
    "before-damage",
    "out-of-combat",
    "after-attack",
)

# -- who an effect is about -----------------------------------------------------------------

YOU: Final[int] = 0
SELF: Final[int] = 1
PARTNER: Final[int] = 2
EACH: Final[int] = 3
ONE: Final[int] = 4
OTHERS: Final[int] = 5
PASSED: Final[int] = 6
FAILED: Final[int] = 7
LOWEST_HP: Final[int] = 8
Who: TypeAlias = Literal[
    "you", "self", "partner", "each", "one", "others", "passed", "failed", "lowest_hp"
]
WHO: Final[tuple[str, ...]] = get_args(Who)

# -- steps of cards -------------------------------------------------------------------------

# How a test of several is judged.
JUDGED_EACH: Final[int] = 0
JUDGED_ANY: Final[int] = 1
JUDGED_ALL: Final[int] = 2
JUDGED_TOTAL: Final[int] = 3
Judged: TypeAlias = Literal["each", "any", "all", "total"]
JUDGED: Final[tuple[str, ...]] = get_args(Judged)
UNTIL_PASS: Final[int] = 0
"""As the number of attempts: again and again, each failure at its cost."""

# Which dice a wound removes.
PICK_ANY: Final[int] = 3
PICK_MATCH: Final[int] = 4
PICKS: Final[tuple[str, ...]] = ("might", "cunning", "wisdom", "any", "match")

# Which dice an effect re-rolls or turns.
CREW_DIE: Final[int] = 0
AMMO_DIE: Final[int] = 1
HIT_DIE: Final[int] = 2
CHAPTER_DIE: Final[int] = 3
TECH_DIE: Final[int] = 4
DieName: TypeAlias = Literal["crew", "ammo", "hit", "chapter", "tech"]
DICE: Final[tuple[str, ...]] = get_args(DieName)
HIT_FACE: Final[int] = 1
"""Where a card turns a hit die to a hit; 0 for a miss."""

ALL: Final[int] = 99
"""An amount without a limit: every die, every point."""

# How a combat starts.
START_CHOICE: Final[int] = 0
START_RANGED: Final[int] = 1
START_CLOSE: Final[int] = 2
Start: TypeAlias = Literal["choice", "ranged", "close"]
STARTS: Final[tuple[str, ...]] = get_args(Start)

# -- named moments of combat ----------------------------------------------------------------

WHEN_SETUP: Final[int] = 0
WHEN_ROUND_START: Final[int] = 1
WHEN_DECLARE: Final[int] = 2
WHEN_SHOOT_ROLLED: Final[int] = 3
WHEN_RETURN_FIRE: Final[int] = 4
WHEN_FLANK: Final[int] = 5
WHEN_FIGHT_ROLLED: Final[int] = 6
WHEN_DEFEND: Final[int] = 7
WHEN_DIE_REMOVED: Final[int] = 8
WHEN_WAVE_END: Final[int] = 9
WHEN_ROUND_END: Final[int] = 10
WHEN_DEFEATED: Final[int] = 11
When: TypeAlias = Literal[
    "setup",
    "round_start",
    "declare",
    "shoot_rolled",
    "return_fire",
    "flank",
    "fight_rolled",
    "defend",
    "die_removed",
    "wave_end",
    "round_end",
    "defeated",
]
WHEN: Final[tuple[str, ...]] = get_args(When)

# -- how a mission ends ---------------------------------------------------------------------

WON: Final[int] = 1
LOST: Final[int] = 2
ENDINGS: Final[tuple[str, ...]] = ("open", "won", "lost")

# -- acts -----------------------------------------------------------------------------------

START: Final[int] = 0
BOSS: Final[int] = 4
"""The acts of start cards and boss cards; chapters have theirs, 1 to 3."""

# -- phases ---------------------------------------------------------------------------------

CHOOSE_CREW: Final[int] = 0
CHOOSE_CYBERNETIC: Final[int] = 1
CHOOSE_DRONE: Final[int] = 2
TURN_CARD: Final[int] = 3
STEP: Final[int] = 4
SHARE_OUT: Final[int] = 5
BEGIN_COMBAT: Final[int] = 6
ROUND_START: Final[int] = 7
DECLARE: Final[int] = 8
ATTACK: Final[int] = 9
ANSWER: Final[int] = 10
FLANK_ROUND: Final[int] = 11
REGROUP: Final[int] = 12
WEAPONS: Final[int] = 13
"""Assigning the starting weapons that a start card deals."""
