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
    supply: Count
    faces: Annotated[list[str], Meta(min_length=6, max_length=6)]
    names: dict[str, Text]
    locks: str | None = None
    stands_for: dict[str, str] = msgspec.field(default_factory=dict)


class PerSeats(Record, frozen=True):
    """A number for each count of players."""

    two: Count
    three: Count
    four: Count


Dial = Annotated[list[Count], Meta(min_length=3, max_length=3)]
"""A number for easy, medium and hard."""


class Solo(Record, frozen=True):
    """The three dials of the solo challenge, and the throws that replace the seconds."""

    dice: Dial
    seconds: Dial
    target: Dial
    untimed_throws: Dial


class Track(Record, frozen=True):
    """A track of a player board: what so many filled slots are worth."""

    values: list[Amount | None]
    points_full: Amount


class Life(Record, frozen=True):
    """The slots of the life bar."""

    base: Count
    extra: Amount


class TableRecord(Record, frozen=True):
    """The numbers of the table and of the player boards."""

    id: str
    rounds: Count
    player_boards: Count
    reserve: PerSeats
    quota: PerSeats
    solo: Solo
    hand: Annotated[int, Meta(ge=1, le=4)]
    hand_after_ko: Annotated[int, Meta(ge=1, le=4)]
    skill_slots: Count
    train_marks: Count
    heal_cleans: Count
    bonus: list[FreeAction]
    boss_points: Amount
    exit_points: Amount
    life: Life
    ko_slots: Count
    training: Track
    loot: Track


class BonusSteps(Record, frozen=True):
    """Steps that a face among the dice adds at the end."""

    if_face: str
    add: Annotated[list[Action], Meta(min_length=1, max_length=2)]


Requirement = Annotated[list[str], Meta(max_length=4)]
"""One entry for each die, at most as many as a hand holds; `run|knife` is a choice."""
Steps = Annotated[list[Action], Meta(max_length=8)]


class Basic(Record, frozen=True):
    """A skill printed on every player board."""

    id: str
    name: Text
    requires: Annotated[Requirement, Meta(min_length=1)]
    steps: Annotated[Steps, Meta(min_length=1)]
    anticipation_slots: Annotated[int, Meta(ge=1, le=2)]
    bonus: BonusSteps | None = None
    icon: Annotated[str, Display] = ""


class Passive(OneOf, frozen=True):
    """What a passive skill changes, all the time."""

    fells: Minion | None = None
    ignores: Literal["henchman", "gunman"] | None = None
    slips: Literal[1] | None = None
    reaches: Literal[1] | None = None


class Skill(Record, frozen=True):
    """A skill tile of a hero. Without dice it is passive, or used once a round at its moment."""

    id: str
    hero: Annotated[str, Ref("hero")]
    name: Text
    xp_cost: Annotated[int, Meta(ge=1, le=9)]
    requires: Requirement = msgspec.field(default_factory=list)
    steps: Steps = msgspec.field(default_factory=list)
    bonus: BonusSteps | None = None
    once: bool = False
    passive: Passive | None = None
    timing: Timing = "combat"
    text: Text | None = None
    icon: Annotated[str, Display] = ""


class Item(Record, frozen=True):
    """An item tile of a hero. One that answers a step or a tile is played right after it."""

    id: str
    hero: Annotated[str, Ref("hero")]
    name: Text
    squares: Annotated[int, Meta(ge=1, le=6)]
    steps: Annotated[Steps, Meta(min_length=1)]
    answers: Action | Literal["tile"] | None = None
    timing: Timing = "combat"
    icon: Annotated[str, Display] = ""


class Adds(Record, frozen=True):
    """Minions added at setup, one to each of the first rooms next to the Boss."""

    type: Minion
    rooms: Annotated[int, Meta(ge=1, le=3)]


class Effect(OneOf, frozen=True):
    """What a trait or a boss changes."""

    first_train: Count | None = None
    heal_cleans: Count | None = None
    bars_bonus: FreeAction | None = None
    skill_slots: Annotated[int, Meta(ge=1, le=4)] | None = None
    adds: Adds | None = None
    checks_squares: Count | None = None
    shield_reach: Literal[1] | None = None
    extra_life: Literal["brute", "blocker", "henchman", "gunman"] | None = None
    thorns: Literal[1] | None = None
    draws_fire: Minion | None = None
    stings: Literal[1] | None = None
    no_evade: Literal[1] | None = None
    stops_tile: Literal[1] | None = None
    no_shoot: Minion | None = None


class Trait(Record, frozen=True):
    """The unique trait of a hero: always a drawback."""

    name: Text
    text: Text
    hook: Hook
    effect: Effect


class Hero(Record, frozen=True):
    """A hero."""

    id: str
    name: Text
    style: Text
    line: Text
    trait: Trait
    icon: Annotated[str, Display] = ""
    color: Annotated[int, Display] = 0


class Boss(Record, frozen=True):
    """A boss card."""

    id: str
    name: Text
    life: Annotated[int, Meta(ge=1, le=12)]
    hook: Hook
    effect: Effect
    text: Text
    ends_with_boss: bool = False
    icon: Annotated[str, Display] = ""
    met: Text | None = None
    """What is told when the card is turned, when the Boss first bleeds, and when it dies."""
    wounded: Text | None = None
    dead: Text | None = None


class BoardRecord(Record, frozen=True):
    """A lair board: two lairs, one on each side."""

    id: str
    name: Text


class Room(Record, frozen=True):
    """A room of a lair."""

    id: str
    name: Text
    xy: Annotated[tuple[Spot, Spot], Display]
    previsited: bool = False
    minions: list[Minion] = msgspec.field(default_factory=list)
    loot: Annotated[int, Meta(ge=0, le=2)] = 0


class Objective(Record, frozen=True):
    """An objective of a room: its condition, and what it is worth."""

    id: str
    room: str
    kind: Condition
    points: Annotated[int, Meta(ge=1, le=9)]
    type: Minion | None = None
    n: Count | None = None


class LairRecord(Record, frozen=True):
    """One side of a lair board: a graph of rooms."""

    id: str
    board: Annotated[str, Ref("board")]
    side: Literal["a", "b"]
    name: Text
    entrance: str
    boss_room: str
    boss_track: list[Amount]
    rooms: list[Room]
    doors: list[tuple[str, str]]
    objectives: list[Objective]
    arriving: Text | None = None
    """What is told when the hero comes in, and when the night ends and the hero goes."""
    leaving: Text | None = None


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
