"""Between encounters: moving through the dungeon, the bonfire, Andre and the Firekeeper."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls import asks, prices, tell
from bossrush.games.souls.endurance import clear
from bossrush.games.souls.layout import neighbour
from bossrush.games.souls.moving import recover
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import (
    BONFIRE,
    CHANGE_GEAR,
    CHEST,
    DRAW_TREASURE,
    NO_SIDE,
    NOTHING,
    SELL,
    TURN_ENCOUNTER,
)

# What the party does is packed: kind << 8 | what.
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
    found = [GO << 8 | way for way in ways_on(s)]
    if s.at == BONFIRE:
        found.extend(services(s))
    elif can_go_home(s):
        found.append(HOME << 8)
    if s.tiles[s.fog_tile].up:
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


def explore(s: Dungeon) -> Flow[None]:
    """One thing the party does outside encounters."""
    value = yield Decision(s, CREW, asks.EXPLORING)
    kind = value >> 8
    what = value & 255
    if kind == GO:
        go(s, what >> 3, what & 7)
    elif kind == HOME:
        s.at = BONFIRE
        if s.journal:
            tell.party_moves(s)
    elif kind == FOG:
        s.at = s.fog_tile
        s.fight.boss = True
        s.phase = TURN_ENCOUNTER
    elif kind == REST:
        rest(s, True)
    elif kind == BUY:
        s.souls -= prices.treasure_price(s)
        s.owed = 1
        if s.journal:
            tell.bought(s)
        s.phase = DRAW_TREASURE
    elif kind == GEAR:
        s.chooser = what
        s.chosen = NOTHING
        s.phase = CHANGE_GEAR
    elif kind == LEVEL:
        level_up(s, what >> 2, what & 3)
    elif kind == LUCK:
        s.souls -= 1
        s.party[what].luck = True
        if s.journal:
            tell.luck_back(s, what)
    elif kind == SPARK:
        s.souls -= prices.spark_price(s)
        s.sparks += 1
        if s.journal:
            tell.spark_bought(s)
    elif kind == SELLING:
        s.phase = SELL
    else:
        s.tiles[s.at].opened = True
        s.owed = min(2, s.treasure.size())
        if s.journal:
            tell.chest_opened(s)
        s.phase = DRAW_TREASURE


def go(s: Dungeon, tile: int, side: int) -> None:
    """Move the party to a tile; a face-down card there starts its encounter."""
    if side == FREELY:
        s.came_from = s.at
        s.at = tile
        s.door = NO_SIDE
        if s.lost_at == tile:
            recover(s, NOTHING)
        if s.journal:
            tell.party_moves(s)
        return
    enter_by(s, tile, side)


def enter_by(s: Dungeon, tile: int, side: int) -> None:
    """Come into a tile with a face-down card by one of the doors of its face."""
    s.came_from = neighbour(s, tile, s.tiles[tile].table_side(side))
    s.at = tile
    s.door = side
    s.fight.boss = False
    if s.journal:
        tell.party_moves(s)
    s.phase = TURN_ENCOUNTER


def level_up(s: Dungeon, hero: int, stat: int) -> None:
    """Raise one stat by one tier."""
    one = s.party[hero]
    s.souls -= prices.level_price(s, one.tiers[stat])
    one.tiers[stat] += 1
    if s.journal:
        tell.levelled(s, hero, stat)


def rest(s: Dungeon, pay: bool) -> None:
    """Rest at the bonfire: a spark, every token ready, every encounter card face down."""
    if pay:
        s.sparks -= 1
    for one in s.party:
        one.estus = True
        one.heroic = True
        one.luck = True
    for tile in s.tiles:
        tile.up = False
    clear(s)
    if s.journal:
        tell.rested(s, pay)
