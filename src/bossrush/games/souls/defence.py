"""Defending against an attack: Block or Resist, or Dodge, and what a hit does."""

from __future__ import annotations

from bossrush.engine.decision import Decision, First, Flow
from bossrush.games.souls import asks, tell
from bossrush.games.souls.backstab import backstab
from bossrush.games.souls.endurance import afflict, spend, suffer_attack
from bossrush.games.souls.fight import BLOCK_ROLL, RESIST_ROLL
from bossrush.games.souls.gear import block_dice, dodge_dice, resist_dice
from bossrush.games.souls.moving import dodge_move
from bossrush.games.souls.quarry import is_magic, strength
from bossrush.games.souls.rolling import roll_dice, roll_dodge, second_thoughts
from bossrush.games.souls.room import STAND
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import HEAVY_BLOWS
from bossrush.games.souls.tray import changes, total


def next_to_defend(s: Dungeon, mask: int) -> Flow[tuple[int, int]]:
    """Whoever of several targets answers first defends first: who, and how."""
    heroes = [hero for hero in range(len(s.party)) if mask >> hero & 1]
    if len(heroes) == 1:
        hero = heroes[0]
        value = yield Decision(s, s.seat_of(hero), asks.DEFENCE, hero)
        return hero, value
    race = First([Decision(s, s.seat_of(hero), asks.DEFENCE, hero) for hero in heroes])
    value = yield race
    return race.actor, value


def defend(s: Dungeon, hero: int, value: int) -> Flow[bool]:
    """Resolve an attack on one character, short of its push; whether it was hit."""
    fight = s.fight
    if s.journal:
        tell.attacked(s, hero, strength(s))
    if value != STAND:
        need = s.behaviour().dodge
        yield from dodge_move(s, hero, value)
        yield from roll_dodge(s, hero, dodge_dice(s, hero), need)
        if total(s) >= need:
            if s.journal:
                tell.dodged(s, hero)
            yield from backstab(s, hero)
            return False
        if s.journal:
            tell.dodge_failed(s, hero)
        hit(s, hero, strength(s))
        return True
    magic = is_magic(s)
    dice = resist_dice(s, hero) if magic else block_dice(s, hero)
    yield from roll_dice(s, hero, dice, RESIST_ROLL if magic else BLOCK_ROLL)
    if s.journal:
        tell.rolled(s, hero)
    power = strength(s)
    while dice and total(s) < power and len(changes(s, hero)) > 1:
        again = yield from second_thoughts(s, hero)
        if not again:
            break
    stopped = total(s) if dice else 0
    if s.journal:
        tell.withstood(s, hero, stopped, power)
    hit(s, hero, max(0, power - stopped))
    if not magic and stopped >= 3 and fight.boss:
        card = s.t.foes[fight.foes[fight.acting].kind]
        if card.special == HEAVY_BLOWS:
            if s.journal:
                tell.special(s, fight.acting)
            spend(s, hero, 1)
    return True


def hit(s: Dungeon, hero: int, damage: int) -> None:
    """A hit: damage with Ember and Bleed, then the attack's conditions."""
    suffer_attack(s, hero, damage)
    icon = s.icon()
    if icon.conditions:
        afflict(s, hero, icon.conditions)
