"""What one player has in front of them: the player board, the dice, and the lair."""

from __future__ import annotations

from typing import Final

from bossrush.engine.fields import (
    beside,
    flag,
    integer,
    mask,
    numbered_set,
    numbers,
    one_of,
    parts,
    ref,
    refs,
    shown_by,
)
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

    tables: Tables = beside(NO_TABLES)
    card: Hero = beside(NO_HERO)
    foe: Boss = beside(NO_BOSS)
    ground: Lair = beside(NO_LAIR)

    # the cards, shown by `visit`
    board: int = beside(-1)
    hero: int = beside(-1)
    lair: int = beside(-1)
    boss: int = beside(-1)

    # the player board
    marked: int = integer(0, "tables.training.slots")
    spent: int = integer(0, "tables.training.slots")
    loot: int = integer(0, "tables.loot.slots")
    extra: int = integer(0, "tables.life_extra")
    wounds: int = integer(0, "most_wounds")
    ko: int = integer(0, "tables.ko_slots")
    owned: int = mask("card.skill_ids")
    """A mask of skills, the basic ones left out."""
    marks: list[int] = shown_by("visit_marks", [0] * SKILLS)
    """Marked anticipation slots of each skill."""
    uses: list[int] = beside([0] * ITEMS)
    """Squares of each item that are marked and not checked."""
    checked: list[int] = beside([0] * ITEMS)

    # dice
    hand: list[int] = refs(DICE)
    """The dice held, in the order of their numbers."""
    faces: list[int] = refs("tables.hand_ids")
    """What each of them shows."""
    groups: list[Group] = parts("new_group")
    life_dice: int = mask(DICE)
    """A mask of dice on the life bar."""

    # the lair
    room: int = shown_by("visit_room", 0)
    visited: int = mask("ground.room_ids")
    looted: int = mask("ground.room_ids")
    """A mask of rooms."""
    dead: int = mask("ground.minion_ids")
    """Masks of minions: those who are dead, those who fell this round, those evaded, those
    with a dot of damage."""
    fresh: int = mask("ground.minion_ids")
    evaded: int = mask("ground.minion_ids")
    dots: int = mask("ground.minion_ids")
    damage: int = integer(0, "foe.life")
    """Checked slots of the boss life track."""
    boss_hit: bool = flag()
    """Whether the Boss was ever damaged by a Hit."""
    boss_hurt: bool = flag()
    """Whether the Boss was damaged this round."""
    aims: int = mask("ground.objective_ids")
    """A mask of marked objectives."""

    # flashback
    acted: int = numbered_set(SOURCES)
    """A mask of flashback dice used, and of the free action."""
    trained: bool = flag()

    # roll
    throws: int = integer()
    throwing: int = numbered_set(HAND_PLACES)
    """Places in hand that are being thrown, while people roll real dice."""
    stopped: bool = flag()
    """Done for good in this Roll Phase."""
    cooling: bool = flag()
    auto: bool = flag()
    """Whether a refill follows each assignment and placement."""
    asking: int = integer(0, HAND)
    """Dice asked for in the fair window."""
    turns: int = integer()
    """Micro-turns taken in this Roll Phase."""

    # combat
    timing: int = one_of(TIMINGS, start=IN_COMBAT)
    frames: list[int] = numbers("card.frame_ids")
    """Tiles in use, the interrupting one last; see `tiles.frame`."""
    trigger: int = ref(TRIGGERS, start=NO_TRIGGER)
    """What a modifier item may answer right now."""
    fought: bool = flag()
    """Whether a tile was used in this Combat: then the player has to end it."""
    moved: bool = flag()
    """Whether a Move was made in this Combat."""
    timed: int = mask("card.skill_ids")
    """A mask of skills without dice used this round."""

    # resolution
    collects: int = integer(0, MOST_COLLECTS)

    def visit(self, v: Visitor) -> None:
        """Show the cards first: the other fields speak of what is on them."""
        tables = self.tables
        self.board = v.ref("board", self.board, tables.boards)
        self.hero = v.ref("hero", self.hero, tables.hero_ids)
        self.lair = v.ref("lair", self.lair, tables.lair_ids)
        self.boss = v.ref("boss", self.boss, tables.boss_ids)
        if isinstance(v, Reader):
            v = sure_of(v)
        self.bind()
        self.visit_fields(v)

    def visit_marks(self, v: Visitor) -> None:
        """Show what lies on the cards of a hero, if there is one."""
        if self.hero >= 0:
            self.marks = v.keyed("marks", self.marks, self.card.skill_ids)
            self.uses = v.keyed("uses", self.uses, self.card.item_ids)
            self.checked = v.keyed("checked", self.checked, self.card.item_ids)
        else:
            v.retired("marks", "uses", "checked")

    def visit_room(self, v: Visitor) -> None:
        if self.ground.room_ids:
            self.room = v.ref("room", self.room, self.ground.room_ids, null=False)

    @property
    def most_wounds(self) -> int:
        """How many slots of the life bar there are, with all that may be added."""
        return self.tables.life_base + self.tables.life_extra

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
