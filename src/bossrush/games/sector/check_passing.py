"""What must be true of everything that lasts for a round, a test or a roll only."""

from __future__ import annotations

from bossrush.games.sector.crew import Crew
from bossrush.games.sector.state import Mission
from bossrush.games.sector.terms import (
    FLANK_ROUND,
    RELOAD,
    SHOOT,
    TRADE,
    UNDECLARED,
    WEAPON_SLOTS,
)


def passing(s: Mission) -> list[str]:
    """Whoever is named sits at the table, whatever is declared can be done."""
    found: list[str] = []
    size = len(s.crew)
    for name, crew in (
        ("flanker", s.flanker),
        ("drone_user", s.drone_user),
        ("leader", s.leader),
        ("endangered", s.endangered),
    ):
        if crew >= size:
            found.append(f"{name}: there are only {size} crewmembers")
    for name, mask in (
        ("rollers", s.rollers),
        ("passed", s.passed),
        ("failed", s.failed),
        ("ready", s.ready),
        ("reloaded", s.reloaded),
        ("hurt", s.hurt),
        ("resolved", s.resolved),
    ):
        if mask > s.everyone():
            found.append(f"{name}: there are only {size} crewmembers")
    shooters = [die >> 16 for die in s.ammo]
    if max([*shooters, *(die >> 8 for die in (*s.hits, *s.waiting_hits))], default=0) >= size:
        found.append(f"ammo, hits: there are only {size} crewmembers")
    if s.in_flank and s.phase != FLANK_ROUND and not s.ended:
        found.append("in_flank: this is no flank round")
    if len(set(s.draft)) < len(s.draft):
        found.append("draft: a card is in it twice")
    for number, member in enumerate(s.crew):
        found.extend(f"crew[{number}].{fault}" for fault in _declared(s, number, member))
    return found


def _declared(s: Mission, number: int, member: Crew) -> list[str]:
    """What is wrong with what a crewmember does this round."""
    found: list[str] = []
    action = member.action
    if member.partner >= len(s.crew) or member.partner == number:
        found.append("partner: expected another crewmember")
    elif action == TRADE and member.partner < 0:
        found.append("partner: a TRADE needs one")
    shots = ((member.first, member.first_rate), (member.second, member.second_rate))
    if action in (SHOOT, RELOAD) and (member.first < 0 or not s.t.items[member.first].gun):
        found.append("first: expected the weapon that is fired or reloaded")
    for gun, rate in shots if action == SHOOT else ():
        if gun >= 0 and rate not in s.t.items[gun].rates:
            found.append(f"first, second: {s.t.items[gun].id} has no fire rate {rate}")
    if action == UNDECLARED and shots != ((-1, 0), (-1, 0)):
        found.append("first, second: nothing has been declared")
    if member.weapon_slots > WEAPON_SLOTS:
        found.append(f"weapon_slots: {WEAPON_SLOTS} slots' worth of weapons can be used in a round")
    return found
