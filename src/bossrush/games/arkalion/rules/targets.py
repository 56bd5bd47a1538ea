"""Whom a hero can attack: every target within Power, Range and a straight line, and why not."""

from __future__ import annotations

from bossrush.games.arkalion.cards.tables import Weapon
from bossrush.games.arkalion.cards.terms import (
    ARMOUR,
    ARMOUR_RESISTANCE,
    BASIC,
    EMPTY,
    GRENADIER,
    THE_ARMOUR,
    is_enemy,
)
from bossrush.games.arkalion.table.board import LINE, NEIGHBOURS, distance, in_line
from bossrush.games.arkalion.table.escape import Escape


def weapons(s: Escape, player: int, any_card: bool) -> list[int]:
    """What a hero can fire: the basic weapon, the improved one, or (Volley) all that is carried."""
    carried = [BASIC]
    own = s.heroes[player].character().improved
    if any_card:
        for card in range(len(s.gear)):
            if s.gear[card] == player:
                carried.append(card + 1)
    elif s.gear[own] == player:
        carried.append(own + 1)
    return carried


def targets(s: Escape, place: int, weapon: Weapon, barred: int) -> list[int]:
    """Whom a weapon can attack from a place: cells in a straight line, nearest first, and the
    Armour once; `barred` is a target that may not be attacked again."""
    grid = s.grid
    power = weapon.power
    no_armour = barred == THE_ARMOUR or power < ARMOUR_RESISTANCE
    legal: list[int] = []
    for cell in in_line(place, weapon.range + s.sight):
        pawn = grid[cell]
        if pawn == EMPTY:
            continue
        if pawn <= GRENADIER:
            if pawn <= power and cell != barred:
                legal.append(cell)
        elif pawn == ARMOUR and not no_armour:
            no_armour = True
            legal.append(THE_ARMOUR)
    return legal


def has_target(s: Escape, player: int, any_card: bool, barred: int) -> bool:
    """Whether a hero can attack anybody."""
    at = s.heroes[player].at
    for weapon in weapons(s, player, any_card):
        if targets(s, at, s.weapon(player, weapon), barred):
            return True
    return False


def refusals(s: Escape, place: int, weapon: Weapon, cell: int) -> list[str]:
    """Why an attack on what stands on a cell is not allowed; empty when it is."""
    pawn = s.grid[cell]
    if not is_enemy(pawn) and pawn != ARMOUR:
        return ["nobody"]
    reasons: list[str] = []
    if weapon.power < (ARMOUR_RESISTANCE if pawn == ARMOUR else pawn):
        reasons.append("power")
    if distance(place, cell) > weapon.range + s.sight:
        reasons.append("too_far")
    if cell not in LINE[place]:
        reasons.append("not_aligned")
    return reasons


def hit_chance(s: Escape, accuracy: int) -> float:
    """How likely a roll reaches an Accuracy, hawk eye included."""
    miss = (accuracy - 1) / 6
    return 1 - miss * miss if s.reroll else 1 - miss


def in_reach_of_bolt(s: Escape) -> list[int]:
    """The enemies beside the last victim's cell that chain lightning can kill."""
    victims: list[int] = []
    for cell in NEIGHBOURS[s.aim]:
        if is_enemy(s.grid[cell]) and s.grid[cell] <= s.power:
            victims.append(cell)
    return victims
