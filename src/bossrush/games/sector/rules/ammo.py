"""Ammo dice (p. 17): those on weapons and in the supply, and which of them can be used."""

from __future__ import annotations

from bossrush.engine.sets import has
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.tray import roller_of
from bossrush.games.sector.words import log


def top_up(s: Mission, gun: int, most: int) -> int:
    """Put dice on a weapon, up to its capacity and as far as the supply goes; how many."""
    card = s.tables.items[gun]
    missing = card.capacity - s.loaded[gun]
    if missing > most:
        missing = most
    if missing <= 0:
        return 0
    taken = s.supply.take(card.ammo, missing)
    s.loaded[gun] += taken
    if s.journal and taken:
        log.loaded(s, gun, taken)
    return taken


def unload(s: Mission, gun: int, count: int) -> int:
    """Take dice off a weapon, back to the supply; how many."""
    if count > s.loaded[gun]:
        count = s.loaded[gun]
    s.loaded[gun] -= count
    s.supply.give_back(s.tables.items[gun].ammo, count)
    return count


def ammo_of(s: Mission, crew: int, ammo: int) -> int:
    """The ammo dice of a type (or of any) on a crewmember's weapons."""
    count = 0
    for item in s.crew[crew].pack:
        if s.tables.items[item].fires(ammo):
            count += s.loaded[item]
    return count


def ammo_of_crew(s: Mission, ammo: int) -> int:
    """The ammo dice of a type (or of any) that the crew hold together."""
    count = 0
    for number in range(len(s.crew)):
        count += ammo_of(s, number, ammo)
    return count


def loadable(s: Mission, crew: int) -> list[int]:
    """The weapons of a crewmember that can take up ammo dice now."""
    return [item for item in s.crew[crew].pack if can_load_gun(s, item)]


def can_load_gun(s: Mission, item: int) -> bool:
    card = s.tables.items[item]
    return card.gun and s.loaded[item] < card.capacity and s.supply.left[card.ammo] > 0


def ammo_dice_of(s: Mission, crew: int) -> list[int]:
    """The places of a crewmember's ammo dice that may be rolled again, equal ones once."""
    places: list[int] = []
    seen: list[int] = []
    for place, die in enumerate(s.ammo):
        if roller_of(die) == crew and not has(s.rerolled, place) and die not in seen:
            seen.append(die)
            places.append(place)
    return places
