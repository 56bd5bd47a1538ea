"""Between encounters: moving through the dungeon, the bonfire, Andre and the Firekeeper."""

from __future__ import annotations

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls import asks, prices, tell_dungeon
from bossrush.games.souls.doings import (
    BUY,
    FOG,
    FREELY,
    GEAR,
    GO,
    HOME,
    LEVEL,
    LUCK,
    REST,
    SELLING,
    SPARK,
)
from bossrush.games.souls.endurance import clear
from bossrush.games.souls.moving import recover
from bossrush.games.souls.plan import neighbour
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import (
    BONFIRE,
    CHANGE_GEAR,
    DRAW_TREASURE,
    NO_SIDE,
    NOTHING,
    SELL,
    TURN_ENCOUNTER,
)

# What the party does is packed: kind << 8 | what.


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
            tell_dungeon.party_moves(s)
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
            tell_dungeon.bought(s)
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
            tell_dungeon.luck_back(s, what)
    elif kind == SPARK:
        s.souls -= prices.spark_price(s)
        s.sparks += 1
        if s.journal:
            tell_dungeon.spark_bought(s)
    elif kind == SELLING:
        s.phase = SELL
    else:
        s.tiles[s.at].opened = True
        s.owed = min(2, s.treasure.size())
        if s.journal:
            tell_dungeon.chest_opened(s)
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
            tell_dungeon.party_moves(s)
        return
    enter_by(s, tile, side)


def enter_by(s: Dungeon, tile: int, side: int) -> None:
    """Come into a tile with a face-down card by one of the doors of its face."""
    s.came_from = neighbour(s, tile, s.tiles[tile].table_side(side))
    s.at = tile
    s.door = side
    s.fight.boss = False
    if s.journal:
        tell_dungeon.party_moves(s)
    s.phase = TURN_ENCOUNTER


def level_up(s: Dungeon, hero: int, stat: int) -> None:
    """Raise one stat by one tier."""
    one = s.party[hero]
    s.souls -= prices.level_price(s, one.tiers[stat])
    one.tiers[stat] += 1
    if s.journal:
        tell_dungeon.levelled(s, hero, stat)


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
        tell_dungeon.rested(s, pay)
