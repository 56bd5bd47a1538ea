"""The content as the rules read it: numbers, lists and masks, made once and never changed."""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.card_game import CardTables
from bossrush.engine.dice import Die
from bossrush.engine.scene import Card, Words
from bossrush.games.vengeance.cards.lair import Lair
from bossrush.games.vengeance.cards.requirement import NO_DICE
from bossrush.games.vengeance.cards.terms import (
    BASICS,
    FIRST_ITEM,
    IN_COMBAT,
    ITEMS,
    NO_EFFECT,
    NO_PASSIVE,
    NO_TRIGGER,
    SKILLS,
)


class Skill:
    """A skill: printed on the board, or a hero's tile."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.text = ""
        self.icon = ""
        self.cost = 0
        self.requires: list[str] = []
        """The requirement as it is written, one entry for each die."""
        self.requirement = NO_DICE
        self.steps: list[int] = []
        self.bonus_face = -1
        self.bonus_steps: list[int] = []
        """All steps of a use with the bonus."""
        self.once = False
        self.timing = IN_COMBAT
        self.slots = 0
        """Anticipation slots; none where it cannot be anticipated."""
        self.passive = NO_PASSIVE
        self.passive_of = -1
        """The type of minion it is about."""
        self.timed = False
        """Used once a round at its moment, without dice."""
        self.words: Words | None = None
        self.facts: dict[str, Any] = {}
        self.cards: dict[int, Card] = {}
        """What scenes say of it: see `fixed`."""


class Item:
    """An item tile."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.icon = ""
        self.squares = 0
        self.steps: list[int] = []
        self.timing = IN_COMBAT
        self.answers = NO_TRIGGER
        self.words: Words | None = None
        self.facts: dict[str, Any] = {}


class Hero:
    """A hero: the trait, the skills (basic ones first) and the items."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.style = ""
        self.line = ""
        self.icon = ""
        self.color = 0
        self.trait_name = ""
        self.trait_text = ""
        self.effect = NO_EFFECT
        self.effect_of = 0
        self.skills: list[Skill] = []
        self.skill_ids: list[str] = []
        self.items: list[Item] = []
        self.item_ids: list[str] = []
        self.frame_ids: list[str] = []
        """What positions call a tile in use; see `table.tile_in_use`."""
        self.first_skill = 0
        """The number of the first skill of its own among all skills."""
        self.first_item = 0
        """The number of its first item among all items."""
        self.first_item_tile = 0
        """The same among all tiles, where items come after all skills."""

    def tile_id(self, tile: int) -> str:
        """The id of a skill, or of an item from FIRST_ITEM on."""
        if tile >= FIRST_ITEM:
            return self.item_ids[tile - FIRST_ITEM]
        return self.skill_ids[tile]

    def steps(self, tile: int, bonus: bool) -> list[int]:
        """The actions of a skill, with those of its bonus or without, or of an item."""
        if tile >= FIRST_ITEM:
            return self.items[tile - FIRST_ITEM].steps
        skill = self.skills[tile]
        return skill.bonus_steps if bonus else skill.steps

    def skill_number(self, code: int) -> int:
        """The number of one of the hero's skills among all skills."""
        return code if code < BASICS else self.first_skill + code - BASICS

    def skill_code(self, number: int) -> int:
        """The place among the hero's skills of a skill by its number; -1 for a stranger's."""
        if number < BASICS:
            return number
        code = number - self.first_skill + BASICS
        return code if BASICS <= code < SKILLS else -1

    def tile_code(self, number: int) -> int:
        """The place among the hero's tiles of a tile by its number; -1 for a stranger's."""
        item = number - self.first_item_tile
        return FIRST_ITEM + item if 0 <= item < ITEMS else self.skill_code(number)


class Boss:
    """A boss card."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.text = ""
        self.icon = ""
        self.life = 0
        self.effect = NO_EFFECT
        self.effect_of = 0
        self.effect_rooms = 0
        self.ends_with_boss = False
        """Whether the effect ends with the boss."""
        self.met = ""
        self.wounded = ""
        self.dead = ""


class Track:
    """What so many filled slots are worth."""

    def __init__(self) -> None:
        self.worth: list[int] = []
        """For 0 slots and more, up to a full track."""
        self.shown: list[int] = []
        """The number in each slot; -1 where there is none."""
        self.slots = 0


class Tables(CardTables):
    """Everything the content says."""

    def __init__(self) -> None:
        super().__init__()
        self.combat_die = Die("combat", [])
        self.combat_dice = 0
        self.flashback_die = Die("flashback", [])
        self.flashback_dice = 0
        self.faces: list[str] = []
        """The different faces of a combat die."""
        self.face_names: list[str] = []
        self.face_of: list[int] = []
        """For each side of the die its face."""
        self.wound = 0
        self.freed = 0
        """A wound die that may be rolled again."""
        self.unrolled = 0
        self.hand_ids: list[str] = []
        """What a die in hand may show, for positions."""
        self.flash_of: list[int] = []
        """For each side of a flashback die its action."""
        self.rounds = 0
        self.player_boards = 0
        self.reserve: list[int] = []
        """By the number of seats, from 0."""
        self.quota: list[int] = []
        self.solo_dice: list[int] = []
        self.solo_seconds: list[int] = []
        self.solo_target: list[int] = []
        self.solo_throws: list[int] = []
        self.hand = 0
        self.hand_after_ko = 0
        self.skill_slots = 0
        self.train_marks = 0
        self.heal_cleans = 0
        self.bonus: list[int] = []
        self.boss_points = 0
        self.exit_points = 0
        self.life_base = 0
        self.life_extra = 0
        self.ko_slots = 0
        self.training = Track()
        self.loot = Track()
        self.heroes: list[Hero] = []
        self.hero_ids: list[str] = []
        self.skill_ids: list[str] = []
        """All skills: the basic ones, then each hero's own."""
        self.skills: list[Skill] = []
        self.item_ids: list[str] = []
        self.items: list[Item] = []
        self.tile_ids: list[str] = []
        """All skills, then all items."""
        self.bosses: list[Boss] = []
        self.boss_ids: list[str] = []
        self.boards: list[str] = []
        self.board_names: list[str] = []
        self.lairs: list[Lair] = []
        self.lair_ids: list[str] = []
        self.sides: list[list[int]] = []
        """For each board its two lairs."""
        self.grounds: list[list[Lair]] = []
        """For each lair and boss the lair as that boss has set it up."""


NO_HERO: Final = Hero()
NO_BOSS: Final = Boss()
NO_TABLES: Final = Tables()
