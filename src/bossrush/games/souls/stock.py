"""Cards that could be moved, and where they could go."""

from __future__ import annotations

from typing import Final

from bossrush.games.souls.gear import held_in, places_for
from bossrush.games.souls.held import upgrades_of
from bossrush.games.souls.hero import Hero
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import (
    ARMOUR,
    ARMOUR_UPGRADE,
    BONFIRE,
    IN_BACKUP,
    IN_LEFT,
    IN_RIGHT,
    INTO_BACKUP,
    INTO_INVENTORY,
    WEAPON_UPGRADE,
)

DONE: Final = 0
"""Of a card to move, or a place for it: none."""


FIRST: Final = 1
"""From here on: the places of the own board, and then the inventory."""


SPARE: Final = 8
"""In `chosen`, from here on: a place in the inventory."""


STRIP: Final = 8
"""As a destination: take the upgrades off."""


def without_ember(s: Dungeon) -> list[int]:
    return [number for number, one in enumerate(s.party) if not one.ember]


def takers(s: Dungeon) -> list[int]:
    """What can be done with the card that lies open: 0 keeps it, else 1 + hero * 8 + place."""
    held = s.drawn[0]
    item = s.item(held)
    if item.ember:
        return [1 + hero * 8 for hero in without_ember(s)]
    found = [DONE]
    upgrade = item.slot in (WEAPON_UPGRADE, ARMOUR_UPGRADE)
    if upgrade and s.at != BONFIRE:
        return found
    for hero, one in enumerate(s.party):
        for place in places_for(one, s.t, held):
            found.append(1 + hero * 8 + place)
    return found


def movable(s: Dungeon, hero: int) -> list[int]:
    """The cards a character could move: FIRST + its places, FIRST + SPARE + inventory places."""
    one = s.party[hero]
    found = [DONE]
    for place in range(IN_BACKUP + len(one.backup)):
        if held_in(one, place) >= 0:
            found.append(FIRST + place)
    known: list[int] = []
    for place, held in enumerate(s.inventory):
        if held in known:
            continue
        known.append(held)
        if places_for(one, s.t, held) or can_strip(s, held):
            found.append(FIRST + SPARE + place)
    return found


def can_strip(s: Dungeon, held: int) -> bool:
    """Whether upgrades can be taken off: those of armour always, those of weapons never."""
    return bool(upgrades_of(held)) and s.item(held).slot == ARMOUR


def chosen_card(s: Dungeon) -> int:
    """The card that is being moved."""
    if s.chosen >= SPARE:
        return s.inventory[s.chosen - SPARE]
    return held_in(s.party[s.chooser], s.chosen)


def destinations(s: Dungeon, hero: int) -> list[int]:
    """Where the chosen card can go: FIRST + a place, the inventory, or STRIP."""
    one = s.party[hero]
    held = chosen_card(s)
    found = [DONE]
    if s.chosen >= SPARE:
        found.extend(FIRST + place for place in places_for(one, s.t, held))
    else:
        found.append(FIRST + INTO_INVENTORY)
        if s.item(held).hand:
            found.extend(FIRST + place for place in own_places(one, s.chosen))
    if can_strip(s, held):
        found.append(FIRST + STRIP)
    return found


def own_places(one: Hero, place: int) -> list[int]:
    """Where a hand card can go on its own board."""
    found = []
    if place != IN_LEFT:
        found.append(IN_LEFT)
    if place != IN_RIGHT:
        found.append(IN_RIGHT)
    if place in (IN_LEFT, IN_RIGHT):
        found.append(INTO_BACKUP)
    return found
