"""What packs may say: the records of Vengeance, one class for each kind."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bossrush.engine.content.vocabulary import Display, OneOf, Ref, Text
from bossrush.games.vengeance.cards.terms import Action, Condition, FreeAction, Hook, Minion, Timing

Amount = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=1, le=99)]
Spot = Annotated[int, Meta(ge=0, le=100)]


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What all records have in common: nothing but their form."""


class DieRecord(Record, frozen=True):
    """A kind of die and how many there are."""

    id: str
    title: Text
    """What the die is called."""
    supply: Count
    """How many the box holds."""
    faces: Annotated[list[str], Meta(min_length=6, max_length=6)]
    """Its six faces."""
    names: dict[str, Text]
    """What each face is called."""
    locks: str | None = None
    """The face that locks a die."""
    stands_for: dict[str, str] = msgspec.field(default_factory=dict)
    """Faces that will do for another."""


class PerSeats(Record, frozen=True):
    """A number for each count of players."""

    two: Count
    """With two players."""
    three: Count
    """With three."""
    four: Count
    """With four."""


Dial = Annotated[list[Count], Meta(min_length=3, max_length=3)]
"""A number for easy, medium and hard."""


class Solo(Record, frozen=True):
    """The three dials of the solo challenge, and the throws that replace the seconds."""

    dice: Dial
    """Dice in the reserve."""
    seconds: Dial
    """Seconds on the clock."""
    target: Dial
    """Points to reach."""
    untimed_throws: Dial
    """Throws that take the place of the seconds."""


class Track(Record, frozen=True):
    """A track of a player board: what so many filled slots are worth."""

    values: list[Amount | None]
    """The number in each slot; none where the slot has none."""
    points_full: Amount
    """What a full track is worth."""


class Life(Record, frozen=True):
    """The slots of the life bar."""

    base: Count
    """Slots at the start."""
    extra: Amount
    """Slots that can be gained."""


class TableRecord(Record, frozen=True):
    """The numbers of the table and of the player boards."""

    id: str
    rounds: Count
    """How many rounds a game has."""
    player_boards: Count
    """How many player boards the box holds."""
    reserve: PerSeats
    """Dice in the reserve."""
    quota: PerSeats
    """Dice each player has where they are shared out equally."""
    solo: Solo
    """The solo challenge."""
    hand: Annotated[int, Meta(ge=1, le=4)]
    """How many dice a hand holds."""
    hand_after_ko: Annotated[int, Meta(ge=1, le=4)]
    """How many it holds after a K.O."""
    skill_slots: Count
    """How many skills can be owned."""
    train_marks: Count
    """Marks that one Train gives."""
    heal_cleans: Count
    """Wounds that one Recover cleans."""
    bonus: list[FreeAction]
    """The Flashback Actions from which the free one is chosen."""
    boss_points: Amount
    """Points for a dead Boss."""
    exit_points: Amount
    """Points each room with an enemy costs on the way out."""
    life: Life
    """The life bar."""
    ko_slots: Count
    """K.O.s that a player board has room for."""
    training: Track
    """The training track."""
    loot: Track
    """The loot track."""


class BonusSteps(Record, frozen=True):
    """Steps that a face among the dice adds at the end."""

    if_face: str
    """The face that must be among the dice."""
    add: Annotated[list[Action], Meta(min_length=1, max_length=2)]
    """What is added then."""


Requirement = Annotated[list[str], Meta(max_length=4)]
"""One entry for each die, at most as many as a hand holds; `run|knife` is a choice."""
Steps = Annotated[list[Action], Meta(max_length=8)]


class Basic(Record, frozen=True):
    """A skill printed on every player board."""

    id: str
    name: Text
    requires: Annotated[Requirement, Meta(min_length=1)]
    """The dice it takes."""
    steps: Annotated[Steps, Meta(min_length=1)]
    """What one use does, in order."""
    anticipation_slots: Annotated[int, Meta(ge=1, le=2)]
    """How often it can be anticipated."""
    bonus: BonusSteps | None = None
    """What a face among the dice adds."""
    icon: Annotated[str, Display] = ""


class Passive(OneOf, frozen=True):
    """What a passive skill changes, all the time."""

    fells: Minion | None = None
    """A single Hit fells a minion of this type."""
    ignores: Literal["henchman", "gunman"] | None = None
    """One minion of this type does not wound you, each round."""
    slips: Literal[1] | None = None
    """The first Move of a round may leave a room that a Blocker holds."""
    reaches: Literal[1] | None = None
    """Evade reaches one room further."""


class Skill(Record, frozen=True):
    """A skill tile of a hero. Without dice it is passive, or used once a round at its moment."""

    id: str
    hero: Annotated[str, Ref("hero")]
    """Whose it is."""
    name: Text
    xp_cost: Annotated[int, Meta(ge=1, le=9)]
    """What it costs to learn."""
    requires: Requirement = msgspec.field(default_factory=list)
    """The dice it takes; none for a passive one."""
    steps: Steps = msgspec.field(default_factory=list)
    """What one use does, in order."""
    bonus: BonusSteps | None = None
    """What a face among the dice adds."""
    once: bool = False
    """Whether it can be used only once a round."""
    passive: Passive | None = None
    """What it changes all the time."""
    timing: Timing = "combat"
    """When it is used."""
    text: Text | None = None
    """What the tile says, where its steps do not."""
    icon: Annotated[str, Display] = ""


class Item(Record, frozen=True):
    """An item tile of a hero. One that answers a step or a tile is played right after it."""

    id: str
    hero: Annotated[str, Ref("hero")]
    """Whose it is."""
    name: Text
    squares: Annotated[int, Meta(ge=1, le=6)]
    """How many squares it has: Buy marks one for each use."""
    steps: Annotated[Steps, Meta(min_length=1)]
    """What using it does, in order."""
    answers: Action | Literal["tile"] | None = None
    """What it may be played right after."""
    timing: Timing = "combat"
    """When it is used."""
    icon: Annotated[str, Display] = ""


class Adds(Record, frozen=True):
    """Minions added at setup, one to each of the first rooms next to the Boss."""

    type: Minion
    """Which minions."""
    rooms: Annotated[int, Meta(ge=1, le=3)]
    """To how many rooms."""


class Effect(OneOf, frozen=True):
    """What a trait or a boss changes."""

    first_train: Count | None = None
    """The first Train of a round gives so many marks."""
    heal_cleans: Count | None = None
    """One Recover cleans so many wounds."""
    bars_bonus: FreeAction | None = None
    """This Flashback Action cannot be the free one."""
    skill_slots: Annotated[int, Meta(ge=1, le=4)] | None = None
    """So many skills can be owned."""
    adds: Adds | None = None
    """Minions join at setup."""
    checks_squares: Count | None = None
    """So many squares of every item are used up before the game begins."""
    shield_reach: Literal[1] | None = None
    """Brutes shield the Boss from the next room too."""
    extra_life: Literal["brute", "blocker", "henchman", "gunman"] | None = None
    """Minions of this type have one life more."""
    thorns: Literal[1] | None = None
    """The first damage to the Boss each round costs a Wound."""
    draws_fire: Minion | None = None
    """A Shoot must target one of these while it can."""
    stings: Literal[1] | None = None
    """Ending Combat next to the Boss costs a Wound."""
    no_evade: Literal[1] | None = None
    """Nobody in the Boss room can be evaded."""
    stops_tile: Literal[1] | None = None
    """Entering the Boss room ends the tile in use."""
    no_shoot: Minion | None = None
    """Minions of this type cannot be shot."""


class Trait(Record, frozen=True):
    """The unique trait of a hero: always a drawback."""

    name: Text
    """What it is called."""
    text: Text
    """What the board says of it."""
    hook: Hook
    """The phase it belongs to."""
    effect: Effect
    """What it does."""


class Hero(Record, frozen=True):
    """A hero."""

    id: str
    name: Text
    style: Text
    """How the hero fights, in a few words."""
    line: Text
    """What the hero says."""
    trait: Trait
    """The hero's trait."""
    icon: Annotated[str, Display] = ""
    color: Annotated[int, Display] = 0
    """The hero's colour, by its number."""


class Boss(Record, frozen=True):
    """A boss card."""

    id: str
    name: Text
    life: Annotated[int, Meta(ge=1, le=12)]
    """How much damage it takes to kill it."""
    hook: Hook
    """The phase its effect belongs to."""
    effect: Effect
    """What it changes."""
    text: Text
    """What the card says of it."""
    ends_with_boss: bool = False
    """Whether the effect ends when the Boss dies."""
    icon: Annotated[str, Display] = ""
    met: Text | None = None
    """What is told when the card is turned."""
    wounded: Text | None = None
    """What is told when the Boss first bleeds."""
    dead: Text | None = None
    """What is told when the Boss dies."""


class BoardRecord(Record, frozen=True):
    """A lair board: two lairs, one on each side."""

    id: str
    name: Text


class Room(Record, frozen=True):
    """A room of a lair."""

    id: str
    name: Text
    xy: Annotated[tuple[Spot, Spot], Display]
    """Where it is drawn, in hundredths of the board."""
    previsited: bool = False
    """Whether it counts as visited from the start."""
    minions: list[Minion] = msgspec.field(default_factory=list)
    """Who is in it."""
    loot: Annotated[int, Meta(ge=0, le=2)] = 0
    """What clearing it pays."""


class Objective(Record, frozen=True):
    """An objective of a room: its condition, and what it is worth."""

    id: str
    room: str
    """The room it lies in."""
    kind: Condition
    """What has to be done."""
    points: Annotated[int, Meta(ge=1, le=9)]
    """What it is worth."""
    type: Minion | None = None
    """Which minions it is about."""
    n: Count | None = None
    """How many."""


class LairRecord(Record, frozen=True):
    """One side of a lair board: a graph of rooms."""

    id: str
    board: Annotated[str, Ref("board")]
    """The board it is printed on."""
    side: Literal["a", "b"]
    """Which side of it."""
    name: Text
    entrance: str
    """The room one starts in."""
    boss_room: str
    """The room of the Boss."""
    boss_track: list[Amount]
    """Points for each damage to the Boss."""
    rooms: list[Room]
    """Its rooms."""
    doors: list[tuple[str, str]]
    """Pairs of rooms that a door joins."""
    objectives: list[Objective]
    """Its objectives."""
    arriving: Text | None = None
    """What is told when the hero comes in."""
    leaving: Text | None = None
    """What is told when the night ends and the hero goes."""


KINDS: dict[str, type[msgspec.Struct]] = {
    "die": DieRecord,
    "table": TableRecord,
    "basic": Basic,
    "hero": Hero,
    "skill": Skill,
    "item": Item,
    "boss": Boss,
    "board": BoardRecord,
    "lair": LairRecord,
}

PACKS = Path(__file__).parents[1] / "content"
"""The folder of the packs that come with the game."""
