"""Enemy attacks (p. 25): Block or Resist, or Dodge, and what a hit does.

What an attack comes to is worked out by pure functions, which rules, odds and forecasts share.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision, First, Flow
from bossrush.engine.sets import members, minus, set_of
from bossrush.games.souls.cards.tables import FoeCard, Icon
from bossrush.games.souls.cards.terms import ATTACK, HEAVY_BLOWS
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.rules.character_attack import backstab
from bossrush.games.souls.rules.character_movement import dodge_move
from bossrush.games.souls.rules.conditions import afflict, staggered_damage
from bossrush.games.souls.rules.endurance import spend, suffer_attack
from bossrush.games.souls.rules.equipment import block_dice, dodge_dice, resist_dice
from bossrush.games.souls.rules.luck import roll_dice, roll_dodge, second_thoughts
from bossrush.games.souls.rules.push import push
from bossrush.games.souls.table.fight import BLOCK_ROLL, PUSH_ANY, RESIST_ROLL, Foe
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log

HEAVY_FROM: Final = 3
"""What a Block must come to before Heavy Blows cost Energy."""

# -- what an attack comes to --------------------------------------------------------------------


def strength_of(foe: Foe, icon: Icon) -> int:
    """The damage of an icon before any defence; Stagger weakens attacks, not numbered pushes."""
    return staggered_damage(foe.conditions, icon.damage) if icon.op == ATTACK else icon.damage


def magic_of(icon: Icon) -> bool:
    """Whether Resist, and not Block, counts against it; a numbered push is physical."""
    return icon.op == ATTACK and icon.magic


def strength(s: Dungeon) -> int:
    """The damage of the attack that is being resolved, before any defence."""
    return strength_of(s.fight.foes[s.fight.acting], s.icon())


def is_magic(s: Dungeon) -> bool:
    """Whether the attack that is being resolved is magic."""
    return magic_of(s.icon())


def defence_dice(s: Dungeon, hero: int, magic: bool) -> int:
    """The dice of a character that stands: Resist against magic, Block against anything else."""
    return resist_dice(s, hero) if magic else block_dice(s, hero)


def unstopped(power: int, stopped: int) -> int:
    """What a Block or Resist roll leaves of an attack."""
    return max(0, power - stopped)


def heavy_blows(attacker: FoeCard, magic: bool, stopped: int) -> int:
    """The Energy that a strong Block costs against the Winged Knight's Heavy Blows."""
    heavy = attacker.special == HEAVY_BLOWS and not magic and stopped >= HEAVY_FROM
    return 1 if heavy else 0


# -- defending ----------------------------------------------------------------------------------


def next_to_defend(s: Dungeon, targets: int) -> Flow[tuple[int, int]]:
    """Of several targets the first to answer defends first: who, and how."""
    heroes = members(targets)
    if len(heroes) == 1:
        hero = heroes[0]
        answer = yield Decision(s, s.seat_of(hero), questions.DEFENCE, hero)
        return hero, answer
    race = First([Decision(s, s.seat_of(hero), questions.DEFENCE, hero) for hero in heroes])
    answer = yield race
    return race.actor, answer


def defend(s: Dungeon, hero: int, answer: int) -> Flow[bool]:
    """Resolve an attack on one character, short of its push; whether it was hit."""
    if s.journal:
        log.attacked(s, hero, strength(s), is_magic(s))
    if answers.dodges(answer):
        return (yield from dodge(s, hero, answer))
    yield from block_or_resist(s, hero)
    return True


def dodge(s: Dungeon, hero: int, answer: int) -> Flow[bool]:
    """Move and roll against the dodge difficulty; whether the attack hits all the same."""
    need = s.behaviour().dodge
    yield from dodge_move(s, hero, answer)
    yield from roll_dodge(s, hero, dodge_dice(s, hero))
    if s.fight.total() >= need:
        if s.journal:
            log.dodged(s, hero)
        yield from backstab(s, hero)
        return False
    if s.journal:
        log.dodge_failed(s, hero)
    hit(s, hero, strength(s))
    return True


def block_or_resist(s: Dungeon, hero: int) -> Flow[None]:
    """Roll to stop as much as possible; whatever is left is suffered."""
    magic = is_magic(s)
    dice = defence_dice(s, hero, magic)
    yield from roll_dice(s, hero, dice, RESIST_ROLL if magic else BLOCK_ROLL)
    if s.journal:
        log.rolled(s, hero)
    power = strength(s)
    yield from second_thoughts(s, hero)
    stopped = s.fight.total() if dice else 0
    if s.journal:
        log.withstood(s, hero, stopped, power)
    hit(s, hero, unstopped(power, stopped))
    acting = s.fight.acting
    energy = heavy_blows(s.fight.foes[acting].card(), magic, stopped)
    if energy:
        if s.journal:
            log.special(s, acting)
        spend(s, hero, energy)


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
    fight.targets = set_of(s.heroes_on(node))
    while fight.targets:
        hero, answer = yield from next_to_defend(s, fight.targets)
        fight.targets = minus(fight.targets, hero)
        was_hit = yield from defend(s, hero, answer)
        if foe.node < 0:
            fight.targets = 0
            return
        if was_hit and s.party[hero].node == node:
            fight.pushing = kind
            fight.away_from = node
            yield from push(s, hero)
