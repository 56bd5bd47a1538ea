"""Laying tiles (p. 8): doors aligned, the fog gate far away, encounters by distance."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.engine.deck import Deck
from bossrush.engine.dice import roll
from bossrush.engine.sets import has
from bossrush.games.souls.cards.tables import Face
from bossrush.games.souls.cards.terms import BONFIRE, NO_SIDE, NOTHING, SIDE_X, SIDE_Y, STANDARD
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.table.phases import DEAL_LEVELS, DEAL_TILE, EXPLORE, PLACE_FOG, PLACE_TILE
from bossrush.games.souls.table.state import NO_TILE, Dungeon
from bossrush.games.souls.table.tile import Tile
from bossrush.games.souls.words import dungeon_log


def begin_section(s: Dungeon) -> None:
    """Clear the table for a half of the game, or a section of the campaign."""
    tables = s.tables
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
    s.tile_deck.ids = tables.tile_ids
    s.tile_deck.shuffle_in(list(range(len(tables.tile_ids))))
    s.levels = []
    for level in (1, 2, 3):
        deck = Deck()
        deck.key = "encounters"
        deck.ids = tables.encounter_ids
        deck.shuffle_in(
            [number for number, card in enumerate(tables.encounters) if card.level == level]
        )
        s.levels.append(deck)
    s.trap_deck = Deck()
    s.trap_deck.key = "traps"
    s.trap_deck.ids = tables.trap_ids
    tokens: list[int] = []
    for number, token in enumerate(tables.traps):
        tokens.extend([number] * token.copies)
    s.trap_deck.shuffle_in(tokens)
    if s.campaign != STANDARD:
        s.boss = tables.campaigns[s.campaign].sections[s.section].bosses[0]
    s.phase = DEAL_TILE


def deal_tile(s: Dungeon) -> Flow[None]:
    """The next tile, and which of its faces it shows."""
    tile = yield from s.tile_deck.draw(s)
    side = yield from roll(s, s.tables.side_die)
    s.dealt = tile * 2 + side
    if s.journal:
        dungeon_log.tile_dealt(s)
    s.phase = PLACE_TILE


def place_tile(s: Dungeon) -> Flow[None]:
    """Lay it so that one of its doors meets a door that lies there."""
    if s.laid:
        answer = placements(s)[0]
    else:
        answer = yield Decision(s, CREW, questions.LAY_TILE)
        if answers.LAY_ALL.fits(answer):
            s.laid = True
            answer = placements(s)[0]
    tile = Tile()
    tile.tables = s.tables
    tile.face = s.dealt
    tile.x = answers.X.of(answer)
    tile.y = answers.Y.of(answer)
    tile.turn = answers.TURN.of(answer)
    s.tiles.append(tile)
    s.dealt = NOTHING
    if s.journal:
        dungeon_log.tile_laid(s, len(s.tiles) - 1)
    s.phase = DEAL_TILE if len(s.tiles) < len(levels_to_deal(s)) else PLACE_FOG


def place_fog(s: Dungeon) -> Flow[None]:
    """The fog gate goes to a farthest tile, on a wall without a door."""
    if s.laid:
        answer = fog_places(s)[0]
    else:
        answer = yield Decision(s, CREW, questions.FOG)
    s.fog_tile = answers.TILE.of(answer)
    s.fog_side = answers.SIDE.of(answer)
    if s.journal:
        dungeon_log.fog_placed(s)
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
        dungeon_log.section_begins(s)
    s.phase = EXPLORE


UNREACHED: Final = 99


def levels_to_deal(s: Dungeon) -> list[int]:
    """The levels of this section's encounters, the lowest first."""
    if s.campaign != STANDARD:
        return s.tables.campaigns[s.campaign].sections[s.section].levels
    return s.boss_card().levels


def tile_at(s: Dungeon, x: int, y: int) -> int:
    """Which tile lies there: its number, BONFIRE, or NO_TILE."""
    if x == 0 and y == 0:
        return BONFIRE
    for number, tile in enumerate(s.tiles):
        if tile.x == x and tile.y == y:
            return number
    return NO_TILE


def cell_of(s: Dungeon, number: int) -> tuple[int, int]:
    if number == BONFIRE:
        return 0, 0
    return s.tiles[number].x, s.tiles[number].y


def has_door(s: Dungeon, number: int, side: int) -> bool:
    """Whether a tile has a door on this side of the table."""
    if number == BONFIRE:
        return has(s.tables.bonfire_doors, side)
    return s.tiles[number].has_door(side)


def open_doors(s: Dungeon) -> list[tuple[int, int, int]]:
    """Every door that leads to a free place: the place, and the side of it the door is on."""
    places = []
    for number in range(BONFIRE, len(s.tiles)):
        x, y = cell_of(s, number)
        for side in range(4):
            if has_door(s, number, side):
                to_x, to_y = x + SIDE_X[side], y + SIDE_Y[side]
                if tile_at(s, to_x, to_y) == NO_TILE:
                    places.append((to_x, to_y, (side + 2) % 4))
    return places


def placements(s: Dungeon) -> list[int]:
    """Every way to lay the dealt tile, the most useful first: near the bonfire, ways kept open."""
    face = s.tables.faces[s.dealt]
    last = len(s.tiles) + 1 == len(levels_to_deal(s))
    doors = open_doors(s)
    cells = {(x, y) for x, y, _side in doors}
    known = distances(s)
    tried: list[tuple[int, int, int]] = []
    scored: list[tuple[int, int, int, int, int]] = []
    for x, y, side in doors:
        for turn in range(4):
            if not face.has_door(side, turn) or (x, y, turn) in tried:
                continue
            tried.append((x, y, turn))
            left = len(cells) - 1 + _opened(s, x, y, face, turn, cells)
            if left or last:
                away = distance_of_cell(s, x, y, face, turn, known)
                scored.append((away, -left, x, y, turn))
    scored.sort()
    return [answers.LAY_AT.answer(x, y, turn) for _away, _left, x, y, turn in scored]


def _opened(s: Dungeon, x: int, y: int, face: Face, turn: int, cells: set[tuple[int, int]]) -> int:
    """How many more free places would be open once a tile lies there."""
    count = 0
    for side in range(4):
        if face.has_door(side, turn):
            to_x, to_y = x + SIDE_X[side], y + SIDE_Y[side]
            if (to_x, to_y) not in cells and tile_at(s, to_x, to_y) == NO_TILE:
                count += 1
    return count


def distance_of_cell(s: Dungeon, x: int, y: int, face: Face, turn: int, known: list[int]) -> int:
    """How far from the bonfire a tile would be that lies there; `known` are the others."""
    best = UNREACHED
    for side in range(4):
        if not face.has_door(side, turn):
            continue
        other = tile_at(s, x + SIDE_X[side], y + SIDE_Y[side])
        if other != NO_TILE and has_door(s, other, (side + 2) % 4):
            best = min(best, 1 if other == BONFIRE else known[other] + 1)
    return best


def neighbour(s: Dungeon, number: int, side: int) -> int:
    """The tile that a door of this one leads to; NO_TILE where doors do not meet."""
    if not has_door(s, number, side):
        return NO_TILE
    x, y = cell_of(s, number)
    other = tile_at(s, x + SIDE_X[side], y + SIDE_Y[side])
    if other == NO_TILE or not has_door(s, other, (side + 2) % 4):
        return NO_TILE
    return other


def distances(s: Dungeon) -> list[int]:
    """How many tiles away from the bonfire each tile is."""
    steps_away = [UNREACHED] * len(s.tiles)
    edge = [BONFIRE]
    away = 0
    while edge:
        away += 1
        further = []
        for number in edge:
            for side in range(4):
                other = neighbour(s, number, side)
                if other >= 0 and steps_away[other] == UNREACHED:
                    steps_away[other] = away
                    further.append(other)
        edge = further
    return steps_away


def fog_places(s: Dungeon) -> list[int]:
    """The walls without a door of the farthest tiles."""
    away = distances(s)
    farthest = max(away)
    return [
        answers.FOG_AT.answer(number, side)
        for number in range(len(s.tiles))
        if away[number] == farthest
        for side in range(4)
        if not s.tiles[number].has_door(side)
    ]
