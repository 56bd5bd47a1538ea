"""What dice mean: symbols of a test, hits on the hit chart, jams, hits of hit dice.

Pure functions of the state, shared by the rules, the odds and the companions.
"""

from __future__ import annotations

from bossrush.games.sector.cards.tables import Enemy, Item
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import CORE_AMMO, JUDGED_TOTAL, TEST


def jammed(s: Mission, crew: int, gun: int) -> bool:
    """Whether a weapon has jammed; a table may let one jam stop both weapons."""
    items = s.tables.items
    return any(
        items[die >> 8 & 255].jams[die & 255]
        for die in s.ammo
        if die >> 16 == crew and (s.jam_crew or die >> 8 & 255 == gun)
    )


def wounds_of(s: Mission, crew: int, guns: list[int]) -> int:
    """The wounds of one SHOOT: hits of one ammo type are added up over its weapons."""
    enemy = s.enemy()
    wounds = 0
    counted = -1
    for place, gun in enumerate(guns):
        item = s.tables.items[gun]
        hits = s.crew[crew].bonus_hits if place == 0 else 0
        for die in s.ammo:
            if die >> 16 == crew and die >> 8 & 255 == gun:
                hits += item.hits[die & 255]
                wounds += item.wounds[die & 255]
        line = chart_line(enemy, item)
        if place == 0 and len(guns) == 2:
            other = s.tables.items[guns[1]]
            if other.ammo == item.ammo and chart_line(enemy, other) == line:
                counted = hits  # pooled with the second weapon's
                continue
        if counted >= 0:
            hits += counted
        if enemy.hits[line]:
            wounds += hits // enemy.hits[line] * enemy.wounds[line]
    return wounds


def chart_line(enemy: Enemy, item: Item) -> int:
    """The line of the hit chart a weapon's hits are read on."""
    if item.ammo >= CORE_AMMO and not enemy.printed[item.ammo] and item.chart_as >= 0:
        return item.chart_as
    return item.ammo


def hits_on(s: Mission, crew: int) -> int:
    """How many of a crewmember's hit dice show a hit."""
    count = 0
    for die in s.hits:
        if die >> 8 == crew and s.tables.hit_faces[die & 255]:
            count += 1
    return count


def symbols(s: Mission, crew: int, trait: int) -> int:
    """How many symbols of a trait a crewmember has in the present test."""
    member = s.crew[crew]
    count = member.added
    if member.shown >= 0 and member.shown % 3 == trait:
        count += 2 if member.shown >= 3 else 1
    return count


def test_passed(s: Mission, crew: int) -> bool:
    """Whether the present test is passed as the dice lie, so far as this crewmember goes."""
    step = s.tables.steps[s.asked]
    if step.verb != TEST or not s.rollers >> crew & 1:
        return True
    if step.judged == JUDGED_TOTAL:
        total = 0
        for number in range(len(s.crew)):
            if s.rollers >> number & 1:
                total += symbols(s, number, step.trait)
        return total >= step.need
    return symbols(s, crew, step.trait) >= step.need


def ranged_value(s: Mission) -> int:
    """The enemy's ranged attack value, as its special may have changed it."""
    value = s.enemy().ranged + s.changes.ranged
    return max(0, value)
