"""What packs may say of treasure: cards, their actions, what they add and change."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from bossrush.engine.content.vocabulary import Display, Text
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.base_records import (
    Amount,
    Count,
    Dice,
    Record,
    Signed,
)


class Grant(Record, frozen=True):
    """Energy or Health for characters; `range` where it is not the card's own."""

    who: terms.Who
    """Who gains it."""
    stamina: Amount = 0
    """Energy cubes taken off the bar."""
    health: Amount = 0
    """Damage cubes taken off the bar."""
    range: Amount | None = None
    """How far it reaches, where that is not the card's own range."""


class Boost(Record, frozen=True):
    """What an action does to the attacks the character still makes in this activation."""

    magic: bool = False
    """They become magic."""
    mod: Signed = 0
    """Added to their result."""


class Guard(Record, frozen=True):
    """Dice every character adds to defence until the end of the next enemy activation."""

    block: Dice = msgspec.field(default_factory=dict)
    """Dice added to Block."""
    resist: Dice = msgspec.field(default_factory=dict)
    """Dice added to Resist."""


class Action(Record, frozen=True):
    """One line of actions on a weapon, shield or spell."""

    cost: Amount
    """What it costs in Energy."""
    dice: Dice = msgspec.field(default_factory=dict)
    """The dice it rolls."""
    mod: Signed = 0
    """Added to the result."""
    magic: bool = False
    """Whether its damage is magic."""
    node: bool = False
    """Whether it strikes everybody on the node."""
    shaft: bool = False
    """Whether it cannot be used at range 0."""
    shift_before: Amount = 0
    """Nodes the character may move before the attack."""
    shift_after: Amount = 0
    """Nodes the character may move after it."""
    shift: Amount = 0
    """A move by itself, without an attack."""
    repeat: Count = 1
    """How often it is carried out."""
    push: Amount = 0
    """How many nodes a target is pushed."""
    conditions: list[terms.Condition] = msgspec.field(default_factory=list)
    """Conditions that those it wounds get."""
    range: Amount | None = None
    """Its range, where that is not the card's."""
    grant: Grant | None = None
    """What it gives."""
    boost: Boost | None = None
    """What it does to later attacks."""
    guard: Guard | None = None
    """What it adds to defence."""
    usable_from_backup: bool = False
    """Whether it works from the backup slot."""
    text: Text | None = None
    """What no icon says: grants, boosts, guards, use from the backup slot."""


class Add(Record, frozen=True):
    """What attacks gain."""

    dice: Dice = msgspec.field(default_factory=dict)
    """Dice added."""
    mod: Signed = 0
    """Added to the result."""
    magic: bool = False
    """They become magic."""
    conditions: list[terms.Condition] = msgspec.field(default_factory=list)
    """Conditions that those they wound get."""


class Effect(Record, frozen=True):
    """What a card does besides its dice and actions; its words stand in the record's `text`."""

    own_attacks_add: Add | None = None
    """What this card's own attacks gain."""
    weapon_attacks_add: Add | None = None
    """What all attacks of the wearer gain."""
    costliest_discount: Amount = 0
    """The upgraded weapon's costliest attack costs this much less."""
    start_choice: Grant | None = None
    """At the start of the wearer's activation, the player may take this instead of 2 Energy."""
    start_stamina: Amount = 0
    """Everyone who activates on the wearer's node gains this much instead of 2 Energy."""
    on_damage: Grant | None = None
    """What the wearer gains when damaged."""
    end_of_activation: Grant | None = None
    """What the wearer gains at the end of an activation."""
    per_enemy_on_node: bool = False
    """`end_of_activation` counts once for each enemy on the wearer's node."""
    beat_by: Amount = 0
    """If an attack beats the target's defence by this much or more, gain `beat_gain`."""
    beat_gain: Grant | None = None
    """What is gained then."""
    dodge_move: Amount = 0
    """Nodes the wearer may move after a dodge, instead of one."""
    walk: Amount = 0
    """Nodes the wearer walks for free, instead of one."""
    immune: list[terms.Condition] = msgspec.field(default_factory=list)
    """Conditions the wearer never gets."""
    ignore_push: bool = False
    """Whether the wearer is never pushed."""
    with_two_handed: bool = False
    """Whether it may be held beside a two-handed weapon."""
    forbid: list[Literal["dodge", "run"]] = msgspec.field(default_factory=list)
    """What the wearer may not do."""
    take_aggro: bool = False
    """Once an encounter, at the end of another character's activation: take the Aggro token."""
    ember: bool = False
    """Whether it works as an Ember does."""


class Equipment(Record, frozen=True):
    """A treasure or starting equipment card."""

    id: str
    name: Text
    decks: list[str]
    """`starting_knight`, `class_knight`, `transposed_knight`, `common`, `legendary`,
    `boss_gargoyle`; one entry for each copy that lies in another deck."""
    slot: terms.Slot
    """Where it is worn."""
    category: terms.Category
    """What sort of card it is."""
    req: dict[terms.Stat, Amount] = msgspec.field(default_factory=dict)
    """The stats it asks for; those left out ask for nothing."""
    copies: Count = 1
    """How many of it lie in one deck."""
    range: Amount | None = None
    """How far its attacks reach."""
    upgrade_slots: Amount = 0
    """How many upgrades it takes."""
    block: Dice = msgspec.field(default_factory=dict)
    """Dice it adds to Block."""
    resist: Dice = msgspec.field(default_factory=dict)
    """Dice it adds to Resist."""
    dodge: Amount = 0
    """Dodge dice it gives."""
    actions: list[Action] = msgspec.field(default_factory=list)
    """What can be done with it."""
    effect: Effect | None = None
    """What it does besides."""
    text: Text | None = None
    """What `effect` does, in words; also of an upgrade."""
    gender: Literal["m", "f"] = "m"
    icon: Annotated[str, Display] = ""
    note: Text | None = None
    """How a point on which the sources differ was settled."""
    origin: Any = None
