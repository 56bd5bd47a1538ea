"""What must always be true of a mission: components conserved, limits kept."""

from __future__ import annotations

from bossrush.games.sector.inventory import over_limit
from bossrush.games.sector.state import Mission
from bossrush.games.sector.terms import AMMO, ANSWER, ATTACK, UNDECLARED
from bossrush.games.sector.wounds import MOST_DICE


def problems(s: Mission) -> list[str]:
    """Everything that is wrong with a state; empty for a good one."""
    found: list[str] = []
    _crew(s, found)
    _ammo(s, found)
    _cards(s, found)
    if s.standing() > MOST_DICE:
        found.append(f"row: {s.standing()} dice stand in it, and there are {MOST_DICE}")
    for name, mask in (("flanker", s.flanker), ("drone_user", s.drone_user), ("leader", s.leader)):
        if not -1 <= mask < len(s.crew):
            found.append(f"{name}: there is no crewmember {mask}")
    lists = s.stack[::2]
    return found + [
        f"stack: there is no list of steps {steps}"
        for steps in lists
        if not 0 <= steps < len(s.t.lists)
    ]


def _crew(s: Mission, found: list[str]) -> None:
    for number, member in enumerate(s.crew):
        if member.hp < 0 or (s.hp_cap and member.hp > s.hp_cap):
            found.append(f"crew[{number}].hp: {member.hp} is not from 0 to {s.hp_cap}")
        if not member.record or member.record[-1] != member.hp:
            found.append(f"crew[{number}].record: it must end at {member.hp} HP")
        if s.phase in (ATTACK, ANSWER) and member.action == UNDECLARED:
            found.append(f"crew[{number}].action: everybody has declared one in this phase")
    if over_limit(s):
        found.append("crew: an inventory holds more than four slots' worth of items")
    for what, taken in (
        ("card", [member.card for member in s.crew if member.card >= 0]),
        ("cybernetic", [member.cybernetic for member in s.crew if member.cybernetic >= 0]),
    ):
        if len(set(taken)) != len(taken):
            found.append(f"crew: a {what} was chosen twice")


def _ammo(s: Mission, found: list[str]) -> None:
    counts = s.supply.left[:]
    for item, loaded in enumerate(s.loaded):
        card = s.t.items[item]
        if loaded:
            if not card.gun or loaded > card.capacity:
                found.append(f"loaded: {card.id} cannot hold {loaded} ammo dice")
            else:
                counts[card.ammo] += loaded
    for ammo, count in enumerate(counts):
        if count != s.supply.whole[ammo]:
            found.append(f"supply: {count} {AMMO[ammo]} dice are there of {s.supply.whole[ammo]}")


def _cards(s: Mission, found: list[str]) -> None:
    seen: list[int] = [*s.discard, *s.pool]
    seen.extend(item for item in s.draft if s.holder(item) < 0 and item not in s.pool)
    for member in s.crew:
        seen.extend(member.pack)
    if len(set(seen)) != len(seen):
        found.append("items: a card lies in two places")
    count = len(seen) + s.items.size() + s.weapons.size()
    if count != len(s.t.items):
        found.append(f"items: {count} cards are there of {len(s.t.items)}")
