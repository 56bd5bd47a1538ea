"""Item cards between deck, pool, inventories and discard pile, with the ammo dice on them."""

from __future__ import annotations

from bossrush.games.sector import tell
from bossrush.games.sector.state import Mission
from bossrush.games.sector.terms import SLOTS


def top_up(s: Mission, gun: int, most: int) -> int:
    """Put dice on a weapon, up to its capacity and as far as the supply goes; how many."""
    card = s.t.items[gun]
    missing = card.capacity - s.loaded[gun]
    if missing > most:
        missing = most
    if missing <= 0:
        return 0
    taken = s.supply.take(card.ammo, missing)
    s.loaded[gun] += taken
    if s.journal and taken:
        tell.loaded(s, gun, taken)
    return taken


def unload(s: Mission, gun: int, count: int) -> int:
    """Take dice off a weapon, back to the supply; how many."""
    if count > s.loaded[gun]:
        count = s.loaded[gun]
    s.loaded[gun] -= count
    s.supply.give_back(s.t.items[gun].ammo, count)
    return count


def leave(s: Mission, item: int) -> None:
    """Take a card from wherever it lies open: an inventory, the pool, the discard pile."""
    for member in s.crew:
        if item in member.pack:
            member.pack.remove(item)
            return
    if item in s.pool:
        s.pool.remove(item)
    elif item in s.discard:
        s.discard.remove(item)


def discard(s: Mission, item: int) -> None:
    """Put a card on the discard pile; ammo dice on it return to the supply."""
    leave(s, item)
    if s.loaded[item]:
        unload(s, item, s.loaded[item])
    s.discard.append(item)
    if s.journal:
        tell.discard(s, item)


def give(s: Mission, item: int, crew: int) -> None:
    """Put a card into an inventory, with whatever ammo lies on it."""
    leave(s, item)
    s.crew[crew].pack.append(item)
    if s.journal:
        tell.take(s, crew, item)


def lay_down(s: Mission, item: int) -> None:
    """Lay a carried card into the pool."""
    leave(s, item)
    s.pool.append(item)
    if s.journal:
        tell.lay(s, item)


def close_pool(s: Mission) -> None:
    """What nobody took goes on the discard pile."""
    while s.pool:
        discard(s, s.pool[0])


def ammo_of(s: Mission, crew: int, ammo: int) -> int:
    """The ammo dice of a type (or of any) on a crewmember's weapons."""
    count = 0
    for item in s.crew[crew].pack:
        card = s.t.items[item]
        if card.gun and (ammo < 0 or card.ammo == ammo):
            count += s.loaded[item]
    return count


def ammo_of_crew(s: Mission, ammo: int) -> int:
    count = 0
    for number in range(len(s.crew)):
        count += ammo_of(s, number, ammo)
    return count


def carries(s: Mission, crew: int, category: int) -> bool:
    """Whether a crewmember has an item of this category (weapon, gear or either)."""
    return any(category >= 2 or s.t.items[item].category == category for item in s.crew[crew].pack)


def over_limit(s: Mission) -> bool:
    """Whether anybody holds more than four slots' worth."""
    return any(member.slots_used() > SLOTS for member in s.crew)
