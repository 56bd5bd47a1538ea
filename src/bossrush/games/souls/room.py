"""Who can go where: steps of characters, destinations of pushes, dodges and what they cost."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.fight import PUSH_ANY, PUSH_ARC, PUSH_AWAY
from bossrush.games.souls.gear import may_dodge, may_run, walk_nodes
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import FROSTBITE, HEROES

AROUND: Final = 32
"""From here on a step stays on the boss's node and goes around to an arc: AROUND + arc."""

STAND: Final = 0
"""Of a defence: block, resist or suffer."""
STAY: Final = 1
"""Dodge without moving."""
DODGE_TO: Final = 2
"""From here on: dodge to a node, DODGE_TO + node."""
DODGE_ROUND: Final = 48
"""From here on: dodge to another arc of the boss's node, DODGE_ROUND + arc."""


def node_of(s: Dungeon, model: int) -> int:
    """Where a hero, or 4 + a foe, stands."""
    return s.party[model].node if model < HEROES else s.fight.foes[model - HEROES].node


# -- steps ----------------------------------------------------------------------------------


def ways(s: Dungeon, hero: int, barrels: bool) -> list[int]:
    """Where one step takes a character; barrels only when it may break them."""
    one = s.party[hero]
    board = s.board()
    boss = s.boss_on(one.node)
    if boss >= 0:
        mask = s.arc_of(hero, boss)
        arcs = board.arcs[s.fight.foes[boss].facing][one.node]
        found = [node for node in board.near[one.node] if arcs[node] & mask]
        for arc in range(4):
            if mask >> arc & 1:
                found.append(AROUND + (arc + 1) % 4)
                found.append(AROUND + (arc + 3) % 4)
                break
        return found
    if not s.blocked():
        return board.near[one.node]
    found = []
    for node in board.near[one.node]:
        if not s.is_blocked(node) or (barrels and s.intact_barrel(node)):
            found.append(node)
    return found


def step_cost(s: Dungeon, hero: int, way: int) -> int:
    """The Energy of a walk or run: the walk is free, Frostbite and barrels cost one more."""
    one = s.party[hero]
    frost = 1 if one.conditions & FROSTBITE else 0
    walk = s.fight.walk
    cost = 1 + frost
    if walk > 0:
        cost = frost if walk == walk_nodes(s, hero) else 0
    if way < AROUND and s.intact_barrel(way):
        cost += 1
    return cost


def steps(s: Dungeon, hero: int) -> list[int]:
    """The steps a character may make now in its activation."""
    fight = s.fight
    if fight.stride == 2 or (fight.walk == 0 and not may_run(s, hero)):
        return []
    free = s.party[hero].free()
    return [way for way in ways(s, hero, True) if step_cost(s, hero, way) <= free]


# -- dodges ---------------------------------------------------------------------------------


def dodge_cost(s: Dungeon, hero: int, node: int) -> int:
    """The Energy of a dodge; -1 as a node for one that goes nowhere."""
    cost = 2 if s.party[hero].conditions & FROSTBITE else 1
    if node >= 0 and s.intact_barrel(node):
        cost += 1
    return cost


def defences(s: Dungeon, hero: int) -> list[int]:
    """What a character may do against an attack or a trap."""
    found = [STAND]
    one = s.party[hero]
    free = one.free()
    if not may_dodge(s, hero) or dodge_cost(s, hero, -1) > free:
        return found
    found.append(STAY)
    for node in s.board().near[one.node]:
        if s.is_blocked(node) and not s.intact_barrel(node):
            continue
        if dodge_cost(s, hero, node) <= free:
            found.append(DODGE_TO + node)
    boss = s.boss_on(one.node)
    if boss >= 0:
        mask = s.arc_of(hero, boss)
        found.extend(DODGE_ROUND + arc for arc in range(4) if not mask >> arc & 1)
    return found


def dodge_node(value: int) -> int:
    """The node a dodge goes to; -1 when it stays on its own."""
    return value - DODGE_TO if DODGE_TO <= value < DODGE_ROUND else -1


def further_dodges(s: Dungeon, hero: int) -> list[int]:
    """Where a dodge of two nodes may go on to; its Energy is paid but for barrels."""
    one = s.party[hero]
    return [
        node
        for node in s.board().near[one.node]
        if not s.is_blocked(node) or (s.intact_barrel(node) and one.free() >= 1)
    ]


# -- pushes ---------------------------------------------------------------------------------


def push_nodes(s: Dungeon, model: int) -> list[int]:
    """Where the present push may move a model; empty when it cannot be moved."""
    fight = s.fight
    node = node_of(s, model)
    free = s.free_nodes(node)
    if fight.pushing == PUSH_AWAY:
        return farthest(s, free, fight.origin)
    if fight.pushing == PUSH_ARC and model < HEROES:
        boss = s.boss_on(node)
        if boss >= 0:
            return in_arc(s, model, boss, free)
    if model >= HEROES and s.t.foes[fight.foes[model - HEROES].kind].boss:
        return [other for other in free if s.boss_on(other) < 0]
    return free


def farthest(s: Dungeon, nodes: list[int], origin: int) -> list[int]:
    """Those of these nodes that lie farthest from a node."""
    distance = s.board().distance[origin]
    most = 0
    found: list[int] = []
    for node in nodes:
        if distance[node] > most:
            most = distance[node]
            found = [node]
        elif distance[node] == most:
            found.append(node)
    return found


def in_arc(s: Dungeon, hero: int, boss: int, nodes: list[int]) -> list[int]:
    """The nodes of the arc a character stands in; along the wall where there are none."""
    board = s.board()
    foe = s.fight.foes[boss]
    mask = s.arc_of(hero, boss)
    arcs = board.arcs[foe.facing][foe.node]
    found = [node for node in nodes if arcs[node] & mask]
    if found:
        return found
    found = [node for node in nodes if board.edge[node]]
    return found or nodes


def crowded_out(s: Dungeon, node: int, newcomer: int, chain: int) -> list[int]:
    """Who may be pushed off a full node: not the newcomer, no boss, first those not yet moved."""
    models = s.heroes_on(node)
    for number in s.foes_on(node):
        if not s.t.foes[s.fight.foes[number].kind].boss:
            models.append(HEROES + number)
    found = [model for model in models if model != newcomer]
    fresh = [model for model in found if not chain >> model & 1]
    return distinct(s, fresh)


def distinct(s: Dungeon, models: list[int]) -> list[int]:
    """The same without foes that are in all things equal to one before them."""
    found: list[int] = []
    for model in models:
        if model >= HEROES:
            foe = s.fight.foes[model - HEROES]
            twin = False
            for other in found:
                if other >= HEROES:
                    one = s.fight.foes[other - HEROES]
                    if (
                        one.kind == foe.kind
                        and one.node == foe.node
                        and one.health == foe.health
                        and one.conditions == foe.conditions
                        and one.acted == foe.acted
                    ):
                        twin = True
                        break
            if twin:
                continue
        found.append(model)
    return found


def limit_push(s: Dungeon, model: int) -> None:
    """Set how a model goes that the node limit pushes out: anywhere, or in its boss's arc."""
    s.fight.pushing = PUSH_ARC if model < HEROES else PUSH_ANY
    s.fight.origin = node_of(s, model)
