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
    """Stamina or health for characters; `range` where it is not the card's own."""

    who: terms.Who
    stamina: Amount = 0
    health: Amount = 0
    range: Amount | None = None


class Boost(Record, frozen=True):
    """What an action does to the attacks the character still makes in this activation."""

    magic: bool = False
    mod: Signed = 0


class Guard(Record, frozen=True):
    """Dice every character adds to defence until the end of the next enemy activation."""

    block: Dice = msgspec.field(default_factory=dict)
    resist: Dice = msgspec.field(default_factory=dict)


class Action(Record, frozen=True):
    """One line of actions on a weapon, shield or spell."""

    cost: Amount
    dice: Dice = msgspec.field(default_factory=dict)
    mod: Signed = 0
    magic: bool = False
    node: bool = False
    shaft: bool = False
    shift_before: Amount = 0
    shift_after: Amount = 0
    shift: Amount = 0
    """A move by itself, without an attack."""
    repeat: Count = 1
    push: Amount = 0
    conditions: list[terms.Condition] = msgspec.field(default_factory=list)
    range: Amount | None = None
    grant: Grant | None = None
    boost: Boost | None = None
    guard: Guard | None = None
    usable_from_backup: bool = False
    text: Text | None = None
    """What no icon says: grants, boosts, guards, use from the backup slot."""


class Add(Record, frozen=True):
    """What attacks gain."""

    dice: Dice = msgspec.field(default_factory=dict)
    mod: Signed = 0
    magic: bool = False
    conditions: list[terms.Condition] = msgspec.field(default_factory=list)


class Effect(Record, frozen=True):
    """What a card does besides its dice and actions; its words stand in the record's `text`."""

    own_attacks_add: Add | None = None
    weapon_attacks_add: Add | None = None
    costliest_discount: Amount = 0
    """The upgraded weapon's costliest attack costs this much less."""
    start_choice: Grant | None = None
    """At the start of the own activation: this instead of 2 stamina, as the player likes."""
    start_stamina: Amount = 0
    """Everyone who activates on the wearer's node gains this much instead of 2 stamina."""
    on_damage: Grant | None = None
    end_of_activation: Grant | None = None
    per_enemy_on_node: bool = False
    """`end_of_activation` counts once for each enemy on the own node."""
    beat_by: Amount = 0
    """If an attack beats the target's defence by this much or more, gain `beat_gain`."""
    beat_gain: Grant | None = None
    dodge_move: Amount = 0
    walk: Amount = 0
    immune: list[terms.Condition] = msgspec.field(default_factory=list)
    ignore_push: bool = False
    with_two_handed: bool = False
    forbid: list[Literal["dodge", "run"]] = msgspec.field(default_factory=list)
    take_aggro: bool = False
    """Once an encounter, at the end of another character's activation: take the Aggro token."""
    ember: bool = False


class Equipment(Record, frozen=True):
    """A treasure or starting equipment card."""

    id: str
    name: Text
    decks: list[str]
    """`starting_knight`, `class_knight`, `transposed_knight`, `common`, `legendary`,
    `boss_gargoyle`; one entry for each copy that lies in another deck."""
    slot: terms.Slot
    category: terms.Category
    req: dict[terms.Stat, Amount] = msgspec.field(default_factory=dict)
    """The stats it asks for; those left out ask for nothing."""
    copies: Count = 1
    range: Amount | None = None
    upgrade_slots: Amount = 0
    block: Dice = msgspec.field(default_factory=dict)
    resist: Dice = msgspec.field(default_factory=dict)
    dodge: Amount = 0
    actions: list[Action] = msgspec.field(default_factory=list)
    effect: Effect | None = None
    text: Text | None = None
    """What `effect` does, in words; also of an upgrade."""
    gender: Literal["m", "f"] = "m"
    icon: Annotated[str, Display] = ""
    note: Text | None = None
    """How a point on which sources differ is settled."""
    origin: Any = None
