"""What the party can do between encounters."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls import prices
from bossrush.games.souls.plan import neighbour
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import (
    BONFIRE,
    CHEST,
)

GO: Final = 0


HOME: Final = 1


FOG: Final = 2


REST: Final = 3


BUY: Final = 4


GEAR: Final = 5


LEVEL: Final = 6


LUCK: Final = 7


SPARK: Final = 8


SELLING: Final = 9


OPEN: Final = 10


FREELY: Final = 7
"""As a side: the tile lies face up, and it does not matter by which door it is entered."""


def ways_on(s: Dungeon) -> list[int]:
    """Where the party can go through face-up tiles: tile * 8 + the door of its face."""
    reached = [s.at]
    found: list[int] = []
    place = 0
    while place < len(reached):
        here = reached[place]
        place += 1
        for side in range(4):
            other = neighbour(s, here, side)
            if other < BONFIRE or other in reached:
                continue
            if other == BONFIRE:
                reached.append(other)
            elif s.tiles[other].up:
                reached.append(other)
                found.append(other * 8 + FREELY)
            else:
                way = other * 8 + s.tiles[other].own_side((side + 2) % 4)
                if way not in found:
                    found.append(way)
    found.sort()
    return found


def can_go_home(s: Dungeon) -> bool:
    """Whether face-up tiles lead back to the bonfire."""
    if s.at == BONFIRE:
        return False
    reached = [s.at]
    place = 0
    while place < len(reached):
        for side in range(4):
            other = neighbour(s, reached[place], side)
            if other == BONFIRE:
                return True
            if other >= 0 and other not in reached and s.tiles[other].up:
                reached.append(other)
        place += 1
    return False


def doings(s: Dungeon) -> list[int]:
    """Everything the party can do now."""
    ways = ways_on(s)
    found = [GO << 8 | way for way in ways]
    if s.at == BONFIRE:
        found.extend(services(s))
    elif can_go_home(s):
        found.append(HOME << 8)
    if s.at == s.fog_tile or s.fog_tile * 8 + FREELY in ways:
        found.append(FOG << 8)
    if s.at >= 0 and has_closed_chest(s, s.at) and s.treasure.size():
        found.append(OPEN << 8)
    return found


def has_closed_chest(s: Dungeon, number: int) -> bool:
    tile = s.tiles[number]
    return tile.card >= 0 and tile.up and not tile.opened and CHEST in tile.encounter().terrain


def services(s: Dungeon) -> list[int]:
    """What there is to do on the bonfire tile."""
    found = []
    if s.sparks:
        found.append(REST << 8)
    if prices.can_buy_treasure(s):
        found.append(BUY << 8)
    for hero, one in enumerate(s.party):
        found.append(GEAR << 8 | hero)
        for stat in range(4):
            if prices.can_level(s, hero, stat):
                found.append(LEVEL << 8 | hero * 4 + stat)
        if s.souls and not one.luck:
            found.append(LUCK << 8 | hero)
    if prices.can_buy_spark(s):
        found.append(SPARK << 8)
    if prices.for_sale(s):
        found.append(SELLING << 8)
    return found
