"""What may be declared: who can SHOOT with what, and which actions complete a legal round.

Pure functions of the state. An action that is declared is one int: the action, and what it is
done with, packed by `packed` and `shot`.
"""

from __future__ import annotations

from bossrush.games.sector.table.crew import Crew
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.table.terms import (
    ADVANCED,
    BASIC,
    COVER,
    DRONE,
    FIGHT,
    FLANK,
    RANGED,
    READY,
    RELOAD,
    SHOOT,
    TRADE,
    UNDECLARED,
    WEAPON_SLOTS,
)


def packed(action: int, first: int) -> int:
    """An action and what it is done with: a weapon, a partner, or a function of the drone."""
    return action | first << 4


def shot(gun: int, rate: int, second: int = -1, rate2: int = 0) -> int:
    """A SHOOT with one weapon or two, each at its own rate."""
    return SHOOT | gun << 4 | rate << 12 | (second + 1) << 16 | rate2 << 24


def action_of(value: int) -> int:
    return value & 15


def first_of(value: int) -> int:
    return value >> 4 & 255


def rate_of(value: int) -> int:
    return value >> 12 & 15


def second_of(value: int) -> int:
    return (value >> 16 & 255) - 1


def second_rate_of(value: int) -> int:
    return value >> 24 & 15


def can_fire(s: Mission, item: int) -> bool:
    """A ranged weapon with dice enough for its lowest fire rate, of an ammo type that serves."""
    card = s.tables.items[item]
    if not card.gun or s.loaded[item] < card.lowest_rate:
        return False
    only = s.changes.only_ammo
    return not only or only >> card.ammo & 1 == 1


def can_shoot(s: Mission, crew: int) -> bool:
    if s.changes.forbidden >> SHOOT & 1:
        return False
    return any(can_fire(s, item) for item in s.crew[crew].pack)


def anyone_can_shoot(s: Mission) -> bool:
    return any(can_shoot(s, number) for number in range(len(s.crew)))


def add_shots(s: Mission, crew: int, into: list[int]) -> None:
    """Every way to SHOOT: one weapon at one rate, or two one-slot weapons each at its own."""
    guns = [item for item in s.crew[crew].pack if can_fire(s, item)]
    for gun in guns:
        into += [shot(gun, rate) for rate in rates_of(s, gun)]
    if len(guns) < 2:
        return
    items = s.tables.items
    for place, gun in enumerate(guns):
        if items[gun].slots * 2 <= WEAPON_SLOTS:
            for other in guns[place + 1 :]:
                if items[other].slots * 2 <= WEAPON_SLOTS:
                    _add_pairs(s, gun, other, into)


def rates_of(s: Mission, gun: int) -> list[int]:
    """The fire rates that the loaded ammo can pay for."""
    return [rate for rate in s.tables.items[gun].rates if rate <= s.loaded[gun]]


def _add_pairs(s: Mission, gun: int, other: int, into: list[int]) -> None:
    for rate in rates_of(s, gun):
        into += [shot(gun, rate, other, rate2) for rate2 in rates_of(s, other)]


def attack_action(s: Mission) -> int:
    return SHOOT if s.mode == RANGED else FIGHT


def must_attack(s: Mission, crew: int) -> bool:
    """True when nobody else attacks, or still could: a round needs an attacker."""
    attack = attack_action(s)
    for number, member in enumerate(s.crew):
        if number == crew:
            continue
        if member.action == attack:
            return False
        if member.action == UNDECLARED and (attack == FIGHT or can_shoot(s, number)):
            return False
    return True


def declarable(s: Mission, crew: int) -> list[int]:
    """What a crewmember may declare, given what the others have declared so far."""
    found: list[int] = []
    forbidden = s.changes.forbidden
    if s.mode != RANGED:
        found.append(FIGHT)
    elif not forbidden >> SHOOT & 1:
        add_shots(s, crew, found)
    if found and must_attack(s, crew):
        return found
    if _may_flank(s, crew):
        found.append(FLANK)
    _add_standard(s, crew, found)
    return found


def _may_flank(s: Mission, crew: int) -> bool:
    if s.mode != RANGED or s.flank != READY or s.changes.forbidden >> FLANK & 1:
        return False
    return not _declared(s, FLANK, crew)


def _add_standard(s: Mission, crew: int, into: list[int]) -> None:
    """RELOAD, ACTIVATE DRONE, TRADE and TAKE COVER, where their own conditions hold."""
    forbidden = s.changes.forbidden
    pack = s.crew[crew].pack
    if not forbidden >> RELOAD & 1:
        for item in pack:
            if s.tables.items[item].gun:
                into.append(packed(RELOAD, item))
    if not forbidden >> DRONE & 1 and _may_activate(s, crew):
        into.append(packed(DRONE, BASIC))
        if s.tables.drones[s.drone].advanced >= 0:
            into.append(packed(DRONE, ADVANCED))
    if not forbidden >> TRADE & 1:
        for number, member in enumerate(s.crew):
            if number != crew and (member.pack or pack):
                into.append(packed(TRADE, number))
    if not forbidden >> COVER & 1 or not into:
        into.append(COVER)


def _may_activate(s: Mission, crew: int) -> bool:
    return s.drone >= 0 and s.drone_side == READY and not _declared(s, DRONE, crew)


def _declared(s: Mission, action: int, but: int) -> bool:
    return any(number != but and member.action == action for number, member in enumerate(s.crew))


def flank_attacks(s: Mission, crew: int) -> list[int]:
    """The flanker must attack: SHOOT if anything can be fired, or FIGHT."""
    found: list[int] = []
    if not s.changes.forbidden >> SHOOT & 1:
        add_shots(s, crew, found)
    found.append(FIGHT)
    return found


def declare(member: Crew, value: int) -> None:
    """Write down what was declared."""
    member.action = action_of(value)
    if member.action == SHOOT:
        member.first = first_of(value)
        member.first_rate = rate_of(value)
        member.second = second_of(value)
        member.second_rate = second_rate_of(value)
    elif member.action == RELOAD:
        member.first = first_of(value)
    elif member.action == TRADE:
        member.partner = first_of(value)


def spoken_for(s: Mission, crew: int) -> int:
    """The items a crewmember's own declared action uses: no TRADE may touch them."""
    member = s.crew[crew]
    mask = 0
    if member.first >= 0:
        mask |= 1 << member.first
    if member.second >= 0:
        mask |= 1 << member.second
    return mask


def tradable(s: Mission, trader: int) -> list[int]:
    """The items a TRADE may still move: carried by either, unused by the partner, unmoved."""
    member = s.crew[trader]
    partner = s.crew[member.partner]
    kept = spoken_for(s, member.partner) | s.traded
    found = [item for item in partner.pack if not kept >> item & 1]
    if not s.trade_one:
        found += [item for item in member.pack if not kept >> item & 1]
    return found


def trade_fits(s: Mission, trader: int) -> bool:
    """Whether both would be within four slots after the drafted exchange, as one swap."""
    member = s.crew[trader]
    partner = s.crew[member.partner]
    mine = member.slots_used()
    theirs = partner.slots_used()
    for item in s.draft:
        slots = s.tables.items[item].slots
        if item in member.pack:
            mine -= slots
            theirs += slots
        else:
            mine += slots
            theirs -= slots
    return mine <= 4 and theirs <= 4


def unresolved(s: Mission) -> list[int]:
    """Whose attack of this round is still to be applied."""
    attack = attack_action(s)
    return [
        number
        for number, member in enumerate(s.crew)
        if member.action == attack and not s.resolved >> number & 1
    ]
