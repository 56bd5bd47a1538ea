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
    """How many the box holds."""
    faces: Annotated[list[Amount], msgspec.Meta(min_length=6, max_length=6)]
    """Its six faces, by their pips."""
    origin: Any = None


class Heroic(Record, frozen=True):
    """A character's heroic action: its words; `rule` names what the rules do."""

    name: Text
    """What it is called."""
    text: Text
    """What the board says it does."""
    rule: terms.HeroicRule
    """What the rules do, by name."""


class Character(Record, frozen=True):
    """A character board."""

    id: str
    name: Text
    taunt: Count
    """Taunt: enemies prefer the character with the highest."""
    stats: dict[terms.Stat, Annotated[list[Count], msgspec.Meta(min_length=4, max_length=4)]]
    """Four values each: Base and Tier 1 to 3."""
    heroic: Heroic
    """The heroic action: one use between rests."""
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
    """Which icon."""
    n: Amount = 0
    """How many nodes."""
    dir: Literal["", "toward", "away", "forward", "backward", "left", "right"] = ""
    """In which direction."""
    to: terms.Quarry | None = None
    """Toward whom, or away from whom."""
    push: bool = False
    """Whether models in the way are pushed."""
    push_damage: Amount = 0
    """Damage to those pushed."""
    deg: Literal[0, 90, 180] = 0
    """By how many degrees it turns."""
    type: Literal["physical", "magic"] = "physical"
    """Physical or magic damage."""
    dmg: Amount = 0
    """How much damage."""
    mode: terms.Mode = "single"
    """One target, its node, or an area."""
    target: terms.Quarry | None = None
    """Whom it attacks."""
    conditions: list[terms.Condition] = msgspec.field(default_factory=list)
    """Conditions that those it hits get."""


class Enemy(Record, frozen=True):
    """An enemy data card."""

    id: str
    name: Text
    models: Count
    """How many models the box holds."""
    health: Count
    """Health."""
    threat: Count
    """Threat level: the enemy with the highest activates first."""
    block: Amount
    """Block."""
    resist: Amount
    """Resist."""
    dodge: Amount
    """The dodge difficulty of its attacks."""
    behaviour: list[Op]
    """Its behaviour icons, in order."""
    range: Range | None = None
    """How far its attacks reach; without one it reaches nobody."""
    gender: Literal["m", "f"] = "m"
    icon: Annotated[str, Display] = ""
    origin: Any = None


class Special(Record, frozen=True):
    """A boss's own ability; `rule` names what the rules do."""

    name: Text
    """What it is called."""
    text: Text
    """What the card says it does."""
    rule: terms.SpecialRule
    """What the rules do, by name."""


class Member(Record, frozen=True):
    """A boss model with its data card: one, or two for Ornstein & Smough."""

    id: str
    name: Text
    health: Count
    """Health."""
    threat: Count
    """Threat level."""
    block: Amount
    """Block."""
    resist: Amount
    """Resist."""
    spawn: Literal["mini", "main"]
    """The tile on which it is set up."""
    special: Special
    """Its own ability."""
    heat_up: Amount = 0
    """The Health at which it heats up; 0 for never."""
    gains: Amount = 0
    """Health that one of a pair gains when the other dies."""
    subject: Text | None = None
    """How a sentence about it begins, where its name takes an article: “The Gargoyle”."""
    gender: Literal["m", "f"] = "m"
    icon: Annotated[str, Display] = ""
    note: Text | None = None


class Boss(Record, frozen=True):
    """A boss: its data card or cards, and the encounters that lead to it."""

    id: str
    name: Text
    tier: Literal["mini", "main"]
    """Mini boss or main boss."""
    members: Annotated[list[Member], msgspec.Meta(min_length=1, max_length=2)]
    """Its model, or both of a pair."""
    deck_size: Count
    """How many behaviour cards its deck has."""
    encounters_before: Annotated[list[Amount], msgspec.Meta(min_length=3, max_length=3)]
    """How many encounters of level 1, 2 and 3."""
    subject: Text | None = None
    """How a sentence about it begins, where its name takes an article: “The Gargoyle”."""
    origin: Any = None


class BehaviourSide(Record, frozen=True):
    """What one boss does on a behaviour card."""

    name: Text
    dodge: Amount
    """The dodge difficulty."""
    ops: list[Op]
    """Its icons, in order."""
    range: Range | None = None
    """How far its attacks reach."""
    repeat: Count = 1
    """How often the whole is carried out."""
    hit: list[terms.Arc] = msgspec.field(default_factory=list)
    """The arcs it strikes."""
    weak: list[terms.Arc] = msgspec.field(default_factory=list)
    """The weak arcs after it."""
    note: Text | None = None
    """How a point on which the sources differ was settled."""


class Behaviour(Record, frozen=True):
    """A behaviour card, such as `gargoyle.tail_whip`: one side, or two for a pair of bosses.

    On a pair's card the sides stand in the order of the boss's members. A heat-up card of a pair
    has one side and names its `member`.
    """

    id: str
    boss: Annotated[str, Ref("boss")]
    """Whose card it is."""
    sides: Annotated[list[BehaviourSide], msgspec.Meta(min_length=1, max_length=2)]
    """What the boss does: one side, or one for each of a pair."""
    heat_up: bool = False
    """Whether it joins only when the boss heats up."""
    member: str = ""
    """On a pair's heat-up card, whose it is."""
    origin: Any = None


# -- encounters, traps, tiles -----------------------------------------------------------------


class Encounter(Record, frozen=True):
    """An encounter card."""

    id: str
    name: Text
    level: Literal[1, 2, 3]
    """Level 1, 2 or 3."""
    spawn1: list[Annotated[str, Ref("enemy")]]
    """The enemies on the first spawn node."""
    spawn2: list[Annotated[str, Ref("enemy")]]
    """The enemies on the second."""
    terrain1: terms.Terrain | None = None
    """What stands on the first terrain node."""
    terrain2: terms.Terrain | None = None
    """What stands on the second."""
    trapped: bool = False
    """Whether traps are laid."""
    note: Text | None = None
    origin: Any = None


class Trap(Record, frozen=True):
    """A trap token; a blank one has damage 0 and no dodge difficulty."""

    id: str
    name: Text
    copies: Count
    """How many tokens the box holds."""
    damage: Amount
    """Damage to the one who springs it."""
    dodge: Amount = 0
    """Its dodge difficulty."""
    origin: Any = None


class Lattice(Record, frozen=True):
    """The nodes of a tile: `nodes[i]` is the row and column of node `ni`."""

    id: str
    nodes: list[Annotated[list[Amount], msgspec.Meta(min_length=2, max_length=2)]]
    """Row and column of each node."""
    origin: Any = None


class Roles(Record, frozen=True):
    """The spawn and terrain nodes of an exploration face."""

    spawn1: Node
    """The first spawn node."""
    spawn2: Node
    """The second spawn node."""
    terrain1: Node
    """The first terrain node."""
    terrain2: Node
    """The second terrain node."""


class Face(Record, frozen=True):
    """One face of an exploration tile."""

    id: str
    tile: Annotated[int, msgspec.Meta(ge=1, le=6)]
    """The number of the tile."""
    side: Literal["a", "b"]
    """Which of its two faces."""
    doors: list[terms.Side]
    """The sides that have doors."""
    roles: Roles
    """Its spawn and terrain nodes."""
    entry_nodes: dict[terms.Side, list[Node]]
    """For each door, the nodes on which one enters."""
    trap_nodes: list[Node]
    """Where traps may be laid."""
    lattice: Annotated[str, Ref("lattice")] = "lattice_13"
    """How its nodes are laid out."""
    origin: Any = None


class Room(Record, frozen=True):
    """A tile other than the exploration tiles: the bonfire, the tiles of the mini and main boss."""

    id: str
    name: Text
    doors: list[terms.Side] = msgspec.field(default_factory=list)
    """The sides that have doors."""
    lattice: Annotated[str, Ref("lattice")] | None = None
    """How its nodes are laid out."""
    spawn: Node | None = None
    """Where the boss is set up."""
    entry_nodes: dict[terms.Side, list[Node]] = msgspec.field(default_factory=dict)
    """For each door, the nodes on which one enters."""
    seam: terms.Side | None = None
    """The side on which it joins its other half."""
    note: Text | None = None
    origin: Any = None


class Token(Record, frozen=True):
    """Tokens or cubes of one sort: how many the box holds. The supply never limits play."""

    id: str
    name: Text
    count: Count
    """How many the box holds."""


# -- campaigns --------------------------------------------------------------------------------


class Section(Record, frozen=True):
    """A section of a campaign: its encounters by level, then its bosses in a row."""

    id: str
    name: Text
    story: Text
    """What is read out when it begins."""
    levels: list[Literal[1, 2, 3]]
    """The levels of its encounters, in order."""
    bosses: list[Annotated[str, Ref("boss")]]
    """Its bosses, one after another."""
    note: Text | None = None


class Campaign(Record, frozen=True):
    """A campaign scenario."""

    id: str
    name: Text
    story: Text
    """What is read out at the beginning."""
    sections: list[Section]
    """Its sections, in order."""
    origin: Any = None


class Epilogue(Record, frozen=True):
    """Words for the end: `victory`, `defeat`, `campaign_victory`, `campaign_defeat`."""

    id: str
    title: Text
    text: Text
    """What is read out."""


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
