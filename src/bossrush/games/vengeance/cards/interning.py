"""From the records of packs to the tables of the rules."""

from __future__ import annotations

from typing import Any

from bossrush.engine.content import Content, Text, key_of
from bossrush.engine.dice import Die
from bossrush.engine.places import Graph
from bossrush.games.vengeance.cards import terms
from bossrush.games.vengeance.cards.tables import (
    Boss,
    Hero,
    Item,
    Lair,
    Objective,
    Requirement,
    Skill,
    Tables,
    Track,
    leap,
)


def interned(content: Content) -> Tables:
    """The tables of these packs."""
    made = _Interning(content)
    made.dice()
    made.numbers()
    made.heroes()
    made.bosses()
    made.lairs()
    made.outcomes()
    return made.tables


class _Interning:
    """Tables in the making."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.tables = Tables()
        self.tables.digest = content.digest
        self.tables.texts = {key: dict(words) for key, words in content.texts().items()}
        self.stands_for: dict[str, str] = {}

    # -- dice and numbers -----------------------------------------------------------------

    def dice(self) -> None:
        tables = self.tables
        combat = self.content.get("die", "die.combat")
        tables.combat_die = Die("combat", list(combat.faces))
        tables.combat_dice = combat.supply
        tables.faces = list(dict.fromkeys(combat.faces))
        tables.face_names = [key_of(combat.names[face]) for face in tables.faces]
        tables.face_of = [tables.faces.index(face) for face in combat.faces]
        tables.wound = tables.faces.index(combat.locks)
        tables.freed = len(tables.faces)
        tables.unrolled = tables.freed + 1
        tables.hand_ids = [*tables.faces, "freed", "unrolled"]
        self.stands_for = dict(combat.stands_for)
        flashback = self.content.get("die", "die.flashback")
        tables.flashback_die = Die("flashback", list(flashback.faces))
        tables.flashback_dice = flashback.supply
        tables.flash_of = [terms.FLASHBACKS.index(face) for face in flashback.faces]
        tables.flash_names = [
            key_of(flashback.names[face]) if face in flashback.names else ""
            for face in terms.FLASHBACKS
        ]

    def numbers(self) -> None:
        tables = self.tables
        record = self.content.records("table")[-1]
        tables.rounds = record.rounds
        tables.player_boards = record.player_boards
        tables.reserve = [0, 0, record.reserve.two, record.reserve.three, record.reserve.four]
        tables.quota = [0, 0, record.quota.two, record.quota.three, record.quota.four]
        tables.solo_dice = list(record.solo.dice)
        tables.solo_seconds = list(record.solo.seconds)
        tables.solo_target = list(record.solo.target)
        tables.solo_throws = list(record.solo.untimed_throws)
        tables.hand = record.hand
        tables.hand_after_ko = record.hand_after_ko
        tables.skill_slots = record.skill_slots
        tables.train_marks = record.train_marks
        tables.heal_cleans = record.heal_cleans
        tables.bonus = [terms.FLASHBACKS.index(action) for action in record.bonus]
        tables.boss_points = record.boss_points
        tables.exit_points = record.exit_points
        tables.life_base = record.life.base
        tables.life_extra = record.life.extra
        tables.ko_slots = record.ko_slots
        tables.training = _track(record.training)
        tables.loot = _track(record.loot)

    # -- heroes and bosses ----------------------------------------------------------------

    def heroes(self) -> None:
        tables = self.tables
        basics = [self.skill(record) for record in self.content.records("basic")]
        tables.skills = basics[:]
        for record in self.content.records("hero"):
            hero = Hero()
            hero.id = record.id
            hero.name = key_of(record.name)
            hero.style = key_of(record.style)
            hero.line = key_of(record.line)
            hero.icon = record.icon
            hero.color = record.color
            hero.trait_name = key_of(record.trait.name)
            hero.trait_text = key_of(record.trait.text)
            hero.effect, hero.effect_of = _effect(record.trait.effect)
            own = [skill for skill in self.content.records("skill") if skill.hero == record.id]
            hero.skills = basics + [self.skill(skill) for skill in own]
            hero.skill_ids = [skill.id for skill in hero.skills]
            hero.items = [
                _item(item) for item in self.content.records("item") if item.hero == record.id
            ]
            hero.item_ids = [item.id for item in hero.items]
            hero.first_skill = len(tables.skills)
            hero.first_item = len(tables.items)
            tables.skills += hero.skills[terms.BASICS :]
            tables.items += hero.items
            tables.heroes.append(hero)
            tables.hero_ids.append(hero.id)
        tables.skill_ids = [skill.id for skill in tables.skills]
        tables.item_ids = [item.id for item in tables.items]
        tables.tile_ids = tables.skill_ids + tables.item_ids
        for hero in tables.heroes:
            hero.first_item_tile = len(tables.skills) + hero.first_item

    def skill(self, record: Any) -> Skill:
        skill = Skill()
        skill.id = record.id
        skill.name = key_of(record.name)
        skill.icon = record.icon
        skill.faces = list(record.requires)
        skill.requires = Requirement([self.accepted(entry) for entry in record.requires])
        skill.steps = [terms.ACTIONS.index(step) for step in record.steps]
        skill.bonus_steps = skill.steps
        if record.bonus is not None:
            skill.bonus_face = self.tables.faces.index(record.bonus.if_face)
            skill.bonus_steps = skill.steps + [
                terms.ACTIONS.index(step) for step in record.bonus.add
            ]
        if record.id in [basic.id for basic in self.content.records("basic")]:
            skill.slots = record.anticipation_slots
            return skill
        skill.text = key_of(record.text)
        skill.cost = record.xp_cost
        skill.once = record.once
        skill.timing = terms.TIMINGS.index(record.timing)
        if record.passive is not None:
            name, of = record.passive.chosen()
            skill.passive = terms.PASSIVES.index(name)
            skill.passive_of = terms.MINIONS.index(of) if isinstance(of, str) else -1
        elif not record.requires:
            skill.timed = True
        elif skill.timing != terms.IN_RESOLUTION:
            skill.slots = 2
        return skill

    def accepted(self, entry: str) -> int:
        """The faces that an entry of a requirement takes, stand-ins included."""
        mask = 0
        for place, face in enumerate(self.tables.faces):
            wanted = entry.split("|")
            if face in wanted or self.stands_for.get(face) in wanted:
                mask |= 1 << place
        return mask

    def bosses(self) -> None:
        tables = self.tables
        for record in self.content.records("boss"):
            boss = Boss()
            boss.id = record.id
            boss.name = key_of(record.name)
            boss.text = key_of(record.text)
            boss.icon = record.icon
            boss.life = record.life
            boss.effect, boss.effect_of = _effect(record.effect)
            if record.effect.adds is not None:
                boss.effect_rooms = record.effect.adds.rooms
            boss.ends = record.ends_with_boss
            tables.bosses.append(boss)
            tables.boss_ids.append(boss.id)

    # -- lairs ----------------------------------------------------------------------------

    def lairs(self) -> None:
        tables = self.tables
        for record in self.content.records("board"):
            tables.boards.append(record.id)
            tables.board_names.append(key_of(record.name))
            sides = [lair for lair in self.content.records("lair") if lair.board == record.id]
            sides.sort(key=lambda lair: str(lair.side))
            tables.sides.append([self.content.index("lair", lair.id) for lair in sides])
        for record in self.content.records("lair"):
            board = tables.boards.index(record.board)
            plain = _lair(record, board, [])
            tables.lairs.append(plain)
            tables.lair_ids.append(record.id)
            grounds = []
            for boss in tables.bosses:
                extra: list[tuple[int, int]] = []
                if boss.effect == terms.ADDS:
                    rooms = plain.near[plain.boss_room][: boss.effect_rooms]
                    extra = [(room, boss.effect_of) for room in rooms]
                grounds.append(_lair(record, board, extra) if extra else plain)
            tables.grounds.append(grounds)

    def outcomes(self) -> None:
        """What a real table calls what its dice and cards show."""
        texts = self.tables.texts
        named: dict[str, Text] = {}
        for die in self.content.records("die"):
            named[die.id.removeprefix("die.")] = die.title
            named.update(die.names)
        for kind in ("board", "boss"):
            named.update({record.id: record.name for record in self.content.records(kind)})
        for name, text in named.items():
            texts[f"outcome-{name}".replace(".", "-")] = dict(text.words)


def _effect(record: Any) -> tuple[int, int]:
    name, value = record.chosen()
    effect = terms.EFFECTS.index(name)
    if effect == terms.ADDS:
        return effect, terms.MINIONS.index(value.type)
    if isinstance(value, str):
        words = terms.FLASHBACKS if effect == terms.BARS_BONUS else terms.MINIONS
        return effect, words.index(value)
    return effect, value


def _item(record: Any) -> Item:
    item = Item()
    item.id = record.id
    item.name = key_of(record.name)
    item.icon = record.icon
    item.squares = record.squares
    item.steps = [terms.ACTIONS.index(step) for step in record.steps]
    item.timing = terms.TIMINGS.index(record.timing)
    if record.answers is not None:
        item.answers = terms.TRIGGERS.index(record.answers)
    return item


def _track(record: Any) -> Track:
    track = Track()
    track.shown = [-1 if value is None else value for value in record.values]
    track.worth = [max(0, value) for value in track.shown] + [record.points_full]
    track.slots = len(record.values)
    return track


def _lair(record: Any, board: int, extra: list[tuple[int, int]]) -> Lair:
    lair = Lair()
    lair.id = record.id
    lair.name = key_of(record.name)
    lair.board = board
    lair.track = list(record.boss_track)
    lair.room_ids = [room.id for room in record.rooms]
    lair.rooms = len(lair.room_ids)
    lair.entrance = lair.room_ids.index(record.entrance)
    lair.boss_room = lair.room_ids.index(record.boss_room)
    lair.near = [[] for _ in record.rooms]
    for door in record.doors:
        first, second = lair.room_ids.index(door[0]), lair.room_ids.index(door[1])
        lair.near[first].append(second)
        lair.near[second].append(first)
    placed = [
        (number, terms.MINIONS.index(minion))
        for number, room in enumerate(record.rooms)
        for minion in room.minions
    ]
    for number, room in enumerate(record.rooms):
        lair.room_names.append(key_of(room.name))
        lair.xy.append((room.xy[0], room.xy[1]))
        lair.loot.append(room.loot)
        lair.near[number].sort()
        if room.previsited:
            lair.previsited |= 1 << number
    _people(lair, placed + extra)
    _distances(lair)
    for aim in record.objectives:
        objective = Objective()
        objective.id = aim.id
        objective.room = lair.room_ids.index(aim.room)
        objective.kind = terms.OBJECTIVES.index(aim.kind)
        objective.type = -1 if aim.type is None else terms.MINIONS.index(aim.type)
        objective.n = aim.n or 0
        objective.points = aim.points
        lair.objectives.append(objective)
        lair.objective_ids.append(aim.id)
    lair.objectives_in = [
        [place for place, aim in enumerate(lair.objectives) if aim.room == number]
        for number in range(lair.rooms)
    ]
    return lair


def _people(lair: Lair, placed: list[tuple[int, int]]) -> None:
    lair.in_room = [0] * lair.rooms
    lair.of_type = [0] * len(terms.MINIONS)
    counts: dict[tuple[int, int], int] = {}
    for minion, (room, kind) in enumerate(placed):
        lair.minion_room.append(room)
        lair.minion_type.append(kind)
        lair.in_room[room] |= 1 << minion
        lair.of_type[kind] |= 1 << minion
        count = counts.get((room, kind), 0) + 1
        counts[room, kind] = count
        lair.minion_ids.append(f"{lair.room_ids[room]}-{terms.MINIONS[kind]}-{count}")


def _distances(lair: Lair) -> None:
    for room in range(lair.rooms):
        near = 0
        next_door = 0
        two = lair.in_room[room]
        leaps = []
        for door in lair.near[room]:
            near |= 1 << door
            next_door |= lair.in_room[door]
            for beyond in lair.near[door]:
                two |= lair.in_room[beyond]
                leaps.append(leap(door, beyond))
        lair.near_rooms.append(near)
        lair.next_door.append(next_door)
        lair.within.append(lair.in_room[room] | next_door)
        lair.within_two.append(two | next_door)
        lair.leaps.append(leaps)
    lair.hops = Graph(lair.near).distances
