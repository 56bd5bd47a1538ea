"""Laying tiles: doors aligned, the fog gate far away, encounters by level and distance."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.deck import Deck
from bossrush.engine.dice import roll
from bossrush.games.souls import asks, tell_dungeon
from bossrush.games.souls.plan import (
    AUTO,
    distances,
    fog_places,
    levels_to_deal,
    placements,
    x_of,
    y_of,
)
from bossrush.games.souls.state import NO_TILE, Dungeon
from bossrush.games.souls.terms import (
    BONFIRE,
    DEAL_LEVELS,
    DEAL_TILE,
    EXPLORE,
    NO_SIDE,
    NOTHING,
    PLACE_FOG,
    PLACE_TILE,
    STANDARD,
)
from bossrush.games.souls.tile import Tile


def begin_section(s: Dungeon) -> None:
    """Clear the table for a half of the game, or a section of the campaign."""
    t = s.t
    s.tiles = []
    s.dealt = NOTHING
    s.fog_tile = NOTHING
    s.fog_side = NO_SIDE
    s.at = BONFIRE
    s.came_from = BONFIRE
    s.door = NO_SIDE
    s.lost_souls = 0
    s.lost_at = NO_TILE
    s.lost_node = NOTHING
    s.stage = 0
    s.tile_deck = Deck()
    s.tile_deck.key = "tiles"
    s.tile_deck.ids = t.tile_ids
    s.tile_deck.shuffle_in(list(range(len(t.tile_ids))))
    s.levels = []
    for level in (1, 2, 3):
        deck = Deck()
        deck.key = "encounters"
        deck.ids = t.encounter_ids
        deck.shuffle_in([number for number, card in enumerate(t.encounters) if card.level == level])
        s.levels.append(deck)
    s.trap_deck = Deck()
    s.trap_deck.key = "traps"
    s.trap_deck.ids = t.trap_ids
    tokens: list[int] = []
    for number, token in enumerate(t.traps):
        tokens.extend([number] * token.copies)
    s.trap_deck.shuffle_in(tokens)
    if s.campaign != STANDARD:
        s.boss = t.campaigns[s.campaign].sections[s.section].bosses[0]
    s.phase = DEAL_TILE


def deal_tile(s: Dungeon) -> Flow[None]:
    """The next tile, and which of its faces it shows."""
    tile = yield from s.tile_deck.draw(s)
    side = yield from roll(s, s.t.side_die)
    s.dealt = tile * 2 + side
    if s.journal:
        tell_dungeon.tile_dealt(s)
    s.phase = PLACE_TILE


def place_tile(s: Dungeon) -> Flow[None]:
    """Lay it so that one of its doors meets a door that lies there."""
    if s.laid:
        value = placements(s)[0]
    else:
        value = yield Decision(s, CREW, asks.LAY_TILE)
        if value == AUTO:
            s.laid = True
            value = placements(s)[0]
    tile = Tile()
    tile.t = s.t
    tile.face = s.dealt
    tile.x = x_of(value)
    tile.y = y_of(value)
    tile.turn = value & 3
    s.tiles.append(tile)
    s.dealt = NOTHING
    if s.journal:
        tell_dungeon.tile_laid(s, len(s.tiles) - 1)
    s.phase = DEAL_TILE if len(s.tiles) < len(levels_to_deal(s)) else PLACE_FOG


def place_fog(s: Dungeon) -> Flow[None]:
    """The fog gate goes to a farthest tile, on a wall without a door."""
    if s.laid:
        value = fog_places(s)[0]
    else:
        value = yield Decision(s, CREW, asks.FOG)
    s.fog_tile = value >> 2
    s.fog_side = value & 3
    if s.journal:
        tell_dungeon.fog_placed(s)
    s.phase = DEAL_LEVELS


LEVEL_IDS: Final = ("level1", "level2", "level3")


def deal_levels(s: Dungeon) -> Flow[None]:
    """Lower levels near the bonfire, higher ones far away; chance among equal distances."""
    levels = sorted(levels_to_deal(s))
    away = distances(s)
    order = sorted(range(len(s.tiles)), key=lambda number: (away[number], number))
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and away[order[end]] == away[order[start]]:
            end += 1
        bag = Deck()
        bag.key = "levels"
        bag.ids = LEVEL_IDS
        bag.shuffle_in([level - 1 for level in levels[start:end]])
        for number in order[start:end]:
            level = yield from bag.draw(s)
            s.tiles[number].level = level + 1
        start = end
    if s.journal:
        tell_dungeon.section_begins(s)
    s.phase = EXPLORE
