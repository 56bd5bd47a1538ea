"""A mission in progress: everything on the table, as plain data."""

from __future__ import annotations

from typing import Final

from bossrush.engine.deck import Deck
from bossrush.engine.state import State
from bossrush.engine.supply import Supply
from bossrush.engine.visit import Visitor
from bossrush.games.sector.crew import NO_TABLES, Crew
from bossrush.games.sector.tables import Card, CrewCard, Enemy, Item, Tables
from bossrush.games.sector.terms import (
    CHANGES,
    CHAPTER_DIE,
    FUNCTIONS,
    MODES,
    PEACE,
    READY,
    SIDES,
    TRAITS,
)

FALLEN: Final = 3
"""A die of the row that has been removed is kept as its trait + 3: a hole where it lay."""

ROW: Final = (*TRAITS, *(f"-{trait}" for trait in TRAITS))


class Mission(State):
    """The whole table."""

    def __init__(self) -> None:
        super().__init__()
        self.t: Tables = NO_TABLES
        self.crew: list[Crew] = []

        # options
        self.hp_cap = 12
        """The highest HP healing can reach; 0 for no cap."""
        self.trade_one = False
        self.jam_crew = False
        self.drone_blocks = True

        # the mission area
        self.mission = Deck()
        self.turned: list[int] = []
        """The cards turned so far, the present one last."""
        self.leader = -1
        self.items = Deck()
        self.weapons = Deck()
        """The starting weapons nobody has been dealt."""
        self.discard: list[int] = []
        self.pool: list[int] = []
        self.loaded: list[int] = []
        """The ammo dice on each item card."""
        self.supply = Supply()
        self.flank = READY
        self.flanker = -1
        """Whose die lies on the FLANK card."""
        self.drone = -1
        """The drone card in play; -1 until one is chosen."""
        self.drone_side = READY
        self.drone_user = -1
        self.drone_function = 0

        # the chapter
        self.stack: list[int] = []
        """Where the card's text has come to: pairs of a list of steps and a place in it."""
        self.attempt = 0
        """How many attempts at the present test have failed."""
        self.rollers = 0
        """Who takes the present test, as a mask."""
        self.passed = 0
        self.failed = 0
        self.flags = 0
        self.mission_flags = 0
        self.asked = -1
        """The step a question is about."""
        self.subject = -1
        """The crewmember an effect belongs to: who used the item, removed the die, SHOOTs."""
        self.read: list[int] = []
        """The steps whose texts have been read out since the card was turned."""
        self.ended = 0
        """1 once the mission is won, 2 once it is lost."""
        self.draft: list[int] = []
        """What is being put together: the items of a TRADE, the dealt starting weapons."""
        self.then = 0
        """The phase that follows the sharing out."""
        self.moved = 0
        """Items that have changed hands in this sharing out or regrouping, as a mask."""
        self.laid = 0
        """Items that have been laid in the pool, as a mask."""
        self.ready = 0
        self.reloaded = 0
        """Who has used the free reload between chapters, as a mask."""

        # combat
        self.mode = PEACE
        self.wave = 0
        self.round = 0
        self.round_limit = 0
        self.battle = -1
        """The step of the card that began this combat."""
        self.after = -1
        """The steps that follow a victory."""
        self.row: list[int] = []
        self.hurt = 0
        """Who has lost HP this round, as a mask."""
        self.removed = 0
        """How many chapter dice were removed this round."""
        self.changes: list[int] = [0] * CHANGES
        """What the combat special changes in this round."""
        self.lasting: list[int] = [0] * CHANGES
        """What it changes until the combat ends."""
        self.ammo: list[int] = []
        """The tray: ammo dice, each crewmember << 16 | weapon << 8 | face."""
        self.hits: list[int] = []
        """The tray: hit dice, each crewmember << 8 | face."""
        self.tech = -1
        """The tray: what the tech die shows."""
        self.wounds = 0
        """Wounds that are still to be applied."""
        self.loss = 0
        """The HP somebody is about to lose."""
        self.resolved = 0
        """Whose attack has been resolved this round, as a mask."""
        self.in_flank = False
        """True during the flank round."""
        self.traded = 0
        """Items that a TRADE has moved this round, as a mask."""
        self.moment = 0
        """The moment at which something may be used now."""
        self.chosen = -1
        """Which variant of what is being used was chosen."""
        self.search = 0
        """Items to draw once the chapter is complete."""
        self.used_window = 0
        """What has been used in the present window, as a mask; see `windows.bit_of`."""
        self.used_round = 0
        self.used_combat = 0
        self.used_chapter = 0

    def copy(self) -> Mission:
        twin = Mission()
        self.copy_base(twin)
        twin.t = self.t
        twin.crew = [member.copy() for member in self.crew]
        twin.hp_cap = self.hp_cap
        twin.trade_one = self.trade_one
        twin.jam_crew = self.jam_crew
        twin.drone_blocks = self.drone_blocks
        twin.mission = self.mission.copy()
        twin.turned = self.turned[:]
        twin.leader = self.leader
        twin.items = self.items.copy()
        twin.weapons = self.weapons.copy()
        twin.discard = self.discard[:]
        twin.pool = self.pool[:]
        twin.loaded = self.loaded[:]
        twin.supply = self.supply.copy()
        twin.flank = self.flank
        twin.flanker = self.flanker
        twin.drone = self.drone
        twin.drone_side = self.drone_side
        twin.drone_user = self.drone_user
        twin.drone_function = self.drone_function
        twin.stack = self.stack[:]
        twin.attempt = self.attempt
        twin.rollers = self.rollers
        twin.passed = self.passed
        twin.failed = self.failed
        twin.flags = self.flags
        twin.mission_flags = self.mission_flags
        twin.asked = self.asked
        twin.subject = self.subject
        twin.read = self.read[:]
        twin.ended = self.ended
        twin.draft = self.draft[:]
        twin.then = self.then
        twin.moved = self.moved
        twin.laid = self.laid
        twin.ready = self.ready
        twin.reloaded = self.reloaded
        twin.mode = self.mode
        twin.wave = self.wave
        twin.round = self.round
        twin.round_limit = self.round_limit
        twin.battle = self.battle
        twin.after = self.after
        twin.row = self.row[:]
        twin.hurt = self.hurt
        twin.removed = self.removed
        twin.changes = self.changes[:]
        twin.lasting = self.lasting[:]
        twin.ammo = self.ammo[:]
        twin.hits = self.hits[:]
        twin.tech = self.tech
        twin.wounds = self.wounds
        twin.loss = self.loss
        twin.resolved = self.resolved
        twin.in_flank = self.in_flank
        twin.traded = self.traded
        twin.moment = self.moment
        twin.chosen = self.chosen
        twin.search = self.search
        twin.used_window = self.used_window
        twin.used_round = self.used_round
        twin.used_combat = self.used_combat
        twin.used_chapter = self.used_chapter
        return twin

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        t = self.t
        self.crew = v.parts("crew", self.crew, self._member)
        self.visit_area(v)
        self.stack = v.integers("stack", self.stack)
        self.attempt = v.integer("attempt", self.attempt)
        self.rollers = v.integer("rollers", self.rollers)
        self.passed = v.integer("passed", self.passed)
        self.failed = v.integer("failed", self.failed)
        self.flags = v.mask("flags", self.flags, t.flags)
        self.mission_flags = v.mask("mission_flags", self.mission_flags, t.flags)
        self.asked = v.integer("asked", self.asked, -1)
        self.subject = v.integer("subject", self.subject, -1)
        self.read = v.integers("read", self.read)
        self.ended = v.integer("ended", self.ended, 0, 2)
        self.draft = v.refs("draft", self.draft, t.item_ids)
        self.then = v.ref("then", self.then, self.phase_ids, null=False)
        self.moved = v.integer("moved", self.moved)
        self.laid = v.integer("laid", self.laid)
        self.ready = v.integer("ready", self.ready)
        self.reloaded = v.integer("reloaded", self.reloaded)
        self.visit_combat(v)

    def visit_area(self, v: Visitor) -> None:
        t = self.t
        v.part("mission", self.mission)
        self.turned = v.refs("turned", self.turned, t.card_ids)
        self.leader = v.integer("leader", self.leader, -1, 3)
        v.part("items", self.items)
        v.part("weapons", self.weapons)
        self.discard = v.refs("discard", self.discard, t.item_ids)
        self.pool = v.refs("pool", self.pool, t.item_ids)
        self.loaded = v.integers("loaded", self.loaded)
        v.part("supply", self.supply)
        self.flank = v.ref("flank", self.flank, SIDES)
        self.flanker = v.integer("flanker", self.flanker, -1, 3)
        self.drone = v.ref("drone", self.drone, t.drone_ids)
        self.drone_side = v.ref("drone_side", self.drone_side, SIDES)
        self.drone_user = v.integer("drone_user", self.drone_user, -1, 3)
        self.drone_function = v.ref("drone_function", self.drone_function, FUNCTIONS)

    def visit_combat(self, v: Visitor) -> None:
        self.mode = v.ref("mode", self.mode, MODES)
        self.wave = v.integer("wave", self.wave)
        self.round = v.integer("round", self.round)
        self.round_limit = v.integer("round_limit", self.round_limit)
        self.battle = v.integer("battle", self.battle, -1)
        self.after = v.integer("after", self.after, -1)
        self.row = v.refs("row", self.row, ROW)
        self.hurt = v.integer("hurt", self.hurt)
        self.removed = v.integer("removed", self.removed)
        self.changes = v.integers("changes", self.changes, -99)
        self.lasting = v.integers("lasting", self.lasting, -99)
        self.ammo = v.integers("ammo", self.ammo)
        self.hits = v.integers("hits", self.hits)
        self.tech = v.integer("tech", self.tech, -1)
        self.wounds = v.integer("wounds", self.wounds)
        self.loss = v.integer("loss", self.loss)
        self.resolved = v.integer("resolved", self.resolved)
        self.in_flank = v.flag("in_flank", self.in_flank)
        self.traded = v.integer("traded", self.traded)
        self.moment = v.integer("moment", self.moment)
        self.chosen = v.integer("chosen", self.chosen, -1)
        self.search = v.integer("search", self.search)
        self.used_window = v.integer("used_window", self.used_window)
        self.used_round = v.integer("used_round", self.used_round)
        self.used_combat = v.integer("used_combat", self.used_combat)
        self.used_chapter = v.integer("used_chapter", self.used_chapter)

    def _member(self) -> Crew:
        member = Crew()
        member.tables = self.t
        return member

    # -- reading --------------------------------------------------------------------------

    def seat_of(self, actor: int) -> int:
        """A lone player leads both crewmembers."""
        return 0 if self.seats == 1 else actor

    def card(self) -> Card:
        """The card being played."""
        return self.t.cards[self.turned[-1]]

    def enemy(self) -> Enemy:
        enemy = self.t.cards[self.turned[-1]].enemy
        assert enemy is not None, "combat on a card without an enemy"
        return enemy

    def crew_card(self, crew: int) -> CrewCard:
        return self.t.crew[self.crew[crew].card]

    def item(self, item: int) -> Item:
        return self.t.items[item]

    def holder(self, item: int) -> int:
        """Who carries an item; -1 when nobody does."""
        for number, member in enumerate(self.crew):
            if item in member.pack:
                return number
        return -1

    def flag(self, flag: int) -> bool:
        return (self.flags | self.mission_flags) >> flag & 1 == 1

    def standing(self) -> int:
        """How many chapter dice are left in the row."""
        count = 0
        for die in self.row:
            if die < FALLEN:
                count += 1
        return count

    def standing_of(self, trait: int) -> int:
        count = 0
        for die in self.row:
            if die == trait:
                count += 1
        return count

    def chosen_row(self) -> bool:
        """True while dice of the row, and not ammo dice, are being re-rolled."""
        return self.t.steps[self.asked].die == CHAPTER_DIE

    def everyone(self) -> int:
        """The mask of the whole crew."""
        return (1 << len(self.crew)) - 1
