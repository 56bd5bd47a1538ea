"""Character attacks (p. 22-23): a card is paid for, dice are rolled, foes are hurt and pushed."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.souls import questions
from bossrush.games.souls.cards.tables import Action
from bossrush.games.souls.cards.terms import (
    AFFLICT,
    BLEED,
    BOOST,
    GRANT,
    GUARD,
    HEROES,
    NOTHING,
    SHIFTING,
    STRIKE,
)
from bossrush.games.souls.rules.attack_options import (
    AT_FOE,
    AT_NODE,
    FOR_HEROES,
    NO_TARGET,
    damage_to,
    defence_of,
    dice_against,
    given_to_one,
    line_of,
    possible_aims,
    slot_of,
    struck,
    target_of,
)
from bossrush.games.souls.rules.character_movement import step
from bossrush.games.souls.rules.conditions import inflict
from bossrush.games.souls.rules.endurance import gain, spend, wound
from bossrush.games.souls.rules.equipment import attack_conditions, attack_magic, attack_mod, rings
from bossrush.games.souls.rules.luck import attack_roll, changes, second_thoughts
from bossrush.games.souls.rules.push import push
from bossrush.games.souls.table import log
from bossrush.games.souls.table.fight import PUSH_AWAY
from bossrush.games.souls.table.hero import held_in
from bossrush.games.souls.table.state import Dungeon


def use_card(s: Dungeon, hero: int, use: int, cost: int) -> Flow[None]:
    """Carry out one action of a card, at this cost."""
    fight = s.fight
    slot = slot_of(use)
    line = line_of(use)
    held = held_in(s.party[hero], slot)
    action = s.tables.items[held & 255].actions[line]
    target = target_of(use)
    fight.slot = slot
    fight.line = line
    if s.journal:
        log.uses(s, hero, slot, line, target)
    spend(s, hero, cost)
    if action.kind in (STRIKE, AFFLICT):
        fight.charge = False
        yield from attack(s, hero, held, action, target)
        if action.grants and s.standing():
            yield from grant_after(s, hero, action)
    elif action.kind == GRANT:
        give(s, target - FOR_HEROES, action)
    elif action.kind == BOOST:
        fight.magic = fight.magic or action.boost_magic
        fight.bonus += action.boost_mod
    elif action.kind == GUARD:
        fight.guard_block += action.guard_block
        fight.guard_resist += action.guard_resist
    elif action.kind == SHIFTING:
        yield from shift(s, hero, action.shift)


def give(s: Dungeon, mask: int, action: Action) -> None:
    for number in range(len(s.party)):
        if mask >> number & 1:
            gain(s, number, action.stamina, action.health)


def grant_after(s: Dungeon, hero: int, action: Action) -> Flow[None]:
    """What an attack also grants, whatever damage it did."""
    to = hero
    if len(given_to_one(s, hero, action)) > 1:
        to = yield Decision(s, s.seat_of(hero), questions.GRANT_TO, hero)
    give(s, 1 << to, action)


def shift(s: Dungeon, hero: int, nodes: int) -> Flow[None]:
    """Up to so many nodes of free movement, no barrel in the way."""
    fight = s.fight
    for left in range(nodes, 0, -1):
        fight.shift = left
        value = yield Decision(s, s.seat_of(hero), questions.SHIFT, hero)
        fight.shift = 0
        if value == 0:
            return
        yield from step(s, hero, value - 1)


# -- the attack itself --------------------------------------------------------------------------


def attack(s: Dungeon, hero: int, held: int, action: Action, target: int) -> Flow[None]:
    """An attack, as many times as its Repeat icon says, each with a target of its own."""
    for turn in range(action.repeat):
        if not s.standing():
            return
        if action.before:
            yield from shift(s, hero, action.before)
        if turn or target == NO_TARGET:
            target = yield from take_aim(s, hero, action)
            if target == NO_TARGET:
                if s.journal:
                    log.wasted(s, hero)
                return
        if action.kind == STRIKE:
            yield from strike(s, hero, held, action, target)
        else:
            yield from strike_without_dice(s, hero, action, target)
        if action.after and s.standing():
            yield from shift(s, hero, action.after)


def take_aim(s: Dungeon, hero: int, action: Action) -> Flow[int]:
    """Choose a target in range, if there is one."""
    fight = s.fight
    possible = possible_aims(s, hero, action)
    if not possible:
        return NO_TARGET
    if len(possible) == 1:
        return possible[0]
    target = yield Decision(s, s.seat_of(hero), questions.AIM, hero)
    fight.shift = 0
    return target


def strike(s: Dungeon, hero: int, held: int, action: Action, target: int) -> Flow[None]:
    """Roll, and compare the total with what each target blocks or resists."""
    foes = struck(s, target)
    magic = attack_magic(s, held, action)
    mod = attack_mod(s, hero, held, action)
    yield from attack_roll(s, hero, dice_against(s, hero, held, action, foes))
    if s.party[hero].luck and worth_luck(s, foes, magic, mod) and len(changes(s, hero)) > 1:
        yield from second_thoughts(s, hero)
    power = max(0, s.fight.total() + mod)
    conditions = attack_conditions(s, held, action)
    beaten = 0
    for number in foes:
        foe = s.fight.foes[number]
        beaten = max(beaten, power - defence_of(s, foe, magic))
        damage = damage_to(s, foe, power, magic)
        if damage and foe.conditions & BLEED:
            foe.conditions &= ~BLEED
            damage += 2
        wound(s, number, damage)
        if conditions and foe.node >= 0:
            inflict(s, number, conditions)
    if s.party[hero].armour >> 8 > 0:
        for ring in rings(s, hero):
            if ring.beat_by and beaten >= ring.beat_by:
                gain(s, hero, ring.beat_stamina, 0)
    if action.push:
        yield from push_back(s, hero, foes, action.push)


def worth_luck(s: Dungeon, foes: list[int], magic: bool, mod: int) -> bool:
    """Whether a better roll could still do more to any target."""
    power = max(0, s.fight.total() + mod)
    for number in foes:
        foe = s.fight.foes[number]
        if damage_to(s, foe, power, magic) < foe.health:
            return True
    return False


def strike_without_dice(s: Dungeon, hero: int, action: Action, target: int) -> Flow[None]:
    """A condition or a push without any damage."""
    foes = struck(s, target)
    for number in foes:
        if action.conditions:
            inflict(s, number, action.conditions)
    if action.push:
        yield from push_back(s, hero, foes, action.push)


def push_back(s: Dungeon, hero: int, foes: list[int], times: int) -> Flow[None]:
    """Push each enemy hit away from the attacker, once for every icon; bosses stay."""
    fight = s.fight
    for number in foes:
        if s.tables.foes[fight.foes[number].kind].boss:
            continue
        for _ in range(times):
            if fight.foes[number].node >= 0:
                fight.pushing = PUSH_AWAY
                fight.origin = s.party[hero].node
                yield from push(s, HEROES + number)


def free_attack(s: Dungeon, hero: int, use: int, foe: int) -> Flow[None]:
    """An attack outside the own activation that costs nothing and must go for one foe."""
    fight = s.fight
    held = held_in(s.party[hero], slot_of(use))
    action = s.tables.items[held & 255].actions[line_of(use)]
    fight.slot = slot_of(use)
    fight.line = line_of(use)
    fight.aim = foe
    target = AT_NODE + fight.foes[foe].node if action.node else AT_FOE + foe
    if s.journal:
        log.uses(s, hero, fight.slot, fight.line, target_of(use))
    yield from attack(s, hero, held, action, NO_TARGET if action.before else target)
    fight.aim = NOTHING
    if action.grants and s.standing():
        yield from grant_after(s, hero, action)
