"""The vocabulary of cards: what a step of a chapter, an item or a special may say.

A step is a mapping with one verb, `{damage: {who: you, amount: 2}}`; steps run in order and nest.
Combat specials, items, cybernetics and drones use the same steps as chapters. What becomes of each
verb is declared in `verbs`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from bossrush.engine.content.vocabulary import OneOf, Text
from bossrush.games.sector.table.terms import (
    Ammo,
    DieName,
    Judged,
    Printed,
    Start,
    Trait,
    Who,
)

Count = Annotated[int, msgspec.Meta(ge=1, le=20)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=20)]
AnyAmmo = Literal["ballistic", "energy", "explosive", "special", "flame", "any"]
Category = Literal["weapon", "gear", "any", "both"]
Mode = Literal["ranged", "close"]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every record and every part of one."""


class Requires(Record, frozen=True):
    """What an option asks of the crew before it can be chosen."""

    item: Category | None = None
    ammo: AnyAmmo | None = None
    amount: Count = 1
    hp: Count | None = None
    flag: str | None = None


class ChoiceOption(Record, frozen=True):
    """One answer of a choice: its words, what it asks for, what follows."""

    label: Text
    steps: list[Step]
    hint: Text | None = None
    text: Text | None = None
    requires: Requires | None = None


class Choice(Record, frozen=True):
    """The crew pick one option together."""

    options: Annotated[list[ChoiceOption], msgspec.Meta(min_length=2)]
    prompt: Text | None = None


class Test(Record, frozen=True):
    """A trait test: who rolls, what is needed, how it is judged, how often it may be tried."""

    who: Who
    trait: Trait
    need: Literal["single", "double"] | Count = "single"
    mode: Judged = "each"
    attempts: Literal["until_pass"] | Count = 1
    pass_: list[Step] = msgspec.field(default_factory=list, name="pass")
    fail: list[Step] = msgspec.field(default_factory=list)
    prompt: Text | None = None
    pass_text: Text | None = None
    fail_text: Text | None = None


class HitDice(Record, frozen=True):
    """Hit dice that a card calls for outside SHOOT and FLANK."""

    who: Who
    count: Count = 1
    per_hit: Literal["ranged"] | Count = "ranged"


class Points(Record, frozen=True):
    """Somebody gains or loses hit points."""

    who: Who
    amount: Count


class Guard(Record, frozen=True):
    """The next loss is prevented, or so much of it."""

    who: Who = "self"
    amount: Literal["all"] | Count = "all"


class Whose(Record, frozen=True):
    """Somebody an effect is about, and nothing else."""

    who: Who = "self"


class Reroll(Record, frozen=True):
    """Dice just rolled are rolled again."""

    die: DieName
    count: Literal["all"] | Count = 1
    keep: Literal["new", "choose"] = "new"


class SetDie(Record, frozen=True, kw_only=True):
    """A die just rolled is turned to a face; of a list the user chooses one."""

    die: Literal["crew", "hit"] = "crew"
    to: str | list[str]


class AddSymbols(Record, frozen=True):
    """Symbols are added to the roll of a test."""

    trait: Literal["might", "cunning", "wisdom", "tested"] = "tested"
    count: Count = 1


class Wound(Record, frozen=True):
    """Chapter dice are removed from the row."""

    count: Count = 1
    pick: Literal["any", "match", "might", "cunning", "wisdom"] = "any"


class Replicate(Record, frozen=True):
    """Cards are taken from the discard pile."""

    count: Count = 1
    category: Category = "both"


class LoseItem(Record, frozen=True):
    """Somebody loses items, chosen by their owner or at random."""

    who: Who
    count: Count = 1
    pick: Literal["owner", "random"] = "owner"
    category: Category = "any"


class LoseAmmo(Record, frozen=True):
    """Somebody loses ammo dice."""

    who: Who
    amount: Count = 1
    ammo: AnyAmmo = "any"


class Reload(Record, frozen=True):
    """Somebody loads one of their weapons."""

    who: Who
    amount: Literal["all"] | Count = "all"


class SpendAmmo(Record, frozen=True):
    """A price in ammo dice, paid by the crew together."""

    type: AnyAmmo = "any"
    amount: Count = 1


class Spend(Record, frozen=True):
    """A cost, paid by those who have chosen it; no guard prevents it."""

    hp: Points | None = None
    ammo: SpendAmmo | None = None


class Outcome(Record, frozen=True):
    """What one face of a rolled die means."""

    do: list[Step] = msgspec.field(default_factory=list)
    text: Text | None = None
    name: Text | str | None = None
    title: Text | None = None
    malfunction: bool = False
    origin: Any = None


class Roll(Record, frozen=True):
    """A chapter die or the tech die, with what each face means."""

    die: Literal["chapter", "tech"]
    table: dict[str, list[Step] | Outcome]
    origin: Any = None


class Combat(Record, frozen=True):
    """Combat begins: how, with which dice more or fewer, and what a victory adds."""

    mode: Start = "choice"
    add_dice: list[Trait] = msgspec.field(default_factory=list)
    remove_dice: Amount = 0
    round_limit: Amount = 0
    after: list[Step] = msgspec.field(default_factory=list)


class Flag(Record, frozen=True):
    """Something to remember until the chapter or the mission ends."""

    set: str
    until: Literal["chapter", "mission"] = "chapter"


class AddDie(Record, frozen=True):
    """Dice join the row, rolled unless a trait is named."""

    count: Count = 1
    trait: Trait | None = None


class ChangeValue(Record, frozen=True):
    """One of the enemy's values changes."""

    value: Mode
    by: int
    until: Literal["round", "combat"] = "round"


class Step(OneOf, frozen=True, kw_only=True):
    """One verb of a card."""

    choice: Choice | None = None
    test: Test | None = None
    hit_dice: HitDice | None = None
    damage: Points | None = None
    heal: Points | None = None
    guard: Guard | None = None
    block: Whose | None = None
    reroll: Reroll | None = None
    set_die: SetDie | None = None
    add_symbols: AddSymbols | None = None
    hits: Count | None = None
    wound: Wound | None = None
    starting_weapons: Literal["each"] | None = None
    draw: Count | None = None
    replicate: Replicate | None = None
    draw_blind: Count | None = None
    lose_item: LoseItem | None = None
    lose_ammo: LoseAmmo | None = None
    reload: Reload | None = None
    spend: Spend | None = None
    roll: Roll | None = None
    combat: Combat | None = None
    flag: Flag | None = None
    end: bool | None = None
    forbid: Printed | list[Printed] | None = None
    force_mode: Mode | None = None
    only_ammo: list[Ammo] | None = None
    no_block: bool | None = None
    reroll_row: Literal["all"] | None = None
    add_die: Count | AddDie | None = None
    extra_hit_die: Count | None = None
    change_value: ChangeValue | None = None
    attack_also: Literal["cover"] | Printed | list[Printed] | None = None
    cap_removed: Count | None = None
    ignore_flank_bonus: bool | None = None
    drone_fails: bool | None = None
