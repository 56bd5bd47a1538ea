"""The vocabulary of cards: what a step of a chapter, an item or a special may say.

A step is a mapping with one verb, `{damage: {who: you, amount: 2}}`; steps run in order and nest.
Combat specials, items, cybernetics and drones use the same steps as chapters. What becomes of each
verb is declared in `verbs`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from bossrush.engine.content.vocabulary import OneOf, Ref, Text
from bossrush.games.sector.cards.terms import Ammo, DieName, Judged, Printed, Start, Trait, Who

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
    """Somebody carries an item of this sort."""
    ammo: AnyAmmo | None = None
    """The crew hold ammo of this type."""
    amount: Count = 1
    """How many ammo dice that takes."""
    hp: Count | None = None
    """Somebody has at least so many HP."""
    flag: str | None = None
    """This is remembered (see `flag`)."""
    crew: Annotated[str, Ref("crew")] | None = None
    """This officer is one of the crew."""


class ChoiceOption(Record, frozen=True):
    """One answer of a choice: its words, what it asks for, what follows."""

    label: Text
    """What the button says."""
    steps: list[Step]
    """What follows."""
    hint: Text | None = None
    """What it costs or risks, told before it is chosen."""
    text: Text | None = None
    """What is told when it is chosen."""
    requires: Requires | None = None
    """What it asks of the crew."""


class Choice(Record, frozen=True):
    """The crew pick one option together."""

    options: Annotated[list[ChoiceOption], msgspec.Meta(min_length=2)]
    """What the crew may do."""
    prompt: Text | None = None
    """What is asked; a plain question where it is left out."""


class Test(Record, frozen=True):
    """A trait test: who rolls, what is needed, how it is judged, how often it may be tried."""

    who: Who
    """Who rolls."""
    trait: Trait
    """The trait that is tested."""
    need: Literal["single", "double"] | Count = "single"
    """How many symbols are needed: one, two, or a number of them."""
    mode: Judged = "each"
    """How several rolls are judged: each for itself, one for all, all together."""
    attempts: Literal["until_pass"] | Count = 1
    """How often it may be tried."""
    pass_: list[Step] = msgspec.field(default_factory=list, name="pass")
    """What follows a pass."""
    fail: list[Step] = msgspec.field(default_factory=list)
    """What follows a failure."""
    prompt: Text | None = None
    """What is told before the roll."""
    pass_text: Text | None = None
    """What is told of a pass."""
    fail_text: Text | None = None
    """What is told of a failure."""


class HitDice(Record, frozen=True):
    """Hit dice that a card calls for outside SHOOT and FLANK."""

    who: Who
    """Whom they strike."""
    count: Count = 1
    """How many HIT dice are rolled for each."""
    per_hit: Literal["ranged"] | Count = "ranged"
    """HP lost to each HIT: a number, or the enemy's ranged value."""


class Points(Record, frozen=True):
    """Somebody gains or loses hit points."""

    who: Who
    """Whose HP."""
    amount: Count
    """How many HP."""


class Guard(Record, frozen=True):
    """The next loss is prevented, or so much of it."""

    who: Who = "self"
    """Whom it protects."""
    amount: Literal["all"] | Count = "all"
    """How much of the loss is prevented."""


class Whose(Record, frozen=True):
    """Whom an effect is about, and nothing else."""

    who: Who = "self"
    """Who it is."""


class Reroll(Record, frozen=True):
    """Dice just rolled are rolled again."""

    die: DieName
    """Which dice."""
    count: Literal["all"] | Count = 1
    """How many of them."""
    keep: Literal["new", "choose"] = "new"
    """Whether the new face stands, or the better of the two is chosen."""


class SetDie(Record, frozen=True, kw_only=True):
    """A die just rolled is turned to a face; of a list the user chooses one."""

    die: Literal["crew", "hit"] = "crew"
    """Which die."""
    to: str | list[str]
    """The face it is turned to, or several to choose from."""


class AddSymbols(Record, frozen=True):
    """Symbols are added to the roll of a test."""

    trait: Literal["might", "cunning", "wisdom", "tested"] = "tested"
    """The trait of the symbols; usually the one tested."""
    count: Count = 1
    """How many."""


class Wound(Record, frozen=True):
    """Chapter dice are removed from the row."""

    count: Count = 1
    """How many dice are removed."""
    pick: Literal["any", "match", "might", "cunning", "wisdom"] = "any"
    """Which: any, one that matches, or one of a trait."""


class Replicate(Record, frozen=True):
    """Cards are taken from the discard pile."""

    count: Count = 1
    """How many cards."""
    category: Category = "both"
    """Of which sort."""


class LoseItem(Record, frozen=True):
    """Somebody loses items, chosen by their owner or at random."""

    who: Who
    """Who loses them."""
    count: Count = 1
    """How many."""
    pick: Literal["owner", "random"] = "owner"
    """Whether the owner chooses, or chance."""
    category: Category = "any"
    """Of which sort."""


class LoseAmmo(Record, frozen=True):
    """Somebody loses ammo dice."""

    who: Who
    """Who loses it."""
    amount: Count = 1
    """How many ammo dice."""
    ammo: AnyAmmo = "any"
    """Of which type."""


class Reload(Record, frozen=True):
    """Somebody loads one of their weapons."""

    who: Who
    """Who loads a weapon."""
    amount: Literal["all"] | Count = "all"
    """How many ammo dice, or all it holds."""


class SpendAmmo(Record, frozen=True):
    """A price in ammo dice, paid by the crew together."""

    type: AnyAmmo = "any"
    """Of which type."""
    amount: Count = 1
    """How many ammo dice."""


class Spend(Record, frozen=True):
    """A cost, paid by those who have chosen it; no guard prevents it."""

    hp: Points | None = None
    """A price in HP."""
    ammo: SpendAmmo | None = None
    """A price in ammo dice."""


class Outcome(Record, frozen=True):
    """What one face of a rolled die means."""

    do: list[Step] = msgspec.field(default_factory=list)
    """What the face does."""
    text: Text | None = None
    """What is told of it."""
    name: Text | str | None = None
    """What the outcome is called."""
    title: Text | None = None
    """A heading, where that is not the name."""
    malfunction: bool = False
    """Whether it counts as a malfunction."""
    origin: Any = None


class Roll(Record, frozen=True):
    """A chapter die or the tech die, with what each face means."""

    die: Literal["chapter", "tech"]
    """Which die is rolled."""
    table: dict[str, list[Step] | Outcome]
    """For each face, what it does."""
    origin: Any = None


class Combat(Record, frozen=True):
    """Combat begins: in which mode, with which dice more or fewer, and what a victory adds."""

    mode: Start = "choice"
    """Ranged, close, or as the crew choose."""
    add_dice: list[Trait] = msgspec.field(default_factory=list)
    """Dice that join the row before it begins."""
    remove_dice: Amount = 0
    """How many dice of the row are taken away first."""
    round_limit: Amount = 0
    """After how many rounds it ends by itself; 0 for never."""
    after: list[Step] = msgspec.field(default_factory=list)
    """What a victory adds."""


class Flag(Record, frozen=True):
    """Something to remember until the chapter or the mission ends."""

    set: str
    """The word by which it is remembered."""
    until: Literal["chapter", "mission"] = "chapter"
    """How long it is remembered."""


class AddDie(Record, frozen=True):
    """Dice join the row, rolled unless a trait is named."""

    count: Count = 1
    """How many dice."""
    trait: Trait | None = None
    """Their trait; rolled where it is left out."""


class ChangeValue(Record, frozen=True):
    """One of the enemy's values changes."""

    value: Mode
    """Which of the enemy's values."""
    by: int
    """By how much; below zero for less."""
    until: Literal["round", "combat"] = "round"
    """How long it lasts."""


class Step(OneOf, frozen=True, kw_only=True):
    """One verb of a card."""

    choice: Choice | None = None
    """The crew choose."""
    test: Test | None = None
    """Somebody is tested."""
    hit_dice: HitDice | None = None
    """HIT dice are rolled against the crew."""
    damage: Points | None = None
    """Somebody loses HP."""
    heal: Points | None = None
    """Somebody regains HP."""
    guard: Guard | None = None
    """A loss of HP is prevented."""
    block: Whose | None = None
    """As a double does: the enemy does not attack somebody in this round of close combat."""
    reroll: Reroll | None = None
    """Dice are rolled again."""
    set_die: SetDie | None = None
    """A die is turned to a face."""
    add_symbols: AddSymbols | None = None
    """Symbols are added to a roll."""
    hits: Count | None = None
    """So many hits of the weapon's ammo are added to a SHOOT."""
    wound: Wound | None = None
    """Dice are removed from the row."""
    starting_weapons: Literal["each"] | None = None
    """Everybody draws a starting weapon."""
    draw: Count | None = None
    """The crew draw so many items."""
    replicate: Replicate | None = None
    """Cards come back from the discard pile."""
    draw_blind: Count | None = None
    """So many items are drawn, as a Replication Error has it."""
    lose_item: LoseItem | None = None
    """Somebody loses items."""
    lose_ammo: LoseAmmo | None = None
    """Somebody loses ammo."""
    reload: Reload | None = None
    """Somebody loads a weapon."""
    spend: Spend | None = None
    """A price is paid."""
    roll: Roll | None = None
    """A die decides."""
    combat: Combat | None = None
    """Combat begins."""
    flag: Flag | None = None
    """Something is remembered."""
    end: bool | None = None
    """The chapter ends here."""
    forbid: Printed | list[Printed] | None = None
    """These actions cannot be declared."""
    force_mode: Mode | None = None
    """Combat changes to this mode."""
    only_ammo: list[Ammo] | None = None
    """Only these ammo types count."""
    no_block: bool | None = None
    """Doubles block nothing."""
    reroll_row: Literal["all"] | None = None
    """The row is rolled again."""
    add_die: Count | AddDie | None = None
    """Dice join the row."""
    extra_hit_die: Count | None = None
    """Every SHOOT faces so many more HIT dice."""
    change_value: ChangeValue | None = None
    """One of the enemy's values changes."""
    attack_also: Literal["cover"] | Printed | list[Printed] | None = None
    """Whom else the enemy attacks, by what they declared."""
    cap_removed: Count | None = None
    """At most so many dice can be removed in a round."""
    ignore_flank_bonus: bool | None = None
    """FLANK brings no additional die."""
    drone_fails: bool | None = None
    """Activating the drone does nothing."""
