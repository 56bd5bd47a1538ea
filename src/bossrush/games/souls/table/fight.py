"""An encounter: the enemies or bosses on the table, whose turn it is, what has been used up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bossrush.engine.deck import Deck
from bossrush.engine.sets import has, plus
from bossrush.engine.visit import Part, Visitor
from bossrush.games.souls.cards.dice import colour_of, face_of
from bossrush.games.souls.cards.tables import NO_TABLES, FoeCard, Tables
from bossrush.games.souls.cards.terms import (
    ARCS,
    CONDITIONS,
    DIRECTIONS,
    NOTHING,
    PLACES,
)


class Foe(Part):
    """One model. When it has fallen it stays in the list, on no node."""

    def __init__(self) -> None:
        self.tables: Tables = NO_TABLES
        self.nodes: Sequence[str] = ()
        """What nodes are called in positions."""
        self.kind = 0
        self.node = NOTHING
        self.health = 0
        self.conditions = 0
        self.facing = NOTHING
        """Of a boss."""
        self.acted = False

    def visit(self, v: Visitor) -> None:
        self.kind = v.ref("kind", self.kind, self.tables.foe_ids, null=False)
        self.node = v.ref("node", self.node, self.nodes)
        self.health = v.integer("health", self.health)
        self.conditions = v.mask("conditions", self.conditions, CONDITIONS)
        self.facing = v.ref("facing", self.facing, DIRECTIONS)
        self.acted = v.flag("acted", self.acted)

    def card(self) -> FoeCard:
        return self.tables.foes[self.kind]

    def is_like(self, other: Foe) -> bool:
        """Whether it is in all things equal to another enemy."""
        return (
            self.kind == other.kind
            and self.node == other.node
            and self.health == other.health
            and self.conditions == other.conditions
            and self.acted == other.acted
        )


PUSH_KINDS: Final = ("any", "away", "arc")
PUSH_ANY: Final = 0
PUSH_AWAY: Final = 1
PUSH_ARC: Final = 2
ROLLS: Final = ("attack", "block", "resist", "dodge", "trap")
ATTACK_ROLL: Final = 0
BLOCK_ROLL: Final = 1
RESIST_ROLL: Final = 2
DODGE_ROLL: Final = 3
TRAP_ROLL: Final = 4
UNMOVED: Final = 0
STEPPING: Final = 1
STRUCK: Final = 2
"""How far a character has come with moving and attacking in its activation."""
STRIDES: Final = ("unmoved", "stepping", "struck")
HERO_NAMES: Final = ("hero-0", "hero-1", "hero-2", "hero-3")
MODEL_NAMES: Final = (*HERO_NAMES, *(f"foe-{number}" for number in range(24)))
"""What positions call a hero, and HEROES + a foe."""
ABOUT_NODES: Final = ("away_from", "goal", "crowded")
ABOUT_MODELS: Final = ("came", "pushed")
TERRAIN_PLACES: Final = ("terrain1", "terrain2")


class Fight(Part):
    """The present encounter, if there is one."""

    def __init__(self) -> None:
        self.tables: Tables = NO_TABLES
        self.boss = False
        self.hall = False
        """Whether it is fought in the large room of both boss tiles."""
        self.foes: list[Foe] = []
        self.aggro = NOTHING
        self.opened = False
        """Whether the enemies have had their first activation."""
        self.broken = 0
        """Which of the two terrain nodes hold a broken barrel."""
        self.sprung = 0
        """The nodes whose trap has been turned over in this encounter."""
        self.guard_block = 0
        self.guard_resist = 0
        """Dice that every character adds until the end of the next enemy activation."""

        # the foe that acts
        self.acting = NOTHING
        self.icon = 0
        self.round = 0
        """How often the whole behaviour has been carried out."""
        self.prey = NOTHING
        """The character its movement is about, fixed when it begins to move."""
        self.steps = 0
        """Nodes of its movement that are left."""
        self.targets = 0
        """Who still has to defend, as a set."""
        self.pushing = 0
        """How a pushed model may move; see PUSH_KINDS."""
        self.away_from = NOTHING
        """The node a push goes away from."""
        self.goal = NOTHING
        """The node that a foe's next step leads nearer to, or farther away from."""
        self.crowded = NOTHING
        """The node that somebody must leave, where the newcomer has been pushed on already."""
        self.came = NOTHING
        """Who has just come onto a node that somebody must leave: a hero, or HEROES + a foe."""
        self.pushed = NOTHING
        """The foe that is pushed, as HEROES + its number."""
        self.chain = 0
        """The models that have been pushed on since, as a set."""
        self.arcs = 0
        """The arcs of a boss that somebody may choose from, as a set."""

        # a boss
        self.deck = Deck()
        self.discard: list[int] = []
        self.card = NOTHING
        """The behaviour card of this activation."""
        self.last = NOTHING
        """The card whose weak arcs count now."""
        self.weak: list[int] = [0, 0]
        """The weak arcs of each boss, as sets."""
        self.heated = False

        # the character that acts
        self.hero = NOTHING
        self.fresh = False
        """Whether nothing has been done in this activation yet."""
        self.walk = 0
        """Nodes of the walk that are left."""
        self.stride = UNMOVED
        """UNMOVED before any step, STEPPING after one, STRUCK once an attack has followed."""
        self.used = 0
        """The slots whose cards have been used in this activation, as a set."""
        self.magic = False
        self.bonus = 0
        """What Great Magic Weapon does to attacks until the activation ends."""
        self.charge = False
        """Whether a Berserk Charge waits for the next attack."""
        self.whole_nodes = False
        """Whether such a charge gives the Node icon to the attack that is being carried out."""
        self.slot = 0
        self.line = 0
        """The hand card and the action that is being carried out."""
        self.aim = NOTHING
        """The foe a Backstab must go for."""
        self.shift = 0
        """Nodes of a shift that are left."""
        self.struck: list[int] = []
        """The foes that the attack in the tray is made on, until it counts."""
        self.trap = NOTHING
        """The node of the trap that the roll in the tray dodges, until it counts."""
        self.tray: list[int] = []
        """The last roll: each die by its colour and face."""
        self.roller = NOTHING
        self.roll = 0
        """What was rolled for; see ROLLS."""

    def visit(self, v: Visitor) -> None:
        tables = self.tables
        self.boss = v.flag("boss", self.boss)
        self.hall = v.flag("hall", self.hall)
        nodes = self.node_ids()
        for foe in self.foes:
            foe.nodes = nodes
        self.foes = v.parts("foes", self.foes, self._foe)
        self.aggro = v.integer("aggro", self.aggro, -1, 3)
        self.opened = v.flag("opened", self.opened)
        self.broken = v.mask("broken", self.broken, TERRAIN_PLACES)
        self.sprung = v.mask("sprung", self.sprung, nodes)
        self.guard_block = v.integer("guard_block", self.guard_block)
        self.guard_resist = v.integer("guard_resist", self.guard_resist)
        self.acting = v.integer("acting", self.acting, -1)
        self.icon = v.integer("icon", self.icon)
        self.round = v.integer("round", self.round)
        self.prey = v.integer("prey", self.prey, -1, 3)
        self.steps = v.integer("steps", self.steps)
        self.targets = v.mask("targets", self.targets, HERO_NAMES)
        self.pushing = v.ref("pushing", self.pushing, PUSH_KINDS, null=False)
        about = [self.away_from, self.goal, self.crowded]
        self.away_from, self.goal, self.crowded = v.either(ABOUT_NODES, about, nodes)
        moved = [self.came, self.pushed]
        self.came, self.pushed = v.either(ABOUT_MODELS, moved, MODEL_NAMES, numbers=True)
        v.retired("origin", "newcomer")
        self.chain = v.numbered_set("chain", self.chain, MODEL_NAMES)
        self.arcs = v.mask("arcs", self.arcs, ARCS)
        v.part("deck", self.deck)
        self.discard = v.refs("discard", self.discard, tables.behaviour_ids, null=False)
        self.card = v.ref("card", self.card, tables.behaviour_ids)
        self.last = v.ref("last", self.last, tables.behaviour_ids)
        first = v.mask("weak", self.weak[0], ARCS)
        second = v.mask("weak_too", self.weak[1], ARCS)
        self.weak = [first, second]
        self.heated = v.flag("heated", self.heated)
        self.hero = v.integer("hero", self.hero, -1, 3)
        self.fresh = v.flag("fresh", self.fresh)
        self.walk = v.integer("walk", self.walk)
        self.stride = v.numbered("stride", self.stride, STRIDES)
        self.used = v.numbered_set("used", self.used, PLACES)
        self.magic = v.flag("magic", self.magic)
        self.bonus = v.integer("bonus", self.bonus)
        self.charge = v.flag("charge", self.charge)
        self.whole_nodes = v.flag("whole_nodes", self.whole_nodes)
        self.slot = v.integer("slot", self.slot, 0, 5)
        self.line = v.integer("line", self.line)
        self.aim = v.integer("aim", self.aim, -1)
        self.shift = v.integer("shift", self.shift)
        self.struck = v.integers("struck", self.struck)
        self.trap = v.ref("trap", self.trap, nodes)
        self.tray = v.numbers("tray", self.tray, tables.tray_ids)
        self.roller = v.integer("roller", self.roller, -1, 3)
        self.roll = v.ref("roll", self.roll, ROLLS, null=False)

    # -- reading and marking --------------------------------------------------------------

    def total(self) -> int:
        """The pips, or dodge icons, that lie in the tray."""
        pips = self.tables.pips
        count = 0
        for die in self.tray:
            count += pips[colour_of(die)][face_of(die)]
        return count

    def empty_tray(self, roller: int, roll: int) -> None:
        """Make room for somebody's roll; see ROLLS."""
        self.tray = []
        self.roller = roller
        self.roll = roll

    def has_used(self, slot: int) -> bool:
        """Whether the card in a slot has been used in this activation."""
        return has(self.used, slot)

    def use_up(self, slot: int) -> None:
        self.used = plus(self.used, slot)

    def _foe(self) -> Foe:
        foe = Foe()
        foe.tables = self.tables
        foe.nodes = self.node_ids()
        return foe

    def node_ids(self) -> list[str]:
        """What the nodes of the present board are called."""
        return self.tables.main_room.ids if self.hall else self.tables.mini_room.ids
