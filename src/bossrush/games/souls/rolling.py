"""Rolling dice, and what may still be done to a roll: Luck, and the Knight's Stand Fast."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll_many
from bossrush.games.souls import asks, tell
from bossrush.games.souls.fight import ATTACK_ROLL, DODGE_ROLL
from bossrush.games.souls.state import Dungeon
from bossrush.games.souls.terms import BLUE, GREEN
from bossrush.games.souls.tray import ADD_DIE, KEEP, REROLL, total


def roll_dice(s: Dungeon, hero: int, dice: int, kind: int) -> Flow[None]:
    """Roll a handful into the tray."""
    fight = s.fight
    fight.tray = []
    fight.roller = hero
    fight.roll = kind
    for colour in range(3):
        count = dice >> 8 * colour & 255
        if count:
            yield from _into_tray(s, hero, colour, count)


def roll_dodge(s: Dungeon, hero: int, count: int, need: int, kind: int = DODGE_ROLL) -> Flow[None]:
    """Roll green dice into the tray; Luck may help where it can."""
    fight = s.fight
    fight.tray = []
    fight.roller = hero
    fight.roll = kind
    if count:
        yield from _into_tray(s, hero, GREEN, count)
    if s.journal:
        tell.rolled(s, hero)
    if s.party[hero].luck and count and total(s) == need - 1:
        yield from second_thoughts(s, hero)


def _into_tray(s: Dungeon, hero: int, colour: int, count: int) -> Flow[None]:
    die = s.t.dice[colour]
    if s.chance.physical:
        faces = yield from roll_many(s, die, count, s.seat_of(hero))
        for face in faces:
            s.fight.tray.append(colour << 4 | face)
        return
    tray = s.fight.tray
    for _ in range(count):
        tray.append(colour << 4 | die.first[s.chance.pick(die.count, die)])


def second_thoughts(s: Dungeon, hero: int) -> Flow[bool]:
    """Offer Luck, and Stand Fast after a Block roll, before it counts; whether either was used."""
    one = s.party[hero]
    value = yield Decision(s, s.seat_of(hero), asks.ROLLED, hero)
    if value == KEEP:
        return False
    if value == ADD_DIE:
        one.heroic = False
        if s.journal:
            tell.heroic(s, hero)
        yield from _into_tray(s, hero, BLUE, 1)
        place = len(s.fight.tray) - 1
    else:
        one.luck = False
        place = value - REROLL
        die = s.t.dice[s.fight.tray[place] >> 4]
        if s.journal:
            tell.luck(s, hero, place)
        faces = yield from roll_many(s, die, 1, s.seat_of(hero))
        s.fight.tray[place] = s.fight.tray[place] & ~15 | faces[0]
    if s.journal:
        tell.rolled(s, hero, place, place)
    return True


def attack_roll(s: Dungeon, hero: int, dice: int) -> Flow[None]:
    yield from roll_dice(s, hero, dice, ATTACK_ROLL)
    if s.journal:
        tell.rolled(s, hero)
