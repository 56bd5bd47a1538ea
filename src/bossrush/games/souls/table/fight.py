"""An encounter: the enemies or bosses on the table, whose turn it is, what has been used up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bossrush.engine.deck import Deck
from bossrush.engine.fields import (
    beside,
    flag,
    integer,
    integers,
    mask,
    numbered,
    numbered_set,
    numbers,
    one_of,
    part,
    ref,
    refs,
    shown_by,
)
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

    tables: Tables = beside(NO_TABLES)
    nodes: Sequence[str] = beside(())
    """What nodes are called in positions."""
    kind: int = one_of("tables.foe_ids")
    node: int = ref("nodes")
    health: int = integer()
    conditions: int = mask(CONDITIONS)
    facing: int = ref(DIRECTIONS)
    """Of a boss."""
    acted: bool = flag()

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

    tables: Tables = beside(NO_TABLES)
    boss: bool = flag()
    hall: bool = flag()
    """Whether it is fought in the large room of both boss tiles."""
    foes: list[Foe] = shown_by("visit_foes", [])
    aggro: int = integer(-1, 3, start=NOTHING)
    opened: bool = flag()
    """Whether the enemies have had their first activation."""
    broken: int = mask(TERRAIN_PLACES)
    """Which of the two terrain nodes hold a broken barrel."""
    sprung: int = mask("nodes")
    """The nodes whose trap has been turned over in this encounter."""
    guard_block: int = integer()
    guard_resist: int = integer()
    """Dice that every character adds until the end of the next enemy activation."""

    # the foe that acts
    acting: int = integer(-1, start=NOTHING)
    icon: int = integer()
    round: int = integer()
    """How often the whole behaviour has been carried out."""
    prey: int = integer(-1, 3, start=NOTHING)
    """The character its movement is about, fixed when it begins to move."""
    steps: int = integer()
    """Nodes of its movement that are left."""
    targets: int = mask(HERO_NAMES)
    """Who still has to defend, as a set."""
    pushing: int = one_of(PUSH_KINDS)
    """How a pushed model may move; see PUSH_KINDS."""
    away_from: int = shown_by("visit_push", NOTHING)
    """The node a push goes away from."""
    goal: int = beside(NOTHING)
    """The node that a foe's next step leads nearer to, or farther away from."""
    crowded: int = beside(NOTHING)
    """The node that somebody must leave, where the newcomer has been pushed on already."""
    came: int = beside(NOTHING)
    """Who has just come onto a node that somebody must leave: a hero, or HEROES + a foe."""
    pushed: int = beside(NOTHING)
    """The foe that is pushed, as HEROES + its number."""
    chain: int = numbered_set(MODEL_NAMES)
    """The models that have been pushed on since, as a set."""
    arcs: int = mask(ARCS)
    """The arcs of a boss that somebody may choose from, as a set."""

    # a boss
    deck: Deck = part(Deck)
    discard: list[int] = refs("tables.behaviour_ids")
    card: int = ref("tables.behaviour_ids")
    """The behaviour card of this activation."""
    last: int = ref("tables.behaviour_ids")
    """The card whose weak arcs count now."""
    weak: list[int] = shown_by("visit_weak", [0, 0])
    """The weak arcs of each boss, as sets."""
    heated: bool = flag()

    # the character that acts
    hero: int = integer(-1, 3, start=NOTHING)
    fresh: bool = flag()
    """Whether nothing has been done in this activation yet."""
    walk: int = integer()
    """Nodes of the walk that are left."""
    stride: int = numbered(STRIDES, start=UNMOVED)
    """UNMOVED before any step, STEPPING after one, STRUCK once an attack has followed."""
    used: int = numbered_set(PLACES)
    """The slots whose cards have been used in this activation, as a set."""
    magic: bool = flag()
    bonus: int = integer()
    """What Great Magic Weapon does to attacks until the activation ends."""
    charge: bool = flag()
    """Whether a Berserk Charge waits for the next attack."""
    whole_nodes: bool = flag()
    """Whether such a charge gives the Node icon to the attack that is being carried out."""
    slot: int = integer(0, 5)
    line: int = integer()
    """The hand card and the action that is being carried out."""
    aim: int = integer(-1, start=NOTHING)
    """The foe a Backstab must go for."""
    shift: int = integer()
    """Nodes of a shift that are left."""
    struck: list[int] = integers()
    """The foes that the attack in the tray is made on, until it counts."""
    trap: int = ref("nodes")
    """The node of the trap that the roll in the tray dodges, until it counts."""
    tray: list[int] = numbers("tables.tray_ids")
    """The last roll: each die by its colour and face."""
    roller: int = integer(-1, 3, start=NOTHING)
    roll: int = one_of(ROLLS)
    """What was rolled for; see ROLLS."""

    def visit_foes(self, v: Visitor) -> None:
        for foe in self.foes:
            foe.nodes = self.nodes
        self.foes = v.parts("foes", self.foes, self._foe)

    def visit_push(self, v: Visitor) -> None:
        """Show what a push is about: one node at most, and one model."""
        about = [self.away_from, self.goal, self.crowded]
        self.away_from, self.goal, self.crowded = v.either(ABOUT_NODES, about, self.nodes)
        moved = [self.came, self.pushed]
        self.came, self.pushed = v.either(ABOUT_MODELS, moved, MODEL_NAMES, numbers=True)
        v.retired("origin", "newcomer")

    def visit_weak(self, v: Visitor) -> None:
        first = v.mask("weak", self.weak[0], ARCS)
        second = v.mask("weak_too", self.weak[1], ARCS)
        self.weak = [first, second]

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
        foe.nodes = self.nodes
        return foe

    @property
    def nodes(self) -> list[str]:
        """What the nodes of the present board are called."""
        return self.tables.main_room.ids if self.hall else self.tables.mini_room.ids
