"""Rolling dice, and what may still be done to a roll: Luck (p. 11), and the Knight's Stand Fast."""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.engine.dice import roll_many
from bossrush.games.souls.cards.dice import colour_of, count_of, shown
from bossrush.games.souls.cards.terms import BLUE, GREEN, STAND_FAST
from bossrush.games.souls.questions import answers
from bossrush.games.souls.questions import asked as questions
from bossrush.games.souls.table.fight import ATTACK_ROLL, DODGE_ROLL
from bossrush.games.souls.table.state import Dungeon
from bossrush.games.souls.words import log


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


def roll_dodge(s: Dungeon, hero: int, count: int, kind: int = DODGE_ROLL) -> Flow[None]:
    """Roll green dice into the tray; Luck may help."""
    s.fight.empty_tray(hero, kind)
    if count:
        yield from _into_tray(s, hero, GREEN, count)
    if s.journal:
        log.rolled(s, hero)
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


def second_thoughts(s: Dungeon, hero: int) -> Flow[None]:
    """Offer Luck, and Stand Fast after a Block roll, before it counts, where they could matter."""
    while may_think_again(s, hero):
        answer = yield Decision(s, s.seat_of(hero), questions.ROLLED, hero)
        if answers.KEEP.fits(answer):
            return
        yield from change(s, hero, answer)


def may_think_again(s: Dungeon, hero: int) -> bool:
    """Whether there is more to be done to the roll than to keep it."""
    character = s.party[hero]
    if not s.fight.tray or not (character.luck or character.is_ready_for(STAND_FAST)):
        return False
    return questions.ROLLED.offers_a_change(s, hero)


def change(s: Dungeon, hero: int, answer: int) -> Flow[None]:
    """Roll one die of the tray again, or add one."""
    character = s.party[hero]
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
