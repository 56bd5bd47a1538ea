"""What one player has in front of them: the player board, the dice, and the lair."""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import has, members, minus, plus
from bossrush.engine.visit import Part, Reader, Visitor
from bossrush.games.vengeance.cards.lair import NO_LAIR, Lair
from bossrush.games.vengeance.cards.requirement import HAND
from bossrush.games.vengeance.cards.tables import (
    NO_BOSS,
    NO_HERO,
    NO_TABLES,
    Boss,
    Hero,
    Skill,
    Tables,
)
from bossrush.games.vengeance.cards.terms import (
    BASICS,
    IN_COMBAT,
    ITEMS,
    NO_TRIGGER,
    SKILLS,
    SOURCES,
    TIMINGS,
    TRIGGERS,
)
from bossrush.games.vengeance.table.dice import DICE, Group
from bossrush.games.vengeance.table.faults import sure_of

HAND_PLACES: Final = tuple(f"hand-{place}" for place in range(HAND))
"""What positions call the places of the dice in hand."""
MOST_COLLECTS: Final = 99


class Player(Part):
    """A player: hero, life, tracks, skills, items, dice, and everything in the lair."""

    def __init__(self) -> None:
        self.tables: Tables = NO_TABLES
        self.card: Hero = NO_HERO
        self.foe: Boss = NO_BOSS
        self.ground: Lair = NO_LAIR
        self.board = -1
        self.hero = -1
        self.lair = -1
        self.boss = -1
        # the player board
        self.marked = 0
        self.spent = 0
        self.loot = 0
        self.extra = 0
        self.wounds = 0
        self.ko = 0
        self.owned = 0
        """A mask of skills, the basic ones left out."""
        self.marks: list[int] = [0] * SKILLS
        """Marked anticipation slots of each skill."""
        self.uses: list[int] = [0] * ITEMS
        """Squares of each item that are marked and not checked."""
        self.checked: list[int] = [0] * ITEMS
        # dice
        self.hand: list[int] = []
        """The dice held, in the order of their numbers."""
        self.faces: list[int] = []
        """What each of them shows."""
        self.groups: list[Group] = []
        self.life_dice = 0
        """A mask of dice on the life bar."""
        # the lair
        self.room = 0
        self.visited = 0
        self.dead = 0
        """Masks of minions: those who are dead, those who fell this round, those evaded, those
        with a dot of damage."""
        self.fresh = 0
        self.evaded = 0
        self.dots = 0
        self.looted = 0
        """A mask of rooms."""
        self.damage = 0
        """Checked slots of the boss life track."""
        self.boss_hit = False
        """Whether the Boss was ever damaged by a Hit."""
        self.boss_hurt = False
        """Whether the Boss was damaged this round."""
        self.aims = 0
        """A mask of marked objectives."""
        # flashback
        self.acted = 0
        """A mask of flashback dice used, and of the free action."""
        self.trained = False
        # roll
        self.throws = 0
        self.throwing = 0
        """Places in hand that are being thrown, while people roll real dice."""
        self.stopped = False
        """Done for good in this Roll Phase."""
        self.cooling = False
        self.auto = False
        """Whether a refill follows each assignment and placement."""
        self.asking = 0
        """Dice asked for in the fair window."""
        self.turns = 0
        """Micro-turns taken in this Roll Phase."""
        # combat
        self.timing = IN_COMBAT
        self.frames: list[int] = []
        """Tiles in use, the interrupting one last; see `tiles.frame`."""
        self.trigger = NO_TRIGGER
        """What a modifier item may answer right now."""
        self.fought = False
        """Whether a tile was used in this Combat: then the player has to end it."""
        self.moved = False
        """Whether a Move was made in this Combat."""
        self.timed = 0
        """A mask of skills without dice used this round."""
        # resolution
        self.collects = 0

    def visit(self, v: Visitor) -> None:
        tables = self.tables
        self.board = v.ref("board", self.board, tables.boards)
        self.hero = v.ref("hero", self.hero, tables.hero_ids)
        self.lair = v.ref("lair", self.lair, tables.lair_ids)
        self.boss = v.ref("boss", self.boss, tables.boss_ids)
        if isinstance(v, Reader):
            v = sure_of(v)
        self.bind()
        self._visit_board(v)
        self._visit_dice(v)
        self._visit_lair(v)
        self._visit_turn(v)

    def _visit_board(self, v: Visitor) -> None:
        tables = self.tables
        skills = self.card.skill_ids
        self.marked = v.integer("marked", self.marked, 0, tables.training.slots)
        self.spent = v.integer("spent", self.spent, 0, tables.training.slots)
        self.loot = v.integer("loot", self.loot, 0, tables.loot.slots)
        self.extra = v.integer("extra", self.extra, 0, tables.life_extra)
        self.wounds = v.integer("wounds", self.wounds, 0, tables.life_base + tables.life_extra)
        self.ko = v.integer("ko", self.ko, 0, tables.ko_slots)
        self.owned = v.mask("owned", self.owned, skills)
        if self.hero >= 0:
            self.marks = v.keyed("marks", self.marks, skills)
            self.uses = v.keyed("uses", self.uses, self.card.item_ids)
            self.checked = v.keyed("checked", self.checked, self.card.item_ids)
        else:
            v.retired("marks", "uses", "checked")

    def _visit_dice(self, v: Visitor) -> None:
        self.hand = v.refs("hand", self.hand, DICE, null=False)
        self.faces = v.refs("faces", self.faces, self.tables.hand_ids, null=False)
        self.groups = v.parts("groups", self.groups, self.new_group)
        self.life_dice = v.mask("life_dice", self.life_dice, DICE)

    def _visit_lair(self, v: Visitor) -> None:
        ground = self.ground
        minions = ground.minion_ids
        rooms = ground.room_ids
        if rooms:
            self.room = v.ref("room", self.room, rooms, null=False)
        self.visited = v.mask("visited", self.visited, rooms)
        self.looted = v.mask("looted", self.looted, rooms)
        self.dead = v.mask("dead", self.dead, minions)
        self.fresh = v.mask("fresh", self.fresh, minions)
        self.evaded = v.mask("evaded", self.evaded, minions)
        self.dots = v.mask("dots", self.dots, minions)
        self.damage = v.integer("damage", self.damage, 0, self.foe.life)
        self.boss_hit = v.flag("boss_hit", self.boss_hit)
        self.boss_hurt = v.flag("boss_hurt", self.boss_hurt)
        self.aims = v.mask("aims", self.aims, ground.objective_ids)

    def _visit_turn(self, v: Visitor) -> None:
        self.acted = v.numbered_set("acted", self.acted, SOURCES)
        self.trained = v.flag("trained", self.trained)
        self.throws = v.integer("throws", self.throws)
        self.throwing = v.numbered_set("throwing", self.throwing, HAND_PLACES)
        self.stopped = v.flag("stopped", self.stopped)
        self.cooling = v.flag("cooling", self.cooling)
        self.auto = v.flag("auto", self.auto)
        self.asking = v.integer("asking", self.asking, 0, HAND)
        self.turns = v.integer("turns", self.turns)
        self.timing = v.ref("timing", self.timing, TIMINGS, null=False)
        self.frames = v.numbers("frames", self.frames, self.card.frame_ids)
        self.trigger = v.ref("trigger", self.trigger, TRIGGERS)
        self.fought = v.flag("fought", self.fought)
        self.moved = v.flag("moved", self.moved)
        self.timed = v.mask("timed", self.timed, self.card.skill_ids)
        self.collects = v.integer("collects", self.collects, 0, MOST_COLLECTS)

    def new_group(self) -> Group:
        """A group that knows the names of this player's skills."""
        group = Group()
        group.skill_ids = self.card.skill_ids
        group.face_ids = self.tables.faces
        return group

    def bind(self) -> None:
        """Find the cards that the numbers stand for."""
        tables = self.tables
        self.card = tables.heroes[self.hero] if self.hero >= 0 else NO_HERO
        self.foe = tables.bosses[self.boss] if self.boss >= 0 else NO_BOSS
        if self.lair < 0:
            self.ground = NO_LAIR
        elif self.boss < 0:
            self.ground = tables.lairs[self.lair]
        else:
            self.ground = tables.grounds[self.lair][self.boss]

    # -- reading the board ----------------------------------------------------------------

    def out(self) -> bool:
        """Whether the hero is dead."""
        return self.ko >= self.tables.ko_slots

    def owns(self, code: int) -> bool:
        """Whether a skill of the hero's own was bought."""
        return has(self.owned, code)

    def on_board(self, code: int) -> bool:
        """Whether a skill is on the board: the basic ones are, and those bought."""
        return code < BASICS or has(self.owned, code)

    def gain_skill(self, code: int) -> None:
        self.owned = plus(self.owned, code)

    def lose_skill(self, code: int) -> None:
        """A skill leaves the board, with its marks."""
        self.owned = minus(self.owned, code)
        self.marks[code] = 0

    def has_used_source(self, source: int) -> bool:
        """Whether a flashback die, or the free action, is used up in this round."""
        return has(self.acted, source)

    def use_source(self, source: int) -> None:
        self.acted = plus(self.acted, source)

    def has_used_timed(self, code: int) -> bool:
        """Whether a skill without dice was used in this round."""
        return has(self.timed, code)

    def use_timed(self, code: int) -> None:
        self.timed = plus(self.timed, code)

    def slots(self) -> int:
        """Available life slots."""
        return self.tables.life_base + self.extra

    def free_slots(self) -> int:
        """Available life slots that are neither checked nor under a die."""
        return self.slots() - self.wounds - self.life_dice.bit_count()

    def dice(self) -> int:
        """A mask of all dice that are the player's now: in hand, on skills, on the life bar."""
        mask = self.life_dice
        for die in self.hand:
            mask = plus(mask, max(0, die))
        for group in self.groups:
            mask |= group.dice
        return mask

    def lay_on_life(self, die: int) -> None:
        """Put a wound die on the life bar."""
        self.life_dice = plus(self.life_dice, die)

    def xp(self) -> int:
        """Experience that can be spent."""
        return self.marked - self.spent

    def hand_cap(self) -> int:
        """How many dice may be held."""
        return self.tables.hand if self.ko == 0 else self.tables.hand_after_ko

    def blank(self, item: int) -> int:
        """Squares of an item that are neither marked nor checked."""
        return self.card.items[item].squares - self.uses[item] - self.checked[item]

    def anticipated(self, code: int) -> bool:
        """Whether all anticipation slots of a skill are marked."""
        slots = self.card.skills[code].slots
        return slots > 0 and self.marks[code] >= slots

    def passive(self, passive: int) -> Skill | None:
        """The bought passive skill of this kind, if there is one."""
        for code in members(self.owned):
            if self.card.skills[code].passive == passive:
                return self.card.skills[code]
        return None

    # -- the lair -------------------------------------------------------------------------

    def has_visited(self, room: int) -> bool:
        return has(self.visited, room)

    def mark_visited(self, room: int) -> None:
        self.visited = plus(self.visited, room)

    def has_looted(self, room: int) -> bool:
        return has(self.looted, room)

    def mark_looted(self, room: int) -> None:
        self.looted = plus(self.looted, room)

    def has_marked(self, objective: int) -> bool:
        return has(self.aims, objective)

    def mark_objective(self, objective: int) -> None:
        self.aims = plus(self.aims, objective)

    def active(self) -> int:
        """A mask of the minions that are neither dead nor evaded."""
        return ~(self.dead | self.evaded)

    def is_dead(self, minion: int) -> bool:
        return has(self.dead, minion)

    def is_evaded(self, minion: int) -> bool:
        return has(self.evaded, minion)

    def is_dotted(self, minion: int) -> bool:
        """Whether a minion has taken damage in this Combat and still stands."""
        return has(self.dots, minion)

    def mark_dead(self, minion: int) -> None:
        self.dead = plus(self.dead, minion)
        self.fresh = plus(self.fresh, minion)
        self.dots = minus(self.dots, minion)

    def mark_evaded(self, minion: int) -> None:
        self.evaded = plus(self.evaded, minion)

    def mark_dot(self, minion: int) -> None:
        self.dots = plus(self.dots, minion)

    def boss_alive(self) -> bool:
        return self.damage < self.foe.life

    def near_boss(self) -> bool:
        """Whether the Boss's room is behind one of the doors of the hero's."""
        ground = self.ground
        return has(ground.near_rooms[self.room], ground.boss_room)

    def effect(self, effect: int) -> bool:
        """Whether a boss effect of this kind is in force."""
        foe = self.foe
        return foe.effect == effect and not (foe.ends_with_boss and self.damage >= foe.life)
