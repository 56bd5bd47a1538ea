"""Proofreading lairs: graphs that can be walked, objectives that can be met with every boss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from bossrush.engine.content import Content, Problem
from bossrush.engine.content.problem import suggestion
from bossrush.games.vengeance.cards.records import BoardRecord, LairRecord, Objective, Room

MOST_ROOMS: Final = 16
MOST_MINIONS: Final = 30
TYPED: Final = ("kill_count", "kill_type_adjacent")
NUMBERED: Final = ("kill_count", "visit_count")


def lairs(content: Content) -> Iterator[Problem]:
    """Every lair, and every board with its two sides."""
    sides = Counter((lair.board, lair.side) for lair in content.records("lair", LairRecord))
    for board in content.records("board", BoardRecord):
        both = sides[board.id, "a"] == 1 and sides[board.id, "b"] == 1
        if not both and content.whole:
            yield content.problem(board.id, "a board has one lair on each side, a and b", "id")
    for lair in content.records("lair", LairRecord):
        problems = list(_rooms(lair)) or list(_walkable(lair)) or list(_objectives(lair))
        for field, said in problems:
            yield content.problem(lair.id, said, field)


def _rooms(lair: LairRecord) -> Iterator[tuple[str, str]]:
    ids = [room.id for room in lair.rooms]
    if len(set(ids)) < len(ids):
        yield "rooms", "two rooms have one id"
    if len(ids) > MOST_ROOMS or sum(len(room.minions) for room in lair.rooms) > MOST_MINIONS:
        yield "rooms", f"a lair has at most {MOST_ROOMS} rooms and {MOST_MINIONS} minions"
    named = [("entrance", lair.entrance), ("boss_room", lair.boss_room)]
    named += [("doors", end) for door in lair.doors for end in door]
    named += [("objectives", objective.room) for objective in lair.objectives]
    for field, name in named:
        if name not in ids:
            yield field, f"there is no room '{name}'.{suggestion(name, ids)}"


def _walkable(lair: LairRecord) -> Iterator[tuple[str, str]]:
    doors = [tuple(sorted(door)) for door in lair.doors]
    if len(set(doors)) < len(doors) or any(door[0] == door[1] for door in doors):
        yield "doors", "a door joins two different rooms, and no two doors join the same"
    near = neighbours(lair)
    met = {lair.entrance}
    edge = [lair.entrance]
    while edge:
        edge = [room for at in edge for room in near[at] if room not in met]
        met.update(edge)
    if len(met) < len(lair.rooms):
        lost = next(room.id for room in lair.rooms if room.id not in met)
        yield "doors", f"no way leads from the entrance to '{lost}'"
    entrance = next(room for room in lair.rooms if room.id == lair.entrance)
    if entrance.minions or entrance.loot or not entrance.previsited:
        yield "entrance", "the entrance is previsited, without minions and without loot"
    if lair.entrance == lair.boss_room:
        yield "boss_room", "the Boss does not wait at the entrance"


def neighbours(lair: LairRecord) -> dict[str, list[str]]:
    """The rooms behind the doors of each room."""
    near: dict[str, list[str]] = {room.id: [] for room in lair.rooms}
    for first, second in lair.doors:
        near[first].append(second)
        near[second].append(first)
    return near


def _objectives(lair: LairRecord) -> Iterator[tuple[str, str]]:
    rooms = {room.id: room for room in lair.rooms}
    near = neighbours(lair)
    every: Counter[str | None] = Counter(minion for room in lair.rooms for minion in room.minions)
    ids = [objective.id for objective in lair.objectives]
    if len(set(ids)) < len(ids):
        yield "objectives", "two objectives have one id"
    for objective in lair.objectives:
        if (objective.type is not None) != (objective.kind in TYPED):
            yield "objectives", f"'{objective.id}': a type belongs to {TYPED[0]} and {TYPED[1]}"
        elif (objective.n is not None) != (objective.kind in NUMBERED):
            yield (
                "objectives",
                f"'{objective.id}': a number belongs to {NUMBERED[0]} and {NUMBERED[1]}",
            )
        elif not _possible(objective, rooms, near, every):
            yield "objectives", f"'{objective.id}' can never be met in this lair"
        elif objective.room == lair.entrance:
            yield "objectives", f"'{objective.id}' lies in the entrance"


def _possible(
    objective: Objective,
    rooms: dict[str, Room],
    near: dict[str, list[str]],
    every: Counter[str | None],
) -> bool:
    asked = objective.n or 0
    if objective.kind == "kill_count":
        return asked <= every[objective.type]
    if objective.kind == "visit_count":
        return asked <= len(rooms)
    if objective.kind == "clear_in_round":
        return bool(rooms[objective.room].minions)
    if objective.kind == "kill_type_adjacent":
        return any(objective.type in rooms[room].minions for room in near[objective.room])
    return True
