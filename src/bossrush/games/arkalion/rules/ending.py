"""Fin de partie: the ways it ends, and when each is looked for."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.rules import Outcome, Over
from bossrush.games.arkalion.cards.terms import (
    ARMOUR_ARRIVED,
    BOARDED,
    ENDS,
    ESCAPE,
    TIME,
    is_enemy,
)
from bossrush.games.arkalion.table.board import COLUMNS, GREENS
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import log_enemies


def over(s: Escape, end: int) -> Over:
    """The end of the game, to be raised."""
    s.ended = end
    if s.journal:
        log_enemies.ended(s)
    return Over(Outcome(end == ESCAPE, Message(f"arkalion-end-{ENDS[end]}")))


def green_occupied(s: Escape, spared: list[int]) -> bool:
    """Whether an enemy stands on green, those on the cells `spared` left out."""
    for cell in GREENS:
        if is_enemy(s.grid[cell]) and cell not in spared:
            return True
    return False


def boarding_check(s: Escape) -> None:
    """The game is lost once an enemy, or the Armour, has spent a turn on green."""
    for column in range(COLUMNS):
        if 0 < s.entered[column] < s.turn and is_enemy(s.grid[GREENS[column]]):
            raise over(s, BOARDED)
    if 0 < s.armour_entered < s.turn and s.armour_hp > 0:
        raise over(s, ARMOUR_ARRIVED)


def armour_destroyed(s: Escape) -> Over:
    """The Armour has fallen: the last test is made on the spot."""
    return over(s, BOARDED if green_occupied(s, []) else ESCAPE)


def last_turn(s: Escape) -> Over:
    """Turn 12 is over."""
    if s.armour_hp == 0:
        return armour_destroyed(s)
    return over(s, ARMOUR_ARRIVED if s.armour_entered else TIME)
