"""Apparition des Ennemis: cards are drawn, and what they name appears in row 6."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Flow
from bossrush.games.arkalion.cards.terms import (
    ARMOUR,
    CARDS_PER_DRAW,
    EMPTY,
    FUSILIER,
    GRENADIER,
    LEGIONNAIRE,
    READY,
)
from bossrush.games.arkalion.rules.pushing import NOTHING_BARRED, place_enemy, push
from bossrush.games.arkalion.table.board import AREA, AREA_COLUMNS, SPAWN_ROW, cell_at
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import log

NONE_MISSING: Final[list[int]] = []
PAWNS: Final[tuple[int, ...]] = (LEGIONNAIRE, FUSILIER, GRENADIER)


def cards_to_draw(s: Escape, place: int) -> int:
    """How many cards the player at this place of the order draws."""
    cards = CARDS_PER_DRAW[s.sequence()]
    if s.extra > 0 and place >= len(s.heroes) - s.extra:
        return cards + 1
    if s.extra < 0 and place >= len(s.heroes) + s.extra:
        return max(1, cards - 1)
    return cards


def appearance(s: Escape) -> Flow[None]:
    """One player's appearance step: card after card, entry after entry."""
    seat = s.seat_of(s.player())
    number = s.sequence()
    while s.cards_left:
        deck = s.decks[number]
        if deck.size() == 0:
            deck.shuffle_in(s.discards[number])
            s.discards[number] = []
            if s.journal:
                log.reshuffled(s, number)
        drawn = yield from deck.draw(s, seat)
        s.cards_left -= 1
        card = s.tables.enemy_cards[drawn]
        if s.journal:
            log.enemy_card(s, drawn)
        for entry in card.entries:
            appear(s, entry.type, entry.column, NONE_MISSING)
        s.discards[number].append(drawn)
    s.phase = READY


def appear(s: Escape, kind: int, column: int, missing: list[int]) -> None:
    """An enemy appears, or what replaces it; `missing` are the types already found used up."""
    while kind not in missing:
        if s.supply(kind) > 0:
            put_in(s, kind, column)
            return
        missing = [*missing, kind]
        if not any(s.supply(other) for other in PAWNS if other not in missing):
            break
        if s.journal:
            log.replaced(s, kind, column)
        if kind == LEGIONNAIRE:
            kind = FUSILIER
        elif kind == FUSILIER:
            kind = GRENADIER
        else:
            appear(s, LEGIONNAIRE, column, missing)
            appear(s, LEGIONNAIRE, column, missing)
            return
    if s.journal:
        log.no_pawn(s, column)


def put_in(s: Escape, kind: int, column: int) -> None:
    """Put a pawn on its spawn point: an enemy there is pushed, anyone else sends it aside."""
    cell = cell_at(column, SPAWN_ROW)
    pawn = s.grid[cell]
    if pawn >= ARMOUR:
        cell = _nearest_free(s, column)
        if cell < 0:
            if s.journal:
                log.no_room(s, kind, column)
            return
    elif pawn != EMPTY:
        push(s, cell, SPAWN_ROW - 1, NOTHING_BARRED)
    place_enemy(s, cell, kind)
    if s.journal:
        log.appeared(s, kind, cell)


def _nearest_free(s: Escape, column: int) -> int:
    """The nearest row-6 cell of the same area without a pawn, the lower letter on ties."""
    area = AREA_COLUMNS[AREA[column]]
    for far in range(1, len(area)):
        for other in (column - far, column + far):
            if other in area:
                cell = cell_at(other, SPAWN_ROW)
                if s.grid[cell] == EMPTY:
                    return cell
    return -1
