"""What a roll comes to before it counts, and what Luck or Stand Fast may make of it (p. 11).

Luck may reroll any one die. A die is not offered where nothing that it could show would be better
in anything: the questions about it could be answered in one way only. What is better is read from
the rules that a roll bears on, such as Heavy Blows, a ring, Bleed or a push, and not from pips.
"""

from __future__ import annotations

from typing import Final

from bossrush.engine.sets import NONE, members, minus, plus, set_of
from bossrush.games.souls.cards.dice import colour_of, face_of
from bossrush.games.souls.cards.terms import BLEED, BLUE, STAND_FAST
from bossrush.games.souls.questions import answers
from bossrush.games.souls.rules.attack_options import action_in, damage_to, defence_of
from bossrush.games.souls.rules.conditions import with_bleed
from bossrush.games.souls.rules.endurance import toll
from bossrush.games.souls.rules.enemy_attack import heavy_blows, is_magic, strength, unstopped
from bossrush.games.souls.rules.equipment import attack_magic, attack_mod, ignores_push, rings
from bossrush.games.souls.rules.traps import trap_on
from bossrush.games.souls.table.fight import ATTACK_ROLL, BLOCK_ROLL, DODGE_ROLL, RESIST_ROLL
from bossrush.games.souls.table.state import Dungeon

ANY: Final = 1
EVERY: Final = 2
"""How many of the better totals are looked for."""
FALLEN: Final = [-1]
"""However somebody falls, it comes to the same."""


def result(s: Dungeon, hero: int, total: int) -> list[int]:
    """What the roll in the tray brings if it comes to this: numbers, of which more is better.

    What one may wish for or not stands there twice, the second time against itself.
    """
    roll = s.fight.roll
    if roll == ATTACK_ROLL:
        return _attack(s, hero, total)
    if roll in (BLOCK_ROLL, RESIST_ROLL):
        return _guard(s, hero, total)
    return _dodge(s, hero, total >= dodge_need(s))


def attack_power(s: Dungeon, hero: int, total: int) -> int:
    """How strong the attack in the tray is if its dice come to this."""
    fight = s.fight
    action = action_in(s, hero, fight.slot, fight.line)
    return max(0, total + attack_mod(s, hero, s.party[hero].card_in(fight.slot), action))


def is_magic_attack(s: Dungeon, hero: int) -> bool:
    """Whether the attack in the tray is made against Resist."""
    fight = s.fight
    action = action_in(s, hero, fight.slot, fight.line)
    return attack_magic(s, s.party[hero].card_in(fight.slot), action)


def health_after(s: Dungeon, number: int, power: int, magic: bool) -> int:
    """The Health that an attack of this strength leaves a foe."""
    foe = s.fight.foes[number]
    return max(0, foe.health - with_bleed(foe.conditions, damage_to(foe, power, magic)))


def _attack(s: Dungeon, hero: int, total: int) -> list[int]:
    """The Health of each target: nobody else can say whether less is wanted, with heat-up near."""
    power = attack_power(s, hero, total)
    magic = is_magic_attack(s, hero)
    made: list[int] = []
    beaten = 0
    for number in s.fight.struck:
        left = health_after(s, number, power, magic)
        made.append(left)
        made.append(-left)
        beaten = max(beaten, power - defence_of(s.fight.foes[number], magic))
    energy = sum(ring.beat_stamina for ring in rings(s, hero) if 0 < ring.beat_by <= beaten)
    made.append(min(energy, s.party[hero].black))
    return made


def _guard(s: Dungeon, hero: int, total: int) -> list[int]:
    """A Block or Resist roll: life, red cubes, Energy, and whether a Bleed goes."""
    magic = is_magic(s)
    attacker = s.fight.foes[s.fight.acting].card()
    energy = heavy_blows(attacker, magic, total)
    lives, red, gained = toll(s, hero, unstopped(strength(s), total), energy)
    if not lives:
        return FALLEN
    return [1, -red, gained, _bleed_gone(s, hero, red)]


def _dodge(s: Dungeon, hero: int, dodged: bool) -> list[int]:
    """A Dodge roll: a hit is worse but for a Bleed that goes, a ring, and where a push leads."""
    if dodged:
        return [1, 0, 0, 0, 0, 0]
    if s.fight.roll == DODGE_ROLL:
        lives, red, gained = toll(s, hero, strength(s))
        pushed = 1 if s.icon().push and not ignores_push(s, hero) else 0
    else:
        red = with_bleed(s.party[hero].conditions, trap_on(s, s.fight.trap).damage)
        lives, gained, pushed = red < s.party[hero].free(), 0, 0
    if not lives:
        return FALLEN
    return [1, -red, gained, _bleed_gone(s, hero, red), pushed, -pushed]


def _bleed_gone(s: Dungeon, hero: int, red: int) -> int:
    return 1 if red and s.party[hero].conditions & BLEED else 0


def dodge_need(s: Dungeon) -> int:
    """The dodge icons that the roll in the tray needs."""
    return s.behaviour().dodge if s.fight.roll == DODGE_ROLL else trap_on(s, s.fight.trap).dodge


# -- what may still be done to a roll -----------------------------------------------------------


def changes(s: Dungeon, hero: int) -> list[int]:
    """What may be done to the roll in the tray: keep it, roll a die again, add one."""
    options = [answers.KEEP.answer()]
    character = s.party[hero]
    fight = s.fight
    if character.luck:
        better = better_totals(s, hero, with_luck(s, hero), EVERY)
        for place, die in enumerate(fight.tray):
            if with_another_face(s, hero, die) & better:
                options.append(answers.REROLL.answer(place))
    if may_stand_fast(s, hero) and better_totals(s, hero, with_another_die(s, hero), ANY):
        options.append(answers.STAND_FAST.answer())
    return options


def may_change(s: Dungeon, hero: int) -> bool:
    """Whether anything may be done to the roll in the tray but to keep it."""
    totals = with_another_die(s, hero) if may_stand_fast(s, hero) else NONE
    if s.party[hero].luck:
        totals |= with_luck(s, hero)
    return better_totals(s, hero, totals, ANY) != NONE


def may_stand_fast(s: Dungeon, hero: int) -> bool:
    """Whether a character may add a die to a Block roll."""
    fight = s.fight
    if fight.roll != BLOCK_ROLL or not fight.tray:
        return False
    return s.party[hero].is_ready_for(STAND_FAST)


def with_another_face(s: Dungeon, hero: int, die: int) -> int:
    """What the roll in the tray could come to with another face of one of its dice: a set.

    A character that may Stand Fast can still do so after Luck, and the other way round.
    """
    totals = _rerolled(s, die)
    return totals | _plus_blue(s, totals) if may_stand_fast(s, hero) else totals


def with_luck(s: Dungeon, hero: int) -> int:
    """What it could come to with another face of any one die, as a set."""
    totals = _any_rerolled(s)
    return totals | _plus_blue(s, totals) if may_stand_fast(s, hero) else totals


def with_another_die(s: Dungeon, hero: int) -> int:
    """What it could come to with a blue die more, as a set."""
    totals = _plus_blue(s, set_of([s.fight.total()]))
    return totals | _plus_blue(s, _any_rerolled(s)) if s.party[hero].luck else totals


def _rerolled(s: Dungeon, die: int) -> int:
    faces = s.tables.pips[colour_of(die)]
    rest = s.fight.total() - faces[face_of(die)]
    return set_of(faces) << rest


def _any_rerolled(s: Dungeon) -> int:
    totals = NONE
    for die in s.fight.tray:
        totals |= _rerolled(s, die)
    return totals


def _plus_blue(s: Dungeon, totals: int) -> int:
    """These totals with each face of a blue die added."""
    more = NONE
    for pips in s.tables.pips[BLUE]:
        more |= totals << pips
    return more


def better_totals(s: Dungeon, hero: int, totals: int, how_many: int) -> int:
    """Those of these totals that bring something which the present one does not, or ANY of them."""
    total = s.fight.total()
    totals = minus(totals, total)
    if not totals:
        return NONE
    kept = result(s, hero, total)
    better = NONE
    for other in members(totals):
        if is_better(result(s, hero, other), kept):
            better = plus(better, other)
            if how_many == ANY:
                return better
    return better


def is_better(one: list[int], other: list[int]) -> bool:
    """Whether a result is better than another one in anything."""
    if one is FALLEN or other is FALLEN:
        return one is not other and other is FALLEN
    for place in range(len(one)):
        if one[place] > other[place]:
            return True
    return False
