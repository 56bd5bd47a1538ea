"""Proofreading packs: records that are well formed and could not be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from bossrush.engine.content import Check, Content, Problem
from bossrush.engine.content.problem import listed, suggestion
from bossrush.games.vengeance.cards.lair_proofs import lairs
from bossrush.games.vengeance.cards.records import (
    Basic,
    Boss,
    DieRecord,
    Effect,
    Hero,
    Item,
    LairRecord,
    Skill,
    TableRecord,
)
from bossrush.games.vengeance.cards.terms import BASICS, FLASHBACKS, HOOKS, ITEMS, SKILLS

MOST_FACES: Final = 5
"""A die in hand is written in three bits: a face, freed, not rolled, or not there."""
DAMAGE: Final = ("hit", "shoot", "kill")


def box(content: Content) -> Iterator[Problem]:
    """What a game for four needs and these packs do not have."""
    missing = [
        f"{count} of kind {kind} (there are {len(content.records(kind))})"
        for kind, count in (("hero", 4), ("boss", 4), ("board", 4), ("table", 1))
        if len(content.records(kind)) < count
    ]
    if len(content.records("basic", Basic)) != BASICS:
        missing.append(f"exactly {BASICS} basic skills")
    dice = {die.id for die in content.records("die", DieRecord)}
    missing += [f"the die {name}" for name in ("die.combat", "die.flashback") if name not in dice]
    if missing and content.whole:
        advice = "A pack that adds to the game's own says 'requires: [core]' in its manifest"
        said = f"a game needs {listed(missing)}. {advice}."
        yield Problem(str(content.packs[-1].folder / "pack.yaml"), 1, 1, said)


def dice(content: Content) -> Iterator[Problem]:
    """Faces that the rules could not read."""
    for die in content.records("die", DieRecord):
        kinds = list(dict.fromkeys(die.faces))
        for face in kinds:
            if face not in die.names:
                yield content.problem(die.id, f"the face '{face}' has no name", "names")
        if die.id == "die.flashback":
            for face in kinds:
                if face not in FLASHBACKS:
                    guess = suggestion(face, FLASHBACKS)
                    yield content.problem(die.id, f"'{face}' is no action.{guess}", "faces")
            continue
        if len(kinds) > MOST_FACES:
            said = f"there are {len(kinds)} different faces; there may be {MOST_FACES}"
            yield content.problem(die.id, said, "faces")
        if die.locks not in kinds:
            yield content.problem(die.id, "'locks' must name one of its faces", "locks")
        for pair in die.stands_for.items():
            if not set(pair) <= set(kinds):
                yield content.problem(die.id, f"{listed(pair)} must both be faces", "stands_for")


def tiles(content: Content) -> Iterator[Problem]:
    """Skills and items that could never be used."""
    dice = content.records("die", DieRecord)
    faces = {face for die in dice if die.id == "die.combat" for face in die.faces}
    faces -= {die.locks for die in dice if die.locks is not None}
    if faces or content.whole:
        yield from _shown(content, faces)
    for skill in content.records("skill", Skill):
        yield from _skill(content, skill)
    for item in content.records("item", Item):
        if item.answers is not None and item.timing != "combat":
            yield content.problem(item.id, "what answers a step has no moment of its own", "timing")
        if item.timing == "resolution" and any(step in DAMAGE for step in item.steps):
            yield content.problem(item.id, "nothing is damaged in Resolution", "steps")


def _shown(content: Content, faces: set[str]) -> Iterator[Problem]:
    """Skills that ask for what no die shows."""
    skills: list[Basic | Skill] = [
        *content.records("basic", Basic),
        *content.records("skill", Skill),
    ]
    for skill in skills:
        for entry in skill.requires:
            for face in entry.split("|"):
                if face not in faces:
                    guess = suggestion(face, faces)
                    yield content.problem(skill.id, f"no die shows '{face}'.{guess}", "requires")
        if skill.bonus is not None and skill.bonus.if_face not in faces:
            yield content.problem(skill.id, f"no die shows '{skill.bonus.if_face}'", "bonus")


def _skill(content: Content, skill: Skill) -> Iterator[Problem]:
    if skill.passive is not None and (skill.requires or skill.steps):
        yield content.problem(skill.id, "a passive skill takes no dice and has no steps", "passive")
    if skill.passive is None and not skill.steps:
        yield content.problem(skill.id, "a skill needs steps, or is passive", "id")
    if not skill.requires and skill.steps and skill.timing == "combat":
        said = "without dice it is used at a moment: write 'timing: combat_start' or 'resolution'"
        yield content.problem(skill.id, said, "id")
    if not skill.requires and skill.text is None:
        yield content.problem(skill.id, "a skill without dice needs a text that explains it", "id")
    if skill.timing == "resolution" and any(step in DAMAGE for step in skill.steps):
        yield content.problem(skill.id, "nothing is damaged in Resolution", "steps")


def heroes(content: Content) -> Iterator[Problem]:
    """How many tiles a hero has, and where traits and bosses hook in."""
    skills = Counter(skill.hero for skill in content.records("skill", Skill))
    items = Counter(item.hero for item in content.records("item", Item))
    for hero in content.records("hero", Hero):
        complete = skills[hero.id] == SKILLS - BASICS and items[hero.id] == ITEMS
        if not complete and content.whole:
            said = f"a hero has {SKILLS - BASICS} skills and {ITEMS} items"
            has = f"this one has {skills[hero.id]} and {items[hero.id]}"
            yield content.problem(hero.id, f"{said}; {has}", "id")
        yield from _hooked(content, hero.id, hero.trait.hook, hero.trait.effect, "trait")
    for boss in content.records("boss", Boss):
        yield from _hooked(content, boss.id, boss.hook, boss.effect, "effect")


def _hooked(
    content: Content, record: str, hook: str, effect: Effect, field: str
) -> Iterator[Problem]:
    name, _value = effect.chosen()
    if name not in HOOKS[hook]:
        home = next(place for place, names in HOOKS.items() if name in names)
        said = f"'{name}' is an effect of {home}, not of {hook}"
        yield content.problem(record, f"{said}; write 'hook: {home}'", field)


def tracks(content: Content) -> Iterator[Problem]:
    """Tracks that would take points away."""
    for table in content.records("table", TableRecord):
        for name in ("training", "loot"):
            track = getattr(table, name)
            worth = [value or 0 for value in track.values]
            if worth != sorted(worth) or track.points_full < (worth[-1] if worth else 0):
                yield content.problem(table.id, "a track never falls", name)
    longest = max((boss.life for boss in content.records("boss", Boss)), default=0)
    for lair in content.records("lair", LairRecord):
        track = lair.boss_track
        if list(track) != sorted(track) or len(track) < longest:
            said = f"the boss track rises and has at least {longest} slots"
            yield content.problem(lair.id, said, "boss_track")


PROOFS: Final[tuple[Check, ...]] = (box, dice, tiles, heroes, tracks, lairs)
