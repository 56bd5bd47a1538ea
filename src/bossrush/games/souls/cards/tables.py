"""Cards as the rules know them: immutable tables of ints, made once from the packs.

A card's place in its table is its number everywhere in the rules; texts stay behind as the keys
of the catalogues.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bossrush.engine.card_game import CardTables
from bossrush.engine.dice import Die
from bossrush.games.souls.cards.geometry import Board
from bossrush.games.souls.cards.terms import AFFLICT, NO_RANGE, NO_TERRAIN, NOTHING, STRIKE


class Action:
    """One line of actions on a hand card."""

    def __init__(self) -> None:
        self.effect = STRIKE
        self.cost = 0
        self.dice = 0
        self.mod = 0
        self.magic = False
        self.node = False
        self.shaft = False
        self.before = 0
        """Nodes of a shift before the dice."""
        self.after = 0
        self.shift = 0
        self.repeat = 1
        self.push = 0
        self.conditions = 0
        self.range = NO_RANGE
        self.costliest = False
        """Whether no attack of its card costs more."""
        self.grants = False
        self.who = 0
        self.stamina = 0
        self.health = 0
        self.reach = NO_RANGE
        """How far its grant reaches."""
        self.from_backup = False
        self.boost_magic = False
        self.boost_mod = 0
        self.guard_block = 0
        self.guard_resist = 0
        self.text = ""

    def attacks(self) -> bool:
        """Whether it is made on foes, with dice or without."""
        return self.effect in (STRIKE, AFFLICT)


class Item:
    """A treasure or starting equipment card."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.text = ""
        self.icon = ""
        self.gender = "m"
        self.slot = 0
        self.category = 0
        self.hand = False
        """Whether it goes into a hand or the backup slot."""
        self.needs: list[int] = [0, 0, 0, 0]
        self.range = NO_RANGE
        self.upgrades = 0
        self.block = 0
        self.resist = 0
        self.dodge = 0
        self.actions: list[Action] = []
        self.starting = False
        self.ember = False
        # effects
        self.own_dice = 0
        self.own_mod = 0
        self.weapon_dice = 0
        self.weapon_mod = 0
        self.weapon_magic = False
        self.weapon_conditions = 0
        self.discount = 0
        self.start_choice = False
        self.start_stamina = 0
        self.hurt_stamina = 0
        self.end_health = 0
        self.end_per_enemy = False
        self.beat_by = 0
        self.beat_stamina = 0
        self.dodge_move = 0
        self.walk = 0
        self.immune = 0
        self.ignores_push = False
        self.beside_two_handed = False
        self.no_dodge = False
        self.no_run = False
        self.takes_aggro = False


class CharacterCard:
    """A character board."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.icon = ""
        self.gender = "m"
        self.taunt = 0
        self.stats: list[list[int]] = []
        self.heroic = 0
        self.heroic_name = ""
        self.heroic_text = ""
        self.starting: list[int] = []
        self.treasures: list[int] = []
        """The class treasure, as item numbers."""
        self.transposed: list[int] = []


class Icon:
    """One behaviour icon."""

    def __init__(self) -> None:
        self.op = 0
        self.nodes = 0
        self.away = False
        self.way = 0
        """Of a shift or a turn: eighths of a turn from the facing."""
        self.to = 0
        self.push = False
        self.damage = 0
        """The number in a push icon, or the strength of an attack."""
        self.magic = False
        self.mode = 0
        self.conditions = 0
        self.attack = False
        """Whether anybody can be hurt by it."""


class Behaviour:
    """What one enemy or boss does when it activates."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.range = NO_RANGE
        self.dodge = 0
        self.repeat = 1
        self.icons: list[Icon] = []
        self.hit = 0
        """The arcs its attack covers, as a set; 0 where arcs do not matter."""
        self.weak = 0


class FoeCard:
    """The data card of an enemy, or of one boss model."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.subject = ""
        self.icon = ""
        self.gender = "m"
        self.boss = False
        self.models = 1
        self.health = 0
        self.threat = 0
        self.block = 0
        self.resist = 0
        self.behaviour = Behaviour()
        """Of an enemy; a boss draws its behaviour."""
        self.heat_up = 0
        self.gains = 0
        self.special = 0
        self.special_name = ""
        self.special_text = ""
        self.main_spawn = False


class BossCard:
    """A boss: one model, or a pair."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.subject = ""
        self.main = False
        self.foes: list[int] = []
        """Its models, by their numbers among the foes."""
        self.deck_size = 0
        self.levels: list[int] = []
        """The level of each encounter that leads to it, the lowest first."""
        self.standard: list[int] = []
        self.heat: list[int] = []
        self.member_heat: list[list[int]] = []
        """For each member of a pair its own heat-up cards."""
        self.treasures: list[int] = []


class BehaviourCard:
    """A behaviour card of a boss: one side for each member it is about."""

    def __init__(self) -> None:
        self.id = ""
        self.boss = 0
        self.heat_up = False
        self.sides: list[Behaviour] = []
        self.member = NOTHING
        """Whose card it is, where only one of a pair is left."""

    def side_of(self, number: int) -> Behaviour:
        """What it tells one boss of a pair to do, or the only one."""
        return self.sides[0 if len(self.sides) == 1 else number]


class EncounterCard:
    """An encounter card."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.level = 1
        self.spawns: list[list[int]] = [[], []]
        self.terrain: list[int] = [NO_TERRAIN, NO_TERRAIN]
        self.trapped = False


class TrapToken:
    """A kind of trap token."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.damage = 0
        self.dodge = 0
        self.copies = 1


class Face:
    """One face of an exploration tile."""

    def __init__(self) -> None:
        self.id = ""
        self.tile = 0
        self.doors = 0
        """The sides with a door, as a set."""
        self.board = Board()

    def has_door(self, side: i64, turn: i64 = 0) -> bool:
        """Whether it has a door on this side of the table, so many quarter turns clockwise."""
        doors: i64 = self.doors
        return doors >> (side - turn & 3) & 1 == 1


class SectionCard:
    """A section of a campaign."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.story = ""
        self.levels: list[int] = []
        self.bosses: list[int] = []


class CampaignCard:
    """A campaign scenario."""

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.story = ""
        self.sections: list[SectionCard] = []


class Tables(CardTables):
    """Every card in play."""

    def __init__(self) -> None:
        super().__init__()
        self.dice: list[Die] = []
        self.pips: list[list[int]] = []
        """What each face of each die counts."""
        self.tray_ids: list[str] = []
        """What positions call a die in the tray; see `dice.shown`."""
        self.side_die = Die("tile-side", ["a", "b"])
        self.characters: list[CharacterCard] = []
        self.character_ids: list[str] = []
        self.items: list[Item] = []
        self.item_ids: list[str] = []
        self.held_ids: list[str] = []
        """Items, and then the same as upgrades under another card: `+titanite_shard`."""
        self.foes: list[FoeCard] = []
        self.foe_ids: list[str] = []
        self.bosses: list[BossCard] = []
        self.boss_ids: list[str] = []
        self.behaviours: list[BehaviourCard] = []
        self.behaviour_ids: list[str] = []
        self.encounters: list[EncounterCard] = []
        self.encounter_ids: list[str] = []
        self.traps: list[TrapToken] = []
        self.trap_ids: list[str] = []
        self.trap_marks: list[str] = []
        """What may lie on a node: nothing, a hidden token, or one that was seen."""
        self.faces: list[Face] = []
        self.face_ids: list[str] = []
        self.tile_ids: list[str] = []
        self.bonfire_doors = 0
        self.mini_room = Board()
        self.main_room = Board()
        self.campaigns: list[CampaignCard] = []
        self.campaign_ids: list[str] = []
        self.common: list[int] = []
        """The common treasure, each copy by itself."""
        self.legendary: list[int] = []
        self.epilogues: dict[str, tuple[str, str]] = {}
        """Title and text of each ending."""


NO_ITEM: Final = Item()
"""What somebody wears who wears nothing."""

NO_TABLES = Tables()
