"""What packs may say: the records of Dark Souls, one class for each kind.

Numbers and icons are written as the cards print them. Energy is called `stamina` here, the arc
behind a boss `back`, and a range that is a dash on the card is left out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from bossrush.engine.content.vocabulary import Display, Ref, Text
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.base_records import Amount, Count, Node, Range, Record
from bossrush.games.souls.cards.treasure_records import Equipment

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
    rule: terms.HeroicRule


class Character(Record, frozen=True):
    """A character board."""

    id: str
    name: Text
    taunt: Count
    stats: dict[terms.Stat, Annotated[list[Count], msgspec.Meta(min_length=4, max_length=4)]]
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

    op: terms.Op
    n: Amount = 0
    dir: Literal["", "toward", "away", "forward", "backward", "left", "right"] = ""
    to: terms.Quarry | None = None
    push: bool = False
    push_damage: Amount = 0
    deg: Literal[0, 90, 180] = 0
    type: Literal["physical", "magic"] = "physical"
    dmg: Amount = 0
    mode: terms.Mode = "single"
    target: terms.Quarry | None = None
    conditions: list[terms.Condition] = msgspec.field(default_factory=list)


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
    rule: terms.SpecialRule


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
    hit: list[terms.Arc] = msgspec.field(default_factory=list)
    weak: list[terms.Arc] = msgspec.field(default_factory=list)
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


class Encounter(Record, frozen=True):
    """An encounter card."""

    id: str
    name: Text
    level: Literal[1, 2, 3]
    spawn1: list[Annotated[str, Ref("enemy")]]
    spawn2: list[Annotated[str, Ref("enemy")]]
    terrain1: terms.Terrain | None = None
    terrain2: terms.Terrain | None = None
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
    doors: list[terms.Side]
    roles: Roles
    entry_nodes: dict[terms.Side, list[Node]]
    trap_nodes: list[Node]
    lattice: Annotated[str, Ref("lattice")] = "lattice_13"
    origin: Any = None


class Room(Record, frozen=True):
    """A tile that is no exploration tile: the bonfire, the mini boss tile, the main boss tile."""

    id: str
    name: Text
    doors: list[terms.Side] = msgspec.field(default_factory=list)
    lattice: Annotated[str, Ref("lattice")] | None = None
    spawn: Node | None = None
    entry_nodes: dict[terms.Side, list[Node]] = msgspec.field(default_factory=dict)
    seam: terms.Side | None = None
    note: Text | None = None
    origin: Any = None


class Token(Record, frozen=True):
    """Tokens or cubes of one sort: how many the box holds. The supply never limits play."""

    id: str
    name: Text
    count: Count


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
PACKS = Path(__file__).parent.parent / "content"
"""The folder of the packs that come with the game."""
