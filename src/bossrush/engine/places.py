"""Places and the ways between them: how far, which way, what is in reach.

A `Graph` is made once for a board and never changes; places are ints from 0 on. What stands in
the way is given with each question, as a set of places (`engine.sets`), quickest below 60 places;
without obstacles distances are only looked up.
"""

from __future__ import annotations

from typing import Final

FAR: Final = 1 << 20
"""The distance of a place that cannot be reached."""


class Graph:
    """A board as places with neighbours.

    >>> ring = Graph([[1, 3], [0, 2], [1, 3], [2, 0]])
    >>> ring.distance(0, 2), ring.path(0, 2), ring.reach(0, 1)
    (2, [0, 1, 2], [0, 1, 3])
    >>> ring.path(0, 2, blocked=1 << 1)
    [0, 3, 2]
    """

    def __init__(self, neighbours: list[list[int]]) -> None:
        for place, near in enumerate(neighbours):
            for other in near:
                if not 0 <= other < len(neighbours):
                    raise ValueError(f"place {place} leads to {other}, which is no place")
        self.neighbours = neighbours
        """For each place those one step away. The order decides between equal paths."""
        self.size = len(neighbours)
        self.leading: list[list[int]] = [[] for _ in neighbours]
        """For each place those from which one step leads to it."""
        for place, near in enumerate(neighbours):
            for other in near:
                self.leading[other].append(place)
        self.distances = [self.distances_from(place) for place in range(self.size)]
        """From each place to each, with nothing in the way; FAR where no way leads."""

    # -- with nothing in the way ----------------------------------------------------------

    def distance(self, start: int, end: int) -> int:
        """How many steps from one place to another; FAR where no way leads."""
        return self.distances[start][end]

    def within(self, start: int, steps: int) -> list[int]:
        """Every place at most so many steps away, itself included, in order of their numbers."""
        away = self.distances[start]
        found: list[int] = []
        for place in range(self.size):
            if away[place] <= steps:
                found.append(place)
        return found

    def nearest(self, start: int, ends: list[int]) -> list[int]:
        """Of these places those that are nearest, all that are equally near; none if none is."""
        away = self.distances[start]
        best = FAR
        found: list[int] = []
        for end in ends:
            if away[end] < best:
                best = away[end]
                found = [end]
            elif away[end] == best and best < FAR:
                found.append(end)
        return found

    # -- past what stands in the way ------------------------------------------------------

    def distances_from(self, start: int, blocked: int = 0, most: int = FAR) -> list[int]:
        """The steps to every place without entering a blocked one; FAR beyond `most` steps.

        `blocked` is a mask of places. Where one starts never counts as blocked.
        """
        away = [FAR] * self.size
        away[start] = 0
        edge = [start]
        steps = 0
        while edge and steps < most:
            steps += 1
            beyond: list[int] = []
            for place in edge:
                for other in self.neighbours[place]:
                    if away[other] == FAR and not blocked >> other & 1:
                        away[other] = steps
                        beyond.append(other)
            edge = beyond
        return away

    def reach(self, start: int, steps: int, blocked: int = 0) -> list[int]:
        """Every place one can come to in so many steps, itself included, in order of numbers."""
        if not blocked:
            return self.within(start, steps)
        away = self.distances_from(start, blocked, steps)
        found: list[int] = []
        for place in range(self.size):
            if away[place] < FAR:
                found.append(place)
        return found

    def path(self, start: int, end: int, blocked: int = 0) -> list[int]:
        """A shortest way, both ends included; empty where none leads there.

        Of equal ways the one that leaves each place by the first of its neighbours. The end may
        be blocked itself: one can walk up to what stands there by leaving the last place out.
        """
        blocked &= ~(1 << end)
        away = self._distances_to(end, blocked)
        if away[start] == FAR:
            return []
        way = [start]
        place = start
        while place != end:
            for other in self.neighbours[place]:
                if away[other] == away[place] - 1 and not blocked >> other & 1:
                    place = other
                    break
            way.append(place)
        return way

    def _distances_to(self, end: int, blocked: int) -> list[int]:
        """From every place to `end`; a blocked place can be left, but not entered."""
        away = [FAR] * self.size
        away[end] = 0
        edge = [end]
        steps = 0
        while edge:
            steps += 1
            beyond: list[int] = []
            for place in edge:
                if blocked >> place & 1:
                    continue
                for other in self.leading[place]:
                    if away[other] == FAR:
                        away[other] = steps
                        beyond.append(other)
            edge = beyond
        return away
