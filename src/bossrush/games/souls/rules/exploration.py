"""Exploration (p. 16): through the dungeon, back to the bonfire, or through the fog gate."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import CREW, Decision, Flow
from bossrush.games.souls.cards.terms import BONFIRE, CHEST, NO_SIDE, NOTHING
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules import bonfire
from bossrush.games.souls.rules.character_movement import recover
from bossrush.games.souls.rules.laying_tiles import neighbour
from bossrush.games.souls.table.phases import CHANGE_GEAR, DRAW_TREASURE, SELL, TURN_ENCOUNTER
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import dungeon_log

CHEST_TREASURE: Final = 2
"""How many treasure cards a chest holds."""


def ways_on(s: Dungeon) -> list[tuple[int, int]]:
    """Where the party can go through face-up tiles: a tile, and the side of the map to enter it by.

    A tile that lies face up has NO_SIDE: it does not matter by which door it is entered.
    """
    reached = [s.at]
    ways: list[tuple[int, int]] = []
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
                ways.append((other, NO_SIDE))
            else:
                way = (other, (side + 2) % 4)
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


def has_closed_chest(s: Dungeon, number: int) -> bool:
    """Whether a chest can be opened on a tile: its encounter has been won."""
    tile = s.tiles[number]
    return tile.card >= 0 and tile.up and not tile.opened and CHEST in tile.encounter().terrain


def exploration_options(s: Dungeon) -> list[int]:
    """Everything the party can do now."""
    ways = ways_on(s)
    options: list[int] = []
    for tile, side in ways:
        if side == NO_SIDE:
            options.append(answers.GO.answer(tile))
        else:
            options.append(answers.ENTER.answer(tile, side))
    if s.at == BONFIRE:
        options.extend(bonfire.services(s))
    elif can_go_home(s):
        options.append(answers.HOME.answer())
    if s.at == s.fog_tile or (s.fog_tile, NO_SIDE) in ways:
        options.append(answers.FOG_GATE.answer())
    if s.at >= 0 and has_closed_chest(s, s.at) and s.treasure.size():
        options.append(answers.OPEN_CHEST.answer())
    return options


def explore(s: Dungeon) -> Flow[None]:
    """One thing the party does outside encounters."""
    answer = yield Decision(s, CREW, questions.EXPLORING)
    if answers.GO.fits(answer):
        go(s, answers.TILE.of(answer))
    elif answers.ENTER.fits(answer):
        enter_by(s, answers.TILE.of(answer), answers.SIDE.of(answer))
    elif answers.HOME.fits(answer):
        s.at = BONFIRE
        if s.journal:
            dungeon_log.party_moves(s)
    elif answers.FOG_GATE.fits(answer):
        s.at = s.fog_tile
        s.fight.boss = True
        s.phase = TURN_ENCOUNTER
    elif answers.REST.fits(answer):
        bonfire.rest(s, True)
    elif answers.BUY_TREASURE.fits(answer):
        bonfire.buy_treasure(s)
        s.phase = DRAW_TREASURE
    elif answers.CHANGE_EQUIPMENT.fits(answer):
        s.chooser = answers.HERO.of(answer)
        s.chosen = NOTHING
        s.phase = CHANGE_GEAR
    elif answers.LEVEL_UP.fits(answer):
        bonfire.level_up(s, answers.HERO.of(answer), answers.STAT.of(answer))
    elif answers.BUY_LUCK.fits(answer):
        bonfire.buy_luck(s, answers.HERO.of(answer))
    elif answers.BUY_SPARK.fits(answer):
        bonfire.buy_spark(s)
    elif answers.SELL_CARDS.fits(answer):
        s.phase = SELL
    else:
        open_chest(s)
        s.phase = DRAW_TREASURE


def go(s: Dungeon, tile: int) -> None:
    """Move the party to a tile that lies face up."""
    s.came_from = s.at
    s.at = tile
    s.door = NO_SIDE
    if s.lost_at == tile:
        recover(s, NOTHING)
    if s.journal:
        dungeon_log.party_moves(s)


def enter_by(s: Dungeon, tile: int, side: int) -> None:
    """Come into a tile with a face-down card by its door on this side of the map."""
    s.came_from = neighbour(s, tile, side)
    s.at = tile
    s.door = s.tiles[tile].own_side(side)
    s.fight.boss = False
    if s.journal:
        dungeon_log.party_moves(s)
    s.phase = TURN_ENCOUNTER


def open_chest(s: Dungeon) -> None:
    """Draw the treasure of the chest on this tile."""
    s.tiles[s.at].opened = True
    s.owed = min(CHEST_TREASURE, s.treasure.size())
    if s.journal:
        dungeon_log.chest_opened(s)
