"""Enemy attacks (p. 25): Block or Resist, or Dodge, and what a hit does."""

from __future__ import annotations

from bossrush.engine.decision import Decision, First, Flow
from bossrush.games.souls import questions
from bossrush.games.souls.cards.terms import ATTACK, HEAVY_BLOWS, STAGGER
from bossrush.games.souls.rules.character_movement import STAND, dodge_move
from bossrush.games.souls.rules.conditions import afflict
from bossrush.games.souls.rules.endurance import spend, suffer_attack
from bossrush.games.souls.rules.equipment import block_dice, dodge_dice, resist_dice
from bossrush.games.souls.rules.heroic_actions import backstab
from bossrush.games.souls.rules.luck import changes, roll_dice, roll_dodge, second_thoughts
from bossrush.games.souls.rules.push import push
from bossrush.games.souls.table import log
from bossrush.games.souls.table.fight import BLOCK_ROLL, PUSH_ANY, RESIST_ROLL
from bossrush.games.souls.table.state import Dungeon


def strength(s: Dungeon) -> int:
    """The damage of the attack that is being resolved, before any defence."""
    icon = s.icon()
    if icon.op == ATTACK and s.fight.foes[s.fight.acting].conditions & STAGGER:
        return max(0, icon.damage - 1)
    return icon.damage


def is_magic(s: Dungeon) -> bool:
    """Whether Resist, and not Block, counts against it; a movement attack is physical."""
    icon = s.icon()
    return icon.op == ATTACK and icon.magic


def next_to_defend(s: Dungeon, mask: int) -> Flow[tuple[int, int]]:
    """Whoever of several targets answers first defends first: who, and how."""
    heroes = [hero for hero in range(len(s.party)) if mask >> hero & 1]
    if len(heroes) == 1:
        hero = heroes[0]
        value = yield Decision(s, s.seat_of(hero), questions.DEFENCE, hero)
        return hero, value
    race = First([Decision(s, s.seat_of(hero), questions.DEFENCE, hero) for hero in heroes])
    value = yield race
    return race.actor, value


def defend(s: Dungeon, hero: int, value: int) -> Flow[bool]:
    """Resolve an attack on one character, short of its push; whether it was hit."""
    fight = s.fight
    if s.journal:
        log.attacked(s, hero, strength(s), is_magic(s))
    if value != STAND:
        need = s.behaviour().dodge
        yield from dodge_move(s, hero, value)
        yield from roll_dodge(s, hero, dodge_dice(s, hero), need)
        if s.fight.total() >= need:
            if s.journal:
                log.dodged(s, hero)
            yield from backstab(s, hero)
            return False
        if s.journal:
            log.dodge_failed(s, hero)
        hit(s, hero, strength(s))
        return True
    magic = is_magic(s)
    dice = resist_dice(s, hero) if magic else block_dice(s, hero)
    yield from roll_dice(s, hero, dice, RESIST_ROLL if magic else BLOCK_ROLL)
    if s.journal:
        log.rolled(s, hero)
    power = strength(s)
    while dice and s.fight.total() < power and len(changes(s, hero)) > 1:
        again = yield from second_thoughts(s, hero)
        if not again:
            break
    stopped = s.fight.total() if dice else 0
    if s.journal:
        log.withstood(s, hero, stopped, power)
    hit(s, hero, max(0, power - stopped))
    if not magic and stopped >= 3 and fight.boss:
        card = s.tables.foes[fight.foes[fight.acting].kind]
        if card.special == HEAVY_BLOWS:
            if s.journal:
                log.special(s, fight.acting)
            spend(s, hero, 1)
    return True


def hit(s: Dungeon, hero: int, damage: int) -> None:
    """A hit: damage with Ember and Bleed, then the attack's conditions."""
    suffer_attack(s, hero, damage)
    icon = s.icon()
    if icon.conditions:
        afflict(s, hero, icon.conditions)


def movement_attack(s: Dungeon, node: int, kind: int = PUSH_ANY) -> Flow[None]:
    """A numbered push: every character on the entered node defends, and is pushed if hit."""
    fight = s.fight
    foe = fight.foes[fight.acting]
    mask = 0
    for hero in s.heroes_on(node):
        mask |= 1 << hero
    fight.targets = mask
    while fight.targets:
        hero, value = yield from next_to_defend(s, fight.targets)
        fight.targets &= ~(1 << hero)
        was_hit = yield from defend(s, hero, value)
        if foe.node < 0:
            fight.targets = 0
            return
        if was_hit and s.party[hero].node == node:
            fight.pushing = kind
            fight.origin = node
            yield from push(s, hero)
