"""Where a character could stand, and what is good or bad about a place by itself."""

from __future__ import annotations

from typing import Final

from bossrush.companions.souls.taste import TASTE
from bossrush.companions.souls.worth import facing_in
from bossrush.games.souls.cards.terms import HIDDEN_TRAP
from bossrush.games.souls.rules.character_movement import AROUND, step_cost, ways
from bossrush.games.souls.rules.traps import lies_on, trap_on
from bossrush.games.souls.table.fight import STRUCK
from bossrush.games.souls.table.state import Dungeon

FARTHEST: Final = 4
"""How many steps ahead it looks for a place to stand."""


class Stand:
    """Somewhere a character could be: what it costs to get there, and the first step."""

    def __init__(self, way: int, energy: int, first: int) -> None:
        self.node = way
        self.energy = energy
        self.first = first


def stands(s: Dungeon, hero: int) -> list[Stand]:
    """Every node within reach: the Energy it takes, and the first step there."""
    character = s.party[hero]
    reached = [Stand(character.node, 0, -1)]
    if s.fight.stride == STRUCK:
        return reached
    free = character.free()
    edge: list[Stand] = []
    seen = [character.node]
    for way in ways(s, hero, True):
        cost = step_cost(s, hero, way)
        if cost >= free:
            continue
        if way >= AROUND:
            reached.append(Stand(way, cost, way))
        else:
            seen.append(way)
            edge.append(Stand(way, cost, way))
    walk = s.fight.walk
    for step in range(1, FARTHEST):
        reached.extend(edge)
        further: list[Stand] = []
        s.fight.walk = max(0, walk - step)
        home = character.node
        for stand in edge:
            character.node = stand.node
            for node in s.free_nodes(stand.node):
                if node in seen:
                    continue
                cost = stand.energy + step_cost(s, hero, node)
                if cost < free:
                    seen.append(node)
                    further.append(Stand(node, cost, stand.first))
        character.node = home
        edge = further
    s.fight.walk = walk
    reached.extend(edge)
    return reached


def take_stand(s: Dungeon, hero: int, stand: Stand, home: int) -> None:
    """Put a character there, in the mind."""
    character = s.party[hero]
    if stand.node >= AROUND:
        boss = s.boss_on(home)
        character.place = (s.fight.foes[boss].facing + 2 * (stand.node - AROUND)) % 8
    elif stand.node != home:
        character.node = stand.node
        character.place = facing_in(s, stand.node, home) if _near(s, stand.node, home) else -1
        if character.place < 0 and s.boss_on(stand.node) >= 0:
            character.place = s.fight.foes[s.boss_on(stand.node)].facing


def _near(s: Dungeon, node: int, other: int) -> bool:
    return s.board().distance[node][other] == 1


def trap_fear(s: Dungeon, node: int) -> float:
    """What a node nobody has tried may cost."""
    if s.fight.boss or node >= AROUND:
        return 0.0
    if not lies_on(s, node):
        return 0.0
    if s.tiles[s.at].traps[node] == HIDDEN_TRAP:
        return 0.7
    return 1.0 * trap_on(s, node).damage


def longing(s: Dungeon, node: int) -> float:
    """What it costs to be far from every foe: nothing is won by hiding."""
    distance = s.board().distance[node]
    least = 9
    for foe in s.fight.foes:
        if foe.node >= 0:
            least = min(least, distance[foe.node])
    return TASTE.longing * least
