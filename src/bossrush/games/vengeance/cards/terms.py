"""The words on cards and boards as numbers: what packs may write, and what the rules compare.

Behind them, where the table and its seats stand, and what a seat may do.

The words of each list are said once, as a type for records, and stand in the order of the numbers
below them.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Names: TypeAlias = tuple[str, ...]

# -- the eight actions --------------------------------------------------------------------

Action = Literal["move", "hit", "shoot", "wound", "heal", "jump", "evade", "kill"]
ACTIONS: Final[Names] = get_args(Action)
MOVE: Final = 0
HIT: Final = 1
SHOOT: Final = 2
WOUND: Final = 3
HEAL: Final = 4
JUMP: Final = 5
EVADE: Final = 6
KILL: Final = 7

WHOLE_TILE: Final = 8
"""What a modifier item may answer besides a step: a whole tile."""
TRIGGERS: Final[Names] = (*ACTIONS, "tile")
NO_TRIGGER: Final = -1

# -- minions ------------------------------------------------------------------------------

Minion = Literal["brute", "tough", "blocker", "henchman", "gunman"]
MINIONS: Final[Names] = get_args(Minion)
BRUTE: Final = 0
TOUGH: Final = 1
BLOCKER: Final = 2
HENCHMAN: Final = 3
GUNMAN: Final = 4

# -- moments of a tile --------------------------------------------------------------------

Timing = Literal["combat", "combat_start", "resolution"]
TIMINGS: Final[Names] = get_args(Timing)
IN_COMBAT: Final = 0
AT_START: Final = 1
IN_RESOLUTION: Final = 2

# -- flashback actions --------------------------------------------------------------------

FreeAction = Literal["train", "buy", "heal", "anticipate"]
"""What the free action may be: any Flashback Action but Collect."""
FLASHBACKS: Final[Names] = (*get_args(FreeAction), "collect")
TRAIN: Final = 0
BUY: Final = 1
RECOVER: Final = 2
ANTICIPATE: Final = 3
COLLECT: Final = 4

# -- objectives ---------------------------------------------------------------------------

Condition = Literal[
    "kill_count",
    "clear_in_round",
    "life_six",
    "visit_adjacent",
    "hit_boss",
    "visit_count",
    "kill_type_adjacent",
]
OBJECTIVES: Final[Names] = get_args(Condition)
KILL_COUNT: Final = 0
CLEAR_IN_ROUND: Final = 1
LIFE_SIX: Final = 2
VISIT_ADJACENT: Final = 3
HIT_BOSS: Final = 4
VISIT_COUNT: Final = 5
KILL_TYPE_ADJACENT: Final = 6

# -- what Unique Traits and Special Effects change, by where they hook in -----------------

Hook = Literal["setup", "flashback", "combat"]
"""Where traits and boss effects may change the rules; no other phase is open to them."""
HOOKS: Final[dict[str, Names]] = {
    "flashback": ("first_train", "heal_cleans", "bars_bonus", "skill_slots"),
    "setup": ("adds", "checks_squares"),
    "combat": (
        "shield_reach",
        "extra_life",
        "thorns",
        "draws_fire",
        "stings",
        "no_evade",
        "stops_tile",
        "no_shoot",
    ),
}
EFFECTS: Final[Names] = tuple(name for names in HOOKS.values() for name in names)
NO_EFFECT: Final = -1
FIRST_TRAIN: Final = 0
HEAL_CLEANS: Final = 1
BARS_BONUS: Final = 2
SKILL_SLOTS: Final = 3
ADDS: Final = 4
CHECKS_SQUARES: Final = 5
SHIELD_REACH: Final = 6
EXTRA_LIFE: Final = 7
THORNS: Final = 8
DRAWS_FIRE: Final = 9
STINGS: Final = 10
NO_EVADE: Final = 11
STOPS_TILE: Final = 12
NO_SHOOT: Final = 13

# -- passive skills -----------------------------------------------------------------------

PASSIVES: Final[Names] = ("fells", "ignores", "slips", "reaches")
NO_PASSIVE: Final = -1
FELLS: Final = 0
IGNORES: Final = 1
SLIPS: Final = 2
REACHES: Final = 3

# -- tiles of a player --------------------------------------------------------------------

BASICS: Final = 4
"""The basic skills come first among a player's skills, then the hero's own eight."""
SKILLS: Final = 12
ITEMS: Final = 4
FIRST_ITEM: Final = SKILLS
"""Where one number names a skill or an item, the items come after the skills."""

# -- settings -----------------------------------------------------------------------------

TURNS: Final = 0
REALTIME: Final = 1
QUOTA: Final = 2
MODES: Final = ("turns", "realtime", "quota")

MOST_SEATS: Final = 4
SIDES: Final = ("a", "b")
"""Of a lair board."""
LEVELS: Final = ("easy", "medium", "hard")

# -- phases of the table ------------------------------------------------------------------

DEAL: Final = 0
BOSSES: Final = 1
ROUND: Final = 2
OPEN_ROLL: Final = 3
MICRO_TURN: Final = 4
CLOSE_ROLL: Final = 5
ROUND_END: Final = 6

WINDOW: Final = "window"
"""The clock of the fair window, in which rivals ask for dice."""

# -- phases of a seat that goes at its own pace -------------------------------------------

CHOOSE_HERO: Final = 0
CHOOSE_SIDE: Final = 1
FLASHBACK: Final = 2
ROLL: Final = 3
START: Final = 4
FIGHT: Final = 5
STEP: Final = 6
ANSWER: Final = 7
LOOT: Final = 8
TILES: Final = 9
DONE: Final = 10

# -- flashback ----------------------------------------------------------------------------

BONUS: Final = 3
"""The free action as a source, where the three dice are 0, 1 and 2."""
SOURCES: Final = ("1", "2", "3", "free")

EXTRA: Final = 0
CLEAN: Final = 1
RECOVERIES: Final = ("extra", "clean")
"""How Recover is used: an extra life slot, or wounds cleaned."""

# -- what a use of a tile is paid with ----------------------------------------------------

BY_DICE: Final = 0
BY_BONUS: Final = 1
BY_ANTICIPATION: Final = 2
BY_ITEM: Final = 3
TIMED: Final = 4
PAYMENTS: Final = ("dice", "bonus", "mind", "item", "timed")
"""A group, a group with the bonus, an anticipation, a square, nothing at all."""

# -- targets ------------------------------------------------------------------------------

BOSS: Final = 40
"""The Boss where a target is named by number; minions have their place in the lair."""
