"""Rolling dice, and what may still be done to a roll: Luck (p. 11), and the Knight's Stand Fast."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll_many
from bossrush.games.souls import questions
from bossrush.games.souls.cards.dice import colour_of, count_of, face_of, shown
from bossrush.games.souls.cards.terms import BLUE, GREEN, STAND_FAST
from bossrush.games.souls.table import answers
from bossrush.games.souls.table.fight import ATTACK_ROLL, BLOCK_ROLL, DODGE_ROLL
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log


def changes(s: Dungeon, hero: int) -> list[int]:
    """What may be done to the roll in the tray: keep it, roll a die again, add one."""
    options = [answers.KEEP.answer()]
    character = s.party[hero]
    fight = s.fight
    if character.luck:
        for place, die in enumerate(fight.tray):
            pips = s.tables.pips[colour_of(die)]
            if pips[face_of(die)] < pips[-1]:
                options.append(answers.REROLL.answer(place))
    if fight.roll == BLOCK_ROLL and character.is_ready_for(STAND_FAST):
        options.append(answers.STAND_FAST.answer())
    return options


def roll_dice(s: Dungeon, hero: int, dice: int, kind: int) -> Flow[None]:
    """Roll a handful into the tray."""
    s.fight.empty_tray(hero, kind)
    for colour in range(GREEN):
        count = count_of(dice, colour)
        if count:
            yield from _into_tray(s, hero, colour, count)


def attack_roll(s: Dungeon, hero: int, dice: int) -> Flow[None]:
    yield from roll_dice(s, hero, dice, ATTACK_ROLL)
    if s.journal:
        log.rolled(s, hero)


def roll_dodge(s: Dungeon, hero: int, count: int, need: int, kind: int = DODGE_ROLL) -> Flow[None]:
    """Roll green dice into the tray; Luck may help where it can."""
    s.fight.empty_tray(hero, kind)
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
            s.fight.tray.append(shown(colour, face))
        return
    tray = s.fight.tray
    for _ in range(count):
        tray.append(shown(colour, die.first[s.chance.pick(die.count, die)]))


def second_thoughts(s: Dungeon, hero: int) -> Flow[bool]:
    """Offer Luck, and Stand Fast after a Block roll, before it counts; whether either was used."""
    character = s.party[hero]
    answer = yield Decision(s, s.seat_of(hero), questions.ROLLED, hero)
    if answers.KEEP.fits(answer):
        return False
    if answers.STAND_FAST.fits(answer):
        character.heroic = False
        if s.journal:
            log.heroic(s, hero)
        yield from _into_tray(s, hero, BLUE, 1)
        place = len(s.fight.tray) - 1
    else:
        character.luck = False
        place = answers.DIE.of(answer)
        colour = colour_of(s.fight.tray[place])
        if s.journal:
            log.luck(s, hero, place)
        faces = yield from roll_many(s, s.tables.dice[colour], 1, s.seat_of(hero))
        s.fight.tray[place] = shown(colour, faces[0])
    if s.journal:
        log.rolled(s, hero, place, place)
    return True
