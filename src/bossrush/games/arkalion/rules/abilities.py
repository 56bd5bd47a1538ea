"""Capacités: what only one hero can do. The action paid covers all that the text grants."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision, Flow
from bossrush.games.arkalion.cards.terms import (
    BAG_OF_TRICKS,
    BASIC,
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
    USE_CHAIN_LIGHTNING,
    USE_GRAPNEL,
    USE_RELENTLESS,
    USE_VOLLEY,
    VOLLEY,
)
from bossrush.games.arkalion.questions import answers
from bossrush.games.arkalion.questions.abilities import (
    BOLT,
    GRAPNEL_TO,
    SCROUNGE_FOR,
    STEP_UP,
)
from bossrush.games.arkalion.questions.attacking import AIM, SECOND_AIM, STOP
from bossrush.games.arkalion.rules.attacking import (
    AT_RANGE,
    IN_CLOSE_COMBAT,
    agreed_to_attack,
    attack,
)
from bossrush.games.arkalion.rules.mortar_and_cannons import may_man
from bossrush.games.arkalion.rules.moving import move_hero
from bossrush.games.arkalion.rules.resources import draw_due, slay
from bossrush.games.arkalion.rules.targets import has_target, in_reach_of_bolt
from bossrush.games.arkalion.table.airship import CHEST_OF
from bossrush.games.arkalion.table.board import FIRST_ZONE
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import log

NO_SHOT: Final = -1
"""In place of an answer: the player has thought again."""
LEAPS_OF_THE_DYNAMO: Final = 2
"""How often chain lightning leaps with the improved weapon; with the basic one, once."""
SCROUNGED: Final = 2
"""Tokens drawn for the one put back."""


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
    """Choose the first target and pay: the answer, or NO_SHOT when the player thinks again."""
    shot = yield Decision(s, s.seat_of(player), AIM, player)
    if STOP.fits(shot):
        return NO_SHOT
    agreed = yield from agreed_to_attack(s, player, shot)
    if not agreed:
        return NO_SHOT
    paid(s, player, use)
    return shot


def second_shot(s: Escape, player: int, any_card: bool) -> Flow[None]:
    """One more attack, if there is anybody to attack and the player wants to."""
    if not has_target(s, player, any_card, s.aim):
        return
    shot = yield Decision(s, s.seat_of(player), SECOND_AIM, player)
    if STOP.fits(shot):
        return
    agreed = yield from agreed_to_attack(s, player, shot)
    if agreed:
        yield from attack(s, player, shot)


def relentless(s: Escape, player: int) -> Flow[None]:
    """The Vigilante: a kill in close combat leads to a free step and to one more attack."""
    shot = yield from first_shot(s, player, USE_RELENTLESS)
    if shot == NO_SHOT:
        return
    result = yield from attack(s, player, shot)
    if result != IN_CLOSE_COMBAT:
        return
    s.aim = answers.TARGET.of(shot)
    if s.ground[s.aim] != GAP:
        answer = yield Decision(s, s.seat_of(player), STEP_UP, player)
        if answer == answers.GO:
            move_hero(s, player, s.aim)
    s.aim = NO_TARGET
    yield from second_shot(s, player, False)


def volley(s: Escape, player: int) -> Flow[None]:
    """The Gunner: two different targets, with any weapon she carries."""
    shot = yield from first_shot(s, player, USE_VOLLEY)
    if shot == NO_SHOT:
        return
    yield from attack(s, player, shot)
    s.aim = answers.TARGET.of(shot)
    yield from second_shot(s, player, True)
    s.aim = NO_TARGET


def chain_lightning(s: Escape, player: int) -> Flow[None]:
    """The Technomancer: the bolt leaps from the victim to a neighbour, twice with the dynamo."""
    shot = yield from first_shot(s, player, USE_CHAIN_LIGHTNING)
    if shot == NO_SHOT:
        return
    result = yield from attack(s, player, shot)
    if result not in (AT_RANGE, IN_CLOSE_COMBAT):
        return
    weapon = answers.WEAPON.of(shot)
    leaps = 1 if weapon == BASIC else LEAPS_OF_THE_DYNAMO
    s.power = s.weapon(player, weapon).power
    s.aim = answers.TARGET.of(shot)
    for leap in range(leaps):
        if not in_reach_of_bolt(s):
            break
        victim = yield Decision(s, s.seat_of(player), BOLT, player, leaps - leap)
        slay(s, player, victim, False)
        s.aim = victim
        yield from draw_due(s, player)
    s.aim = NO_TARGET
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
    answer = yield Decision(s, s.seat_of(player), GRAPNEL_TO, player)
    if GRAPNEL_TO.cancelled(answer):
        return
    paid(s, player, USE_GRAPNEL)
    move_hero(s, player, GRAPNEL_TO.picked(answer))


def scrounge(s: Escape, player: int) -> Flow[None]:
    """The Adventurer: one token back into the bag, two out of it."""
    answer = yield Decision(s, s.seat_of(player), SCROUNGE_FOR, player)
    if SCROUNGE_FOR.cancelled(answer):
        return
    token = SCROUNGE_FOR.picked(answer)
    paid(s, player, SCROUNGE)
    s.heroes[player].tokens[token] -= 1
    s.bag.shuffle_in([token])
    if s.journal:
        log.put_back(s, player, token)
    s.due = SCROUNGED
    yield from draw_due(s, player)


def ability_uses(s: Escape, player: int, has_shot: bool) -> list[int]:
    """The uses of a hero's Ability that are open now; `has_shot` says whether it can attack."""
    hero = s.heroes[player]
    ability = hero.character().ability.verb
    if ability == RELENTLESS:
        return [USE_RELENTLESS] if has_shot else []
    if ability == VOLLEY:
        return [USE_VOLLEY] if has_shot or has_target(s, player, True, NO_TARGET) else []
    if ability == CHAIN_LIGHTNING:
        return [USE_CHAIN_LIGHTNING] if has_shot else []
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
    elif (
        may_man(s, player, zone) and actions_to_come(s, player) > s.tables.parameters.mechanic_cost
    ):
        uses.append(MAN_GUN)  # the shot itself takes an action too
    chest = CHEST_OF[zone]
    if chest >= 0 and not s.airship.intact(chest):
        uses.append(REPAIR_CHEST)
    return uses


def actions_to_come(s: Escape, player: int) -> int:
    """The actions that a hero has left, with those of the potions in hand."""
    actions = s.actions
    for potion, count in enumerate(s.heroes[player].potions):
        actions += count * s.tables.potions[potion].effect.actions
    return actions
