"""Enemy movement (p. 24): toward or away, around terrain, pushing those who stand in the way."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls.cards.geometry import FAR
from bossrush.games.souls.cards.tables import Icon
from bossrush.games.souls.cards.terms import NODE_LIMIT, NOTHING, foe_model
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules.aggro import quarry
from bossrush.games.souls.rules.conditions import frostbitten_move
from bossrush.games.souls.rules.enemy_attack import movement_attack
from bossrush.games.souls.rules.push import clear_node, make_room
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log


def reach_of(s: Dungeon, foe: int, icon: Icon) -> int:
    """How many nodes a move covers."""
    return frostbitten_move(s.fight.foes[foe].conditions, icon.nodes)


def next_nodes(s: Dungeon, node: int, goal: int, away: bool) -> list[int]:
    """The free nodes next to this one that lead closest to a goal, or farthest away from it.

    Empty if none is nearer, or farther.
    """
    board = s.board()
    distance = board.paths[s.blocked()][goal]
    if distance[node] >= FAR:
        distance = board.distance[goal]
    best = distance[node]
    nodes: list[int] = []
    for other in s.free_nodes(node):
        steps = distance[other]
        better = best < steps < FAR if away else steps < best
        if better:
            best = steps
            nodes = [other]
        elif steps == best and nodes:
            nodes.append(other)
    return nodes


def enemy_move(s: Dungeon, number: int, icon: Icon) -> Flow[None]:
    """An enemy moves toward or away from a character fixed at the start of the movement."""
    fight = s.fight
    foe = fight.foes[number]
    fight.prey = quarry(s, foe.node, icon.to)
    fight.steps = reach_of(s, number, icon)
    if icon.push:
        yield from clear_node(s, foe.node)
    while fight.steps:
        goal = s.party[fight.prey].node
        nodes = next_nodes(s, foe.node, goal, icon.away)
        if not nodes:
            return
        node = nodes[0]
        if len(nodes) > 1:
            fight.goal = goal
            node = yield Decision(s, CREW, questions.FOE_STEP)
            fight.goal = NOTHING
        came = foe.node
        foe.node = node
        fight.steps -= 1
        if s.journal:
            log.foe_moved(s, number, came, node, "move")
        if icon.damage:
            yield from movement_attack(s, node)
        elif icon.push:
            yield from clear_node(s, node)
        if foe.node < 0:
            return
        if s.crowd(node) > NODE_LIMIT:
            yield from make_room(s, node, foe_model(number), 0)
