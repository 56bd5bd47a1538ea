"""What a scene says again and again and never changes, made once: words, tiles, names of rooms.

Half of a scene is this. The content keeps it, so that players' own packs bring their own.
"""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.message import Message
from bossrush.engine.scene import Piece, Words, words
from bossrush.games.vengeance.cards.lair import Lair, Objective
from bossrush.games.vengeance.cards.tables import Item, Skill, Tables
from bossrush.games.vengeance.cards.terms import (
    ACTIONS,
    AT_START,
    IN_COMBAT,
    IN_RESOLUTION,
    MINIONS,
    NO_TRIGGER,
    OBJECTIVES,
    TIMINGS,
    TRIGGERS,
)
from bossrush.games.vengeance.words.names import minion_name, steps

ICONS: Final = ("brute", "muscular-torso", "riot-shield", "spy", "revolver")
"""Of the minions, in the order of their types."""

_SAID: Final[dict[str, Words]] = {}


def said(key: str) -> Words:
    """A message that needs nothing more said."""
    said_so = _SAID.get(key)
    if said_so is None:
        said_so = words(Message(key))
        _SAID[key] = said_so
    return said_so


def skill_words(skill: Skill) -> Words:
    """What a skill does, in one line."""
    if skill.words is None:
        skill.words = _tile_words(skill.text, skill.steps, skill.timing, NO_TRIGGER)
    return skill.words


def item_words(item: Item) -> Words:
    if item.words is None:
        item.words = _tile_words("", item.steps, item.timing, item.answers)
    return item.words


def _tile_words(text: str, does: list[int], timing: int, answers: int) -> Words:
    if text:
        return words(Message(text))
    if answers != NO_TRIGGER:
        trigger = Message(f"vengeance-action-{TRIGGERS[answers]}")
        return words(Message("vengeance-tile-answers", trigger=trigger, steps=steps(does)))
    moment = {IN_COMBAT: "combat", AT_START: "start", IN_RESOLUTION: "resolution"}[timing]
    return words(Message(f"vengeance-tile-{moment}", steps=steps(does)))


def objective_words(objective: Objective) -> Words:
    """The condition of an objective."""
    if objective.words is None:
        condition = Message(
            f"vengeance-aim-{OBJECTIVES[objective.condition].replace('_', '-')}", n=objective.n
        )
        if objective.type >= 0:
            condition.args["type"] = minion_name(objective.type)
        objective.words = words(condition)
    return objective.words


def skill_print(tables: Tables, skill: Skill) -> dict[str, Any]:
    """What is printed on a skill, for the game's own board."""
    if not skill.facts:
        skill.facts = {
            "icon": skill.icon,
            "requires": [entry.split("|") for entry in skill.requires],
            "steps": [ACTIONS[step] for step in skill.steps],
            "bonus": [ACTIONS[step] for step in skill.bonus_steps[len(skill.steps) :]],
            "bonus_face": tables.faces[skill.bonus_face] if skill.bonus_face >= 0 else None,
            "timing": TIMINGS[skill.timing],
            "once": skill.once,
            "slots": skill.slots,
        }
    return skill.facts


def item_print(item: Item) -> dict[str, Any]:
    if not item.facts:
        item.facts = {
            "kind": "item",
            "icon": item.icon,
            "steps": [ACTIONS[step] for step in item.steps],
            "timing": TIMINGS[item.timing],
            "answers": TRIGGERS[item.answers] if item.answers != NO_TRIGGER else None,
            "squares": item.squares,
        }
    return item.facts


def rooms_of(ground: Lair, seat: int) -> list[str]:
    """The ids of the rooms of a lair in front of a seat."""
    rooms = ground.seat_rooms.get(seat)
    if rooms is None:
        rooms = [f"p{seat}-{room}" for room in ground.room_ids]
        ground.seat_rooms[seat] = rooms
    return rooms


def minions_of(ground: Lair, seat: int) -> list[Piece]:
    """The minions of a lair in front of a seat, alive and untouched."""
    pieces = ground.seat_minions.get(seat)
    if pieces is None:
        rooms = rooms_of(ground, seat)
        pieces = [
            Piece(
                f"p{seat}-{ground.minion_ids[minion]}",
                said(minion_name(kind).key),
                at=rooms[ground.minion_room[minion]],
                icon=ICONS[kind],
                kind=MINIONS[kind],
            )
            for minion, kind in enumerate(ground.minion_type)
        ]
        ground.seat_minions[seat] = pieces
    return pieces
