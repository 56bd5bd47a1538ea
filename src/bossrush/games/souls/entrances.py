"""Where characters enter, and which way a boss looks then."""

from __future__ import annotations

from bossrush.games.souls.geometry import FACE_COL, FACE_ROW
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import (
    NODE_LIMIT,
)


def entry_nodes(s: Dungeon) -> list[int]:
    """Where the next character may be placed: along the door's wall, three models to a node."""
    nodes = s.board().doors[s.door]
    return [node for node in nodes if s.crowd(node) < NODE_LIMIT]


def first_facings(s: Dungeon, foe: int) -> list[int]:
    """The directions with a node that point best toward the Aggro holder."""
    board = s.board()
    node = s.fight.foes[foe].node
    goal = s.party[s.fight.aggro].node
    x = board.cols[goal] - board.cols[node]
    y = board.rows[goal] - board.rows[node]
    best = -2.0
    found: list[int] = []
    for facing in range(8):
        if board.step[node][facing] < 0:
            continue
        col, row = FACE_COL[facing], FACE_ROW[facing]
        length = ((x * x + y * y) * (col * col + row * row)) ** 0.5
        cosine = (x * col + y * row) / length if length else 0.0
        if cosine > best + 1e-9:
            best = cosine
            found = [facing]
        elif cosine > best - 1e-9:
            found.append(facing)
    return found
