"""Capacités: what only one hero can do. The action paid covers all that the text grants."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.arkalion.questions.asks import (
    AIM,
    BOLT,
    CANCEL,
    GO,
    GRAPNEL_TO,
    SCROUNGE_FOR,
    SECOND_AIM,
    STEP_UP,
    STOP,
)
from bossrush.games.arkalion.rules.attacking import AT_RANGE, IN_CLOSE_COMBAT, attack, sure
from bossrush.games.arkalion.rules.moving import put_hero
from bossrush.games.arkalion.rules.resources import draw_due, slay
from bossrush.games.arkalion.rules.targets import THE_ARMOUR, has_shot, weapon_of
from bossrush.games.arkalion.table.board import FIRST_ZONE, NEIGHBOURS
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import (
    BAG_OF_TRICKS,
    CHAIN_LIGHTNING,
    CHEST_OF,
    CREW_OF,
    GAP,
    GRENADIER,
    LEGIONNAIRE,
    RELENTLESS,
    SHIELD,
    SHIELD_WALL,
    VOLLEY,
)
from bossrush.games.arkalion.table.variants import (
    CHAIN,
    GRAPPLE,
    MAN,
    RELENT,
    REPAIR,
    REPAIR_CHEST,
    SCROUNGE,
    SHIELDING,
    VOLLEYING,
)
from bossrush.games.arkalion.view import log


def use_ability(s: Escape, player: int, variant: int) -> Flow[None]:
    """Carry out one use of a hero's Ability."""
    if variant == RELENT:
        yield from relentless(s, player)
    elif variant == VOLLEYING:
        yield from volley(s, player)
    elif variant == CHAIN:
        yield from chain_lightning(s, player)
    elif variant == GRAPPLE:
        yield from grapnel(s, player)
    elif variant == SCROUNGE:
        yield from scrounge(s, player)
    elif variant == SHIELDING:
        paid(s, player, variant)
        s.heroes[player].shield = SHIELD
    else:
        quick_hands(s, player, variant)


def paid(s: Escape, player: int, variant: int) -> None:
    """The action is spent, and every Ability but the Mechanic's is used up for this turn."""
    mechanic = variant in (REPAIR, REPAIR_CHEST, MAN)
    s.actions -= s.t.mechanic_cost if mechanic else 1
    s.ability_used = not mechanic
    if s.journal:
        log.ability(s, player, variant)


def first_shot(s: Escape, player: int, variant: int) -> Flow[int]:
    """Choose the first target, pay, and attack; -1 when the player thinks again."""
    shot = yield Decision(s, s.seat_of(player), AIM, player)
    if shot == STOP:
        return -1
    agreed = yield from sure(s, player, shot & 127 == THE_ARMOUR, [])
    if not agreed:
        return -1
    paid(s, player, variant)
    return shot


def second_shot(s: Escape, player: int, any_card: bool) -> Flow[None]:
    """One more attack, if there is anybody to attack and the player wants to."""
    if not has_shot(s, player, any_card, s.aim if any_card else -1):
        return
    shot = yield Decision(s, s.seat_of(player), SECOND_AIM, player)
    if shot == STOP:
        return
    agreed = yield from sure(s, player, shot & 127 == THE_ARMOUR, [])
    if agreed:
        yield from attack(s, player, shot)


def relentless(s: Escape, player: int) -> Flow[None]:
    """The Vigilante: a kill in close combat leads to a free step and to one more attack."""
    shot = yield from first_shot(s, player, RELENT)
    if shot < 0:
        return
    result = yield from attack(s, player, shot)
    if result != IN_CLOSE_COMBAT:
        return
    s.aim = shot & 127
    if s.ground[s.aim] != GAP:
        answer = yield Decision(s, s.seat_of(player), STEP_UP, player)
        if answer == GO:
            before = s.heroes[player].at
            put_hero(s, player, s.aim)
            if s.journal:
                log.walked(s, player, before)
    s.aim = -1
    yield from second_shot(s, player, False)


def volley(s: Escape, player: int) -> Flow[None]:
    """The Gunner: two different targets, with any weapon she carries."""
    shot = yield from first_shot(s, player, VOLLEYING)
    if shot < 0:
        return
    yield from attack(s, player, shot)
    s.aim = shot & 127
    yield from second_shot(s, player, True)
    s.aim = -1


def chain_lightning(s: Escape, player: int) -> Flow[None]:
    """The Technomancer: the bolt leaps from the victim to a neighbour, twice with the dynamo."""
    shot = yield from first_shot(s, player, CHAIN)
    if shot < 0:
        return
    result = yield from attack(s, player, shot)
    if result not in (AT_RANGE, IN_CLOSE_COMBAT):
        return
    leaps = 2 if shot >> 7 == s.t.sheets[s.heroes[player].sheet].improved + 1 else 1
    s.power = weapon_of(s, player, shot >> 7).power
    s.aim = shot & 127
    for leap in range(leaps):
        if not in_reach_of_bolt(s):
            break
        victim = yield Decision(s, s.seat_of(player), BOLT, player, leaps - leap)
        slay(s, player, victim, False)
        s.aim = victim
        yield from draw_due(s, player)
    s.aim = -1
    s.power = 0


def in_reach_of_bolt(s: Escape) -> list[int]:
    """The enemies beside the last victim's cell that the bolt can kill."""
    found: list[int] = []
    for cell in NEIGHBOURS[s.aim]:
        if LEGIONNAIRE <= s.grid[cell] <= GRENADIER and s.grid[cell] <= s.power:
            found.append(cell)
    return found


def quick_hands(s: Escape, player: int, variant: int) -> None:
    """The Mechanic: mend a station of the zone, or stand in for a whole gun crew."""
    zone = s.heroes[player].at - FIRST_ZONE
    paid(s, player, variant)
    if variant == MAN:
        s.manning = zone
        return
    station = zone if variant == REPAIR else CHEST_OF[zone]
    s.damaged &= ~(1 << station)
    if s.journal:
        log.repaired(s, player, station)


def grapnel(s: Escape, player: int) -> Flow[None]:
    """The Adventurer: over gaps and pawns to any zone, or to free ground nearby."""
    place = yield Decision(s, s.seat_of(player), GRAPNEL_TO, player)
    if place == CANCEL:
        return
    paid(s, player, GRAPPLE)
    before = s.heroes[player].at
    put_hero(s, player, place)
    if s.journal:
        log.walked(s, player, before)


def scrounge(s: Escape, player: int) -> Flow[None]:
    """The Adventurer: one token back into the bag, two out of it."""
    token = yield Decision(s, s.seat_of(player), SCROUNGE_FOR, player)
    if token == CANCEL:
        return
    paid(s, player, SCROUNGE)
    s.heroes[player].tokens[token] -= 1
    s.bag.shuffle_in([token])
    if s.journal:
        log.put_back(s, player, token)
    s.due = 2
    yield from draw_due(s, player)


def add_variants(s: Escape, player: int, base: int, found: list[int]) -> None:
    """The uses of the Ability that are open now, each as base + variant."""
    ability = s.t.sheets[s.heroes[player].sheet].ability
    at = s.heroes[player].at
    if ability == RELENTLESS:
        if has_shot(s, player, False, -1):
            found.append(base + RELENT)
    elif ability == VOLLEY:
        if has_shot(s, player, True, -1):
            found.append(base + VOLLEYING)
    elif ability == CHAIN_LIGHTNING:
        if has_shot(s, player, False, -1):
            found.append(base + CHAIN)
    else:
        add_others(s, player, ability, at, base, found)


def add_others(s: Escape, player: int, ability: int, at: int, base: int, found: list[int]) -> None:
    from_zone = at - FIRST_ZONE
    if ability == SHIELD_WALL:
        found.append(base + SHIELDING)
    elif ability == BAG_OF_TRICKS:
        found.append(base + GRAPPLE)
        for count in s.heroes[player].tokens:
            if count:
                found.append(base + SCROUNGE)
                break
    elif from_zone >= 0 and s.actions >= s.t.mechanic_cost:
        if not s.intact(from_zone):
            found.append(base + REPAIR)
        elif CREW_OF[from_zone] and may_man(s, player, from_zone):
            found.append(base + MAN)
        chest = CHEST_OF[from_zone]
        if chest >= 0 and not s.intact(chest):
            found.append(base + REPAIR_CHEST)


def may_man(s: Escape, player: int, zone: int) -> bool:
    """Standing in for a crew makes sense while the gun can fire and has none of his own."""
    if s.fired >> zone & 1 or s.manning == zone:
        return False
    return s.crews[zone] >> player & 1 == 0
