"""What one player has in front of them: the player board, the dice, and the lair."""

from __future__ import annotations

from typing import Final

from bossrush.engine.visit import Part, Reader, Visitor
from bossrush.games.vengeance.tables import (
    ABSENT,
    HAND,
    NO_BOSS,
    NO_HERO,
    NO_LAIR,
    NO_TABLES,
    Boss,
    Hero,
    Lair,
    Skill,
    Tables,
)
from bossrush.games.vengeance.terms import (
    ALL_BASICS,
    BASICS,
    FIRST_ITEM,
    IN_COMBAT,
    ITEMS,
    NO_TRIGGER,
    SKILLS,
    TIMINGS,
    TRIGGERS,
)

DICE: Final = tuple(f"d{number}" for number in range(60))
"""What positions call the combat dice."""


ON_CARDS: Final = {
    "hero": ("owned", "groups", "timed"),
    "lair": ("room", "visited", "looted", "dead", "fresh", "evaded", "dots", "aims"),
    "boss": ("damage",),
}
"""The fields whose words are those of a card that the player has."""


def sure_of(v: Reader) -> Reader:
    """The same position without what cannot be told while a card is wrong: one fault, one line."""
    here = [fault.removeprefix(v.path) for fault in v.problems if fault.startswith(v.path)]
    wrong = [fault.partition(":")[0] for fault in here]
    unsure = {name for card in wrong for name in ON_CARDS.get(card, ())}
    if "lair" not in wrong and "boss" in wrong:
        unsure.update(ON_CARDS["lair"])  # whoever guards the lair also says who waits in it
    if not unsure:
        return v
    rest = {name: given for name, given in v.data.items() if name not in unsure}
    calm = Reader(rest, v.path, v.problems)
    calm.known = v.known
    calm.known.extend(unsure)
    return calm


class Group(Part):
    """A group of dice on a skill. It never changes, so copies share it."""

    def __init__(self) -> None:
        self.skill_ids: list[str] = []
        self.face_ids: list[str] = []
        self.skill = 0
        self.dice = 0
        """A mask of dice."""
        self.faces: list[int] = []
        self.bonus = False

    def visit(self, v: Visitor) -> None:
        self.skill = v.ref("skill", self.skill, self.skill_ids, null=False)
        self.dice = v.mask("dice", self.dice, DICE)
        self.faces = v.refs("faces", self.faces, self.face_ids, null=False)
        self.bonus = v.flag("bonus", self.bonus)


class Player(Part):
    """A player: hero, life, tracks, skills, items, dice, and everything in the lair."""

    def __init__(self) -> None:
        self.t: Tables = NO_TABLES
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
        self.moved = False
        """Whether a Move was made in this Combat."""
        self.timed = 0
        """A mask of skills without dice used this round."""
        # resolution
        self.collects = 0

    def copy(self) -> Player:
        twin = Player()
        twin.t = self.t
        twin.card = self.card
        twin.foe = self.foe
        twin.ground = self.ground
        twin.board = self.board
        twin.hero = self.hero
        twin.lair = self.lair
        twin.boss = self.boss
        twin.marked = self.marked
        twin.spent = self.spent
        twin.loot = self.loot
        twin.extra = self.extra
        twin.wounds = self.wounds
        twin.ko = self.ko
        twin.owned = self.owned
        twin.marks = self.marks[:]
        twin.uses = self.uses[:]
        twin.checked = self.checked[:]
        twin.hand = self.hand[:]
        twin.faces = self.faces[:]
        twin.groups = self.groups[:]
        twin.life_dice = self.life_dice
        twin.room = self.room
        twin.visited = self.visited
        twin.dead = self.dead
        twin.fresh = self.fresh
        twin.evaded = self.evaded
        twin.dots = self.dots
        twin.looted = self.looted
        twin.damage = self.damage
        twin.boss_hit = self.boss_hit
        twin.boss_hurt = self.boss_hurt
        twin.aims = self.aims
        twin.acted = self.acted
        twin.trained = self.trained
        twin.throws = self.throws
        twin.throwing = self.throwing
        twin.stopped = self.stopped
        twin.cooling = self.cooling
        twin.auto = self.auto
        twin.asking = self.asking
        twin.turns = self.turns
        twin.timing = self.timing
        twin.frames = self.frames[:]
        twin.trigger = self.trigger
        twin.moved = self.moved
        twin.timed = self.timed
        twin.collects = self.collects
        return twin

    def visit(self, v: Visitor) -> None:
        t = self.t
        self.board = v.ref("board", self.board, t.boards)
        self.hero = v.ref("hero", self.hero, t.hero_ids)
        self.lair = v.ref("lair", self.lair, t.lair_ids)
        self.boss = v.ref("boss", self.boss, t.boss_ids)
        if isinstance(v, Reader):
            v = sure_of(v)
        self.bind()
        self._visit_board(v)
        self._visit_dice(v)
        self._visit_lair(v)
        self._visit_turn(v)

    def _visit_board(self, v: Visitor) -> None:
        t = self.t
        skills = self.card.skill_ids
        self.marked = v.integer("marked", self.marked, 0, t.training.slots)
        self.spent = v.integer("spent", self.spent, 0, t.training.slots)
        self.loot = v.integer("loot", self.loot, 0, t.loot.slots)
        self.extra = v.integer("extra", self.extra, 0, t.life_extra)
        self.wounds = v.integer("wounds", self.wounds, 0, t.life_base + t.life_extra)
        self.ko = v.integer("ko", self.ko, 0, t.ko_slots)
        self.owned = v.mask("owned", self.owned, skills)
        self.marks = v.integers("marks", self.marks)
        self.uses = v.integers("uses", self.uses)
        self.checked = v.integers("checked", self.checked)

    def _visit_dice(self, v: Visitor) -> None:
        self.hand = v.refs("hand", self.hand, DICE, null=False)
        self.faces = v.refs("faces", self.faces, self.t.hand_ids, null=False)
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
        self.acted = v.integer("acted", self.acted, 0, 15)
        self.trained = v.flag("trained", self.trained)
        self.throws = v.integer("throws", self.throws)
        self.throwing = v.integer("throwing", self.throwing, 0, 15)
        self.stopped = v.flag("stopped", self.stopped)
        self.cooling = v.flag("cooling", self.cooling)
        self.auto = v.flag("auto", self.auto)
        self.asking = v.integer("asking", self.asking, 0, HAND)
        self.turns = v.integer("turns", self.turns)
        self.timing = v.ref("timing", self.timing, TIMINGS, null=False)
        self.frames = v.integers("frames", self.frames)
        self.trigger = v.ref("trigger", self.trigger, TRIGGERS)
        self.moved = v.flag("moved", self.moved)
        self.timed = v.mask("timed", self.timed, self.card.skill_ids)
        self.collects = v.integer("collects", self.collects, 0, 99)

    def new_group(self) -> Group:
        """A group that knows the names of this player's skills."""
        group = Group()
        group.skill_ids = self.card.skill_ids
        group.face_ids = self.t.faces
        return group

    def bind(self) -> None:
        """Find the cards that the numbers stand for."""
        t = self.t
        self.card = t.heroes[self.hero] if self.hero >= 0 else NO_HERO
        self.foe = t.bosses[self.boss] if self.boss >= 0 else NO_BOSS
        if self.lair < 0:
            self.ground = NO_LAIR
        elif self.boss < 0:
            self.ground = t.lairs[self.lair]
        else:
            self.ground = t.grounds[self.lair][self.boss]

    # -- reading the board ----------------------------------------------------------------

    def out(self) -> bool:
        """Whether the hero is dead."""
        return self.ko >= self.t.ko_slots

    def open_skills(self) -> int:
        """A mask of the skills on the board: the basic ones and those bought."""
        return self.owned | ALL_BASICS

    def slots(self) -> int:
        """Available life slots."""
        return self.t.life_base + self.extra

    def free_slots(self) -> int:
        """Available life slots that are neither checked nor under a die."""
        return self.slots() - self.wounds - self.life_dice.bit_count()

    def xp(self) -> int:
        """Experience that can be spent."""
        return self.marked - self.spent

    def hand_cap(self) -> int:
        """How many dice may be held."""
        return self.t.hand if self.ko == 0 else self.t.hand_after_ko

    def blank(self, item: int) -> int:
        """Squares of an item that are neither marked nor checked."""
        return self.card.items[item].squares - self.uses[item] - self.checked[item]

    def anticipated(self, code: int) -> bool:
        """Whether all anticipation slots of a skill are marked."""
        slots = self.card.skills[code].slots
        return slots > 0 and self.marks[code] >= slots

    def has(self, passive: int) -> bool:
        """Whether a passive skill of this kind is owned."""
        owned = self.owned
        code = 0
        while owned:
            if owned & 1 and self.card.skills[code].passive == passive:
                return True
            owned >>= 1
            code += 1
        return False

    def passive(self, passive: int) -> Skill | None:
        """The owned passive skill of this kind, if there is one."""
        for code in range(len(self.card.skills)):
            if self.owned >> code & 1 and self.card.skills[code].passive == passive:
                return self.card.skills[code]
        return None

    def tile_id(self, tile: int) -> str:
        """The id of a skill, or of an item from FIRST_ITEM on."""
        if tile >= FIRST_ITEM:
            return self.card.item_ids[tile - FIRST_ITEM]
        return self.card.skill_ids[tile]

    def skill_number(self, code: int) -> int:
        """The number of one of this player's skills among all skills."""
        return code if code < BASICS else self.card.first_skill + code - BASICS

    def skill_code(self, number: int) -> int:
        """The place among this player's skills of a skill by its number; -1 for a stranger's."""
        if number < BASICS:
            return number
        code = number - self.card.first_skill + BASICS
        return code if BASICS <= code < SKILLS else -1

    def hand_code(self) -> int:
        """The faces in hand as one number, three bits for each place."""
        code = 0
        place = 0
        for face in self.faces:
            code |= face << place
            place += 3
        while place < 3 * HAND:
            code |= ABSENT << place
            place += 3
        return code

    # -- reading the lair -----------------------------------------------------------------

    def active(self) -> int:
        """A mask of the minions that are neither dead nor evaded."""
        return ~(self.dead | self.evaded)

    def boss_alive(self) -> bool:
        return self.damage < self.foe.life

    def effect(self, effect: int) -> bool:
        """Whether a boss effect of this kind is in force."""
        foe = self.foe
        return foe.effect == effect and not (foe.ends and self.damage >= foe.life)
