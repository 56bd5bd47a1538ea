"""What packs may say: the records of Dark Sector, one class for each kind."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from bossrush.engine.content.vocabulary import Display, Text
from bossrush.games.sector.cards.step_records import (
    Amount,
    Count,
    Mode,
    Record,
    Roll,
    Step,
)
from bossrush.games.sector.table.terms import Ammo, Trait, Use, When


class Plate(Record, frozen=True):
    """What the drawn plate of a card shows."""

    scene: str
    figure: str
    light: str = "behind"


class Condition(Record, frozen=True):
    """When a combat special applies; several fields must all hold."""

    round_at_least: Amount | None = None
    round_is: Amount | None = None
    mode: Mode | None = None
    row_at_most: Amount | None = None
    row_has: Trait | None = None
    flag: str | None = None
    crew_hurt: bool | None = None
    removed_at_least: Amount | None = None


class SpecialRule(Record, frozen=True):
    """One rule of a combat special."""

    when: When
    do: list[Step]
    if_: Condition | None = msgspec.field(default=None, name="if")


class Special(Record, frozen=True):
    """A combat special: its text, and its rules as data."""

    text: Text
    rules: list[SpecialRule]


class Rate(Record, frozen=True):
    """A line of a hit chart: so many hits give so many wounds."""

    hits: Count
    wounds: Count


class Enemy(Record, frozen=True):
    """The lower part of a card: what is fought."""

    name: Text
    row: list[Trait]
    chart: dict[Ammo, Rate]
    ranged: Amount
    close: Amount
    search: Amount = 0
    per_crew: Amount = 0
    gender: Literal["m", "f"] = "m"
    waves: list[list[Trait]] = msgspec.field(default_factory=list)
    special: Special | None = None
    beaten: Text | None = None
    """What is told when it is defeated."""


class MissionCard(Record, frozen=True):
    """What start cards, chapters and bosses have in common."""

    id: str
    title: Text
    story: Text
    steps: list[Step]
    enemy: Enemy | None = None
    plate: Annotated[Plate | None, Display] = None
    balance: Annotated[Any, Display] = None
    origin: Any = None


class Chapter(MissionCard, frozen=True, kw_only=True):
    """A chapter card."""

    act: Literal[1, 2, 3]


class Boss(MissionCard, frozen=True):
    """A boss card."""


class Start(MissionCard, frozen=True):
    """A start card."""


class UseCondition(Record, frozen=True):
    """What must lie there before something can be used."""

    rolled: Literal["single", "double"] | None = None


class Usable(Record, frozen=True):
    """What items and cybernetics have in common: something that can be used."""

    id: str
    text: Text
    use: Use
    window: Literal["any_time", "after_own_roll", "before_damage", "SHOOT", "FIGHT", "non_combat"]
    do: list[Step] = msgspec.field(default_factory=list)
    if_: UseCondition | None = msgspec.field(default=None, name="if")
    name: Text | None = None
    title: Text | None = None
    gender: Literal["m", "f"] = "m"
    icon: Annotated[str, Display] = ""
    origin: Any = None


class Item(Usable, frozen=True, kw_only=True):
    """An item card or a starting weapon."""

    category: Literal["weapon", "gear"]
    slots: Literal[1, 2]
    ammo: Ammo | None = None
    capacity: Amount = 0
    rates: list[Count] = msgspec.field(default_factory=list)
    symbols: dict[str, Literal["jam"] | list[Step]] = msgspec.field(default_factory=dict)
    chart_as: Ammo | None = None


class Cybernetic(Usable, frozen=True, kw_only=True):
    """A cybernetic card."""

    type: Literal["ranged", "close", "non_combat"]


class CrewCard(Record, frozen=True):
    """A crew card with its die."""

    id: str
    name: Text
    ratings: dict[Trait, Amount]
    faces: list[str]
    gender: Literal["m", "f"] = "m"
    portrait: Annotated[str, Display] = ""
    record: Text | None = None


class Epilogue(Record, frozen=True):
    """An epilogue card."""

    id: str
    outcome: Literal["victory", "defeat"]
    title: Text
    text: Text
    plate: Annotated[Plate | None, Display] = None


class Advanced(Record, frozen=True):
    """A drone's advanced function: the tech die decides."""

    roll: Roll


class Drone(Record, frozen=True):
    """A drone card."""

    id: str
    name: Text
    basic: list[Step]
    advanced: Advanced | None = None
    gender: Literal["m", "f"] = "m"
    icon: Annotated[str, Display] = ""
    text: Text | None = None
    basic_name: Text | None = None
    basic_text: Text | None = None
    advanced_name: Text | None = None
    advanced_text: Text | None = None
    origin: Any = None


class DieRecord(Record, frozen=True):
    """A die of the common supply."""

    id: str
    title: Text
    supply: Amount
    faces: list[str]
    names: dict[str, Text] = msgspec.field(default_factory=dict)
    origin: Any = None


class TacticalSide(Record, frozen=True):
    """One side of a tactical card."""

    title: Text
    text: Text


class Tactical(Record, frozen=True):
    """A tactical action card; its rules are code."""

    id: str
    action: str
    ready: TacticalSide
    spent: TacticalSide
    icon: Annotated[str, Display] = ""


class ReminderLine(Record, frozen=True):
    """One action on a reminder card."""

    action: str
    label: Text
    text: Text
    icon: Annotated[str, Display] = ""


class Reminder(Record, frozen=True):
    """A reminder card."""

    id: str
    mode: Mode
    title: Text
    note: Text
    actions: list[ReminderLine]


KINDS: dict[str, type[msgspec.Struct]] = {
    "chapter": Chapter,
    "boss": Boss,
    "start": Start,
    "item": Item,
    "starting_weapon": Item,
    "cybernetic": Cybernetic,
    "crew": CrewCard,
    "epilogue": Epilogue,
    "drone": Drone,
    "die": DieRecord,
    "tactical": Tactical,
    "reminder": Reminder,
}

PACKS = Path(__file__).parent.parent / "content"
"""The folder of the packs that come with the game: `core`, and `tech` for Twisted Tech."""
