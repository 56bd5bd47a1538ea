"""Whom enemies go for: the nearest, by Aggro and taunt where several are, or the Aggro holder."""

from __future__ import annotations

from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.tables import Behaviour, Icon
from bossrush.games.souls.terms import AGGRO, AREA, NO_RANGE, NODE, NOTHING


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
