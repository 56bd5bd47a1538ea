"""What packs may say: the records of Dark Sector and the vocabulary of its cards.

A step is a mapping with one verb, `{damage: {who: you, amount: 2}}`; steps run in order and nest.
Combat specials, items, cybernetics and drones use the same steps as chapters.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from bossrush.engine.content.vocabulary import Display, OneOf, Text

Count = Annotated[int, msgspec.Meta(ge=1, le=20)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=20)]
Trait = Literal["might", "cunning", "wisdom"]
Who = Literal["you", "self", "partner", "each", "one", "others", "passed", "failed", "lowest_hp"]
Ammo = Literal["ballistic", "energy", "explosive", "special", "flame"]
AnyAmmo = Literal["ballistic", "energy", "explosive", "special", "flame", "any"]
Category = Literal["weapon", "gear", "any", "both"]
Action = Literal["SHOOT", "FLANK", "FIGHT", "RELOAD", "ACTIVATE DRONE", "TRADE", "TAKE COVER"]
Mode = Literal["ranged", "close"]
DieName = Literal["crew", "ammo", "hit", "chapter", "tech"]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every record and every part of one."""


class Plate(Record, frozen=True):
    """What the drawn plate of a card shows."""

    scene: str
    figure: str
    light: str = "behind"


class Requires(Record, frozen=True):
    """What an option asks of the crew before it can be chosen."""

    item: Category | None = None
    ammo: AnyAmmo | None = None
    amount: Count = 1
    hp: Count | None = None
    flag: str | None = None


class ChoiceOption(Record, frozen=True):
    """One answer of a choice: its words, what it asks for, what follows."""

    label: Text
    steps: list[Step]
    hint: Text | None = None
    text: Text | None = None
    requires: Requires | None = None


class Choice(Record, frozen=True):
    """The crew pick one option together."""

    options: Annotated[list[ChoiceOption], msgspec.Meta(min_length=2)]
    prompt: Text | None = None


class Test(Record, frozen=True):
    """A trait test: who rolls, what is needed, how it is judged, how often it may be tried."""

    who: Who
    trait: Trait
    need: Literal["single", "double"] | Count = "single"
    mode: Literal["each", "any", "all", "total"] = "each"
    attempts: Literal["until_pass"] | Count = 1
    pass_: list[Step] = msgspec.field(default_factory=list, name="pass")
    fail: list[Step] = msgspec.field(default_factory=list)
    prompt: Text | None = None
    pass_text: Text | None = None
    fail_text: Text | None = None


class HitDice(Record, frozen=True):
    """Hit dice that a card calls for outside SHOOT and FLANK."""

    who: Who
    count: Count = 1
    per_hit: Literal["ranged"] | Count = "ranged"


class Points(Record, frozen=True):
    """Somebody gains or loses hit points."""

    who: Who
    amount: Count


class Guard(Record, frozen=True):
    """The next loss is prevented, or so much of it."""

    who: Who = "self"
    amount: Literal["all"] | Count = "all"


class Whose(Record, frozen=True):
    """Somebody an effect is about, and nothing else."""

    who: Who = "self"


class Reroll(Record, frozen=True):
    """Dice just rolled are rolled again."""

    die: DieName
    count: Literal["all"] | Count = 1
    keep: Literal["new", "choose"] = "new"


class SetDie(Record, frozen=True, kw_only=True):
    """A die just rolled is turned to a face; of a list the user chooses one."""

    die: Literal["crew", "hit", "chapter"] = "crew"
    to: str | list[str]


class AddSymbols(Record, frozen=True):
    """Symbols are added to the roll of a test."""

    trait: Literal["might", "cunning", "wisdom", "tested"] = "tested"
    count: Count = 1


class Wound(Record, frozen=True):
    """Chapter dice are removed from the row."""

    count: Count = 1
    pick: Literal["any", "match", "might", "cunning", "wisdom"] = "any"


class Replicate(Record, frozen=True):
    """Cards are taken from the discard pile."""

    count: Count = 1
    category: Category = "both"


class LoseItem(Record, frozen=True):
    """Somebody loses items, chosen by their owner or at random."""

    who: Who
    count: Count = 1
    pick: Literal["owner", "random"] = "owner"
    category: Category = "any"


class LoseAmmo(Record, frozen=True):
    """Somebody loses ammo dice."""

    who: Who
    amount: Count = 1
    ammo: AnyAmmo = "any"


class Reload(Record, frozen=True):
    """Somebody loads one of their weapons."""

    who: Who
    amount: Literal["all"] | Count = "all"


class SpendAmmo(Record, frozen=True):
    """A price in ammo dice, paid by the crew together."""

    type: AnyAmmo = "any"
    amount: Count = 1


class Spend(Record, frozen=True):
    """A cost, paid by whoever has chosen it; no guard prevents it."""

    hp: Points | None = None
    ammo: SpendAmmo | None = None


class Outcome(Record, frozen=True):
    """What one face of a rolled die means."""

    do: list[Step] = msgspec.field(default_factory=list)
    text: Text | None = None
    name: Text | str | None = None
    title: Text | None = None
    malfunction: bool = False
    origin: Any = None


class Roll(Record, frozen=True):
    """A chapter die or the tech die, with what each face means."""

    die: Literal["chapter", "tech"]
    table: dict[str, list[Step] | Outcome]
    origin: Any = None


class Combat(Record, frozen=True):
    """Combat begins: how, with which dice more or fewer, and what a victory adds."""

    mode: Literal["choice", "ranged", "close"] = "choice"
    add_dice: list[Trait] = msgspec.field(default_factory=list)
    remove_dice: Amount = 0
    round_limit: Amount = 0
    after: list[Step] = msgspec.field(default_factory=list)


class Flag(Record, frozen=True):
    """Something to remember until the chapter or the mission ends."""

    set: str
    until: Literal["chapter", "mission"] = "chapter"


class AddDie(Record, frozen=True):
    """Dice join the row, rolled unless a trait is named."""

    count: Count = 1
    trait: Trait | None = None


class ChangeValue(Record, frozen=True):
    """One of the enemy's values changes."""

    value: Mode
    by: int
    until: Literal["round", "combat"] = "round"


class Step(OneOf, frozen=True, kw_only=True):
    """One verb of a card."""

    choice: Choice | None = None
    test: Test | None = None
    hit_dice: HitDice | None = None
    damage: Points | None = None
    heal: Points | None = None
    guard: Guard | None = None
    block: Whose | None = None
    reroll: Reroll | None = None
    set_die: SetDie | None = None
    add_symbols: AddSymbols | None = None
    hits: Count | None = None
    wound: Wound | None = None
    starting_weapons: Literal["each"] | None = None
    draw: Count | None = None
    replicate: Replicate | None = None
    draw_blind: Count | None = None
    lose_item: LoseItem | None = None
    lose_ammo: LoseAmmo | None = None
    reload: Reload | None = None
    spend: Spend | None = None
    roll: Roll | None = None
    combat: Combat | None = None
    flag: Flag | None = None
    end: bool | None = None
    forbid: Action | list[Action] | None = None
    force_mode: Mode | None = None
    only_ammo: list[Ammo] | None = None
    no_block: bool | None = None
    reroll_row: Literal["all"] | None = None
    add_die: Count | AddDie | None = None
    extra_hit_die: Count | None = None
    change_value: ChangeValue | None = None
    attack_also: Literal["cover"] | Action | list[Action] | None = None
    cap_removed: Count | None = None
    ignore_flank_bonus: bool | None = None
    drone_fails: bool | None = None


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

    when: Literal[
        "setup",
        "round_start",
        "declare",
        "shoot_rolled",
        "return_fire",
        "flank",
        "fight_rolled",
        "defend",
        "die_removed",
        "wave_end",
        "round_end",
        "defeated",
    ]
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
    use: Literal["always", "discard", "once_round", "once_combat", "once_chapter"]
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

PACKS = Path(__file__).parent / "content"
"""The folder of the packs that come with the game: `core`, and `tech` for Twisted Tech."""
