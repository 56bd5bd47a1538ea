"""From the records of packs to the tables of the rules."""

from __future__ import annotations

from typing import Final

from bossrush.engine.content import Content
from bossrush.engine.content.rows import Rows, Source, each, field, made, word, words
from bossrush.engine.dice import Die
from bossrush.engine.sets import set_of
from bossrush.games.vengeance.cards import records
from bossrush.games.vengeance.cards.lair import Lair, Objective
from bossrush.games.vengeance.cards.requirement import Requirement
from bossrush.games.vengeance.cards.tables import Boss, Hero, Item, Skill, Tables, Track
from bossrush.games.vengeance.cards.terms import (
    ACTIONS,
    ADDS,
    BARS_BONUS,
    EFFECTS,
    FLASHBACKS,
    IN_RESOLUTION,
    MINIONS,
    OBJECTIVES,
    PASSIVES,
    TIMINGS,
    TRIGGERS,
)
from bossrush.games.vengeance.table.tile_in_use import frame_ids

PAIR: Final = 2
"""Anticipation slots of a hero's own skills."""


def interned(content: Content) -> Tables:
    """The tables of these packs."""
    tables = Tables()
    tables.keep(content)
    add_dice(tables, content)
    add_numbers(tables, content)
    add_heroes(tables, content)
    tables.bosses = BOSSES.of(content)
    tables.boss_ids = [boss.id for boss in tables.bosses]
    add_lairs(tables, content)
    name_outcomes(tables, content)
    return tables


# -- dice and numbers ---------------------------------------------------------------------


def add_dice(tables: Tables, content: Content) -> None:
    combat = content.get("die", "die.combat", records.DieRecord)
    assert combat.locks is not None  # packs are proofread
    tables.combat_die = Die("combat", list(combat.faces))
    tables.combat_dice = combat.supply
    tables.faces = list(dict.fromkeys(combat.faces))
    tables.face_names = [combat.names[face].key for face in tables.faces]
    tables.face_of = [tables.faces.index(face) for face in combat.faces]
    tables.wound = tables.faces.index(combat.locks)
    tables.freed = len(tables.faces)
    tables.unrolled = tables.freed + 1
    tables.hand_ids = [*tables.faces, "freed", "unrolled"]
    flashback = content.get("die", "die.flashback", records.DieRecord)
    tables.flashback_die = Die("flashback", list(flashback.faces))
    tables.flashback_dice = flashback.supply
    tables.flash_of = [FLASHBACKS.index(face) for face in flashback.faces]


def _track(record: records.Track, content: Content) -> Track:
    track = Track()
    track.shown = [-1 if value is None else value for value in record.values]
    track.worth = [max(0, value) for value in track.shown] + [record.points_full]
    track.slots = len(record.values)
    return track


def _by_seats(path: str) -> Source:
    """A number for each count of seats, from none on."""
    return Source(path, lambda found, content: [0, 0, found.two, found.three, found.four])


def add_numbers(tables: Tables, content: Content) -> None:
    """The numbers of the table and of the player boards; those of the last pack count."""
    rows = Rows(
        "table",
        records.TableRecord,
        lambda: tables,
        reserve=_by_seats("reserve"),
        quota=_by_seats("quota"),
        solo_dice=field("solo.dice"),
        solo_seconds=field("solo.seconds"),
        solo_target=field("solo.target"),
        solo_throws=field("solo.untimed_throws"),
        bonus=words(FLASHBACKS),
        life_base=field("life.base"),
        life_extra=field("life.extra"),
        training=Source("", _track),
        loot=Source("", _track),
        elsewhere=["id"],
    )
    rows.row(content.records("table", records.TableRecord)[-1], content)


# -- heroes and bosses --------------------------------------------------------------------


def add_heroes(tables: Tables, content: Content) -> None:
    """Heroes with their tiles; the basic skills are everybody's, and come first."""
    combat = content.get("die", "die.combat", records.DieRecord)
    shared = _dice_and_steps(tables.faces, combat.stands_for)
    slots = field("anticipation_slots")
    basics = Rows("basic", records.Basic, Skill, slots=slots, elsewhere=(), **shared).of(content)
    skills = _hero_skills(shared)
    tiles = content.records("skill", records.Skill)
    items = content.records("item", records.Item)
    tables.skills = basics[:]
    for hero in HEROES.of(content):
        own = [skills.row(tile, content) for tile in tiles if tile.hero == hero.id]
        hero.items = [ITEMS.row(tile, content) for tile in items if tile.hero == hero.id]
        hero.skills = basics + own
        hero.skill_ids = [skill.id for skill in hero.skills]
        hero.item_ids = [item.id for item in hero.items]
        hero.frame_ids = frame_ids(hero)
        hero.first_skill = len(tables.skills)
        hero.first_item = len(tables.items)
        tables.skills += own
        tables.items += hero.items
        tables.heroes.append(hero)
        tables.hero_ids.append(hero.id)
    tables.skill_ids = [skill.id for skill in tables.skills]
    tables.item_ids = [item.id for item in tables.items]
    tables.tile_ids = tables.skill_ids + tables.item_ids
    for hero in tables.heroes:
        hero.first_item_tile = len(tables.skills) + hero.first_item


def _dice_and_steps(faces: list[str], stands_for: dict[str, str]) -> dict[str, Source]:
    """What basic skills and those of heroes have in common: dice, and steps."""

    def accepted(entry: str) -> int:
        """The faces that an entry of a requirement takes, stand-ins included."""
        wanted = entry.split("|")
        return set_of(
            [
                place
                for place, face in enumerate(faces)
                if face in wanted or stands_for.get(face) in wanted
            ]
        )

    return {
        "requirement": made(
            lambda skill: Requirement([accepted(entry) for entry in skill.requires]), "requires"
        ),
        "steps": words(ACTIONS),
        "bonus_face": word(faces, "bonus.if_face"),
        "bonus_steps": made(_bonus_steps, "steps", "bonus"),
    }


def _bonus_steps(skill: records.Basic | records.Skill) -> list[int]:
    added = skill.bonus.add if skill.bonus is not None else []
    return [ACTIONS.index(step) for step in [*skill.steps, *added]]


def _hero_skills(shared: dict[str, Source]) -> Rows[records.Skill, Skill]:
    return Rows(
        "skill",
        records.Skill,
        Skill,
        cost=field("xp_cost"),
        timing=word(TIMINGS),
        slots=made(_slots, "requires", "passive", "timing"),
        timed=made(lambda skill: skill.passive is None and not skill.requires),
        passive=Source("", lambda passive, content: PASSIVES.index(passive.chosen()[0])),
        passive_of=Source("passive", lambda passive, content: _minion(passive.chosen()[1])),
        elsewhere=["hero"],
        **shared,
    )


def _slots(skill: records.Skill) -> int:
    """A skill that dice feed in Combat is anticipated in two actions; no other can be."""
    fed = skill.passive is None and bool(skill.requires)
    return PAIR if fed and TIMINGS.index(skill.timing) != IN_RESOLUTION else 0


def _minion(value: object) -> int:
    return MINIONS.index(value) if isinstance(value, str) else -1


ITEMS = Rows(
    "item",
    records.Item,
    Item,
    steps=words(ACTIONS),
    timing=word(TIMINGS),
    answers=word(TRIGGERS),
    elsewhere=["hero"],
)


def _effect(effect: records.Effect) -> int:
    return EFFECTS.index(effect.chosen()[0])


def _effect_of(effect: records.Effect) -> int:
    """How much of it, or whom or what it is about."""
    _name, value = effect.chosen()
    if isinstance(value, records.Adds):
        return MINIONS.index(value.type)
    if isinstance(value, str):
        return (FLASHBACKS if _effect(effect) == BARS_BONUS else MINIONS).index(value)
    return int(value)


HEROES = Rows(
    "hero",
    records.Hero,
    Hero,
    trait_name=field("trait.name"),
    trait_text=field("trait.text"),
    effect=Source("trait.effect", lambda effect, content: _effect(effect)),
    effect_of=Source("trait.effect", lambda effect, content: _effect_of(effect)),
)
BOSSES = Rows(
    "boss",
    records.Boss,
    Boss,
    effect=Source("", lambda effect, content: _effect(effect)),
    effect_of=Source("effect", lambda effect, content: _effect_of(effect)),
    effect_rooms=field("effect.adds.rooms"),
    elsewhere=["hook"],
)

# -- lairs --------------------------------------------------------------------------------


def add_lairs(tables: Tables, content: Content) -> None:
    """The boards with their two lairs, and each lair as each boss sets it up."""
    for board in content.records("board", records.BoardRecord):
        tables.boards.append(board.id)
        tables.board_names.append(board.name.key)
    tables.sides = [[] for _ in tables.boards]
    lairs = content.records("lair", records.LairRecord)
    for record in sorted(lairs, key=lambda lair: lair.side):
        tables.sides[tables.boards.index(record.board)].append(content.index("lair", record.id))
    for record in lairs:
        plain = _lair(tables, content, record, [])
        tables.lairs.append(plain)
        tables.lair_ids.append(record.id)
        grounds = []
        for boss in tables.bosses:
            added: list[tuple[int, int]] = []
            if boss.effect == ADDS:
                rooms = plain.near[plain.boss_room][: boss.effect_rooms]
                added = [(room, boss.effect_of) for room in rooms]
            grounds.append(_lair(tables, content, record, added) if added else plain)
        tables.grounds.append(grounds)


def _lair(
    tables: Tables, content: Content, record: records.LairRecord, added: list[tuple[int, int]]
) -> Lair:
    """A lair with its own minions, and those that a boss has added to rooms."""
    ids = [room.id for room in record.rooms]
    objectives = Rows(
        "objective",
        records.Objective,
        Objective,
        room=word(ids),
        condition=word(OBJECTIVES, "kind"),
        type=word(MINIONS),
    )
    lair = Rows(
        "lair",
        records.LairRecord,
        Lair,
        board=word(tables.boards),
        entrance=word(ids),
        boss_room=word(ids),
        rooms=made(lambda lair: len(lair.rooms), "rooms"),
        objectives=each(objectives),
        elsewhere=["side", "doors"],
    ).row(record, content)
    lair.objective_ids = [objective.id for objective in lair.objectives]
    lair.room_ids = ids
    lair.room_names = [room.name.key for room in record.rooms]
    lair.xy = [room.xy for room in record.rooms]
    lair.loot = [room.loot for room in record.rooms]
    lair.previsited = set_of([at for at, room in enumerate(record.rooms) if room.previsited])
    lair.connect([(ids.index(first), ids.index(second)) for first, second in record.doors])
    placed = [
        (at, MINIONS.index(minion))
        for at, room in enumerate(record.rooms)
        for minion in room.minions
    ]
    lair.settle(placed + added)
    return lair


# -- real dice ----------------------------------------------------------------------------


def name_outcomes(tables: Tables, content: Content) -> None:
    """What a real table calls what its dice and cards show."""
    for die in content.records("die", records.DieRecord):
        tables.name_outcome(die.id.removeprefix("die."), die.title)
        for face, name in die.names.items():
            tables.name_outcome(face, name)
    for board in content.records("board", records.BoardRecord):
        tables.name_outcome(board.id, board.name)
    for boss in content.records("boss", records.Boss):
        tables.name_outcome(boss.id, boss.name)
