"""Exploration (p. 16): through the dungeon, back to the bonfire, or through the fog gate."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls import questions
from bossrush.games.souls.cards.terms import BONFIRE, CHEST, NO_SIDE, NOTHING
from bossrush.games.souls.rules import bonfire
from bossrush.games.souls.rules.bonfire import level_up, rest
from bossrush.games.souls.rules.character_movement import recover
from bossrush.games.souls.rules.laying_tiles import neighbour
from bossrush.games.souls.table import dungeon_log
from bossrush.games.souls.table.phases import CHANGE_GEAR, DRAW_TREASURE, SELL, TURN_ENCOUNTER
from bossrush.games.souls.table.state import Dungeon

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
    ways: list[int] = []
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
                ways.append(other * 8 + FREELY)
            else:
                way = other * 8 + s.tiles[other].own_side((side + 2) % 4)
                if way not in ways:
                    ways.append(way)
    ways.sort()
    return ways


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


def exploration_options(s: Dungeon) -> list[int]:
    """Everything the party can do now."""
    ways = ways_on(s)
    options = [GO << 8 | way for way in ways]
    if s.at == BONFIRE:
        options.extend(services(s))
    elif can_go_home(s):
        options.append(HOME << 8)
    if s.at == s.fog_tile or s.fog_tile * 8 + FREELY in ways:
        options.append(FOG << 8)
    if s.at >= 0 and has_closed_chest(s, s.at) and s.treasure.size():
        options.append(OPEN << 8)
    return options


def has_closed_chest(s: Dungeon, number: int) -> bool:
    tile = s.tiles[number]
    return tile.card >= 0 and tile.up and not tile.opened and CHEST in tile.encounter().terrain


def services(s: Dungeon) -> list[int]:
    """What there is to do on the bonfire tile."""
    options = []
    if s.sparks:
        options.append(REST << 8)
    if bonfire.can_buy_treasure(s):
        options.append(BUY << 8)
    for hero, character in enumerate(s.party):
        options.append(GEAR << 8 | hero)
        for stat in range(4):
            if bonfire.can_level(s, hero, stat):
                options.append(LEVEL << 8 | hero * 4 + stat)
        if s.souls and not character.luck:
            options.append(LUCK << 8 | hero)
    if bonfire.can_buy_spark(s):
        options.append(SPARK << 8)
    if bonfire.for_sale(s):
        options.append(SELLING << 8)
    return options


# What the party does is packed: kind << 8 | what.


def explore(s: Dungeon) -> Flow[None]:
    """One thing the party does outside encounters."""
    value = yield Decision(s, CREW, questions.EXPLORING)
    kind = value >> 8
    what = value & 255
    if kind == GO:
        go(s, what >> 3, what & 7)
    elif kind == HOME:
        s.at = BONFIRE
        if s.journal:
            dungeon_log.party_moves(s)
    elif kind == FOG:
        s.at = s.fog_tile
        s.fight.boss = True
        s.phase = TURN_ENCOUNTER
    elif kind == REST:
        rest(s, True)
    elif kind == BUY:
        s.souls -= bonfire.treasure_price(s)
        s.owed = 1
        if s.journal:
            dungeon_log.bought(s)
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
            dungeon_log.luck_back(s, what)
    elif kind == SPARK:
        s.souls -= bonfire.spark_price(s)
        s.sparks += 1
        if s.journal:
            dungeon_log.spark_bought(s)
    elif kind == SELLING:
        s.phase = SELL
    else:
        s.tiles[s.at].opened = True
        s.owed = min(2, s.treasure.size())
        if s.journal:
            dungeon_log.chest_opened(s)
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
            dungeon_log.party_moves(s)
        return
    enter_by(s, tile, side)


def enter_by(s: Dungeon, tile: int, side: int) -> None:
    """Come into a tile with a face-down card by one of the doors of its face."""
    s.came_from = neighbour(s, tile, s.tiles[tile].table_side(side))
    s.at = tile
    s.door = side
    s.fight.boss = False
    if s.journal:
        dungeon_log.party_moves(s)
    s.phase = TURN_ENCOUNTER
