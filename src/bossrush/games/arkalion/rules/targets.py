"""Whom a hero can attack: every target within Power, Range and a straight line."""

from __future__ import annotations

from typing import Final

from bossrush.games.arkalion.cards.tables import Weapon
from bossrush.games.arkalion.table.board import LINE, LINE_DISTANCE
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import ARMOUR, ARMOUR_RESISTANCE, EMPTY, GRENADIER

THE_ARMOUR: Final = 127
"""The Armour as a target; any other target is a cell. A shot is weapon << 7 | target."""
BASIC: Final = 0
"""The basic weapon of the sheet; equipment card c is weapon c + 1."""


def weapon_of(s: Escape, player: int, weapon: int) -> Weapon:
    """A weapon by its number."""
    if weapon == BASIC:
        return s.t.sheets[s.heroes[player].sheet].basic
    return s.t.equipment[weapon - 1].weapon


def weapons(s: Escape, player: int, any_card: bool) -> list[int]:
    """What a hero can fire: the basic weapon, the improved one, or (Volley) all that is carried."""
    found = [BASIC]
    own = s.t.sheets[s.heroes[player].sheet].improved
    if any_card:
        for card in range(len(s.gear)):
            if s.gear[card] == player:
                found.append(card + 1)
    elif s.gear[own] == player:
        found.append(own + 1)
    return found


def add_shots(
    s: Escape, player: int, any_card: bool, barred: int, base: int, found: list[int]
) -> None:
    """Every legal shot, each as base + shot; `barred` is a target that may not be shot again."""
    grid = s.grid
    at = s.heroes[player].at
    line = LINE[at]
    far = LINE_DISTANCE[at]
    for weapon in weapons(s, player, any_card):
        stats = weapon_of(s, player, weapon)
        power = stats.power
        reach = stats.range + s.sight
        seen = barred == THE_ARMOUR or power < ARMOUR_RESISTANCE
        for place in range(len(line)):
            if far[place] > reach:
                break
            pawn = grid[line[place]]
            if pawn == EMPTY:
                continue
            if pawn <= GRENADIER:
                if pawn <= power and line[place] != barred:
                    found.append(base + (weapon << 7 | line[place]))
            elif pawn == ARMOUR and not seen:
                seen = True
                found.append(base + (weapon << 7 | THE_ARMOUR))


def has_shot(s: Escape, player: int, any_card: bool, barred: int) -> bool:
    found: list[int] = []
    add_shots(s, player, any_card, barred, 0, found)
    return len(found) > 0
