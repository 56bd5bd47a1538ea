"""The boards that are fought on, made of their records: tiles, the mini boss room, both joined."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.cards.geometry import Board, board
from bossrush.games.souls.cards.records import Face, Lattice, Room
from bossrush.games.souls.cards.terms import SIDES, Side

NO_TERRAIN_NODES: Final = (-1, -1)
LAST_COLUMN: Final = 4


def face_board(face: Face, lattice: Lattice) -> Board:
    """The nodes of an exploration tile."""
    names = node_names(lattice)
    roles = face.roles
    terrain = [names.index(roles.terrain1), names.index(roles.terrain2)]
    made = board(face.id, places(lattice), names, terrain)
    made.spawns = [names.index(roles.spawn1), names.index(roles.spawn2)]
    made.traps = [names.index(node) for node in face.trap_nodes]
    made.doors = entries(face.entry_nodes, names)
    return made


def boss_room(mini: Room, lattice: Lattice) -> Board:
    """The mini boss tile alone."""
    names = node_names(lattice)
    made = board("mini", places(lattice), names, list(NO_TERRAIN_NODES))
    made.spawns = [names.index(mini.spawn or "")]
    made.doors = entries(mini.entry_nodes, names)
    return made


def boss_hall(mini: Room, small: Lattice, main: Room, large: Lattice) -> Board:
    """Both boss tiles joined at their open sides: the main boss tile lies turned to the north."""
    deep = max(row for row, _ in places(large))
    north = [(deep - row, LAST_COLUMN - col) for row, col in places(large)]
    south = [(row + deep + 1, col) for row, col in places(small)]
    joined = sorted([*north, *south])
    made = board("main", joined, [f"r{row}c{col}" for row, col in joined], list(NO_TERRAIN_NODES))
    large_names, small_names = node_names(large), node_names(small)
    made.spawns = [
        joined.index(south[small_names.index(mini.spawn or "")]),
        joined.index(north[large_names.index(main.spawn or "")]),
    ]
    for side, nodes in enumerate(entries(mini.entry_nodes, small_names)):
        made.doors[side] = [joined.index(south[node]) for node in nodes]
    return made


def places(lattice: Lattice) -> list[tuple[int, int]]:
    """The row and column of each node."""
    return [(row, col) for row, col in lattice.nodes]


def node_names(lattice: Lattice) -> list[str]:
    return [f"n{number}" for number in range(len(lattice.nodes))]


def entries(by_side: dict[Side, list[str]], names: list[str]) -> list[list[int]]:
    """The entry nodes of each side."""
    made: list[list[int]] = [[] for _ in SIDES]
    for side, nodes in by_side.items():
        made[SIDES.index(side)] = [names.index(node) for node in nodes]
    return made
