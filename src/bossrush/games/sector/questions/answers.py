"""What answers are made of, question by question: their kinds, and the fields of each.

Questions offer them, rules and companions read them: `GUN.of(answer)`, `SHOOT_TWO.fits(answer)`.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.answers import Answers, Field, Id, Number, Word
from bossrush.games.sector.cards.terms import FUNCTIONS, TRAITS
from bossrush.games.sector.table.crew import CREW_IDS
from bossrush.games.sector.table.mission import Mission

# -- what is declared in combat -------------------------------------------------------------


def item_ids(s: Mission) -> list[str]:
    return s.tables.item_ids


GUN: Final[Id[Mission]] = Id("gun", item_ids)
RATE: Final[Number[Mission]] = Number("rate", 16)
SECOND_GUN: Final[Id[Mission]] = Id("second_gun", item_ids)
SECOND_RATE: Final[Number[Mission]] = Number("second_rate", 16)
FUNCTION: Final[Word[Mission]] = Word("function", FUNCTIONS)
PARTNER: Final[Word[Mission]] = Word("partner", CREW_IDS)
MEMBER: Final[Word[Mission]] = Word("crew", CREW_IDS)

DECLARATIONS: Final[Answers] = Answers()
"""Each kind has the name of its action."""
SHOOT_ONE: Final = DECLARATIONS.kind("shoot", "shoot:", GUN, "@", RATE)
SHOOT_TWO: Final = DECLARATIONS.kind(
    "shoot", "shoot:", GUN, "@", RATE, "+", SECOND_GUN, "@", SECOND_RATE
)
RUN_TO_FLANK: Final = DECLARATIONS.kind("flank")
FIGHT_ON: Final = DECLARATIONS.kind("fight")
RELOAD_GUN: Final = DECLARATIONS.kind("reload", "reload:", GUN)
ACTIVATE_DRONE: Final = DECLARATIONS.kind("drone", "drone:", FUNCTION)
TRADE_WITH: Final = DECLARATIONS.kind("trade", "trade:", PARTNER)
TAKE_COVER: Final = DECLARATIONS.kind("cover")
CHANGE: Final = DECLARATIONS.kind("change", "change:", MEMBER)
"""No action: a lone player goes back on what the other crewmember was to do."""

# -- what is done with items ----------------------------------------------------------------

ITEM: Final[Id[Mission]] = Id("item", item_ids)
TAKER: Final[Word[Mission]] = Word("crew", CREW_IDS)
"""Who does it, or gets it."""

HANDLINGS: Final = Answers()
"""What can be done with an item card, or with a cybernetic."""
DONE: Final = HANDLINGS.kind("done")
GIVE: Final = HANDLINGS.kind("give", "give:", ITEM, ":", TAKER)
"""From the pool to a crewmember."""
USE_POOLED: Final = HANDLINGS.kind("use-pooled", "use-pooled:", ITEM, ":", TAKER)
"""Straight from the pool."""
LAY: Final = HANDLINGS.kind("lay", "lay:", ITEM, ":", TAKER)
"""From an inventory into the pool."""
USE: Final = HANDLINGS.kind("use", "use:", ITEM, ":", TAKER)
HAND: Final = HANDLINGS.kind("hand", "hand:", ITEM, ":", TAKER)
"""From one inventory to another."""
LOAD: Final = HANDLINGS.kind("reload", "reload:", ITEM, ":", TAKER)
DROP: Final = HANDLINGS.kind("drop", "drop:", ITEM, ":", TAKER)
"""From an inventory, or from the pool, onto the discard pile."""
USE_IMPLANT: Final = HANDLINGS.kind("implant", "implant:", TAKER)
"""A cybernetic that can be used at any time."""
PICK: Final = HANDLINGS.kind("pick", "pick:", ITEM)
"""Only the card, where there is too much to list: what is done with it is asked next."""

# -- what is used at a moment ---------------------------------------------------------------

IMPLANT: Final = -1
"""The source of a use that is the crewmember's own cybernetic; an item is its number."""


class Source(Field[Mission]):
    """What is used: the crewmember's cybernetic, or an item by its number."""

    def __init__(self) -> None:
        super().__init__("card", 256, low=IMPLANT)

    def text(self, state: Mission, part: int) -> str:
        return "implant" if part == IMPLANT else state.tables.item_ids[part]

    def part(self, state: Mission, text: str) -> int:
        return IMPLANT if text == "implant" else state.tables.item_ids.index(text)


SOURCE: Final = Source()
VARIANT: Final[Number[Mission]] = Number("variant", 64)
"""The face to turn to, or the die to roll again, where a card lets its user choose."""

USES: Final = Answers()
PASS: Final = USES.kind("pass")
USE_CARD: Final = USES.kind("use", "use:", SOURCE)
USE_VARIANT: Final = USES.kind("use", "use:", SOURCE, "#", VARIANT)

# -- dice that are rolled again -------------------------------------------------------------

DIE: Final[Number[Mission]] = Number("die", 64)
"""An ammo die, by its place in the tray."""
ROW_TRAIT: Final[Word[Mission]] = Word("trait", TRAITS)
"""A die of the row."""

REROLLS: Final = Answers()
REROLL_AMMO: Final = REROLLS.kind("ammo", "die-", DIE)
REROLL_OF_ROW: Final = REROLLS.kind("row", ROW_TRAIT)
STOP: Final = REROLLS.kind("stop")
"""No further die is rolled again."""
