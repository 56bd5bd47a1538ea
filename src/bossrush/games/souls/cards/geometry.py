"""Boards of nodes: what is next to what, how far, and which arc of a boss it lies in.

Everything is worked out once for each board. A node is next to another when the rows and columns
between them are (0, 2), (2, 0) or (1, 1); a direction is an eighth of a turn clockwise from north.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import has, set_of
from bossrush.games.souls.cards.terms import FRONT, LEFT, REAR, RIGHT

FAR: Final = 99
"""The distance of what cannot be reached."""
STEP_ROW: Final[tuple[int, ...]] = (-2, -1, 0, 1, 2, 1, 0, -1)
STEP_COL: Final[tuple[int, ...]] = (0, 1, 2, 1, 0, -1, -2, -1)
FACE_ROW: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 1, 0, -1)
FACE_COL: Final[tuple[int, ...]] = (0, 1, 1, 1, 0, -1, -1, -1)


class Board:
    """The nodes of a tile or a boss room."""

    def __init__(self) -> None:
        self.id = ""
        self.ids: list[str] = []
        """The text id of each node."""
        self.rows: list[int] = []
        self.cols: list[int] = []
        self.last_row = 0
        self.near: list[list[int]] = []
        """The nodes next to each node."""
        self.step: list[list[int]] = []
        """For each node and direction the node that lies there; -1 for none."""
        self.distance: list[list[int]] = []
        """In steps, whatever stands in between."""
        self.paths: list[list[list[int]]] = []
        """In steps around blocked terrain: for each set of blocked terrain nodes, two bits."""
        self.arcs: list[list[list[int]]] = []
        """For each facing, node of the boss and node: the arcs it lies in, as a set."""
        self.edge: list[bool] = []
        """Whether a node touches a wall."""
        self.doors: list[list[int]] = [[], [], [], []]
        """The entry nodes of each side."""
        self.spawns: list[int] = []
        self.terrain: list[int] = [-1, -1]
        self.terrain_place: list[int] = []
        """For each node which of the two it is; -1 for the others."""
        self.traps: list[int] = []
        """The nodes that get a trap token."""

    def direction(self, start: int, end: int) -> int:
        """The direction from a node to one next to it."""
        return self.step[start].index(end)

    def node(self, row: int, col: int) -> int:
        """The node at these coordinates; -1 for none."""
        for number in range(len(self.rows)):
            if self.rows[number] == row and self.cols[number] == col:
                return number
        return -1


def board(name: str, nodes: list[tuple[int, int]], ids: list[str], terrain: list[int]) -> Board:
    """A board with these nodes; `terrain` are the two nodes that terrain may block."""
    made = Board()
    made.id = name
    made.ids = ids
    made.rows = [row for row, _ in nodes]
    made.cols = [col for _, col in nodes]
    made.last_row = max(made.rows)
    made.terrain = terrain
    count = len(nodes)
    for number in range(count):
        steps = []
        for way in range(8):
            steps.append(
                made.node(nodes[number][0] + STEP_ROW[way], nodes[number][1] + STEP_COL[way])
            )
        made.step.append(steps)
        made.near.append(sorted(node for node in steps if node >= 0))
        row, col = nodes[number]
        made.edge.append(row in (0, made.last_row) or col in (0, 4))
        made.terrain_place.append(terrain.index(number) if number in terrain else -1)
    made.distance = _distances(made, 0)
    for blocked in range(4):
        made.paths.append(_distances(made, blocked) if blocked else made.distance)
    for facing in range(8):
        made.arcs.append([_arcs(made, facing, node) for node in range(count)])
    return made


def _distances(made: Board, blocked: int) -> list[list[int]]:
    closed = [made.terrain[bit] for bit in range(2) if has(blocked, bit)]
    distances: list[list[int]] = []
    for start in range(len(made.rows)):
        reached = [FAR] * len(made.rows)
        reached[start] = 0
        edge = [start]
        while edge:
            further: list[int] = []
            for node in edge:
                for other in made.near[node]:
                    if reached[other] == FAR and other not in closed:
                        reached[other] = reached[node] + 1
                        further.append(other)
            edge = further
        distances.append(reached)
    return distances


def _arcs(made: Board, facing: int, boss: int) -> list[int]:
    return [
        arcs_of(facing, made.cols[node] - made.cols[boss], made.rows[node] - made.rows[boss])
        for node in range(len(made.rows))
    ]


def arcs_of(facing: int, x: int, y: int) -> int:
    """The arcs, as a set, in which an offset lies for a boss with this facing."""
    ahead = x * FACE_COL[facing] + y * FACE_ROW[facing]
    aside = -x * FACE_ROW[facing] + y * FACE_COL[facing]
    arcs: list[int] = []
    if ahead > 0 and abs(aside) <= ahead:
        arcs.append(FRONT)
    if ahead < 0 and abs(aside) <= -ahead:
        arcs.append(REAR)
    if aside > 0 and abs(ahead) <= aside:
        arcs.append(RIGHT)
    if aside < 0 and abs(ahead) <= -aside:
        arcs.append(LEFT)
    return set_of(arcs)


def turned(side: int, quarter: int) -> int:
    """A side of a tile after so many quarter turns clockwise."""
    return (side + quarter) % 4
