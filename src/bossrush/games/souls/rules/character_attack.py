"""Character attacks (p. 22-23): a card is paid for, dice are rolled, foes are hurt and pushed."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.sets import members, only
from bossrush.games.souls.cards import terms
from bossrush.games.souls.cards.tables import Action
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules.attack_options import (
    aim_of,
    damage_to,
    defence_of,
    dice_against,
    given_to_one,
    in_range,
    is_aimed,
    possible_aims,
    struck,
)
from bossrush.games.souls.rules.character_movement import step, way_of
from bossrush.games.souls.rules.conditions import after_damage, inflict, with_bleed
from bossrush.games.souls.rules.endurance import gain, spend, wound
from bossrush.games.souls.rules.equipment import (
    attack_conditions,
    attack_magic,
    attack_mod,
    cost_of,
    rings,
)
from bossrush.games.souls.rules.luck import attack_roll, second_thoughts
from bossrush.games.souls.rules.push import push
from bossrush.games.souls.table.fight import PUSH_AWAY
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log


def use_card(s: Dungeon, hero: int, use: int, cost: int) -> Flow[None]:
    """Carry out one action of a card, at this cost."""
    fight = s.fight
    held, action = taken_up(s, hero, use)
    if action.attacks():
        charging = fight.charge
        if not (charging and action.before):  # such a charge is paid for when its target is known
            spend(s, hero, cost)
            fight.charge = False
        aim = aim_of(use) if is_aimed(use) else terms.NOTHING
        yield from attack(s, hero, held, action, aim, charging)
        if action.grants and s.standing():
            yield from grant_after(s, hero, action)
        return
    spend(s, hero, cost)
    if action.effect == terms.GRANT:
        give(s, answers.HEROES_GIVEN.of(use), action)
    elif action.effect == terms.BOOST:
        fight.magic = fight.magic or action.boost_magic
        fight.bonus += action.boost_mod
    elif action.effect == terms.GUARD:
        fight.guard_block += action.guard_block
        fight.guard_resist += action.guard_resist
    elif action.effect == terms.SHIFTING:
        yield from shift(s, hero, action.shift)


def taken_up(s: Dungeon, hero: int, use: int) -> tuple[int, Action]:
    """Note which action of which card is carried out: the card, and the action."""
    fight = s.fight
    fight.slot = answers.SLOT.of(use)
    fight.line = answers.LINE.of(use)
    if s.journal:
        log.uses(s, hero)
    held = s.party[hero].card_in(fight.slot)
    return held, s.item(held).actions[fight.line]


def give(s: Dungeon, heroes: int, action: Action) -> None:
    """Energy and Health for a set of characters."""
    for number in members(heroes):
        gain(s, number, action.stamina, action.health)


def grant_after(s: Dungeon, hero: int, action: Action) -> Flow[None]:
    """What an attack also grants, whatever damage it did."""
    to = hero
    if len(given_to_one(s, hero, action)) > 1:
        to = yield Decision(s, s.seat_of(hero), questions.GRANT_TO, hero)
    give(s, only(to), action)


def shift(s: Dungeon, hero: int, nodes: int) -> Flow[None]:
    """Up to so many nodes of free movement, no barrel in the way."""
    fight = s.fight
    for left in range(nodes, 0, -1):
        fight.shift = left
        answer = yield Decision(s, s.seat_of(hero), questions.SHIFT, hero)
        fight.shift = 0
        if answers.STAY.fits(answer):
            return
        yield from step(s, hero, way_of(answer, answers.STEP_TO))


# -- the attack itself --------------------------------------------------------------------------


def attack(
    s: Dungeon, hero: int, held: int, action: Action, aim: int, charging: bool = False
) -> Flow[None]:
    """An attack, as many times as its Repeat icon says, each with a target of its own.

    `aim` is the first target, where it has been chosen already. A Berserk Charge that begins
    against one's own node gives the Node icon to every roll.
    """
    fight = s.fight
    for turn in range(action.repeat):
        if not s.standing():
            break
        if action.before:
            yield from shift(s, hero, action.before)
        if turn or aim < 0:
            aim = yield from take_aim(s, hero, action)
            if fight.charge:
                settle_charge(s, hero, held, action, aim)
            if aim < 0:
                if s.journal:
                    log.wasted(s, hero)
                break
        if turn == 0 and charging and is_charge(s, hero, aim):
            fight.whole_nodes = True
        if action.effect == terms.STRIKE:
            yield from strike(s, hero, held, action, aim)
        else:
            yield from strike_without_dice(s, hero, action, aim)
        if action.after and s.standing():
            yield from shift(s, hero, action.after)
    fight.whole_nodes = False


def is_charge(s: Dungeon, hero: int, aim: int) -> bool:
    """Whether a Berserk Charge counts for this target: the own node."""
    return aim == answers.AT_NODE.answer(s.party[hero].node)


def settle_charge(s: Dungeon, hero: int, held: int, action: Action, aim: int) -> None:
    """After the shift of a charge its target is known: it is free against one's own node alone.

    An attack that reaches nobody costs what can be paid, and the charge waits for the next one.
    """
    cost = cost_of(s, hero, held, action)
    if aim < 0:
        if cost <= s.party[hero].free():
            spend(s, hero, cost)
        return
    s.fight.charge = False
    if not is_charge(s, hero, aim):
        spend(s, hero, cost)


def take_aim(s: Dungeon, hero: int, action: Action) -> Flow[int]:
    """Choose a target in range; -1 if there is none."""
    fight = s.fight
    possible = possible_aims(s, hero, action)
    if not possible:
        return terms.NOTHING
    if len(possible) == 1:
        return possible[0]
    aim = yield Decision(s, s.seat_of(hero), questions.AIM, hero)
    fight.shift = 0
    return aim


def strike(s: Dungeon, hero: int, held: int, action: Action, aim: int) -> Flow[None]:
    """Roll, and compare the total with what each target blocks or resists."""
    foes = struck(s, aim)
    magic = attack_magic(s, held, action)
    mod = attack_mod(s, hero, held, action)
    yield from attack_roll(s, hero, dice_against(s, hero, held, action, foes))
    s.fight.struck = foes
    yield from second_thoughts(s, hero)
    s.fight.struck = []
    power = max(0, s.fight.total() + mod)
    conditions = attack_conditions(s, held, action)
    beaten = 0
    for number in foes:
        foe = s.fight.foes[number]
        beaten = max(beaten, power - defence_of(foe, magic))
        dealt = damage_to(foe, power, magic)
        damage = with_bleed(foe.conditions, dealt)
        foe.conditions = after_damage(foe.conditions, dealt)
        wound(s, number, damage)
        if conditions and foe.node >= 0:
            inflict(s, number, conditions)
    for ring in rings(s, hero):
        if ring.beat_by and beaten >= ring.beat_by:
            gain(s, hero, ring.beat_stamina, 0)
    if action.push:
        yield from push_back(s, hero, foes, action.push)


def strike_without_dice(s: Dungeon, hero: int, action: Action, aim: int) -> Flow[None]:
    """A condition or a push without any damage."""
    foes = struck(s, aim)
    for number in foes:
        if action.conditions:
            inflict(s, number, action.conditions)
    if action.push:
        yield from push_back(s, hero, foes, action.push)


def push_back(s: Dungeon, hero: int, foes: list[int], times: int) -> Flow[None]:
    """Push each enemy hit away from the attacker, once for every icon; bosses stay."""
    fight = s.fight
    for number in foes:
        if fight.foes[number].card().boss:
            continue
        for _ in range(times):
            if fight.foes[number].node >= 0:
                fight.pushing = PUSH_AWAY
                fight.away_from = s.party[hero].node
                yield from push(s, terms.foe_model(number))


def free_attack(s: Dungeon, hero: int, use: int, foe: int) -> Flow[None]:
    """An attack outside the own activation that costs nothing and must go for one foe."""
    fight = s.fight
    held, action = taken_up(s, hero, use)
    fight.aim = foe
    aim = answers.AT_FOE.answer(foe)
    if action.node:
        aim = answers.AT_NODE.answer(fight.foes[foe].node)
    yield from attack(s, hero, held, action, terms.NOTHING if action.before else aim)
    fight.aim = terms.NOTHING
    if action.grants and s.standing():
        yield from grant_after(s, hero, action)


# -- Backstab (p. 11) ---------------------------------------------------------------------------


def backstabs(s: Dungeon, hero: int, foe: int) -> list[int]:
    """The attacks a Backstab could be: any option of a hand card that reaches the attacker."""
    character = s.party[hero]
    away = s.board().distance[character.node][s.fight.foes[foe].node]
    options: list[int] = []
    for slot in (terms.IN_LEFT, terms.IN_RIGHT):
        held = character.card_in(slot)
        if held < 0:
            continue
        for line, action in enumerate(s.item(held).actions):
            if action.attacks() and in_range(action, away):
                options.append(answers.ATTACK.answer(slot, line, foe))
    return options


def backstab(s: Dungeon, hero: int) -> Flow[None]:
    """Offer it after a dodge that succeeded, if the attacker is in range."""
    character = s.party[hero]
    if not character.is_ready_for(terms.BACKSTAB):
        return
    foe = s.fight.acting
    if not backstabs(s, hero, foe):
        return
    answer = yield Decision(s, s.seat_of(hero), questions.BACKSTAB, hero)
    if answers.PASS.fits(answer):
        return
    character.heroic = False
    if s.journal:
        log.heroic(s, hero)
    yield from free_attack(s, hero, answer, foe)
