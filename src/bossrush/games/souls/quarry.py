"""Whom enemies go for: the nearest, by Aggro and taunt where several are, or the Aggro holder."""

from __future__ import annotations

from bossrush.games.souls.geometry import FAR
from bossrush.games.souls.room import distinct
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.tables import Behaviour, Icon
from bossrush.games.souls.terms import (
    AGGRO,
    AREA,
    ATTACK,
    FROSTBITE,
    HEROES,
    NO_RANGE,
    NODE,
    NOTHING,
    STAGGER,
)


def nearest(s: Dungeon, node: int, among: int = 15) -> int:
    """The nearest of these characters; of several the one with Aggro, else the best taunt."""
    distance = s.board().distance[node]
    best = NOTHING
    least = 100
    taunt = 0
    for number, hero in enumerate(s.party):
        if not among >> number & 1:
            continue
        away = distance[hero.node]
        if away > least:
            continue
        pull = 99 if number == s.fight.aggro else s.t.characters[hero.character].taunt
        if away < least or pull > taunt:
            best = number
            least = away
            taunt = pull
    return best


def quarry(s: Dungeon, node: int, to: int) -> int:
    """The character a movement or a leap is about."""
    return s.fight.aggro if to == AGGRO else nearest(s, node)


def targets(s: Dungeon, foe: int, behaviour: Behaviour, icon: Icon) -> int:
    """Who must defend against an attack icon, as a mask."""
    if behaviour.range == NO_RANGE:
        return 0
    model = s.fight.foes[foe]
    distance = s.board().distance[model.node]
    reach = behaviour.range
    if icon.mode == AREA:
        mask = 0
        for number, hero in enumerate(s.party):
            if distance[hero.node] <= reach and s.arc_of(number, foe) & behaviour.hit:
                mask |= 1 << number
        return mask
    if behaviour.hit:
        among = 0
        for number, hero in enumerate(s.party):
            if distance[hero.node] <= reach and s.arc_of(number, foe) & behaviour.hit:
                among |= 1 << number
        target = nearest(s, model.node, among) if among else NOTHING
    else:
        target = quarry(s, model.node, icon.to)
    if target < 0 or distance[s.party[target].node] > reach:
        return 0
    if icon.mode != NODE:
        return 1 << target
    mask = 0
    node = s.party[target].node
    for number, hero in enumerate(s.party):
        if hero.node == node:
            mask |= 1 << number
    return mask


def next_foes(s: Dungeon) -> list[int]:
    """The foes of highest threat that have not acted."""
    found: list[int] = []
    threat = -1
    for number, foe in enumerate(s.fight.foes):
        if foe.node < 0 or foe.acted:
            continue
        theirs = s.t.foes[foe.kind].threat
        if theirs > threat:
            threat = theirs
            found = [HEROES + number]
        elif theirs == threat:
            found.append(HEROES + number)
    return [model - HEROES for model in distinct(s, found)]


def reach_of(s: Dungeon, foe: int, icon: Icon) -> int:
    """How many nodes a move covers: Frostbite takes one off."""
    if s.fight.foes[foe].conditions & FROSTBITE:
        return max(0, icon.nodes - 1)
    return icon.nodes


def nearer_nodes(s: Dungeon, node: int, goal: int) -> list[int]:
    """The free nodes next to this one that lead closest to a goal; empty if none is nearer."""
    board = s.board()
    distance = board.paths[s.blocked()][goal]
    if distance[node] >= FAR:
        distance = board.distance[goal]
    least = distance[node]
    found: list[int] = []
    for other in s.free_nodes(node):
        away = distance[other]
        if away < least:
            least = away
            found = [other]
        elif away == least and found:
            found.append(other)
    return found


def farther_nodes(s: Dungeon, node: int, goal: int) -> list[int]:
    """The free nodes next to this one that lead farthest from a goal; empty if none is farther."""
    board = s.board()
    distance = board.paths[s.blocked()][goal]
    if distance[node] >= FAR:
        distance = board.distance[goal]
    most = distance[node]
    found: list[int] = []
    for other in s.free_nodes(node):
        away = distance[other]
        if away > most and away < FAR:
            most = away
            found = [other]
        elif away == most and found:
            found.append(other)
    return found


def strength(s: Dungeon) -> int:
    """The damage of the attack that is being resolved, before any defence."""
    icon = s.icon()
    if icon.op == ATTACK and s.fight.foes[s.fight.acting].conditions & STAGGER:
        return max(0, icon.damage - 1)
    return icon.damage


def is_magic(s: Dungeon) -> bool:
    """Whether Resist, and not Block, counts against it; a movement attack is physical."""
    icon = s.icon()
    return icon.op == ATTACK and icon.magic
