"""The words of the rulebook as small ints, each list with the text ids that files use for it."""

from __future__ import annotations

from typing import Final

# -- traits, and the faces of crew dice -----------------------------------------------------

MIGHT: Final = 0
CUNNING: Final = 1
WISDOM: Final = 2
TRAITS: Final = ("might", "cunning", "wisdom")
SYMBOLS: Final = ("fist", "eye", "brain")
"""What the traits are drawn as."""
TESTED: Final = 3
"""Stands for "the trait asked for" where a card adds symbols to a test."""
NO_TRAIT: Final = -1

# -- ammunition -----------------------------------------------------------------------------

BALLISTIC: Final = 0
ENERGY: Final = 1
EXPLOSIVE: Final = 2
SPECIAL: Final = 3
FLAME: Final = 4
AMMO: Final = ("ballistic", "energy", "explosive", "special", "flame")
CORE_AMMO: Final = 3
ANY_AMMO: Final = -1

# -- ways of fighting -----------------------------------------------------------------------

PEACE: Final = 0
RANGED: Final = 1
CLOSE: Final = 2
MODES: Final = ("none", "ranged", "close")

UNDECLARED: Final = -1
SHOOT: Final = 0
FLANK: Final = 1
FIGHT: Final = 2
RELOAD: Final = 3
DRONE: Final = 4
TRADE: Final = 5
COVER: Final = 6
ACTIONS: Final = ("shoot", "flank", "fight", "reload", "drone", "trade", "cover")
PRINTED_ACTIONS: Final = (
    "SHOOT",
    "FLANK",
    "FIGHT",
    "RELOAD",
    "ACTIVATE DRONE",
    "TRADE",
    "TAKE COVER",
)
"""The actions as cards name them."""

READY: Final = 0
SPENT: Final = 1
SIDES: Final = ("ready", "spent")

BASIC: Final = 0
ADVANCED: Final = 1
FUNCTIONS: Final = ("basic", "advanced")

# -- items ----------------------------------------------------------------------------------

WEAPON: Final = 0
GEAR: Final = 1
EITHER: Final = 2
CATEGORIES: Final = ("weapon", "gear", "any")

ALWAYS: Final = 0
DISCARD: Final = 1
ONCE_ROUND: Final = 2
ONCE_COMBAT: Final = 3
ONCE_CHAPTER: Final = 4
USES: Final = ("always", "discard", "once_round", "once_combat", "once_chapter")

SLOTS: Final = 4
WEAPON_SLOTS: Final = 2
"""How many slots' worth of weapons a crewmember may use in one round."""

# Moments at which items and cybernetics can be used; each item has a mask of them.
ANY_TIME: Final = 1
AFTER_TEST: Final = 2
AFTER_FIGHT: Final = 4
AFTER_SHOOT: Final = 8
AFTER_HIT_DICE: Final = 16
AFTER_TECH: Final = 32
BEFORE_DAMAGE: Final = 64
OUT_OF_COMBAT: Final = 128
"""At any time, as long as no combat is going on."""
AFTER_ATTACK: Final = 256
"""After one's own attack of a close round has been resolved, before the enemy strikes."""

# -- who an effect is about -----------------------------------------------------------------

YOU: Final = 0
SELF: Final = 1
PARTNER: Final = 2
EACH: Final = 3
ONE: Final = 4
OTHERS: Final = 5
PASSED: Final = 6
FAILED: Final = 7
LOWEST_HP: Final = 8
WHO: Final = (
    "you",
    "self",
    "partner",
    "each",
    "one",
    "others",
    "passed",
    "failed",
    "lowest_hp",
)

# -- steps of cards -------------------------------------------------------------------------

CHOICE: Final = 0
TEST: Final = 1
HIT_DICE: Final = 2
DAMAGE: Final = 3
HEAL: Final = 4
GUARD: Final = 5
BLOCK: Final = 6
REROLL: Final = 7
SET_DIE: Final = 8
ADD_SYMBOLS: Final = 9
HITS: Final = 10
WOUND: Final = 11
STARTING_WEAPONS: Final = 12
DRAW: Final = 13
REPLICATE: Final = 14
DRAW_BLIND: Final = 15
LOSE_ITEM: Final = 16
LOSE_AMMO: Final = 17
RELOAD_STEP: Final = 18
SPEND: Final = 19
ROLL: Final = 20
COMBAT: Final = 21
FLAG: Final = 22
END: Final = 23
FORBID: Final = 24
FORCE_MODE: Final = 25
ONLY_AMMO: Final = 26
NO_BLOCK: Final = 27
REROLL_ROW: Final = 28
ADD_DIE: Final = 29
EXTRA_HIT_DIE: Final = 30
CHANGE_VALUE: Final = 31
ATTACK_ALSO: Final = 32
CAP_REMOVED: Final = 33
IGNORE_FLANK_BONUS: Final = 34
DRONE_FAILS: Final = 35
SAY: Final = 36
"""Not a verb of cards: a text read out where a branch begins."""
VERBS: Final = (
    "choice",
    "test",
    "hit_dice",
    "damage",
    "heal",
    "guard",
    "block",
    "reroll",
    "set_die",
    "add_symbols",
    "hits",
    "wound",
    "starting_weapons",
    "draw",
    "replicate",
    "draw_blind",
    "lose_item",
    "lose_ammo",
    "reload",
    "spend",
    "roll",
    "combat",
    "flag",
    "end",
    "forbid",
    "force_mode",
    "only_ammo",
    "no_block",
    "reroll_row",
    "add_die",
    "extra_hit_die",
    "change_value",
    "attack_also",
    "cap_removed",
    "ignore_flank_bonus",
    "drone_fails",
)

# How a test of several is judged.
JUDGED_EACH: Final = 0
JUDGED_ANY: Final = 1
JUDGED_ALL: Final = 2
JUDGED_TOTAL: Final = 3
JUDGED: Final = ("each", "any", "all", "total")
UNTIL_PASS: Final = 0
"""As the number of attempts: again and again, each failure at its cost."""

# Which dice a wound removes.
PICK_ANY: Final = 3
PICK_MATCH: Final = 4
PICKS: Final = ("might", "cunning", "wisdom", "any", "match")

# Which dice an effect re-rolls or turns.
CREW_DIE: Final = 0
AMMO_DIE: Final = 1
HIT_DIE: Final = 2
CHAPTER_DIE: Final = 3
TECH_DIE: Final = 4
DICE: Final = ("crew", "ammo", "hit", "chapter", "tech")

ALL: Final = 99
"""An amount without a limit: every die, every point."""

# How a combat starts.
START_CHOICE: Final = 0
START_RANGED: Final = 1
START_CLOSE: Final = 2
STARTS: Final = ("choice", "ranged", "close")

# -- named moments of combat ----------------------------------------------------------------

WHEN_SETUP: Final = 0
WHEN_ROUND_START: Final = 1
WHEN_DECLARE: Final = 2
WHEN_SHOOT_ROLLED: Final = 3
WHEN_RETURN_FIRE: Final = 4
WHEN_FLANK: Final = 5
WHEN_FIGHT_ROLLED: Final = 6
WHEN_DEFEND: Final = 7
WHEN_DIE_REMOVED: Final = 8
WHEN_WAVE_END: Final = 9
WHEN_ROUND_END: Final = 10
WHEN_DEFEATED: Final = 11
WHEN: Final = (
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
)

# What a combat special can change, as places in the mission's list of changes.
CHANGE_RANGED: Final = 0
CHANGE_CLOSE: Final = 1
CHANGE_HIT_DICE: Final = 2
CHANGE_FORBIDDEN: Final = 3
CHANGE_ONLY_AMMO: Final = 4
CHANGE_NO_BLOCK: Final = 5
CHANGE_CAP: Final = 6
CHANGE_COVER: Final = 7
CHANGE_NO_FLANK_BONUS: Final = 8
CHANGE_DRONE_FAILS: Final = 9
CHANGES: Final = 10

# -- phases ---------------------------------------------------------------------------------

CHOOSE_CREW: Final = 0
CHOOSE_CYBERNETIC: Final = 1
CHOOSE_DRONE: Final = 2
TURN_CARD: Final = 3
STEP: Final = 4
SHARE_OUT: Final = 5
BEGIN_COMBAT: Final = 6
ROUND_START: Final = 7
DECLARE: Final = 8
ATTACK: Final = 9
ANSWER: Final = 10
FLANK_ROUND: Final = 11
REGROUP: Final = 12
WEAPONS: Final = 13
"""Assigning the starting weapons that a start card deals."""
PHASES: Final = (
    "choose-crew",
    "choose-cybernetic",
    "choose-drone",
    "turn-card",
    "step",
    "share-out",
    "begin-combat",
    "round-start",
    "declare",
    "attack",
    "answer",
    "flank-round",
    "regroup",
    "weapons",
)
