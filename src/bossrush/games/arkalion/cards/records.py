"""What packs may say: the records of Escape from Arkalion, one class for each kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bossrush.engine.content import Content, Display, Problem, Ref, Text
from bossrush.games.arkalion.cards.terms import ENDS, ENEMIES
from bossrush.games.arkalion.table.airship import ZONES

Column = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M"]
Count = Annotated[int, Meta(ge=1, le=99)]
Amount = Annotated[int, Meta(ge=0, le=99)]
Recipe = dict[Annotated[str, Ref("resource")], Count]
Gender = Literal["m", "f"]


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What every record has."""

    id: str


class Resource(Record, frozen=True, kw_only=True):
    """A kind of token in the bag."""

    name: Text
    tokens: Amount
    """How many tokens the bag holds."""
    icon: Annotated[str, Display] = ""


class Weapon(msgspec.Struct, frozen=True, kw_only=True):
    """Power, Range and Accuracy, and what the weapon is called."""

    name: Text
    power: Annotated[int, Meta(ge=1, le=9)]
    """Power: the Resistance it can overcome."""
    range: Annotated[int, Meta(ge=1, le=6)]
    """Range, in cells."""
    accuracy: Annotated[int, Meta(ge=2, le=6)]
    """Accuracy: the lowest roll that hits."""
    icon: Annotated[str, Display] = ""


class Ability(msgspec.Struct, frozen=True, kw_only=True):
    """What only this hero can do."""

    name: Text
    """What it is called."""
    text: Text
    """What the sheet says of it."""
    verb: Literal[
        "relentless",
        "volley",
        "quick_hands",
        "shield_wall",
        "bag_of_tricks",
        "chain_lightning",
    ]
    """What the rules do, by name."""
    icon: Annotated[str, Display] = ""


class Hero(Record, frozen=True, kw_only=True):
    """A character sheet."""

    name: Text
    """As a label: Knight, Chevalier."""
    subject: Text
    """At the beginning of a sentence: The Knight, Le Chevalier."""
    object: Text
    """Within a sentence: the Knight, le Chevalier."""
    to: Text
    """After a verb of giving: to the Knight, au Chevalier."""
    gender: Gender
    hp: Annotated[int, Meta(ge=4, le=9)]
    """Hit points."""
    basic: Weapon
    """The weapon of the sheet."""
    improved: Annotated[str, Ref("equipment")]
    """The weapon that can be crafted."""
    ability: Ability
    """What only this hero can do."""
    story: Text
    """Who the hero is."""
    icon: Annotated[str, Display] = ""
    mark: Annotated[str, Display] = ""
    """The shape of the hero's pawn."""


class Equipment(Record, frozen=True, kw_only=True):
    """An equipment card: an improved weapon and what it takes to craft it."""

    weapon: Weapon
    """The weapon it is."""
    recipe: Recipe
    """The tokens it takes to craft it."""
    text: Text
    """What the card says."""


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """What a potion does; what is left out, it does not do."""

    heal: Amount = 0
    """HP recovered."""
    heal_full: bool = False
    """Whether all HP are recovered."""
    actions: Amount = 0
    """Action points this turn."""
    reroll: bool = False
    """Every miss is rolled again once, this turn."""
    range: Amount = 0
    """Range of every weapon, this turn."""
    ward: Amount = 0
    """Damage ignored until the next turn."""
    steps: Amount = 0
    """Moves that cost no action, this turn."""


class Potion(Record, frozen=True, kw_only=True):
    """A kind of potion card."""

    name: Text
    text: Text
    copies: Count
    """How many cards the box holds."""
    recipe: Recipe
    """The tokens it takes to brew it."""
    effect: Effect
    """What drinking it does."""
    family: Literal["heal", "boost"]
    """Healing, or something else."""
    icon: Annotated[str, Display] = ""
    drunk: Text | None = None
    """What is told when somebody drinks it."""


class Enemy(Record, frozen=True, kw_only=True):
    """An ordinary enemy: its pawns and its figures."""

    name: Text
    text: Text
    pawns: Count
    """How many pawns the box holds."""
    range: Count
    """How far it strikes."""
    resistance: Annotated[int, Meta(ge=1, le=3)]
    """Resistance: the Power it takes to hurt it."""
    speed: Annotated[int, Meta(ge=1, le=2)]
    """Cells it advances in a turn."""
    icon: Annotated[str, Display] = ""


class EnemyEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One enemy on a card: its type and its spawn point."""

    type: Annotated[str, Ref("enemy")]
    """Which enemy."""
    column: Column
    """The column it appears in."""


class EnemyCard(Record, frozen=True, kw_only=True):
    """An enemy card: two enemies, and a name and a line where it matters who comes."""

    deck: Literal[1, 2, 3, 4]
    """The deck it lies in; one for every three turns."""
    name: Text | None = None
    """What the card is called, where it matters who comes."""
    story: Text | None = None
    """What is told when it is drawn."""
    entries: Annotated[list[EnemyEntry], Meta(min_length=2, max_length=2)]
    """The two enemies."""


class Zone(Record, frozen=True, kw_only=True):
    """A zone of the airship, in the words that name it and its stations."""

    name: Text
    at: Text
    """Where somebody is: in the laboratory, au Laboratoire."""
    station: Text
    """Its main station, within a sentence: the laboratory, le Laboratoire."""
    chest: Text | None = None
    """Its chest, within a sentence."""
    text: Text
    """What can be done there."""
    icon: Annotated[str, Display] = ""


class Preset(Record, frozen=True, kw_only=True):
    """A difficulty: how many of the last players draw a card more (below zero: a card fewer)."""

    name: Text
    extra: dict[Literal["4", "5", "6"], Annotated[int, Meta(ge=-6, le=6)]]
    """For each number of heroes, how many players draw a card more."""

    def extra_for(self, heroes: int) -> int:
        """How many, with so many heroes."""
        for number, extra in self.extra.items():
            if number == str(heroes):
                return extra
        return 0


class Parameters(Record, frozen=True, kw_only=True):
    """The few numbers that tuning may change."""

    gun_powder: Amount = 0
    """Gunpowder that a shot from a cannon or the mortar takes."""
    mechanic_cost: Count = 1
    """Actions that one use of the Mechanic's Ability takes."""
    stations_lost: Count = 5
    """How many damaged stations lose the game."""


class Epilogue(Record, frozen=True, kw_only=True):
    """What is read out when the game is over, by how it ended."""

    title: Text
    text: Text
    """What is read out."""
    won: bool = False
    """Whether it tells a victory."""


KINDS: dict[str, type[msgspec.Struct]] = {
    "resource": Resource,
    "hero": Hero,
    "equipment": Equipment,
    "potion": Potion,
    "enemy": Enemy,
    "enemy_card": EnemyCard,
    "zone": Zone,
    "preset": Preset,
    "parameters": Parameters,
    "epilogue": Epilogue,
}

PRESETS = ("faithful", "balanced")
"""The difficulties that a play can be begun with, the usual one first."""

FIXED: dict[str, tuple[str, ...]] = {
    "enemy": ENEMIES,
    "zone": ZONES,
    "preset": PRESETS,
    "parameters": ("parameters",),
    "epilogue": ENDS,
}
"""The kinds of which the rules know every record by its name."""

CORE = Path(__file__).parent.parent / "content" / "core"
"""The folder of the pack that comes with the game."""


def checks(content: Content) -> Iterator[Problem]:
    """What no single record can know: that the pack can be played as the booklet says."""
    yield from _fixed(content)
    yield from _weapons(content)
    yield from _recipes(content)
    yield from _cards(content)


def _fixed(content: Content) -> Iterator[Problem]:
    """What the rules themselves know by name: a pack may replace it, and cannot add to it."""
    for kind, names in FIXED.items():
        for record in content.records(kind, Record):
            if record.id not in names:
                said = f"the rules know no such {kind}, only {', '.join(names)}."
                yield content.problem(record.id, f"{said} A pack may replace those.", "id")
    for enemy in content.records("enemy", Enemy):
        if enemy.id in ENEMIES and enemy.resistance != ENEMIES.index(enemy.id) + 1:
            resistance = ENEMIES.index(enemy.id) + 1
            said = f"its Resistance is {resistance}, not {enemy.resistance}."
            yield content.problem(enemy.id, said, "resistance")


def _weapons(content: Content) -> Iterator[Problem]:
    """Basic weapons hurt neither Grenadiers nor the Armour, improved ones hurt both."""
    owners: dict[str, str] = {}
    for hero in content.records("hero", Hero):
        if hero.basic.power > 2:
            said = f"a basic weapon has Power 1 or 2, not {hero.basic.power}."
            yield content.problem(hero.id, said, "basic", "power")
        other = owners.setdefault(hero.improved, hero.id)
        if other != hero.id:
            said = f"'{hero.improved}' is already the improved weapon of '{other}'."
            yield content.problem(hero.id, said, "improved")
    for card in content.records("equipment", Equipment):
        if card.weapon.power < 4:
            said = f"an improved weapon has Power 4, not {card.weapon.power}."
            yield content.problem(card.id, said, "weapon", "power")
        if card.id not in owners and content.whole:
            said = "no hero has this weapon on the sheet."
            yield content.problem(card.id, said)


def _recipes(content: Content) -> Iterator[Problem]:
    """A recipe asks only for tokens the bag can hold."""
    tokens = {kind.id: kind.tokens for kind in content.records("resource", Resource)}
    cards: list[Equipment | Potion] = []
    cards.extend(content.records("equipment", Equipment))
    cards.extend(content.records("potion", Potion))
    for card in cards:
        for resource, count in card.recipe.items():
            if count > tokens[resource]:
                said = f"{count} of '{resource}', and the bag has {tokens[resource]}."
                yield content.problem(card.id, said, "recipe", resource)


def _cards(content: Content) -> Iterator[Problem]:
    """Two Grenadiers would make a card twice as hard as its neighbours."""
    for card in content.records("enemy_card", EnemyCard):
        first, second = card.entries
        if first.type == second.type == "grenadier":
            yield content.problem(card.id, "two Grenadiers on one card.", "entries", 1)
