"""What packs may say: the records of Dark Souls, one class for each kind.

Numbers and icons are written as the cards print them. Energy is called `stamina` here, the arc
behind a boss `back`, and a range that is a dash on the card is left out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from bossrush.engine.content.vocabulary import Display, Ref, Text

Amount = Annotated[int, msgspec.Meta(ge=0, le=60)]
Count = Annotated[int, msgspec.Meta(ge=1, le=60)]
Signed = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Colour = Literal["black", "blue", "orange"]
Dice = dict[Colour, Count]
Stat = Literal["str", "dex", "int", "fai"]
Condition = Literal["bleed", "poison", "frostbite", "stagger"]
Side = Literal["north", "east", "south", "west"]
Arc = Literal["front", "left", "right", "back"]
Quarry = Literal["nearest", "aggro"]
Range = Amount | Literal["inf"]
Node = Annotated[str, msgspec.Meta(pattern="^n[0-9]+$")]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every record and every part of one."""


# -- dice and characters --------------------------------------------------------------------


class DieRecord(Record, frozen=True):
    """A die: how many the box holds, and its six faces."""

    id: str
    name: Text
    count: Count
    faces: Annotated[list[Amount], msgspec.Meta(min_length=6, max_length=6)]
    origin: Any = None


class Heroic(Record, frozen=True):
    """A character's heroic action: its words; `rule` names what the rules do."""

    name: Text
    text: Text
    rule: Literal["backstab", "perseverance", "stand_fast", "berserk_charge"]


class Character(Record, frozen=True):
    """A character board."""

    id: str
    name: Text
    taunt: Count
    stats: dict[Stat, Annotated[list[Count], msgspec.Meta(min_length=4, max_length=4)]]
    """Four values each: Base and Tier 1 to 3."""
    heroic: Heroic
    starting: list[Annotated[str, Ref("equipment")]]
    """The starting equipment, the armour first."""
    gender: Literal["m", "f"] = "m"
    icon: Annotated[str, Display] = ""
    origin: Any = None


# -- what enemies and bosses do ---------------------------------------------------------------


class Op(Record, frozen=True):
    """One behaviour icon.

    `move`: `n` nodes `toward` or `away` from the nearest or aggro character (0 turns a boss to
    face it). `shift`: a boss moves `n` nodes in direction `dir` without turning. `leap`: onto the
    node of `to`. `turn`: on the spot, by 90 degrees `left` or `right`, or by 180. `attack`: `dmg`
    of `type` against one target, its whole node, or an area.
    """

    op: Literal["move", "shift", "leap", "turn", "attack"]
    n: Amount = 0
    dir: Literal["", "toward", "away", "forward", "backward", "left", "right"] = ""
    to: Quarry | None = None
    push: bool = False
    push_damage: Amount = 0
    deg: Literal[0, 90, 180] = 0
    type: Literal["physical", "magic"] = "physical"
    dmg: Amount = 0
    mode: Literal["single", "node", "area"] = "single"
    target: Quarry | None = None
    conditions: list[Condition] = msgspec.field(default_factory=list)


class Enemy(Record, frozen=True):
    """An enemy data card."""

    id: str
    name: Text
    models: Count
    health: Count
    threat: Count
    block: Amount
    resist: Amount
    dodge: Amount
    behaviour: list[Op]
    range: Range | None = None
    gender: Literal["m", "f"] = "m"
    icon: Annotated[str, Display] = ""
    origin: Any = None


class Special(Record, frozen=True):
    """A boss's own ability; `rule` names what the rules do."""

    name: Text
    text: Text
    rule: Literal[
        "ice_in_his_veins",
        "flying_high",
        "titanite_construct",
        "heavy_blows",
        "unpredictable_onslaught",
        "united_we_stand",
        "divided_you_fall",
    ]


class Member(Record, frozen=True):
    """A boss model with its data card: one, or two for Ornstein & Smough."""

    id: str
    name: Text
    health: Count
    threat: Count
    block: Amount
    resist: Amount
    spawn: Literal["mini", "main"]
    special: Special
    heat_up: Amount = 0
    gains: Amount = 0
    """Health a boss of two gains when the other dies."""
    gender: Literal["m", "f"] = "m"
    icon: Annotated[str, Display] = ""
    note: Text | None = None


class Boss(Record, frozen=True):
    """A boss: its data card or cards, and the encounters that lead to it."""

    id: str
    name: Text
    tier: Literal["mini", "main"]
    members: Annotated[list[Member], msgspec.Meta(min_length=1, max_length=2)]
    deck_size: Count
    encounters_before: Annotated[list[Amount], msgspec.Meta(min_length=3, max_length=3)]
    """How many encounters of level 1, 2 and 3."""
    origin: Any = None


class BehaviourSide(Record, frozen=True):
    """What one boss does on a behaviour card."""

    name: Text
    dodge: Amount
    ops: list[Op]
    range: Range | None = None
    repeat: Count = 1
    hit: list[Arc] = msgspec.field(default_factory=list)
    weak: list[Arc] = msgspec.field(default_factory=list)
    note: Text | None = None
    """How a point on which sources differ is settled."""


class Behaviour(Record, frozen=True):
    """A behaviour card, `gargoyle.tail_whip`: one side, or two for a pair of bosses.

    On a pair's card the sides stand in the order of the boss's members. A heat-up card of a pair
    has one side and names its `member`.
    """

    id: str
    boss: Annotated[str, Ref("boss")]
    sides: Annotated[list[BehaviourSide], msgspec.Meta(min_length=1, max_length=2)]
    heat_up: bool = False
    member: str = ""
    origin: Any = None


# -- encounters, traps, tiles -----------------------------------------------------------------

Terrain = Literal["barrel", "gravestone", "chest"]


class Encounter(Record, frozen=True):
    """An encounter card."""

    id: str
    name: Text
    level: Literal[1, 2, 3]
    spawn1: list[Annotated[str, Ref("enemy")]]
    spawn2: list[Annotated[str, Ref("enemy")]]
    terrain1: Terrain | None = None
    terrain2: Terrain | None = None
    trapped: bool = False
    note: Text | None = None
    origin: Any = None


class Trap(Record, frozen=True):
    """A trap token; a blank one has damage 0 and no dodge difficulty."""

    id: str
    name: Text
    copies: Count
    damage: Amount
    dodge: Amount = 0
    origin: Any = None


class Lattice(Record, frozen=True):
    """The nodes of a tile: `nodes[i]` is the row and column of node `ni`."""

    id: str
    nodes: list[Annotated[list[Amount], msgspec.Meta(min_length=2, max_length=2)]]
    origin: Any = None


class Roles(Record, frozen=True):
    """The spawn and terrain nodes of an exploration face."""

    spawn1: Node
    spawn2: Node
    terrain1: Node
    terrain2: Node


class Face(Record, frozen=True):
    """One face of an exploration tile."""

    id: str
    tile: Annotated[int, msgspec.Meta(ge=1, le=6)]
    side: Literal["a", "b"]
    doors: list[Side]
    roles: Roles
    entry_nodes: dict[Side, list[Node]]
    trap_nodes: list[Node]
    lattice: Annotated[str, Ref("lattice")] = "lattice_13"
    origin: Any = None


class Room(Record, frozen=True):
    """A tile that is no exploration tile: the bonfire, the mini boss tile, the main boss tile."""

    id: str
    name: Text
    doors: list[Side] = msgspec.field(default_factory=list)
    lattice: Annotated[str, Ref("lattice")] | None = None
    spawn: Node | None = None
    entry_nodes: dict[Side, list[Node]] = msgspec.field(default_factory=dict)
    seam: Side | None = None
    note: Text | None = None
    origin: Any = None


class Token(Record, frozen=True):
    """Tokens or cubes of one sort: how many the box holds. The supply never limits play."""

    id: str
    name: Text
    count: Count


# -- treasure ---------------------------------------------------------------------------------

Who = Literal["self", "one_in_range", "up_to_two_in_range", "all_in_range", "all_others_in_range"]


class Grant(Record, frozen=True):
    """Stamina or health for characters; `range` where it is not the card's own."""

    who: Who
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
    conditions: list[Condition] = msgspec.field(default_factory=list)
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
    conditions: list[Condition] = msgspec.field(default_factory=list)


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
    immune: list[Condition] = msgspec.field(default_factory=list)
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
    slot: Literal[
        "armour", "one_hand", "two_hand", "weapon_upgrade", "armour_upgrade", "consumable"
    ]
    category: Literal[
        "armour", "weapon", "shield", "miracle", "sorcery", "pyromancy", "upgrade", "item"
    ]
    req: dict[Stat, Amount] = msgspec.field(default_factory=dict)
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


# -- campaigns --------------------------------------------------------------------------------


class Section(Record, frozen=True):
    """A section of a campaign: its encounters by level, then its bosses in a row."""

    id: str
    name: Text
    story: Text
    levels: list[Literal[1, 2, 3]]
    bosses: list[Annotated[str, Ref("boss")]]
    note: Text | None = None


class Campaign(Record, frozen=True):
    """A campaign scenario."""

    id: str
    name: Text
    story: Text
    sections: list[Section]
    origin: Any = None


class Epilogue(Record, frozen=True):
    """Words for the end: `victory`, `defeat`, `campaign_victory`, `campaign_defeat`."""

    id: str
    title: Text
    text: Text


KINDS: dict[str, type[msgspec.Struct]] = {
    "die": DieRecord,
    "character": Character,
    "enemy": Enemy,
    "boss": Boss,
    "behaviour": Behaviour,
    "encounter": Encounter,
    "trap": Trap,
    "token": Token,
    "lattice": Lattice,
    "face": Face,
    "room": Room,
    "equipment": Equipment,
    "campaign": Campaign,
    "epilogue": Epilogue,
}

PACKS = Path(__file__).parent / "content"
"""The folder of the packs that come with the game."""
