"""The verbs of cards: each with its number, the places where it may stand, and what it says.

What a pack may write under a verb is its field of `step_records.Step`. What becomes of it, as
numbers of a `tables.Step`, is declared here. What it does is written in the rules, in the function
that `carries_out` it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from bossrush.engine.content import Content
from bossrush.engine.content.rows import (
    Rows,
    Source,
    each,
    equals,
    field,
    made,
    ref,
    word,
    words,
)
from bossrush.engine.sets import set_named, set_of
from bossrush.games.sector.cards import step_records as records
from bossrush.games.sector.cards import terms
from bossrush.games.sector.cards.tables import ChoiceOption, Step

TEXT: Final = "the text of a chapter"
SPECIAL: Final = "a combat special"
USE: Final = "an item, a cybernetic or a drone"
PLACES: Final = (TEXT, SPECIAL, USE)


class Verb:
    """One verb of cards."""

    def __init__(
        self,
        name: str,
        places: tuple[str, ...],
        says: Rows[Any, Step] | None,
        figure: Callable[[Any], int] | None,
    ) -> None:
        self.name = name
        self.places = places
        """Where it may stand: elsewhere it has nobody, or no dice, to be about."""
        self.says = says
        """What becomes of its record, if it has one."""
        self.figure = figure
        """What number its single word or figure is; the step's amount."""

    def step(self, number: int, value: object, content: Content) -> Step:
        """What a pack has written, as the rules know it; what follows the step comes later."""
        step = Step()
        if self.says is not None and isinstance(value, msgspec.Struct):
            step = self.says.row(value, content)
        elif self.figure is not None:
            step.amount = self.figure(value)
        step.verb = number
        return step


VERBS: Final[list[Verb]] = []
"""A verb's place here is its number."""


def verb(
    name: str,
    *places: str,
    says: Rows[Any, Step] | None = None,
    figure: Callable[[Any], int] | None = None,
) -> int:
    """Declare a verb; its number."""
    VERBS.append(Verb(name, places, says, figure))
    return len(VERBS) - 1


def number_of(name: str) -> int:
    """The number of the verb that cards call so."""
    return next(number for number, known in enumerate(VERBS) if known.name == name)


# -- what words of a record become ----------------------------------------------------------

LATER: Final = made(lambda record: None)
"""Steps that follow are numbered once a card is known; see `step_interning`."""


def named(numbers: dict[Any, int], path: str = "") -> Source:
    """A number, or one of a few words that stand for one."""
    return Source(path, lambda found, content: numbers.get(found, found))


SYMBOLS_OF: Final = {"single": 1, "double": 2}
"""How many symbols the words of cards stand for."""


def _ammo(path: str = "") -> Source:
    return Source(
        path, lambda found, content: terms.ANY_AMMO if found == "any" else terms.AMMO.index(found)
    )


def _category(path: str = "") -> Source:
    kinds = (*terms.CATEGORIES, "both")
    return Source(path, lambda found, content: min(kinds.index(found), terms.EITHER))


def _faces(record: records.SetDie) -> list[int]:
    """What a die is turned to: a hit die to a hit or a miss, a crew die to what it shows."""
    faces = [record.to] if isinstance(record.to, str) else record.to
    if record.die == "hit":
        return [terms.HIT_FACE if face == "hit" else 0 for face in faces]
    return [terms.SHOWN.index(face) for face in faces]


def _actions(value: str | list[str]) -> int:
    """The set of actions that a card names in print."""
    return set_named([value] if isinstance(value, str) else value, terms.PRINTED_ACTIONS)


def _exposed(value: str | list[str]) -> int:
    """Those attacked besides the attackers, as the set of what they have declared."""
    if value == "cover":
        return set_of([terms.RELOAD, terms.DRONE, terms.TRADE, terms.COVER])
    return _actions(value)


SAME: Final[dict[str, tuple[str, Source]]] = {
    "who": ("who", word(terms.WHO)),
    "amount": ("amount", named({"all": terms.ALL})),
    "count": ("amount", named({"all": terms.ALL}, "count")),
    "trait": ("trait", word((*terms.TRAITS, "tested"))),
    "die": ("die", word(terms.DICE)),
    "category": ("category", _category()),
    "prompt": ("text", field("prompt")),
}
"""What means the same under every verb: a field of its record, and what becomes of it."""


def said(
    record: type[msgspec.Struct], *elsewhere: str, **sources: Source
) -> Rows[msgspec.Struct, Step]:
    """How a record becomes a step; `elsewhere` are fields that other code reads."""
    for name, (attribute, source) in SAME.items():
        if name in record.__struct_fields__:
            sources.setdefault(attribute, source)
    return Rows(record.__name__, record, Step, elsewhere=elsewhere, **sources)


OPTIONS: Final = Rows(
    "option",
    records.ChoiceOption,
    ChoiceOption,
    free=made(lambda option: option.requires is None, "requires"),
    item=_category("requires.item"),
    ammo=_ammo("requires.ammo"),
    amount=field("requires.amount"),
    hp=field("requires.hp"),
    crew=ref("crew", "requires.crew"),
    steps=LATER,
    elsewhere=["text"],
)

# -- what may stand anywhere ----------------------------------------------------------------

CHOICE: Final[int] = verb("choice", *PLACES, says=said(records.Choice, options=each(OPTIONS)))
HIT_DICE: Final[int] = verb(
    "hit_dice", *PLACES, says=said(records.HitDice, need=named({"ranged": 0}, "per_hit"))
)
DAMAGE: Final[int] = verb("damage", *PLACES, says=said(records.Points))
HEAL: Final[int] = verb("heal", *PLACES, says=said(records.Points))
GUARD: Final[int] = verb("guard", *PLACES, says=said(records.Guard))
DRAW: Final[int] = verb("draw", *PLACES, figure=int)
REPLICATE: Final[int] = verb("replicate", *PLACES, says=said(records.Replicate))
DRAW_BLIND: Final[int] = verb("draw_blind", *PLACES, figure=int)
LOSE_ITEM: Final[int] = verb(
    "lose_item",
    *PLACES,
    says=said(records.LoseItem, choose=equals("owner", "pick"), pick=LATER),
)
LOSE_AMMO: Final[int] = verb("lose_ammo", *PLACES, says=said(records.LoseAmmo, ammo=_ammo()))
RELOAD_STEP: Final[int] = verb("reload", *PLACES, says=said(records.Reload))
SPEND: Final[int] = verb(
    "spend",
    *PLACES,
    says=said(
        records.Spend,
        who=word(terms.WHO, "hp.who"),
        amount=field("hp.amount"),
        ammo=_ammo("ammo.type"),
        need=made(lambda spend: spend.ammo.amount if spend.ammo else 0, "ammo"),
    ),
)
ROLL: Final[int] = verb("roll", *PLACES, says=said(records.Roll, "origin", table=LATER))
FLAG: Final[int] = verb(
    "flag", *PLACES, says=said(records.Flag, "set", lasting=equals("mission", "until"))
)

# -- what chapters tell, and what belongs to them alone -------------------------------------

TEST: Final[int] = verb(
    "test",
    TEXT,
    SPECIAL,
    says=said(
        records.Test,
        *("pass_", "fail", "pass_text", "fail_text"),
        need=named(SYMBOLS_OF),
        judged=word(terms.JUDGED, "mode"),
        mode=LATER,
        attempts=named({"until_pass": terms.UNTIL_PASS}),
    ),
)
STARTING_WEAPONS: Final[int] = verb("starting_weapons", TEXT)
COMBAT: Final[int] = verb(
    "combat",
    TEXT,
    says=said(
        records.Combat,
        "after",
        mode=word(terms.STARTS),
        traits=words(terms.TRAITS, "add_dice"),
        amount=field("remove_dice"),
    ),
)
END: Final[int] = verb("end", TEXT)
SAY: Final[int] = verb("say")
"""Not written on cards: a text read out where a branch begins."""

# -- what is about dice that have just been rolled, or about the row ------------------------

REROLL: Final[int] = verb("reroll", USE, says=said(records.Reroll, choose=equals("choose", "keep")))
SET_DIE: Final[int] = verb("set_die", USE, says=said(records.SetDie, faces=made(_faces, "to")))
ADD_SYMBOLS: Final[int] = verb("add_symbols", USE, says=said(records.AddSymbols))
HITS: Final[int] = verb("hits", USE, figure=int)
WOUND: Final[int] = verb("wound", SPECIAL, USE, says=said(records.Wound, pick=word(terms.PICKS)))
BLOCK: Final[int] = verb("block", SPECIAL, USE, says=said(records.Whose))

# -- what combat specials change in the rules -----------------------------------------------

FORBID: Final[int] = verb("forbid", SPECIAL, figure=_actions)
FORCE_MODE: Final[int] = verb("force_mode", SPECIAL, figure=terms.MODES.index)
ONLY_AMMO: Final[int] = verb(
    "only_ammo", SPECIAL, figure=lambda names: set_named(names, terms.AMMO)
)
NO_BLOCK: Final[int] = verb("no_block", SPECIAL)
REROLL_ROW: Final[int] = verb("reroll_row", SPECIAL)
ADD_DIE: Final[int] = verb("add_die", SPECIAL, says=said(records.AddDie), figure=int)
EXTRA_HIT_DIE: Final[int] = verb("extra_hit_die", SPECIAL, figure=int)
CHANGE_VALUE: Final[int] = verb(
    "change_value",
    SPECIAL,
    says=said(
        records.ChangeValue,
        mode=word(terms.MODES, "value"),
        amount=field("by"),
        lasting=equals("combat", "until"),
    ),
)
ATTACK_ALSO: Final[int] = verb("attack_also", SPECIAL, figure=_exposed)
CAP_REMOVED: Final[int] = verb("cap_removed", SPECIAL, figure=int)
IGNORE_FLANK_BONUS: Final[int] = verb("ignore_flank_bonus", SPECIAL)
DRONE_FAILS: Final[int] = verb("drone_fails", SPECIAL)
