"""Sheets and cards as the rules know them: immutable tables of ints, made once from the packs.

A card's place in its table is its number everywhere in the rules. Texts stay behind as the keys
of the catalogues.
"""

from __future__ import annotations

from bossrush.engine.card_game import CardTables
from bossrush.engine.dice import Die


class Resource:
    """A kind of token in the bag."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.icon = ""
        self.tokens = 0
        """How many of them the bag begins with."""


class Weapon:
    """Power, Range and Accuracy."""

    def __init__(self) -> None:
        self.name = ""
        self.icon = ""
        self.power = 0
        self.range = 0
        self.accuracy = 0


class Ability:
    """What only one hero can do."""

    def __init__(self) -> None:
        self.verb = 0
        self.name = ""
        self.text = ""
        self.icon = ""


class CharacterSheet:
    """A hero's sheet."""

    def __init__(self) -> None:
        self.id = ""
        self.hp = 0
        self.basic = Weapon()
        self.improved = -1
        """The equipment card it names."""
        self.ability = Ability()
        self.name = ""
        self.subject = ""
        self.object = ""
        self.to = ""
        self.gender = "m"
        self.story = ""
        self.icon = ""
        self.mark = ""


class Equipment:
    """An equipment card."""

    def __init__(self) -> None:
        self.id = ""
        self.weapon = Weapon()
        self.recipe: list[int] = []
        """How many of each resource."""
        self.sheet = -1
        """Whose sheet names it."""


class Effect:
    """What a potion does."""

    def __init__(self) -> None:
        self.heal = 0
        self.heal_full = False
        self.actions = 0
        self.reroll = False
        self.range = 0
        self.ward = 0
        self.steps = 0


class Potion:
    """A kind of potion card."""

    def __init__(self) -> None:
        self.id = ""
        self.copies = 0
        self.recipe: list[int] = []
        self.effect = Effect()
        self.name = ""
        self.text = ""
        self.icon = ""
        self.drunk = ""


class Enemy:
    """A type of ordinary enemy."""

    def __init__(self) -> None:
        self.name = ""
        self.icon = ""
        self.pawns = 0
        self.range = 0
        self.speed = 0


class CardEntry:
    """One enemy on an enemy card: its type, and the column in which it appears."""

    def __init__(self) -> None:
        self.type = 0
        self.column = 0


class EnemyCard:
    """Two enemies and where they appear."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.story = ""
        self.deck = 0
        self.entries: list[CardEntry] = []


class Zone:
    """What a zone of the airship and its stations are called."""

    def __init__(self) -> None:
        self.name = ""
        self.at = ""
        self.station = ""
        self.chest = ""
        self.text = ""
        self.icon = ""


class Parameters:
    """The few numbers that tuning may change."""

    def __init__(self) -> None:
        self.gun_powder = 0
        self.mechanic_cost = 1
        self.stations_lost = 5


class Epilogue:
    """What is read out at one of the ends."""

    def __init__(self) -> None:
        self.title = ""
        self.text = ""


class Item:
    """Something that can change hands: a token, a potion or an equipment card."""

    def __init__(self, kind: int, number: int, name: str) -> None:
        self.kind = kind
        self.number = number
        self.name = name


class Tables(CardTables):
    """Everything the box holds."""

    def __init__(self) -> None:
        super().__init__()
        self.sheets: list[CharacterSheet] = []
        self.sheet_ids: list[str] = []
        self.equipment: list[Equipment] = []
        self.equipment_ids: list[str] = []
        self.weapon_ids: list[str] = []
        """By the numbers of weapons: the basic one, then the equipment cards."""
        self.potions: list[Potion] = []
        self.potion_ids: list[str] = []
        self.resources: list[Resource] = []
        self.resource_ids: list[str] = []
        self.key = -1
        """The resource that opens chests."""
        self.powder = -1
        """The resource that guns may need."""
        self.enemies: list[Enemy] = []
        """By type, from 1 on."""
        self.enemy_cards: list[EnemyCard] = []
        self.enemy_card_ids: list[str] = []
        self.decks: list[list[int]] = []
        """The cards of each enemy deck."""
        self.items: list[Item] = []
        """What can change hands: resources, potions, equipment, in this order."""
        self.item_ids: list[str] = []
        self.zones: list[Zone] = []
        self.extra: dict[str, list[int]] = {}
        """By preset and number of heroes: how many of the last draw a card more or less."""
        self.parameters = Parameters()
        self.epilogues: list[Epilogue] = []
        """By how it ended."""
        self.d6 = Die("d6", ["1", "2", "3", "4", "5", "6"])
        self.d4 = Die("d4", ["1", "2", "3", "4"])

    def equipment_item(self, card: int) -> int:
        """An equipment card among what can change hands."""
        return len(self.items) - len(self.equipment) + card
