"""A lair: its rooms and doors, who is in them, and its objectives."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bossrush.engine.places import Graph
from bossrush.engine.scene import Piece, Words
from bossrush.engine.sets import set_of
from bossrush.games.vengeance.cards.terms import MINIONS

# A jump as one number: the room crossed, and the room reached.
_ROOMS: Final = 16


def leap(crossed: int, reached: int) -> int:
    """A jump from wherever the hero stands."""
    return crossed * _ROOMS + reached


def crossed_in(jump: int) -> int:
    return jump // _ROOMS


def reached_in(jump: int) -> int:
    return jump % _ROOMS


class Objective:
    """An objective of a room."""

    def __init__(self) -> None:
        self.id = ""
        self.room = 0
        self.condition = 0
        self.type = -1
        self.n = 0
        self.points = 0
        self.words: Words | None = None


class Lair:
    """A lair with everybody in it: who is where, what is near, what pays.

    Minions are numbered room by room; masks of minions and of rooms say the rest.
    """

    def __init__(self) -> None:
        self.id = ""
        self.name = ""
        self.arriving = ""
        self.leaving = ""
        self.board = 0
        self.entrance = 0
        self.boss_room = 0
        self.boss_track: list[int] = []
        """Points for each slot of the boss life track."""
        self.rooms = 0
        self.room_ids: list[str] = []
        self.room_names: list[str] = []
        self.xy: list[tuple[int, int]] = []
        self.previsited = 0
        self.loot: list[int] = []
        self.near: list[list[int]] = []
        """The rooms behind the doors of each room, in order."""
        self.near_rooms: list[int] = []
        """The same as masks of rooms."""
        self.hops: list[list[int]] = []
        """How many doors lie between each two rooms, on the shortest way."""
        self.leaps: list[list[int]] = []
        """For each room its jumps; see `leap`."""
        self.minion_type: list[int] = []
        self.minion_room: list[int] = []
        self.minion_ids: list[str] = []
        self.in_room: list[int] = []
        """Masks of minions: those of each room."""
        self.next_door: list[int] = []
        """Those of the rooms adjacent to each room."""
        self.within: list[int] = []
        """Those in each room or adjacent to it."""
        self.within_two: list[int] = []
        """Those at most two doors from each room."""
        self.of_type: list[int] = []
        self.objectives: list[Objective] = []
        self.objective_ids: list[str] = []
        self.objectives_in: list[list[int]] = []
        """The objectives of each room."""
        self.seat_rooms: dict[int, list[str]] = {}
        """By seat, what scenes call its rooms."""
        self.seat_minions: dict[int, list[Piece]] = {}
        """By seat, its minions while nobody has touched them."""

    # -- making one -----------------------------------------------------------------------

    def connect(self, doors: list[tuple[int, int]]) -> None:
        """Lay the doors: what is near, how far everything is, where a jump leads."""
        self.near = [[] for _ in range(self.rooms)]
        for first, second in doors:
            self.near[first].append(second)
            self.near[second].append(first)
        for near in self.near:
            near.sort()
        self.near_rooms = [set_of(near) for near in self.near]
        self.hops = Graph(self.near).distances
        self.leaps = [
            [leap(door, beyond) for door in near for beyond in self.near[door]]
            for near in self.near
        ]
        self.objectives_in = [
            [at for at, objective in enumerate(self.objectives) if objective.room == room]
            for room in range(self.rooms)
        ]

    def settle(self, placed: list[tuple[int, int]]) -> None:
        """Number the minions, each given by its room and its type."""
        counts: Counter[tuple[int, int]] = Counter()
        for room, kind in placed:
            counts[room, kind] += 1
            self.minion_room.append(room)
            self.minion_type.append(kind)
            name = f"{self.room_ids[room]}-{MINIONS[kind]}-{counts[room, kind]}"
            self.minion_ids.append(name)
        self.of_type = [_places_of(self.minion_type, kind) for kind in range(len(MINIONS))]
        self.in_room = [_places_of(self.minion_room, room) for room in range(self.rooms)]
        self.next_door = [self._in_any(near) for near in self.near]
        self.within = [self._at_most(room, 1) for room in range(self.rooms)]
        self.within_two = [self._at_most(room, 2) for room in range(self.rooms)]

    def _in_any(self, rooms: list[int]) -> int:
        mask = 0
        for room in rooms:
            mask |= self.in_room[room]
        return mask

    def _at_most(self, start: int, doors: int) -> int:
        away = self.hops[start]
        return self._in_any([room for room in range(self.rooms) if away[room] <= doors])


def _places_of(values: list[int], value: int) -> int:
    """A mask of where in a list a value stands."""
    return set_of([place for place, other in enumerate(values) if other == value])


NO_LAIR: Final = Lair()
