"""Capacités: what only one hero can do. The action paid covers all that the text grants."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.arkalion.questions.abilities import (
    BOLT,
    CANCEL,
    GRAPNEL_TO,
    SCROUNGE_FOR,
    STEP_UP,
)
from bossrush.games.arkalion.questions.attacking import AIM, GO, SECOND_AIM, STOP
from bossrush.games.arkalion.rules.attacking import (
    AT_RANGE,
    IN_CLOSE_COMBAT,
    agreed_to_hit,
    attack,
)
from bossrush.games.arkalion.rules.mortar_and_cannons import may_man
from bossrush.games.arkalion.rules.moving import put_hero
from bossrush.games.arkalion.rules.resources import draw_due, slay
from bossrush.games.arkalion.rules.targets import has_shot, in_reach_of_bolt
from bossrush.games.arkalion.table.airship import CHEST_OF
from bossrush.games.arkalion.table.board import FIRST_ZONE
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import (
    BAG_OF_TRICKS,
    CHAIN_LIGHTNING,
    GAP,
    MAN_GUN,
    NO_TARGET,
    RAISE_SHIELD,
    RELENTLESS,
    REPAIR_CHEST,
    REPAIR_STATION,
    SCROUNGE,
    SHIELD,
    SHIELD_WALL,
    THE_ARMOUR,
    USE_CHAIN_LIGHTNING,
    USE_GRAPNEL,
    USE_RELENTLESS,
    USE_VOLLEY,
    VOLLEY,
)
from bossrush.games.arkalion.view import log


def use_ability(s: Escape, player: int, use: int) -> Flow[None]:
    """Carry out one use of a hero's Ability."""
    if use == USE_RELENTLESS:
        yield from relentless(s, player)
    elif use == USE_VOLLEY:
        yield from volley(s, player)
    elif use == USE_CHAIN_LIGHTNING:
        yield from chain_lightning(s, player)
    elif use == USE_GRAPNEL:
        yield from grapnel(s, player)
    elif use == SCROUNGE:
        yield from scrounge(s, player)
    elif use == RAISE_SHIELD:
        paid(s, player, use)
        s.heroes[player].shield = SHIELD
    else:
        quick_hands(s, player, use)


def paid(s: Escape, player: int, use: int) -> None:
    """The action is spent, and every Ability but the Mechanic's is used up for this turn."""
    mechanic = use in (REPAIR_STATION, REPAIR_CHEST, MAN_GUN)
    s.actions -= s.tables.parameters.mechanic_cost if mechanic else 1
    s.ability_used = not mechanic
    if s.journal:
        log.ability(s, player, use)


def first_shot(s: Escape, player: int, use: int) -> Flow[int]:
    """Choose the first target, pay, and attack; -1 when the player thinks again."""
    shot = yield Decision(s, s.seat_of(player), AIM, player)
    if shot == STOP:
        return -1
    agreed = yield from agreed_to_hit(s, player, shot & 127 == THE_ARMOUR, [])
    if not agreed:
        return -1
    paid(s, player, use)
    return shot


def second_shot(s: Escape, player: int, any_card: bool) -> Flow[None]:
    """One more attack, if there is anybody to attack and the player wants to."""
    if not has_shot(s, player, any_card, s.aim if any_card else -1):
        return
    shot = yield Decision(s, s.seat_of(player), SECOND_AIM, player)
    if shot == STOP:
        return
    agreed = yield from agreed_to_hit(s, player, shot & 127 == THE_ARMOUR, [])
    if agreed:
        yield from attack(s, player, shot)


def relentless(s: Escape, player: int) -> Flow[None]:
    """The Vigilante: a kill in close combat leads to a free step and to one more attack."""
    shot = yield from first_shot(s, player, USE_RELENTLESS)
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
    shot = yield from first_shot(s, player, USE_VOLLEY)
    if shot < 0:
        return
    yield from attack(s, player, shot)
    s.aim = shot & 127
    yield from second_shot(s, player, True)
    s.aim = -1


def chain_lightning(s: Escape, player: int) -> Flow[None]:
    """The Technomancer: the bolt leaps from the victim to a neighbour, twice with the dynamo."""
    shot = yield from first_shot(s, player, USE_CHAIN_LIGHTNING)
    if shot < 0:
        return
    result = yield from attack(s, player, shot)
    if result not in (AT_RANGE, IN_CLOSE_COMBAT):
        return
    leaps = 2 if shot >> 7 == s.heroes[player].character().improved + 1 else 1
    s.power = s.weapon(player, shot >> 7).power
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


def quick_hands(s: Escape, player: int, use: int) -> None:
    """The Mechanic: mend a station of the zone, or stand in for a whole gun crew."""
    zone = s.heroes[player].at - FIRST_ZONE
    paid(s, player, use)
    if use == MAN_GUN:
        s.manning = zone
        return
    station = zone if use == REPAIR_STATION else CHEST_OF[zone]
    s.airship.repair(station)
    if s.journal:
        log.repaired(s, player, station)


def grapnel(s: Escape, player: int) -> Flow[None]:
    """The Adventurer: over gaps and pawns to any zone, or to free ground nearby."""
    place = yield Decision(s, s.seat_of(player), GRAPNEL_TO, player)
    if place == CANCEL:
        return
    paid(s, player, USE_GRAPNEL)
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


def ability_uses(s: Escape, player: int) -> list[int]:
    """The uses of a hero's Ability that are open now."""
    hero = s.heroes[player]
    ability = hero.character().ability.verb
    if ability == RELENTLESS:
        return [USE_RELENTLESS] if has_shot(s, player, False, NO_TARGET) else []
    if ability == VOLLEY:
        return [USE_VOLLEY] if has_shot(s, player, True, NO_TARGET) else []
    if ability == CHAIN_LIGHTNING:
        return [USE_CHAIN_LIGHTNING] if has_shot(s, player, False, NO_TARGET) else []
    if ability == SHIELD_WALL:
        return [RAISE_SHIELD]
    if ability == BAG_OF_TRICKS:
        return [USE_GRAPNEL, SCROUNGE] if hero.has_tokens() else [USE_GRAPNEL]
    return quick_hands_uses(s, player)


def quick_hands_uses(s: Escape, player: int) -> list[int]:
    """What the Mechanic can mend or man in the zone where he is."""
    zone = s.heroes[player].at - FIRST_ZONE
    if zone < 0 or s.actions < s.tables.parameters.mechanic_cost:
        return []
    uses: list[int] = []
    if not s.airship.intact(zone):
        uses.append(REPAIR_STATION)
    elif may_man(s, player, zone):
        uses.append(MAN_GUN)
    chest = CHEST_OF[zone]
    if chest >= 0 and not s.airship.intact(chest):
        uses.append(REPAIR_CHEST)
    return uses
