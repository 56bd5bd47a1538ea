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
from bossrush.games.sector.cards.terms import Ammo, Trait, Use, When


class Plate(Record, frozen=True):
    """What the drawn plate of a card shows."""

    scene: str
    """The place it shows, by the name of its drawing."""
    figure: str
    """Who stands in it, by the name of an icon."""
    light: str = "behind"
    """Where the light comes from."""


class Condition(Record, frozen=True):
    """When a combat special applies; several fields must all hold."""

    round_at_least: Amount | None = None
    """From this round on."""
    round_is: Amount | None = None
    """In this round only; a flank round does not count."""
    mode: Mode | None = None
    """In this kind of combat."""
    row_at_most: Amount | None = None
    """While the row has at most so many dice."""
    row_has: Trait | None = None
    """While the row shows this trait."""
    flag: str | None = None
    """While this is remembered (see `flag`)."""
    crew_hurt: bool | None = None
    """If somebody lost HP this round, or if nobody did."""
    removed_at_least: Amount | None = None
    """If so many dice were removed this round."""


class SpecialRule(Record, frozen=True):
    """One rule of a combat special."""

    when: When
    """The moment of combat at which it applies."""
    do: list[Step]
    """What happens then."""
    if_: Condition | None = msgspec.field(default=None, name="if")
    """What must hold besides."""


class Special(Record, frozen=True):
    """A combat special: its text, and its rules as data."""

    text: Text
    """What the card says of it."""
    rules: list[SpecialRule]
    """What it does, as data."""


class Rate(Record, frozen=True):
    """A line of a hit chart: so many hits give so many wounds."""

    hits: Count
    """How many hits it takes."""
    wounds: Count
    """How many dice of the row they remove."""


class Enemy(Record, frozen=True):
    """The lower part of a card: what is fought."""

    name: Text
    """What is fought, in the plural where it is several."""
    row: list[Trait]
    """The dice laid out at first, by trait."""
    chart: dict[Ammo, Rate]
    """For each ammo type, how many hits give how many wounds; without a line, no wound."""
    ranged: Amount
    """HP a crewmember loses to each HIT in ranged combat."""
    close: Amount
    """HP lost in close combat."""
    search: Amount = 0
    """How many items the crew draw after the victory."""
    per_crew: Amount = 0
    """How many more dice are rolled into the row for each crewmember."""
    gender: Literal["m", "f"] = "m"
    waves: list[list[Trait]] = msgspec.field(default_factory=list)
    """Rows that follow when the one before is empty."""
    special: Special | None = None
    """What makes this combat different."""
    beaten: Text | None = None
    """What is told when it is defeated."""


class MissionCard(Record, frozen=True):
    """What start cards, chapters and bosses have in common."""

    id: str
    title: Text
    """What the card is called."""
    story: Text
    """What is read out when the card is turned."""
    steps: list[Step]
    """What happens, in order."""
    enemy: Enemy | None = None
    """What is fought on this card, if anything."""
    plate: Annotated[Plate | None, Display] = None
    """The picture at the top of the card."""
    balance: Annotated[Any, Display] = None
    """What the author expected of it; nothing reads it."""
    origin: Any = None


class Chapter(MissionCard, frozen=True, kw_only=True):
    """A chapter card."""

    act: Literal[1, 2, 3]
    """The act whose deck it lies in."""


class Boss(MissionCard, frozen=True):
    """A boss card."""


class Start(MissionCard, frozen=True):
    """A start card."""


class UseCondition(Record, frozen=True):
    """What must have been rolled before something can be used."""

    rolled: Literal["single", "double"] | None = None
    """The die just rolled shows one symbol, or two."""


class Usable(Record, frozen=True):
    """What items and cybernetics have in common: something that can be used."""

    id: str
    text: Text
    """What the card says it does."""
    use: Use
    """How often it can be used, and what becomes of it."""
    window: Literal["any_time", "after_own_roll", "before_damage", "SHOOT", "FIGHT", "non_combat"]
    """When it can be used."""
    do: list[Step] = msgspec.field(default_factory=list)
    """What using it does."""
    if_: UseCondition | None = msgspec.field(default=None, name="if")
    """What must have been rolled before it can be used."""
    name: Text | None = None
    """What it is called."""
    title: Text | None = None
    """A heading, where that is not the name."""
    gender: Literal["m", "f"] = "m"
    icon: Annotated[str, Display] = ""
    origin: Any = None


class Item(Usable, frozen=True, kw_only=True):
    """An item card or a starting weapon."""

    category: Literal["weapon", "gear"]
    """Weapon or gear."""
    slots: Literal[1, 2]
    """How many slots it fills."""
    ammo: Ammo | None = None
    """The ammo it is loaded with."""
    capacity: Amount = 0
    """How many ammo dice it holds."""
    rates: list[Count] = msgspec.field(default_factory=list)
    """The fire rates it offers: how many ammo dice a shot rolls."""
    symbols: dict[str, Literal["jam"] | list[Step]] = msgspec.field(default_factory=dict)
    """What a symbol on its ammo dice does: a jam, or steps."""
    chart_as: Ammo | None = None
    """The line of the hit chart it counts as, where that is not its ammo's."""


class Cybernetic(Usable, frozen=True, kw_only=True):
    """A cybernetic card."""

    type: Literal["ranged", "close", "non_combat"]
    """The kind of combat in which it works, or out of combat."""


class CrewCard(Record, frozen=True):
    """A crew card with its die."""

    id: str
    name: Text
    ratings: dict[Trait, Amount]
    """How good the officer is at each trait."""
    faces: list[str]
    """The six faces of the officer's die."""
    gender: Literal["m", "f"] = "m"
    portrait: Annotated[str, Display] = ""
    """The portrait, by the name of an icon."""
    record: Text | None = None
    """The officer's story, on the back of the card."""


class Epilogue(Record, frozen=True):
    """An epilogue card."""

    id: str
    outcome: Literal["victory", "defeat"]
    """Which ending it tells."""
    title: Text
    text: Text
    """What is read out."""
    plate: Annotated[Plate | None, Display] = None
    """The picture above it."""


class Advanced(Record, frozen=True):
    """A drone's advanced function: the tech die decides."""

    roll: Roll
    """The tech die, with what each face does."""


class Drone(Record, frozen=True):
    """A drone card."""

    id: str
    name: Text
    basic: list[Step]
    """What activating it does."""
    advanced: Advanced | None = None
    """What else it can do, as the tech die decides."""
    gender: Literal["m", "f"] = "m"
    icon: Annotated[str, Display] = ""
    text: Text | None = None
    """What the card says of it."""
    basic_name: Text | None = None
    """What its basic function is called."""
    basic_text: Text | None = None
    """What the card says of the basic function."""
    advanced_name: Text | None = None
    """What its advanced function is called."""
    advanced_text: Text | None = None
    """What the card says of the advanced function."""
    origin: Any = None


class DieRecord(Record, frozen=True):
    """A die of the common supply."""

    id: str
    title: Text
    """What the die is called."""
    supply: Amount
    """How many the box holds."""
    faces: list[str]
    """Its six faces."""
    names: dict[str, Text] = msgspec.field(default_factory=dict)
    """What each face is called."""
    origin: Any = None


class TacticalSide(Record, frozen=True):
    """One side of a tactical card."""

    title: Text
    """The heading of this side."""
    text: Text
    """What this side says."""


class Tactical(Record, frozen=True):
    """A tactical action card; its rules are code."""

    id: str
    action: str
    """The action it stands for; the rules know it by this name."""
    ready: TacticalSide
    """The side that faces up while it can be used."""
    spent: TacticalSide
    """The side that faces up afterwards."""
    icon: Annotated[str, Display] = ""


class ReminderLine(Record, frozen=True):
    """One action on a reminder card."""

    action: str
    """The action it is a reminder of."""
    label: Text
    """What the action is called."""
    text: Text
    """What the action does, in a sentence."""
    icon: Annotated[str, Display] = ""


class Reminder(Record, frozen=True):
    """A reminder card."""

    id: str
    mode: Mode
    """The kind of combat it is for."""
    title: Text
    """The heading of the card."""
    note: Text
    """A sentence below the actions."""
    actions: list[ReminderLine]
    """The actions it lists."""


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
