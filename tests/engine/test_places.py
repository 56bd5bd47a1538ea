"""Graphs of places, against the plainest way to work the same out."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bossrush.engine.places import FAR, Graph
from bossrush.engine.sets import set_of

#   0 - 1 - 2
#   |       |
#   3 - 4 - 5 - 6      7 stands alone
BOARD = Graph([[1, 3], [0, 2], [1, 5], [0, 4], [3, 5], [4, 2, 6], [5], []])


def test_distances_without_obstacles() -> None:
    assert [BOARD.distance(0, place) for place in range(8)] == [0, 1, 2, 1, 2, 3, 4, FAR]


def test_what_is_in_reach() -> None:
    assert BOARD.reach(0, 2) == [0, 1, 2, 3, 4]
    assert BOARD.reach(0, 2, set_of([1])) == [0, 3, 4]
    assert BOARD.reach(0, 9, set_of([1, 3])) == [0]
    assert BOARD.reach(0, 1, set_of([0])) == [0, 1, 3]


def test_a_shortest_way_leaves_by_the_first_neighbour() -> None:
    assert BOARD.path(0, 5) == [0, 1, 2, 5]
    assert BOARD.path(0, 5, set_of([2])) == [0, 3, 4, 5]
    assert BOARD.path(0, 5, set_of([2, 4])) == []
    assert BOARD.path(0, 7) == []
    assert BOARD.path(4, 4) == [4]


def test_one_can_walk_up_to_what_stands_in_the_way() -> None:
    assert BOARD.path(0, 6, set_of([6])) == [0, 1, 2, 5, 6]


def test_the_nearest_are_all_that_are_equally_near() -> None:
    assert BOARD.nearest(0, [6, 4, 2, 7]) == [4, 2]
    assert BOARD.nearest(0, [7]) == []
    assert BOARD.nearest(0, []) == []


def test_a_way_that_leads_only_one_way() -> None:
    slide = Graph([[1], [2], [0]])
    assert slide.path(0, 2) == [0, 1, 2]
    assert slide.path(2, 0) == [2, 0]
    assert slide.distance(1, 0) == 2


def test_a_way_to_nowhere_is_refused() -> None:
    with pytest.raises(ValueError, match="place 1 leads to 4, which is no place"):
        Graph([[1], [4]])


@st.composite
def boards(draw: st.DrawFn) -> tuple[Graph, int, int, int]:
    size = draw(st.integers(1, 9))
    place = st.integers(0, size - 1)
    near = [draw(st.lists(place, unique=True, max_size=3)) for _ in range(size)]
    return Graph(near), draw(place), draw(place), draw(st.integers(0, (1 << size) - 1))


def plainly(graph: Graph, start: int, blocked: int, last: int = -1) -> list[int]:
    """Distances by relaxing every edge as often as there are places."""
    away = [FAR] * graph.size
    away[start] = 0
    for _ in range(graph.size):
        for place in range(graph.size):
            for other in graph.neighbours[place]:
                if other == last or not blocked >> other & 1:
                    away[other] = min(away[other], away[place] + 1)
    return [min(steps, FAR) for steps in away]


@given(boards())
def test_any_board(given_board: tuple[Graph, int, int, int]) -> None:
    graph, start, end, blocked = given_board
    assert graph.distances[start] == plainly(graph, start, 0)
    assert graph.distances_from(start, blocked) == plainly(graph, start, blocked)
    away = plainly(graph, start, blocked & ~(1 << end))[end]
    way = graph.path(start, end, blocked)
    assert len(way) == (away + 1 if away < FAR else 0)
    for here, there in pairwise(way):
        assert there in graph.neighbours[here]
        assert there == end or not blocked >> there & 1
