"""What must always be true of a mission: components conserved, limits kept."""

from __future__ import annotations

from typing import Final

from bossrush.games.sector.inventory import over_limit
from bossrush.games.sector.setup import crew_size
from bossrush.games.sector.state import Mission
from bossrush.games.sector.terms import (
    AMMO,
    ANSWER,
    ATTACK,
    BEGIN_COMBAT,
    CHOOSE_CREW,
    CHOOSE_CYBERNETIC,
    CHOOSE_DRONE,
    COMBAT,
    DECLARE,
    FLANK_ROUND,
    PEACE,
    REGROUP,
    ROUND_START,
    SHARE_OUT,
    TURN_CARD,
    UNDECLARED,
    WEAPONS,
)
from bossrush.games.sector.wounds import MOST_DICE

SETTING_UP: Final = (CHOOSE_CREW, CHOOSE_CYBERNETIC, CHOOSE_DRONE)
FIGHTING: Final = (BEGIN_COMBAT, ROUND_START, DECLARE, ATTACK, ANSWER, FLANK_ROUND)


def problems(s: Mission) -> list[str]:
    """Everything that is wrong with a state; empty for a good one."""
    found: list[str] = []
    _crew(s, found)
    _ammo(s, found)
    _cards(s, found)
    _chapter(s, found)
    ahead = s.then if s.phase in (SHARE_OUT, WEAPONS) else s.phase
    turning = ahead in SETTING_UP or ahead in (REGROUP, TURN_CARD)
    if turning and s.mission.size() == 0:
        found.append("mission: there is no card left to turn")
    if s.drone < 0 and s.t.drones and not (s.t.tech and s.phase in SETTING_UP):
        found.append("drone: expected the drone card that is in play")
    if s.standing() > MOST_DICE:
        found.append(f"row: {s.standing()} dice stand in it, and there are {MOST_DICE}")
    for name, crew in (("flanker", s.flanker), ("drone_user", s.drone_user), ("leader", s.leader)):
        if crew >= len(s.crew):
            found.append(f"{name}: there are only {len(s.crew)} crewmembers")
    return found


def _chapter(s: Mission, found: list[str]) -> None:
    """Where the crew stand: a card that was turned, and in combat the step that began it."""
    if s.phase in SETTING_UP or (s.phase == TURN_CARD and not s.turned):
        return
    if not s.turned:
        found.append("turned: in this phase a card has been turned")
        return
    if s.leader < 0:
        found.append("leader: somebody has turned the card")
    here = f"{s.card().id}/"
    for place in range(0, len(s.stack), 2):
        if not f"{s.t.list_ids[s.stack[place]]}/".startswith(here):
            found.append(f"stack: expected steps of {s.card().id}, the card that was turned last")
    if s.phase not in FIGHTING:
        return
    if s.battle < 0 or s.t.steps[s.battle].verb != COMBAT:
        found.append("battle: expected the step of the card that began this combat")
    elif not s.t.step_ids[s.battle].startswith(here):
        found.append(f"battle: expected a step of {s.card().id}, the card that was turned last")
    if s.phase != BEGIN_COMBAT and s.mode == PEACE:
        found.append("mode: expected ranged or close, since this is a combat")


def _crew(s: Mission, found: list[str]) -> None:
    wanted = crew_size(s.seats)
    if len(s.crew) != wanted:
        found.append(f"crew: expected {wanted} crewmembers for {s.seats} players")
        return
    for number, member in enumerate(s.crew):
        if s.phase != CHOOSE_CREW and member.card < 0:
            found.append(f"crew[{number}].card: everybody has chosen one in this phase")
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
        if s.supply.left[ammo] < 0:
            found.append(f"loaded: there are only {s.supply.whole[ammo]} {AMMO[ammo]} dice")
        elif count != s.supply.whole[ammo]:
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
