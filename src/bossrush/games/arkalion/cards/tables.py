"""Sheets and cards as the rules know them: immutable tables of ints, made once from the packs.

A card's place in its table is its number everywhere in the rules. Texts stay behind as the keys
of the catalogues.
"""

from __future__ import annotations

from bossrush.engine.dice import Die


class Weapon:
    """Power, Range and Accuracy."""

    def __init__(self) -> None:
        self.name = ""
        self.icon = ""
        self.power = 0
        self.range = 0
        self.accuracy = 0


class Sheet:
    """A character sheet."""

    def __init__(self) -> None:
        self.id = ""
        self.hp = 0
        self.basic = Weapon()
        self.improved = -1
        """The equipment card it names."""
        self.ability = 0
        self.name = ""
        self.subject = ""
        self.object = ""
        self.to = ""
        self.gender = "m"
        self.story = ""
        self.ability_name = ""
        self.ability_text = ""
        self.ability_icon = ""
        self.icon = ""
        self.mark = ""


class Equipment:
    """An equipment card."""

    def __init__(self) -> None:
        self.id = ""
        self.weapon = Weapon()
        self.recipe: list[int] = []
        """How many of each resource."""
        self.text = ""
        self.sheet = -1
        """Whose sheet names it."""


class Potion:
    """A kind of potion card."""

    def __init__(self) -> None:
        self.id = ""
        self.copies = 0
        self.recipe: list[int] = []
        self.heal = 0
        self.heal_full = False
        self.actions = 0
        self.reroll = False
        self.range = 0
        self.ward = 0
        self.steps = 0
        self.name = ""
        self.text = ""
        self.icon = ""


class EnemyCard:
    """Two enemies and where they appear."""

    def __init__(self) -> None:
        self.id = ""
        self.deck = 0
        self.types: list[int] = []
        self.columns: list[int] = []


class Zone:
    """What a zone of the airship and its stations are called."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.at = ""
        self.station = ""
        self.chest = ""
        self.text = ""
        self.icon = ""


class Tables:
    """Everything the box holds."""

    def __init__(self) -> None:
        self.digest = ""
        self.texts: dict[str, dict[str, str]] = {}
        self.sheets: list[Sheet] = []
        self.sheet_ids: list[str] = []
        self.equipment: list[Equipment] = []
        self.equipment_ids: list[str] = []
        self.potions: list[Potion] = []
        self.potion_ids: list[str] = []
        self.resource_ids: list[str] = []
        self.resource_names: list[str] = []
        self.resource_icons: list[str] = []
        self.tokens: list[int] = []
        """How many tokens of each resource the bag begins with."""
        self.key = -1
        """The resource that opens chests."""
        self.powder = -1
        """The resource that guns may need."""
        self.pawns: list[int] = [0, 0, 0, 0]
        """By type of enemy, from 1 on, as are the three lists that follow."""
        self.reach: list[int] = [0, 0, 0, 0]
        self.speed: list[int] = [0, 0, 0, 0]
        self.enemy_names: list[str] = ["", "", "", ""]
        self.enemy_texts: list[str] = ["", "", "", ""]
        self.enemy_icons: list[str] = ["", "", "", ""]
        self.enemy_cards: list[EnemyCard] = []
        self.enemy_card_ids: list[str] = []
        self.zones: list[Zone] = []
        self.extra: dict[str, list[int]] = {}
        """By preset and number of heroes: how many of the last draw a card more or less."""
        self.gun_powder = 0
        self.mechanic_cost = 1
        self.stations_lost = 5
        self.end_titles: list[str] = []
        self.end_texts: list[str] = []
        self.d6 = Die("d6", ["1", "2", "3", "4", "5", "6"])
        self.d4 = Die("d4", ["1", "2", "3", "4"])
