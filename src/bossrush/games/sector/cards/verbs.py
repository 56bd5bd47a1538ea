"""The verbs of cards: each has its name, its number, and the places where it may stand.

What a verb may say is its field of `step_records.Step`. What it does is written in the rules, in
the function that `carries_out` it.
"""

from __future__ import annotations

from typing import Final

TEXT: Final = "the text of a chapter"
SPECIAL: Final = "a combat special"
USE: Final = "an item, a cybernetic or a drone"
PLACES: Final = (TEXT, SPECIAL, USE)


class Verb:
    """One verb of cards."""

    def __init__(self, name: str, places: tuple[str, ...]) -> None:
        self.name = name
        self.places = places
        """Where it may stand: elsewhere it has nobody, or no dice, to be about."""


VERBS: Final[list[Verb]] = []
"""A verb's place here is its number."""


def verb(name: str, *places: str) -> int:
    """Declare a verb; its number."""
    VERBS.append(Verb(name, places))
    return len(VERBS) - 1


def number_of(name: str) -> int:
    """The number of the verb that cards call so."""
    return next(number for number, known in enumerate(VERBS) if known.name == name)


# What may stand anywhere.
CHOICE: Final[int] = verb("choice", *PLACES)
HIT_DICE: Final[int] = verb("hit_dice", *PLACES)
DAMAGE: Final[int] = verb("damage", *PLACES)
HEAL: Final[int] = verb("heal", *PLACES)
GUARD: Final[int] = verb("guard", *PLACES)
DRAW: Final[int] = verb("draw", *PLACES)
REPLICATE: Final[int] = verb("replicate", *PLACES)
DRAW_BLIND: Final[int] = verb("draw_blind", *PLACES)
LOSE_ITEM: Final[int] = verb("lose_item", *PLACES)
LOSE_AMMO: Final[int] = verb("lose_ammo", *PLACES)
RELOAD_STEP: Final[int] = verb("reload", *PLACES)
SPEND: Final[int] = verb("spend", *PLACES)
ROLL: Final[int] = verb("roll", *PLACES)
FLAG: Final[int] = verb("flag", *PLACES)

# What chapters tell, and what belongs to them alone.
TEST: Final[int] = verb("test", TEXT, SPECIAL)
STARTING_WEAPONS: Final[int] = verb("starting_weapons", TEXT)
COMBAT: Final[int] = verb("combat", TEXT)
END: Final[int] = verb("end", TEXT)

# What is about dice that have just been rolled, or about the row.
REROLL: Final[int] = verb("reroll", USE)
SET_DIE: Final[int] = verb("set_die", USE)
ADD_SYMBOLS: Final[int] = verb("add_symbols", USE)
HITS: Final[int] = verb("hits", USE)
WOUND: Final[int] = verb("wound", SPECIAL, USE)
BLOCK: Final[int] = verb("block", SPECIAL, USE)

# What combat specials change in the rules.
FORBID: Final[int] = verb("forbid", SPECIAL)
FORCE_MODE: Final[int] = verb("force_mode", SPECIAL)
ONLY_AMMO: Final[int] = verb("only_ammo", SPECIAL)
NO_BLOCK: Final[int] = verb("no_block", SPECIAL)
REROLL_ROW: Final[int] = verb("reroll_row", SPECIAL)
ADD_DIE: Final[int] = verb("add_die", SPECIAL)
EXTRA_HIT_DIE: Final[int] = verb("extra_hit_die", SPECIAL)
CHANGE_VALUE: Final[int] = verb("change_value", SPECIAL)
ATTACK_ALSO: Final[int] = verb("attack_also", SPECIAL)
CAP_REMOVED: Final[int] = verb("cap_removed", SPECIAL)
IGNORE_FLANK_BONUS: Final[int] = verb("ignore_flank_bonus", SPECIAL)
DRONE_FAILS: Final[int] = verb("drone_fails", SPECIAL)

SAY: Final[int] = verb("say")
"""Not written on cards: a text read out where a branch begins."""
