"""Tiles and nodes: what is next to what, how far, and which arc of a boss it lies in."""

from __future__ import annotations

import pytest

from bossrush.engine.content import load
from bossrush.engine.content.vocabulary import Vocabulary
from bossrush.games.souls.cards.geometry import Board, arcs_of, turned
from bossrush.games.souls.cards.interning import interned
from bossrush.games.souls.cards.records import KINDS, PACKS
from bossrush.games.souls.cards.terms import ARCS, DIRECTIONS, SIDES
from bossrush.testing.rules import rule

TABLES = interned(load(Vocabulary("souls", KINDS), [PACKS / "core"]))
ROOM = TABLES.mini_room
HALL = TABLES.main_room
FACES = {face.id: face for face in TABLES.faces}


def near(board: Board, node: str) -> set[str]:
    """The nodes next to a node."""
    return {board.ids[other] for other in board.near[board.ids.index(node)]}


def apart(board: Board, one: str, other: str) -> int:
    return board.distance[board.ids.index(one)][board.ids.index(other)]


def arcs(board: Board, boss: str, facing: str, node: str) -> set[str]:
    """The arcs of a boss that a node lies in."""
    mask = board.arcs[DIRECTIONS.index(facing)][board.ids.index(boss)][board.ids.index(node)]
    return {name for arc, name in enumerate(ARCS) if mask >> arc & 1}


# -- nodes ----------------------------------------------------------------------------------


@rule("souls.nodes.adjacent", "souls.nodes.adjacent.example")
def test_what_is_next_to_what() -> None:
    assert near(ROOM, "n6") == {"n1", "n3", "n4", "n5", "n7", "n8", "n9", "n11"}
    assert near(ROOM, "n3") == {"n0", "n1", "n4", "n5", "n6", "n8"}
    assert near(ROOM, "n0") == {"n1", "n3", "n5"}
    assert near(ROOM, "n1") == {"n0", "n2", "n3", "n4", "n6"}


@pytest.mark.parametrize("board", [ROOM, HALL, *(face.board for face in TABLES.faces)])
def test_nearness_goes_both_ways(board: Board) -> None:
    for node, others in enumerate(board.near):
        for other in others:
            assert node in board.near[other]
            there, back = board.direction(node, other), board.direction(other, node)
            assert (there + 4) % 8 == back


@rule("souls.tiles.lattice", "souls.range.n", "souls.range.infinite", "souls.ruling.distance")
def test_how_far_apart_nodes_are() -> None:
    assert len(ROOM.ids) == 13
    assert apart(ROOM, "n6", "n6") == 0
    assert apart(ROOM, "n0", "n6") == 2
    assert max(max(row) for row in ROOM.distance) == 4
    assert apart(ROOM, "n0", "n12") == apart(ROOM, "n2", "n10") == 4


@rule("souls.ruling.path_distance")
def test_paths_lead_around_blocked_terrain() -> None:
    """A gravestone on n3 of room1a lengthens no distance, but the path from n0 to n8."""
    board = FACES["room1a"].board
    assert [board.ids[node] for node in board.terrain] == ["n3", "n11"]
    start, end = board.ids.index("n0"), board.ids.index("n8")
    assert board.distance[start][end] == 2
    assert board.paths[1][start][end] == 2  # by n5
    assert board.paths[1][start][board.ids.index("n3")] > 13
    assert board.paths[1][start][board.ids.index("n6")] == 2
    assert board.paths[0] == board.distance


@rule("souls.tiles.roles", "souls.nodes.entry", "souls.trap.place")
def test_room1a_as_the_rules_see_it() -> None:
    board = FACES["room1a"].board
    assert [board.ids[node] for node in board.spawns] == ["n0", "n9"]
    north, east = (board.doors[SIDES.index(side)] for side in ("north", "east"))
    assert [board.ids[node] for node in north] == ["n1", "n2"]
    assert [board.ids[node] for node in east] == ["n2", "n7", "n12"]
    assert [board.ids[node] for node in board.traps] == ["n4", "n5", "n6", "n8", "n10"]
    assert [FACES["room2b"].board.ids[node] for node in FACES["room2b"].board.terrain] == [
        "n6",
        "n10",
    ]


@rule("souls.ruling.tile_face")
def test_a_quarter_turn_takes_every_door_along() -> None:
    doors = [side for side in range(4) if FACES["room1a"].doors >> side & 1]
    assert [SIDES[side] for side in doors] == ["north", "east"]
    assert [SIDES[turned(side, 1)] for side in doors] == ["east", "south"]
    assert [SIDES[turned(side, 3)] for side in doors] == ["west", "north"]


# -- the rooms of bosses --------------------------------------------------------------------


@rule("souls.tiles.main_room", "souls.boss.start.tile_main", "souls.nodes.main_boss_spawn")
def test_both_boss_tiles_make_one_room() -> None:
    assert len(HALL.ids) == 28
    assert HALL.last_row == 10
    assert [HALL.ids[node] for node in HALL.spawns] == ["r6c2", "r2c2"]
    south = HALL.doors[SIDES.index("south")]
    assert [HALL.ids[node] for node in south] == ["r10c0", "r10c2", "r10c4"]
    assert "r6c2" in near(HALL, "r4c2")
    assert "r6c4" in near(HALL, "r5c3")
    assert "r5c1" in near(HALL, "r6c2")
    assert max(max(row) for row in HALL.distance) == 7
    assert apart(HALL, "r0c4", "r10c0") == 7
    assert apart(HALL, "r2c2", "r10c2") == 4


@rule("souls.nodes.mini_boss_spawn", "souls.boss.start.tile_mini")
def test_the_room_of_a_mini_boss() -> None:
    assert len(ROOM.ids) == 13
    assert [ROOM.ids[node] for node in ROOM.spawns] == ["n1"]
    south = ROOM.doors[SIDES.index("south")]
    assert [ROOM.ids[node] for node in south] == ["n10", "n11", "n12"]


@rule("souls.ruling.open_seam_wall")
def test_which_nodes_touch_a_wall() -> None:
    walls = {node for number, node in enumerate(ROOM.ids) if ROOM.edge[number]}
    assert walls == {"n0", "n1", "n2", "n5", "n7", "n10", "n11", "n12"}
    inside = {node for number, node in enumerate(HALL.ids) if not HALL.edge[number]}
    assert {"r6c2", "r5c1", "r5c3"} <= inside


# -- arcs -----------------------------------------------------------------------------------


@rule("souls.boss.arc.four", "souls.boss.arc.example_dancer_up")
def test_the_dancer_faces_the_top_of_the_page() -> None:
    """The rulebook's first picture of arcs."""
    assert arcs(ROOM, "n6", "n", "n1") == {"front"}
    assert arcs(ROOM, "n6", "n", "n5") == {"left"}
    assert arcs(ROOM, "n6", "n", "n7") == {"right"}
    assert arcs(ROOM, "n6", "n", "n11") == {"back"}


@rule("souls.boss.arc.boundary")
def test_a_node_on_the_line_is_in_both_arcs() -> None:
    assert arcs(ROOM, "n6", "n", "n4") == {"front", "right"}
    assert arcs(ROOM, "n6", "n", "n2") == {"front", "right"}
    assert arcs(ROOM, "n6", "n", "n8") == {"back", "left"}


@rule("souls.ruling.boss_arcs_exact")
def test_arcs_of_a_boss_that_faces_a_corner() -> None:
    expected = {
        "n7": {"front", "right"},
        "n1": {"front", "left"},
        "n2": {"front"},
        "n4": {"front"},
        "n9": {"right"},
        "n12": {"right"},
        "n10": {"back"},
        "n8": {"back"},
        "n5": {"back", "left"},
        "n11": {"back", "right"},
        "n0": {"left"},
        "n3": {"left"},
    }
    assert {node: arcs(ROOM, "n6", "ne", node) for node in expected} == expected


@rule("souls.boss.arc.zones", "souls.boss.arc.example_dancer_herald", "souls.boss.arc.faces_node")
@pytest.mark.parametrize("board", [ROOM, HALL])
@pytest.mark.parametrize("facing", range(8))
def test_every_node_lies_in_one_arc_or_two(board: Board, facing: int) -> None:
    """The rulebook's second picture: the node it faces is in front only, and the arcs cover all."""
    for boss in range(len(board.ids)):
        ahead = board.step[boss][facing]
        for node in range(len(board.ids)):
            mask = board.arcs[facing][boss][node]
            if node == boss:
                assert mask == 0
            else:
                assert mask.bit_count() in (1, 2)
            if node == ahead:
                assert mask == 1


@pytest.mark.parametrize("facing", range(8))
def test_arcs_turn_with_the_boss(facing: int) -> None:
    """A quarter turn to the right makes front of what was right, and so round."""
    for x in range(-4, 5):
        for y in range(-4, 5):
            before, after = arcs_of(facing, x, y), arcs_of((facing + 2) % 8, x, y)
            assert after == before >> 1 | (before & 1) << 3
