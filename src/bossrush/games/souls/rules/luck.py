"""Rolling dice, and what may still be done to a roll: Luck (p. 11), and the Knight's Stand Fast."""

from __future__ import annotations

from typing import Final

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll_many
from bossrush.games.souls import questions
from bossrush.games.souls.cards.terms import BLUE, GREEN, STAND_FAST
from bossrush.games.souls.table import log
from bossrush.games.souls.table.fight import ATTACK_ROLL, BLOCK_ROLL, DODGE_ROLL
from bossrush.games.souls.table.state import Dungeon

KEEP: Final = 0
"""Of what may be done to a roll: nothing."""
REROLL: Final = 1
"""From here on: roll die 0, 1, … again."""
ADD_DIE: Final = 32
"""Stand Fast."""


def changes(s: Dungeon, hero: int) -> list[int]:
    """What may be done to the roll in the tray: keep it, roll a die again, add one."""
    options = [KEEP]
    character = s.party[hero]
    fight = s.fight
    if character.luck:
        for place, die in enumerate(fight.tray):
            pips = s.tables.pips[die >> 4]
            if pips[die & 15] < pips[5]:
                options.append(REROLL + place)
    if fight.roll == BLOCK_ROLL and character.heroic and character.card().heroic == STAND_FAST:
        options.append(ADD_DIE)
    return options


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
        log.rolled(s, hero)
    if s.party[hero].luck and count and s.fight.total() == need - 1:
        yield from second_thoughts(s, hero)


def _into_tray(s: Dungeon, hero: int, colour: int, count: int) -> Flow[None]:
    die = s.tables.dice[colour]
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
    character = s.party[hero]
    value = yield Decision(s, s.seat_of(hero), questions.ROLLED, hero)
    if value == KEEP:
        return False
    if value == ADD_DIE:
        character.heroic = False
        if s.journal:
            log.heroic(s, hero)
        yield from _into_tray(s, hero, BLUE, 1)
        place = len(s.fight.tray) - 1
    else:
        character.luck = False
        place = value - REROLL
        die = s.tables.dice[s.fight.tray[place] >> 4]
        if s.journal:
            log.luck(s, hero, place)
        faces = yield from roll_many(s, die, 1, s.seat_of(hero))
        s.fight.tray[place] = s.fight.tray[place] & ~15 | faces[0]
    if s.journal:
        log.rolled(s, hero, place, place)
    return True


def attack_roll(s: Dungeon, hero: int, dice: int) -> Flow[None]:
    yield from roll_dice(s, hero, dice, ATTACK_ROLL)
    if s.journal:
        log.rolled(s, hero)
